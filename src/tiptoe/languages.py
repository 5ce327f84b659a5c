"""Languages: those that have a folder of messages; English, which every message and name has, is the first."""

from __future__ import annotations

from pathlib import Path
from typing import Final

LOCALE: Final = Path(__file__).parent / "text" / "locale"
ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, *sorted(each.name for each in LOCALE.iterdir() if each.is_dir() and each.name != ENGLISH))
IN_PACKS: Final = tuple(tag.partition("-")[0] for tag in LANGUAGES)  # as names in packs are written: pt, not pt-BR
