"""What is chosen and what happens aboard a ship and nowhere else."""

from __future__ import annotations

from typing import Final

from ...core.choice import CARD, ROOM, Verb, declare
from ...core.event import EventKind

LIFT: Final = declare(48, Verb("lift", ROOM))
BEAM: Final = declare(49, Verb("beam", ROOM))
HACK: Final = declare(50, Verb("hack", ROOM))
ACTIVATE: Final = declare(51, Verb("activate", CARD))

LIFT_RIDDEN: Final = EventKind("LiftRidden", "SPA-5.6", "room")
BEAMED: Final = EventKind("Beamed", "SPA-5.7", "room")
PORT_HACKED: Final = EventKind("PortHacked", "SPA-6.1", "room n")
FACTION_ACTIVATED: Final = EventKind("FactionActivated", "SPA-3.2", "card")
RESERVE_TURNED: Final = EventKind("ReserveTurned", "SPA-4.1", "card")
POD_BOARDED: Final = EventKind("PodBoarded", "SPA-9.1", "room")
