"""CORE-16 and CORE-17: damage, healing, and being knocked out."""

from __future__ import annotations

from typing import Final, final

from ..core.definitions import NumberEffect
from ..core.event import DAMAGE_HEALED, DAMAGE_TAKEN
from ..core.event import KNOCKED_OUT as SEAT_KNOCKED_OUT
from ..core.price import Price
from ..core.refusals import Reason
from ..core.state import IN_PLAY, KNOCKED_OUT, Seat, State
from ..core.vocabulary import EffectWord, number_word

WOULD_KNOCK_OUT: Final = Reason("would-knock-out", "CORE-16.4")
NO_CUBES_FOR_DAMAGE: Final = Reason("no-cubes-for-damage", "CORE-7.5")


def why_no_damage(state: State, seat: Seat, n: int) -> Reason | None:
    """CORE-16.4: reason against choosing n damage: it would fill the last space, or the supply lacks cubes."""
    if seat.damage + n >= state.rules.params.health_spaces:
        return WOULD_KNOCK_OUT
    return NO_CUBES_FOR_DAMAGE if seat.supply < n else None


def take_damage(state: State, seat: Seat, n: int) -> None:
    """CORE-16.3, 16.5: deals n damage with cubes of the supply, then with set-aside black cubes as stand-ins.

    RUL-17: without a black cube set aside the space is marked without a cube.
    """
    own = min(n, seat.supply)
    black = min(n - own, state.black_aside)
    seat.supply -= own
    seat.stand_ins += black
    state.black_aside -= black
    seat.virtual += n - own - black
    _fill(state, seat, n)


def take_drawn_cubes(state: State, seat: Seat, n: int) -> None:
    """CORE-15.4, 16.2: turns n drawn cubes into damage; cubes beyond the last space are set aside (RUL-14)."""
    fit = min(n, state.rules.params.health_spaces - seat.damage)
    seat.aside += n - fit
    _fill(state, seat, fit)


def heal(state: State, seat: Seat, n: int) -> None:
    """CORE-16.6, RUL-18: heals n damage: own cubes first, to the supply, then stand-ins; healing beyond is lost."""
    healed = min(n, seat.damage)
    own = min(healed, seat.damage - seat.stand_ins - seat.virtual)
    black = min(healed - own, seat.stand_ins)
    seat.damage -= healed
    seat.supply += own
    seat.stand_ins -= black
    state.black_aside += black
    seat.virtual -= healed - own - black
    if state.recording and healed:
        state.tell(DAMAGE_HEALED, seat.index, healed)


def go_out(state: State, seat: Seat, status: int) -> None:
    """CORE-18.3: takes the seat out of play with the new status and notes the order."""
    seat.status = status
    state.out_order = state.out_order + [seat.index]


def knock_out(state: State, seat: Seat) -> None:
    """CORE-17.1, 17.4, 17.5: knocks the seat out; its room and possessions stay for the final count."""
    go_out(state, seat, KNOCKED_OUT)
    if state.recording:
        state.tell(SEAT_KNOCKED_OUT, seat.index, seat.room)


@final
class Heal(NumberEffect):
    def resolve(self, state: State, seat: Seat, source: int) -> None:
        heal(state, seat, self.n)


@final
class Damage(NumberEffect):
    """CORE-16.5: damage by a text; as one of several options it must be allowed (RUL-19)."""

    def possible(self, state: State, seat: Seat) -> bool:
        return why_no_damage(state, seat, self.n) is None

    def price(self, state: State, seat: Seat) -> Price:
        return Price(damage=self.n)

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        take_damage(state, seat, min(self.n, state.rules.params.health_spaces - seat.damage))


def _fill(state: State, seat: Seat, n: int) -> None:
    """CORE-16.1: fills n health spaces; the last one knocks out."""
    seat.damage += n
    if state.recording and n:
        state.tell(DAMAGE_TAKEN, seat.index, n)
    if seat.status == IN_PLAY and seat.damage >= state.rules.params.health_spaces:
        knock_out(state, seat)


EFFECTS: Final[dict[str, EffectWord]] = {
    **number_word("heal", "CORE-16.6", Heal),
    **number_word("damage", "CORE-16.5", Damage),
}
