"""CHA-1, 2, 4: characters: who plays whom, the decks they begin with, and the texts of their boards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ..core.components import BLUE, Card, Character, TokenId
from ..core.definitions import Step, Watcher
from ..core.event import EventKind
from ..core.kernel import resolve
from ..core.ruleset import Ruleset, RulesetError, Variant
from ..core.state import IN_PLAY, Seat, State
from .acquire import Acquired
from .deck import draw
from .ledger import announced, define_meaning
from .own_tokens import take_own
from .setup import SeatEverybody
from .tokens import source_of_token
from .told_luck import told_character

CHARACTERS: Final = "characters"
BY_LOT: Final = "any"  # in a spec: a seat that takes what the lot gives

CHARACTER_PLAYED: Final = EventKind("CharacterPlayed", "CHA-1.1", "token")


define_meaning(CHARACTER_PLAYED, announced, announces="told at the deal, before any choice")


def with_characters(wanted: str = "") -> Variant:
    """Variant with characters; `wanted` names them by seat, such as `lenara.any.agnet`: the others go by lot."""
    chosen = wanted.split(".") if wanted else []

    def variant(rules: Ruleset) -> Ruleset:
        with_them = rules.named(f"{CHARACTERS}:{wanted}" if wanted else CHARACTERS).with_set(CHARACTERS)
        check_wanted(with_them, chosen)
        return (
            with_them.swap(SeatEverybody, SeatCharacters(chosen))  # CHA-2.1
            .with_begin_of_turn(ResolveBoard())  # CHA-4.1
            .with_watcher(BoardTexts())  # CHA-4.3, 4.4
            .with_frames(Acquired)
        )

    return variant


def check_wanted(rules: Ruleset, wanted: list[str]) -> None:
    """CHA-1.1, 1.3: raises RulesetError unless the characters are there, each once, and enough for every seat."""
    ids = [character.id for character in rules.pack.characters_of(rules.sets)]
    seats = max(rules.params.seats)
    if len(ids) < seats:
        raise RulesetError(f"{seats} seats need {seats} characters; there are {len(ids)}")
    if len(wanted) > seats:
        raise RulesetError(f"{len(wanted)} characters for {seats} seats")
    named = [id for id in wanted if id != BY_LOT]
    for place, id in enumerate(named):
        if id not in ids:
            raise RulesetError(f"there is no character '{id}'; there are: {', '.join(ids)}")
        if id in named[:place]:
            raise RulesetError(f"'{id}' is played by one seat only (CHA-1.1)")


@final
class SeatCharacters(Step):
    """CHA-2.1 to 2.4: as SeatEverybody, each seat with the deck and the own tokens of its character."""

    rule: ClassVar[str] = "CHA-2.1"
    word: ClassVar[str] = "SeatCharacters"

    def __init__(self, wanted: list[str]) -> None:
        self.wanted: Final = wanted

    def run(self, state: State, seat: Seat) -> None:
        cast = self.cast(state)
        for index in range(len(state.seats)):
            each, character = state.seat(index), cast[index]
            each.room = state.board.start
            each.supply = state.rules.params.cubes
            each.tokens = [character.token]
            if state.recording:
                state.tell(CHARACTER_PLAYED, each.index, character.token)
            for token in character.start:
                take_own(state, each, token, 1)
            each.discard = character.deck[:]  # the first draw makes a shuffled deck of it
            draw(state, each, state.rules.params.hand)

    def cast(self, state: State) -> list[Character]:
        """CHA-1.2: characters by seat: those chosen, and for the other seats those that are left, by lot."""
        there = {each.id: each for each in state.rules.pack.characters_of(state.rules.sets)}
        left = [TokenId(each.token) for id, each in there.items() if id not in self.wanted]
        if len(self.wanted) < len(state.seats) or BY_LOT in self.wanted:
            state.rng.shuffle(left)
        told = state.rng.told
        cast: list[Character] = []
        for index in range(len(state.seats)):
            wanted = self.wanted[index] if index < len(self.wanted) else BY_LOT
            if wanted == BY_LOT and told is not None:
                left = told_character(state, told, index, left)
            character = there[wanted] if wanted != BY_LOT else state.rules.pack.character_of([left.pop()])
            assert character is not None
            cast.append(character)
        return cast


@final
class ResolveBoard(Step):
    """CHA-4.2, 4.5: resolves the text of the own character before the first choice of the turn."""

    rule: ClassVar[str] = "CHA-4.1"
    word: ClassVar[str] = "ResolveBoard"

    def run(self, state: State, seat: Seat) -> None:
        character = state.rules.pack.character_of(seat.tokens)
        if character is not None and seat.status == IN_PLAY:
            resolve(state, seat, character.each_turn, source_of_token(character.token))


@final
class BoardTexts(Watcher):
    """Resolves what a character does with a card that it acquired, and after damage from the dragon."""

    rule: ClassVar[str] = "CHA-4.3"

    def acquired(self, state: State, seat: Seat, card: Card) -> None:
        character = state.rules.pack.character_of(seat.tokens)
        if character is not None and card.banner == BLUE and character.acquired == card.kind:
            resolve(state, seat, character.on_acquire, card.number)

    def hurt(self, state: State, seat: Seat) -> None:
        """CHA-4.4: once for each attack, or draw of a seat that is out."""
        character = state.rules.pack.character_of(seat.tokens)
        if character is not None:
            resolve(state, seat, character.when_hurt, source_of_token(character.token))
