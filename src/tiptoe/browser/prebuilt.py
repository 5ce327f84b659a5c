"""Made: answers that a first choice waits for and that are the same for everybody, made when the site is packed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .parameters import JSON, OK, SVG, PageAnswer, PageRequest

FOLDER: Final = Path(__file__).with_name("made")


def prebuilt_answer(ask: PageRequest, folder: Path = FOLDER) -> PageAnswer | None:
    """An answer that needs no more than to be read; nothing where there is none, as on every server."""
    file = folder / prebuilt_name(ask)
    if not file.is_file():
        return None
    return PageAnswer(OK, SVG if file.suffix == ".svg" else JSON, file.read_bytes())


def prebuilt_name(ask: PageRequest) -> str:
    """Under which name an answer lies in its folder; one that no file has for whatever is never made."""
    match ask.method, *ask.parts:
        case ["GET", "content", spec] if "/" not in spec:
            return f"{spec}.{ask.lang}.json"
        case ["GET", "pictures", spec, "board.svg"] if "/" not in spec:
            return f"{spec}.{ask.theme}.svg"
    return "none"
