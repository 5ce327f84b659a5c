"""SPA-8: bounty hunters and the Blockade, who wait on spaces of the rage track."""

from __future__ import annotations

from typing import ClassVar, final

from ...core.kinds import Milestone
from ...core.state import State
from ...rules.tokens import release_wild
from .events import BLOCKADE_SET


@final
class ReleaseHunters(Milestone):
    """Those of every space that the marker has come to or passed."""

    rule: ClassVar[str] = "SPA-8.2"

    def passed(self, state: State, before: int) -> None:
        for hunters in state.rules.params.wild_track[before + 1 : state.marker + 1]:
            release_wild(state, hunters)


@final
class RaiseBlockade(Milestone):
    """It is only told: that it is there follows from where the marker stands."""

    rule: ClassVar[str] = "SPA-8.4"

    def passed(self, state: State, before: int) -> None:
        if state.recording and before < state.rules.params.blockade <= state.marker:
            state.tell(BLOCKADE_SET, state.active)
