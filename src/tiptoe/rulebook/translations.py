"""Translations of the rulebook: the text of every rule and the title of every chapter. The English ones decide.

Ours stand in one file a language; a packaged game may bring `rules.fr.toml` beside its `rules.toml`. What nobody has
translated is said in English, and says so.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from ..definition import Rule
from .matrix import GUESTS, RULEBOOK

ENGLISH: Final = "en"
TITLES: Final = "titles"


class Translation(NamedTuple):
    """Texts by the ids of rules, titles by those of chapters and books."""

    texts: dict[str, str]
    titles: dict[str, str]


@cache
def translation(language: str) -> Translation:
    """All that is translated into a language; nothing into English."""
    found = Translation({}, {})
    for file in [RULEBOOK / f"{language}.toml", *(_beside(book, language) for book in GUESTS.values())]:
        if language != ENGLISH and file.is_file():
            content = tomllib.loads(file.read_text(encoding="utf-8"))
            found.titles.update(content.pop(TITLES, {}))
            found.texts.update(content)
    return found


def translated(rule: Rule, language: str) -> tuple[Rule, str]:
    """A rule as it is said in a language, and the language it is really in."""
    known = translation(language)
    if rule.id not in known.texts:
        return rule, ENGLISH
    title = known.titles.get(rule.chapter, rule.title)
    return replace(rule, title=title, text=known.texts[rule.id]), language


def _beside(book: Path, language: str) -> Path:
    return book.with_name(f"{book.stem}.{language}{book.suffix}")
