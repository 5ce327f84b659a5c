"""Layout of a map of tiles: which tile lies where, which waits, and where tunnels leave the map."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.board import Board
from ...core.pack import Pack
from ...core.tiles import MOUTHS, NEIGHBOURS, START, Tile, lying_half, lying_tile, lying_turn
from ...view.view import View
from .geometry import Point
from .tile import SIDE, TilePlan, tile_plan


@dataclass(frozen=True)
class LyingTile:
    """Tile on its cell."""

    tile: Tile
    cell: int
    turn: int

    @property
    def plan(self) -> TilePlan:
        return tile_plan(self.tile, self.turn)


def lying_tiles(board: Board, pack: Pack) -> list[LyingTile]:
    """Lists every tile of a map once, by its upper cell."""
    upper = [(cell, lies) for cell, lies in board.cells.items() if lying_half(lies) == 0]
    return [LyingTile(pack.tiles[lying_tile(lies)], cell, lying_turn(lies)) for cell, lies in upper]


def waiting_tile(view: View | None, pack: Pack) -> LyingTile | None:
    """Returns the tile that was revealed last and is not laid yet, unturned on the cell that it is meant for."""
    waiting = view.rules.waiting_tiles(view.stack) if view is not None else []
    return LyingTile(pack.tiles[waiting[-1][0]], waiting[-1][1], 0) if waiting else None


def edge_of(lying: LyingTile, mouth: Point, out: Point) -> int:
    """Returns the number of an edge, as tunnels count edges: the cell beyond a mouth and the mouth it is entered by."""
    half = 1 if lying.tile.set == START and mouth[1] > SIDE else 0
    side = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)).index(out)
    along = (mouth[0], mouth[1] - half * SIDE)[side % 2] / SIDE
    own = side * 2 + (along > 0.5 if side < 2 else along < 0.5)
    entered = (own // 2 + 2) % 4 * 2 + 1 - own % 2
    return (lying.cell + half + NEIGHBOURS[side]) * MOUTHS + entered


def free_cells(board: Board) -> list[int]:
    """Lists the cells beside the map: tunnels lead into each of them."""
    beside = [cell + aside for cell in board.cells for aside in NEIGHBOURS]
    return [cell for cell in dict.fromkeys(beside) if cell not in board.cells]
