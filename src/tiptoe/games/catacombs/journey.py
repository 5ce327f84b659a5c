"""CAT-4.6: a move under way over the edge of the map: what it has met, what is still to be paid."""

from __future__ import annotations

from typing import Final, final

from ...core.board import NO_CELLS, NOWHERE, Tunnel
from ...core.state import Seat
from ...rules.move import monsters_met
from .dungeon import Path


@final
class Journey:
    """A move under way: what it has met so far, and the cell it leads into."""

    def __init__(self, path: Path, *, portal: bool, teleporting: bool) -> None:
        self.path: Final = path
        self.portal: Final = portal
        self.teleporting: Final = teleporting
        self.cells: dict[int, int] = NO_CELLS  # the tiles as they will lie, where that matters

    @staticmethod
    def begun(tunnel: Tunnel, *, teleporting: bool) -> Journey:
        path = Path()
        path.footprints = tunnel.boots > 1
        path.monsters = tunnel.monsters
        path.locks = tunnel.lock_numbers
        path.against = tunnel.against
        path.edge = tunnel.edge
        return Journey(path, portal=tunnel.portal, teleporting=teleporting)

    def on(self, path: Path, *, portal: bool) -> Journey:
        return Journey(self.path.joined(path), portal=self.portal or portal, teleporting=self.teleporting)

    def boots_due(self) -> int:
        """CAT-3.2, CAT-7.2: beyond the one already spent; a way through a portal costs no more (RUL-63)."""
        through_portal = self.portal or self.path.portal >= 0
        return 1 if self.path.footprints and not through_portal and not self.teleporting else 0

    def ahead(self) -> Tunnel:
        """What is still to be paid, as a tunnel to where the journey leads: a room, an edge, or else a portal."""
        ahead = Tunnel(0, "", NOWHERE, self.path.room)
        ahead.edge = self.path.edge
        ahead.boots = self.boots_due()
        if not self.teleporting:
            ahead.monsters = self.path.monsters
            ahead.lock_numbers = self.path.locks
        return ahead

    def fields(self) -> list[int]:
        path = self.path
        flags = [path.footprints, path.against, self.portal, self.teleporting]
        return [path.monsters, path.edge, path.portal, *[1 if flag else 0 for flag in flags], *path.locks]

    @staticmethod
    def revived(fields: list[int]) -> Journey:
        path = Path()
        path.monsters, path.edge, path.portal = fields[0], fields[1], fields[2]
        path.footprints, path.against = fields[3] == 1, fields[4] == 1
        path.locks = fields[7:]
        return Journey(path, portal=fields[5] == 1, teleporting=fields[6] == 1)


def monsters_on(seat: Seat, path: Path) -> int:
    """CAT-3.3, RUL-113."""
    tunnel = Tunnel(0, "", NOWHERE, NOWHERE)
    tunnel.monsters = path.monsters
    return monsters_met(seat, tunnel)
