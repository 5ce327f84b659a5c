"""What a table decides before the first turn: who is the sneakiest (RUL-118), and a draft of cards (EXP-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from referees.books import Difference
from referees.content import Card
from tiptoe.core.state import State

OF_THE_SETUP = ("sneakiest", "draft")  # questions before the first Clank!
DEALT = 3  # cards for each seat
TAKEN = 2  # of these by each seat
DEAREST = 4
FOR_NO_DECK = ("monster", "device")  # CORE-2.3


class Vote:
    """RUL-118: each seat names one in turn."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.named: list[int] = []

    def answers(self, seat: int) -> Iterator[str]:
        if seat != len(self.named):
            raise Difference(f"seat {seat} is asked for the sneakiest, the referee says {len(self.named)}")
        yield from [f"name:seat{place}" for place in range(self.seats)]

    def check(self, first: int) -> None:
        votes = Counter(self.named)
        if votes[first] != max(votes.values()):
            raise Difference(f"seat {first} goes first, though others were named more often: {votes}")


class Draft:
    """EXP-3.1 to 3.4: three cards for each seat, of which it takes two."""

    def __init__(self, state: State, *, closed: bool) -> None:
        self.seats = len(state.seats)
        self.first = state.first
        self.closed = closed
        self.owners: dict[int, int] = {}  # by the place of a card, from 1

    def asked(self) -> int:
        """EXP-3.2: the last seat of the first round begins, counterclockwise, then back; EXP-3.3: all at once."""
        lap, place = divmod(len(self.owners), self.seats)
        back = self.closed or lap == 1
        return (self.first + (place if back else self.seats - 1 - place)) % self.seats

    def answers(self, seat: int) -> Iterator[str]:
        if seat != self.asked():
            raise Difference(f"seat {seat} is asked to draft, the referee says {self.asked()}")
        yield from [f"draft:{place}" for place in self.before(seat) if place not in self.owners]

    def before(self, seat: int) -> range:
        """EXP-3.3: all cards, or of a closed draft the packet that has come from the right."""
        if not self.closed:
            return range(1, self.seats * DEALT + 1)
        packet = (seat - len(self.owners) // self.seats) % self.seats
        return range(packet * DEALT + 1, packet * DEALT + DEALT + 1)

    def takes(self, seat: int, place: int) -> None:
        self.owners[place] = seat

    def check(self, drafted: list[tuple[int, Card]]) -> None:
        """EXP-3.1, EXP-3.4."""
        each = Counter(seat for seat, _ in drafted)
        if each != Counter(self.owners.values()) or set(each.values()) != {TAKEN}:
            raise Difference(f"cards drafted by each seat: {each}, chosen {self.owners}")
        for _, card in drafted:
            if card.attack or card.cost > DEAREST or card.kind in FOR_NO_DECK:
                raise Difference(f"'{card.id}' was drafted")
