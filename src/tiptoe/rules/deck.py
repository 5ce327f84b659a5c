"""CORE-4.1 and CORE-8: own cards of a seat: play, draw, discard, trash."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.choice import DISCARD, PICK, PLAY, TRASH, ChoiceId, argument_of
from ..core.components import NOTHING, CardId, Program
from ..core.definitions import Action, Counter, Effect, NumberEffect, Question
from ..core.event import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_GAINED,
    CARD_PLAYED,
    CARD_PUT_ON_DECK,
    CARD_TRASHED,
    DECK_SHUFFLED,
)
from ..core.kernel import Ability, resolve
from ..core.pack import Pack
from ..core.refusals import Reason
from ..core.stable_ids import FRAMES
from ..core.state import Seat, SeatId, State
from ..core.vocabulary import (
    CARD,
    CARD_KIND,
    CARD_OR_ANY,
    FLAG,
    NUMBER,
    PROGRAM,
    CounterWord,
    EffectWord,
    Field,
    number_word,
)
from ..core.vocabulary import PLAY as PLAYED
from .told_luck import told_own_card

NOT_IN_HAND: Final = Reason("not-in-hand", "CORE-4.1")


def draw(state: State, seat: Seat, n: int) -> None:
    """CORE-8.1: draws n cards, reshuffling the discard pile when needed; with both empty the rest is lost (RUL-7)."""
    for drawn in range(n):
        if seat.deck_left == 0 and not _reshuffle(state, seat):
            return
        if state.rng.told is not None and not seat.deck_known:
            told_own_card(state, seat, n - drawn)
        seat.deck_left -= 1
        if seat.deck_known:
            seat.deck_known -= 1
        card = seat.deck[seat.deck_left]
        seat.hand.append(card)
        if state.recording:
            state.tell(CARD_DRAWN, seat.index, card)


def offer_each(verb: int, cards: list[CardId], out: list[ChoiceId]) -> None:
    """Adds a choice of `verb` for each different card, copies only once."""
    seen = 0
    for card in cards:
        bit = 1 << card
        if not seen & bit:
            seen |= bit
            out.append(ChoiceId(verb | card))


def owned_cards(seat: Seat) -> list[CardId]:
    """RUL-25: cards in deck, hand, discard pile and play area."""
    return seat.deck[: seat.deck_left] + seat.hand + seat.discard + seat.in_play


@final
class PlayCard(Action):
    """Plays a card of the hand: its text resolves at once, and it stays in the play area to the end (CORE-4.2)."""

    rule: ClassVar[str] = "CORE-4.1"
    in_pause: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(PLAY)

    def options(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        offer_each(PLAY, seat.hand, out)

    def perform(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        card = CardId(argument_of(choice))
        seat.hand.remove(card)
        seat.in_play.append(card)
        seat.played.append(card)
        if state.recording:
            state.tell(CARD_PLAYED, seat.index, card)
        resolve(state, seat, state.cards[card].play, card)

    def why_not(self, state: State, seat: Seat, choice: ChoiceId) -> Reason | None:
        return None if argument_of(choice) in seat.hand else NOT_IN_HAND


@final
class Draw(NumberEffect):
    def resolve(self, state: State, seat: Seat, source: int) -> None:
        draw(state, seat, self.n)


@final
class GainCard(Effect):
    """CORE-8.2: gains up to n copies of a reserve card into the own discard pile; no Acquire text resolves (RUL-30)."""

    def __init__(self, card: CardId, n: int) -> None:
        super().__init__()
        self.card: Final = card
        self.n: Final = n

    def possible(self, state: State, seat: Seat) -> bool:
        return state.reserve[state.rules.pack.reserve.index(self.card)] > 0

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        gain_card(state, seat, self.card, self.n)


def gain_card(state: State, seat: Seat, card: CardId, n: int) -> None:
    """Gains up to n copies of a reserve card for free."""
    pile = state.rules.pack.reserve.index(card)
    reserve = state.reserve[:]
    for _ in range(min(n, reserve[pile])):
        reserve[pile] -= 1
        seat.discard.append(card)
        if state.recording:
            state.tell(CARD_GAINED, seat.index, card)
    state.reserve = reserve


@final
class TrashThis(Effect):
    """Trashes the card that bears the text from the play area."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if source in seat.in_play:
            trash(state, seat, CardId(source))


