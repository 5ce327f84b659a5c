"""Verbs of Catacombs (CAT-4 to CAT-7)."""

from __future__ import annotations

from typing import Final

from ...core.choice import Verb, declare_verb
from ...core.choice_arguments import NONE, ROOM, TOKEN, WAY
from .arguments import FEATURE, QUARTER, SITE, TILE, TURN

EXPLORE: Final = declare_verb(32, Verb("explore", WAY))
PLACE: Final = declare_verb(33, Verb("place", TURN))
ABANDON: Final = declare_verb(34, Verb("abandon", QUARTER))
EMERGE: Final = declare_verb(35, Verb("emerge", TILE))
UNLOCK: Final = declare_verb(36, Verb("unlock", FEATURE, here=True))
OFFER: Final = declare_verb(37, Verb("offer", NONE, here=True))
OFFER_AFAR: Final = declare_verb(38, Verb("offer-at", ROOM))
REDEEM: Final = declare_verb(39, Verb("redeem", TOKEN))
SITE_CHOSEN: Final = declare_verb(40, Verb("site", SITE))
ROTATE: Final = declare_verb(41, Verb("rotate", QUARTER))
