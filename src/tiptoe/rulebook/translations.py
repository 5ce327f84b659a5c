"""Translations of the rulebook: rule texts and chapter titles. The English text is authoritative.

Tiptoe has one file a language; an installed game may bring `rules.fr.toml` beside its `rules.toml`. Rules without a
translation are shown in English and marked as English.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from ..rule_files import Rule
from .matrix import INSTALLED_RULEBOOKS, RULEBOOK

ENGLISH: Final = "en"
TITLES: Final = "titles"


class Translation(NamedTuple):
    """Texts by rule id, and titles by the id of the chapter or book."""

    texts: dict[str, str]
    titles: dict[str, str]


@cache
def translation(language: str) -> Translation:
    """Loads the translations into a language; empty for English."""
    found = Translation({}, {})
    for file in [RULEBOOK / f"{language}.toml", *(_beside(book, language) for book in INSTALLED_RULEBOOKS.values())]:
        if language != ENGLISH and file.is_file():
            content = tomllib.loads(file.read_text(encoding="utf-8"))
            found.titles.update(content.pop(TITLES, {}))
            found.texts.update(content)
    return found


def translated(rule: Rule, language: str) -> tuple[Rule, str]:
    """Returns the rule in a language and the language that it is in: English if not translated."""
    known = translation(language)
    if rule.id not in known.texts:
        return rule, ENGLISH
    title = known.titles.get(rule.chapter, rule.title)
    return replace(rule, title=title, text=known.texts[rule.id]), language


def _beside(book: Path, language: str) -> Path:
    return book.with_name(f"{book.stem}.{language}{book.suffix}")
