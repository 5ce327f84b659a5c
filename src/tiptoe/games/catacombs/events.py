"""Events of Catacombs: what happens on a map that grows and nowhere else."""

from __future__ import annotations

from typing import Final

from ...core.event import EventKind

LOCK_OPENED: Final = EventKind("LockOpened", "CAT-3.4", "lock")
TILE_REVEALED: Final = EventKind("TileRevealed", "CAT-4.1", "tile", reveals=True)
TILE_PLACED: Final = EventKind("TilePlaced", "CAT-4.2", "tile cell turn")
TILE_TURNED: Final = EventKind("TileTurned", "CAT-4.2", "tile turn")
ARTIFACT_PLACED: Final = EventKind("ArtifactPlaced", "CAT-5.1", "token room")
OFFERING_MADE: Final = EventKind("OfferingMade", "CAT-6.6", "room n")
LOCKPICKS_GAINED: Final = EventKind("LockpicksGained", "CAT-1.2", "n")
