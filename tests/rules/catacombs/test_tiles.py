"""RUL-59, RUL-68, RUL-109: laying tiles, and texts about them."""

from __future__ import annotations

from typing import Any

import pytest

from caves import EDGE, GROTTO, NAVE, SHRINE, caves, compass, explorer, square, way
from scene import Scene, inline, rule, tile
from tiptoe.catalog import open_game
from tiptoe.core.board import Board
from tiptoe.core.tiles import START
from tiptoe.packs.errors import PackErrors

QUIET = ["secret-tome"] * 5
ROUND = [way("N0", "W1"), way("N1", "E0"), way("E1", "S0"), way("S1", "W0"), way("hall", "P")]  # round every corner


def exits(scene: Scene, room: str) -> dict[str, str]:
    """Returns the targets of each way out of a room: a room, or nothing for an edge."""
    board = scene.state.board
    return {way.key: board.rooms[way.end] if way.end >= 0 else "" for way in board.ways(board.room(room))}


@rule("RUL-59")
def test_every_side_of_every_tile_has_its_two_tunnels() -> None:
    for each in open_game("catacombs").pack.tiles:
        assert len(each.at_mouth) == (12 if each.set == START else 8)
        ends = [end for part in each.parts for end in (part.start, part.end)]
        assert sorted(end for end in ends if end < 16) == list(range(len(each.at_mouth)))


@rule("RUL-59")
@pytest.mark.parametrize(
    ("ways", "problem"),
    [([way("N0", "hall"), way("N0", "N1")], "N0 has a tunnel already"), ([way("N0", "hall")], "N1 has no tunnel")],
)
def test_a_tile_whose_sides_do_not_fit_is_refused(ways: list[dict[str, Any]], problem: str) -> None:
    odd: dict[str, Any] = {"id": "odd", "set": "depths", "rooms": [{"id": "hall"}], "tunnels": ways}
    with pytest.raises(PackErrors, match=problem):
        open_game("catacombs", [inline(tile=[odd])])


@rule("RUL-63")
def test_a_tunnel_to_a_portal_carries_no_footprints() -> None:
    with pytest.raises(PackErrors, match="RUL-63"):
        caves(square("odd", way("hall", "P", footprints=True)))


@rule("RUL-59", "CAT-4.2")
def test_tunnels_may_close_to_a_ring_that_no_room_lies_on() -> None:
    ring = [square(f"ring{i}", *ROUND) for i in range(4)]
    laid = [tile("ring0", 1, 1), tile("ring1", 2, 1), tile("ring2", 1, 2), tile("ring3", 2, 2)]
    scene = explorer(*ring, laid=laid)
    assert exits(scene, "ring0-hall") == {GROTTO: GROTTO, **{f"ring{i}-hall": f"ring{i}-hall" for i in (1, 2, 3)}}


@rule("RUL-59", "CAT-4.3")
@pytest.mark.parametrize("turn", range(4))
def test_the_board_of_a_laid_tile_is_the_board_of_all_tiles(turn: int) -> None:
    """The engine shares the parts of a board that a new tile does not touch."""
    scene = explorer(square("end", way("W1", "P")), compass("rose"), laid=[tile("rose", 1, 0)]).choose(
        f"explore:{EDGE}"
    )
    scene.choose(next(key for key in scene.offered if key.startswith(f"place:{turn}")))
    if scene.sees("prompt") == "emerge":
        scene.choose("emerge:start-a")
    chart = scene.state.rules.chart
    assert chart is not None
    assert ways_of(chart.board(scene.state.tiles)) == ways_of(scene.state.board)


def ways_of(board: Board) -> list[tuple[object, ...]]:
    """Returns every way of a board with its icons and ends."""
    return [
        (way.start, way.key, way.end, way.boots, way.monsters, way.lock_numbers, way.against, way.portal, way.edge)
        for way in board.tunnels()
    ]


