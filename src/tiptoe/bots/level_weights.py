"""Weights of the levels: how each level misjudges things in a game, from the `levels.json` of that game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ..core.ruleset import Ruleset
from .search.network import ANY_PACK

LevelWeights: TypeAlias = dict[str, dict[str, float]]  # by level: values of weights by name

# By pack: reads its tables, by variant, by face or for the whole game. The catalog fills it: bots know no files.
LEVEL_WEIGHTS: Final[dict[str, Callable[[], dict[str, LevelWeights]]]] = {}


def level_weights_of(rules: Ruleset) -> LevelWeights:
    """Returns the weights of every level: of a variant, else of the board, else of the game, else of any game."""
    pack = rules.pack.id.partition("+")[0]  # without the packs laid over it
    own = LEVEL_WEIGHTS[pack if pack in LEVEL_WEIGHTS else ANY_PACK]()
    variants = [f"+{part.partition(':')[0]}" for part in rules.name.split("+")[1:]]
    for name in [*variants, f":{rules.board.id}", ""]:
        if name in own:
            return own[name]
    return LEVEL_WEIGHTS[ANY_PACK]()[""]
