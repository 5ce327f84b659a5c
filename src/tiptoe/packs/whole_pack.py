"""Checks of a whole pack: declared totals, decks and spaces that cannot be filled, piles that do not exist."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.board import Board
from ..core.choice import ROW
from ..core.components import KINDS, MONKEY_IDOL
from ..core.definitions import Effect
from ..core.pack import Pack
from ..core.vocabulary import Vocabulary
from ..rules.setup import SECRETS_ON_A_SPACE
from .errors import Problem
from .files import Table


def wrong_totals(pack: Pack, totals: Table) -> Iterator[tuple[str, Problem]]:
    """Reports totals that the pack does not have, each with its path."""
    found = {card.id: card.copies for card in pack.cards}
    found |= {kind: len(pack.copies_of_kind(bit)) for kind, bit in KINDS.items()}
    found |= {"starter": len(pack.starter), "dungeon": len(pack.dungeon)}
    for name, total in totals.items():
        if found.get(name) != total:
            text = f"should be {total}, but there are {found.get(name)}"
            yield f"totals.{name}", Problem("total", text, needed=str(total), there=found.get(name, 0))


def wrong_deck(pack: Pack) -> Iterator[Problem]:
    """Reports a dungeon deck with too few cards without the attack symbol to begin the row (CORE-3.6)."""
    calm = sum(1 for card in pack.dungeon if not pack.cards[card].attack)
    if calm < ROW:
        text = f"the row needs {ROW} cards without the attack symbol, the dungeon deck has {calm}"
        yield Problem("calm", text, needed=ROW, there=calm)


def wrong_board(pack: Pack, board: Board) -> Iterator[Problem]:
    """Reports spaces without enough tokens, and tokens laid more often than they exist (RUL-106)."""
    names = {kind: name for name, kind in KINDS.items()}
    for kind, each in SECRETS_ON_A_SPACE:
        spaces = sum(1 for bits in board.spaces if bits & kind)
        there = len(pack.copies_of_kind(kind))
        if spaces * each > there:
            needed, text = spaces * each, f"{spaces} spaces for {names[kind]} tokens need"
            values = {"spaces": spaces, "needed": needed, "there": there}
            yield Problem("spaces", f"{text} {needed}, but there are {there}", word=names[kind], **values)
    for token in pack.tokens:
        laid = sum(tokens.count(token.number) for tokens in board.laid)
        if laid > token.copies or (token.kind == MONKEY_IDOL and laid not in (0, token.copies)):
            text = f"{laid} of '{token.id}' are laid out, but there are {token.copies}"
            yield Problem("laid", text, word=token.id, laid=laid, there=token.copies)


def wrong_reserve(pack: Pack, effects: dict[str, Effect], words: Vocabulary) -> Iterator[tuple[str, str, Problem]]:
    """Reports each text that takes a card which is not in the reserve, as (id, path, problem)."""
    takes = [word for word, description in words.effects.items() if description.of_reserve]
    for name, effect in effects.items():
        if effect.word in takes and effect.arguments is not None:
            card = effect.arguments.number(effect.word)
            if card not in pack.reserve:
                id, _, path = name.partition(":")[0].partition(".")
                taken = pack.cards[card].id
                yield id, path, Problem("reserve", f"'{taken}' is no card of the reserve", word=taken)
