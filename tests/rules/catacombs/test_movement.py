"""CAT-3: walking from room to room, over tiles and borders."""

from __future__ import annotations

from typing import Any

import pytest

from caves import CRYPT, EDGE, GROTTO, NAVE, SHRINE, explorer, square, way
from scene import Scene, rule, tile

LONG = square("long", way("W1", "E0", footprints=True, monsters=1, lock=True))
FAR = square("far", way("W1", "hall", footprints=True, monsters=2, lock=True))
BOTH = [tile("long", 1, 1), tile("far", 2, 1)]


@rule("CAT-3.1")
def test_a_tunnel_over_several_tiles_costs_one_boot() -> None:
    plain, end = square("plain", way("W1", "E0")), square("end")
    explorer(plain, end, laid=[tile("plain", 1, 1), tile("end", 2, 1)]).choose("move:end-hall").expect(
        boots=0, room="end-hall"
    )


@rule("CAT-3.1", "CORE-10.1")
def test_without_a_boot_there_is_no_way() -> None:
    explorer(square("end"), laid=[tile("end", 1, 1)], boots=0).refuses("move:end-hall", "CORE-10.1")


@rule("CAT-3.2", "RUL-62")
def test_footprints_on_every_part_are_two_boots_in_all() -> None:
    slow, far = square("slow", way("W1", "E0", footprints=True)), square("slower", way("W1", "hall", footprints=True))
    scene = explorer(slow, far, laid=[tile("slow", 1, 1), tile("slower", 2, 1)])
    scene.refuses("move:slower-hall", "CORE-10.2").give(boots=3).choose("move:slower-hall").expect(boots=1)


@rule("CAT-3.2")
@pytest.mark.parametrize("there", ["near", "far"])
def test_footprints_on_any_part_count(there: str) -> None:
    icons = {"footprints": True}
    near = square("near", way("W1", "E0", **icons if there == "near" else {}))
    far = square("far", way("W1", "hall", **icons if there == "far" else {}))
    explorer(near, far, laid=[tile("near", 1, 1), tile("far", 2, 1)]).refuses("move:far-hall", "CORE-10.2")


@rule("CAT-3.3", "CORE-10.3")
@pytest.mark.parametrize(("swords", "damage"), [(0, 3), (2, 1), (3, 0)])
def test_monsters_of_all_parts_are_added_up(swords: int, damage: int) -> None:
    scene = explorer(LONG, FAR, laid=BOTH, boots=2, swords=3, lockpicks=2)
    scene.choose(f"move:far-hall+{swords}s" if swords else "move:far-hall")
    scene.expect(damage=damage, swords=3 - swords, room="far-hall")


@rule("CAT-3.3", "CORE-16.4")
def test_damage_that_may_not_be_taken_closes_the_way() -> None:
    scene = explorer(LONG, FAR, laid=BOTH, boots=2, swords=1, lockpicks=2, damage=8)
    scene.refuses("move:far-hall", "CORE-16.4").refuses("move:far-hall+1s", "CORE-16.4").expect(lockpicks=2, damage=8)


@rule("CAT-3.3")
def test_more_monsters_than_a_choice_can_name_swords_for() -> None:
    """One tunnel of a pack has at most seven monsters; over two tiles of one's own there may be more on the way."""
    pass_by = square("pass", way("W1", "E0", monsters=5))
    horde = square("horde", *[way(mouth, "hall", monsters=4) for mouth in ("W1", "S1", "E1", "N1")])
    walking = explorer(pass_by, horde, laid=[tile("pass", 1, 1), tile("horde", 2, 1)], swords=9)
    assert [key for key in walking.offered if key.startswith("move:horde-hall+")][-1] == "move:horde-hall+7s"
    walking.choose("move:horde-hall+7s").expect(damage=2, swords=2, room="horde-hall")
    exploring = explorer(pass_by, horde, laid=[tile("pass", 1, 1)], swords=9).choose("explore:pass.E0")
    assert len(set(exploring.offered)) == len(exploring.offered)
    key = next(key for key in exploring.offered if key.endswith("+7s"))
    exploring.choose(key).expect(damage=2, room="horde-hall")


@rule("CAT-3.4")
def test_each_lock_on_the_way_takes_a_lockpick() -> None:
    scene = explorer(LONG, FAR, laid=BOTH, boots=2, lockpicks=1).refuses("move:far-hall", "CAT-3.4")
    scene.give(lockpicks=3).choose("move:far-hall").expect(lockpicks=1)
    assert scene.sees("opened") == ["far:W1-hall", "long:W1-E0"]


@rule("CAT-3.4", "RUL-73")
def test_an_open_lock_is_open_for_everybody_both_ways_and_for_good() -> None:
    scene = (
        explorer(LONG, FAR, laid=BOTH, boots=4, lockpicks=2).choose("move:far-hall", f"move:{NAVE}").expect(lockpicks=0)
    )
    scene.other.room = scene.me.room
    scene.other.hand[:] = [scene.pack.card("explore").number] * 2
    scene.choose("end-turn").play("explore", "explore").choose("move:far-hall")
    assert (scene.sees("seat1.room"), scene.sees("seat1.lockpicks")) == ("far-hall", 0)


@rule("CAT-3.4", "RUL-73")
def test_each_icon_is_opened_by_itself() -> None:
    scene = Scene(
        explorer(LONG, FAR).state.rules,
        tiles=BOTH,
        opened=["long:W1-E0"],
        seat0={"room": NAVE, "boots": 2, "lockpicks": 1},
    )
    scene.choose("move:far-hall").expect(lockpicks=0)