@final
class OntoDeck(Effect):
    """Offers to put the card just acquired on top of the own deck, in public, instead of on the discard pile.

    CHA-5.5: one that came into the hand stays there, and so does another copy of it on the discard pile.
    """

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if source in seat.discard and not stays_in_hand(state, source):
            state.stack.append(PuttingOnDeck(seat.index, source, optional=True))


ACQUIRED: Final = FRAMES.claim("acquired", 20)  # beneath the questions of an Acquire text


def stays_in_hand(state: State, card: int) -> bool:
    """CHA-5.5: whether the Acquire text that is resolved now is that of a card which came into the hand."""
    return any([frame.kind == ACQUIRED and frame.about() == card for frame in state.stack])


@final
class PuttingOnDeck(Question):
    """Question whether to put the acquired card on top of the deck."""

    kind: ClassVar[int] = FRAMES.claim("putting-on-deck", 17)
    prompt: ClassVar[str] = "onto-deck"
    verbs: ClassVar[tuple[int, ...]] = (PICK,)
    rule: ClassVar[str] = "CORE-9.5"

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        out.append(ChoiceId(PICK | 1))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        card = CardId(self.source)
        seat.discard.remove(card)
        put_on_deck(seat, card)
        if state.recording:
            state.tell(CARD_PUT_ON_DECK, seat.index, card)


def put_on_deck(seat: Seat, card: CardId) -> None:
    """Puts a card on top of the deck in public; clones share the list, so it is replaced."""
    seat.deck = seat.deck[: seat.deck_left] + [card]
    seat.deck_left += 1
    seat.deck_known += 1


@final
class Trash(Ability):
    """CORE-8.4: trashes up to n cards from the play area or the discard pile."""

    def __init__(self, card: CardId, n: int, *, must: bool, kept: bool, other: CardId) -> None:
        super().__init__(kept=kept and not must)
        self.card: Final = card  # the card to trash, or NOTHING for any card
        self.other: Final = other  # another card that may be trashed instead, or NOTHING
        self.n: Final = n
        self.must: Final = must

    def available(self, state: State, seat: Seat, source: int) -> bool:
        return any([self.fits(card) for card in seat.in_play + seat.discard])

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        state.stack.append(Trashing(seat.index, self, source, self.n, optional=optional and not self.must))

    def options(self, seat: Seat, out: list[ChoiceId]) -> None:
        offer_each(TRASH, [card for card in seat.in_play + seat.discard if self.fits(card)], out)

    def fits(self, card: CardId) -> bool:
        return self.card in (NOTHING, card) or card == self.other


@final
class Trashing(Question):
    """Question which card to trash."""

    kind: ClassVar[int] = FRAMES.claim("trashing", 5)
    prompt: ClassVar[str] = "trash"
    verbs: ClassVar[tuple[int, ...]] = (TRASH,)
    rule: ClassVar[str] = "CORE-8.4"

    def __init__(self, seat: SeatId, effect: Trash, source: int, left: int, *, optional: bool) -> None:
        super().__init__(seat, source, optional=optional)
        self.effect: Final = effect
        self.left: Final = left

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        self.effect.options(seat, out)

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        trash(state, seat, CardId(argument_of(choice)))
        if self.left > 1 and self.effect.available(state, seat, self.source):
            optional = not self.effect.must
            state.stack.append(Trashing(self.seat, self.effect, self.source, self.left - 1, optional=optional))

    def fields(self) -> list[int]:
        return [*super().fields(), self.effect.number, self.left]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Trashing:
        effect = pack.effect(fields[2])
        assert isinstance(effect, Trash)
        return Trashing(seat, effect, fields[0], fields[3], optional=fields[1] == 1)


def trash(state: State, seat: Seat, card: CardId) -> None:
    """CORE-8.4: trashes a card for good. Resources it gave and its deferred effects stay (CORE-6.6)."""
    if card in seat.in_play:
        seat.in_play.remove(card)
    else:
        seat.discard.remove(card)
        seat.left_discard = seat.left_discard + [card]
    seat.cards_trashed += 1
    state.trashed = state.trashed + [card]
    if state.recording:
        state.tell(CARD_TRASHED, seat.index, card)


def discard(state: State, seat: Seat, card: CardId) -> None:
    """CORE-8.5: discards a card from hand; its text does not resolve."""
    seat.hand.remove(card)
    seat.discard.append(card)
    if state.recording:
        state.tell(CARD_DISCARDED, seat.index, card)


