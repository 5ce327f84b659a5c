"""Features of rooms and types of tokens of Catacombs."""

from __future__ import annotations

from typing import Final

from ...core.board import feature
from ...core.components import token_type
from ...core.tiles import declare_locked

WAYSHRINE: Final = feature("wayshrine", 64)
CHEST: Final = feature("chest", 128)
LIBRARY: Final = feature("library", 256)
PRISON: Final = feature("prison", 512)
HAUNTED: Final = feature("haunted", 1024)
declare_locked(CHEST, LIBRARY, PRISON)  # until a lockpick opens them (CAT-6.2)
COUPON: Final = token_type("discount-coupon", 2048)
PUZZLE_BOX: Final = token_type("puzzle-box", 8192)
