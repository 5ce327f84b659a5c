"""Clank! In Space in the catalog."""

from __future__ import annotations

from typing import Final

from ...definition import Game
from ...rules.variants import empty_bag_ends, open_bag
from .facts import SCENARIO_NAMES
from .hints import SPACE_HINTS
from .ruleset import WORDS, lone_rounds, space

GAME: Final = Game(
    space,
    {
        "empty-bag-ends": empty_bag_ends,  # RUL-16
        "lone-rounds": lone_rounds,  # RUL-16
        "open-bag": open_bag,  # RUL-33
    },
    place=3,
    simulated=("lone-rounds",),
    words=WORDS,
    calls=SCENARIO_NAMES,
    notices=SPACE_HINTS,
)
