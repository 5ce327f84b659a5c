"""Habits: how each level fails in a game, as the game's own table says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ..core.ruleset import Ruleset
from .search.network import ANY_PACK

Habits: TypeAlias = dict[str, dict[str, float]]  # by level: weights

# By pack: how its tables are read, by variant, by face or for all of it; whoever knows files fills it (the catalog).
HABITS: Final[dict[str, Callable[[], dict[str, Habits]]]] = {}


def habits_of(rules: Ruleset) -> Habits:
    """By level, what it thinks wrongly of things: with a variant, on a face, in the game, else in any game."""
    pack = rules.pack.id.partition("+")[0]  # whatever is laid over it
    own = HABITS[pack if pack in HABITS else ANY_PACK]()
    variants = [f"+{part.partition(':')[0]}" for part in rules.name.split("+")[1:]]
    for name in [*variants, f":{rules.board.id}", ""]:
        if name in own:
            return own[name]
    return HABITS[ANY_PACK]()[""]
