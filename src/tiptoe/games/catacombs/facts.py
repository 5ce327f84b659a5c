"""Facts of Catacombs: what its scenarios call things that games share."""

from __future__ import annotations

from typing import Final

CALLS: Final = {"marks": "offerings", "marks_made": "offerings_made", "wild": "ghosts", "wild_cube": "ghost"}
