"""Palettes: the ground is drawn in named colours only, and every theme has its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields

import pytest

from tiptoe.catalog import open_game
from tiptoe.draw.svg.palette import PALETTES, PARCHMENT, STARLIGHT, TORCHLIGHT, Palette, Sky, Tint, light_of
from tiptoe.draw.svg.pictures import bare_board_svg, bare_tile_svg
from tiptoe.packs.colours import SKIES, TINTS

KEPT = {"lit", "lit_edge", "torch"}  # alike on parchment: the torch held above the map
MARKS = {"#7d4fd6", "#d9c2ff", "#8d6b3f"}  # portals and planks, in any light
SKY_MARKS = {"#fff", "#ffcf7a", "#0b0a0d"}  # clouds, windows, the outline of the turf
VISOR = {"#10141d", "#07090f", "#566580", "#2a3446", "#1c2431", "#ffe9d8", "#ff5a3c", "#ff3a22"}
VISOR |= {"#fff0d8", "#ff6a3a", "#b01408", "#3a0503", "#ffffff12", "#ffffff00", "#00000055"}


def colours(value: object) -> Iterator[str]:
    """Yields every colour in a palette, or in a part of one."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from (colour for each in value.values() for colour in colours(each))
    elif isinstance(value, tuple):
        yield from (colour for each in value for colour in colours(each))
    elif isinstance(value, Palette | Sky | Tint):
        yield from (colour for field in fields(value) for colour in colours(getattr(value, field.name)))


def drawn(picture: str) -> set[str]:
    return set(re.findall(r'"(#[0-9a-f]{3,8})"', picture))


@pytest.mark.parametrize("palette", [TORCHLIGHT, PARCHMENT, STARLIGHT])
def test_every_sky_and_tint_of_a_pack_has_its_colours(palette: Palette) -> None:
    assert set(palette.skies) == set(SKIES)
    assert set(palette.tints) == set(TINTS)


def test_parchment_is_another_light_throughout() -> None:
    same = {f.name for f in fields(Palette) if getattr(PARCHMENT, f.name) == getattr(TORCHLIGHT, f.name)}
    assert same == KEPT


@pytest.mark.parametrize("theme", PALETTES)
def test_the_ground_is_drawn_by_its_palette_alone(theme: str) -> None:
    """Bare pictures use the palette's colours, except for a few marks that no light changes."""
    palette = PALETTES[theme]
    tiles = open_game("catacombs").pack.tiles
    assert set.union(*(drawn(bare_tile_svg(tile, palette)) for tile in tiles)) - set(colours(palette)) == MARKS
    for face in ("day", "dusk"):
        rules = open_game(f"classic:{face}")
        assert rules.board.sky == face
        seen = drawn(bare_board_svg(rules.board, rules.pack, palette))
        assert seen - set(colours(palette)) <= SKY_MARKS | {"#000"}


@pytest.mark.parametrize("theme", PALETTES)
def test_a_ship_is_lit_by_stars(theme: str) -> None:
    rules = open_game("space")
    palette = light_of(rules.board, PALETTES[theme])
    assert (palette is STARLIGHT) == (theme == "torch")
    seen = drawn(bare_board_svg(rules.board, rules.pack, PALETTES[theme]))
    assert seen - set(colours(palette)) <= VISOR | {"#000"}


def test_the_pack_says_the_hour_and_the_tint() -> None:
    """A board of any name may lie at dusk: hour and tint are read from the pack, not from an id."""
    board = open_game("space").board
    tints = {module.id: module.tint for module in board.modules}
    assert tints["corridor"] == "steel"
    assert tints["cargo-bay"] == "amber"
