"""Nouns of Catacombs: features of its rooms and types of its tokens, beside those of all tiles."""

from __future__ import annotations

from typing import Final

from ...core.board import feature
from ...core.material import token_type

WAYSHRINE: Final = feature("wayshrine", 64)
PUZZLE_BOX: Final = token_type("puzzle-box", 8192)
