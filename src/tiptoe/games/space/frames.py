"""Frames of In Space: how a stored game finds back into a question that only a ship asks."""

from __future__ import annotations

from typing import Final

from ...core.definitions import Frame
from .factions import Activating
from .ports import HackingBeside
from .reserve import TurningReserve

SPACE_FRAMES: Final[tuple[type[Frame], ...]] = (Activating, HackingBeside, TurningReserve)
