"""Heuristics of the shared rules, and those that a ruleset carries."""

from __future__ import annotations

from typing import Final

from ...core.board import CRYSTAL_CAVE, START
from ...core.choice import BUY, CONSUME, INVOKE, MOVE, TAKE, TELEPORT
from ...core.components import ARTIFACT, MASTER_KEY, MASTERY
from ...core.ruleset import Ruleset
from ...rules.move import MAP
from ...rules.solo import TAKE_DARE, WARD
from . import alone, choice_value, unit_value
from .heuristics import GreedyHeuristics, Signs

SHARED: Final = GreedyHeuristics(
    values={**choice_value.VALUES, TAKE_DARE: alone.take_dare, WARD: alone.ward},
    errands=[CONSUME, TAKE],
    walks=[MOVE, TELEPORT],
    purchases=[INVOKE, BUY],
    openings=[TAKE_DARE],
    leftovers=[WARD],
    fixed=unit_value.FIXED,
    prices=unit_value.PRICES,
    texts=unit_value.TEXTS,
    keepsakes=unit_value.KEEPSAKES,
    items=unit_value.ITEMS,
    gifts=unit_value.GIFTS,
    signs=Signs(
        homes=START,
        stopping=CRYSTAL_CAVE,
        passes=MASTER_KEY | MAP,
        rewards=MASTERY,
        goals=ARTIFACT,
    ),
)


def heuristics_of(rules: Ruleset) -> GreedyHeuristics:
    """Returns the heuristics that a ruleset carries."""
    found = rules.heuristics
    assert isinstance(found, GreedyHeuristics), "greedy reads no other heuristics"
    return found
