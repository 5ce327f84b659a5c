"""CORE-9: what skill and swords take from the row and the reserve: cards, Devices, Monsters."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.choice import ACQUIRE, FIGHT, INVOKE, REPLACE, ROW, USE, argument_of, verb_of
from ..core.event import CARD_ACQUIRED, CARD_REPLACED, DEVICE_USED, MONSTER_DEFEATED
from ..core.kernel import Ability, Modifier, resolve
from ..core.kinds import Action, Counter, Question
from ..core.material import NOTHING, RED, Card
from ..core.reason import Reason
from ..core.state import Seat, State
from ..core.vocabulary import CARD_KIND, FLAG, NUMBER, CounterWord, EffectWord, Field
from ..core.vocabulary import PLAY as PLAYED
from .refill import reveal

EMPTY_SLOT: Final = Reason("empty-slot", "CORE-9.7")
EMPTY_PILE: Final = Reason("empty-pile", "CORE-9.2")
OTHER_BANNER: Final = Reason("other-banner", "CORE-2.3")
WRONG_PLACE: Final = Reason("wrong-place", "CORE-9.6")
NEED_SKILL: Final = Reason("need-skill", "CORE-9.1")
NEED_SWORDS: Final = Reason("need-swords", "CORE-9.4")
NOT_KEPT: Final = Reason("not-kept", "CORE-6.5a")
NOT_NOW: Final = Reason("not-now", "CORE-6.5a")


@final
class TakeCard(Action):
    """Acquire a blue card (CORE-9.1), use a purple one (CORE-9.3), fight a red one (CORE-9.4), in one pass."""

    rule: ClassVar[str] = "CORE-9.1"

    def __init__(self) -> None:
        super().__init__(ACQUIRE, USE, FIGHT)

    def options(self, state: State, seat: Seat, out: list[int]) -> None:
        pack = state.rules.pack
        skill = seat.skill
        swords = seat.swords
        if state.modifiers:
            skill += most_off(state)
        if skill < pack.cheapest_skill and swords < pack.cheapest_swords:
            return
        slot = 0
        for number in state.row:
            if number != NOTHING:
                card = state.cards[number]
                if card.cost <= (swords if card.banner == RED else skill) and why_not_pay(state, seat, card) is None:
                    out.append(card.verb | slot)
            slot += 1
        for card in pack.reserve_cards:
            affordable = card.cost <= (swords if card.banner == RED else skill)
            if affordable and state.reserve[slot - ROW] and why_not_pay(state, seat, card) is None:
                out.append(card.verb | slot)
            slot += 1

    def perform(self, state: State, seat: Seat, choice: int) -> None:
        slot = argument_of(choice)
        verb = verb_of(choice)
        card = card_in(state, slot)
        price = price_of(state, card)
        if verb == FIGHT:
            fight(state, seat, card, slot, price)
            return
        seat.skill -= price
        take_slot(state, slot)
        if verb == ACQUIRE:
            seat.discard.append(card.number)
            if state.recording:
                state.tell(CARD_ACQUIRED, seat.index, card.number, slot, price)
            if slot < ROW:
                resolve(state, seat, card.acquire, card.number)  # CORE-9.5, RUL-30
            return
        state.dungeon_discard = state.dungeon_discard + [card.number]
        if state.recording:
            state.tell(DEVICE_USED, seat.index, card.number, slot, price)
        resolve(state, seat, card.use, card.number)

    def why_not(self, state: State, seat: Seat, choice: int) -> Reason | None:
        slot = argument_of(choice)
        if slot < ROW and state.row[slot] == NOTHING:
            return EMPTY_SLOT
        if slot >= ROW and state.reserve[slot - ROW] == 0:
            return EMPTY_PILE
        card = card_in(state, slot)
        if card.verb != verb_of(choice):
            return OTHER_BANNER
        return why_not_pay(state, seat, card)


def fight(state: State, seat: Seat, card: Card, slot: int, price: int) -> None:
    """CORE-9.4: the reward, then the dungeon discard; a Monster of the reserve never leaves it (CORE-9.6)."""
    seat.swords -= price
    seat.monsters_defeated += 1  # RUL-39: the Goblin counts
    if slot < ROW:
        take_slot(state, slot)
        state.dungeon_discard = state.dungeon_discard + [card.number]
    if state.recording:
        state.tell(MONSTER_DEFEATED, seat.index, card.number, slot, price)
    resolve(state, seat, card.defeat, card.number)


def why_not_pay(state: State, seat: Seat, card: Card) -> Reason | None:
    """CORE-9.6, RUL-40: a card with a place is taken only there; then its price."""
    if card.where and not card.where & state.board.features[seat.room]:
        return WRONG_PLACE
    price = price_of(state, card)
    if card.banner == RED:
        return NEED_SWORDS if seat.swords < price else None
    return NEED_SKILL if seat.skill < price else None


def price_of(state: State, card: Card) -> int:
    """What a card costs now."""
    return discounted(card, state.modifiers) if state.modifiers else card.cost


def discounted(card: Card, modifiers: list[Modifier]) -> int:
    """Texts of this turn may make a card cheaper, never cheaper than nothing."""
    price = card.cost
    for modifier in modifiers:
        price -= modifier.price_off(card)
    return max(price, 0)


def most_off(state: State) -> int:
    """The most that this turn's texts can take off any price: what more a seat could seem to have."""
    return sum([max([modifier.price_off(card) for card in state.cards]) for modifier in state.modifiers])


