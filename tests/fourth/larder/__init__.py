"""The Larder, a tiny game as somebody else would publish it: mice, crumbs, and a cat that sleeps lightly."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tiptoe.core.ruleset import Ruleset
from tiptoe.game import AddedVariant, Game

from .crumbs import WORDS
from .lessons import teach
from .ruleset import larder


def hungry_cat(rules: Ruleset) -> Ruleset:
    """LAR-3.1: the cat begins two spaces further on."""
    return rules.named("hungry-cat").with_params(marker_start=(0, 0, 4, 3, 2))


def short_night(rules: Ruleset) -> Ruleset:
    """LAR-3.2: a classic heist with four cards in hand."""
    return rules.named("short-night").with_params(hand=4)


LARDER: Final = Game("larder", larder, folder=Path(__file__).parent / "pack", words=WORDS, teach=teach)
HUNGRY_CAT: Final = AddedVariant("larder", hungry_cat)
SHORT_NIGHT: Final = AddedVariant("classic", short_night)
