"""What greedy must know to play the Larder."""

from __future__ import annotations

from tiptoe.bots.greedy.heuristics import ERRANDS, FIXED, GIFTS, VALUES

from .nouns import CHEESE, CRUMB, NIBBLE


def teach() -> None:
    VALUES[NIBBLE] = lambda thinking, choice: thinking.worth.back(CRUMB) + thinking.worth.prices["clank"]
    ERRANDS.append(NIBBLE)
    FIXED["crumb"] = lambda weights: weights.gold  # a point, as gold is
    GIFTS[CHEESE] = lambda state, seat, worth, room: worth.prices["clank"]
