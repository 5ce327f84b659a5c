"""Words of the card language that all games share."""

from __future__ import annotations

from typing import Final

from ..core.vocabulary import Vocabulary
from . import (
    abilities,
    acquire,
    attack,
    clank,
    deck,
    encounters,
    health,
    market_offers,
    move,
    resources,
    scoring,
    texts,
    tokens,
)

VOCABULARY: Final = Vocabulary(
    effects={
        **resources.EFFECTS,
        **clank.EFFECTS,
        **deck.EFFECTS,
        **acquire.EFFECTS,
        **move.EFFECTS,
        **abilities.EFFECTS,
        **tokens.EFFECTS,
        **health.EFFECTS,
        **attack.EFFECTS,
        **market_offers.EFFECTS,
        **texts.EFFECTS,
    },
    conditions={**texts.CONDITIONS, **encounters.CONDITIONS},
    holdings=scoring.HOLDINGS,
    counters={
        **clank.COUNTERS,
        **resources.COUNTERS,
        **deck.COUNTERS,
        **acquire.COUNTERS,
        **tokens.COUNTERS,
        **encounters.COUNTERS,
    },
    possessions={**resources.POSSESSIONS, **deck.POSSESSIONS, **tokens.POSSESSIONS},
    amounts=scoring.AMOUNTS,
)
