"""Frames of In Space, by kind."""

from __future__ import annotations

from typing import Final

from ...core.ruleset import Reviver
from .factions import Activating
from .ports import HackingBeside
from .reserve import TurningReserve

SPACE_FRAMES: Final[dict[int, Reviver]] = {
    Activating.kind: lambda pack, seat, fields: Activating(seat, fields[0], optional=fields[1] == 1),
    HackingBeside.kind: lambda pack, seat, fields: HackingBeside(seat, fields[0], optional=fields[1] == 1),
    TurningReserve.kind: lambda pack, seat, fields: TurningReserve(seat, fields[0], fields[1]),
}