@rule("RUL-68")
def test_a_turned_tile_takes_along_all_that_lies_on_it() -> None:
    rose = {**compass("rose", features=["chest", "wayshrine"], artifact=0)}
    given: dict[str, Any] = {"opened": ["rose-north:chest"], "offerings": {"rose-north": [0]}}
    scene = Scene(caves(rose), tiles=[tile("rose", 1, 1)], **given, seat0={"room": "rose-north", "lockpicks": 1})
    scene.row(*QUIET).next_cards("animated-wall").choose("end-turn")
    assert scene.sees("tiles") == [tile("rose", 1, 1, 2)]
    scene.expect(room="rose-north")
    assert (scene.sees("opened"), scene.sees("offerings.rose-north")) == (["rose-north:chest"], [0])
    assert scene.sees("room_tokens.rose-north") == ["artifact-5"]


@rule("RUL-68", "CAT-6.1")
def test_nobody_enters_anything_when_a_tile_turns() -> None:
    vault = square("vault", reward={"gold": 3}, features=["crystal-cave"])
    scene = Scene(caves(vault), tiles=[tile("vault", 1, 1)], row=["swindle"], seat0={"room": "vault-hall", "boots": 1})
    scene.next_cards("animated-wall").does({"replace-row-card": True}, moment="use").choose("replace:row1")
    assert scene.sees("tiles") == [tile("vault", 1, 1, 2)]
    scene.expect(gold=0, blocked=False)


@rule("RUL-68")
def test_ways_are_made_anew_open_ones_join_and_joined_ones_open() -> None:
    scene = explorer(
        compass("rose"), square("end"), laid=[tile("rose", 1, 1), tile("end", 2, 1)], room="rose-west", boots=0
    )
    assert exits(scene, "rose-west") == {f"{NAVE}": NAVE, f"{NAVE}/2": NAVE}
    assert exits(scene, "rose-south") == {"rose.S0": "", "rose.S1": ""}
    scene.does({"turn-occupied-tiles": True})
    assert exits(scene, "rose-west") == {"end-hall": "end-hall", "end-hall/2": "end-hall"}
    assert exits(scene, "rose-south") == {"rose.N0": "", "rose.N1": ""}
    assert NAVE not in exits(scene, "rose-south").values() and "rose-east" in exits(scene, NAVE).values()


@rule("RUL-68", "CAT-3.4")
def test_an_open_lock_stays_open_on_a_turned_tile() -> None:
    gate = square("gate", way("W1", "hall", lock=True), way("E1", "hall", lock=True))
    scene = Scene(
        caves(gate), tiles=[tile("gate", 1, 1)], opened=["gate:W1-hall"], seat0={"room": "gate-hall", "boots": 3}
    )
    scene.does({"turn-occupied-tiles": True}).at(NAVE).refuses("move:gate-hall", "CAT-3.4")  # now E1 lies to the west


@rule("RUL-68")
def test_the_start_tile_never_turns() -> None:
    scene = Scene("catacombs", seats=3, seat0={"room": SHRINE}, seat1={"room": GROTTO})
    scene.does({"turn-occupied-tiles": True}, {"lone-seats-turn": True}, moment="arrive")
    assert (scene.sees("prompt"), len(scene.state.tiles)) == ("your-turn", 1)


@rule("RUL-68")
def test_pawns_of_seats_that_are_out_do_not_occupy_a_tile() -> None:
    fallen = {"status": "knocked-out", "room": "rose-north"}
    scene = Scene(caves(compass("rose")), seats=3, tiles=[tile("rose", 1, 1)], seat1=fallen).does(
        {"turn-occupied-tiles": True}
    )
    assert scene.sees("tiles") == [tile("rose", 1, 1)]
    scene.at("rose-south").does({"lone-seats-turn": True}, moment="arrive")
    assert (scene.sees("prompt"), scene.sees("asked")) == ("rotate", 0)  # alone, except for the fallen


