"""CORE-9: taking from the row and the reserve with skill and swords: cards, Devices, Monsters."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.choice import ACQUIRE, DECLINE, FIGHT, REPLACE, ROW, USE, ChoiceId, argument_of, verb_of
from ..core.components import GOBLIN_DEFEATED, NOTHING, RED, Card, CardId
from ..core.components import MONSTER_DEFEATED as ANY_MONSTER_DEFEATED
from ..core.definitions import Action, Counter, Effect, Frame, Question
from ..core.event import CARD_ACQUIRED, CARD_REPLACED, DEVICE_USED, GOLD_PAID, LOCKPICKS_SPENT, MONSTER_DEFEATED
from ..core.kernel import Ability, Modifier, resolve
from ..core.pack import Pack
from ..core.price import FREE, Price
from ..core.refusals import Reason
from ..core.stable_ids import FRAMES
from ..core.state import Seat, SeatId, State
from ..core.vocabulary import CARD_KIND, FLAG, NUMBER, CounterWord, EffectWord, Field
from ..core.vocabulary import PLAY as PLAYED
from .deck import ACQUIRED
from .reactions import react
from .refill import reveal

EMPTY_SLOT: Final = Reason("empty-slot", "CORE-9.7")
EMPTY_PILE: Final = Reason("empty-pile", "CORE-9.2")
OTHER_BANNER: Final = Reason("other-banner", "CORE-2.3")
WRONG_PLACE: Final = Reason("wrong-place", "CORE-9.6")
NEED_SKILL: Final = Reason("need-skill", "CORE-9.1", short="skill")
NEED_GOLD_BESIDES: Final = Reason("need-gold-besides", "CORE-9.3", short="gold")
NEED_LOCKPICK: Final = Reason("need-lockpick", "CAT-6.2", short="lockpicks")
NEED_SWORDS: Final = Reason("need-swords", "CORE-9.4", short="swords")


@final
class TakeCard(Action):
    """Acquires a blue card (CORE-9.1), uses a purple one (CORE-9.3), fights a red one (CORE-9.4)."""

    rule: ClassVar[str] = "CORE-9.1"
    in_pause: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(ACQUIRE, USE, FIGHT)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
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
                    out.append(ChoiceId(card.verb | slot))
            slot += 1
        for card in pack.reserve_cards:
            affordable = card.cost <= (swords if card.banner == RED else skill)
            if affordable and state.reserve[slot - ROW] and why_not_pay(state, seat, card) is None:
                out.append(ChoiceId(card.verb | slot))
            slot += 1

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        price = self.price(state, seat, choice)
        price.charge(seat)
        if verb_of(choice) == FIGHT:
            fight(state, seat, argument_of(choice), price)
        else:
            take_for_skill(state, seat, argument_of(choice), price)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        slot = argument_of(choice)
        if slot < ROW and state.row[slot] == NOTHING:
            return EMPTY_SLOT
        if slot >= ROW and state.reserve[slot - ROW] == 0:
            return EMPTY_PILE
        card = card_in(state, slot)
        if card.verb != verb_of(choice):
            return OTHER_BANNER
        return why_not_pay(state, seat, card)

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        slot = argument_of(choice)
        if slot < ROW and state.row[slot] == NOTHING:
            return FREE
        card = card_in(state, slot)
        return card.price_at(discounted(card, state.modifiers)) if state.modifiers else card.price


def take_for_skill(state: State, seat: Seat, slot: int, price: Price) -> None:
    """CORE-9.1, 9.3: puts a blue card on the own discard pile or uses a purple one; its price is already paid."""
    card = card_in(state, slot)
    if state.recording:
        tell_besides(state, seat, price)
    take_slot(state, slot)
    if card.verb == ACQUIRE:
        seat.discard.append(card.number)
        if state.recording:
            state.tell(CARD_ACQUIRED, seat.index, card.number, slot, price.skill)
        resolve_acquired(state, seat, card, slot)
        return
    state.dungeon_discard = state.dungeon_discard + [card.number]
    if state.recording:
        state.tell(DEVICE_USED, seat.index, card.number, slot, price.skill)
    resolve(state, seat, card.use, card.number)


def resolve_acquired(state: State, seat: Seat, card: Card, slot: int) -> None:
    """CORE-9.5, RUL-30: resolves the Acquire text of a card of the row; then watchers hear of the card (CHA-4.3)."""
    depth = len(state.stack)
    if slot < ROW:
        resolve(state, seat, card.acquire, card.number)
    if not state.rules.watchers:
        return
    if len(state.stack) == depth:
        tell_acquired(state, seat, card)
    else:
        state.stack.insert(depth, Acquired(seat.index, card.number))


def tell_acquired(state: State, seat: Seat, card: Card) -> None:
    """Tells all watchers of an acquired card."""
    for watcher in state.rules.watchers:
        watcher.acquired(state, seat, card)


@final
class Acquired(Frame):
    """Rest of an acquisition, beneath the questions of the Acquire text: watchers hear of the card.

    `in_hand` says that the card came into the hand (CHA-5.5), and the frame is about it then.
    """

    kind: ClassVar[int] = ACQUIRED
    rule: ClassVar[str] = "CHA-4.3"

    def __init__(self, seat: SeatId, card: CardId, *, in_hand: bool = False) -> None:
        super().__init__(seat, asks=False)
        self.card: Final = card
        self.in_hand: Final = in_hand

    def run(self, state: State, seat: Seat) -> None:
        tell_acquired(state, seat, state.cards[self.card])

    def about(self) -> int:
        return self.card if self.in_hand else NOTHING

    def fields(self) -> list[int]:
        return [self.card, 1] if self.in_hand else [self.card]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Acquired:
        return Acquired(seat, CardId(fields[0]), in_hand=len(fields) > 1)


def tell_besides(state: State, seat: Seat, price: Price) -> None:
    """Records the gold and lockpicks that a card cost besides its skill."""
    if price.gold:
        state.tell(GOLD_PAID, seat.index, price.gold)
    if price.lockpicks:
        state.tell(LOCKPICKS_SPENT, seat.index, price.lockpicks)


def fight(state: State, seat: Seat, slot: int, price: Price) -> None:
    """CORE-9.4: discards the Monster and gives its reward; a Monster of the reserve never leaves it (CORE-9.6)."""
    card = card_in(state, slot)
    seat.monsters_defeated += 1  # RUL-39: the Goblin counts
    if slot < ROW:
        seat.row_monsters_defeated += 1
        take_slot(state, slot)
        state.dungeon_discard = state.dungeon_discard + [card.number]
    if state.recording:
        state.tell(MONSTER_DEFEATED, seat.index, card.number, slot, price.swords)
    react(state, seat.index, ANY_MONSTER_DEFEATED if slot < ROW else ANY_MONSTER_DEFEATED | GOBLIN_DEFEATED)
    resolve(state, seat, card.defeat, card.number)


def why_not_pay(state: State, seat: Seat, card: Card) -> Reason | None:
    """CORE-9.6, RUL-40: reason against the place of the card or its whole price, or None."""
    reason = why_not_take(state, seat, card)
    if reason is not None:
        return reason
    price = price_of(state, card)
    if card.banner == RED:
        return NEED_SWORDS if seat.swords < price else None
    return NEED_SKILL if seat.skill < price else None


def why_not_take(state: State, seat: Seat, card: Card) -> Reason | None:
    """RUL-110: reason against taking a card that holds even without its skill cost: place, gold, lockpicks."""
    if card.where and not card.where & state.board.features[seat.room]:
        return WRONG_PLACE
    if card.gold_cost > seat.gold:
        return NEED_GOLD_BESIDES
    return NEED_LOCKPICK if card.lockpick_cost > seat.lockpicks else None


def price_of(state: State, card: Card) -> int:
    """Cost of a card now, in skill or swords."""
    return discounted(card, state.modifiers) if state.modifiers else card.cost


def discounted(card: Card, modifiers: list[Modifier]) -> int:
    """Cost of a card after the discounts of this turn, at least 0."""
    price = card.cost
    for modifier in modifiers:
        price -= modifier.price_off(card)
    return max(price, 0)


def most_off(state: State) -> int:
    """Upper bound of the discount that this turn's texts give on any card."""
    return sum([max([modifier.price_off(card) for card in state.cards]) for modifier in state.modifiers])


