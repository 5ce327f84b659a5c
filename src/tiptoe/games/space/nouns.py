"""Features of rooms, kinds and types of tokens, and factions of cards of In Space.

The tags use the highest bits, because lower bits of a pack's own types are in stored games.
"""

from __future__ import annotations

from typing import Final

from ...core.board import feature
from ...core.components import declare_suits, token_kind, token_type
from ...rules.move import IGNORE_CAVES, IGNORE_RIDES, declare_ignorable

SECURITY: Final = feature("security", 2048)
PORT: Final = feature("port", 4096)
HYPERLIFT: Final = feature("hyperlift", 8192)
LOCKED_LIFT: Final = feature("locked-lift", 16384)  # a hyperlift that asks for a key
TELEPORTER: Final = feature("teleporter", 32768)
REWARD: Final = feature("reward", 65536)
POD: Final = feature("pod", 131072)
COMMAND: Final = feature("command", 262144)

POWER_CRYSTAL: Final = token_kind("power-crystal", 1 << 58)
ESCAPE_POD: Final = token_kind("escape-pod", 1 << 59)
COMMAND_CODE: Final = token_kind("command-code", 1 << 60)
TELEPASS: Final = token_type("telepass", 1 << 61)

declare_suits("resistance", "outlaw", "science")  # SPA-1.2
declare_ignorable("security", IGNORE_CAVES)
declare_ignorable("ride", IGNORE_RIDES)
