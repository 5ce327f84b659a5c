"""CORE-15: attacks of the dragon."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.choice import DECLINE, DISCARD, ChoiceId, argument_of
from ..core.components import NOTHING, CardId
from ..core.definitions import Effect, NumberEffect, Question, Step
from ..core.event import (
    ATTACK_BEGUN,
    ATTACK_CALLED,
    BAG_EMPTIED,
    COUNTDOWN_ADVANCED,
    CUBE_DRAWN,
    DAMAGE_PREVENTED,
    LESSER_ATTACK_CALLED,
    OWN_CUBES_RETURNED,
    SHADOW_DRAWN,
    WILD_CUBE_DRAWN,
    WILD_CUBES_RETURNED,
)
from ..core.facts import OwnFact
from ..core.kernel import resolve
from ..core.pack import Pack
from ..core.stable_ids import FRAMES
from ..core.state import IN_PLAY, Seat, SeatId, State
from ..core.vocabulary import FLAG, EffectWord, Field, number_word
from .clank import return_black
from .deck import discard, offer_each
from .escape import knock_out_everybody
from .health import take_damage, take_drawn_cubes
from .told_luck import told_cube

SHADOWS: Final = OwnFact("shadows", "cubes in the bag that burn the night", told=True)
SHADOWS_DRAWN: Final = OwnFact("shadows_drawn", "shadows that were drawn and have not burnt an Hour yet")


@final
class AttackIfCalled(Step):
    """CORE-14.6: attacks once if any card revealed in this refill bears the attack symbol."""

    rule: ClassVar[str] = "CORE-13.9"
    word: ClassVar[str] = "AttackIfCalled"

    def run(self, state: State, seat: Seat) -> None:
        if state.attack_called:
            attack(state, 0)


@final
class DrawWhenOut(Step):
    """CAT-10.3, SPA-9.4: draws a fixed number of cubes for a seat that is out, without marker or Danger (RUL-58)."""

    rule: ClassVar[str] = "CORE-18.5"
    word: ClassVar[str] = "DrawForThoseLeft"

    def run(self, state: State, seat: Seat) -> None:
        draw_and_strike(state, state.rules.params.out_draw[len(state.seats)], 0, 0)


@final
class CountLoneTurns(Step):
    """RUL-16: counts the rounds of the last seat in play and knocks it out at the limit, if the game has one."""

    rule: ClassVar[str] = "RUL-16"
    word: ClassVar[str] = "CountLoneTurns"

    def run(self, state: State, seat: Seat) -> None:
        others = len(state.seats) - 1
        if not state.rules.params.lone_rounds:
            return
        if len(state.out_order) < others or seat.index != state.out_order[-1]:
            return
        state.countdown += 1
        if state.recording:
            state.tell(COUNTDOWN_ADVANCED, seat.index, state.countdown)
        if state.countdown >= state.rules.params.lone_rounds:
            knock_out_everybody(state)


def attack(state: State, extra: int) -> None:
    """CORE-15.2: draws the marker's number of cubes, one more for each Danger card in the row, and `extra` ones."""
    draw_and_strike(state, attack_size(state) + extra, extra, dangers(state))


def attack_size(state: State) -> int:
    """CORE-15.2: cubes that an attack draws now."""
    return state.rules.params.rage[state.marker] + dangers(state)


def draw_and_strike(state: State, n: int, extra: int, danger: int) -> None:
    """Draws `n` cubes and deals their damage; `extra` and `danger`, both part of `n`, go to the event only."""
    if state.recording:
        state.tell(ATTACK_BEGUN, state.active, n, extra, danger)
    drawn = draw_cubes(state, n)
    if drawn[-1] and ask_for_shields(state, drawn, [0] * len(state.seats), 0):
        return
    deal_drawn_damage(state, drawn, NOBODY_SHIELDED)


def dangers(state: State) -> int:
    """CORE-14.5, RUL-31: number of Danger cards in the row."""
    return dangers_in(state.row, state.rules.pack)


