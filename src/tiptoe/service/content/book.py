"""The players' book as content: its text, the terms it explains, the exact rules, and which cards and tokens they are
about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from ...definition import Rule
from ...languages import ENGLISH
from ...rulebook.books import Book, BookChapter, BookLine, book_for, lines_of, terms_of
from ...rulebook.matrix import load_rules, rules_of
from ...scenarios.walkthrough import examples_for, title_of
from ...wire.content import CardContent, TokenContent
from .build import content
from .rules import RuleContent, rule_content

ARTIFACT: Final = "artifact"  # tokens that every other rule names: of them the book says what is to be known


class BookLineContent(msgspec.Struct, frozen=True):
    """A sentence or a row: its parts, and the rules it tells. `kind` is text, item, step, head, row, term, example or
    sign."""

    kind: str
    cells: list[str]
    rules: list[str]
    sign: str


class BookSectionContent(msgspec.Struct, frozen=True):
    id: str
    title: str
    lines: list[BookLineContent]


class BookChapterContent(msgspec.Struct, frozen=True):
    """`variant` is the one that it is about, or ""."""

    id: str
    title: str
    variant: str
    sections: list[BookSectionContent]


class TermContent(msgspec.Struct, frozen=True):
    """A word of the game, what it means, and the rules that say so."""

    name: str
    text: str
    rules: list[str]


class ExampleNamed(msgspec.Struct, frozen=True):
    """A worked example: what it shows, in which language that is said, and the rules it is an example of."""

    id: str
    title: str
    language: str
    rules: list[str]


class BookContent(msgspec.Struct, frozen=True):
    """All that can be looked up about a game. `cards` and `tokens`: the rules that each is played by or named in."""

    spec: str
    language: str
    title: str
    text_language: str  # that the book is in: English where nobody has translated it
    chapters: list[BookChapterContent]
    terms: list[TermContent]
    rules: list[RuleContent]
    cards: dict[str, list[str]]
    tokens: dict[str, list[str]]
    examples: list[ExampleNamed]


def book_content(spec: str, language: str) -> BookContent:
    """SpecError where there is no such game."""
    game, pieces = spec.partition("+")[0].partition(":")[0], content(spec, ENGLISH)
    told = book_for(spec, language)
    rules = _rules_in(spec, told)
    texts = {rule.id: rule.text for rule in rules}
    known = set(texts)
    return BookContent(
        spec=spec,
        language=language,
        title=told.title,
        text_language=told.language,
        chapters=[_chapter(chapter) for chapter in told.chapters],
        terms=[_term(line) for line in terms_of(game, language) if known.issuperset(line.rules)],
        rules=[rule_content(rule, language) for rule in rules],
        cards=_rules_of_cards(pieces.cards, texts, {token.name for token in pieces.tokens.values()}),
        tokens=_rules_of_tokens(pieces.tokens, texts, book_for(spec, ENGLISH)),
        examples=[
            ExampleNamed(id, *title_of(scenario, language), list(scenario.rules))
            for id, scenario in examples_for(spec).items()
        ],
    )


def _rules_in(spec: str, told: Book) -> list[Rule]:
    """Those that a game is played by, and rulings about another game that its book points at."""
    needed = {rule.id for rule in rules_of(spec)} | {id for line in lines_of(told) for id in line.rules}
    return [rule for id, rule in load_rules().items() if id in needed]


def _chapter(chapter: BookChapter) -> BookChapterContent:
    sections = [BookSectionContent(one.id, one.title, [_line(line) for line in one.lines]) for one in chapter.sections]
    return BookChapterContent(chapter.id, chapter.title, chapter.variant, sections)


def _line(line: BookLine) -> BookLineContent:
    return BookLineContent(line.kind, line.cells, line.rules, line.sign)


def _term(line: BookLine) -> TermContent:
    return TermContent(line.cells[0], line.cells[1], line.rules)


def _rules_of_cards(
    cards: Mapping[str, CardContent], texts: Mapping[str, str], others: set[str]
) -> dict[str, list[str]]:
    """Those that a card is played by, and those that name it; `others` are names of tokens, which may hold a card's."""
    naming = _naming({card.id: card.name for card in cards.values()}, texts, others, re.NOFLAG)
    return {card.id: _once([*naming[card.id], *card.rules], texts) for card in cards.values()}


def _rules_of_tokens(tokens: Mapping[str, TokenContent], texts: Mapping[str, str], book: Book) -> dict[str, list[str]]:
    """Those that name a token, and those that the book cites where it says what the token is; of one that nobody names,
    such as one of a pack, those that name its kind."""
    names = {token.id: "" if token.kind == ARTIFACT else _bare(token.name) for token in tokens.values()}
    naming = _naming(names, texts, set(), re.IGNORECASE)
    kinds = {token.kind: token.kind.replace("-", " ") for token in tokens.values()}
    of_kind = _naming(kinds, texts, set(), re.IGNORECASE)
    said = {line.cells[0].lower(): line.rules for line in lines_of(book) if line.kind == "term"}
    return {
        token.id: _once([*naming[token.id], *said.get(_bare(token.name).lower(), said.get(token.kind, []))], texts)
        or of_kind[token.kind]
        for token in tokens.values()
    }


def _bare(name: str) -> str:
    """Without what tells one of a kind from another: "Crown 10", "Artifact 5 (ring)", "The Duke"."""
    return re.sub(r"^The | \d+\b.*$| token$", "", name)


def _naming(
    names: Mapping[str, str], texts: Mapping[str, str], others: set[str], how: re.RegexFlag
) -> dict[str, list[str]]:
    """For each thing the rules that name it; a longer name goes before a shorter one within it."""
    words = sorted({name for name in names.values() if name} | others, key=len, reverse=True)
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, words))})(?:s|es)?\b", how)
    named = {id: {found.lower() for found in pattern.findall(text)} for id, text in texts.items()}
    return {thing: [id for id, found in named.items() if name.lower() in found] for thing, name in names.items()}


def _once(ids: Iterable[str], known: Mapping[str, str]) -> list[str]:
    return [id for id in dict.fromkeys(ids) if id in known]
