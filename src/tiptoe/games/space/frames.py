"""Frames of In Space, for decoding stored games."""

from __future__ import annotations

from typing import Final

from ...core.definitions import Frame
from .factions import Activating
from .ports import HackingBeside
from .reserve import TurningReserve

SPACE_FRAMES: Final[tuple[type[Frame], ...]] = (Activating, HackingBeside, TurningReserve)
