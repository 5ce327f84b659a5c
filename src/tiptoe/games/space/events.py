"""Events of In Space: what happens aboard a ship and nowhere else."""

from __future__ import annotations

from typing import Final

from ...core.event import MOVES, EventKind

LIFT_RIDDEN: Final = EventKind("LiftRidden", "SPA-5.6", "room")
BEAMED: Final = EventKind("Beamed", "SPA-5.7", "room")
PORT_HACKED: Final = EventKind("PortHacked", "SPA-6.1", "room n")
FACTION_ACTIVATED: Final = EventKind("FactionActivated", "SPA-3.2", "card")
RESERVE_TURNED: Final = EventKind("ReserveTurned", "SPA-4.1", "card")
POD_BOARDED: Final = EventKind("PodBoarded", "SPA-9.1", "room")
BLOCKADE_SET: Final = EventKind("BlockadeSet", "SPA-8.4")
MOVES.extend([LIFT_RIDDEN, BEAMED])
