"""Layout of boards: no room, tunnel, label or badge hides another, on any board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations, pairwise
from math import cos, hypot, sin
from time import process_time
from typing import Any

import pytest

from scene import inline
from tiptoe.catalog import open_game
from tiptoe.core.board import Board
from tiptoe.draw.layout.board import layout
from tiptoe.draw.layout.geometry import crosses
from tiptoe.draw.layout.tunnels import ARROW, FOOTPRINTS, LOCK, MONSTER
from tiptoe.packs.boards import MOST_PARTS

FACES = ("classic", "classic:dusk")


@cache
def board(spec: str) -> Board:
    return open_game(spec).board


@cache
def small(*places: tuple[float, float]) -> Board:
    """A board of three rooms in a row, with or without places."""
    rooms: list[dict[str, Any]] = [{"id": "gate", "features": ["start"]}, {"id": "hall"}, {"id": "vault"}]
    for room, place in zip(rooms, places):
        room["at"] = list(place)
    tunnels = [
        {"from": "gate", "to": "hall", "monsters": 2, "footprints": True},
        {"from": "hall", "to": "vault", "lock": True},
    ]
    return open_game("classic", [inline(board=[{"id": "small", "rooms": rooms, "tunnels": tunnels}])]).board


@cache
def crowded(n: int) -> Board:
    """A board of many rooms on few places, each joined to the next."""
    rooms = [{"id": f"r{i}", "at": [i % 4 / 10, i % 5 / 10]} for i in range(n)]
    rooms[0]["features"] = ["start"]
    tunnels = [{"from": f"r{i}", "to": f"r{i + 1}"} for i in range(n - 1)]
    return open_game("classic", [inline(board=[{"id": "crowded", "rooms": rooms, "tunnels": tunnels}])]).board


BOARDS: dict[str, Callable[[], Board]] = {
    "day": lambda: board("classic"),
    "dusk": lambda: board("classic:dusk"),
    "three rooms": lambda: small((0.1, 0.1), (0.5, 0.4), (0.9, 0.9)),
    "three rooms without places": small,
    "three rooms on one line": lambda: small((0.1, 0.5), (0.5, 0.5), (0.9, 0.5)),
    "seventy rooms on twenty places": lambda: crowded(70),
}


@pytest.fixture(params=BOARDS)
def any_board(request: pytest.FixtureRequest) -> Board:
    return BOARDS[request.param]()


def test_no_two_rooms_overlap(any_board: Board) -> None:
    for a, b in combinations(layout(any_board).rooms, 2):
        assert not a.meets(b, gap=8), (a, b)


def test_blobs_stay_on_the_ground_of_their_room(any_board: Board) -> None:
    plan = layout(any_board)
    for oval, id in zip(plan.rooms, any_board.rooms):
        assert all(0.8 < oval.reach(point) <= 1 for point in oval.blob(id))


def test_everything_is_on_the_sheet(any_board: Board) -> None:
    plan = layout(any_board)
    boxes = plan.labels + [badge.box for row in plan.badges for badge in row]
    for box in boxes:
        assert box.width / 2 <= box.x <= plan.width - box.width / 2, box
        assert box.height / 2 <= box.y <= plan.height - box.height / 2, box


@pytest.mark.parametrize("spec", FACES)
def test_labels_and_badges_hide_neither_each_other_nor_a_room(spec: str) -> None:
    plan = layout(board(spec))
    badges = [badge.box for row in plan.badges for badge in row]
    for a, b in combinations(plan.labels, 2):
        assert not a.meets(b), (a, b)
    for badge in badges:
        assert not any(badge.meets(label) for label in plan.labels), badge
        assert all(oval.reach((badge.x, badge.y)) > 1.05 for oval in plan.rooms), badge
    for a, b in combinations(badges, 2):
        assert hypot(a.x - b.x, a.y - b.y) > (min(a.width, a.height) + min(b.width, b.height)) / 2 - 1, (a, b)


@cache
def tangled() -> Board:
    """A board with the most rooms and tunnels allowed, and tunnels across all of it."""
    n, many = MOST_PARTS["rooms"], MOST_PARTS["tunnels"]
    rooms = [{"id": f"r{i}", "at": [0.5 + 0.45 * cos(i), 0.5 + 0.45 * sin(i)]} for i in range(n)]
    rooms[0]["features"] = ["start"]
    tunnels = [{"from": f"r{i % n}", "to": f"r{(i * 7 + n // 2) % n}"} for i in range(2 * many)]
    across = [each for each in tunnels if each["from"] != each["to"]][:many]
    return open_game("classic", [inline(board=[{"id": "tangled", "rooms": rooms, "tunnels": across}])]).board


def seconds_to_draw(board: Board) -> float:
    began = process_time()
    layout.__wrapped__(board)
    return process_time() - began


def test_fuzz_5046_a_tangle_takes_little_longer_than_a_board_of_ours() -> None:
    """Found by fuzzing: a pack's map took three seconds; the work of a layout is bounded for any map."""
    assert seconds_to_draw(tangled()) < 15 * seconds_to_draw(board(FACES[0]))


@pytest.mark.parametrize("spec", FACES)
def test_no_tunnel_runs_under_a_room_that_is_not_its_own(spec: str) -> None:
    plan = layout(board(spec))
    for way in plan.ways:
        foreign = [oval for i, oval in enumerate(plan.rooms) if i not in (way.tunnel.start, way.tunnel.end)]
        for curve in way.curves:
            assert all(oval.reach(point, 13) > 1 for oval in foreign for point in curve.points()), way.tunnel.key


@pytest.mark.parametrize("spec", FACES)
def test_no_two_tunnels_cross(spec: str) -> None:
    """Both printed boards can be drawn without a crossing, so ours must be."""
    plan = layout(board(spec))
    for a, b in combinations([curve for way in plan.ways for curve in way.curves], 2):
        pa, pb = a.points(), b.points()
        if {a.start, a.end} & {b.start, b.end}:
            continue
        cut = any(crosses(p, q, r, s) for p, q in pairwise(pa) for r, s in pairwise(pb))
        assert not cut, (a, b)


@pytest.mark.parametrize("spec", FACES)
def test_every_icon_of_every_tunnel_has_its_badge(spec: str) -> None:
    plan = layout(board(spec))
    for way, row in zip(plan.ways, plan.badges):
        found = [badge.kind for badge in row]
        assert found.count(MONSTER) == way.tunnel.monsters
        assert found.count(LOCK) == way.tunnel.locks
        assert found.count(FOOTPRINTS) == way.tunnel.boots - 1
        assert found.count(ARROW) == way.one_way


@pytest.mark.parametrize(("spec", "ends"), [("classic", {"d17", "d22"}), ("classic:dusk", {"n5", "n6"})])
def test_only_the_long_tunnel_goes_around_the_edge(spec: str, ends: set[str]) -> None:
    found = board(spec)
    around = [way.tunnel for way in layout(found).ways if way.wraps]
    assert [{found.rooms[tunnel.start], found.rooms[tunnel.end]} for tunnel in around] == [ends]


@pytest.mark.parametrize(("spec", "tunnels"), [("classic", 60), ("classic:dusk", 63)])
def test_every_tunnel_is_drawn_once(spec: str, tunnels: int) -> None:
    assert len(layout(board(spec)).ways) == tunnels


def test_the_depths_begin_below_the_last_room_above() -> None:
    plan = layout(board("classic"))
    assert plan.depths is not None and plan.rooms[14].y < plan.depths < plan.rooms[20].y
    assert layout(small()).depths is None
