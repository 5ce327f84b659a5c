"""Facts of In Space: what its scenarios call things that games share."""

from __future__ import annotations

from typing import Final

CALLS: Final = {"marks": "ports", "wild": "hunters", "wild_cube": "hunter", "dizzy": "ridden"}
