"""CAT-4: over the edge of the map."""

from __future__ import annotations

from typing import Any

import pytest

from caves import CRYPT, EDGE, GROTTO, NAVE, SHRINE, caves, compass, explorer, square, way
from scene import Scene, rule, tile
from tiptoe.core.event import EVENTS

ALL = ["place:0", "place:1", "place:2", "place:3"]
GIVE_UP = ["abandon:0", "abandon:1", "abandon:2", "abandon:3"]
ENTERED_BY = ("W1", "S1", "E1", "N1")

PLAIN = square("plain")
PIPE = square("pipe", way("W1", "E0"))
PRICES = square(
    "prices", way("W1", "hall", monsters=1), way("S1", "hall", footprints=True), way("E1", "hall", lock=True)
)
SEALED = square("sealed", *[way(mouth, "hall", lock=True) for mouth in ENTERED_BY])
STEEP = square("steep", *[way(mouth, "hall", footprints=True) for mouth in ENTERED_BY])
GUARDED = square("guarded", *[way(mouth, "hall", monsters=2) for mouth in ENTERED_BY])


def places(scene: Scene) -> list[str]:
    """Returns the turns offered for the waiting tile."""
    return [key for key in scene.offered if key.startswith("place:")]


@rule("CAT-4.1", "RUL-60")
def test_walking_off_the_map_turns_up_the_top_tile_and_lays_it_there() -> None:
    scene = explorer(PLAIN, PRICES).choose(f"explore:{EDGE}").expect(boots=0, room=NAVE, discovering=True)
    assert (scene.sees("revealed"), scene.sees("tiles"), scene.sees("tiles_left")) == ("plain", [], 1)
    scene.choose("place:0").expect(room="plain-hall", discovering=False)
    assert (scene.sees("revealed"), scene.sees("tiles")) == ("", [tile("plain", 1, 1)])


@rule("CAT-4.1", "CORE-10.1")
def test_only_a_tunnel_to_an_open_edge_discovers() -> None:
    scene = explorer(PLAIN, PRICES, laid=[tile("plain", 1, 1)])
    assert f"explore:{EDGE}" not in scene.offered
    scene.refuses(f"explore:{GROTTO}", "CAT-4.1").refuses("move:start-a.W1", "CORE-10.1")


@rule("CAT-4.2", "RUL-59")
@pytest.mark.parametrize(("turn", "room"), [(0, "west"), (1, "south"), (2, "east"), (3, "north")])
def test_a_tile_is_turned_any_of_four_ways(turn: int, room: str) -> None:
    scene = explorer(compass("rose")).choose(f"explore:{EDGE}", f"place:{turn}").expect(room=f"rose-{room}")
    assert scene.sees("tiles") == [tile("rose", 1, 1, turn)]


@rule("CAT-4.2")
@pytest.mark.parametrize(
    ("room", "key", "at"),
    [
        *((CRYPT, "start-a.S0", [0, 2]), (CRYPT, "start-a.S1", [0, 2]), (NAVE, "start-a.W0", [-1, 1])),
        *((NAVE, "start-a.W1", [-1, 1]), (GROTTO, "start-a.W2", [-1, 0]), (GROTTO, "start-a.W3", [-1, 0])),
        *((SHRINE, "start-a.N0", [0, -1]), (SHRINE, "start-a.N1", [0, -1]), (SHRINE, "start-a.E0", [1, 0])),
        *((NAVE, "start-a.E1", [1, 0]), (NAVE, "start-a.E2", [1, 1]), (NAVE, "start-a.E3", [1, 1])),
    ],
)
def test_beside_the_start_tile_a_tile_lines_up_with_one_half(room: str, key: str, at: list[int]) -> None:
    scene = explorer(PLAIN, room=room, boots=2, swords=1, lockpicks=1).choose(f"explore:{key}", "place:0")
    assert scene.sees("tiles") == [{"tile": "plain", "at": at, "turn": 0}]
    scene.expect(room="plain-hall")


