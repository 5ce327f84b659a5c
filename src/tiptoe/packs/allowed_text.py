"""Allowed content of an uploaded pack: numbers, ids and names; no markup, no addresses.

The checks hold whatever the words of the pack mean: its size, its depth, its counts, and its letters.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from .errors import ContentError, Problem
from .files import CONTENT, SCENARIO, Table

MOST_BYTES: Final = 128 * 1024
MOST_DEPTH: Final = 16
MOST_VALUES: Final = 20_000
MOST_ENTRIES: Final = 300  # cards, tokens, boards, tiles, modules and ships together
MOST_PIECES: Final = 2_000  # copies of cards and tokens together
MOST_SCENARIOS: Final = 30
MOST_NUMBER: Final = 999
LONGEST_NAME: Final = 60
LONGEST_ID: Final = 40
MOST_SHOWN: Final = 100  # mistakes that are reported at once
LONGEST_SHOWN: Final = 300  # letters of a mistake, and of its path
IDS: Final = ("id", "type", "set", "piece")  # keys whose values name things in specs, records and files
ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
ADDRESS: Final = re.compile(r"//|@|\.[^\W\d]|\d\.\d+\.\d|www", re.IGNORECASE)
KEY: Final = re.compile(r"(?:[<>]=?|!=) ?-?\d{1,3}|[A-Za-z0-9]+(?:[:+./_-][A-Za-z0-9]+)*")  # of a scenario
MARKS: Final = frozenset(" \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}'’‘\"“”„«»!?¡¿.,:;-–—()&/+%…|_")


def wrong_content(content: Table, file: str) -> list[ContentError]:
    """Lists content that no pack may hold, whatever its words mean."""
    walk = _Walk(file)
    walk.table(content, "", 1, "")
    if not walk.errors:
        walk.count(content)
    return walk.errors


class _Walk:
    """Walk through a document that notes what is wrong; it stops where there is too much of anything."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.errors: list[ContentError] = []
        self.values = 0

    def table(self, table: Table, path: str, depth: int, id: str) -> None:
        id = id or _id_of(table)
        for key, value in table.items():
            where = f"{path}.{key}".lstrip(".")[:LONGEST_SHOWN]
            self.letters(key, where, id)
            if key in IDS and isinstance(value, str) and not _is_id(value):
                text = f"expected an id such as 'lamp-lighter', found {value!r}"
                self.wrong(id, where, Problem("not-an-id", text, found=repr(value)))
            self.value(value, where, depth, id)

    def value(self, value: object, path: str, depth: int, id: str) -> None:
        self.values += 1
        if self.values == MOST_VALUES:
            self.wrong(id, path, f"more than {MOST_VALUES} values in one pack")
        if self.values >= MOST_VALUES or len(self.errors) >= MOST_SHOWN:
            return
        if isinstance(value, dict | list) and depth >= MOST_DEPTH:
            self.wrong(id, path, f"more than {MOST_DEPTH} tables and lists inside each other")
        elif isinstance(value, dict):
            self.table(value, path, depth + 1, id)
        elif isinstance(value, list):
            for i, item in enumerate(value):
                self.value(item, f"{path}[{i}]", depth + 1, _id_of(item) or id)
        elif isinstance(value, str):
            self.text(value, path, id)
        else:
            self.scalar(value, path, id)

    def text(self, text: str, path: str, id: str) -> None:
        if path.startswith(f"{SCENARIO}[") and len(text) <= LONGEST_NAME and KEY.fullmatch(text):
            return
        if self.letters(text, path, id) and ADDRESS.search(text) and not _is_id(text):
            self.wrong(id, path, Problem("address", f"{text!r} reads like an address", found=repr(text)))

    def letters(self, text: str, path: str, id: str) -> bool:
        if len(text) > LONGEST_NAME:
            cut = f"longer than {LONGEST_NAME} letters: {text[:LONGEST_NAME]!r}…"
            self.wrong(id, path, Problem("too-long", cut, most=LONGEST_NAME))
            return False
        odd = [letter for letter in text if not _is_plain(letter)]
        if odd:
            why = f"{odd[0]!r} in {text!r}: only letters, digits and plain marks are shown"
            self.wrong(id, path, Problem("letters", why, found=repr(odd[0])))
        return not odd

    def scalar(self, value: object, path: str, id: str) -> None:
        if isinstance(value, bool):
            return
        if not isinstance(value, int | float):
            self.wrong(id, path, f"expected a number, a name, true or false, found {str(value)[:LONGEST_NAME]!r}")
        elif not math.isfinite(value) or abs(value) > MOST_NUMBER:
            shown = f"{value:g}" if isinstance(value, float) else "one with too many digits"
            text = f"expected a number from -{MOST_NUMBER} to {MOST_NUMBER}, found {shown}"
            self.wrong(id, path, Problem("range", text, most=MOST_NUMBER))

    def count(self, content: Table) -> None:
        """Counts entries, pieces and scenarios of the whole pack."""
        rows = [row for kind in CONTENT for row in _rows(content, kind)]
        if len(list(_rows(content, SCENARIO))) > MOST_SCENARIOS:
            self.wrong("", SCENARIO, f"a pack has at most {MOST_SCENARIOS} scenarios")
        if len(rows) > MOST_ENTRIES:
            self.wrong("", "", f"{len(rows)} entries; a pack has at most {MOST_ENTRIES}")
        copies = [row.get("copies", 1) for row in rows]
        pieces = sum(each for each in copies if isinstance(each, int) and each > 0)
        if pieces > MOST_PIECES:
            self.wrong("", "copies", f"{pieces} cards and tokens in all; a pack has at most {MOST_PIECES}")

    def wrong(self, id: str, path: str, problem: str) -> None:
        self.errors.append(ContentError(self.file, id, path, problem))


def _rows(content: Table, kind: str) -> Iterator[Table]:
    rows = content.get(kind)
    yield from (row for row in rows if isinstance(row, dict)) if isinstance(rows, list) else ()


def _id_of(value: object) -> str:
    id = value.get("id") if isinstance(value, dict) else None
    return id[:LONGEST_NAME] if isinstance(id, str) else ""


def _is_id(text: str) -> bool:
    return len(text) <= LONGEST_ID and ID.fullmatch(text) is not None


def _is_plain(letter: str) -> bool:
    return letter in MARKS or unicodedata.category(letter)[0] in "LMN"
