"""CHA-3.4, CHA-5: texts to use once, cards that return to the deck or come into the hand, and texts used again."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from ..core.choice import ACQUIRE, PICK, ChoiceId, argument_of, verb_of
from ..core.components import Card, CardId, Program
from ..core.definitions import Effect, Question, not_overridden
from ..core.event import CARD_ACQUIRED, CARD_PUT_ON_DECK, Event, EventKind
from ..core.kernel import Ability, resolve
from ..core.pack import Pack
from ..core.price import FREE, Price
from ..core.stable_ids import FRAMES
from ..core.state import Seat, SeatId, State
from ..core.vocabulary import CARD_KIND, FLAG, LATER, PLAY, EffectWord, Field
from .acquire import Acquired, card_in, free_choices, take_slot, tell_acquired, tell_besides
from .deck import put_on_deck
from .ledger import Ledger, announced, define_meaning
from .own_tokens import may_resolve

RECALLED: Final = EventKind("CardRecalled", "CHA-5.1", "card")
REPEATED: Final = EventKind("TextRepeated", "CHA-5.4", "card")
TAKEN_TO_HAND: Final = EventKind("CardTakenToHand", "CHA-5.5", "card")
AGAIN: Final = "again"
ATOP: Final = "atop"


def _recalled(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    seat.in_play.remove(CardId(event.first))
    seat.deck_left += 1


def _taken_to_hand(books: Ledger, event: Event) -> None:
    """Replays a card that was acquired, and so told to lie on the discard pile, into the hand."""
    seat = books.seat(event)
    seat.discard.remove(CardId(event.first))
    seat.hand.append(CardId(event.first))


define_meaning(RECALLED, _recalled)
define_meaning(TAKEN_TO_HAND, _taken_to_hand)
define_meaning(REPEATED, announced, announces="names the card; the events after it say what its text does")


@final
class May(Ability):
    """CHA-3.4, RUL-107: text to use once: that of a played card or board later in the turn, any other now or never."""

    def __init__(self, program: Program, *, kept: bool) -> None:
        super().__init__(kept=kept)
        self.program: Final = program

    def available(self, state: State, seat: Seat, source: int) -> bool:
        if source not in seat.discard and says(self.program, ATOP):
            return False  # CHA-5.1
        return may_resolve(state, seat, self.program, source)

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        if optional:
            state.stack.append(Asking(seat.index, self, source))
        else:
            resolve(state, seat, self.program, source)


@final
class Asking(Question):
    """Question whether to use a text now."""

    kind: ClassVar[int] = FRAMES.claim("asking", 21)
    prompt: ClassVar[str] = "may"
    verbs: ClassVar[tuple[int, ...]] = (PICK,)
    rule: ClassVar[str] = "CHA-3.4"

    def __init__(self, seat: SeatId, effect: May, source: int) -> None:
        super().__init__(seat, source, optional=True)
        self.effect: Final = effect

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        out.append(ChoiceId(PICK | 1))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        resolve(state, seat, self.effect.program, self.source)

    def fields(self) -> list[int]:
        return [self.source, self.effect.number]

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Asking:
        effect = pack.effect(fields[1])
        assert isinstance(effect, May)
        return Asking(seat, effect, fields[0])


@final
class Atop(Effect):
    """CHA-5.1: puts the card just acquired on top of the own deck; impossible if it went elsewhere."""

    def resolve(self, state: State, seat: Seat, source: int) -> None:
        if source in seat.discard:
            card = CardId(source)
            seat.discard.remove(card)
            put_on_deck(seat, card)
            if state.recording:
                state.tell(CARD_PUT_ON_DECK, seat.index, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class AboutCard(Ability):
    """Ability that asks for one card of the own play area."""

    def __init__(self) -> None:
        super().__init__(kept=False)

    def cards(self, pack: Pack, in_play: list[CardId]) -> list[CardId]:
        """Cards of a play area that may be chosen, the dearest first."""
        found = [(-pack.cards[card].cost, card) for card in set(in_play) if self.fits(pack.cards[card])]
        return [card for _, card in sorted(found)]

    def fits(self, card: Card) -> bool:
        """Tests whether a card may be chosen."""
        raise not_overridden(self)

    def chosen(self, state: State, seat: Seat, card: CardId) -> None:
        """Does what the ability does with the card."""
        raise not_overridden(self)

    def available(self, state: State, seat: Seat, source: int) -> bool:
        return any([self.fits(state.cards[card]) for card in seat.in_play])


@mypyc_attr(allow_interpreted_subclasses=True)
class CardQuestion(Question):
    """Question for one card of the own play area; its options are numbered from 1, the dearest card first."""

    verbs: ClassVar[tuple[int, ...]] = (PICK,)

    def __init__(self, seat: SeatId, effect: AboutCard, source: int) -> None:
        super().__init__(seat, source, optional=True)
        self.effect: Final = effect

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        for place in range(len(self.effect.cards(state.rules.pack, seat.in_play))):
            out.append(ChoiceId(PICK | place + 1))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        self.effect.chosen(state, seat, self.effect.cards(state.rules.pack, seat.in_play)[argument_of(choice) - 1])

    def fields(self) -> list[int]:
        return [self.source, self.effect.number]


@final
class Recall(AboutCard):
    """CHA-5.1: puts a card of a kind from the own play area on top of the own deck."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind: Final = kind

    def fits(self, card: Card) -> bool:
        return card.kind == self.kind

    def chosen(self, state: State, seat: Seat, card: CardId) -> None:
        seat.in_play.remove(card)
        put_on_deck(seat, card)
        if state.recording:
            state.tell(RECALLED, seat.index, card)

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        state.stack.append(Recalling(seat.index, self, source))