@rule("CAT-3.4", "RUL-73", "CORE-10.9")
def test_a_teleport_opens_no_lock() -> None:
    scene = (
        explorer(LONG, FAR, laid=BOTH, boots=0, teleports=1).choose("teleport:far-hall").expect(damage=0, teleports=0)
    )
    assert scene.sees("opened") == []


@rule("CAT-3.5", "CORE-10.4")
def test_an_arrow_leads_one_way() -> None:
    one_way = square("slide", way("hall", "W1", arrow=True))
    scene = explorer(one_way, laid=[tile("slide", 1, 1)], boots=2).refuses("move:slide-hall", "CORE-10.4")
    scene.at("slide-hall").choose(f"move:{NAVE}").expect(room=NAVE)


@rule("CAT-3.5")
@pytest.mark.parametrize("through", [way("E0", "W1", arrow=True), way("W1", "E0", arrow=True)])
def test_an_arrow_on_any_part_closes_the_whole_way(through: dict[str, Any]) -> None:
    pipe, end = square("pipe", through), square("end")
    scene = explorer(pipe, end, laid=[tile("pipe", 1, 1), tile("end", 2, 1)], boots=2)
    here, there = (NAVE, "end-hall") if through["from"] == "E0" else ("end-hall", NAVE)
    scene.at(here).refuses(f"move:{there}", "CORE-10.4").at(there).choose(f"move:{here}")


@rule("CAT-3.5", "CAT-12.15")
def test_the_map_and_teleports_go_against_arrows() -> None:
    one_way = square("slide", way("hall", "W1", arrow=True))
    explorer(one_way, laid=[tile("slide", 1, 1)], tokens=["catacombs-map"]).choose("move:slide-hall").expect(boots=0)
    explorer(one_way, laid=[tile("slide", 1, 1)], boots=0, teleports=1).choose("teleport:slide-hall")


@rule("CAT-3.5")
def test_another_seats_map_is_of_no_use() -> None:
    one_way = square("slide", way("hall", "W1", arrow=True))
    scene = explorer(one_way, laid=[tile("slide", 1, 1)])
    scene.other.tokens = [scene.pack.token("catacombs-map").number]
    scene.refuses("move:slide-hall", "CORE-10.4")


@rule("CAT-3.6", "CORE-10.9")
def test_a_teleport_goes_along_a_tunnel_through_a_portal_or_over_an_edge() -> None:
    scene = explorer(
        square("far", way("hall", "P")), square("end"), laid=[tile("far", 1, 1)], room=GROTTO, boots=0, teleports=1
    )
    ways = [key for key in scene.offered if key.startswith("teleport:")]
    assert ways == [
        f"teleport:{NAVE}",
        "teleport:start-a.W2",
        "teleport:start-a.W3",
        "teleport:far-hall",
        f"teleport:{SHRINE}",
    ]


@rule("CAT-3.6")
def test_a_teleport_over_an_edge_discovers_and_asks_for_nothing() -> None:
    walled = square(
        "walled", *[way(mouth, "hall", lock=True, monsters=2, footprints=True) for mouth in ("W1", "S1", "E1", "N1")]
    )
    scene = explorer(walled, boots=0, teleports=1, damage=9).choose(f"teleport:{EDGE}")
    assert scene.offered == ["place:0", "place:1", "place:2", "place:3"]
    scene.choose("place:0").expect(room="walled-hall", teleports=0, damage=9, discovering=False)
    assert scene.sees("opened") == []


@rule("CAT-3.6", "RUL-22")
def test_a_teleport_does_not_lead_to_the_crypt_without_an_artifact() -> None:
    Scene("catacombs", seat0={"room": NAVE, "teleports": 1}).refuses(f"teleport:{CRYPT}", "CORE-18.1")


@rule("CAT-3.7", "CORE-10.8")
def test_a_crystal_cave_stops_boots_but_not_teleports() -> None:
    scene = (
        explorer(square("end"), laid=[tile("end", 1, 1)], boots=3, teleports=1)
        .choose(f"move:{GROTTO}")
        .expect(blocked=True)
    )
    scene.refuses(f"move:{NAVE}", "CORE-10.8").choose(f"teleport:{NAVE}").refuses("move:end-hall", "CORE-10.8")


@rule("CAT-3.7", "CORE-10.8")
def test_an_exhausted_seat_discovers_by_teleport_only() -> None:
    scene = (
        explorer(square("end"), boots=2, teleports=1)
        .choose(f"move:{GROTTO}")
        .refuses("explore:start-a.W3", "CORE-10.8")
    )
    scene.choose("teleport:start-a.W3", "place:0").expect(room="end-hall", boots=1)


@rule("CAT-3.7", "RUL-113")
def test_a_cave_may_be_discovered_and_need_not_stop_anybody() -> None:
    cave = square("cave", features=["crystal-cave"])
    explorer(cave, boots=2).choose(f"explore:{EDGE}", "place:0").refuses(f"move:{NAVE}", "CORE-10.8")
    scene = explorer(cave, boots=3).does({"ignore": "crystal-cave"}).choose(f"explore:{EDGE}", "place:0")
    scene.choose(f"move:{NAVE}").expect(boots=0, blocked=False)


@rule("CORE-10.10")
def test_pawns_share_a_room() -> None:
    Scene("catacombs", seat0={"room": NAVE, "boots": 1}, seat1={"room": GROTTO}).choose(f"move:{GROTTO}").expect(
        room=GROTTO
    )


@rule("RUL-113", "CAT-3.3")
def test_ignored_monsters_are_ignored_on_every_part() -> None:
    scene = explorer(LONG, FAR, laid=BOTH, boots=2, lockpicks=2, swords=2).does({"ignore": "monsters"})
    scene.refuses("move:far-hall+1s", "CORE-10.3").choose("move:far-hall").expect(damage=0, swords=2)
