"""Primers: "the game in two minutes", a page for new players in each game and language.

A page has headings, sentences that name the rules they tell, and a table of signs. A translation may end anywhere:
the rest is shown in English.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from ..catalog import GAMES

ENGLISH: Final = "en"
_CITED: Final = re.compile(r"\[([A-Z]+-[0-9.a-z]+)\]")


@dataclass(frozen=True)
class PrimerSentence:
    """Sentence of a primer, with the rules that it tells."""

    text: str
    rules: list[str]


@dataclass(frozen=True)
class PrimerSection:
    """Section of a primer."""

    title: str
    sentences: list[PrimerSentence]


@dataclass(frozen=True)
class PrimerSign:
    """Sign printed on cards and maps: its id, how it looks, its name, and what it does."""

    id: str
    looks: str
    name: str
    text: str
    rules: list[str]


@dataclass(frozen=True)
class Primer:
    """Page of a primer; its last heading is that of the signs."""

    title: str
    sections: list[PrimerSection]
    signs_title: str
    signs: list[PrimerSign]


@cache
def primer(game: str, language: str) -> Primer:
    """Loads the primer of a game, in English where it is not translated; check `has_primer` first."""
    file = page_of(game, language)
    if file.stem != language:
        return primer(game, ENGLISH)
    return _read(file) if language == ENGLISH else _filled_up(_read(file), primer(game, ENGLISH))


def _read(file: Path) -> Primer:
    title, sections, signs = "", list[PrimerSection](), list[PrimerSign]()
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("## "):
            sections.append(PrimerSection(line[3:], []))
        elif line.startswith("|"):
            signs.append(_sign(line))
        elif line:
            sections[-1].sentences.append(_sentence(line))
    told = sections[:-1] if signs else sections
    return Primer(title, told, sections[-1].title if signs else "", signs)


def _filled_up(found: Primer, english: Primer) -> Primer:
    """Completes a translated page with the missing end of the English one."""
    sections = [
        PrimerSection(one.title, [*one.sentences, *other.sentences[len(one.sentences) :]])
        for one, other in zip(found.sections, english.sections)
    ]
    return Primer(
        title=found.title or english.title,
        sections=[*sections, *english.sections[len(sections) :]],
        signs_title=found.signs_title or english.signs_title,
        signs=[*found.signs, *english.signs[len(found.signs) :]],
    )


def has_primer(game: str) -> bool:
    return page_of(game, ENGLISH).exists()


def page_of(game: str, language: str) -> Path:
    """File of a primer, from Tiptoe or the game's package; the English one if there is no translation."""
    folder = GAMES[game].primer
    file = folder / f"{language}.md"
    return file if file.exists() else folder / f"{ENGLISH}.md"


def _sentence(line: str) -> PrimerSentence:
    return PrimerSentence(_CITED.sub("", line).strip(), _CITED.findall(line))


def _sign(line: str) -> PrimerSign:
    id, looks, name, text, cited = (cell.strip() for cell in line.strip("|").split("|"))
    return PrimerSign(id, looks, name, text, _CITED.findall(cited))
