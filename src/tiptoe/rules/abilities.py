"""RUL-107: abilities of cards, usable later in the turn they are played; and jumps to rooms that no tunnel joins."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from ..core.board import RoomId
from ..core.choice import INVOKE, JUMP, ChoiceId, argument_of
from ..core.definitions import Action, Question, not_overridden
from ..core.kernel import Ability
from ..core.pack import Pack
from ..core.refusals import Reason
from ..core.stable_ids import FRAMES
from ..core.state import Seat, SeatId, State
from ..core.vocabulary import FEATURE, EffectWord, Field
from ..core.vocabulary import PLAY as PLAYED
from .move import ask_teleport, jump, teleport_options

NOT_KEPT: Final = Reason("not-kept", "CORE-6.5a")
NOT_NOW: Final = Reason("not-now", "CORE-6.5a")


@final
class InvokeAbility(Action):
    """Uses an ability of a card played this turn, at any later moment of the turn (RUL-107)."""

    rule: ClassVar[str] = "CORE-6.5a"
    in_pause: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(INVOKE)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for kept in state.kept:
            choice = ChoiceId(INVOKE | kept.effect.number)
            if choice not in out and kept.effect.available(state, seat, kept.source):
                out.append(choice)

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        number = argument_of(choice)
        for i, kept in enumerate(state.kept):
            if kept.effect.number == number:
                state.kept = state.kept[:i] + state.kept[i + 1 :]
                kept.effect.ask(state, seat, kept.source, optional=False)
                return

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        for kept in state.kept:
            if kept.effect.number == argument_of(choice):
                return None if kept.effect.available(state, seat, kept.source) else NOT_NOW
        return NOT_KEPT


@final
class TeleportFrom(Ability):
    """CORE-6.5a: teleport to an adjacent room, only from a room with `feature`."""

    def __init__(self, feature: int, *, kept: bool) -> None:
        super().__init__(kept=kept)
        self.feature: Final = feature

    def available(self, state: State, seat: Seat, source: int) -> bool:
        ways: list[ChoiceId] = []
        if state.board.features[seat.room] & self.feature:
            teleport_options(state, seat, ways)
        return bool(ways)

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        ask_teleport(state, seat, source, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Jump(Ability):
    """Teleport to one of `targets`, adjacent or not."""

    def available(self, state: State, seat: Seat, source: int) -> bool:
        return not seat.leaving and not seat.discovering and bool(self.targets(state, seat))

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        state.stack.append(Jumping(seat.index, self, source, optional=optional))

    def targets(self, state: State, seat: Seat) -> list[RoomId]:
        """Rooms that the seat may jump to now."""
        raise not_overridden(self)

    def jumped(self, state: State, seat: Seat, source: int) -> None:
        """Pays for the jump, before the seat moves."""


@final
class Jumping(Question):
    """Question to which room the seat jumps."""

    kind: ClassVar[int] = FRAMES.claim("jumping", 16)
    prompt: ClassVar[str] = "jump"
    verbs: ClassVar[tuple[int, ...]] = (JUMP,)
    rule: ClassVar[str] = "CORE-10.9"

    def __init__(self, seat: SeatId, effect: Jump, source: int, *, optional: bool) -> None:
        super().__init__(seat, source, optional=optional)
        self.effect: Final = effect

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for room in self.effect.targets(state, seat):
            out.append(ChoiceId(JUMP | room))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        self.effect.jumped(state, seat, self.source)
        jump(state, seat, RoomId(argument_of(choice)))

    def fields(self) -> list[int]:
        return [*super().fields(), self.effect.number]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Jumping:
        effect = pack.effect(fields[2])
        assert isinstance(effect, Jump)
        return Jumping(seat, effect, fields[0], optional=fields[1] == 1)


EFFECTS: Final[dict[str, EffectWord]] = {
    "teleport-from": EffectWord(
        "CORE-6.5a",
        (Field("teleport-from", FEATURE),),
        lambda a: TeleportFrom(a.number("teleport-from"), kept=a.moment == PLAYED),
        asks=True,
    ),
}
