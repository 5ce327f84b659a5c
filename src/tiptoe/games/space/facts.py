"""Names of shared fields in scenarios of In Space."""

from __future__ import annotations

from typing import Final

SCENARIO_NAMES: Final = {"marks": "ports", "wild": "hunters", "wild_cube": "hunter"}
