"""Clank! In Space in the catalog."""

from __future__ import annotations

from typing import Final

from ...definition import Game
from ...rules.solo import GRADES, solo
from ...rules.variants import DRAFTS, empty_bag_ends, harsh_dragon, open_bag
from .facts import SCENARIO_NAMES
from .hints import SPACE_HINTS
from .ruleset import WORDS, lone_rounds, space

GAME: Final = Game(
    space,
    {
        "empty-bag-ends": empty_bag_ends,
        "lone-rounds": lone_rounds,
        "open-bag": open_bag,
        **{name: solo(grade) for name, grade in GRADES.items()},  # SOL
        "harsh-dragon": harsh_dragon,  # EXP-1
        **DRAFTS,  # EXP-3
    },
    place=3,
    simulated=("lone-rounds",),
    words=WORDS,
    calls=SCENARIO_NAMES,
    notices=SPACE_HINTS,
    options={"empty-bag-ends": "RUL-16", "lone-rounds": "RUL-16", "open-bag": "RUL-33"},
)
