"""CAT-7: in by one portal, out by another."""

from __future__ import annotations

from typing import Any

import pytest

from caves import EDGE, GROTTO, NAVE, SHRINE, explorer, square, way
from scene import Scene, inline, rule, tile
from tiptoe.catalog import open_game

DOOR = square("door", way("hall", "P"))
GATE = square("gate", way("hall", "P"))
PLAIN = square("plain")


def at_the_portal(*tiles: dict[str, Any], **values: Any) -> Scene:
    """Seat 0 in the grotto, from which a tunnel leads to a portal; the first tiles lie east of the start."""
    laid = [tile(str(each["id"]), 1 + place, 1) for place, each in enumerate(tiles)]
    return explorer(*tiles, laid=laid, **{"room": GROTTO, **values})


def through(scene: Scene) -> list[str]:
    """Returns the rooms and edges beyond portals."""
    return [way.key for way in scene.state.board.ways(scene.me.room) if way.portal]


@rule("CAT-7.1")
def test_a_portal_leads_out_of_any_other_one() -> None:
    scene = at_the_portal(DOOR, GATE, boots=2)
    assert through(scene) == ["door-hall", "gate-hall"]
    scene.choose("move:gate-hall").expect(room="gate-hall", boots=1, portals_used=1)
    assert through(scene) == [GROTTO, "door-hall"]


@rule("CAT-7.1", "CORE-1.3")
def test_nobody_stops_on_a_portal() -> None:
    scene = at_the_portal(DOOR)
    rooms = {scene.state.board.rooms[each.end] for each in scene.state.board.tunnels() if each.end >= 0}
    assert rooms == {"start-a-crypt", NAVE, GROTTO, SHRINE, "door-hall"}


@rule("CAT-7.2")
def test_the_whole_way_costs_one_boot() -> None:
    at_the_portal(DOOR).choose("move:door-hall").expect(boots=0, room="door-hall")


@rule("CAT-7.2", "RUL-63")
def test_footprints_on_the_way_to_a_portal_do_not_count() -> None:
    """The portal of the door is joined to the nave by a tunnel with footprints."""
    door = square("door", way("W0", "P"))
    scene = (
        explorer(door, laid=[tile("door", 1, 1)]).choose(f"move:{GROTTO}").expect(boots=0, room=GROTTO, portals_used=1)
    )
    assert f"move:{NAVE}/2" in scene.give(boots=1, blocked=False).offered  # and back


@rule("CAT-7.2", "CAT-3.3", "CAT-3.4")
def test_monsters_and_locks_of_both_tunnels_count() -> None:
    door = square("door", way("hall", "P", monsters=1, lock=True))
    gate = square("gate", way("hall", "P", monsters=2, lock=True))
    scene = at_the_portal(door, gate, room="door-hall", swords=1, lockpicks=1).refuses("move:gate-hall", "CAT-3.4")
    scene.give(lockpicks=2).choose("move:gate-hall+1s").expect(damage=2, swords=0, lockpicks=0, boots=0)
    assert scene.sees("opened") == ["door:hall-P", "gate:hall-P"]


@rule("CAT-7.2", "CAT-3.5")
def test_arrows_of_both_tunnels_count() -> None:
    inward, outward = square("inward", way("hall", "P", arrow=True)), square("outward", way("P", "hall", arrow=True))
    scene = at_the_portal(inward, outward, boots=3).refuses("move:inward-hall", "CORE-10.4")
    scene.choose("move:outward-hall").refuses(f"move:{GROTTO}", "CORE-10.4").refuses("move:inward-hall", "CORE-10.4")
    scene.tokens("catacombs-map").choose(f"move:{GROTTO}").expect(room=GROTTO)


@rule("CAT-7.3", "CAT-3.6")
def test_for_a_teleport_the_rooms_of_two_portals_are_neighbours() -> None:
    door = square("door", way("P", "hall", monsters=2, lock=True, arrow=True))
    scene = (
        at_the_portal(door, boots=0, teleports=2, damage=9)
        .choose("teleport:door-hall")
        .expect(damage=9, room="door-hall")
    )
    scene.choose(f"teleport:{GROTTO}").expect(room=GROTTO, portals_used=2)


@rule("CAT-7.4")
def test_the_seat_may_move_on() -> None:
    at_the_portal(DOOR, PLAIN, boots=2).choose("move:door-hall", "move:plain-hall").expect(room="plain-hall", boots=0)


@rule("CAT-7.4", "RUL-63")
def test_a_single_portal_leads_nowhere() -> None:
    scene = explorer(PLAIN, room=GROTTO, boots=1, teleports=1)
    assert through(scene) == []
    assert [key for key in scene.offered if not key.startswith(("move:", "teleport:"))] == [
        "explore:start-a.W2",
        "explore:start-a.W3",
        "end-turn",
    ]


@rule("CAT-7.1", "RUL-63")
def test_the_way_out_may_cross_an_edge_into_a_room() -> None:
    door = square("door", way("W1", "P"))  # its portal is joined to the nave
    scene = at_the_portal(door)
    assert through(scene) == [f"{NAVE}/2"]
    scene.choose(f"move:{NAVE}/2").expect(room=NAVE, boots=0)


