"""Packs: everything that came from content files, by its number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from .board import Board
from .components import KINDS, NO_PROGRAM, TYPES, Card, CardId, Program, Token, TokenId

if TYPE_CHECKING:
    from .definitions import Effect
    from .tiles import Tile


class Gone(Exception):
    """A stored game names what is no longer there."""


@final
class Pack:
    """Everything that came from content files. Effects and programs are listed so that a stored frame can name them."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.hash = ""
        self.numbering: dict[str, list[str]] = {}  # the names of all that has a number, in order
        self.numbered_by = b""  # the numbering of a stored game, where it is not today's
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
        self.names: dict[str, dict[str, str]] = {}  # by id: its name in each language
        self.places: dict[str, dict[str, str]] = {}  # names of rooms, tiles and modules, with what articles depend on
        self.pictures: dict[str, dict[str, str]] = {}  # by id of a card: what it is drawn with, where that was chosen
        self.added: dict[str, str] = {}  # `card/ID`, `token/ID`, `on-top/ID`: which pack laid over the game did it
        self.on_top: list[CardId] = []  # kinds of cards that begin on top of the dungeon deck, to be tried out
        self.cheapest_skill = self.cheapest_swords = 0

    def effect(self, number: int) -> Effect:
        """The effect that a stored game names."""
        if self.effects[number].number != number:
            raise Gone(f"effect '{self.numbering['effect'][number]}'")
        return self.effects[number]

    def program(self, number: int) -> Program:
        if self.programs[number].number != number:
            raise Gone(f"text '{self.numbering['text'][number]}'")
        return self.programs[number]

    def card(self, id: str) -> Card:
        return next(card for card in self.cards if card.id == id)

    def token(self, id: str) -> Token:
        return next(token for token in self.tokens if token.id == id)

    def token_of_kind(self, kind: int) -> Token:
        return next(token for token in self.tokens if token.kind == kind)

    def copies_of_kind(self, kind: int, sets: tuple[str, ...] = ()) -> list[TokenId]:
        """Every token of a kind, each as often as it exists, in the order of the pack; of other sets only these."""
        pile: list[TokenId] = []
        for token in self.tokens:
            if token.kind == kind and (token.set == "" or token.set in sets):
                pile.extend([token.number] * token.copies)
        return pile

    def cards_of_set(self, name: str) -> list[CardId]:
        """What a set adds to the dungeon deck."""
        cards: list[CardId] = []
        for card in self.cards:
            if card.set == name:
                cards.extend([card.number] * card.copies)
        return cards
