"""Prebuilt answers: what the first choice of a game waits for, made when the site is built, the same for everyone."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .parameters import JSON, OK, SVG, PageAnswer, PageRequest

FOLDER: Final = Path(__file__).with_name("made")


def prebuilt_answer(ask: PageRequest, folder: Path = FOLDER) -> PageAnswer | None:
    """Returns an answer read from `folder`; None where there is none, as on every server."""
    file = folder / prebuilt_name(ask)
    if not file.is_file():
        return None
    return PageAnswer(OK, SVG if file.suffix == ".svg" else JSON, file.read_bytes())


def prebuilt_name(ask: PageRequest) -> str:
    """Returns the file name of a prebuilt answer; `none`, which no file has, for a request that is never prebuilt."""
    match ask.method, *ask.parts:
        case ["GET", "content", spec] if "/" not in spec:
            return f"{spec}.{ask.lang}.json"
        case ["GET", "pictures", spec, "board.svg"] if "/" not in spec:
            return f"{spec}.{ask.theme}.svg"
    return "none"
