"""CORE-7: Clank!, its credit, and the effects that make or remove it."""

from __future__ import annotations

from typing import Final, final

from ..core.definitions import Counter, NumberEffect
from ..core.event import BLACK_RETURNED, CLANK_MADE, CLANK_REMOVED
from ..core.state import IN_PLAY, Seat, State
from ..core.vocabulary import CounterWord, EffectWord, number_word


def make_clank(state: State, seat: Seat, n: int) -> None:
    """CORE-7.1, 7.3, 7.5: makes n Clank!, cancelled by credit first; without a cube in the supply nothing happens."""
    if seat.status != IN_PLAY or seat.supply == 0 or seat.tags_held & state.rules.params.refuge:
        return
    cancelled = min(n, seat.credit)
    added = min(n - cancelled, seat.supply)
    seat.credit -= cancelled
    seat.supply -= added
    seat.clank += added
    # CORE-7.4, RUL-5: a unit cancelled by credit still counts as made this turn.
    seat.clank_made += cancelled + added
    if state.recording:
        state.tell(CLANK_MADE, seat.index, added, cancelled)


def remove_clank(state: State, seat: Seat, n: int) -> None:
    """CORE-7.2: returns n own cubes from the Clank! area to the supply; the part without a cube becomes credit."""
    removed = min(n, seat.clank)
    seat.clank -= removed
    seat.supply += removed
    seat.credit += n - removed
    if state.recording:
        state.tell(CLANK_REMOVED, seat.index, removed, n - removed)


def return_black(state: State, seat: Seat, n: int) -> None:
    """CORE-15.3: returns up to n set-aside black cubes to the bag."""
    returned = min(n, state.black_aside)
    state.black_aside -= returned
    state.black_in_bag += returned
    if state.recording and returned:
        state.tell(BLACK_RETURNED, seat.index, returned)


@final
class Clank(NumberEffect):
    """Clank! of the seat: `clank = 2` makes, `clank = -2` removes."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if self.n > 0:
            make_clank(state, seat, self.n)
        else:
            remove_clank(state, seat, -self.n)


@final
class OthersClank(NumberEffect):
    """CORE-7.6: each other seat in play makes Clank!; SOL-9.1, SOL-9.2: alone, black cubes return."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if len(state.seats) == 1:
            return_black(state, seat, self.n)
        for index in state.seats_in_play():
            if index != seat.index:
                make_clank(state, state.seat(index), self.n)


@final
class AllClank(NumberEffect):
    """CORE-17.6: each seat in play makes Clank!."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        for index in state.seats_in_play():
            make_clank(state, state.seat(index), self.n)


@final
class ClankMade(Counter):
    """CORE-7.4: Clank! made this turn."""

    def count(self, state: State, seat: Seat) -> int:
        return seat.clank_made


EFFECTS: Final[dict[str, EffectWord]] = {
    **number_word("clank", "CORE-7.1", Clank),
    **number_word("others-clank", "CORE-7.6", OthersClank),
    **number_word("all-clank", "CORE-17.6", AllClank),
}
COUNTERS: Final[dict[str, CounterWord]] = {"clank-made": CounterWord("CORE-7.4", (), lambda a: ClankMade())}
