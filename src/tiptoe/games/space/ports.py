"""SPA-6, SPA-5.5: data ports and the command code, rewards of rooms, power crystals."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.board import RoomId
from ...core.choice import DECLINE, ChoiceId, argument_of
from ...core.components import NOTHING
from ...core.definitions import Action, Marking, NumberEffect, Question, Trigger
from ...core.kernel import Ability, resolve
from ...core.price import FREE, Price
from ...core.refusals import Reason
from ...core.room_cubes import mark, rooms_marked, seats_marking
from ...core.stable_ids import FRAMES
from ...core.state import Seat, State
from ...core.vocabulary import FLAG, EffectWord, Field, number_word
from ...core.vocabulary import PLAY as PLAYED
from ...rules.health import Damage, why_no_damage
from ...rules.move import ALREADY_OUT, may_enter
from ...rules.resources import text_price
from ...rules.tokens import gain_token
from .events import PORT_HACKED
from .nouns import COMMAND_CODE, PORT, POWER_CRYSTAL, REWARD
from .verbs import HACK

NO_PORT: Final = Reason("no-port", "SPA-6.1")
PORT_USED: Final = Reason("port-used", "SPA-6.1")
SAME_MODULE: Final = Reason("same-module", "SPA-6.2")
NO_DATA_CUBES: Final = Reason("no-data-cubes", "SPA-6.1")
NOT_BESIDE: Final = Reason("not-beside", "SPA-6.1")


@final
class Hack(Action):
    """SPA-6.1, 6.4: hacks the port of the room with a data cube, at any moment and free of charge."""

    rule: ClassVar[str] = "SPA-6.1"

    def __init__(self) -> None:
        super().__init__(HACK)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        if state.board.features[seat.room] & PORT and why_not_hack(state, seat, seat.room) is None:
            out.append(ChoiceId(HACK | seat.room))

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        hack(state, seat, RoomId(argument_of(choice)))

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        room = RoomId(argument_of(choice))
        reason = why_not_hack(state, seat, room)
        return NOT_BESIDE if reason is None and room != seat.room else reason

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        return text_price(state, seat, state.board.texts[PORT][argument_of(choice)])


def ports_hacked(state: State, seat: Seat) -> list[RoomId]:
    """Rooms of the ports that hold a data cube of the seat."""
    return rooms_marked(state.marks, seat.index)


@final
class PortMarking(Marking):
    """SPA-6.1, 6.2: ports hold one data cube; cubes of a seat must be in different modules."""

    def __init__(self) -> None:
        super().__init__(PORT)

    def why_not(self, state: State, seat: Seat, room: RoomId) -> Reason | None:
        if not state.board.features[room] & PORT:
            return NO_PORT
        if seats_marking(state.marks, room):
            return PORT_USED
        hacked = ports_hacked(state, seat)
        if len(hacked) >= state.rules.params.marks:
            return NO_DATA_CUBES
        modules = [state.board.module_of[port] for port in hacked]
        return SAME_MODULE if state.board.module_of[room] in modules else None


def why_not_hack(state: State, seat: Seat, room: RoomId) -> Reason | None:
    """Reason against hacking the port of a room, or None."""
    assert state.rules.marking is not None
    reason = ALREADY_OUT if seat.leaving else state.rules.marking.why_not(state, seat, room)
    if reason is not None:
        return reason
    for effect in state.board.texts[PORT][room].effects:
        reason = why_no_damage(state, seat, effect.n) if isinstance(effect, Damage) else None
        if reason is not None:
            return reason  # RUL-51: damage by choice
    return None


def hack(state: State, seat: Seat, room: RoomId) -> None:
    """RUL-51: resolves the port, then places the cube, then gives the code (SPA-6.3), whose text raises the rage."""
    placed = len(ports_hacked(state, seat)) + 1
    if state.recording:
        state.tell(PORT_HACKED, seat.index, room, placed)
    resolve(state, seat, state.board.texts[PORT][room], NOTHING)
    state.marks = state.marks + [mark(room, seat.index)]
    for watcher in state.rules.watchers:
        watcher.marked(state, seat)
    if placed == state.rules.params.marks:
        gain_token(state, seat, state.rules.pack.token_of_kind(COMMAND_CODE).number)


@final
class HackBeside(Ability):
    """Hacks a port of an adjacent room, once this turn, as if the seat stood there (RUL-101)."""

    def available(self, state: State, seat: Seat, source: int) -> bool:
        return bool(ports_beside(state, seat))

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        state.stack.append(HackingBeside(seat.index, source, optional=optional))


def ports_beside(state: State, seat: Seat) -> list[RoomId]:
    """Rooms beside the seat with a port that it may hack."""
    found: list[RoomId] = []
    for tunnel in state.board.ways(seat.room):
        room = tunnel.end
        if room not in found and why_not_hack(state, seat, room) is None and may_enter(state, seat, room):
            found.append(room)
    return found


@final
class HackingBeside(Question):
    """Question which adjacent port to hack."""

    kind: ClassVar[int] = FRAMES.claim("hacking-beside", 49)
    prompt: ClassVar[str] = "hack"
    verbs: ClassVar[tuple[int, ...]] = (HACK,)
    rule: ClassVar[str] = "SPA-6.1"

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for room in ports_beside(state, seat):
            out.append(ChoiceId(HACK | room))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        hack(state, seat, RoomId(argument_of(choice)))

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        return FREE if choice == DECLINE else text_price(state, seat, state.board.texts[PORT][argument_of(choice)])


@final
class GiveRewards(Trigger):
    """SPA-5.5, RUL-54: gives the reward of a room on every entry, also several times a turn."""

    rule: ClassVar[str] = "SPA-5.5"

    def entered(self, state: State, seat: Seat, room: RoomId) -> None:
        if state.board.features[room] & REWARD:
            resolve(state, seat, state.board.texts[REWARD][room], NOTHING)


@final
class TakeCrystals(NumberEffect):
    """SPA-5.5: takes up to n power crystals from the bank; the Sixth Crystal is not among them."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        for _ in range(min(self.n, crystals_left(state))):
            gain_token(state, seat, state.rules.pack.token_of_kind(POWER_CRYSTAL).number)


def crystals_left(state: State) -> int:
    """SPA-2.7: number of power crystals in the bank, which begins with all; none is ever given back."""
    crystal = state.rules.pack.token_of_kind(POWER_CRYSTAL)
    return crystal.copies - sum([seat.tokens.count(crystal.number) for seat in state.seats])


EFFECTS: Final[dict[str, EffectWord]] = {
    "hack-beside": EffectWord(
        "SPA-6.1", (Field("hack-beside", FLAG),), lambda a: HackBeside(kept=a.moment == PLAYED), asks=True
    ),
    **number_word("crystal", "SPA-5.5", TakeCrystals),
}
