"""Short night, a variant as a stranger would publish it: a classic heist with four cards in hand."""

from __future__ import annotations

from typing import Final

from tiptoe.core.ruleset import Ruleset
from tiptoe.definition import AddedVariant


def short_night(rules: Ruleset) -> Ruleset:
    """NIG-1.1: four cards in hand."""
    return rules.named("short-night").with_params(hand=4)


SHORT_NIGHT: Final = AddedVariant("classic", short_night)
