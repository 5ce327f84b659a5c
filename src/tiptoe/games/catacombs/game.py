"""Clank! Catacombs in the catalog."""

from __future__ import annotations

from typing import Final

from ...definition import Game
from ...rules.variants import open_bag
from .facts import SCENARIO_NAMES
from .hints import CATACOMBS_HINTS
from .party import PARTY_WORDS, even_start, party, party_cards
from .ruleset import WORDS, catacombs, promo_cards
from .subterra import LEVELS, subterra

GAME: Final = Game(
    catacombs,
    {
        "promo": promo_cards,
        "party": party,  # PAR
        "party-cards": party_cards,  # RUL-78
        "even-start": even_start,  # RUL-79
        **{f"subterra:{level.name}": subterra(level) for level in LEVELS},  # SUB
        "open-bag": open_bag,  # RUL-33
    },
    face="a",
    place=2,
    words=WORDS.plus(PARTY_WORDS),
    calls=SCENARIO_NAMES,
    notices=CATACOMBS_HINTS,
)
