"""Every card is tested one way: all its texts by the table of plain numbers, or all of them by tests of its own."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tiptoe.catalog import open_game
from tiptoe.core.vocabulary import MOMENTS

HERE = Path(__file__).parent
PACK = open_game("classic").pack
PLAIN = tomllib.loads((HERE / "plain.toml").read_text(encoding="utf-8"))


def marks(name: str) -> Iterator[list[str]]:
    """The arguments of every `@card(...)` or `@token(...)` on a test."""
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for mark in node.decorator_list if isinstance(node, ast.FunctionDef) else []:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == name:
                    yield [str(each.value) for each in mark.args if isinstance(each, ast.Constant)]


def own() -> dict[str, set[str]]:
    """The texts of each card that have a test of their own."""
    found: dict[str, set[str]] = {}
    for id, *texts in marks("card"):
        found.setdefault(id, set()).update(texts)
    return found


def texts_of(id: str) -> set[str]:
    card = PACK.card(id)
    texts = {moment for moment in MOMENTS if getattr(card, moment).effects}
    return texts | {"score"} if card.worth else texts


def test_every_card_is_tested_one_way() -> None:
    plain, special = set(PLAIN), set(own())
    assert plain & special == set()
    assert plain | special == {card.id for card in PACK.cards}


def test_every_text_of_every_card_is_tested() -> None:
    tested = {**{id: set(texts) for id, texts in PLAIN.items()}, **own()}
    assert {card.id: texts_of(card.id) for card in PACK.cards} == tested


def test_every_token_is_tested() -> None:
    assert {id for ids in marks("token") for id in ids} == {token.id for token in PACK.tokens}
