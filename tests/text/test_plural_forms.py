"""Plural forms: every counted noun reads right for 0, 1, 2 and 5, on the server and on the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast, parse

from tiptoe.languages import FINISHED

ROOT = Path(__file__).resolve().parents[2]
FOUND = sorted([*(ROOT / "src" / "tiptoe").rglob("*.ftl"), *(ROOT / "client" / "src").rglob("*.ftl")])
FILES = [file for file in FOUND if set(FINISHED) & {file.stem, file.parent.name}]
NUMBERS = (0, 1, 2, 5)
FORMS = {"zero", "one", "two", "few", "many", "0", "1"}

# Words that may follow a number in one form only: conjunctions, and nouns that are not counted piece by piece.
INVARIANT = {
    "en": "of or for by left newer Skill Gold Danger Clank damage Teleport min",
    "fr": "de sur en au par pour fois Or Danger Clank soin Téléportation min",
    "pt-BR": "de na pela e Clank Perigo Teletransporte min",
}


def language(file: Path) -> str:
    return next(tag for tag in INVARIANT if tag in (file.stem, *file.parts))


@cache
def parsed(file: Path) -> ast.Resource:
    return parse(file.read_text(encoding="utf-8"))


def messages(file: Path) -> list[ast.Message]:
    return [entry for entry in parsed(file).body if isinstance(entry, ast.Message) and entry.value]


@cache
def counted() -> set[str]:
    """Returns the placeables on whose plural form some message depends: numbers."""
    found: set[str] = set()
    for file in FILES:
        for select in selects(parsed(file)):
            if FORMS & {variant_name(variant) for variant in select.variants}:
                found |= {select.selector.id.name} if isinstance(select.selector, ast.VariableReference) else set()
    return found


def selects(node: ast.BaseNode) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from selects(child)


def variant_name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def bare(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Yields numbers without a plural form, and the word behind each."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None]):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.VariableReference) and inner.id.name not in chosen:
            text = after.value if isinstance(after, ast.TextElement) else ""
            word = re.match(r"[ \u00a0]+([^\W\d_]+)", text)
            yield inner.id.name, word[1] if word else ""
        if isinstance(inner, ast.SelectExpression):
            on = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                yield from bare(variant.value, chosen | {on})


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:]))
def test_a_noun_that_is_counted_has_its_forms(file: Path) -> None:
    """Rules review, words 2: "1 Swords", "deck of 1 cards", "1 cubes"."""
    numbers, invariant = counted(), set(INVARIANT[language(file)].split())
    for message in messages(file):
        assert message.value is not None
        wrong = [
            f"${name} {word}" for name, word in bare(message.value) if name in numbers and word not in {*invariant, ""}
        ]
        assert not wrong, f"{message.id.name}: {wrong} without a form for one"


class Amount(FluentType):
    """A stand-in for the server's GOLD()."""

    def format(self, locale: object) -> str:
        return "gold"


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:]))
def test_every_form_can_be_said(file: Path) -> None:
    """A form that names an unknown placeable or function is an error of the language."""
    bundle = FluentBundle([language(file)], use_isolating=False, functions={"GOLD": lambda n: Amount()})
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    beside = {
        f"Unknown message: {message.id.name}" for other in file.parent.glob("*.ftl") for message in messages(other)
    }
    for message in messages(file):
        pattern = bundle.get_message(message.id.name).value
        assert pattern is not None
        for n in NUMBERS:
            _, errors = bundle.format_pattern(pattern, dict.fromkeys(variables(message), n))
            wrong = [error for error in errors if "Unknown term" not in str(error) and str(error) not in beside]
            assert not wrong, (message.id.name, n, wrong)


def variables(node: ast.BaseNode) -> set[str]:
    found = {node.id.name} if isinstance(node, ast.VariableReference) else set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found
