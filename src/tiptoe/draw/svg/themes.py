"""The same ground in another light: every colour of rock, walls, floors and sky, and what it becomes.

Marks and furniture keep their colours: they have outlines of their own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ...core.material import Board

TORCH_LIT: Final = "torch"
PARCHMENT: Final = "parchment"

_PARCHMENT: Final = {
    # rock and its hatching, on boards and on tiles
    "#1d222d": "#cdb98c",
    "#1c1420": "#bfa078",
    "#242d39": "#cdb98c",
    "#1d1321": "#bfa078",
    "#4a5469": "#8b754c",
    "#5a3b50": "#7c553c",
    # walls and rims
    "#070809": "#4a3822",
    "#6f6a63": "#6b5433",
    "#b3a68f": "#8b754c",
    "#3a3733": "#4a3822",
    "#0a0b10": "#7d6a48",
    # floors
    "#4b4a4c": "#efe3c6",
    "#45383f": "#e6cfb0",
    "#565a5e": "#efe3c6",
    "#4a3b45": "#e6cfb0",
    "#000": "#5a3c0a",
    "#ffe2b0": "#fffaf0",
    "#8fe3ff": "#2f8fc0",
    # bridges
    "#2a2018": "#4a3822",
    "#a98a5c": "#7d6a48",
    # the line of the Depths, what haunts
    "#ff6a45": "#b02a14",
    "#ff5a2a": "#d0603a",
    "#9fd8ee": "#2f7f9c",
    "#6fb4d0": "#2f8fc0",
    # the sky, by day and at dusk, the hills and the turf
    "#24486b": "#8fc0d8",
    "#8fb4c2": "#d8ecec",
    "#fff3cf": "#fffaf0",
    "#3f6076": "#a9bfae",
    "#2c4355": "#86977a",
    "#35182f": "#c98a6a",
    "#d9683d": "#f6d3a4",
    "#ffd08a": "#fff0c8",
    "#6b3140": "#c48f72",
    "#421f33": "#9a6650",
    "#8d8474": "#7d6a48",
    # space, and the decks and edges of a ship: a plan on paper
    "#05070d": "#e9dfc6",
    "#dbe6ff": "#b9a87e",
    "#3a5aa8": "#d8c596",
    "#2a2f6a": "#e0d2ac",
    "#0a0d18": "#e9dfc6",
    "#0d1119": "#dccfae",
    "#3b475c": "#a8956a",
    "#2a2418": "#ecd9a6",
    "#c8a04a": "#9a6f16",
    "#221838": "#dccbe6",
    "#a06fe0": "#6b3fae",
    "#1c2331": "#d9d6cc",
    "#8ea2c0": "#5d6f8c",
    "#132a20": "#cfe3cb",
    "#46b98c": "#22805a",
    "#2a1f14": "#ecd3b4",
    "#d08a48": "#96541a",
    "#2c171b": "#ecccc4",
    "#d9685e": "#a83228",
    "#301527": "#eac9da",
    "#d860a4": "#a02a6c",
    "#132339": "#c8dcec",
    "#5ca4e8": "#2668a8",
    "#112a2e": "#c6e2e0",
    "#49c2c9": "#1f7f86",
}
# The same ground aboard: starlight on steel instead of torchlight on stone.
_STARLIGHT: Final = {
    "#070809": "#03050a",
    "#6f6a63": "#7488a6",
    "#b3a68f": "#c9dbf2",
    "#3a3733": "#3a465c",
    "#4b4a4c": "#39465e",
    "#45383f": "#39465e",
    "#ffe2b0": "#dbeaff",
    "#e2ae63": "#8fb8e8",
    "#a4763f": "#4f79b0",
    "#ffd48a": "#cfe4ff",
    "#ffa63d": "#7db4ff",
    "#ff8a1f": "#4a86e0",
}
THEMES: Final[Mapping[str, Mapping[str, str]]] = {TORCH_LIT: {}, PARCHMENT: _PARCHMENT}
STARLIT: Final = "starlight"
_LIGHTS: Final = {**THEMES, STARLIT: _STARLIGHT}

_COLOUR: Final = re.compile(r"#[0-9a-f]{3}(?:[0-9a-f]{3})?\b")


def lit(drawing: str, theme: str) -> str:
    """A drawing of bare ground in the light of a theme."""
    colours = _LIGHTS[theme]
    return _COLOUR.sub(lambda found: colours.get(found[0], found[0]), drawing)


def light_of(board: Board, theme: str = TORCH_LIT) -> str:
    """Nobody carries a torch aboard a ship."""
    return STARLIT if board.modules and theme == TORCH_LIT else theme


def colours_of(drawing: str) -> set[str]:
    return set(_COLOUR.findall(drawing))
