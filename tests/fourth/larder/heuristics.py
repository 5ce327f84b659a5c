"""Heuristics of the greedy bot for the Larder."""

from __future__ import annotations

from typing import Final

from tiptoe.bots.greedy.heuristics import GreedyHeuristics
from tiptoe.bots.greedy.shared import SHARED

from .nouns import CHEESE, CRUMB, NIBBLE

HEURISTICS: Final = SHARED.plus(
    GreedyHeuristics(
        values={NIBBLE: lambda thinking, choice: thinking.worth.back(CRUMB) + thinking.worth.prices["clank"]},
        errands=[NIBBLE],
        fixed={"crumb": lambda weights: weights.gold},  # a point, as gold is
        gifts={CHEESE: lambda state, seat, worth, room: worth.prices["clank"]},
    )
)
