"""CORE-5: skill, swords, boots and gold."""

from __future__ import annotations

from typing import Final, final

from ..core.components import Program
from ..core.definitions import Counter, Effect, NumberEffect
from ..core.event import BOOTS_BURIED, GOLD_GAINED, GOLD_PAID, LOCKPICKS_SPENT, RESOURCES_GAINED
from ..core.facts import OwnFact
from ..core.kernel import DeferredEffect, resolve
from ..core.price import FREE, Price
from ..core.state import Seat, State
from ..core.vocabulary import NUMBER, PROGRAM, CounterWord, EffectWord, Field, number_word


def gain_gold(state: State, seat: Seat, n: int) -> None:
    """CORE-5.4, CLA-2.8: gains n gold, which texts count as one gain (RUL-27); the bank never runs out."""
    seat.gold += n
    seat.gold_gains += 1
    seat.gold_gained += n
    if state.recording:
        state.tell(GOLD_GAINED, seat.index, n)


def share_gold(state: State, seat: Seat, n: int) -> None:
    """RUL-126: gives n gold that no text counts as a gain."""
    seat.gold += n
    if state.recording:
        state.tell(GOLD_GAINED, seat.index, n)


def pay_gold(state: State, seat: Seat, n: int) -> None:
    seat.gold -= n
    if state.recording:
        state.tell(GOLD_PAID, seat.index, n)


@final
class Skill(NumberEffect):
    def resolve(self, state: State, seat: Seat, source: int) -> None:
        seat.skill += self.n
        seat.skill_made += self.n
        if state.recording:
            state.tell(RESOURCES_GAINED, seat.index, self.n, 0, 0)


@final
class Swords(NumberEffect):
    def resolve(self, state: State, seat: Seat, source: int) -> None:
        seat.swords += self.n
        if state.recording:
            state.tell(RESOURCES_GAINED, seat.index, 0, self.n, 0)


@final
class Boots(NumberEffect):
    def resolve(self, state: State, seat: Seat, source: int) -> None:
        seat.boots += self.n
        if state.recording:
            state.tell(RESOURCES_GAINED, seat.index, 0, 0, self.n)
        if seat.own:
            lose_buried_boots(state, seat)


BURIED: Final = OwnFact("buried", "Boots of the next turn that are lost in rubble")


def lose_buried_boots(state: State, seat: Seat) -> None:
    """SOL-3.3: loses the first Boots of a turn after rubble."""
    lost = min(BURIED.of(seat), seat.boots)
    if lost:
        seat.boots -= lost
        BURIED.put(seat, BURIED.of(seat) - lost)
        if state.recording:
            state.tell(BOOTS_BURIED, seat.index, lost)


@final
class Gold(NumberEffect):
    def resolve(self, state: State, seat: Seat, source: int) -> None:
        gain_gold(state, seat, self.n)


@final
class OthersGold(NumberEffect):
    """RUL-126: each other seat in play gains gold."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        for index in state.seats_in_play():
            if index != seat.index:
                share_gold(state, state.seat(index), self.n)


@final
class MoreGold(DeferredEffect):
    """Adds n gold to each gain of this turn, earlier ones too. The added gold is itself no gain."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: Final = n

    def owed(self, state: State, seat: Seat, source: int) -> int:
        return seat.gold_gains

    def pay(self, state: State, seat: Seat, source: int) -> None:
        seat.gold += self.n
        seat.gold_gained += self.n
        if state.recording:
            state.tell(GOLD_GAINED, seat.index, self.n)


def possible_after(state: State, seat: Seat, program: Program, *, gold: int = 0, lockpicks: int = 0) -> bool:
    """Whether `program` is possible for the seat after paying `gold` and `lockpicks`."""
    poorer = seat.clone()
    poorer.gold -= gold
    poorer.lockpicks -= lockpicks
    return all([effect.possible(state, poorer) for effect in program.effects])


def text_price(state: State, seat: Seat, program: Program) -> Price:
    """Sum of the prices of a text's effects."""
    price = FREE
    for effect in program.effects:
        price = price.plus(effect.price(state, seat))
    return price


@final
class PayGold(Effect):
    """Pays n gold to resolve `program`; does nothing if the seat cannot."""

    def __init__(self, n: int, program: Program) -> None:
        super().__init__()
        self.n: Final = n
        self.program: Final = program

    def possible(self, state: State, seat: Seat) -> bool:
        return seat.gold >= self.n and possible_after(state, seat, self.program, gold=self.n)

    def price(self, state: State, seat: Seat) -> Price:
        return Price(gold=self.n).plus(text_price(state, seat, self.program))

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if self.possible(state, seat):
            pay_gold(state, seat, self.n)
            resolve(state, seat, self.program, source)


def spend_lockpicks(state: State, seat: Seat, n: int) -> None:
    seat.lockpicks -= n
    if state.recording:
        state.tell(LOCKPICKS_SPENT, seat.index, n)


@final
class SkillMade(Counter):
    """Skill gained this turn, spent or not."""

    def count(self, state: State, seat: Seat) -> int:
        return seat.skill_made


@final
class GoldGained(Counter):
    """Gold gained this turn, spent or not."""

    def count(self, state: State, seat: Seat) -> int:
        return seat.gold_gained


@final
class GoldOwned(Counter):
    def count(self, state: State, seat: Seat) -> int:
        return seat.gold


EFFECTS: Final[dict[str, EffectWord]] = {
    **number_word("skill", "CORE-5.1", Skill),
    **number_word("swords", "CORE-5.1", Swords),
    **number_word("boots", "CORE-5.1", Boots),
    **number_word("gold", "CORE-5.4", Gold),
    **number_word("others-gold", "RUL-126", OthersGold),
    **number_word("more-gold", "CORE-6.1", MoreGold),
    "pay-gold": EffectWord(
        "CORE-5.4",
        (Field("pay-gold", NUMBER), Field("do", PROGRAM)),
        lambda a: PayGold(a.number("pay-gold"), a.program("do")),
    ),
}
COUNTERS: Final[dict[str, CounterWord]] = {
    "gold-gained": CounterWord("CORE-6.5", (), lambda a: GoldGained()),
    "skill-made": CounterWord("CORE-6.5", (), lambda a: SkillMade()),
}
POSSESSIONS: Final[dict[str, CounterWord]] = {"gold": CounterWord("CORE-20.2", (), lambda a: GoldOwned())}
