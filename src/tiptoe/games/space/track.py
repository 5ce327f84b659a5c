"""SPA-8: bounty hunters and the Blockade, who wait on spaces of the rage track."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.definitions import Milestone
from ...core.state import State
from ...rules.tokens import release_wild
from .events import BLOCKADE_SET

BLOCKADE: Final = 9  # the space that it waits on


@final
class ReleaseHunters(Milestone):
    """Those of every space that the marker has come to or passed."""

    rule: ClassVar[str] = "SPA-8.2"

    def passed(self, state: State, before: int) -> None:
        for hunters in state.rules.params.wild_track[before + 1 : state.marker + 1]:
            release_wild(state, hunters)


@final
class RaiseBlockade(Milestone):
    """It is only told: that it is there follows from where the marker stands, which never goes back."""

    rule: ClassVar[str] = "SPA-8.4"
    name: ClassVar[str] = "blockade"
    space: ClassVar[int] = BLOCKADE

    def passed(self, state: State, before: int) -> None:
        if state.recording and before < BLOCKADE <= state.marker:
            state.tell(BLOCKADE_SET, state.active)


def blockaded(state: State) -> bool:
    """SPA-8.4: whether the hyperlift of the start is cut off."""
    return state.marker >= BLOCKADE