@rule("CAT-4.2", "RUL-59")
@pytest.mark.parametrize(("out", "into"), [("E0", "W1"), ("E1", "W0")])
def test_touching_sides_join_end_to_end(out: str, into: str) -> None:
    """Out by the first mouth of a side is in by the second of the other, in whatever turns the two lie."""
    near = square("near", *[way(f"{side}0", "hall") for side in "NESW"])
    far = {
        **compass("far"),
        "rooms": [{"id": "first"}, {"id": "second"}],
        "tunnels": [way(f"{side}{n}", ("first", "second")[n]) for side in "NESW" for n in (0, 1)],
    }
    room = {"W0": "far-first", "W1": "far-second"}[into]
    for turn in range(4):
        for other in range(4):
            scene = explorer(near, far, laid=[tile("near", 1, 1, turn), tile("far", 2, 1, other)], room="near-hall")
            ends = {tunnel.key: tunnel.end for tunnel in scene.state.board.ways(scene.me.room)}
            assert ends[room] == scene.state.board.room(room)
    scene = explorer(near, far, laid=[tile("near", 1, 1)], room="near-hall").choose(f"explore:near.{out}", "place:0")
    scene.expect(room=room)


@rule("CAT-4.2")
def test_a_tile_joins_every_neighbour_at_once() -> None:
    rooms = [tile("plain", 1, 0), tile("prices", 2, 1)]
    scene = (
        explorer(PLAIN, PRICES, compass("rose"), laid=rooms[:1])
        .choose(f"explore:{EDGE}", "place:0")
        .expect(room="prices-hall")
    )
    assert {"plain-hall", NAVE} <= {
        key.partition("/")[0] for key in (way.key for way in scene.state.board.ways(scene.me.room))
    }


@rule("CAT-4.3", "CAT-4.5")
def test_icons_of_the_new_tile_decide_which_turns_will_do() -> None:
    scene = explorer(PRICES).choose(f"explore:{EDGE}")
    assert places(scene) == ["place:0", "place:3"]
    scene.refuses("place:1", "CAT-4.5").refuses("place:2", "CAT-4.5").refuses("place:0+1s", "CORE-10.3")


@rule("CAT-4.3")
@pytest.mark.parametrize(
    ("key", "found"),
    [
        ("place:0", {"damage": 1, "boots": 1, "swords": 1, "lockpicks": 1}),
        ("place:0+1s", {"damage": 0, "boots": 1, "swords": 0, "lockpicks": 1}),
        ("place:1", {"damage": 0, "boots": 0, "swords": 1, "lockpicks": 1}),
        ("place:2", {"damage": 0, "boots": 1, "swords": 1, "lockpicks": 0}),
        ("place:3", {"damage": 0, "boots": 1, "swords": 1, "lockpicks": 1}),
    ],
)
def test_the_icons_of_the_way_are_paid_on_arrival(key: str, found: dict[str, int]) -> None:
    scene = explorer(PRICES, boots=2, swords=1, lockpicks=1).choose(f"explore:{EDGE}", key)
    scene.expect(room="prices-hall", **found)


@rule("CAT-4.3", "CAT-3.3")
def test_what_is_seen_and_what_is_found_adds_up() -> None:
    scene = explorer(square("den", way("W0", "hall", monsters=2, lock=True)), swords=1, lockpicks=1)
    scene.choose("explore:start-a.E1", "place:0+1s").expect(
        damage=2, swords=0, lockpicks=0
    )  # one monster on the start tile


@rule("CAT-4.3", "CAT-3.2", "RUL-62")
def test_footprints_before_and_after_the_edge_are_two_boots() -> None:
    steep = square("steep", *[way(mouth, "hall", footprints=True) for mouth in ("W0", "S0", "E0", "N0")])
    explorer(steep, boots=2).choose("explore:start-a.E3", "place:0").expect(boots=0, room="steep-hall")


@rule("CAT-4.4", "RUL-61")
def test_a_tunnel_that_runs_through_discovers_a_second_tile() -> None:
    scene = explorer(PIPE, PLAIN).choose(f"explore:{EDGE}", "place:0").expect(room=NAVE, discovering=True, boots=0)
    assert (scene.sees("revealed"), scene.sees("tiles")) == ("plain", [tile("pipe", 1, 1)])
    scene.choose("place:2").expect(room="plain-hall", boots=0)
    assert scene.sees("tiles") == [tile("pipe", 1, 1), tile("plain", 2, 1, 2)]


@rule("CAT-4.4", "RUL-61")
def test_the_second_tile_is_seen_only_when_the_first_is_fixed() -> None:
    scene = explorer(PIPE, PLAIN).choose(f"explore:{EDGE}", "place:0", "place:0")
    told = [event.kind.name for event in scene.state.events]
    assert [name for name in told if name.startswith("Tile")] == [
        "TileRevealed",
        "TilePlaced",
        "TileRevealed",
        "TilePlaced",
    ]


