"""Palettes: the named colours of rock, walls, floors and sky in one light.

Functions that draw ground take a palette. Marks and furniture keep their colours: they have outlines of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from ...core.board import Board


@dataclass(frozen=True)
class Sky:
    """Light above ground, and where the sun stands in it, from left to right."""

    high: str
    low: str
    sun: str
    hills: tuple[str, str]  # far and near
    sun_at: float


@dataclass(frozen=True)
class Tint:
    """Colours of a ship's module: its floor, and its edge and seams."""

    floor: str
    edge: str


@dataclass(frozen=True)
class Palette:
    """Colours of the ground. Those with `deep` in their names are for the Depths."""

    rock: str
    rock_deep: str
    hatching: str
    hatching_deep: str
    tile_rock: str
    tile_rock_deep: str
    tile_edge: str
    wall: str
    rim: str
    rim_bright: str
    rim_dark: str
    floor: str
    floor_deep: str
    tile_floor: str
    tile_floor_deep: str
    shadow: str
    glow: str  # of a floor, from the upper left
    crystal: str  # on the floor of a crystal cave
    bridge_frame: str
    bridge_rail: str
    depths: str  # the line above them
    ember: str  # what glows below it
    haunt: str
    haunt_glow: str
    turf: str
    skies: Mapping[str, Sky]
    space: str
    star: str
    nebula: tuple[str, str, str]
    empty_module: Tint  # one without rooms
    tints: Mapping[str, Tint]
    lit: str  # the floor of a room in reach
    lit_edge: str
    torch: tuple[str, str, str]  # from the flame outwards


TORCHLIGHT: Final = Palette(
    rock="#1d222d",
    rock_deep="#1c1420",
    hatching="#4a5469",
    hatching_deep="#5a3b50",
    tile_rock="#242d39",
    tile_rock_deep="#1d1321",
    tile_edge="#0a0b10",
    wall="#070809",
    rim="#6f6a63",
    rim_bright="#b3a68f",
    rim_dark="#3a3733",
    floor="#4b4a4c",
    floor_deep="#45383f",
    tile_floor="#565a5e",
    tile_floor_deep="#4a3b45",
    shadow="#000",
    glow="#ffe2b0",
    crystal="#8fe3ff",
    bridge_frame="#2a2018",
    bridge_rail="#a98a5c",
    depths="#ff6a45",
    ember="#ff5a2a",
    haunt="#9fd8ee",
    haunt_glow="#6fb4d0",
    turf="#8d8474",
    skies={
        "day": Sky("#24486b", "#8fb4c2", "#fff3cf", ("#3f6076", "#2c4355"), 0.62),
        "dusk": Sky("#35182f", "#d9683d", "#ffd08a", ("#6b3140", "#421f33"), 0.86),
    },
    space="#05070d",
    star="#dbe6ff",
    nebula=("#3a5aa8", "#2a2f6a", "#0a0d18"),
    empty_module=Tint("#0d1119", "#3b475c"),
    tints={
        "steel": Tint("#1c2331", "#8ea2c0"),
        "amber": Tint("#2a2418", "#c8a04a"),
        "violet": Tint("#221838", "#a06fe0"),
        "green": Tint("#132a20", "#46b98c"),
        "copper": Tint("#2a1f14", "#d08a48"),
        "red": Tint("#2c171b", "#d9685e"),
        "rose": Tint("#301527", "#d860a4"),
        "blue": Tint("#132339", "#5ca4e8"),
        "teal": Tint("#112a2e", "#49c2c9"),
    },
    lit="#e2ae63",
    lit_edge="#a4763f",
    torch=("#ffd48a", "#ffa63d", "#ff8a1f"),
)

# Ink on paper. Tiles have the colours of boards here: what sets them apart is their edge.
PARCHMENT: Final = replace(
    TORCHLIGHT,
    rock="#cdb98c",
    rock_deep="#bfa078",
    hatching="#8b754c",
    hatching_deep="#7c553c",
    tile_rock="#cdb98c",
    tile_rock_deep="#bfa078",
    tile_edge="#7d6a48",
    wall="#4a3822",
    rim="#6b5433",
    rim_bright="#8b754c",
    rim_dark="#4a3822",
    floor="#efe3c6",
    floor_deep="#e6cfb0",
    tile_floor="#efe3c6",
    tile_floor_deep="#e6cfb0",
    shadow="#5a3c0a",
    glow="#fffaf0",
    crystal="#2f8fc0",
    bridge_frame="#4a3822",
    bridge_rail="#7d6a48",
    depths="#b02a14",
    ember="#d0603a",
    haunt="#2f7f9c",
    haunt_glow="#2f8fc0",
    turf="#7d6a48",
    skies={
        "day": Sky("#8fc0d8", "#d8ecec", "#fffaf0", ("#a9bfae", "#86977a"), 0.62),
        "dusk": Sky("#c98a6a", "#f6d3a4", "#fff0c8", ("#c48f72", "#9a6650"), 0.86),
    },
    space="#e9dfc6",
    star="#b9a87e",
    nebula=("#d8c596", "#e0d2ac", "#e9dfc6"),
    empty_module=Tint("#dccfae", "#a8956a"),
    tints={
        "steel": Tint("#d9d6cc", "#5d6f8c"),
        "amber": Tint("#ecd9a6", "#9a6f16"),
        "violet": Tint("#dccbe6", "#6b3fae"),
        "green": Tint("#cfe3cb", "#22805a"),
        "copper": Tint("#ecd3b4", "#96541a"),
        "red": Tint("#ecccc4", "#a83228"),
        "rose": Tint("#eac9da", "#a02a6c"),
        "blue": Tint("#c8dcec", "#2668a8"),
        "teal": Tint("#c6e2e0", "#1f7f86"),
    },
)

# The ground aboard a ship: starlight on steel instead of torchlight on stone.
STARLIGHT: Final = replace(
    TORCHLIGHT,
    wall="#03050a",
    rim="#7488a6",
    rim_bright="#c9dbf2",
    rim_dark="#3a465c",
    floor="#39465e",
    floor_deep="#39465e",
    glow="#dbeaff",
    lit="#8fb8e8",
    lit_edge="#4f79b0",
    torch=("#cfe4ff", "#7db4ff", "#4a86e0"),
)

PALETTES: Final[Mapping[str, Palette]] = {"torch": TORCHLIGHT, "parchment": PARCHMENT}  # by theme of the page


def light_of(board: Board, palette: Palette = TORCHLIGHT) -> Palette:
    """Returns the palette of a board: aboard a ship there are no torches."""
    return STARLIGHT if board.modules and palette is TORCHLIGHT else palette
