"""Reader of the Hours and Dares of a seat that plays alone: one file that all games share, every word checked."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..core.choice_arguments import ROW
from ..core.night import ACTS, ALWAYS, DEED, HIGHEST, LOWEST, PARTS, Act, Dare, Hour, Night
from ..core.price import Price
from ..suggest import hint
from .errors import ContentError, PackErrors, Problem

FILE: Final = Path(__file__).parent.parent / "games" / "night.toml"
WARDS: Final = ("skill", "swords", "boots", "gold")
WHICH: Final = {"low": LOWEST, "high": HIGHEST}
HOUR_KEYS: Final[dict[str, type]] = {"id": str, "part": str, "takes": list, "when": str, "act": dict, "ward": dict}
DARE_KEYS: Final[dict[str, type]] = {"id": str, "goal": str, "turns": int, "reward": dict, "price": dict}
KINDS: Final[dict[str, dict[str, type]]] = {"hour": HOUR_KEYS, "dare": DARE_KEYS}
OPTIONAL: Final = ("when", "ward")
MOST: Final = 9  # of anything that an act or a ward counts


@cache
def our_night() -> Night:
    """Reads the Hours and Dares that come with Tiptoe."""
    return read_night(FILE.name, FILE.read_text(encoding="utf-8"))


def read_night(file: str, text: str) -> Night:
    """Reads Hours and Dares; raises PackErrors with all that is wrong, each with its file, entry and place."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackErrors([ContentError(file, "", "", Problem("not-toml", f"not TOML: {error}"))]) from error
    reader = _Reader(file)
    for kind in content:
        if kind not in ("hour", "dare"):
            reader.wrong("", kind, f"unknown table '{kind}'; {hint(kind, ['hour', 'dare'])}", "unknown")
    rows = {kind: reader.rows(content.get(kind, []), kind, keys) for kind, keys in KINDS.items()}
    hours = [reader.hour(number, row) for number, row in enumerate(rows["hour"])]
    dares = [reader.dare(number, row) for number, row in enumerate(rows["dare"])]
    if reader.errors:
        raise PackErrors(reader.errors)
    return Night(hours, dares)


class _Reader:
    """Reader of one file; collects all that is wrong in it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.errors: list[ContentError] = []

    def wrong(self, id: str, path: str, text: str, word: str) -> None:
        self.errors.append(ContentError(self.file, id, path, Problem(word, text)))

    def rows(self, rows: list[dict[str, Any]], kind: str, keys: dict[str, type]) -> list[dict[str, Any]]:
        """Rows whose keys are all there, known and of the right type, and whose ids stand once."""
        sound: list[dict[str, Any]] = []
        ids: set[str] = set()
        for row in rows:
            id = str(row.get("id", f"[[{kind}]]"))
            before = len(self.errors)
            if id in ids:
                self.wrong(id, "id", f"stands twice among the {kind}s", "twice")
            ids.add(id)
            for key in row:
                if key not in keys:
                    self.wrong(id, key, f"unknown; {hint(key, list(keys))}", "unknown")
            for key, type in keys.items():
                if key not in row and key not in OPTIONAL:
                    self.wrong(id, key, "missing", "missing")
                elif key in row and (not isinstance(row[key], type) or isinstance(row[key], bool)):
                    self.wrong(id, key, f"expected {NAMES[type]}, found {row[key]!r}", "unknown")
            if len(self.errors) == before:
                sound.append(row)
        return sound

    def hour(self, number: int, row: dict[str, Any]) -> Hour:
        id = row["id"]
        takes = [slot for slot in row["takes"] if isinstance(slot, int) and 1 <= slot <= ROW]
        if takes != row["takes"] or not takes or len(set(takes)) != len(takes):
            self.wrong(id, "takes", f"expected different slots from 1 to {ROW}, found {row['takes']}", "range")
        condition = self.one_of(id, "when", row["when"], DEED) if "when" in row else ALWAYS
        part = self.one_of(id, "part", row["part"], {name: place for place, name in enumerate(PARTS)})
        acts = self.acts(id, "act", row["act"])
        return Hour(number, id, part, [slot - 1 for slot in takes], condition, acts, self.ward(id, row))

    def dare(self, number: int, row: dict[str, Any]) -> Dare:
        id = row["id"]
        if not 1 <= row["turns"] <= MOST:
            self.wrong(id, "turns", f"expected 1 to {MOST}, found {row['turns']}", "range")
        goal = self.one_of(id, "goal", row["goal"], DEED)
        reward, price = self.acts(id, "reward", row["reward"]), self.acts(id, "price", row["price"])
        for path, acts in (("reward", reward), ("price", price)):
            if any(act.word == "attack" for act in acts):
                self.wrong(id, f"{path}.attack", "only Hours attack: a Dare is judged before the refill", "moment")
        return Dare(number, id, goal, row["turns"], reward, price)

    def acts(self, id: str, path: str, row: dict[str, Any]) -> list[Act]:
        """Words and numbers of an act; an attack may ask the seat something, so nothing may follow it."""
        acts: list[Act] = []
        for word, n in row.items():
            if word not in ACTS:
                self.wrong(id, f"{path}.{word}", f"unknown; {hint(word, ACTS)}", "unknown")
            elif word == "hunt":
                acts.append(Act(word, self.one_of(id, f"{path}.hunt", n, WHICH)))
            elif not isinstance(n, int) or isinstance(n, bool) or not (word != "attack") <= n <= MOST:
                self.wrong(id, f"{path}.{word}", f"expected a number up to {MOST}, found {n!r}", "number")
            else:
                acts.append(Act(word, n))
        if not row:
            self.wrong(id, path, "is empty", "missing")
        if any(act.word == "attack" for act in acts[:-1]):
            self.wrong(id, f"{path}.attack", "an attack stands last", "moment")
        return acts

    def ward(self, id: str, row: dict[str, Any]) -> Price | None:
        if "ward" not in row:
            return None
        for word, n in row["ward"].items():
            if word not in WARDS:
                self.wrong(id, f"ward.{word}", f"unknown; {hint(word, WARDS)}", "unknown")
            elif not isinstance(n, int) or not 1 <= n <= MOST:
                self.wrong(id, f"ward.{word}", f"expected 1 to {MOST}, found {n!r}", "number")
        paid: dict[str, int] = {word: n if isinstance(n, int) else 0 for word, n in row["ward"].items()}
        skill, swords, boots, gold = (paid.get(word, 0) for word in WARDS)
        return Price(skill=skill, swords=swords, boots=boots, gold=gold)

    def one_of(self, id: str, path: str, word: object, known: dict[str, int]) -> int:
        if word in known:
            return known[str(word)]
        self.wrong(id, path, f"unknown '{word}'; {hint(str(word), list(known))}", "unknown")
        return 0


NAMES: Final[dict[type, str]] = {str: "a name", list: "a list", dict: "a table", int: "a number"}
