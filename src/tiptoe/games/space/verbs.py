"""Verbs of In Space (SPA-3, SPA-5, SPA-6)."""

from __future__ import annotations

from typing import Final

from ...core.choice import Verb, declare
from ...core.choice_arguments import CARD, ROOM

LIFT: Final = declare(48, Verb("lift", ROOM, enters=True))
BEAM: Final = declare(49, Verb("beam", ROOM, enters=True))
HACK: Final = declare(50, Verb("hack", ROOM))
ACTIVATE: Final = declare(51, Verb("activate", CARD))
