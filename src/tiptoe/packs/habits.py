"""Habits: files in which a game keeps how each level of bots fails in it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from ..bots.habits import Habits

HABITS_FILE: Final = "levels.json"


@cache
def read_habits(file: Path) -> dict[str, Habits]:
    """By `+variant`, by `:face`, or nothing for all other tables of the game: the weights of every level."""
    habits: dict[str, Habits] = json.loads(file.read_text(encoding="utf-8"))["habits"]
    return habits
