"""Tiptoe: an open home for the Clank! family of deck-building heists.

>>> import tiptoe
>>> game = tiptoe.Game("classic", seats=2, seed=1)
>>> game
<Game of classic with 2 seats: turn 1, seat 1 to choose: play:burgle, play:stumble>
>>> print(game.explain("end-turn"))
Play all the cards in your hand first. (CORE-4.5)
>>> game.play("play:burgle").view().resources.skill
1
>>> class Hoarder(tiptoe.Bot):
...     def choose(self, view):
...         return max(view.choices, key=lambda choice: choice.price.skill)
>>> tiptoe.simulate("classic", [Hoarder, "greedy"], games=2, seed=1).games
2

Each name is imported when it is first used. `docs/api.md` says which of them are promised, and `tiptoe.engine` has the
same games in numbers. The functions of the first version are still here:

>>> state = tiptoe.new_game(tiptoe.open_game("classic"), seats=2, rng=tiptoe.seeded(1))
>>> tiptoe.key(tiptoe.choices(state)[0], state)
'play:burgle'
>>> while not state.over:
...     tiptoe.apply(state, tiptoe.choices(state)[0])
>>> [tiptoe.score(state, seat) for seat in range(2)]
[0, 0]
>>> tiptoe.View(state, 0).over
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

from .build import VERSION as __version__
from .build import select_build

if TYPE_CHECKING:
    from .api.bot import Bot
    from .api.cards import Card, Price, Token
    from .api.choices import Choice
    from .api.client import Client, Seat
    from .api.errors import IllegalChoice, Refusal, TiptoeError
    from .api.game import Event, Game, Record, load_record
    from .api.maps import Tunnel
    from .api.rulebook import Rule, rule
    from .api.simulation import Simulation, simulate
    from .api.views import Resources, View
    from .catalog import open_game
    from .core.kernel import apply
    from .core.notation import key
    from .core.rng import seeded
    from .engine import choices
    from .rules.scoring import score
    from .rules.turn import new_game

select_build(__path__)

__all__ = [
    "Bot",
    "Card",
    "Choice",
    "Client",
    "Event",
    "Game",
    "IllegalChoice",
    "Price",
    "Record",
    "Refusal",
    "Resources",
    "Rule",
    "Seat",
    "Simulation",
    "TiptoeError",
    "Token",
    "Tunnel",
    "View",
    "__version__",
    "apply",
    "choices",
    "key",
    "load_record",
    "new_game",
    "open_game",
    "rule",
    "score",
    "seeded",
    "simulate",
]

HOMES = {
    "Bot": "api.bot",
    "Card": "api.cards",
    "Choice": "api.choices",
    "Client": "api.client",
    "Event": "api.game",
    "Game": "api.game",
    "IllegalChoice": "api.errors",
    "Price": "api.cards",
    "Record": "api.game",
    "Refusal": "api.errors",
    "Resources": "api.views",
    "Rule": "api.rulebook",
    "Seat": "api.client",
    "Simulation": "api.simulation",
    "TiptoeError": "api.errors",
    "Token": "api.cards",
    "Tunnel": "api.maps",
    "View": "api.views",
    "apply": "core.kernel",
    "choices": "engine",
    "key": "core.notation",
    "load_record": "api.game",
    "new_game": "rules.turn",
    "open_game": "catalog",
    "rule": "api.rulebook",
    "score": "rules.scoring",
    "seeded": "core.rng",
    "simulate": "api.simulation",
}

MODULES = ("engine", "types")  # public modules


def __getattr__(name: str) -> object:
    if name in MODULES:
        return import_module(f"{__name__}.{name}")
    if name not in HOMES:
        raise AttributeError(f"module 'tiptoe' has no attribute {name!r}; it offers {', '.join(__all__)}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*__all__, *MODULES, *(name for name in globals() if name.startswith("__"))})
