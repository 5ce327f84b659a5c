"""Coverage of cards: all texts of a card stand in the table of plain numbers, or all have tests of their own."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tiptoe.catalog import GAMES, open_game, spec_with_all_cards
from tiptoe.core.components import KINDS_OF_CHARACTERS, Card
from tiptoe.core.vocabulary import MOMENTS

HERE = Path(__file__).parent
COMPANY = {"allied", "crystal", "contraband"}  # parts of a text that the table tries with every card
games = pytest.mark.parametrize("game", GAMES)


def marks(game: str, name: str) -> Iterator[list[str]]:
    """Yields the arguments of every `@card(...)` or `@token(...)` on a test of the game."""
    for file in (HERE / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for mark in node.decorator_list if isinstance(node, ast.FunctionDef) else []:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == name:
                    yield [str(each.value) for each in mark.args if isinstance(each, ast.Constant)]


def plain(game: str) -> dict[str, set[str]]:
    """Returns the texts of each card in the table."""
    table = tomllib.loads((HERE / game / "plain.toml").read_text(encoding="utf-8"))
    return {id: set(texts) - COMPANY for id, texts in table.items()}


def own(game: str) -> dict[str, set[str]]:
    """Returns the texts of each card with tests of their own."""
    found: dict[str, set[str]] = {}
    for id, *texts in marks(game, "card"):
        found.setdefault(id, set()).update(texts)
    return found


def texts_of(card: Card) -> set[str]:
    texts = {moment for moment in MOMENTS if getattr(card, moment).effects}
    return texts | {"score"} if card.worth else texts


@games
def test_every_card_is_tested_one_way(game: str) -> None:
    assert set(plain(game)) & set(own(game)) == set()
    assert set(plain(game)) | set(own(game)) == {
        card.id for card in open_game(spec_with_all_cards(game)).pack.cards if not card.of
    }


@games
def test_every_text_of_every_card_is_tested(game: str) -> None:
    texts = {card.id: texts_of(card) for card in open_game(spec_with_all_cards(game)).pack.cards if not card.of}
    assert texts == {**plain(game), **own(game)}


@games
def test_every_token_is_tested(game: str) -> None:
    tested = {id for ids in marks(game, "token") for id in ids}
    tokens = open_game(spec_with_all_cards(game)).pack.tokens
    assert tested == {token.id for token in tokens if token.kind not in KINDS_OF_CHARACTERS.values()}
