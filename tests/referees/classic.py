"""The referee of Classic: tokens on arrival, keys, fountains, and the countdown of the seat that was out first."""

from __future__ import annotations

from collections.abc import Iterator

from referees.ground import Referee
from tiptoe.core.event import Event
from tiptoe.core.state import State


class ClassicReferee(Referee):
    pack = "classic"

    def __init__(self, state: State) -> None:
        self.artifact_action = "artifact-action" in state.rules.name  # RUL-41
        super().__init__(state)

    def room_actions(self) -> Iterator[str]:
        yield from super().room_actions()
        if self.artifact_action and self.artifacts_here() and self.below_limit():
            yield "take:artifact"

    def may_take(self, kind: str) -> bool:
        if kind == "artifact" and self.artifact_action:
            return False
        return super().may_take(kind)

    def reward(self, room: int) -> None:
        """CLA-3.5, RUL-47: on every entry."""
        if "fountain" in self.features(room):
            self.heal(self.me, 1)

    def cubes_to_draw(self, seat: int) -> int:
        """CORE-15.2, CLA-7.5, RUL-42."""
        extra = self.countdown if seat != self.turn.index else 0
        return self.rage[self.marker] + self.danger() + extra

    def saw_CountdownAdvanced(self, event: Event, before: State) -> None:
        self.countdown += 1

    def everybody_falls(self) -> bool:
        """CLA-7.6."""
        return self.countdown == 4 or super().everybody_falls()