@final
class Recalling(CardQuestion):
    """Question which card to put on top of the deck."""

    kind: ClassVar[int] = FRAMES.claim("recalling", 22)
    prompt: ClassVar[str] = "recall"
    rule: ClassVar[str] = "CHA-5.1"

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Recalling:
        effect = pack.effect(fields[1])
        assert isinstance(effect, Recall)
        return Recalling(seat, effect, fields[0])


@final
class Again(AboutCard):
    """CHA-5.4: resolves the text of a card in the own play area once more; never a text that itself repeats others."""

    def fits(self, card: Card) -> bool:
        return bool(card.play.effects) and not says(card.play, AGAIN)

    def chosen(self, state: State, seat: Seat, card: CardId) -> None:
        if state.recording:
            state.tell(REPEATED, seat.index, card)
        resolve(state, seat, state.cards[card].play, card)

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        state.stack.append(Repeating(seat.index, self, source))


def says(program: Program, word: str) -> bool:
    """Tests whether a text has a word, also inside other words."""
    for effect in program.effects:
        if effect.word == word:
            return True
        inner = [] if effect.arguments is None else [each for each in effect.arguments.programs.values()]
        if any([says(each, word) for programs in inner for each in programs]):
            return True
    return False


@final
class Repeating(CardQuestion):
    """Question which card's text to resolve again."""

    kind: ClassVar[int] = FRAMES.claim("repeating", 23)
    prompt: ClassVar[str] = "again"
    rule: ClassVar[str] = "CHA-5.4"

    @classmethod
    def revive(cls, pack: Pack, seat: SeatId, fields: list[int]) -> Repeating:
        effect = pack.effect(fields[1])
        assert isinstance(effect, Again)
        return Repeating(seat, effect, fields[0])


@final
class TakeToHand(Ability):
    """CHA-5.5: acquires a card of the row into the hand without its skill."""

    def __init__(self) -> None:
        super().__init__(kept=False)

    def available(self, state: State, seat: Seat, source: int) -> bool:
        return bool(cards_to_take(state, seat))

    def ask(self, state: State, seat: Seat, source: int, *, optional: bool) -> None:
        state.stack.append(TakingToHand(seat.index, source, optional=True))


def cards_to_take(state: State, seat: Seat) -> list[ChoiceId]:
    """Choices for the blue cards of the row that the seat could take without paying skill."""
    return [choice for choice in free_choices(state, seat) if verb_of(choice) == ACQUIRE]


@final
class TakingToHand(Question):
    """Question which card of the row to take into the hand."""

    kind: ClassVar[int] = FRAMES.claim("taking-to-hand", 24)
    prompt: ClassVar[str] = "take-to-hand"
    verbs: ClassVar[tuple[int, ...]] = (ACQUIRE,)
    rule: ClassVar[str] = "CHA-5.5"

    def answers(self, state: State, seat: Seat, out: list[ChoiceId]) -> None:
        out.extend(cards_to_take(state, seat))

    def answered(self, state: State, seat: Seat, choice: ChoiceId) -> None:
        slot = argument_of(choice)
        card, price = card_in(state, slot), self.price(state, seat, choice)
        price.charge(seat)
        take_slot(state, slot)
        seat.hand.append(card.number)
        if state.recording:
            tell_besides(state, seat, price)
            state.tell(CARD_ACQUIRED, seat.index, card.number, slot, 0)
            state.tell(TAKEN_TO_HAND, seat.index, card.number)
        depth = len(state.stack)
        state.stack.append(Acquired(seat.index, card.number, in_hand=True))
        resolve(state, seat, card.acquire, card.number)
        if len(state.stack) == depth + 1:
            state.stack.pop()
            tell_acquired(state, seat, card)

    def price(self, state: State, seat: Seat, choice: ChoiceId) -> Price:
        return card_in(state, argument_of(choice)).price_at(0) if verb_of(choice) == ACQUIRE else FREE


EFFECTS: Final[dict[str, EffectWord]] = {
    "may": EffectWord(
        "CHA-3.4", (Field("may", LATER),), lambda a: May(a.program("may"), kept=a.moment == PLAY), asks=True
    ),
    ATOP: EffectWord("CHA-5.1", (Field(ATOP, FLAG),), lambda a: Atop()),
    "recall": EffectWord("CHA-5.1", (Field("recall", CARD_KIND),), lambda a: Recall(a.name("recall")), asks=True),
    AGAIN: EffectWord("CHA-5.4", (Field(AGAIN, FLAG),), lambda a: Again(), asks=True),
    "take-to-hand": EffectWord("CHA-5.5", (Field("take-to-hand", FLAG),), lambda a: TakeToHand(), asks=True),
}
