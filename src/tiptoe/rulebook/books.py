"""Players' book: the rules of a game in prose, every sentence with the rules that it tells (docs/formats/book.md).

Its first chapter is the game in two minutes (`primers`); the others stand in one file a language, which an installed
game may bring too. The English file gives chapters and sections their names in addresses, and a translation must have
the same lines in the same order. A translation may end anywhere: the rest is shown in English.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from ..catalog import GAMES
from ..languages import ENGLISH
from ..suggest import hint
from .matrix import PREFIXES, load_rules
from .primers import Primer, has_primer, page_of, primer

MINUTES: Final = "two-minutes"  # the chapter that every game begins with
TEXT, ITEM, STEP, HEAD, ROW, TERM, EXAMPLE, SIGN = "text", "item", "step", "head", "row", "term", "example", "sign"

_ID: Final = r"\[([A-Z]+-[0-9.]*[0-9][a-z]?)\]"
_CITED: Final = re.compile(_ID)
_CITATIONS: Final = re.compile(rf"(?:\s*{_ID})+\s*$")
_VARIANT: Final = re.compile(r"\s*\{([a-z0-9-]+)\}$")
_TERM: Final = re.compile(r"\*\*(.+?)\*\*([^:]*?)\s*:\s*(.+)")
_STEP: Final = re.compile(r"\d+\.\s+(.+)")
_RULER: Final = "|---"


class BookError(Exception):
    """Raised for a book that cannot be read: the file, the line, and what would be right."""

    def __init__(self, file: Path, line: int, problem: str) -> None:
        place = "/".join(file.parts[-3:])  # the game, `book`, and the file
        super().__init__(f"{place}, line {line}: {problem}")


@dataclass(frozen=True)
class BookLine:
    """Line of a book (a sentence, table row, term with its meaning, or sign): its cells, and the rules it tells."""

    kind: str
    cells: list[str]
    rules: list[str]
    sign: str = ""


@dataclass(frozen=True)
class BookSection:
    """Section of a chapter; "" for the title of one without a heading."""

    id: str
    title: str
    lines: list[BookLine] = field(default_factory=list)


@dataclass(frozen=True)
class BookChapter:
    """Chapter of a book about `variant`, or "" if it holds for every game; text before its first section heading is a
    section without a title."""

    id: str
    title: str
    variant: str
    sections: list[BookSection] = field(default_factory=list)


@dataclass(frozen=True)
class Book:
    """Players' book of a game in one language."""

    title: str
    language: str  # of the text: English if there is no translation
    chapters: list[BookChapter]


@cache
def book(game: str, language: str) -> Book:
    """Loads the book of a game, with a translation checked against the English; without one, the primer alone."""
    file = book_file(game, language)
    if not file.exists():
        return _pamphlet(game, language)
    found = _read(file) if file.stem == language else book(game, ENGLISH)
    if file.stem != ENGLISH:
        found = _named_alike(found, book(game, ENGLISH), file)
    own = [chapter for chapter in found.chapters if chapter.id != MINUTES]
    return Book(found.title, file.stem, [*_minutes(game, language), *own])


def has_book(game: str) -> bool:
    return has_primer(game) or book_file(game, ENGLISH).exists()


def book_file(game: str, language: str) -> Path:
    """File of a book, from Tiptoe or the game's package; the English one if there is no translation."""
    folder = GAMES[game].book
    file = folder / f"{language}.md"
    return file if file.exists() else folder / f"{ENGLISH}.md"


def book_for(spec: str, language: str) -> Book:
    """Book for a spec: without chapters and lines about variants that the spec does not have."""
    names = {part.partition(":")[0] for part in spec.split("+")}
    game = spec.partition("+")[0].partition(":")[0]
    foreign = {prefix for name, prefix in PREFIXES.items() if name not in names}
    whole = book(game, language)
    kept = [_without(chapter, foreign) for chapter in whole.chapters if chapter.variant in (*names, "")]
    return Book(whole.title, whole.language, [chapter for chapter in kept if chapter.sections])


