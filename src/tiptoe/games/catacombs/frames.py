"""Frames of Catacombs, for decoding stored games."""

from __future__ import annotations

from typing import Final

from ...core.definitions import Frame
from ...rules.optional_texts import Asking, Recalling, Repeating, TakingToHand
from .discovery import Discovering, Emerging
from .rooms import OfferingAfar
from .turning import ChoosingSite, LayingTile, TurningTile

CATACOMBS_FRAMES: Final[tuple[type[Frame], ...]] = (
    *(Discovering, Emerging),
    *(ChoosingSite, LayingTile, TurningTile),
    OfferingAfar,
    *(Asking, Recalling, Repeating, TakingToHand),
)