def card_in(state: State, slot: int) -> Card:
    """Card in a slot of the row or on a pile of the reserve."""
    return state.cards[state.row[slot] if slot < ROW else state.rules.pack.reserve[slot - ROW]]


def take_slot(state: State, slot: int) -> None:
    """CORE-9.7: empties the slot until the refill, or takes one card off the reserve pile (CORE-9.2)."""
    if slot < ROW:
        state.row[slot] = CardId(NOTHING)
        return
    reserve = state.reserve[:]
    reserve[slot - ROW] -= 1
    state.reserve = reserve


@final
class Discount(Modifier):
    """Discount of `n` on cards of a kind for the rest of the turn; it refunds nothing."""

    def __init__(self, n: int, kind: str) -> None:
        super().__init__()
        self.n: Final = n
        self.kind: Final = kind

    def price_off(self, card: Card) -> int:
        return self.n if card.kind == self.kind else 0


@final
class ReplaceRowCard(Ability):
    """RUL-108: replaces a card of the row; the new card's Arrive text resolves, its attack symbol does not count."""

    def available(self, state: State, seat: Seat, source: int) -> bool:
        return any([card != NOTHING for card in state.row])

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        state.stack.append(Replacing(seat.index, source, optional=optional))


@final
class Replacing(Question):
    """Question which card of the row to replace."""

    kind: ClassVar[int] = FRAMES.claim("replacing", 7)
    prompt: ClassVar[str] = "replace"
    verbs: ClassVar[tuple[int, ...]] = (REPLACE,)
    rule: ClassVar[str] = "CORE-1.4"

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for slot in range(ROW):
            if state.row[slot] != NOTHING:
                out.append(ChoiceId(REPLACE | slot))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        slot = argument_of(choice)
        card = state.row[slot]
        state.row[slot] = CardId(NOTHING)
        state.dungeon_discard = state.dungeon_discard + [card]
        if state.recording:
            state.tell(CARD_REPLACED, seat.index, card, slot)
        if state.deck_left > 0:
            reveal(state, seat, slot)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        return EMPTY_SLOT if verb_of(choice) == REPLACE else super().why_not(state, seat, choice)


