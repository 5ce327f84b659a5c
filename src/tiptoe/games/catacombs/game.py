"""Clank! Catacombs in the catalog."""

from __future__ import annotations

from typing import Final

from ...definition import Game
from ...rules.character_boards import CHARACTERS
from ...rules.solo import GRADES, solo
from ...rules.variants import DRAFTS, harsh_dragon, open_bag
from .characters import characters
from .facts import SCENARIO_NAMES
from .hints import CATACOMBS_HINTS
from .mercy import mercy
from .party import PARTY_WORDS, even_start, party, party_cards, party_deck
from .ruleset import WORDS, catacombs, promo_cards
from .subterra import LEVELS, subterra

GAME: Final = Game(
    catacombs,
    {
        "promo": promo_cards,
        "party": party,  # PAR
        "party-deck": party_deck,  # RUL-128
        "party-cards": party_cards,  # 22 of its cards, before all 35 were there
        "even-start": even_start,
        **{f"subterra:{level.name}": subterra(level) for level in LEVELS},  # SUB
        CHARACTERS: characters(),  # CHA
        "mercy": mercy,
        "open-bag": open_bag,
        **{name: solo(grade) for name, grade in GRADES.items()},  # SOL
        "harsh-dragon": harsh_dragon,  # EXP-1
        **DRAFTS,  # EXP-3
    },
    face="a",
    place=2,
    choosing={CHARACTERS: characters},
    words=WORDS.plus(PARTY_WORDS),
    calls=SCENARIO_NAMES,
    notices=CATACOMBS_HINTS,
    usual=("party-deck",),
    retired=("party-cards",),
    options={
        "party-deck": "RUL-78",
        "party-cards": "RUL-78",
        "even-start": "RUL-79",
        "mercy": "RUL-111",
        "open-bag": "RUL-33",
    },
)
