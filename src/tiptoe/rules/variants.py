"""Variants for any game."""

from __future__ import annotations

from ..core.ruleset import Ruleset


def open_bag(rules: Ruleset) -> Ruleset:
    """RUL-33: shows the cubes in the bag, which can be worked out anyway."""
    return rules.named("open-bag").with_params(bag_open=True)


def empty_bag_ends(rules: Ruleset) -> Ruleset:
    """RUL-16: an attack that empties the bag ends the game."""
    return rules.named("empty-bag-ends").with_params(bag_empty_ends=True)
