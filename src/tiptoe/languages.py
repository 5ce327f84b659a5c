"""Languages of Tiptoe: every folder of messages. English, which has every message and name, is the first.

A translation may be incomplete: missing texts are shown in English, and it is unfinished until its folder says so.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

LOCALE: Final = Path(__file__).parent / "text" / "locale"
ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, *sorted(each.name for each in LOCALE.iterdir() if each.is_dir() and each.name != ENGLISH))
IN_PACKS: Final = tuple(tag.partition("-")[0] for tag in LANGUAGES)  # as names in packs are written: pt, not pt-BR
ABOUT: Final = "language.toml"


def _is_finished(language: str) -> bool:
    file = LOCALE / language / ABOUT
    return file.is_file() and tomllib.loads(file.read_text(encoding="utf-8")).get("finished") is True


FINISHED: Final = tuple(each for each in LANGUAGES if _is_finished(each))
