"""Phases of a table, as its stored row and its messages name them."""

from __future__ import annotations

from typing import Final

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
