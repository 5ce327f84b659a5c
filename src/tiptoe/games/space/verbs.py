"""Verbs of In Space (SPA-3, SPA-5, SPA-6)."""

from __future__ import annotations

from typing import Final

from ...core.choice import Verb, declare_verb
from ...core.choice_arguments import CARD, ROOM

LIFT: Final = declare_verb(48, Verb("lift", ROOM, enters=True))
BEAM: Final = declare_verb(49, Verb("beam", ROOM, enters=True))
HACK: Final = declare_verb(50, Verb("hack", ROOM))
ACTIVATE: Final = declare_verb(51, Verb("activate", CARD))