@rule("RUL-68", "RUL-37")
def test_lone_seats_turn_their_tiles_in_order_of_turn() -> None:
    roses = [compass(f"rose{i}") for i in range(3)]
    laid = [tile("rose0", 1, 1), tile("rose1", 1, 0), tile("rose2", 1, 2)]
    rooms = {f"seat{i}": {"room": f"rose{i}-north"} for i in range(3)}
    scene = Scene(caves(*roses), seats=4, tiles=laid, active=1, row=QUIET, seat3={"room": NAVE}, **rooms)
    scene.next_cards("sudden-movement").choose("end-turn")
    assert (scene.sees("asked"), scene.offered) == (1, ["rotate:1", "rotate:2", "rotate:3"])
    assert scene.choose("rotate:3").sees("asked") == 2
    assert scene.choose("rotate:1").sees("asked") == 0
    scene.choose("rotate:2")
    assert scene.sees("tiles") == [tile("rose0", 1, 1, 2), tile("rose1", 1, 0, 3), tile("rose2", 1, 2, 1)]
    assert (scene.sees("active"), scene.sees("prompt")) == (2, "your-turn")


@rule("RUL-68")
@pytest.mark.parametrize(("turn", "by", "lies"), [(1, 1, 2), (1, 2, 3), (3, 2, 1)])
def test_a_tile_is_turned_from_how_it_lies(turn: int, by: int, lies: int) -> None:
    rules = caves(compass("rose"))
    scene = Scene(rules, tiles=[tile("rose", 1, 1, turn)], seat0={"room": "rose-north"}).does(
        {"lone-seats-turn": True}, moment="arrive"
    )
    assert scene.choose(f"rotate:{by}").sees("tiles") == [tile("rose", 1, 1, lies)]


@rule("RUL-68")
def test_two_seats_on_a_tile_leave_it_as_it_lies() -> None:
    two: dict[str, Any] = {f"seat{i}": {"room": room} for i, room in enumerate(("rose-north", "rose-south"))}
    scene = Scene(caves(compass("rose")), tiles=[tile("rose", 1, 1)], **two).does(
        {"lone-seats-turn": True}, moment="arrive"
    )
    assert (scene.sees("prompt"), scene.sees("tiles")) == ("your-turn", [tile("rose", 1, 1)])


@rule("RUL-109")
def test_a_text_lays_a_tile_beside_the_own_one_in_any_turn() -> None:
    scene = explorer(square("end"), compass("rose"), laid=[tile("rose", 1, 1)], room="rose-north")
    scene.does({"lay-tile": True}, moment="defeat")
    assert scene.offered == ["site:1,0", "site:2,1", "site:1,2"]
    scene.choose("site:1,2")
    assert (scene.sees("revealed"), scene.offered) == ("end", ["place:0", "place:1", "place:2", "place:3"])
    scene.choose("place:3").expect(room="rose-north", boots=1)
    assert scene.sees("tiles") == [tile("rose", 1, 1), tile("end", 1, 2, 3)]


@rule("RUL-109")
def test_beside_the_start_tile_every_unit_side_will_do() -> None:
    scene = explorer(square("end")).does({"lay-tile": True}, moment="defeat")
    assert sorted(scene.offered) == sorted(f"site:{at}" for at in ("0,-1", "1,0", "1,1", "0,2", "-1,0", "-1,1"))


@rule("RUL-109", "CAT-4.9", "CAT-5.1", "CAT-8.1")
def test_a_tile_laid_by_a_text_brings_its_artifact_and_its_ghost() -> None:
    tomb = square("tomb", way("W1", "hall", lock=True), haunted=True, artifact=1)
    scene = explorer(tomb).does({"lay-tile": True}, moment="defeat").choose("site:1,1", "place:0")
    assert (scene.sees("room_tokens.tomb-hall"), scene.sees("ghosts.clank")) == (["artifact-7"], 1)
    scene.expect(room=NAVE)


@rule("RUL-109")
def test_with_an_empty_stack_that_part_does_nothing() -> None:
    scene = explorer().does({"lay-tile": True}, {"gold": 1}, moment="defeat").expect(gold=1)
    assert scene.sees("prompt") == "your-turn"


@rule("RUL-109", "CAT-4.6")
def test_a_text_lays_no_tile_where_one_is_just_being_discovered() -> None:
    scene = (
        explorer(square("end"), compass("rose"), swords=3)
        .row("marble-guardian")
        .choose(f"explore:{EDGE}", "fight:row1")
    )
    assert "site:1,1" not in scene.offered and "site:1,0" in scene.offered
    scene.choose("site:1,0", "place:0").expect(gold=2)  # no teleport while the way waits
    scene.choose("place:0").expect(room="end-hall")
