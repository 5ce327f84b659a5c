"""Prebuilt answers: what the first choice of a game waits for, made when the site is built, the same for everyone."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ..service.content.bodies import CachedBody
from ..service.routing import LANG, Endpoint
from ..text.language import language

FOLDER: Final = Path(__file__).with_name("made")
FILES: Final = {  # names of files by the path of the endpoint
    "/api/content/{spec}": "{spec}.{lang}.json",
    "/api/pictures/{spec}/board.svg": "{spec}.{theme}.svg",
}


def prebuilt_body(endpoint: Endpoint, values: Mapping[str, Any], folder: Path = FOLDER) -> CachedBody | None:
    """Returns an answer read from `folder`; None where there is none, as on every server."""
    name = prebuilt_name(endpoint, values)
    file = folder / name
    return CachedBody(file.read_bytes()) if name and "/" not in name and file.is_file() else None


def prebuilt_name(endpoint: Endpoint, values: Mapping[str, Any]) -> str:
    """Returns the file name of a prebuilt answer; empty for an endpoint without any."""
    pattern = FILES.get(endpoint.path, "")
    return pattern.format(**{**values, LANG: language(values[LANG])} if LANG in values else values)