@rule("CAT-7.1", "RUL-63", "CAT-4.1")
def test_the_way_out_may_discover_a_tile() -> None:
    door = square("door", way("E0", "P"))
    scene = explorer(door, PLAIN, laid=[tile("door", 1, 1)], room=GROTTO)
    assert through(scene) == ["door.E0"]
    scene.choose("explore:door.E0", "place:1").expect(room="plain-hall", boots=0, portals_used=1)
    assert scene.sees("tiles") == [tile("door", 1, 1), tile("plain", 2, 1, 1)]


@rule("CAT-7.1", "RUL-61", "CAT-4.4")
def test_a_discovered_tunnel_may_end_in_a_portal() -> None:
    door = square("door", way("W1", "P"))
    scene = explorer(door, GATE, laid=[tile("gate", 1, 0)]).choose(f"explore:{EDGE}", "place:0")
    assert scene.offered == ["emerge:start-a", "emerge:gate"]
    scene.choose("emerge:gate").expect(room="gate-hall", boots=0, portals_used=1, discovering=False)


@rule("CAT-7.1", "RUL-61")
def test_it_may_not_if_there_is_no_other_portal() -> None:
    """The other face of the start tile has no portal."""
    rules = open_game("catacombs:b", [inline(tile=[square("door", way("W1", "P"))])])
    scene = Scene(rules, stack=["door"], seat0={"room": "start-b-porch", "boots": 1}).choose("explore:start-b.E2")
    scene.refuses("place:0", "CAT-4.5").choose("place:1").expect(room="door-hall")


@rule("CAT-7.2", "RUL-61")
def test_monsters_before_the_portal_and_behind_it_are_paid_together() -> None:
    door, gate = square("door", way("W1", "P", monsters=1)), square("gate", way("P", "hall", monsters=1, lock=True))
    scene = explorer(door, gate, laid=[tile("gate", 1, 0)], swords=2, lockpicks=1, damage=8).choose(
        f"explore:{EDGE}", "place:0"
    )
    assert scene.offered == ["emerge:start-a", "emerge:start-a+1s", "emerge:gate+1s", "emerge:gate+2s"]
    scene.choose("emerge:gate+1s").expect(damage=9, swords=1, lockpicks=0, room="gate-hall")


@rule("RUL-63", "CAT-7.2")
def test_a_discovery_into_a_portal_costs_one_boot_whatever_lies_before_it() -> None:
    steep, door = square("steep", way("W1", "N0", footprints=True)), square("door", way("S1", "P"))
    scene = explorer(steep, door, laid=[tile("door", 1, 0)]).choose(f"explore:{EDGE}", "place:0", "emerge:start-a")
    scene.expect(room=GROTTO, boots=0)


@rule("CAT-7.1", "RUL-63", "CAT-4.4")
def test_a_discovery_may_lead_through_portals_to_another_discovery() -> None:
    door, gate = square("door", way("W1", "P")), square("gate", way("E0", "P"))
    scene = explorer(door, gate, PLAIN, laid=[tile("gate", 1, 0)]).choose(f"explore:{EDGE}", "place:0", "emerge:gate")
    assert (scene.sees("revealed"), scene.sees("seat0.room")) == ("plain", NAVE)
    scene.choose("place:0").expect(room="plain-hall", boots=0, portals_used=1)
    assert scene.sees("tiles") == [tile("gate", 1, 0), tile("door", 1, 1), tile("plain", 2, 0)]


@rule("CAT-7.1", "RUL-63")
def test_portals_that_face_each_other_are_no_way_out() -> None:
    left, right = square("left", way("E0", "P")), square("right", way("W1", "P"))
    scene = at_the_portal(left, right)
    assert through(scene) == []
    scene = at_the_portal(left, right, square("gate", way("hall", "P")))
    assert through(scene) == ["gate-hall"]


@rule("CAT-7.1")
@pytest.mark.parametrize("by", ["move", "teleport"])
def test_a_portal_used_is_a_fact_of_the_turn(by: str) -> None:
    scene = at_the_portal(DOOR, boots=1, teleports=1).row("animated-wall").give(swords=2).choose("fight:row1")
    scene.expect(boots=2).choose(f"{by}:door-hall").expect(portals_used=1, boots=3 - (by == "move"))


@rule("CAT-7.1", "RUL-61")
def test_a_portal_that_is_laid_joins_all_others_at_once() -> None:
    scene = at_the_portal(DOOR, boots=2, room="door-hall")
    assert through(scene) == [GROTTO]
    scene.at(GROTTO).next_tiles("d12").choose("explore:start-a.W3", "place:0").at("door-hall")
    assert through(scene) == [GROTTO, "d12-study"]


@rule("RUL-60", "CAT-7.2", "CORE-16.4")
def test_monsters_on_a_portals_way_over_an_edge_must_be_payable() -> None:
    """The portal of the lair opens on a tunnel to the edge of the map, past a monster."""
    lair = square("lair", way("P", "E0", monsters=1))

    def below(**values: Any) -> Scene:
        return explorer(lair, PLAIN, laid=[tile("lair", 1, 1)], room=GROTTO, damage=9, **values)

    below().refuses("explore:lair.E0", "CORE-16.4")
    below(swords=1).choose("explore:lair.E0", "place:0+1s").expect(room="plain-hall", damage=9, swords=0)
