"""Packs: loaded content (cards, tokens, boards, tiles), by number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from .board import Board
from .components import CHARACTER, KINDS, NO_PROGRAM, TYPES, Card, CardId, Character, Lot, Program, Token, TokenId
from .night import NO_NIGHT

if TYPE_CHECKING:
    from .definitions import Effect
    from .tiles import Tile


class MissingContent(Exception):
    """Raised when a stored game names content that no longer exists."""


@final
class Pack:
    """Loaded content of a game. Effects and programs are listed so that stored frames can name them by number."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.hash = ""
        self.supplements: dict[str, str] = {}  # hashes of sets that `hash` does not cover, by name
        self.numbering: dict[str, list[str]] = {}  # names of everything that has a number, in order, by kind of thing
        self.numbered_by = b""  # the numbering of the stored game, where it differs from today's
        self.cards: list[Card] = []
        self.tokens: list[Token] = []
        self.effects: list[Effect] = []
        self.programs: list[Program] = [NO_PROGRAM]
        self.tags: dict[str, int] = {**KINDS, **TYPES}
        self.starter: list[CardId] = []
        self.dungeon: list[CardId] = []
        self.reserve: list[CardId] = []
        self.reserve_cards: list[Card] = []
        self.boards: dict[str, Board] = {}
        self.tiles: list[Tile] = []
        self.characters: list[Character] = []
        self.names: dict[str, dict[str, str]] = {}  # by id: name in each language
        self.places: dict[str, dict[str, str]] = {}  # names of rooms, tiles and modules, with gender and number
        self.pictures: dict[str, dict[str, str]] = {}  # by card id: chosen parts of its picture
        self.added: dict[str, str] = {}  # by `card/ID`, `token/ID`, `on-top/ID`: the overlay pack that added it
        self.on_top: list[CardId] = []  # cards that begin on top of the dungeon deck, to be tried out
        self.cheapest_skill = self.cheapest_swords = 0
        self.reactions = 0  # bits of all cards together (RUL-121)
        self.lots: list[Lot] = []  # of a mixed deck (RUL-131)
        self.finds = 0  # tags of the tokens whose taking rivals may react to (RUL-121)
        self.counted: set[str] = set()  # words of counters in its texts
        self.night = NO_NIGHT  # Hours and Dares of a seat that plays alone

    def effect(self, number: int) -> Effect:
        """Effect by number; raises MissingContent if it no longer exists."""
        if self.effects[number].number != number:
            raise MissingContent(f"effect '{self.numbering['effect'][number]}'")
        return self.effects[number]

    def program(self, number: int) -> Program:
        if self.programs[number].number != number:
            raise MissingContent(f"text '{self.numbering['text'][number]}'")
        return self.programs[number]

    def card(self, id: str) -> Card:
        return next(card for card in self.cards if card.id == id)

    def token(self, id: str) -> Token:
        return next(token for token in self.tokens if token.id == id)

    def token_of_kind(self, kind: int) -> Token:
        return next(token for token in self.tokens if token.kind == kind)

    def copies_of_kind(self, kind: int, sets: tuple[str, ...] = ()) -> list[TokenId]:
        """Tokens of a kind, repeated by copies, in pack order: the game's own and those of `sets`."""
        pile: list[TokenId] = []
        for token in self.tokens:
            if token.kind == kind and (token.set == "" or token.set in sets):
                pile.extend([token.number] * token.copies)
        return pile

    def cards_of_set(self, name: str) -> list[CardId]:
        """Cards that a set adds to the dungeon deck, repeated by copies."""
        cards: list[CardId] = []
        for card in self.cards:
            if card.set == name and not card.of:
                cards.extend([card.number] * card.copies)
        return cards

    def name(self, sets: tuple[str, ...]) -> str:
        """Name and hash of the content that a game with `sets` is played with."""
        later = [self.supplements[each] for each in sets if each in self.supplements]
        return " ".join([self.id, "+".join([self.hash, *later])])

    def characters_of(self, sets: tuple[str, ...]) -> list[Character]:
        """Characters that may be played: those of no set and those of `sets`, in pack order."""
        return [each for each in self.characters if each.set == "" or each.set in sets]

    def character_of(self, tokens: list[TokenId]) -> Character | None:
        """CHA-1.4: character whose token is among those of a seat."""
        for token in tokens:
            if self.tokens[token].kind == CHARACTER:
                return next(each for each in self.characters if each.token == token)
        return None
