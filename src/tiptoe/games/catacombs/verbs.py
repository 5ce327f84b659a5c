"""Verbs of Catacombs (CAT-4 to CAT-7)."""

from __future__ import annotations

from typing import Final

from ...core.choice import Verb, declare
from ...core.choice_arguments import NONE, ROOM, TOKEN, WAY
from .arguments import FEATURE, QUARTER, SITE, TILE, TURN

EXPLORE: Final = declare(32, Verb("explore", WAY))
PLACE: Final = declare(33, Verb("place", TURN))
ABANDON: Final = declare(34, Verb("abandon", QUARTER))
EMERGE: Final = declare(35, Verb("emerge", TILE))
UNLOCK: Final = declare(36, Verb("unlock", FEATURE, here=True))
OFFER: Final = declare(37, Verb("offer", NONE, here=True))
OFFER_AFAR: Final = declare(38, Verb("offer-at", ROOM))
REDEEM: Final = declare(39, Verb("redeem", TOKEN))
SITE_CHOSEN: Final = declare(40, Verb("site", SITE))
ROTATE: Final = declare(41, Verb("rotate", QUARTER))
