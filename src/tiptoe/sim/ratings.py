"""Ratings of the bots' levels as `tiptoe ladder` measured them, stored as data beside this module."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parent / "strength.json"


@dataclass(frozen=True)
class Rung:
    """Rung of the ladder: how bot `one` does against `others` of one kind."""

    spec: str
    seats: int
    one: str
    others: str
    games: int
    share: float
    low: float
    high: float
    score_mean: float
    nothing: float  # share of its games without a score

    def as_json(self) -> dict[str, object]:
        return asdict(self)


@cache
def load_ratings() -> list[Rung]:
    return [Rung(**rung) for rung in json.loads(FILE.read_text(encoding="utf-8"))["rungs"]]


def rungs_of(name: str) -> list[Rung]:
    """Rungs of a level against the one below it; empty for the weakest."""
    return [rung for rung in load_ratings() if rung.one == name]
