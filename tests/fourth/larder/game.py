"""The Larder in the catalog."""

from __future__ import annotations

from typing import Final

from tiptoe.core.ruleset import Ruleset
from tiptoe.definition import AddedVariant, Game, Sign

from .crumbs import WORDS
from .ruleset import larder

WEDGE: Final = '<path d="M-15 8V0L12-10Q16-4 15 8Z" fill="#f2c14e" stroke="#0b0a0d" stroke-width="2"/><circle cx="-4" cy="3" r="2.6" fill="#a8741a"/><circle cx="6" cy="-1" r="2" fill="#a8741a"/>'


def hungry_cat(rules: Ruleset) -> Ruleset:
    """LAR-3.1: the cat begins two spaces further on."""
    return rules.named("hungry-cat").with_params(marker_start=(0, 0, 3, 3, 2))


GAME: Final = Game(
    larder,
    words=WORDS,
    signs={"feature-cheese": Sign("◣", "c", WEDGE)},
)
HUNGRY_CAT: Final = AddedVariant("larder", hungry_cat)