@rule("CAT-4.4", "RUL-61")
def test_three_tiles_are_one_move_and_its_icons_add_up() -> None:
    first = square("first", way("W1", "E0", monsters=1, footprints=True))
    second = square("second", way("W1", "E0", lock=True, monsters=1))
    third = square("third", way("W1", "hall", lock=True, footprints=True, monsters=1))
    scene = explorer(first, second, third, boots=2, lockpicks=2, swords=2).choose(
        f"explore:{EDGE}", "place:0", "place:0"
    )
    scene.expect(boots=1, lockpicks=2, swords=2)  # nothing is paid on the way
    scene.choose("place:0+2s").expect(boots=0, lockpicks=0, swords=0, damage=1, room="third-hall")


@rule("CAT-4.4", "CAT-4.5")
def test_what_the_first_tile_asks_limits_the_second() -> None:
    first = square("first", way("W1", "E0", lock=True))
    scene = explorer(first, SEALED, lockpicks=1).choose(f"explore:{EDGE}", "place:0")
    assert scene.offered == GIVE_UP
    scene.choose("abandon:0").expect(room=NAVE, lockpicks=1, boots=0, discovering=False)
    assert (len(scene.state.tiles), scene.sees("opened")) == (3, [])  # both tiles lie


@rule("CAT-4.4", "RUL-61")
def test_a_tunnel_goes_on_into_a_tile_that_lies_there() -> None:
    bend = square("bend", way("W1", "N0"))
    scene = explorer(bend, compass("rose"), PLAIN, laid=[tile("rose", 1, 0)]).choose(f"explore:{EDGE}", "place:0")
    scene.expect(room="rose-south", boots=0)
    assert scene.sees("tiles_left") == 1


@rule("CAT-4.4", "CAT-4.10")
def test_no_turn_may_need_a_tile_of_an_empty_stack() -> None:
    scene = explorer(PIPE).choose(f"explore:{EDGE}").refuses("place:0", "CAT-4.10")
    assert places(scene) == ["place:1", "place:2", "place:3"]


@rule("CAT-4.4", "RUL-61")
def test_a_loop_enters_the_room_it_left() -> None:
    loop = square("loop", way("W1", "W0"))
    explorer(loop, boots=1).choose(f"explore:{EDGE}").refuses("place:0", "CAT-4.5")  # back over footprints
    scene = explorer(loop, boots=2).choose(f"explore:{EDGE}", "place:0").expect(room=NAVE, boots=0)
    assert [room for _, room, _, _ in scene.told("TunnelWalked")] == [scene.me.room]


@rule("CAT-4.4", "RUL-61", "CAT-6.1")
def test_a_loop_pays_the_reward_of_the_room_it_left() -> None:
    loop, vault = square("loop", way("W1", "W0")), square("vault", reward={"gold": 2})
    scene = explorer(loop, vault, laid=[tile("vault", 1, 1)], room="vault-hall").choose("explore:vault.E0", "place:0")
    scene.expect(room="vault-hall", gold=2)


@rule("CAT-4.4", "RUL-22")
def test_a_loop_to_the_crypt_is_no_way_without_an_artifact() -> None:
    loop = square("loop", *[way(f"{side}0", f"{side}1") for side in "NESW"], way("hall", "P"))
    scene = explorer(loop, room=CRYPT).choose("explore:start-a.S0")
    assert scene.offered == GIVE_UP
    scene = explorer(loop, room=CRYPT, boots=0, teleports=1).choose("teleport:start-a.S0", "abandon:0")
    scene.expect(room=CRYPT, teleports=0)


@rule("CAT-4.5")
@pytest.mark.parametrize(("waiting", "purse"), [(STEEP, {"boots": 2}), (SEALED, {"lockpicks": 1})])
def test_without_boots_or_lockpicks_a_turn_is_not_offered(waiting: dict[str, Any], purse: dict[str, Any]) -> None:
    assert explorer(waiting).choose(f"explore:{EDGE}").offered == GIVE_UP
    assert explorer(waiting, **purse).choose(f"explore:{EDGE}").offered == ALL


@rule("CAT-4.5", "CORE-16.4", "CORE-7.5")
def test_damage_that_may_not_be_taken_is_no_way_either() -> None:
    explorer(GUARDED, damage=8).choose(f"explore:{EDGE}").refuses("place:0", "CORE-16.4")
    explorer(GUARDED, supply=1).choose(f"explore:{EDGE}").refuses("place:0", "CORE-7.5")
    assert places(explorer(GUARDED, damage=8, swords=1).choose(f"explore:{EDGE}")) == [
        f"place:{turn}+1s" for turn in range(4)
    ]


