"""Tiptoe: an open home for the Clank! family of deck-building heists.

The names that drive a game; each is imported when it is first asked for.

>>> import tiptoe
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
from .build import choose

if TYPE_CHECKING:
    from .catalog import open_game
    from .core.kernel import apply, choices
    from .core.notation import key
    from .core.rng import seeded
    from .rules.scoring import score
    from .rules.turn import new_game
    from .view.view import View

choose(__path__)

__all__ = ["View", "__version__", "apply", "choices", "key", "new_game", "open_game", "score", "seeded"]

HOMES = {
    "View": "view.view",
    "apply": "core.kernel",
    "choices": "core.kernel",
    "key": "core.notation",
    "new_game": "rules.turn",
    "open_game": "catalog",
    "score": "rules.scoring",
    "seeded": "core.rng",
}


def __getattr__(name: str) -> object:
    if name not in HOMES:
        raise AttributeError(f"module 'tiptoe' has no attribute {name!r}; it offers {', '.join(__all__)}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