def dangers_in(row: list[CardId], pack: Pack) -> int:
    """CORE-14.5: number of Danger cards in `row`, such as the row of a view."""
    found = 0
    for number in row:
        if number != NOTHING and pack.cards[number].danger:
            found += 1
    return found


def bag_total(state: State) -> int:
    """Number of cubes in the bag, of all colours."""
    total = state.black_in_bag + state.wild_bagged + SHADOWS.of(state)
    for seat in state.seats:
        total += seat.bagged
    return total


def draw_cubes(state: State, n: int) -> list[int]:
    """CORE-15.1 to 15.3, 15.6: puts all Clank! into the bag, then draws `n` cubes; returns counts by seat, then wild.

    Black cubes are set aside; `strike` deals with the others. The bag may hold fewer than `n` cubes (RUL-16); cubes
    that are not drawn stay in it.
    """
    in_bag: list[int] = []
    for index in range(len(state.seats)):
        if state.seats[index].clank:
            noisy = state.seat(index)
            noisy.bagged += noisy.clank
            noisy.clank = 0
        in_bag.append(state.seats[index].bagged)
    state.wild_bagged += state.wild_clank
    state.wild_clank = 0
    in_bag.append(state.black_in_bag)
    in_bag.append(state.wild_bagged)
    if SHADOWS.of(state):
        in_bag.append(SHADOWS.of(state))
    black = len(state.seats)
    drawn = [0] * (black + 1)
    total = sum(in_bag)
    most = min(n, total)
    for taken in range(most):
        told = state.rng.told
        owner = state.rng.pick(in_bag, total) if told is None else told_cube(told, in_bag, black, most - taken)
        total -= 1
        in_bag[owner] -= 1
        if owner == black:
            state.black_in_bag -= 1
            state.black_aside += 1
        elif owner == black + 2:
            SHADOWS.put(state, SHADOWS.of(state) - 1)  # SOL-5.4
            SHADOWS_DRAWN.put(state, SHADOWS_DRAWN.of(state) + 1)
        else:
            drawn[min(owner, black)] += 1
        if state.recording:
            _tell_cube(state, owner, black)
    return drawn


def deal_drawn_damage(state: State, drawn: list[int], shielded: list[int]) -> None:
    """CORE-15.4, 15.5, 15.7, CORE-18.4: deals all damage at once; the active seat is the first to fall (RUL-15).

    RUL-76: a seat takes its own drawn cubes first, then the damage of the wild cubes, which hit every seat in play.
    """
    seats = len(state.seats)
    before = [seat.damage for seat in state.seats] if state.rules.watchers else NOBODY_SHIELDED
    for i in range(seats):
        index = (state.active + i) % seats
        harm = drawn[seats] - (shielded[index] if shielded else 0)
        if drawn[index] == 0 and harm == 0:
            continue
        seat = state.seat(index)
        seat.bagged -= drawn[index]
        if seat.status == IN_PLAY and not seat.tags_held & state.rules.params.refuge:
            take_drawn_cubes(state, seat, drawn[index])
            if harm and seat.status == IN_PLAY:
                take_damage(state, seat, min(harm, state.rules.params.health_spaces - seat.damage))
        else:
            seat.aside += drawn[index]
    if drawn[seats]:
        _return_wild(state, drawn[seats])
    if before:
        _tell_hurt(state, before)
    if state.rules.params.bag_empty_ends and bag_total(state) == 0 and not state.over:
        if state.recording:
            state.tell(BAG_EMPTIED, state.active)
        knock_out_everybody(state)  # RUL-16, CAT-9.6


NOBODY_SHIELDED: Final[list[int]] = []


def _tell_hurt(state: State, before: list[int]) -> None:
    """CHA-4.4: tells all watchers of each seat in play that was hurt, in the order of RUL-37."""
    for index in state.seats_in_play():
        if state.seats[index].damage > before[index]:
            for watcher in state.rules.watchers:
                watcher.hurt(state, state.seat(index))


def _return_wild(state: State, n: int) -> None:
    """CAT-8.3, SPA-8.3: returns drawn wild cubes to the Clank! area."""
    state.wild_bagged -= n
    state.wild_clank += n
    if state.recording:
        state.tell(WILD_CUBES_RETURNED, state.active, n)


