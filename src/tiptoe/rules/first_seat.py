"""RUL-118: who goes first, where a table does not leave it to the lot: a named seat, or whom most seats name."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.choice import ChoiceId, Verb, argument_of, declare_verb
from ..core.choice_arguments import SEAT
from ..core.definitions import Frame, Step
from ..core.event import SEAT_FIRST, EventKind
from ..core.pack import Pack
from ..core.stable_ids import FRAMES
from ..core.state import Seat, SeatId, State
from ..core.told import FIRST

NAME: Final = declare_verb(25, Verb("name", SEAT))
SEAT_NAMED: Final = EventKind("SeatNamed", "RUL-118", "owner")


def go_first(state: State, first: SeatId) -> None:
    """Gives the first turn to a seat; play is clockwise from there."""
    state.first = first
    state.active = first
    state.rounds = 1
    if state.recording:
        state.tell(SEAT_FIRST, first)


@final
class GiveFirstTurn(Step):
    """RUL-118: gives the first turn to the seat that the table has named."""

    rule: ClassVar[str] = "RUL-118"
    word: ClassVar[str] = "GiveFirstTurn"

    def __init__(self, first: SeatId) -> None:
        self.first: Final = first

    def run(self, state: State, seat: Seat) -> None:
        go_first(state, self.first)


@final
class AskWhoIsSneakiest(Step):
    """RUL-118: asks each seat in turn who is the sneakiest."""

    rule: ClassVar[str] = "RUL-118"
    word: ClassVar[str] = "AskWhoIsSneakiest"

    def run(self, state: State, seat: Seat) -> None:
        state.stack.append(NamingSneakiest(SeatId(0), []))


@final
class NamingSneakiest(Frame):
    """Question to each seat who is the sneakiest; `named` holds the answers so far, which lie open."""

    kind: ClassVar[int] = FRAMES.claim("naming", 31)
    prompt: ClassVar[str] = "sneakiest"
    verbs: ClassVar[tuple[int, ...]] = (NAME,)
    rule: ClassVar[str] = "RUL-118"

    def __init__(self, seat: SeatId, named: list[int]) -> None:
        super().__init__(seat, asks=True)
        self.named: Final = named

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        """Offers every seat, the own one last: bots name the first they are offered."""
        for place in range(1, len(state.seats) + 1):
            out.append(ChoiceId(NAME | (seat.index + place) % len(state.seats)))

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        state.stack.pop()
        named = self.named + [argument_of(choice)]
        if state.recording:
            state.tell(SEAT_NAMED, seat.index, named[-1])
        if len(named) < len(state.seats):
            state.stack.append(NamingSneakiest(SeatId(seat.index + 1), named))
        else:
            go_first(state, most_named(state, named))

    def fields(self) -> list[int]:
        return self.named

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> NamingSneakiest:
        return NamingSneakiest(seat, fields)


def most_named(state: State, named: list[int]) -> SeatId:
    """RUL-118: the seat that was named most often; among several the lot decides."""
    most = max([named.count(seat) for seat in named])
    tied = sorted({seat for seat in named if named.count(seat) == most})
    return SeatId(tied[0]) if len(tied) == 1 else by_lot(state, [SeatId(seat) for seat in tied])


def by_lot(state: State, seats: list[SeatId]) -> SeatId:
    """One of several seats, each as likely as the others."""
    if state.rng.told is not None:
        return SeatId(int(state.rng.told.next(FIRST, -1, 1, [str(seat) for seat in seats])))
    return seats[int(state.rng.below(len(seats)))]