@rule("RUL-60", "CORE-16.4", "CORE-7.5")
def test_monsters_in_sight_must_be_payable_before_an_edge_is_crossed() -> None:
    den = square("den", way("hall", "E0", monsters=1))
    out = "explore:den.E0"

    def inside(**values: Any) -> Scene:
        return explorer(den, PLAIN, laid=[tile("den", 1, 1)], room="den-hall", **values)

    inside(damage=9).refuses(out, "CORE-16.4")
    inside(supply=0).refuses(out, "CORE-7.5")
    inside(damage=9, swords=1).choose(out, "place:0+1s").expect(damage=9, swords=0, room="plain-hall")
    inside(damage=8).choose(out, "place:0").expect(damage=9)


@rule("RUL-60", "RUL-61", "CAT-4.5")
def test_monsters_on_the_way_over_a_second_edge_must_be_payable_too() -> None:
    guarded_pipe = square("guarded-pipe", way("W1", "E0", monsters=1))
    scene = explorer(guarded_pipe, PLAIN, damage=9).choose(f"explore:{EDGE}").refuses("place:0", "CORE-16.4")
    assert places(scene) == ["place:1", "place:2", "place:3"]
    scene = explorer(guarded_pipe, PLAIN, swords=1).choose(f"explore:{EDGE}", "place:0", "place:0+1s")
    scene.expect(swords=0, damage=0, room="plain-hall")


@rule("CAT-4.5")
@pytest.mark.parametrize("waiting", [STEEP, SEALED, GUARDED])
def test_a_teleport_has_no_such_cares(waiting: dict[str, Any]) -> None:
    scene = explorer(waiting, boots=0, teleports=1, damage=9).choose(f"teleport:{EDGE}")
    assert scene.offered == ALL
    scene.refuses("place:0+1s", "CAT-4.5").choose("place:1").expect(damage=9, boots=0, lockpicks=0)


@rule("CAT-4.6", "RUL-60")
def test_a_card_played_in_the_pause_helps() -> None:
    scene = explorer(STEEP, hand=["sidestep"]).choose(f"explore:{EDGE}").refuses("place:0", "CAT-4.5")
    scene.play("sidestep").choose("place:0").expect(boots=0, room="steep-hall")


@rule("CAT-4.6", "RUL-60", "RUL-28")
def test_a_card_acquired_a_device_used_a_monster_fought_and_a_token_used_help() -> None:
    scene = explorer(STEEP, skill=4).row("bandit").choose(f"explore:{EDGE}", "acquire:row1", "place:0").expect(boots=0)
    scene = explorer(STEEP, skill=2).row("underground-river").choose(f"explore:{EDGE}", "use:row1", "pick:2", "place:0")
    scene = (
        explorer(SEALED, swords=2)
        .row("keymaster")
        .choose(f"explore:{EDGE}", "fight:row1", "place:0")
        .expect(lockpicks=0)
    )
    scene = explorer(GUARDED, damage=8, tokens=["potion-of-strength"]).choose(f"explore:{EDGE}")
    scene.choose("consume:potion-of-strength", "place:3+2s").expect(swords=0, damage=8)


@rule("CAT-4.6", "RUL-60")
def test_no_other_move_and_no_action_of_the_room_comes_in_between() -> None:
    market = square("market", features=["market", "wayshrine", "chest"], artifact=0)
    scene = explorer(
        market, PLAIN, laid=[tile("market", 1, 1)], room="market-hall", boots=3, teleports=1, gold=7, lockpicks=1
    )
    doing = [
        "buy:backpack",
        "offer",
        "unlock:chest",
        "take:artifact",
        f"move:{NAVE}",
        "explore:market.N0",
        f"teleport:{NAVE}",
        "end-turn",
    ]
    assert set(doing) <= set(scene.offered)
    scene.choose("explore:market.E0")
    for key in doing:
        scene.refuses(key, "CAT-4.6")


@rule("CAT-4.6")
def test_a_teleport_for_the_moment_is_lost_in_the_pause() -> None:
    scene = explorer(PLAIN, skill=6).row("floating-skull").choose(f"explore:{EDGE}", "acquire:row1")
    assert scene.offered == ALL
    scene.choose("place:0").expect(room="plain-hall", teleports=0)


