"""Int engine: the same games in numbers, for programs that count nanoseconds.

A state is written in place, a choice is one int, and nothing is checked that a loop would pay for. `tiptoe.Game.state`
is such a state. These functions are compiled where a compiled build is there, so `help()` shows little of them;
`docs/architecture.md` describes them. Only `import tiptoe` is promised by semantic versioning.

>>> from tiptoe import engine
>>> state = engine.new_game(engine.open_game("classic"), seats=2, rng=engine.seeded(1))
>>> engine.key(engine.choices(state)[0], state)
'play:burgle'
>>> engine.View(state, 0).asked
1
"""

from .catalog import open_game
from .core.board import RoomId
from .core.choice import ChoiceId
from .core.codec import decode, digest, encode
from .core.components import CardId, TokenId
from .core.kernel import Decision, apply, decision, offered_choice, price, why_not
from .core.kernel import choices as shared_choices
from .core.notation import about, key, parse
from .core.price import Price
from .core.refusals import IllegalChoice, Reason
from .core.rng import Rng, seeded
from .core.ruleset import Ruleset
from .core.state import SeatId, State
from .packs.files import Source
from .rules.scoring import score, winners
from .rules.turn import new_game
from .view.determinize import determinize
from .view.view import View

__all__ = [
    "CardId",
    "ChoiceId",
    "Decision",
    "IllegalChoice",
    "Price",
    "Reason",
    "Rng",
    "RoomId",
    "Ruleset",
    "SeatId",
    "Source",
    "State",
    "TokenId",
    "View",
    "about",
    "apply",
    "choices",
    "decision",
    "decode",
    "determinize",
    "digest",
    "encode",
    "key",
    "new_game",
    "offered_choice",
    "open_game",
    "parse",
    "price",
    "score",
    "seeded",
    "why_not",
    "winners",
]


def choices(state: State) -> list[ChoiceId]:
    """Returns every legal choice, in a new list that the caller may change."""
    return shared_choices(state)[:]
