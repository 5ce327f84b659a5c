"""The verbs of Catacombs, by their fixed numbers."""

from __future__ import annotations

from typing import Final

from ...core.choice import FEATURE, NONE, NUMBER, ROOM, SITE, TILE, TOKEN, TURN, WAY, Verb, declare

EXPLORE: Final = declare(32, Verb("explore", WAY))
PLACE: Final = declare(33, Verb("place", TURN))
ABANDON: Final = declare(34, Verb("abandon", NUMBER))
EMERGE: Final = declare(35, Verb("emerge", TILE))
UNLOCK: Final = declare(36, Verb("unlock", FEATURE))
OFFER: Final = declare(37, Verb("offer", NONE))
OFFER_AFAR: Final = declare(38, Verb("offer-at", ROOM))
REDEEM: Final = declare(39, Verb("redeem", TOKEN))
SITE_CHOSEN: Final = declare(40, Verb("site", SITE))
ROTATE: Final = declare(41, Verb("rotate", NUMBER))
