"""State of a game: a position with its seats, named attributes and copy-on-write clones.

What everybody knows of both stands in `public.py`, which is written from the table of facts; here is what is hidden.

Three ways to hold a list, so that a clone copies little:
- written in place, copied with its owner: `hand`, `in_play`, `discard`, `played`, `row`, `stack`, `seats`;
- replaced on write, so it can be shared: every other list that a game changes, and the dictionary of own piles;
- definitions, never written: `rules`, `cards`, `board`.

`acyclic` tells the compiler that no cycle of references can pass through the class, so the garbage collector need not
follow it. True here: nothing that a state holds ever points back to a state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from .empty_lists import NO_CARDS, NO_CHOICES, NO_EVENTS, NO_INTS, NO_OWN_PILES, NO_PILES
from .event import Event, EventKind
from .public import PublicSeat, PublicState
from .rng import Rng
from .seat_id import SeatId as SeatId  # goes with the seats for all who import it

if TYPE_CHECKING:
    from .choice import ChoiceId
    from .components import CardId, TokenId
    from .ruleset import Ruleset

IN_PLAY: Final = 0
ESCAPED: Final = 1
KNOCKED_OUT: Final = 2

NONE_SEATED: Final[list[Seat]] = []  # shared, never written


@final
@mypyc_attr(acyclic=True)
class Seat(PublicSeat):
    """Possessions of one seat, its room, and its deeds of this turn."""

    __slots__ = ("bagged", "hand", "deck", "deck_left", "deck_known")

    def __init__(self, index: SeatId) -> None:
        super().__init__(index)
        self.bagged = 0
        self.hand: list[CardId] = NO_CARDS
        self.deck: list[CardId] = NO_CARDS
        self.deck_left = 0
        self.deck_known = 0

    def clone(self) -> Seat:
        seat = Seat(self.index)
        seat.copy_from(self)
        seat.bagged = self.bagged
        seat.hand = self.hand[:]
        seat.deck = self.deck
        seat.deck_left = self.deck_left
        seat.deck_known = self.deck_known
        return seat


@final
@mypyc_attr(acyclic=True)
class State(PublicState):
    """Position of a game. `seat(i)` returns a seat to write to; `seats[i]` is for reading only."""

    __slots__ = (
        "cards",
        "rng",
        "seats",
        "owned",
        "choices",
        "deck",
        "deck_left",
        "room_tokens",
        "pools",
        "tile_stack",
        "black_in_bag",
        "wild_bagged",
        "own_piles",
        "recording",
        "events",
    )

    def __init__(self, rules: Ruleset, rng: Rng) -> None:
        super().__init__(rules)
        self.cards: Final = rules.pack.cards
        self.rng = rng
        self.seats: list[Seat] = NONE_SEATED
        self.owned = 0  # bit i: no clone looks at seats[i]
        self.choices: list[ChoiceId] = NO_CHOICES
        self.deck: list[CardId] = NO_CARDS
        self.deck_left = 0
        self.room_tokens: list[list[TokenId]] = NO_PILES
        self.pools: list[list[TokenId]] = NO_PILES
        self.tile_stack: list[int] = NO_INTS
        self.black_in_bag = 0
        self.wild_bagged = 0
        self.own_piles: dict[str, list[int]] = NO_OWN_PILES
        self.recording = False
        self.events: list[Event] = NO_EVENTS

    def seat(self, index: int) -> Seat:
        """Seat to write to; it is copied first if a clone still shares it."""
        if not self.owned >> index & 1:
            self.seats[index] = self.seats[index].clone()
            self.owned |= 1 << index
        return self.seats[index]

    def clone(self) -> State:
        """Copies the state without recording; both share each seat until one of them writes to it."""
        twin = State(self.rules, self.rng.clone())
        twin.copy_from(self)
        twin.seats = self.seats[:]
        self.owned = 0
        twin.choices = self.choices
        twin.deck = self.deck
        twin.deck_left = self.deck_left
        twin.room_tokens = self.room_tokens
        twin.pools = self.pools
        twin.tile_stack = self.tile_stack
        twin.black_in_bag = self.black_in_bag
        twin.wild_bagged = self.wild_bagged
        twin.own_piles = self.own_piles
        return twin

    def record(self) -> None:
        """Starts recording events."""
        self.recording = True
        self.events = []

    def tell(self, kind: EventKind, seat: SeatId, first: int = 0, second: int = 0, third: int = 0) -> None:
        """Records an event. Callers check `state.recording` first, so that games without recording pay nothing."""
        self.events.append(Event(kind, seat, first, second, third))

    def seats_in_play(self) -> list[SeatId]:
        """RUL-37: seats in play, beginning with the one whose turn it is, clockwise."""
        n = len(self.seats)
        order = [SeatId((self.active + i) % n) for i in range(n)]
        return [i for i in order if self.seats[i].status == IN_PLAY]

    def finish(self) -> None:
        self.over = True
        self.stack = []
        self.choices = NO_CHOICES
