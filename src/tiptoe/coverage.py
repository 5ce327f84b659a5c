"""Translation coverage: every English text of Tiptoe, and whether a language has a translation of it.

It counts messages, names, rules, books, primers, lessons and examples; in a checkout also the messages of the web
client. Texts of installed games are not counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from .catalog import EXTENDED_PACKS, GAMES, HERE, LOCALES, built_in, content_folder
from .languages import ENGLISH, LOCALE
from .packs.files import Table
from .rulebook import books, primers
from .rulebook.matrix import INSTALLED_RULEBOOKS as GUEST_RULES
from .rulebook.matrix import RULEBOOK, load_rules
from .rulebook.translations import translation
from .scenarios.walkthrough import EXAMPLES, examples, titles_in
from .tutorials.catalog import lessons_by_id
from .tutorials.texts import FOLDER, texts_of

ENOUGH: Final = 95  # percent; below that the page shows how much is translated
WHOLE: Final = 100
PAGE: Final = HERE.parents[1] / "client" / "src"  # of a checkout
OUR_GAMES: Final = [name for name, game in GAMES.items() if not game.is_guest]


class SourceText(NamedTuple):
    """Text to translate: the file for its translation, its id there, the English text, and if it is translated."""

    file: Path
    id: str
    english: str
    is_written: bool


def texts(language: str) -> Iterator[SourceText]:
    """Yields every text that comes with Tiptoe, file by file."""
    folders = [
        LOCALE,
        *PAGE.glob("locale"),
        *sorted(PAGE.rglob("words")),
    ]
    folders += [folder for pack, found in LOCALES.items() if pack not in EXTENDED_PACKS for folder in found]
    for folder in folders:
        yield from _messages(folder, language)
    for pack in dict.fromkeys(GAMES[game].pack for game in OUR_GAMES):
        yield from _names(pack, language)
    yield from _rules(language)
    for game in OUR_GAMES:
        yield from _book(game, language)
        yield from _primer(game, language)
    yield from _lessons(language)
    yield from _examples(language)


@cache
def percent_of(language: str) -> int:
    """Percentage of the texts translated into a language, rounded down."""
    if language == ENGLISH:
        return WHOLE
    written = [text.is_written for text in texts(language)]
    return WHOLE * sum(written) // len(written)


def _messages(folder: Path, language: str) -> Iterator[SourceText]:
    """Fluent messages and terms in a folder, which has a subfolder or a file for each language."""
    several = (folder / ENGLISH).is_dir()
    for english in sorted((folder / ENGLISH).glob("*.ftl")) if several else [folder / f"{ENGLISH}.ftl"]:
        file = folder / language / english.name if several else folder / f"{language}.ftl"
        written = _entries(file)
        for id, said in _entries(english).items():
            yield SourceText(file, id, said, id in written)


@cache
def _entries(file: Path) -> dict[str, str]:
    """Source texts of a Fluent file by the names of messages and terms."""
    if not file.is_file():
        return {}
    text = file.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message | Term) and entry.value is not None and entry.value.span is not None:
            name = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
            found[name] = text[entry.value.span.start : entry.value.span.end]
    return found


def _names(pack: str, language: str) -> Iterator[SourceText]:
    source, short = built_in(pack), language.partition("-")[0]
    file = content_folder(pack) / f"names.{language}.toml"
    for name, forms in _named({"title": source.about.get("title", {}), **source.names, "places": source.places}):
        yield SourceText(file, name, str(forms[ENGLISH]), short in forms)


def _named(table: Table, place: str = "") -> Iterator[tuple[str, Table]]:
    """Yields every table with an English name, by its dotted key in a file of names."""
    for id, row in table.items():
        where = f"{place}.{id}" if place else id
        if isinstance(row, dict) and ENGLISH in row:
            yield where, row
        elif isinstance(row, dict):
            yield from _named(row, where)


def _rules(language: str) -> Iterator[SourceText]:
    known, file = translation(language), RULEBOOK / f"{language}.toml"
    rules = [rule for rule in load_rules().values() if rule.prefix not in GUEST_RULES]
    for chapter, title in {rule.chapter: rule.title for rule in rules}.items():
        yield SourceText(file, f"titles.{chapter}", title, chapter in known.titles)
    for rule in rules:
        yield SourceText(file, rule.id, rule.text, rule.id in known.texts)


def _book(game: str, language: str) -> Iterator[SourceText]:
    """Lines of a book; an untranslated one is the same object as in the English book."""
    file = GAMES[game].book / f"{language}.md"
    chapters = zip(books.book(game, language).chapters, books.book(game, ENGLISH).chapters)
    for own, english in chapters:
        if english.id != books.MINUTES:
            lines = zip(_lines(own), _lines(english))
            yield from (
                SourceText(file, id, " | ".join(said.cells), line is not said) for (_, line), (id, said) in lines
            )


def _lines(chapter: books.BookChapter) -> Iterator[tuple[str, books.BookLine]]:
    for section in chapter.sections:
        for number, line in enumerate(section.lines, start=1):
            yield f"{chapter.id}/{section.id or chapter.id} {number}", line


def _primer(game: str, language: str) -> Iterator[SourceText]:
    file, own, english = GAMES[game].primer / f"{language}.md", *_pages(game, language)
    for line, said in zip(_sentences(own), _sentences(english)):
        yield SourceText(file, said.text[:30], said.text, line is not said)


def _pages(game: str, language: str) -> tuple[primers.Primer, primers.Primer]:
    return primers.primer(game, language), primers.primer(game, ENGLISH)


def _sentences(page: primers.Primer) -> Iterator[primers.PrimerSentence | primers.PrimerSign]:
    yield from (sentence for section in page.sections for sentence in section.sentences)
    yield from page.signs


def _lessons(language: str) -> Iterator[SourceText]:
    for lesson in lessons_by_id().values():
        for folder in (GAMES[game].tutorials for game in OUR_GAMES):
            if (folder / lesson.file).is_file():
                file = folder / FOLDER / f"{language}.toml"
                for place, said in texts_of(lesson):
                    yield SourceText(file, f"{lesson.id}.{place}", said[ENGLISH], language in said)


def _examples(language: str) -> Iterator[SourceText]:
    for id, scenario in examples().items():
        yield SourceText(EXAMPLES / f"{language}.toml", id, scenario.title, id in titles_in(language))