@rule("CAT-4.6")
def test_the_pause_may_be_made_before_the_second_tile_too() -> None:
    scene = explorer(PIPE, STEEP, hand=["sidestep"]).choose(f"explore:{EDGE}", "place:0").refuses("place:0", "CAT-4.5")
    scene.play("sidestep").choose("place:0").expect(room="steep-hall")


@rule("CAT-4.6", "RUL-70")
def test_an_item_bought_from_anywhere_helps_too() -> None:
    scene = explorer(SEALED, gold=5, hand=["golden-flute"]).choose(f"explore:{EDGE}").play("golden-flute")
    scene.choose("invoke:golden-flute", "buy:burglars-kit", "place:0").expect(room="sealed-hall", lockpicks=1)


@rule("CAT-4.6", "RUL-68")
def test_a_tile_that_turns_in_the_pause_does_not_change_the_way_under_way() -> None:
    rose = compass("rose")
    scene = explorer(rose, PLAIN, laid=[tile("rose", 1, 1)], room="rose-east", hand=["remove-traps"]).row("swindle")
    scene.next_cards("animated-wall").choose("explore:rose.E0").play("remove-traps").choose(
        "invoke:remove-traps", "replace:row1"
    )
    assert scene.sees("tiles") == [tile("rose", 1, 1, 2)]
    scene.choose("place:0").expect(room="plain-hall")
    assert scene.sees("tiles") == [tile("rose", 1, 1, 2), tile("plain", 2, 1)]


@rule("CAT-4.7")
def test_arrows_may_face_each_other_beside_the_way() -> None:
    down = square("down", way("hall", "S0", arrow=True))  # S0 meets the N1 of the tile below
    up = square("up", way("hall", "N1", arrow=True))
    scene = explorer(down, up, laid=[tile("down", 1, 0)]).choose(f"explore:{EDGE}")
    assert places(scene) == ["place:0", "place:1", "place:2"]  # turned three times, the arrow faces the way just taken
    scene.choose("place:0").give(boots=9).expect(room="up-hall")
    between = [each for each in scene.state.board.ways(scene.me.room) if each.key.startswith("down-hall")]
    assert [each.against for each in between] == [True, False]  # the way with the arrows, and the other one
    scene.at("down-hall").refuses("move:up-hall", "CORE-10.4")


@rule("CAT-4.7", "CAT-4.5")
def test_an_arrow_may_not_face_the_way_just_taken() -> None:
    facing = square("facing", way("hall", "W1", arrow=True))
    scene = explorer(facing).choose(f"explore:{EDGE}").refuses("place:0", "CAT-4.5")
    assert places(scene) == ["place:1", "place:2", "place:3"]
    along = square("along", way("W1", "hall", arrow=True))
    assert explorer(along).choose(f"explore:{EDGE}").offered == ALL


@rule("CAT-4.7", "RUL-64")
def test_a_teleport_and_the_map_permit_it() -> None:
    facing = square("facing", way("hall", "W1", arrow=True))
    scene = explorer(facing, tokens=["catacombs-map"]).choose(f"explore:{EDGE}", "place:0").expect(room="facing-hall")
    explorer(facing, boots=0, teleports=1).choose(f"teleport:{EDGE}", "place:0").expect(room="facing-hall")
    outward = square("outward", way("hall", "E0", arrow=True))
    scene = explorer(outward, facing, laid=[tile("outward", 1, 1)], room="outward-hall", tokens=["catacombs-map"])
    scene.choose("explore:outward.E0", "place:0").expect(room="facing-hall")  # two arrows face each other


@rule("CAT-4.8", "RUL-60", "RUL-73")
def test_a_discovery_that_cannot_be_completed_fails() -> None:
    scene = explorer(SEALED, boots=2, swords=1).choose(f"explore:{EDGE}")
    assert scene.offered == GIVE_UP
    scene.choose("abandon:2").expect(room=NAVE, boots=1, swords=1, discovering=False)
    assert (scene.sees("tiles"), scene.sees("opened"), scene.sees("prompt")) == (
        [tile("sealed", 1, 1, 2)],
        [],
        "your-turn",
    )


@rule("CAT-4.8")
def test_the_artifact_and_the_ghost_of_a_failed_discovery_come_all_the_same() -> None:
    crypt = {**SEALED, "haunted": True, "rooms": [{"id": "hall", "artifact": 0}]}
    scene = explorer(crypt).choose(f"explore:{EDGE}", "abandon:0")
    assert (scene.sees("room_tokens.sealed-hall"), scene.sees("ghosts.clank")) == (["artifact-5"], 1)


