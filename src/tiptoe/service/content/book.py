"""Book of the players as content: its text, its terms, the exact rules, and the rules of each card and token."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from ...languages import ENGLISH
from ...rule_files import Rule
from ...rulebook.books import Book, BookChapter, BookLine, book_for, lines_of, terms_of
from ...rulebook.matrix import load_rules, rules_of
from ...scenarios.walkthrough import examples_for, title_of
from ...wire.content import CardContent, TokenContent
from .build import content
from .rules import RuleContent, rule_content

ARTIFACT: Final = "artifact"  # a kind that most rules name: for these tokens only the book's definition counts


class BookLineContent(msgspec.Struct, frozen=True):
    """Line of the book: its cells, and the rules it tells; text, item, step, head, row, term, example or sign."""

    kind: str
    cells: list[str]
    rules: list[str]
    sign: str


class BookSectionContent(msgspec.Struct, frozen=True):
    """Section of a chapter."""

    id: str
    title: str
    lines: list[BookLineContent]


class BookChapterContent(msgspec.Struct, frozen=True):
    """Chapter of the book; `variant` is the variant it is about, or ""."""

    id: str
    title: str
    variant: str
    sections: list[BookSectionContent]


class TermContent(msgspec.Struct, frozen=True):
    """Term of the game, its meaning, and the rules that define it."""

    name: str
    text: str
    rules: list[str]


class ExampleNamed(msgspec.Struct, frozen=True):
    """Worked example in a list: its title, the language of the title, and the rules it shows."""

    id: str
    title: str
    language: str
    rules: list[str]


class BookContent(msgspec.Struct, frozen=True):
    """Book of a game; `cards` and `tokens` give the rules that each is played by or named in."""

    spec: str
    language: str
    title: str
    text_language: str  # language of the book; English where it is not translated
    chapters: list[BookChapterContent]
    terms: list[TermContent]
    rules: list[RuleContent]
    cards: dict[str, list[str]]
    tokens: dict[str, list[str]]
    examples: list[ExampleNamed]


def book_content(spec: str, language: str) -> BookContent:
    """Returns the book of a spec; SpecError if there is no such game."""
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
    """Rules that a game is played by, and rulings about other games that its book refers to."""
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
    """Rules cited for each card: by its effects or by name; `others` are token names that contain a card's."""
    naming = _naming({card.id: card.name for card in cards.values()}, texts, others, re.NOFLAG)
    return {card.id: _known_without_duplicates([*naming[card.id], *card.rules], texts) for card in cards.values()}


def _rules_of_tokens(tokens: Mapping[str, TokenContent], texts: Mapping[str, str], book: Book) -> dict[str, list[str]]:
    """Rules cited for each token: by name and by the book's definition, or else by its kind."""
    names = {token.id: "" if token.kind == ARTIFACT else _bare(token.name) for token in tokens.values()}
    naming = _naming(names, texts, set(), re.IGNORECASE)
    kinds = {token.kind: token.kind.replace("-", " ") for token in tokens.values()}
    of_kind = _naming(kinds, texts, set(), re.IGNORECASE)
    said = {line.cells[0].lower(): line.rules for line in lines_of(book) if line.kind == "term"}
    return {
        token.id: _known_without_duplicates(
            [*naming[token.id], *said.get(_bare(token.name).lower(), said.get(token.kind, []))], texts
        )
        or of_kind[token.kind]
        for token in tokens.values()
    }


def _bare(name: str) -> str:
    """Name without what tells apart tokens of one kind: "Crown 10", "Artifact 5 (ring)", "The Duke"."""
    return re.sub(r"^The | \d+\b.*$| token$", "", name)


def _naming(
    names: Mapping[str, str], texts: Mapping[str, str], others: set[str], how: re.RegexFlag
) -> dict[str, list[str]]:
    """Rules that name each thing; a longer name takes precedence over a shorter one inside it."""
    words = sorted({name for name in names.values() if name} | others, key=len, reverse=True)
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, words))})(?:s|es)?\b", how)
    named = {id: {found.lower() for found in pattern.findall(text)} for id, text in texts.items()}
    return {thing: [id for id, found in named.items() if name.lower() in found] for thing, name in names.items()}


def _known_without_duplicates(ids: Iterable[str], known: Mapping[str, str]) -> list[str]:
    return [id for id in dict.fromkeys(ids) if id in known]
