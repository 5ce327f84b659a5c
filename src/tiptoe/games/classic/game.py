"""Clank! in the catalog."""

from __future__ import annotations

from typing import Final

from ...definition import Game
from ...rules.solo import GRADES, solo
from ...rules.variants import DRAFTS, empty_bag_ends, harsh_dragon, open_bag
from .ruleset import artifact_as_action, classic

GAME: Final = Game(
    classic,
    {
        "artifact-action": artifact_as_action,
        "empty-bag-ends": empty_bag_ends,
        "open-bag": open_bag,
        **{name: solo(grade) for name, grade in GRADES.items()},  # SOL
        "harsh-dragon": harsh_dragon,  # EXP-1
        **DRAFTS,  # EXP-3
    },
    face="day",
    place=1,
    options={"artifact-action": "RUL-41", "empty-bag-ends": "RUL-16", "open-bag": "RUL-33"},
)
