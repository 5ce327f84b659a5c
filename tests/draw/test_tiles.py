"""Tile drawings: in every turn everything is on the tile, nothing hides anything else, and tunnels meet at the borders."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise
from math import hypot

import pytest

from tiptoe.catalog import open_game
from tiptoe.core.pack import Pack
from tiptoe.core.tiles import MOUTHS, PORTAL, ROOM, START, START_TILE, TURNS, Tile
from tiptoe.draw.layout.geometry import Box, Point, crosses, distance
from tiptoe.draw.layout.tile import SIDE, TilePlan, lying_mouths, tile_plan
from tiptoe.draw.layout.tunnels import ARROW, FOOTPRINTS, LOCK, MONSTER

TUNNEL = 13.5  # half of a tunnel with its walls


@cache
def pack() -> Pack:
    return open_game("catacombs").pack


def lying() -> list[tuple[str, int]]:
    return [(tile.id, turn) for tile in pack().tiles for turn in range(1 if tile.set == START else TURNS)]


def tile_of(id: str) -> Tile:
    return next(tile for tile in pack().tiles if tile.id == id)


@pytest.fixture(params=lying(), ids=lambda each: f"{each[0]}-{each[1]}")
def plan(request: pytest.FixtureRequest) -> TilePlan:
    id, turn = request.param
    return tile_plan(tile_of(id), turn)


def points(plan: TilePlan, part: int) -> list[Point]:
    return plan.lines[part].points(37)  # odd: no sample lies exactly on a crossing


def test_every_tunnel_comes_square_to_its_mouth(plan: TilePlan) -> None:
    """RUL-59: tunnels end at .3 and .7 of a side, at right angles, so that they continue straight on the next tile."""
    mouths = lying_mouths(plan.tile, plan.turn)
    assert len({place for _, place, _ in mouths}) == len(mouths)
    for mouth, (_, place, out) in enumerate(mouths):
        part = plan.tile.parts[plan.tile.at_mouth[mouth]]
        line = plan.lines[part.number]
        at, (dx, dy) = (line.start, line.direction(0.0)) if part.start == mouth else (line.end, line.direction(1.0))
        inward = 1 if part.start == mouth else -1
        assert distance(at, place) < 0.01
        assert (dx * inward, dy * inward) == pytest.approx((-out[0], -out[1]), abs=1e-6)
        along = (at[0] if out[0] == 0 else at[1]) % SIDE / SIDE
        assert along == pytest.approx(0.3, abs=1e-6) or along == pytest.approx(0.7, abs=1e-6)


def test_everything_is_on_the_tile(plan: TilePlan) -> None:
    boxes = [plan.plate, *plan.labels, *(Box(b.x, b.y, 26, 26) for row in plan.badges for b in row)]
    for box in boxes:
        assert box.width / 2 <= box.x <= plan.width - box.width / 2, box
        assert box.height / 2 <= box.y <= plan.height - box.height / 2, box
    for oval in plan.rooms:
        assert oval.rx < oval.x < plan.width - oval.rx and oval.ry < oval.y < plan.height - oval.ry
    for part in range(len(plan.lines)):
        assert all(-0.01 <= x <= plan.width + 0.01 and -0.01 <= y <= plan.height + 0.01 for x, y in points(plan, part))


def test_icons_hide_neither_each_other_nor_rooms(plan: TilePlan) -> None:
    badges = [badge for row in plan.badges for badge in row]
    for one, other in combinations(badges, 2):
        assert hypot(one.x - other.x, one.y - other.y) > 24, (one, other)
    for badge in badges:
        least = 1.0 if badge.kind == ARROW else 1.12
        assert all(oval.reach((badge.x, badge.y)) > least for oval in plan.rooms), badge
        hidden = [label for label in plan.labels if label.meets(Box(badge.x, badge.y, 16, 16))]
        assert not hidden, badge
    for a, b in combinations(plan.rooms, 2):
        assert not a.meets(b, gap=8)
    for label, room in [
        (label, room) for i, label in enumerate(plan.labels) for j, room in enumerate(plan.rooms) if i != j
    ]:
        assert not label.meets(Box(room.x, room.y, 2 * room.rx * 0.7, 2 * room.ry * 0.7))


def test_no_tunnel_touches_a_room_or_portal_that_is_not_its_own(plan: TilePlan) -> None:
    for part in plan.tile.parts:
        for index, oval in enumerate(plan.rooms):
            if ROOM + index not in (part.start, part.end):
                assert all(oval.reach(point, TUNNEL - 4) > 1 for point in points(plan, part.number)), (
                    part.number,
                    index,
                )
        if plan.portal is not None and PORTAL not in (part.start, part.end):
            assert all(distance(plan.portal, point) > 25 + TUNNEL for point in points(plan, part.number)), part.number


def test_only_a_bridge_crosses_another_tunnel(plan: TilePlan) -> None:
    crossing = 0
    for a, b in combinations(plan.tile.parts, 2):
        if {a.start, a.end} & {b.start, b.end} - set(range(ROOM)):
            continue
        cut = any(
            crosses(p, q, r, s)
            for p, q in pairwise(points(plan, a.number))
            for r, s in pairwise(points(plan, b.number))
        )
        assert not cut or a.bridge or b.bridge, (a.number, b.number)
        crossing += cut
    assert crossing == len(plan.bridges) == sum(part.bridge for part in plan.tile.parts)


def test_every_icon_has_its_badge(plan: TilePlan) -> None:
    for part, row in zip(plan.tile.parts, plan.badges):
        found = [badge.kind for badge in row]
        assert found.count(MONSTER) == part.monsters
        assert found.count(LOCK) == (part.lock >= 0)
        assert found.count(FOOTPRINTS) == part.footprints
        assert found.count(ARROW) == part.arrow


@pytest.mark.parametrize("id", [tile.id for tile in pack().tiles if tile.set != START])
def test_a_quarter_turn_carries_every_mouth_to_the_next_side(id: str) -> None:
    """Mouth i of a tile turned once lies where mouth i + 2 of the unturned tile lies, and has its name."""
    tile = tile_of(id)
    unturned = [(name, place) for name, place, _ in lying_mouths(tile, 0)]
    for turn in range(TURNS):
        turned = lying_mouths(tile, turn)
        for mouth, (name, place, _) in enumerate(turned):
            wanted = unturned[(mouth + 2 * turn) % MOUTHS]
            assert name == wanted[0] and distance(place, wanted[1]) < 0.01


def test_mouths_of_the_start_tile_meet_those_of_squares_beside_it() -> None:
    start, square = tile_of("start-a"), tile_of("d01")
    beside = {
        (x, y): [(x * SIDE + p[0], y * SIDE + p[1]) for _, p, _ in lying_mouths(square, 1)]
        for x in (-1, 1)
        for y in (0, 1)
    }
    own = [place for _, place, _ in lying_mouths(start, 0)]
    for half in (0, 1):
        for mouth, number in enumerate(START_TILE[half]):
            if number >= 0 and mouth // 2 in (1, 3):
                cell = (1 if mouth // 2 == 1 else -1, half)
                assert any(distance(own[number], place) < 0.01 for place in beside[cell])