@rule("CAT-4.8", "RUL-60")
def test_nobody_fails_on_purpose() -> None:
    scene = explorer(SEALED, lockpicks=1).choose(f"explore:{EDGE}").refuses("abandon:0", "CAT-4.8")
    scene = explorer(SEALED, hand=["rebel-thief"]).choose(f"explore:{EDGE}")
    assert scene.offered == [*GIVE_UP, "play:rebel-thief"]
    scene.play("rebel-thief").refuses("abandon:0", "CAT-4.8").choose("place:0").expect(room="sealed-hall", lockpicks=0)


@rule("CAT-4.8")
def test_after_a_failed_discovery_the_way_is_known_and_can_be_tried_again() -> None:
    scene = explorer(SEALED, boots=2).choose(f"explore:{EDGE}", "abandon:0").refuses("move:sealed-hall", "CAT-3.4")
    scene.give(lockpicks=1).choose("move:sealed-hall").expect(room="sealed-hall", boots=0, lockpicks=0)


@rule("CAT-4.9", "CAT-8.1", "CAT-5.1")
def test_a_tile_brings_its_artifact_and_its_ghost_before_the_room_is_entered() -> None:
    tomb = square("tomb", haunted=True, artifact=0, reward={"gold": 1})
    scene = explorer(tomb).choose(f"explore:{EDGE}", "place:0")
    told = [event.kind.name for event in scene.state.events]
    assert told == ["TileRevealed", "TilePlaced", "ArtifactPlaced", "WildCubeAdded", "TunnelWalked", "GoldGained"]


@rule("CAT-4.10")
def test_with_an_empty_stack_the_edges_are_closed() -> None:
    scene = explorer(boots=2, teleports=1)
    assert not [key for key in scene.offered if key.startswith(("explore:", "teleport:start-a."))]
    scene.refuses(f"explore:{EDGE}", "CAT-4.10").refuses(f"teleport:{EDGE}", "CAT-4.10")


@rule("RUL-60")
def test_what_can_be_seen_of_the_tunnel_must_be_payable() -> None:
    scene = Scene("catacombs", seat0={"room": NAVE, "boots": 1}).refuses("explore:start-a.W0", "CORE-10.2")
    scene.at(SHRINE).refuses("explore:start-a.E0", "CAT-3.4").give(boots=0).refuses("explore:start-a.N0", "CORE-10.1")
    one_way = square("slide", way("E0", "hall", arrow=True))
    explorer(one_way, PLAIN, laid=[tile("slide", 1, 1)], room="slide-hall").refuses("explore:slide.E0", "CORE-10.4")


@rule("RUL-60")
def test_one_boot_is_spent_at_once_and_the_rest_on_arrival() -> None:
    scene = explorer(PLAIN, room=SHRINE, boots=2, lockpicks=1, swords=1).choose("explore:start-a.E0")
    scene.expect(boots=1, lockpicks=1).choose("place:0").expect(boots=1, lockpicks=0)
    scene = (
        explorer(PLAIN, room=SHRINE, boots=2)
        .choose("explore:start-a.N1")
        .expect(boots=1)
        .choose("place:0")
        .expect(boots=0)
    )


@rule("RUL-60", "CAT-3.4")
def test_a_lock_that_is_open_asks_for_nothing_on_the_way_out() -> None:
    scene = Scene(caves(PLAIN), stack=["plain"], opened=["start-a:E0-shrine"], seat0={"room": SHRINE, "boots": 1})
    scene.choose("explore:start-a.E0", "place:0").expect(room="plain-hall", lockpicks=0)


@rule("RUL-60")
def test_footprints_that_are_seen_stay_due_in_the_pause() -> None:
    """Boots cannot be spent elsewhere meanwhile, so a way that can be begun can be finished."""
    scene = explorer(PLAIN, room=SHRINE, boots=2).choose("explore:start-a.N1")
    assert places(scene) == ALL


@rule("RUL-34")
def test_nothing_is_taken_back_past_a_tile_that_was_seen() -> None:
    assert all(EVENTS[name].reveals for name in ("TileRevealed", "PrisonerFreed", "SecretRevealed", "WildCubeDrawn"))
    assert explorer(PLAIN).choose(f"explore:{EDGE}").told("TileRevealed") == [(0, caves(PLAIN).pack.tiles[-1].number)]
