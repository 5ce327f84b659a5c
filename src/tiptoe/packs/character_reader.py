"""Characters of a pack: `[[character]]` tables with a deck, own tokens, and the texts of a board.

A character is also a token of the kind `character`, which its seat holds, and each of its own tokens is one of the
kind `own`; so both are numbered, stored and shown as all tokens are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from ..core.components import CHARACTER, OWN, CardId, Character, Token, TokenId
from ..core.pack import Pack
from ..core.vocabulary import ACQUIRE, HURT, PLAY
from .colours import ART
from .errors import ContentError, Problem
from .files import PackRow, Table
from .pictures import read_picture
from .reader import CARD_KINDS, PackReader

EACH_TURN: Final = "each-turn"
ON_ACQUIRE: Final = "on-acquire"
WHEN_HURT: Final = HURT
CHARACTER_KEYS: Final = ("id", "set", "origin", "deck", "tokens", "start", EACH_TURN, ON_ACQUIRE, WHEN_HURT, ART)
FEWEST_STARTERS: Final = 5
MOST_STARTERS: Final = 7  # so that texts that trash a starter card stay meaningful


def token_rows(characters: Mapping[str, PackRow]) -> Iterator[tuple[str, PackRow]]:
    """Yields the tokens of characters as rows of a pack, each with its id: the character itself, then its own."""
    for id, row in characters.items():
        shared = {key: row.content[key] for key in ("set", "origin") if key in row.content}
        yield id, PackRow(row.file, {**shared, "id": id, "kind": "character", "type": "character"})
        own = row.content.get("tokens", {})
        for token, copies in own.items() if isinstance(own, dict) else ():
            yield token, PackRow(row.file, {**shared, "id": token, "kind": "own", "type": "own", "copies": copies})


class CharacterReader:
    """Reads one character after the other; every problem is a ContentError with its path."""

    def __init__(self, pack: Pack, reader: PackReader) -> None:
        self.pack = pack
        self.reader = reader
        self.numbers = {card.id: card.number for card in pack.cards}
        self.tokens = {token.id: token for token in pack.tokens}

    def read(self, id: str, row: Table) -> Character:
        reader = self.reader
        reader.known_keys(row, CHARACTER_KEYS, "")
        self._must_be(id, CHARACTER, "id")
        character = Character(id, self.tokens[id].number)
        character.set = reader.text(row, "set", "")
        character.own = [token.number for token in self._own(row)]
        reader.own_tokens = {self.pack.tokens[number].id: number for number in character.own}
        character.start = self._start(row)
        character.deck = self._deck(id, row)
        if EACH_TURN in row:
            character.each_turn = reader.program(row[EACH_TURN], EACH_TURN, PLAY)
        if ON_ACQUIRE in row:
            self._on_acquire(character, reader.table(row, ON_ACQUIRE))
        if WHEN_HURT in row:
            character.when_hurt = reader.program(row[WHEN_HURT], WHEN_HURT, HURT)
        if ART in row:
            self.pack.pictures[id] = read_picture(reader, row)
        return character

    def _own(self, row: Table) -> Iterator[Token]:
        for id in self.reader.table(row, "tokens"):
            self._must_be(id, OWN, f"tokens.{id}")
            yield self.tokens[id]

    def _must_be(self, id: str, kind: int, path: str) -> None:
        """Rejects an id that another token has already."""
        if self.tokens[id].kind != kind:
            text = f"there is a token '{id}' already; characters and their own tokens need names of their own"
            raise self.reader.error(path, Problem("taken-token", text, word=id))

    def _start(self, row: Table) -> list[TokenId]:
        start: list[TokenId] = []
        table = self.reader.table(row, "start")
        for id in table:
            number = self.reader.own_tokens[self.reader.known(id, self.reader.own_tokens, f"start.{id}", "own token")]
            count = self.reader.number(table, id, 0, least=0, path="start")
            most = self.pack.tokens[number].copies
            if count > most:
                text = f"expected {most} or fewer, found {count}"
                raise self.reader.error(f"start.{id}", Problem("at-most", text, most=most, found=count))
            start += [number] * count
        return start

    def _deck(self, id: str, row: Table) -> list[CardId]:
        """CHA-2.1: as many cards as the starter deck has, 5 to 7 of them plain, and the own cards."""
        deck: list[CardId] = []
        table = self.reader.table(row, "deck")
        for name in table:
            path = f"deck.{name}"
            card = self.pack.cards[self.numbers[self.reader.known(name, self.numbers, path, "card")]]
            if card.of != id and card.number not in self.pack.starter:
                text = f"'{name}' is neither a starter card nor a card of '{id}'"
                raise self.reader.error(path, Problem("not-in-deck", text, word=name))
            deck += [card.number] * self.reader.number(table, name, 1, least=1, path="deck")
        self._count(deck)
        return deck

    def _count(self, deck: list[CardId]) -> None:
        size = len(self.pack.starter)
        if len(deck) != size:
            text = f"expected {size} cards, as in the starter deck, found {len(deck)}"
            raise self.reader.error("deck", Problem("deck-size", text, needed=size, there=len(deck)))
        [(plain, _)] = Counter(self.pack.starter).most_common(1)
        count = deck.count(plain)
        if not FEWEST_STARTERS <= count <= MOST_STARTERS:
            word, least, most = self.pack.cards[plain].id, FEWEST_STARTERS, MOST_STARTERS
            text = f"expected {least} to {most} of '{word}', found {count}"
            raise self.reader.error("deck", Problem("deck-plain", text, word=word, least=least, most=most, found=count))

    def _on_acquire(self, character: Character, row: Table) -> None:
        reader = self.reader
        reader.known_keys(row, ("kind", "do"), ON_ACQUIRE)
        kind = reader.text(row, "kind", path=ON_ACQUIRE)
        character.acquired = reader.known(kind, CARD_KINDS, f"{ON_ACQUIRE}.kind", "kind of card")
        character.on_acquire = reader.program(row.get("do"), f"{ON_ACQUIRE}.do", ACQUIRE)


def wrong_own_cards(pack: Pack, files: Mapping[str, PackRow]) -> Iterator[ContentError]:
    """Reports own cards that stand in no deck, or not in that of their character."""
    for card in pack.cards:
        owner = next((each for each in pack.characters if each.id == card.of), None)
        if card.of and owner is not None and card.number not in owner.deck:
            text = f"stands in no deck; that of '{card.of}' must name it"
            yield ContentError(files[card.id].file, card.id, "of", Problem("in-no-deck", text, word=card.of))
