"""Pictures without pieces: boards and tiles, without the pawns, tokens, badges and words that are laid over them.

The places of what is left out are in the layouts of boards and tiles. A picture is stretched to its panel and a tile is
turned, so the page lays over it what counts in a game, upright and in its own size.
"""

from __future__ import annotations

import re
from typing import Final

from ...core.board import Board
from ...core.pack import Pack
from ...core.tiles import Tile
from ..layout.board import BoardPlan, layout
from ..layout.geometry import number
from ..layout.rooms import Room, contents, furniture, printed
from ..layout.tile import tile_plan
from .landscape import carve, scenery
from .page import gradients, sheet
from .palette import TORCHLIGHT, Palette, light_of
from .rooms import draw_furniture, draw_ground
from .symbols import GRADIENTS, SHIP_SYMBOLS, TILE_SYMBOLS, installed_symbols, symbols
from .tile import bare_tile, tile_gradients

SYMBOL_SIDE: Final = 96.0  # of the square around the middle of a symbol

_GRADIENT: Final = re.compile(r'<(?P<kind>linear|radial)Gradient id="t-(?P<name>[\w-]+)".*?</(?P=kind)Gradient>')
_USED: Final = re.compile(r"#t-([\w-]+)")


def bare_board_svg(board: Board, pack: Pack, palette: Palette = TORCHLIGHT) -> str:
    """Draws a printed board: sky, rock, tunnels, rooms, and the decoration of empty rooms."""
    plan, palette = layout(board), light_of(board, palette)
    ground = [
        scenery(board, plan, palette),
        f'<path d="M0 0H{number(plan.width)}V{number(plan.height)}H0Z" fill="url(#t-vignette)"/>',
        _carved(board, plan, palette),
    ]
    here = contents(board, pack, None)
    rooms = [Room(*each) for each in zip(board.rooms, board.rooms, plan.rooms, plan.labels, strict=True)]
    ground += [draw_ground(room, each, palette) for room, each in zip(rooms, here, strict=True)]
    things = [
        draw_furniture([piece for piece in furniture(each, room.oval, room.id) if piece.idle], room.oval)
        for room, each in zip(rooms, here, strict=True)
    ]
    change = plan.depths if plan.depths is not None else plan.height * 2
    return _picture((plan.width, plan.height), gradients(change, palette, board.sky), (ground, things))


def bare_tile_svg(tile: Tile, palette: Palette = TORCHLIGHT) -> str:
    """Draws a tile, unturned: only what may turn with it."""
    plan = tile_plan(tile, 0)
    light = gradients(-1000.0, palette) + tile_gradients(palette)
    return _picture((plan.width, plan.height), light, ([bare_tile(plan, printed(tile), palette)], []))


def symbol_names() -> list[str]:
    """Lists the symbols that are laid over pictures, except the pieces of seats."""
    return list(symbols(TILE_SYMBOLS | installed_symbols()))


def symbol_svg(name: str) -> str:
    """Draws one symbol around its middle."""
    body = f'<use href="#t-{name}" transform="translate({number(SYMBOL_SIDE / 2)} {number(SYMBOL_SIDE / 2)})"/>'
    light = gradients(-1000.0, TORCHLIGHT) + tile_gradients(TORCHLIGHT) + GRADIENTS
    return _picture((SYMBOL_SIDE, SYMBOL_SIDE), light, ([], [body]))


def _carved(board: Board, plan: BoardPlan, palette: Palette) -> str:
    tunnels = "".join(curve.path() for way in plan.ways for curve in way.curves)
    rooms = [Room(*each) for each in zip(board.rooms, board.rooms, plan.rooms, plan.labels, strict=True)]
    return carve(tunnels, [room.outline for room in rooms], palette)


def _picture(size: tuple[float, float], gradients: str, layers: tuple[list[str], list[str]]) -> str:
    """Returns the picture of a ground and the things upon it, with only the shapes that they use."""
    ground, things = layers
    marks = symbols(TILE_SYMBOLS | SHIP_SYMBOLS | installed_symbols())
    used = "".join(marks[name] for name in dict.fromkeys(_USED.findall("".join(things))) if name in marks)
    light = {found["name"]: found[0] for found in _GRADIENT.finditer(gradients)}
    below = _names("".join(ground))
    names = [*below, *(name for name in _names(used) if name not in below)]
    shapes = "".join(light[name] for name in names if name in light)
    return sheet(size, "", shapes + used, [*ground, *things], style="")


def _names(drawing: str) -> list[str]:
    return list(dict.fromkeys(_USED.findall(drawing)))
