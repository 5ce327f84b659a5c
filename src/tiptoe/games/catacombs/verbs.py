"""The verbs of Catacombs. They are numbered with all others, so that bots know them without knowing the game."""

from __future__ import annotations

from ...core.choice import (
    ABANDON,
    EMERGE,
    EXPLORE,
    OFFER,
    OFFER_AFAR,
    PLACE,
    REDEEM,
    ROTATE,
    SITE_CHOSEN,
    UNLOCK,
)

__all__ = [
    "ABANDON",
    "EMERGE",
    "EXPLORE",
    "OFFER",
    "OFFER_AFAR",
    "PLACE",
    "REDEEM",
    "ROTATE",
    "SITE_CHOSEN",
    "UNLOCK",
]