def terms_of(game: str, language: str) -> list[BookLine]:
    """Terms that a game's book explains, then the terms in the first game's book that hold in all games."""
    own = [line for line in lines_of(book(game, language)) if line.kind == TERM]
    known = {line.rules[0] for line in own}
    first = next(iter(GAMES))
    shared = [] if game == first else [line for line in lines_of(book(first, language)) if _is_shared_term(line)]
    return [*own, *(line for line in shared if line.rules[0] not in known)]


def lines_of(book: Book) -> Iterator[BookLine]:
    for chapter in book.chapters:
        for section in chapter.sections:
            yield from section.lines


def slug(title: str) -> str:
    """Slug of a title for an address: "Noise and the dragon" is noise-and-the-dragon."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall(r"[a-z0-9]+", plain))


def _is_shared_term(line: BookLine) -> bool:
    return line.kind == TERM and not any(
        rule.startswith(tuple(f"{own}-" for own in PREFIXES.values())) for rule in line.rules
    )


def _without(chapter: BookChapter, foreign: set[str]) -> BookChapter:
    """Removes lines that tell only rules of variants that are not played, then sections that are empty."""

    def holds(line: BookLine) -> bool:
        return not line.rules or not all(rule.partition("-")[0] in foreign for rule in line.rules)

    sections = [BookSection(one.id, one.title, [line for line in one.lines if holds(line)]) for one in chapter.sections]
    return BookChapter(chapter.id, chapter.title, chapter.variant, [one for one in sections if one.lines])


def _pamphlet(game: str, language: str) -> Book:
    """Book of a game that has none: its primer as the only chapter, or no chapter."""
    chapters = _minutes(game, language)
    title = chapters[0].title if chapters else ""
    return Book(title, page_of(game, language).stem if chapters else ENGLISH, chapters)


def _minutes(game: str, language: str) -> list[BookChapter]:
    """Primer as a chapter, with its signs; an installed game may have none."""
    if not has_primer(game):
        return []
    page, english = primer(game, language), primer(game, ENGLISH)
    sections = [
        BookSection(
            f"minutes-{slug(name.title)}",
            one.title,
            [BookLine(TEXT, [line.text], line.rules) for line in one.sentences],
        )
        for one, name in zip(page.sections, english.sections)
    ]
    return [BookChapter(MINUTES, page.title, "", [*sections, _signs(page)])]


def _signs(page: Primer) -> BookSection:
    lines = [BookLine(SIGN, [one.name, one.text, one.looks], one.rules, one.id) for one in page.signs]
    return BookSection("signs", page.signs_title, lines)


def _read(file: Path) -> Book:
    """Parses and checks a book file line by line."""
    reader = _Reader(file)
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        reader.take(number, line.rstrip())
    return Book(reader.title, file.stem, reader.chapters)


class _Reader:
    """Line-by-line parser of a book file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.title = ""
        self.chapters: list[BookChapter] = []
        self._tabled = False
        self._line = 0

    def take(self, number: int, line: str) -> None:
        self._line = number
        if not line.startswith("|"):
            self._tabled = False
        if line.startswith("# "):
            self.title = line[2:]
        elif line.startswith("## "):
            self._open_chapter(line[3:])
        elif line.startswith("### "):
            self._open_section(line[4:])
        elif line.startswith("@"):
            self._borrow(line[1:])
        elif line and not line.startswith(_RULER):
            self._section().lines.append(self._told(line))

    def _open_chapter(self, title: str) -> None:
        variant = _VARIANT.search(title)
        plain = _VARIANT.sub("", title)
        self.chapters.append(BookChapter(slug(plain), plain, variant[1] if variant else ""))

    def _open_section(self, title: str) -> None:
        if not self.chapters:
            raise self._error(f"'{title}' stands before the first chapter (## ...)")
        self.chapters[-1].sections.append(BookSection(slug(title), title))

    def _borrow(self, address: str) -> None:
        """Includes a section of another game's book: `@classic/your-cards`."""
        game, _, name = address.partition("/")
        if game not in GAMES:
            raise self._error(f"unknown game '{game}'; {hint(game, GAMES)}")
        sections = {one.id: one for chapter in book(game, self.file.stem).chapters for one in chapter.sections}
        if name not in sections:
            raise self._error(f"'{game}' has no section '{name}'; {hint(name, sections)}")
        if not self.chapters:
            raise self._error(f"'@{address}' stands before the first chapter (## ...)")
        self.chapters[-1].sections.append(sections[name])

    def _section(self) -> BookSection:
        if not self.chapters:
            raise self._error("a sentence stands before the first chapter (## ...)")
        if not self.chapters[-1].sections:
            self.chapters[-1].sections.append(BookSection("", ""))
        return self.chapters[-1].sections[-1]

    def _told(self, line: str) -> BookLine:
        end = _CITATIONS.search(line)
        text, rules = _CITATIONS.sub("", line).rstrip(), _CITED.findall(end[0]) if end else []
        if line.startswith("|"):
            return self._row(text, rules)
        self._check(line, text, rules)
        if text.startswith("- "):
            return BookLine(ITEM, [text[2:]], rules)
        if text.startswith("> "):
            return BookLine(EXAMPLE, [text[2:]], rules)
        if step := _STEP.fullmatch(text):
            return BookLine(STEP, [step[1]], rules)
        if term := _TERM.fullmatch(text):
            return BookLine(TERM, [f"{term[1]}{term[2]}", term[3]], rules)
        return BookLine(TEXT, [text], rules)

    def _row(self, text: str, rules: list[str]) -> BookLine:
        """Table row; the first one is the head, which cites no rules and loses its last column (the citations)."""
        cells = [cell.strip() for cell in text.strip().strip("|").split("|")]
        if not self._tabled:
            self._tabled = True
            return BookLine(HEAD, cells[:-1], [])
        self._check(text, text, rules)
        return BookLine(ROW, cells, rules)

    def _check(self, line: str, text: str, rules: list[str]) -> None:
        if not rules:
            raise self._error(f"names no rule at its end, such as [CORE-7.1]: {line!r}")
        if _CITED.search(text):
            raise self._error(f"a rule stands within the sentence, not at its end: {line!r}")
        for rule in rules:
            if rule not in load_rules():
                raise self._error(f"unknown rule '{rule}'; {hint(rule, load_rules())}")

    def _error(self, problem: str) -> BookError:
        return BookError(self.file, self._line, problem)