@final
class TakeFree(Effect):
    """RUL-110: takes a card of the row or uses a Device without paying its skill; never a Monster."""

    def possible(self, state: State, seat: Seat) -> bool:
        return bool(free_choices(state, seat))

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if free_choices(state, seat):
            state.stack.append(TakingFree(seat.index, source, optional=False))


def free_choices(state: State, seat: Seat) -> list[ChoiceId]:
    """Choices for the cards of the row that the seat could take without paying skill."""
    found: list[ChoiceId] = []
    for slot in range(ROW):
        if state.row[slot] != NOTHING:
            card = card_in(state, slot)
            if card.banner != RED and why_not_take(state, seat, card) is None:
                found.append(ChoiceId(card.verb | slot))
    return found


@final
class TakingFree(Question):
    """Question which card of the row to take without paying its skill."""

    kind: ClassVar[int] = FRAMES.claim("taking-free", 15)
    prompt: ClassVar[str] = "take-free"
    verbs: ClassVar[tuple[int, ...]] = (ACQUIRE, USE)
    rule: ClassVar[str] = "RUL-110"

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        out.extend(free_choices(state, seat))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        price = self.price(state, seat, choice)
        price.charge(seat)
        take_for_skill(state, seat, argument_of(choice), price)

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        slot = argument_of(choice)
        return FREE if choice == DECLINE or state.row[slot] == NOTHING else card_in(state, slot).price_at(0)


@final
class RowMonstersDefeated(Counter):
    """Monsters of the row defeated this turn."""

    def count(self, state: State, seat: Seat) -> int:
        return seat.row_monsters_defeated


@final
class MonstersDefeated(Counter):
    """RUL-39: Monsters defeated this turn, the Goblin each time."""

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
    "take-free": EffectWord("RUL-110", (Field("take-free", FLAG),), lambda a: TakeFree(), asks=True),
}
COUNTERS: Final[dict[str, CounterWord]] = {
    "monsters-defeated": CounterWord("RUL-39", (), lambda a: MonstersDefeated()),
    "row-monsters-defeated": CounterWord("RUL-39", (), lambda a: RowMonstersDefeated()),
}
