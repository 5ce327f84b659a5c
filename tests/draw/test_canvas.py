"""The map for a terminal: every id shows at any size, and every line has the asked width."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from scene import Scene, inline
from tiptoe.catalog import open_game
from tiptoe.core.board import RoomId
from tiptoe.core.ruleset import Ruleset
from tiptoe.draw.terminal.board import MARKS, STYLES, Glyph, draw_map, legend, seat_mark
from tiptoe.view.view import SPECTATOR, View

FACES = ("classic", "classic:dusk")
SIZES = ((140, 44), (100, 34), (80, 24))

each_map = pytest.mark.parametrize(
    ("spec", "size", "ascii"), [(spec, size, ascii) for spec in FACES for size in SIZES for ascii in (False, True)]
)


@cache
def rules_of(spec: str) -> Ruleset:
    return open_game(spec)


def text(lines: list[list[Glyph]]) -> list[str]:
    return ["".join(cell.char for cell in line) for line in lines]


def styled(lines: list[list[Glyph]], style: str) -> int:
    return sum(1 for line in lines for cell in line if cell.style == style)


def ids(lines: list[list[Glyph]]) -> Counter[str]:
    """Counts the words on the map, apart from braille and other styles around them."""
    found: list[str] = []
    for line in lines:
        word, last = "", ""
        for cell in [*line, Glyph(" ", "rock")]:
            if word and (cell.style != last or not cell.char.isalnum()):
                found.append(word)
                word = ""
            if cell.char.isascii() and cell.char.isalnum():
                word, last = word + cell.char, cell.style
    return Counter(found)


@each_map
def test_every_room_is_named_at_every_size(spec: str, size: tuple[int, int], ascii: bool) -> None:
    state = Scene(rules_of(spec), seats=4).state
    lines = draw_map(View(state, 0), *size, reachable={}, ascii=ascii)
    assert set(state.board.rooms) <= set(ids(lines))


@each_map
def test_every_line_is_as_wide_as_asked(spec: str, size: tuple[int, int], ascii: bool) -> None:
    lines = draw_map(View(Scene(rules_of(spec)).state, 0), *size, reachable={RoomId(3): "2"}, ascii=ascii)
    assert [len(line) for line in lines] == [size[0]] * size[1]
    assert all(len(cell.char) == 1 for line in lines for cell in line)
    assert not ascii or all(cell.char.isascii() for line in lines for cell in line)


@each_map
def test_every_icon_of_every_tunnel_is_shown(spec: str, size: tuple[int, int], ascii: bool) -> None:
    state = Scene(rules_of(spec)).state
    lines = draw_map(View(state, 0), *size, reachable={}, ascii=ascii)
    ways = [tunnel for tunnel in state.board.tunnels() if tunnel.start < tunnel.end]
    assert styled(lines, "monster") == sum(tunnel.monsters for tunnel in ways)
    assert styled(lines, "lock") == sum(tunnel.locks for tunnel in ways)
    assert styled(lines, "footprints") == sum(tunnel.boots - 1 for tunnel in ways)


@pytest.mark.parametrize("spec", FACES)
def test_what_can_be_taken_is_shown(spec: str) -> None:
    lines = draw_map(View(Scene(rules_of(spec), seats=4).state, 0), 100, 34, reachable={})
    drawn = "".join(text(lines))
    assert drawn.count("◈") == 7 and drawn.count("&") == 3
    assert all(f"◈{points}" in drawn for points in (5, 7, 10, 15, 20, 25, 30))


@each_map
def test_pawns_are_always_shown(spec: str, size: tuple[int, int], ascii: bool) -> None:
    state = Scene(rules_of(spec), seats=4).state
    lines = draw_map(View(state, SPECTATOR), *size, reachable={}, ascii=ascii)
    assert [styled(lines, f"pawn-{seat}") for seat in range(4)] == [1, 1, 1, 1]
    marks = "".join(seat_mark(seat, ascii=ascii) for seat in range(4))
    assert any(marks in line for line in text(lines))


def test_own_room_and_rooms_in_reach_stand_out(scene: Scene) -> None:
    scene.at("d18")
    lines = draw_map(View(scene.state, 0), 100, 34, reachable={scene.state.board.room("d13"): "1b"})
    assert styled(lines, "here") == len("d18") and styled(lines, "reachable") == len("d13") + len("1b")


def test_arrows_point_along_the_tunnel() -> None:
    lines = text(draw_map(View(Scene(rules_of("classic")).state, 0), 100, 34, reachable={}))
    row = next(line for line in lines if "d5" in line)
    assert "←" in row[row.index("d5") :]


def test_a_tunnel_around_the_edge_names_where_it_leads() -> None:
    lines = text(draw_map(View(Scene(rules_of("classic")).state, 0), 100, 34, reachable={}))
    assert any(line.startswith("«d22") for line in lines) and any(line.endswith("d17»") for line in lines)


def test_the_legend_knows_every_mark() -> None:
    board = rules_of("classic").board
    assert [id for _, id in legend(board)] == list(MARKS)
    assert all(symbol.isascii() for symbol, _ in legend(board, ascii=True))
    assert {mark[2] for mark in MARKS.values()} <= set(STYLES)


def test_a_board_of_a_scenario_without_places() -> None:
    rooms = [{"id": "gate", "features": ["start"]}, {"id": "hall"}, {"id": "vault"}]
    tunnels = [{"from": "gate", "to": "hall", "monsters": 1}, {"from": "hall", "to": "vault"}]
    rules = open_game("classic", [inline(board=[{"id": "tiny", "rooms": rooms, "tunnels": tunnels}])])
    lines = draw_map(View(Scene(rules).state, 0), 40, 12, reachable={})
    assert {"gate", "hall", "vault"} <= set(ids(lines)) and styled(lines, "monster") == 1
