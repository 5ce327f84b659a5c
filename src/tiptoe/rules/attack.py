"""CORE-15: the dragon attacks."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.event import ATTACK_BEGUN, BAG_EMPTIED, BLACK_RETURNED, CUBE_DRAWN
from ..core.kinds import Effect, NumberEffect, Step
from ..core.material import NOTHING
from ..core.state import IN_PLAY, Seat, State
from ..core.vocabulary import FLAG, EffectWord, Field, number_word
from .escape import knock_out_everybody
from .health import take_drawn_cubes


@final
class AttackIfCalled(Step):
    """CORE-14.6: once, however many of the revealed cards bear the symbol."""

    rule: ClassVar[str] = "CORE-13.9"

    def run(self, state: State, seat: Seat) -> None:
        if state.attack_called:
            attack(state, 0)


def attack(state: State, extra: int) -> None:
    """CORE-15.2: as many cubes as the marker says, one more for each Danger card in the row, and the extra ones."""
    n = state.rules.params.rage[state.marker] + dangers(state) + extra
    if state.recording:
        state.tell(ATTACK_BEGUN, state.active, n, extra)
    strike(state, draw_cubes(state, n))
    if state.rules.params.bag_empty_ends and bag_total(state) == 0 and not state.over:
        if state.recording:
            state.tell(BAG_EMPTIED, state.active)
        knock_out_everybody(state)  # RUL-16


def dangers(state: State) -> int:
    """CORE-14.5, RUL-31: Danger cards lying in the row now."""
    return sum([1 for number in state.row if number != NOTHING and state.cards[number].danger])


def bag_total(state: State) -> int:
    """All cubes in the bag, of any colour."""
    return state.black_in_bag + sum([seat.bagged for seat in state.seats])


def draw_cubes(state: State, n: int) -> list[int]:
    """CORE-15.1 to 15.3, 15.6: all Clank! to the bag, then so many cubes out of it, by seat; black ones are set aside.

    The bag may hold fewer than n (RUL-16); what is not drawn stays in it.
    """
    in_bag: list[int] = []
    for index in range(len(state.seats)):
        if state.seats[index].clank:
            noisy = state.seat(index)
            noisy.bagged += noisy.clank
            noisy.clank = 0
        in_bag.append(state.seats[index].bagged)
    in_bag.append(state.black_in_bag)
    black = len(state.seats)
    drawn = [0] * black
    total = sum(in_bag)
    for _ in range(min(n, total)):
        owner = state.rng.pick(in_bag, total)
        total -= 1
        in_bag[owner] -= 1
        if owner == black:
            state.black_in_bag -= 1
            state.black_aside += 1
        else:
            drawn[owner] += 1
            state.seat(owner).bagged -= 1
        if state.recording:
            state.tell(CUBE_DRAWN, state.active, NOTHING if owner == black else owner)
    return drawn


def strike(state: State, drawn: list[int]) -> None:
    """CORE-15.4, 15.5, 15.7, CORE-18.4: all damage at once; the seat whose turn it is is the first to fall (RUL-15)."""
    for i in range(len(drawn)):
        index = (state.active + i) % len(drawn)
        if drawn[index] == 0:
            continue
        seat = state.seat(index)
        if seat.status == IN_PLAY:
            take_drawn_cubes(state, seat, drawn[index])
        else:
            seat.aside += drawn[index]


@final
class Attack(Effect):
    """The dragon attacks at once."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        attack(state, 0)


@final
class ReturnBlackCubes(NumberEffect):
    """CORE-15.3: as many set-aside black cubes as there are, up to n, go back to the bag."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        returned = min(self.n, state.black_aside)
        state.black_aside -= returned
        state.black_in_bag += returned
        if state.recording and returned:
            state.tell(BLACK_RETURNED, seat.index, returned)


EFFECTS: Final[dict[str, EffectWord]] = {
    "attack": EffectWord("CORE-15.2", (Field("attack", FLAG),), lambda a: Attack()),
    **number_word("return-black-cubes", "CORE-15.3", ReturnBlackCubes),
}
