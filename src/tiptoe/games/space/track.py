"""SPA-8: bounty hunters and the Blockade, which wait on spaces of the rage track."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.definitions import Milestone
from ...core.state import State
from ...rules.tokens import release_wild
from .events import BLOCKADE_SET

BLOCKADE: Final = 9  # its space of the track, counted from 0


@final
class ReleaseHunters(Milestone):
    """Releases the hunters of each space that the marker reaches or passes."""

    rule: ClassVar[str] = "SPA-8.2"

    def passed(self, state: State, before: int) -> None:
        for hunters in state.rules.params.wild_track[before + 1 : state.marker + 1]:
            release_wild(state, hunters)


@final
class RaiseBlockade(Milestone):
    """Tells that the Blockade is up; it stands as long as the marker is there, and the marker never goes back."""

    rule: ClassVar[str] = "SPA-8.4"
    name: ClassVar[str] = "blockade"
    space: ClassVar[int] = BLOCKADE

    def passed(self, state: State, before: int) -> None:
        if state.recording and before < BLOCKADE <= state.marker:
            state.tell(BLOCKADE_SET, state.active)


def blockaded(state: State) -> bool:
    """SPA-8.4: whether the Blockade cuts off the hyperlift of the Cargo Bay."""
    return state.marker >= BLOCKADE