@final
class MayDiscard(Ability):
    """CORE-8.5, RUL-29: offers to discard n cards from hand to resolve `program`; all or nothing, never forced."""

    def __init__(self, n: int, program: Program, *, kept: bool) -> None:
        super().__init__(kept=kept)
        self.n: Final = n
        self.program: Final = program

    def available(self, state: State, seat: Seat, source: int) -> bool:
        return len(seat.hand) >= self.n

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        state.stack.append(Discarding(seat.index, self, source, self.n, optional=optional))


@final
class Discarding(Question):
    """Question which card to discard."""

    kind: ClassVar[int] = FRAMES.claim("discarding", 6)
    prompt: ClassVar[str] = "discard"
    verbs: ClassVar[tuple[int, ...]] = (DISCARD,)
    rule: ClassVar[str] = "CORE-8.5"

    def __init__(self, seat: SeatId, effect: MayDiscard, source: int, left: int, *, optional: bool) -> None:
        super().__init__(seat, source, optional=optional)
        self.effect: Final = effect
        self.left: Final = left

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        offer_each(DISCARD, seat.hand, out)

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        discard(state, seat, CardId(argument_of(choice)))
        if self.left > 1:
            state.stack.append(Discarding(self.seat, self.effect, self.source, self.left - 1, optional=False))
        else:
            resolve(state, seat, self.effect.program, self.source)

    def fields(self) -> list[int]:
        return [*super().fields(), self.effect.number, self.left]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Discarding:
        effect = pack.effect(fields[2])
        assert isinstance(effect, MayDiscard)
        return Discarding(seat, effect, fields[0], fields[3], optional=fields[1] == 1)


@final
class CardsTrashed(Counter):
    def count(self, state: State, seat: Seat) -> int:
        return seat.cards_trashed


@final
class CardsOfKindOwned(Counter):
    """Number of own cards of one kind."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind: Final = kind

    def count(self, state: State, seat: Seat) -> int:
        return sum([1 for card in owned_cards(seat) if state.cards[card].kind == self.kind])


@final
class CardsOwned(Counter):
    """Copies of one card among the seat's own cards."""

    def __init__(self, card: CardId) -> None:
        super().__init__()
        self.card: Final = card

    def count(self, state: State, seat: Seat) -> int:
        return owned_cards(seat).count(self.card)


def _reshuffle(state: State, seat: Seat) -> bool:
    """Shuffles the discard pile into a new deck; the old list stays unchanged, since a clone may share it."""
    if not seat.discard:
        return False
    cards = seat.discard
    if seat.index == state.active:
        seat.left_discard = seat.left_discard + cards
    state.rng.shuffle(cards)
    seat.deck = cards
    seat.deck_left = len(cards)
    seat.discard = []
    if state.recording:
        state.tell(DECK_SHUFFLED, seat.index, len(cards))
    return True


EFFECTS: Final[dict[str, EffectWord]] = {
    **number_word("draw", "CORE-8.1", Draw),
    "gain": EffectWord(
        "CORE-8.2",
        (Field("gain", CARD), Field("count", NUMBER, 1)),
        lambda a: GainCard(CardId(a.number("gain")), a.number("count")),
        of_reserve=True,
    ),
    "trash-this": EffectWord("CORE-8.4", (Field("trash-this", FLAG),), lambda a: TrashThis()),
    "onto-deck": EffectWord("CORE-9.5", (Field("onto-deck", FLAG),), lambda a: OntoDeck(), asks=True),
    "trash": EffectWord(
        "CORE-8.4",
        (Field("trash", CARD_OR_ANY), Field("up-to", NUMBER, 1), Field("must", FLAG, 0), Field("or", CARD, NOTHING)),
        lambda a: Trash(
            CardId(a.number("trash")),
            a.number("up-to"),
            must=a.number("must") == 1,
            kept=a.moment == PLAYED,
            other=CardId(a.number("or")),
        ),
        asks=True,
    ),
    "discard": EffectWord(
        "CORE-8.5",
        (Field("discard", NUMBER), Field("do", PROGRAM)),
        lambda a: MayDiscard(a.number("discard"), a.program("do"), kept=a.moment == PLAYED),
        asks=True,
    ),
}
COUNTERS: Final[dict[str, CounterWord]] = {"cards-trashed": CounterWord("CORE-8.4", (), lambda a: CardsTrashed())}
POSSESSIONS: Final[dict[str, CounterWord]] = {
    "card": CounterWord("CORE-20.2", (Field("card", CARD),), lambda a: CardsOwned(CardId(a.number("card")))),
    "card-kind": CounterWord(
        "CORE-20.2", (Field("card-kind", CARD_KIND),), lambda a: CardsOfKindOwned(a.name("card-kind"))
    ),
}
