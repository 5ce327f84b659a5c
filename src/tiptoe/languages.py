"""Languages of Tiptoe: every folder of messages, and what each says of its grammar in `language.toml`.

English, which has every message and name, is the first. A translation may be incomplete: missing texts are shown in
English, and it is unfinished until its folder says so.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .suggest import hint

LOCALE: Final = Path(__file__).parent / "text" / "locale"
ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, *sorted(each.name for each in LOCALE.iterdir() if each.is_dir() and each.name != ENGLISH))
ABOUT: Final = "language.toml"


class LanguageFileError(Exception):
    """Raised for a `language.toml` that cannot be used; its text says where and what would be right."""


@dataclass(frozen=True)
class About:
    """Facts of one language: whether it is finished, and the grammar that articles of names need.

    `genders` are one letter each, as names of places have them; `elides_before` are the first letters before which an
    article loses its vowel.
    """

    finished: bool = False
    genders: str = "mf"
    elides_before: str = ""


def read_about(file: Path) -> About:
    """Reads a `language.toml`; a language without one is unfinished and has two genders."""
    if not file.is_file():
        return About()
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise LanguageFileError(f"{file}: not TOML: {error}") from None
    for key, value in told.items():
        wanted = type(getattr(About, key, None))
        if key not in About.__dataclass_fields__:
            raise LanguageFileError(f"{file}: unknown key '{key}'; {hint(key, About.__dataclass_fields__)}")
        if type(value) is not wanted:
            example = "true or false" if wanted is bool else 'letters such as "mf"'
            raise LanguageFileError(f"{file}: '{key}' is {example}, not {value!r}")
    return About(**told)


def short_tag(language: str) -> str:
    """Returns a language as names in packs are written: `pt`, not `pt-BR`."""
    return language.partition("-")[0]


ABOUTS: Final = {tag: read_about(LOCALE / tag / ABOUT) for tag in LANGUAGES}
FINISHED: Final = tuple(tag for tag in LANGUAGES if ABOUTS[tag].finished)
IN_PACKS: Final = tuple(map(short_tag, LANGUAGES))