def card_in(state: State, slot: int) -> Card:
    """The card in a slot of the row or on a pile of the reserve."""
    return state.cards[state.row[slot] if slot < ROW else state.rules.pack.reserve[slot - ROW]]


def take_slot(state: State, slot: int) -> None:
    """CORE-9.7: the slot stays empty until the refill; a reserve pile shrinks by one (CORE-9.2)."""
    if slot < ROW:
        state.row[slot] = NOTHING
        return
    reserve = state.reserve[:]
    reserve[slot - ROW] -= 1
    state.reserve = reserve


@final
class Discount(Modifier):
    """Cards of a kind cost less skill for the rest of the turn; what was paid before stays paid."""

    def __init__(self, n: int, kind: str) -> None:
        super().__init__()
        self.n: Final = n
        self.kind: Final = kind

    def price_off(self, card: Card) -> int:
        return self.n if card.kind == self.kind else 0


@final
class InvokeAbility(Action):
    """An ability of a card played this turn, at any later moment of it (RUL-107)."""

    rule: ClassVar[str] = "CORE-6.5a"

    def __init__(self) -> None:
        super().__init__(INVOKE)

    def options(self, state: State, seat: Seat, out: list[int]) -> None:
        for kept in state.kept:
            choice = INVOKE | kept.effect.number
            if choice not in out and kept.effect.available(state, seat):
                out.append(choice)

    def perform(self, state: State, seat: Seat, choice: int) -> None:
        number = argument_of(choice)
        for i, kept in enumerate(state.kept):
            if kept.effect.number == number:
                state.kept = state.kept[:i] + state.kept[i + 1 :]
                kept.effect.ask(state, seat, kept.source, optional=False)
                return

    def why_not(self, state: State, seat: Seat, choice: int) -> Reason | None:
        for kept in state.kept:
            if kept.effect.number == argument_of(choice):
                return None if kept.effect.available(state, seat) else NOT_NOW
        return NOT_KEPT


@final
class ReplaceRowCard(Ability):
    """RUL-108: the next card for one of the row; its Arrive text resolves, its attack symbol does not count."""

    def available(self, state: State, seat: Seat) -> bool:
        return any([card != NOTHING for card in state.row])

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        state.stack.append(Replacing(seat.index, source, optional=optional))


@final
class Replacing(Question):
    """Which card of the row to replace."""

    kind: ClassVar[int] = 7
    prompt: ClassVar[str] = "replace"
    rule: ClassVar[str] = "CORE-1.4"

    def answers(self, state: State, seat: Seat, out: list[int]) -> None:
        for slot in range(ROW):
            if state.row[slot] != NOTHING:
                out.append(REPLACE | slot)

    def answered(self, state: State, seat: Seat, choice: int) -> None:
        slot = argument_of(choice)
        card = state.row[slot]
        state.row[slot] = NOTHING
        state.dungeon_discard = state.dungeon_discard + [card]
        if state.recording:
            state.tell(CARD_REPLACED, seat.index, card, slot)
        if state.deck_left > 0:
            reveal(state, seat, slot)

    def why_not(self, state: State, seat: Seat, choice: int) -> Reason | None:
        return EMPTY_SLOT if verb_of(choice) == REPLACE else super().why_not(state, seat, choice)


@final
class MonstersDefeated(Counter):
    """RUL-39: each win counts, over the Goblin too."""

    def count(self, state: State, seat: Seat) -> int:
        return seat.monsters_defeated


EFFECTS: Final[dict[str, EffectWord]] = {
    "discount": EffectWord(
        "CORE-9.1",
        (Field("discount", NUMBER), Field("on", CARD_KIND)),
        lambda a: Discount(a.number("discount"), a.name("on")),
    ),
    "replace-row-card": EffectWord(
        "RUL-108",
        (Field("replace-row-card", FLAG),),
        lambda a: ReplaceRowCard(kept=a.moment == PLAYED),
        asks=True,
    ),
}
COUNTERS: Final[dict[str, CounterWord]] = {"monsters-defeated": CounterWord("RUL-39", (), lambda a: MonstersDefeated())}