def _tell_cube(state: State, owner: int, black: int) -> None:
    if owner == black + 2:
        state.tell(SHADOW_DRAWN, state.active)
    elif owner > black:
        state.tell(WILD_CUBE_DRAWN, state.active)
    else:
        state.tell(CUBE_DRAWN, state.active, NOTHING if owner == black else owner)


# RUL-112: after the draw and before the damage, cards may prevent the damage of wild cubes.


def ask_for_shields(state: State, drawn: list[int], shielded: list[int], place: int) -> bool:
    """Asks the next seat from `place` on, in the order of RUL-37, that can discard a shield; False if there is none."""
    seats = len(state.seats)
    for i in range(place, seats):
        index = (state.active + i) % seats
        seat = state.seats[index]
        if seat.status == IN_PLAY and shielded[index] < drawn[seats] and shields(state, seat):
            state.stack.append(Shielding(seat.index, drawn, shielded, i))
            return True
    return False


def shields(state: State, seat: Seat) -> list[CardId]:
    """Cards of the hand that can be discarded against a wild cube."""
    return [card for card in seat.hand if state.cards[card].shield.effects]


@final
class Shielding(Question):
    """Question which card to discard against a drawn wild cube, if any; repeated while both are left."""

    kind: ClassVar[int] = FRAMES.claim("shielding", 13)
    prompt: ClassVar[str] = "shield"
    verbs: ClassVar[tuple[int, ...]] = (DISCARD,)
    rule: ClassVar[str] = "RUL-112"

    def __init__(self, seat: SeatId, drawn: list[int], shielded: list[int], place: int) -> None:
        super().__init__(seat, NOTHING, optional=True)
        self.drawn: Final = drawn
        self.shielded: Final = shielded
        self.place: Final = place

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        offer_each(DISCARD, shields(state, seat), out)

    def take(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        state.stack.pop()
        shielded = self.shielded[:]
        place = self.place + 1
        if choice != DECLINE:
            card = CardId(argument_of(choice))
            discard(state, seat, card)
            shielded[seat.index] += 1
            place = self.place
            if state.recording:
                state.tell(DAMAGE_PREVENTED, seat.index, card)
            resolve(state, seat, state.cards[card].shield, card)
        if not ask_for_shields(state, self.drawn, shielded, place):
            deal_drawn_damage(state, self.drawn, shielded)

    def fields(self) -> list[int]:
        return [self.place, *self.drawn, *self.shielded]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Shielding:
        seats = (len(fields) - 2) // 2
        return Shielding(seat, fields[1 : seats + 2], fields[seats + 2 :], fields[0])


@final
class Attack(Effect):
    """Attack of the dragon at once."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if state.recording:
            state.tell(ATTACK_CALLED, seat.index, source)
        attack(state, 0)


@final
class LesserAttack(NumberEffect):
    """RUL-127: attack with exactly n cubes; those of the seat that are drawn go back to its supply."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if state.recording:
            state.tell(LESSER_ATTACK_CALLED, seat.index, source, self.n)
            state.tell(ATTACK_BEGUN, state.active, self.n, 0, 0)
        drawn = draw_cubes(state, self.n)
        own = drawn[seat.index]
        drawn[seat.index] = 0
        seat.bagged -= own
        seat.supply += own
        if state.recording and own:
            state.tell(OWN_CUBES_RETURNED, seat.index, own)
        if not (drawn[-1] and ask_for_shields(state, drawn, [0] * len(state.seats), 0)):
            deal_drawn_damage(state, drawn, NOBODY_SHIELDED)


@final
class ReturnBlackCubes(NumberEffect):
    """CORE-15.3: returns up to n set-aside black cubes to the bag."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        return_black(state, seat, self.n)


EFFECTS: Final[dict[str, EffectWord]] = {
    "attack": EffectWord("CORE-15.2", (Field("attack", FLAG),), lambda a: Attack()),
    **number_word("lesser-attack", "RUL-127", LesserAttack),
    **number_word("return-black-cubes", "CORE-15.3", ReturnBlackCubes),
}
