"""CHA: characters in Catacombs, with what bots know of them."""

from __future__ import annotations

from ...core.ruleset import Ruleset, Variant
from ...rules.character_boards import with_characters
from .character_values import SOONER


def characters(wanted: str = "") -> Variant:
    """Variant with characters: chosen ones by seat, such as `lenara.any.agnet`, the others by lot."""
    plain = with_characters(wanted)

    def variant(rules: Ruleset) -> Ruleset:
        return plain(rules).with_heuristics(SOONER)

    return variant
