"""Names of shared fields in scenarios of Catacombs."""

from __future__ import annotations

from typing import Final

SCENARIO_NAMES: Final = {"marks": "offerings", "marks_made": "offerings_made", "wild": "ghosts", "wild_cube": "ghost"}
