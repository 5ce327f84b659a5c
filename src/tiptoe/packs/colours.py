"""Colours by name: the sky above a board and the plates of a module. Every palette has each of them."""

from __future__ import annotations

from typing import Final

SKY: Final = "sky"  # of a board
SKIES: Final = ("day", "dusk")
TINT: Final = "tint"  # of a module
TINTS: Final = ("steel", "amber", "violet", "green", "copper", "red", "rose", "blue", "teal")
ART: Final = "art"  # of a card: what it is drawn with
