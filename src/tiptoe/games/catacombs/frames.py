"""Frames of Catacombs, by kind: how a stored game finds back into a discovery."""

from __future__ import annotations

from typing import Final

from ...core.ruleset import Reviver
from .discovery import Discovering, Emerging, Journey
from .rooms import OfferingAfar
from .turning import ChoosingSite, LayingTile, TurningTile

CATACOMBS_FRAMES: Final[dict[int, Reviver]] = {
    Discovering.kind: lambda pack, seat, fields: Discovering(seat, Journey.revived(fields[1:]), fields[0]),
    Emerging.kind: lambda pack, seat, fields: Emerging(seat, Journey.revived(fields)),
    OfferingAfar.kind: lambda pack, seat, fields: OfferingAfar(seat, fields[0], optional=fields[1] == 1),
    ChoosingSite.kind: lambda pack, seat, fields: ChoosingSite(seat, fields[0], anywhere=fields[1] == 1),
    LayingTile.kind: lambda pack, seat, fields: LayingTile(seat, fields[0], fields[1], fields[2]),
    TurningTile.kind: lambda pack, seat, fields: TurningTile(seat, fields[0], fields[1]),
}