def _named_alike(found: Book, english: Book, file: Path) -> Book:
    """Gives a translation the ids of the English book and its missing end; BookError if the shapes differ."""
    own = [chapter for chapter in english.chapters if chapter.id != MINUTES]
    if len(found.chapters) > len(own):
        raise BookError(file, 1, f"{len(found.chapters)} chapters, in English {len(own)}")
    last = len(found.chapters) - 1
    pairs = enumerate(zip(found.chapters, own))
    chapters = [_chapter_alike(one, other, file, is_last=place == last) for place, (one, other) in pairs]
    return Book(found.title, found.language, [*chapters, *own[len(chapters) :]])


def _chapter_alike(found: BookChapter, english: BookChapter, file: Path, *, is_last: bool) -> BookChapter:
    """Checks a translated chapter against the English one; the last one may break off."""
    count, whole = len(found.sections), len(english.sections)
    if found.variant != english.variant or count > whole or (count < whole and not is_last):
        wanted = f"variant '{english.variant}' and {whole} sections"
        shape = (found.variant, count)
        raise BookError(file, 1, f"chapter '{found.title}': expected {wanted}, as in '{english.title}', found {shape}")
    pairs = enumerate(zip(found.sections, english.sections), start=1)
    sections = [_section_alike(one, other, file, is_last=is_last and place == count) for place, (one, other) in pairs]
    return BookChapter(english.id, found.title, found.variant, [*sections, *english.sections[count:]])


def _section_alike(found: BookSection, english: BookSection, file: Path, *, is_last: bool) -> BookSection:
    count, whole = len(found.lines), len(english.lines)
    if count > whole or (count < whole and not is_last):
        raise BookError(file, 1, f"'{found.title}': {count} sentences, in English {whole}")
    for n, (line, said) in enumerate(zip(found.lines, english.lines), start=1):
        if _shape(line) != _shape(said):
            raise BookError(file, 1, f"'{found.title}', sentence {n}: expected {_shape(said)}, found {_shape(line)}")
    return BookSection(english.id, found.title, [*found.lines, *english.lines[count:]])


def _shape(line: BookLine) -> tuple[str, int, list[str]]:
    """Parts of a line that must be the same in every language."""
    return line.kind, len(line.cells), line.rules
