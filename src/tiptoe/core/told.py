"""Luck that people tell: they play with real cards and cubes, and say what came (docs/adr/0079).

Wherever the rules show a card, cube, token or tile that nobody knew, they ask `Told` which one it was, and bring that
one there. A word of luck is the id of a piece, the number of a seat, or `black`, `wild` or `shadow` for a cube. Where
only one outcome is possible nothing is asked.
"""

from __future__ import annotations

from typing import Final, TypeVar, final

Piece = TypeVar("Piece", bound=int)  # numbers of one kind of piece

HAND: Final = "hand"  # cards of the own deck, in any order
ROW: Final = "row"  # cards of the dungeon deck
CUBE: Final = "cube"  # cubes out of the bag, in any order
TOKEN: Final = "token"  # a face-down token
TILE: Final = "tile"  # a tile off the stack
FIRST: Final = "first"  # the seat that has the first turn
REMOVED: Final = "removed"  # Artifacts that are put back into the box, in any order
CHARACTER: Final = "character"  # the character that a seat has by lot
KINDS: Final = (HAND, ROW, CUBE, TOKEN, TILE, FIRST, REMOVED, CHARACTER)

BLACK: Final = "black"
WILD: Final = "wild"
SHADOW: Final = "shadow"


@final
class LuckQuestion:
    """Question what luck brought: its kind, the seat it is about (-1: none), and each possible piece as often as it is
    left. The next `n` pieces come out of these.
    """

    def __init__(self, kind: str, seat: int, n: int, pieces: list[str]) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.n: Final = n
        self.pieces: Final = pieces


class LuckWanted(Exception):
    """Raised where the next piece is not told yet; the state is of no use any more."""

    def __init__(self, question: LuckQuestion) -> None:
        self.question: Final = question
        super().__init__(f"not told: {question.kind}, one of {', '.join(sorted(set(question.pieces)))}")


class LuckRefused(Exception):
    """Raised for a piece that cannot have come, or for more pieces than came; the state is of no use any more."""

    def __init__(self, told: str, question: LuckQuestion | None) -> None:
        self.told: Final = told
        self.question: Final = question
        left = "nothing more came" if question is None else f"left are {', '.join(sorted(set(question.pieces)))}"
        super().__init__(f"'{told}' cannot have come: {left}")


@final
class Told:
    """Luck of one choice, or of the deal, in the order in which it came."""

    def __init__(self, words: list[str]) -> None:
        self.words: Final = words
        self.used = 0

    def next(self, kind: str, seat: int, n: int, pieces: list[str]) -> str:
        """Returns the next piece; LuckWanted if it is not told, LuckRefused if it is not among `pieces`."""
        least = min(pieces)
        if n >= len(pieces) or max(pieces) == least:
            return least  # all of them come, or all are alike
        question = LuckQuestion(kind, seat, n, pieces)
        if self.used == len(self.words):
            raise LuckWanted(question)
        word = self.words[self.used]
        if word not in pieces:
            raise LuckRefused(word, question)
        self.used += 1
        return word

    def finish(self) -> None:
        """Raises LuckRefused if more was told than came."""
        if self.used < len(self.words):
            raise LuckRefused(self.words[self.used], None)


def with_next(cards: list[Piece], left: int, wanted: int) -> list[Piece]:
    """Copy of a deck of which `left` cards are left, with `wanted` as the next one, `cards[left - 1]`."""
    found = cards[:]
    for place in range(left):
        if found[place] == wanted:
            found[place], found[left - 1] = found[left - 1], found[place]
            break
    return found
