"""Maps of tiles, as SVG and in the terminal: laid tiles are shown, hidden ones are not."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from tiptoe.catalog import open_game
from tiptoe.cli.screen import STYLES
from tiptoe.core.kernel import apply, choices, decision
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.room_cubes import mark
from tiptoe.core.ruleset import Ruleset
from tiptoe.core.state import SeatId, State
from tiptoe.core.tiles import MOUTHS, cell_at, lock_of, placed_tile
from tiptoe.draw.layout.tile import edge_of, free_cells, is_haunted, lying_mouths, lying_tiles, waiting_tile
from tiptoe.draw.svg import symbols as symbols
from tiptoe.draw.svg.board import board_svg
from tiptoe.draw.svg.symbols import TILE_SYMBOLS
from tiptoe.draw.svg.tile import tile_sheet_svg
from tiptoe.draw.terminal import canvas
from tiptoe.draw.terminal.board import Glyph, draw_map, draw_preview, entered_by, legend, seat_mark
from tiptoe.games.catacombs.nouns import CHEST, WAYSHRINE
from tiptoe.rules.turn import begin
from tiptoe.view.view import SPECTATOR, View

SVG = "{http://www.w3.org/2000/svg}"
SIZES = ((140, 38), (100, 38), (80, 24))
WISHES = ("place", "unlock", "offer", "take", "play", "explore", "move")


@cache
def rules_of(spec: str) -> Ruleset:
    return open_game(spec)


@cache
def grown(spec: str = "catacombs", tiles: int = 9, seed: int = 4, waiting: bool = False) -> State:
    """Plays exploring seats until `tiles` tiles lie, and with `waiting` until one waits to be laid."""
    state = begin(State(rules_of(spec), seeded(seed)), 4)
    rng = seeded(seed)
    while len(state.tiles) < tiles or waiting != bool(waiting_tile(View(state, SPECTATOR), state.rules.pack)):
        keys = {choice: key(choice, state) for choice in choices(state)}
        wished = [c for word in WISHES for c, text in keys.items() if text.partition(":")[0] == word][:3]
        apply(state, wished[rng.below(len(wished))] if wished else list(keys)[-1])
        assert not state.over
    return state


def picture(state: State, seat: int = SPECTATOR) -> Element:
    return ElementTree.fromstring(board_svg(state.board, state.rules.pack, View(state, seat)))


def groups(root: Element, kind: str) -> list[Element]:
    return [group for group in root.iter(f"{SVG}g") if group.get("class") == kind]


def used(root: Element, symbol: str) -> int:
    drawn = [use for group in groups(root, "t-tile") for use in group.iter(f"{SVG}use")]
    return sum(1 for use in drawn if use.get("href") == f"#t-{symbol}")


def room(root: Element, id: str) -> Element:
    return next(group for group in groups(root, "t-room") if group.get("data-room") == id)


def text(lines: list[list[Glyph]]) -> str:
    return "\n".join("".join(cell.char for cell in line) for line in lines)


def styled(lines: list[list[Glyph]], style: str) -> int:
    return sum(1 for line in lines for cell in line if cell.style == style)


def shown(state: State, size: tuple[int, int], ascii: bool = False, seat: int = SPECTATOR) -> list[list[Glyph]]:
    return draw_map(View(state, seat), *size, reachable={}, ascii=ascii)


# The sheet of the set.


def test_the_sheet_shows_every_tile_with_every_icon() -> None:
    pack = rules_of("catacombs").pack
    drawing = tile_sheet_svg(pack, "All <tiles>", lambda id: id, lambda id: id)
    root = ElementTree.fromstring(drawing)
    assert [group.get("data-tile") for group in groups(root, "t-tile")] == [tile.id for tile in pack.tiles]
    parts = [part for tile in pack.tiles for part in tile.parts]
    assert used(root, "monster") == sum(part.monsters for part in parts)
    assert used(root, "arrow") == sum(part.arrow for part in parts)
    assert used(root, "footprints") == sum(part.footprints for part in parts)
    assert used(root, "portal") == sum(tile.portal >= 0 for tile in pack.tiles)
    assert used(root, "ghost") == sum(is_haunted(tile) for tile in pack.tiles) == 4
    rooms = [each for tile in pack.tiles for each in tile.rooms]
    assert used(root, "chest") == sum(1 for each in rooms if each.features & CHEST)
    assert used(root, "wayshrine") == sum(1 for each in rooms if each.features & WAYSHRINE)
    assert used(root, "socket") == sum(each.artifact for each in rooms)
    assert used(root, "plus") == sum(each.plus for each in rooms)
    assert drawing == tile_sheet_svg(pack, "All <tiles>", lambda id: id, lambda id: id)


def test_tiles_lie_apart_on_the_sheet() -> None:
    pack = rules_of("catacombs").pack
    root = ElementTree.fromstring(tile_sheet_svg(pack, "t", lambda id: id, lambda id: id))
    width, height = (float(root.get(name, "")) for name in ("width", "height"))
    corners = [re.findall(r"[\d.]+", group.get("transform", "")) for group in groups(root, "t-tile")]
    cells: set[tuple[float, float]] = set()
    for (x, y), tile in zip(corners, pack.tiles):
        tall = 720 if tile.set == 0 else 360
        assert 0 < float(x) <= width - 360 and 0 < float(y) <= height - tall
        cells |= {(float(x), float(y))}
    assert len(cells) == len(pack.tiles)
    for a in cells:
        assert not any(0 < abs(a[0] - b[0]) < 360 and abs(a[1] - b[1]) < 360 for b in cells)


# A position.


def test_the_map_is_whole_and_self_contained() -> None:
    state = grown(waiting=True)
    drawing = board_svg(state.board, state.rules.pack, View(state, SPECTATOR))
    root = ElementTree.fromstring(drawing)
    laid = [state.rules.pack.tiles[placed_tile(number)].id for number in state.tiles]
    hand = waiting_tile(View(state, SPECTATOR), state.rules.pack)
    assert hand is not None
    assert [group.get("data-tile") for group in groups(root, "t-tile")] == [*laid, hand.tile.id]
    assert len(groups(root, "t-in-hand")) == 1
    defined = {element.get("id") for element in root.iter()}
    wanted = {use.get("href", "").removeprefix("#") for use in root.iter(f"{SVG}use")}
    assert wanted <= defined
    assert len([e for e in root.iter() if e.get("id")]) == len({e.get("id") for e in root.iter() if e.get("id")})
    assert not re.search(r"<image|<script|@import|@font-face|url\((?!#)|href=\"(?!#)", drawing)
    for url in re.findall(r"url\(#([\w-]+)\)", drawing):
        assert url in defined, url


def test_everything_lies_on_the_sheet_and_no_two_tiles_on_one_place() -> None:
    state = grown()
    root = picture(state)
    width, height = (float(root.get(name, "")) for name in ("width", "height"))
    corners = [tuple(map(float, re.findall(r"[\d.]+", g.get("transform", "")))) for g in groups(root, "t-tile")]
    assert len(set(corners)) == len(corners) == len(state.tiles)
    assert all(0 < x <= width - 360 and 0 < y <= height - 360 for x, y in corners)
    assert all((x - corners[0][0]) % 360 == 0 and (y - corners[0][1]) % 360 == 0 for x, y in corners)


def test_a_picture_of_a_game_that_has_not_begun() -> None:
    rules = rules_of("catacombs:b")
    root = ElementTree.fromstring(board_svg(rules.board, rules.pack))
    assert [group.get("data-tile") for group in groups(root, "t-tile")] == ["start-b"]
    assert len(groups(root, "t-cell")) == 6 and len(groups(root, "t-mouth")) == 12


def test_open_edges_are_those_that_tunnels_end_at() -> None:
    """The open edges of the picture are exactly the mouths where the engine lets tunnels end."""
    state = grown()
    lying = lying_tiles(state.board, state.rules.pack)
    drawn = {
        edge_of(each, place, out): f"{each.tile.id}.{name}"
        for each in lying
        for name, place, out in lying_mouths(each.tile, each.turn)
        if edge_of(each, place, out) // 8 not in state.board.cells
    }
    ends = {tunnel.edge: tunnel.key.partition("/")[0] for tunnel in state.board.tunnels() if tunnel.edge >= 0}
    assert ends.items() <= drawn.items() and {edge // MOUTHS for edge in drawn} == set(free_cells(state.board))


def test_offerings_opened_locks_figures_and_pawns_are_drawn() -> None:
    state = grown().clone()
    start = state.rules.pack.tiles[placed_tile(state.tiles[0])]
    rooms = [r for r in state.board.all_rooms() if state.board.lies(r)]
    shrine = next(r for r in rooms if state.board.features[r] & WAYSHRINE)
    state.marks = [mark(shrine, SeatId(1)), mark(shrine, SeatId(5))]
    state.figures = [start.room(1)]
    locks = [part.lock for part in start.parts if part.lock >= 0]
    state.opened = locks
    root = picture(state)
    cubes = [use.get("href") for use in room(root, state.board.rooms[shrine]).iter(f"{SVG}use")]
    assert "#t-cube-1" in cubes and "#t-cube-5" in cubes
    assert used(root, "figure") == 1 and used(root, "lock-open") == len(locks)
    pawns = sum(used(root, f"pawn-{seat}") + used(root, f"mark-{seat}") for seat in range(4))
    assert pawns == 4


def test_a_feature_that_was_opened_shows_it() -> None:
    state = grown().clone()
    rooms = [r for r in state.board.all_rooms() if state.board.lies(r) and state.board.features[r] & CHEST]
    state.opened = []
    assert used(picture(state), "lock-open") == 0
    state.opened = [lock_of(rooms[0], CHEST)]
    root = picture(state)
    assert used(root, "lock-open") == 1
    assert "chest: open" in (room(root, state.board.rooms[rooms[0]]).findtext(f"{SVG}desc") or "")


def test_the_order_of_the_stack_is_not_in_the_picture() -> None:
    state = grown(waiting=True)
    twin = state.clone()
    twin.tile_stack = twin.tile_stack[: twin.tiles_left][::-1] + twin.tile_stack[twin.tiles_left :]
    twin.pools = [pool[::-1] for pool in twin.pools]
    for seat in (SPECTATOR, 1):
        view, other = View(state, seat), View(twin, seat)
        if view.surface_left == other.surface_left:
            assert board_svg(state.board, state.rules.pack, view) == board_svg(twin.board, twin.rules.pack, other)
    later = {state.rules.pack.tiles[tile].id for tile in state.tile_stack[: state.tiles_left]}
    shown = {group.get("data-tile") for group in groups(picture(state), "t-tile")}
    assert not later & shown


# Seats.


def test_six_seats_have_a_shape_a_pattern_and_a_colour_of_their_own() -> None:
    for each in (symbols.SEATS, symbols.SEAT_COLOURS, symbols.SEAT_SHAPES, symbols.SEAT_PATTERNS):
        assert len(each) == 6 == len(set(each))
    assert len(set(canvas.SEAT_MARKS)) == len(set(canvas.ASCII_SEAT_MARKS)) == 6
    assert len({seat_mark(seat) for seat in range(6)}) == 6
    assert len({STYLES[f"pawn-{seat}"] for seat in range(6)}) == 6
    assert all(f"cube-{seat}" in TILE_SYMBOLS for seat in range(6))


# The terminal.


@pytest.mark.parametrize("ascii", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_every_line_is_as_wide_as_asked(size: tuple[int, int], ascii: bool) -> None:
    for waiting in (False, True):
        lines = shown(grown(waiting=waiting), size, ascii)
        assert [len(line) for line in lines] == [size[0]] * size[1]
        assert all(len(cell.char) == 1 for line in lines for cell in line)
        assert not ascii or all(cell.char.isascii() for line in lines for cell in line)


def test_a_large_window_shows_every_room_pawn_icon_and_open_mouth() -> None:
    state = grown(tiles=6)
    lines = shown(state, (200, 90))
    drawn = text(lines)
    pack = state.rules.pack
    laid = [pack.tiles[placed_tile(number)] for number in state.tiles]
    assert all(each.id in drawn for tile in laid for each in tile.rooms)
    assert all(tile.id in drawn for tile in laid)
    assert styled(lines, "monster") == sum(part.monsters for tile in laid for part in tile.parts)
    assert [styled(lines, f"pawn-{seat}") for seat in range(4)] == [1, 1, 1, 1]
    names = [
        name
        for each in lying_tiles(state.board, pack)
        for name, place, out in lying_mouths(each.tile, each.turn)
        if edge_of(each, place, out) // 8 not in state.board.cells
    ]
    assert styled(lines, "edge") == sum(map(len, names))


@pytest.mark.parametrize("size", SIZES)
def test_a_small_window_is_around_the_pawn_whose_turn_it_is(size: tuple[int, int]) -> None:
    for seed in (4, 5, 6):
        state = grown(tiles=11, seed=seed)
        seat = decision(state).seat
        lines = shown(state, size, seat=seat)
        assert styled(lines, f"pawn-{seat}") == 1
        assert styled(lines, "here") == len(
            state.board.rooms[state.seats[seat].room].partition("-")[2].removeprefix("a-")
        )


def test_a_preview_shows_each_turn_and_where_it_is_entered() -> None:
    tile = next(tile for tile in rules_of("catacombs").pack.tiles if tile.id == "d14")
    turned = [draw_preview(tile, turn, "N1") for turn in range(4)]
    assert len({text(each) for each in turned}) == 4
    for lines in turned:
        assert all(each.id in text(lines) for each in tile.rooms) and styled(lines, "monster") == 5
        assert [cell.style for cell in lines[0]].count("reachable") == 1
    ends = [cell for cell in draw_preview(tile, 0, "S0")[-1] if cell.style == "reachable"]
    assert len(ends) == 1


def test_the_tile_in_hand_says_by_which_mouth_it_is_entered() -> None:
    state = grown(waiting=True)
    hand = waiting_tile(View(state, SPECTATOR), state.rules.pack)
    assert hand is not None and hand.cell not in state.board.cells
    seat = decision(state).seat
    name = entered_by(View(state, seat))
    mouths = {mouth: place for mouth, place, _ in lying_mouths(hand.tile, 0)}
    assert name in mouths
    assert styled(shown(state, (200, 110)), "in-hand") > 20


def test_the_legend_of_a_map_of_tiles_knows_its_marks() -> None:
    board = rules_of("catacombs").board
    ids = [id for _, id in legend(board)]
    assert "feature-wayshrine" in ids and "tunnel-wrap" not in ids
    symbols_used = [symbol for symbol, _ in legend(board)]
    assert len(set(symbols_used)) == len(symbols_used)
    ascii_used = [symbol for symbol, _ in legend(board, ascii=True)]
    assert len(set(ascii_used)) == len(ascii_used)


def test_cells_are_named_as_choices_name_them() -> None:
    root = picture(grown())
    named = {group.get("data-cell") for group in groups(root, "t-cell")}
    assert all(cell_at(*map(int, str(name).split(","))) in free_cells(grown().board) for name in named)
