"""Types of what the library returns: lines of a simulation, and the parts of `view.position`.

Import them to write signatures of your own; a program never makes one. `docs/reference/types.md` describes each field.
The classes that a program works with, such as `Game`, `View` and `Choice`, are names of `tiptoe` itself.

>>> import tiptoe
>>> from tiptoe.types import SeatReport, Shown
>>> def lost(line: SeatReport) -> float:
...     return line.lost / (line.escaped + line.rescued + line.lost)
>>> [lost(line) for line in tiptoe.simulate("classic", ["greedy", "random"], games=4, seed=1).seats]
[0.0, 1.0]
>>> isinstance(tiptoe.Game("classic").view().position, Shown)
True
"""

from .sim.balance import GameFacts
from .sim.report import Finish, GameResult, SeatReport
from .wire.view import (
    Fate,
    LyingTile,
    NextAttack,
    OpenedLock,
    PlacedCube,
    ScoreLine,
    ScorePart,
    Shown,
    ShownMap,
    ShownNight,
    ShownSeat,
    Status,
    WaitingText,
    WildCubes,
)

__all__ = [
    "Fate",
    "Finish",
    "GameFacts",
    "GameResult",
    "LyingTile",
    "NextAttack",
    "OpenedLock",
    "PlacedCube",
    "ScoreLine",
    "ScorePart",
    "SeatReport",
    "Shown",
    "ShownMap",
    "ShownNight",
    "ShownSeat",
    "Status",
    "WaitingText",
    "WildCubes",
]
