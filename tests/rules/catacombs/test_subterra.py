"""SUB: monster figures that come out of wayshrines and hunt.

Most examples are played in halls: rooms a to h in a line, of which a lies one step from the nave, so that from the
Crypt to a it is 2 steps, to e 6 and to f 7.
"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from scene import Scene, inline, rule, tile
from tiptoe.catalog import SpecError, content_folder, open_game
from tiptoe.core.components import NOTHING, RED
from tiptoe.core.kernel import apply, choices, decision
from tiptoe.core.rng import seeded
from tiptoe.core.tiles import tile_of
from tiptoe.games.catacombs.turning import turn_tile
from tiptoe.rules.turn import new_game

MONSTERS = ["skeleton", "keymaster", "skeleton-priest", "archoverlord"]
EAST, WEST = tile("hall", 1, 1), tile("wing", -1, 1)
ROW = ["skeleton", "keymaster", *["burgle"] * 4]
GONE = {"status": "escaped"}


def hall(id: str = "hall", *, shrines: str = "") -> dict[str, Any]:
    """A tile of eight rooms in a line; one mouth in the west and one in the east lead to the first, and W0 leads on to
    E1.
    """
    rooms = [{"id": room, "features": ["wayshrine"] if room in shrines else []} for room in "abcdefgh"]
    ways = ["W1 a", "E0 a", "W0 E1", "N0 S0", "N1 S1", *[f"{a} {b}" for a, b in zip("abcdefg", "bcdefgh")]]
    return {"id": id, "set": "depths", "rooms": rooms, "tunnels": [joined(way) for way in ways]}


def joined(way: str) -> dict[str, str]:
    start, end = way.split()
    return {"from": start, "to": end}


def ring(*shrines: str) -> dict[str, Any]:
    """A tile of four rooms in a ring; the near one lies a step from the nave, the far one opposite."""
    rooms = [{"id": id, "features": ["wayshrine"] if id in shrines else []} for id in ("near", "left", "right", "far")]
    ways = ["W1 near", "W0 N0", "N1 S1", "E0 E1", "S0 far", "near left", "near right", "left far", "right far"]
    return {"id": "ring", "set": "depths", "rooms": rooms, "tunnels": [joined(way) for way in ways]}


ISLE: dict[
    str, object
] = {  # laid beside the upper half of the start tile, only its portal and the open edge in the south lead out
    "id": "isle",
    "set": "depths",
    "rooms": [{"id": "beach"}],
    "portal": [0.5, 0.5],
    "tunnels": [joined(way) for way in ("beach P", "S0 beach", "S1 beach", "W1 N0", "W0 N1", "E0 E1")],
}


def play(level: str = "normal", *own: dict[str, Any], seats: int = 2, **given: Any) -> Scene:
    """A scene of Sub Terra with own tiles; a hall among them lies beside the nave."""
    rules = open_game(f"catacombs+subterra:{level}", [inline(tile=list(own))] if own else [])
    if own and "tiles" not in given:
        given["tiles"] = [tile(str(each["id"]), *((1, 1) if place == 0 else (-1, 1))) for place, each in enumerate(own)]
    return Scene(rules, seats, **given)


def figures(scene: Scene) -> list[str]:
    return [scene.state.board.rooms[room] for room in scene.state.figures]


def story(scene: Scene) -> list[str]:
    return [event.kind.name for event in scene.state.events]


# -------------------- SUB-2: distance


@rule("SUB-2.1", "SUB-4.2", "SUB-1.5", "RUL-82", "RUL-89")
@pytest.mark.parametrize(("stands", "goes"), [("hall-e", ["hall-d"]), ("hall-f", [])])
def test_a_figure_six_rooms_away_smells_its_prey_and_one_at_seven_is_lost(stands: str, goes: list[str]) -> None:
    scene = play("hard", hall(), figures=[stands]).choose("end-turn")
    assert figures(scene) == goes
    assert len(scene.told("FigureLost")) == (0 if goes else 1)


@rule("SUB-2.1", "SUB-2.2", "RUL-83")
def test_a_tunnel_through_other_tiles_is_one_step() -> None:
    """From the nave the way has footprints, runs through the hall's back tunnel, and has footprints again on s01."""
    scene = play("easy", hall(), tiles=[EAST, tile("s01", 2, 1)], figures=["s01-gate"], seat1=GONE)
    scene.at("start-a-nave").choose("end-turn").expect(damage=1)
    assert figures(scene) == ["start-a-nave"]


@rule("SUB-2.2")
@pytest.mark.parametrize(
    ("what", "stands", "prey"),
    [
        ("an arrow", "d08-turn", "d08-rim"),
        ("a lock", "d02-west", "d02-guard"),
        ("footprints", "s01-gate", "s01-spring"),
        ("monsters in the tunnel", "start-a-grotto", "start-a-shrine"),
        ("a lock and footprints", "d14-safe", "d14-strongroom"),
    ],
)
def test_nothing_in_a_tunnel_hinders_a_figure(what: str, stands: str, prey: str) -> None:
    scene = play("easy", tiles=[] if prey.startswith("start") else [tile(prey[:3], 1, 1)], figures=[stands], seat1=GONE)
    scene.at(prey).choose("end-turn").expect(damage=1)
    assert figures(scene) == [prey] and scene.sees("opened") == []


@rule("SUB-2.2")
def test_a_crystal_cave_does_not_stop_a_figure() -> None:
    scene = play("easy", figures=["start-a-nave"], seat1=GONE).at("start-a-shrine").choose("end-turn")
    assert figures(scene) == ["start-a-grotto"]
    scene.choose("end-turn").expect(damage=1)
    assert figures(scene) == ["start-a-shrine"]


@rule("SUB-2.3")
def test_a_figure_goes_the_long_way_round_a_portal() -> None:
    scene = play("easy", tiles=[tile("d09", 1, 1)], figures=["d09-bazaar"], seat1=GONE).at("start-a-grotto")
    assert "move:d09-bazaar" in scene.give(boots=1).offered
    scene.choose("end-turn").expect(damage=0)
    assert figures(scene) == ["start-a-nave"]


@rule("SUB-2.3", "SUB-2.4", "RUL-83", "RUL-96")
def test_where_only_a_portal_or_an_open_edge_leads_there_is_no_way() -> None:
    scene = play("easy", ISLE, tiles=[tile("isle", 1, 0)], figures=["isle-beach"], seat1=GONE).at("start-a-grotto")
    left = scene.sees("tiles_left")
    assert "move:isle-beach" in scene.give(boots=1).offered
    scene.choose("end-turn")
    assert figures(scene) == [] and scene.sees("tiles_left") == left


@rule("SUB-2.4", "RUL-96")
def test_a_figure_uses_tunnels_that_nobody_has_walked() -> None:
    scene = play("easy", hall(), figures=["hall-b"]).choose("end-turn")
    assert figures(scene) == ["hall-a"] and not scene.told("TunnelWalked")


# -------------------- SUB-3: appearance


@rule("SUB-1.2", "SUB-1.3", "SUB-1.4", "SUB-3.2", "SUB-3.5", "RUL-99")
@pytest.mark.parametrize(("level", "cards", "most"), [("easy", 4, 1), ("normal", 3, 2), ("hard", 2, 3)])
def test_so_many_monster_cards_call_so_many_figures(level: str, cards: int, most: int) -> None:
    scene = play(level, hall(shrines="abcd"), row=["burgle", *MONSTERS[: cards - 1]]).choose("end-turn")
    assert figures(scene) == []
    scene = play(level, hall(shrines="abcd"), row=["burgle", *MONSTERS[:cards]]).choose("end-turn")
    assert figures(scene) == ["hall-a", "hall-b", "hall-c"][:most]


@rule("SUB-1.1")
def test_a_table_agrees_on_one_level_and_has_three_figures_at_most() -> None:
    with pytest.raises(SpecError, match="stands twice"):
        open_game("catacombs+subterra:easy+subterra:hard")
    scene = play("hard", hall(shrines="abcd"), row=ROW)
    scene.choose("end-turn", "end-turn", "end-turn")
    assert len(figures(scene)) == 3


@rule("SUB-3.2", "RUL-99")
def test_the_goblin_is_not_in_the_row() -> None:
    scene = play("hard", hall(shrines="a"), row=["skeleton"]).choose("end-turn")
    assert scene.sees("reserve.goblin") == 1 and figures(scene) == []


@rule("SUB-3.2", "SUB-3.3", "RUL-85")
def test_a_third_does_not_come_a_turn_later_from_one_of_two_wayshrines() -> None:
    scene = play("hard", hall(shrines="bc"), row=ROW).choose("end-turn")
    assert figures(scene) == ["hall-b", "hall-c"]
    scene.choose("end-turn")
    assert figures(scene) == ["hall-a", "hall-b"]


@rule("SUB-3.4", "SUB-1.5", "RUL-82")
@pytest.mark.parametrize(("shrine", "come"), [("e", ["hall-e"]), ("f", [])])
def test_a_wayshrine_more_than_six_rooms_from_everybody_brings_nothing(shrine: str, come: list[str]) -> None:
    assert figures(play("easy", hall(shrines=shrine), row=[*ROW[:2], *MONSTERS]).choose("end-turn")) == come


@rule("SUB-3.4", "RUL-86")
def test_each_wayshrine_is_measured_for_itself() -> None:
    scene = play("hard", hall(shrines="aeg"), row=ROW).choose("end-turn")
    assert figures(scene) == ["hall-a", "hall-e"]


@rule("SUB-3.5", "RUL-86")
def test_those_nearest_to_anybody_go_first() -> None:
    scene = play("normal", hall(shrines="adh"), row=MONSTERS, seat1={"room": "hall-g"}).choose("end-turn")
    assert figures(scene) == ["hall-h", "hall-a"]


@rule("SUB-3.4", "RUL-91")
def test_nothing_appears_for_those_who_are_out() -> None:
    near = {"room": "hall-b", "status": "knocked-out"}
    scene = play("hard", hall(shrines="bh"), row=ROW, seat1=near, seat0={"room": "hall-f"}).choose("end-turn")
    assert figures(scene) == ["hall-h", "hall-b"]
    scene = play("hard", hall(shrines="h"), row=ROW, seat1={**near, "room": "hall-h"}).choose("end-turn")
    assert figures(scene) == []


@rule("SUB-3.5", "RUL-86")
def test_between_equally_near_wayshrines_the_seat_that_ended_its_turn_chooses() -> None:
    scene = play("easy", hall(shrines="a"), hall("wing", shrines="a"), row=MONSTERS).choose("end-turn")
    assert (scene.sees("prompt"), scene.sees("asked"), scene.sees("active")) == ("figure-appears", 0, 0)
    assert scene.offered == ["appear-at:hall-a", "appear-at:wing-a"]
    scene.refuses("appear-at:wing-b", "CORE-4.5").refuses("end-turn", "CORE-4.5").choose("appear-at:wing-a")
    assert figures(scene) == ["wing-a"] and scene.sees("active") == 1


@rule("SUB-3.3", "SUB-3.5")
def test_those_that_are_equally_near_and_all_due_come_without_a_question() -> None:
    scene = play("hard", hall(shrines="ab"), hall("wing", shrines="a"), row=ROW).choose("end-turn")
    assert figures(scene) == ["hall-a", "wing-a", "hall-b"]


@rule("SUB-3.3", "SUB-3.5")
def test_with_two_due_at_three_equal_wayshrines_it_is_asked_twice_and_no_wayshrine_twice() -> None:
    tiles = [ring("left", "right", "far"), hall("wing", shrines="b")]
    scene = play("normal", *tiles, row=MONSTERS, seat1={"room": "wing-a"}).at("ring-near")
    scene.choose("end-turn", "appear-at:ring-right")
    assert scene.offered == ["appear-at:ring-left", "appear-at:wing-b"]
    assert figures(scene.choose("appear-at:wing-b")) == ["ring-right", "wing-b"]


@rule("SUB-3.5")
def test_with_one_place_left_two_equal_wayshrines_are_a_question_and_with_two_left_they_are_none() -> None:
    scene = play("hard", ring("left", "right", "far"), row=ROW, figures=["ring-near"], seat1=GONE).at("ring-near")
    assert figures(scene.choose("end-turn")) == ["ring-near", "ring-left", "ring-right"]
    scene = play("normal", ring("left", "right", "far"), row=MONSTERS, figures=["ring-near"], seat1=GONE)
    assert scene.at("ring-near").choose("end-turn").offered == ["appear-at:ring-left", "appear-at:ring-right"]


@rule("SUB-3.5", "RUL-86")
def test_a_seat_that_has_just_escaped_still_chooses_the_wayshrine() -> None:
    leaving = {"room": "start-a-crypt", "leaving": True, "tokens": ["artifact-5"]}
    scene = play("easy", hall(shrines="a"), hall("wing", shrines="a"), row=MONSTERS, seat0=leaving)
    scene.choose("end-turn").expect(status="escaped")
    assert (scene.sees("prompt"), scene.sees("asked")) == ("figure-appears", 0)
    scene.choose("appear-at:hall-a")
    assert scene.sees("active") == 1 and figures(scene) == ["hall-a"]


@rule("SUB-3.5", "RUL-86")
def test_a_wayshrine_that_holds_a_figure_or_a_pawn_may_bring_another() -> None:
    scene = play("normal", hall(shrines="ad"), row=MONSTERS, seat0={"room": "hall-a"}, seat1={"room": "hall-a"})
    scene.state.figures = [scene.state.board.room("hall-a")]
    assert figures(scene.choose("end-turn")) == ["hall-a", "hall-a"]


@rule("SUB-3.6")
@pytest.mark.parametrize(("level", "there"), [("easy", 1), ("normal", 2), ("hard", 3)])
def test_at_the_maximum_nothing_appears_however_many_cards_come(level: str, there: int) -> None:
    scene = play(level, hall(shrines="abcd"), figures=["hall-b"] * there).next_cards(*MONSTERS, *["burgle"] * 4)
    assert figures(scene.choose("end-turn")) == ["hall-a"] * there


@rule("SUB-3.6", "SUB-4.2")
def test_a_lost_figure_makes_room_in_the_same_turn() -> None:
    scene = play("easy", hall(shrines="d"), figures=["hall-h"], row=MONSTERS).choose("end-turn")
    assert figures(scene) == ["hall-d"]
    assert [name for name in story(scene) if "Figure" in name] == ["FigureLost", "FigureAppeared"]


@rule("SUB-3.6", "SUB-5.1")
def test_a_defeated_figure_makes_room_too() -> None:
    scene = play("easy", hall(shrines="d"), figures=["hall-b"], row=MONSTERS).at("hall-b").give(swords=3)
    assert figures(scene.choose("fight-monster")) == []
    assert figures(scene.choose("end-turn")) == ["hall-d"]


@rule("SUB-3.7", "RUL-87")
def test_appearing_beside_a_seat_does_not_hurt_until_that_seat_ends_a_turn_there() -> None:
    scene = play("easy", hall(shrines="a"), row=MONSTERS, seat1=GONE).at("hall-a").choose("end-turn").expect(damage=0)
    assert figures(scene) == ["hall-a"]
    scene.choose("end-turn").expect(damage=1)


@rule("SUB-3.1", "RUL-84")
def test_it_is_looked_at_after_every_refill_also_when_no_card_was_drawn() -> None:
    scene = play("normal", hall(shrines="b"), row=[*MONSTERS, "burgle", "burgle"]).choose("end-turn")
    assert not scene.told("CardRevealed") and figures(scene) == ["hall-b"]


@rule("SUB-3.1", "RUL-84")
def test_nothing_appears_in_the_middle_of_a_turn_and_what_appears_does_not_move_yet() -> None:
    scene = play("hard", hall(shrines="b"), row=["skeleton", "burgle"]).next_cards("keymaster", *["burgle"] * 4)
    scene.does({"replace-row-card": True}, moment="use").choose("replace:row2")
    assert scene.sees("row") == ["skeleton", "keymaster", "", "", "", ""] and figures(scene) == []
    assert figures(scene.choose("end-turn")) == ["hall-b"]


@rule("SUB-3.1")
def test_it_comes_after_arrive_texts_and_before_the_attack() -> None:
    scene = play("hard", hall(shrines="b"), row=["skeleton"]).next_cards(
        "skeletal-ape", "archoverlord", *["burgle"] * 3
    )
    heard = story(scene.choose("end-turn"))
    order = [heard.index(name) for name in ("CardRevealed", "ClankMade", "FigureAppeared", "AttackBegun")]
    assert order == sorted(order)


@rule("SUB-3.1", "RUL-84")
def test_the_first_look_is_at_the_end_of_setup() -> None:
    found: set[tuple[bool, int]] = set()
    for seed in range(30):
        state = new_game(open_game("catacombs:b+subterra:hard"), 2, seeded(seed))
        called = sum(1 for card in state.row if card != NOTHING and state.cards[card].banner == RED) >= 2
        found.add((called, len(state.figures)))
        assert [seat.damage for seat in state.seats] == [0, 0]
    assert found == {(True, 1), (False, 0)}  # the start tile has one wayshrine, a step from everybody


@rule("SUB-3.5", "RUL-86")
def test_in_setup_the_first_seat_chooses() -> None:
    tiles = tomllib.loads((content_folder("catacombs") / "tiles.toml").read_text(encoding="utf-8"))["tile"]
    start = next(each for each in tiles if each["id"] == "start-b")
    start["rooms"][1]["features"] = ["wayshrine"]
    rules = open_game("catacombs:b+subterra:easy", [inline(tile=[start])])
    games = [new_game(rules, 4, seeded(seed)) for seed in range(60)]
    asked = [state for state in games if decision(state).prompt == "figure-appears"]
    assert asked and {decision(state).seat - state.first for state in asked} == {0}
    assert {state.first for state in asked} != {0}
    apply(asked[0], choices(asked[0])[0])
    assert decision(asked[0]).prompt == "your-turn" and len(asked[0].figures) == 1


# -------------------- SUB-4: the monsters' step


@rule("SUB-4.1", "SUB-4.6", "RUL-88")
def test_a_seat_that_ends_its_turn_with_a_figure_is_hurt_once_and_nobody_else_is() -> None:
    scene = play("easy", hall(), figures=["hall-b"], seat1={"room": "hall-b"}).at("hall-b")
    scene.choose("end-turn").expect(damage=1)
    assert scene.sees("seat1.damage") == 0 and figures(scene) == ["hall-b"]
    scene.choose("end-turn").expect(damage=1)
    assert scene.sees("seat1.damage") == 1


@rule("SUB-4.1", "SUB-4.6")
def test_a_figure_stays_with_a_seat_that_is_not_ending_its_turn_and_does_nothing() -> None:
    scene = play("easy", hall(), figures=["hall-b"], seat1={"room": "hall-b"}).choose("end-turn")
    assert scene.sees("seat1.damage") == 0 and figures(scene) == ["hall-b"] and not scene.told("FigureMoved")


@rule("SUB-4.1")
def test_every_figure_in_the_room_hurts() -> None:
    scene = play("hard", hall(), figures=["hall-b", "hall-b", "hall-b"]).at("hall-b").choose("end-turn")
    scene.expect(damage=3)


@rule("SUB-4.1", "SUB-4.5", "RUL-88")
def test_one_that_is_there_and_one_that_comes_hurt_once_each() -> None:
    scene = play("normal", hall(), figures=["hall-b", "hall-c"], seat1=GONE).at("hall-b").choose("end-turn")
    scene.expect(damage=2)
    assert figures(scene) == ["hall-b", "hall-b"]


@rule("SUB-4.3", "SUB-4.5")
def test_a_figure_goes_one_room_towards_the_nearest_seat_and_hurts_everybody_there() -> None:
    scene = play("easy", hall(), seats=3, figures=["hall-d"], seat1={"room": "hall-c"}, seat2={"room": "hall-c"})
    scene.choose("end-turn").expect(damage=0)
    assert figures(scene) == ["hall-c"]
    assert (scene.sees("seat1.damage"), scene.sees("seat2.damage")) == (1, 1)


@rule("SUB-4.5")
def test_two_figures_from_two_sides_hurt_twice_at_once() -> None:
    scene = play("normal", hall(), figures=["hall-b", "hall-d"], seat1={"room": "hall-c"}).choose("end-turn")
    assert scene.sees("seat1.damage") == 2 and scene.told("DamageTaken") == [(1, 2)]


@rule("SUB-4.3")
def test_entering_a_room_without_a_seat_hurts_nobody() -> None:
    scene = play("easy", hall(), figures=["hall-d"]).choose("end-turn").expect(damage=0)
    assert scene.told("FigureMoved") and not scene.told("DamageTaken")


@rule("SUB-4.4", "RUL-90")
def test_between_equal_ways_the_seat_that_ended_its_turn_chooses() -> None:
    scene = play("easy", ring(), figures=["ring-far"], seat1=GONE).at("ring-near").choose("end-turn")
    assert (scene.sees("prompt"), scene.sees("asked")) == ("figure-moves", 0)
    assert scene.offered == ["hunt-to:ring-left", "hunt-to:ring-right"]
    scene.refuses("hunt-to:ring-near", "CORE-4.5").choose("hunt-to:ring-right")
    assert figures(scene) == ["ring-right"]


@rule("SUB-4.4", "RUL-90")
def test_between_equally_near_seats_the_same_one_chooses() -> None:
    scene = play("easy", hall(), figures=["hall-d"], seat1={"room": "hall-b"}, active=1, seat0={"room": "hall-f"})
    scene.choose("end-turn")
    assert (scene.offered, scene.sees("asked")) == (["hunt-to:hall-c", "hunt-to:hall-e"], 1)
    assert figures(scene.choose("hunt-to:hall-e")) == ["hall-e"]


@rule("SUB-4.4", "RUL-90")
def test_each_figure_is_asked_for_and_none_moves_before_all_are() -> None:
    scene = play("normal", ring(), figures=["ring-far", "ring-far"], seat1=GONE).at("ring-near").choose("end-turn")
    scene.choose("hunt-to:ring-left")
    assert figures(scene) == ["ring-far", "ring-far"] and scene.sees("prompt") == "figure-moves"
    assert figures(scene.choose("hunt-to:ring-right")) == ["ring-left", "ring-right"]


@rule("SUB-4.4")
def test_only_the_figures_that_have_a_choice_are_asked_for() -> None:
    where = ["ring-left", "ring-far", "ring-near"]
    scene = play("hard", ring(), figures=where, seat1=GONE).at("ring-near").choose("end-turn").expect(damage=1)
    scene.choose("hunt-to:ring-right").expect(damage=2)
    assert figures(scene) == ["ring-near", "ring-right", "ring-near"]


@rule("SUB-4.7")
@pytest.mark.parametrize(("prey", "goes"), [("hall-b", "hall-c"), ("wing-d", "hall-e")])
def test_a_figure_whose_prey_got_away_follows_another(prey: str, goes: str) -> None:
    scene = play("easy", hall(), hall("wing"), figures=["hall-d"], seat1={"room": "hall-h"}).at(prey).choose("end-turn")
    assert figures(scene) == [goes]


@rule("SUB-4.2", "RUL-89")
def test_a_detour_within_one_turn_does_not_shake_a_figure_off() -> None:
    scene = play("easy", hall(), figures=["hall-f"], seat1=GONE).at("start-a-nave").give(teleports=2)
    scene.choose("teleport:start-a-grotto", "teleport:start-a-nave", "end-turn")
    assert figures(scene) == ["hall-e"]


@rule("SUB-4.3", "RUL-91")
def test_seats_that_are_out_are_no_prey() -> None:
    fallen = {"room": "hall-d", "status": "knocked-out"}
    scene = play("easy", hall(), figures=["hall-c"], seat1=fallen).choose("end-turn")
    assert figures(scene) == ["hall-b"] and scene.sees("seat1.damage") == 0


@rule("SUB-4.1", "SUB-4.2", "RUL-91")
def test_a_seat_that_escapes_is_safe_from_the_figure_in_the_crypt() -> None:
    leaving = {"room": "start-a-crypt", "leaving": True, "tokens": ["artifact-5"]}
    scene = play("easy", hall(), figures=["start-a-crypt"], seat0=leaving, seat1={"room": "hall-e"})
    scene.choose("end-turn").expect(status="escaped", damage=0)
    assert figures(scene) == ["start-a-nave"]


@rule("SUB-4.3", "RUL-91")
def test_figures_walk_into_the_crypt() -> None:
    scene = play("easy", figures=["start-a-nave"], seats=3).choose("end-turn")
    assert figures(scene) == ["start-a-crypt"]
    assert [seat.damage for seat in scene.state.seats] == [1, 1, 1]


@rule("SUB-4.4", "RUL-90")
def test_a_seat_that_the_figures_knocked_out_still_chooses_their_ways() -> None:
    scene = play(
        "easy", ring(), figures=["ring-far"], seat0={"room": "ring-far", "damage": 9}, seat1={"room": "ring-near"}
    )
    scene.choose("end-turn").expect(status="knocked-out", damage=10)
    assert (scene.sees("prompt"), scene.sees("asked")) == ("figure-moves", 0)
    scene.choose("hunt-to:ring-left")
    assert (figures(scene), scene.sees("active")) == (["ring-left"], 1)


@rule("SUB-4.4", "RUL-90", "RUL-91")
def test_a_seat_that_has_escaped_still_chooses_their_ways() -> None:
    leaving = {"room": "start-a-crypt", "leaving": True, "tokens": ["artifact-5"]}
    scene = play("easy", ring(), figures=["ring-far"], seat0=leaving, seat1={"room": "ring-near"}).choose("end-turn")
    assert (scene.sees("prompt"), scene.sees("asked")) == ("figure-moves", 0)


@rule("SUB-4.8", "RUL-95")
def test_their_damage_is_forced_and_a_black_cube_stands_in() -> None:
    scene = play("hard", hall(), black_aside=1, figures=["hall-b", "hall-b"], seat0={"room": "hall-b", "supply": 0})
    scene.choose("end-turn").expect(damage=2, supply=0, stand_ins=1, virtual=1)


@rule("SUB-4.8", "RUL-95")
def test_they_knock_out_with_no_more_damage_than_there_is_room_for() -> None:
    given = {"room": "hall-b", "damage": 9}
    scene = play("hard", hall(), figures=["hall-c"] * 3, seat1=given).choose("end-turn")
    assert (scene.sees("seat1.status"), scene.sees("seat1.damage"), scene.sees("seat1.supply")) == (
        "knocked-out",
        10,
        20,
    )
    assert scene.sees("out_order") == [1] and not scene.sees("over")


@rule("SUB-4.8")
@pytest.mark.parametrize("stands", ["hall-b", "hall-c"])
def test_the_game_ends_when_the_last_one_inside_falls(stands: str) -> None:
    scene = play("easy", hall(), figures=[stands], seat0={"room": "hall-b", "damage": 9}, seat1=GONE)
    scene.choose("end-turn").expect(status="knocked-out", score=0)
    assert scene.sees("over") is True and not scene.told("CardRevealed")


@rule("SUB-4.8")
def test_all_who_are_left_may_fall_at_once_from_the_active_seat_on() -> None:
    hurt = {"room": "hall-b", "damage": 9}
    scene = play("easy", hall(), seats=3, active=1, figures=["hall-c"], seat0=hurt, seat1=hurt, seat2=hurt)
    assert scene.choose("end-turn").sees("over") is True
    assert scene.sees("out_order") == [1, 2, 0]


@rule("SUB-4.1", "RUL-97")
def test_there_is_no_step_in_the_turn_of_a_seat_that_is_out() -> None:
    scene = play("easy", hall(), seats=4, figures=["hall-h"], seat0={"room": "hall-b"}, seat1=GONE, seat2=GONE)
    scene.state.seat(3).room = scene.state.board.start
    scene.choose("end-turn")
    assert (scene.sees("active"), figures(scene)) == (3, ["hall-g"])


@rule("SUB-4.1", "RUL-97")
def test_a_seat_that_fell_in_its_own_turn_began_it_in_play_so_there_is_a_step() -> None:
    fall = {"id": "fall", "kind": "action", "cost": 1, "play": [{"damage": 1}]}
    rules = open_game("catacombs+subterra:easy", [inline(tile=[hall()], card=[fall])])
    seat0 = {"room": "hall-c", "damage": 9, "hand": ["fall"]}
    scene = Scene(rules, tiles=[EAST], figures=["hall-c"], seat0=seat0, seat1={"room": "hall-a"}).play("fall")
    scene.expect(status="knocked-out", damage=10)
    assert (figures(scene), scene.sees("active")) == (["hall-b"], 1)


@rule("SUB-4.1", "CORE-13.5")
def test_the_step_comes_after_leaving_and_before_the_refill() -> None:
    leaving = {"room": "start-a-crypt", "leaving": True, "tokens": ["artifact-5"]}
    scene = play("easy", hall(), figures=["hall-b"], seat0=leaving, seat1={"room": "hall-e"}).choose("end-turn")
    order = [story(scene).index(name) for name in ("Escaped", "FigureMoved", "CardRevealed")]
    assert order == sorted(order) and figures(scene) == ["hall-c"]


# -------------------- SUB-5: the fight


@rule("SUB-5.1", "SUB-1.2", "SUB-1.3", "SUB-1.4", "RUL-98")
@pytest.mark.parametrize(("level", "gold", "clank"), [("easy", 2, 0), ("normal", 1, 0), ("hard", 0, 1)])
def test_three_swords_defeat_a_figure_and_the_level_says_what_it_brings(level: str, gold: int, clank: int) -> None:
    scene = play(level, hall(), figures=["hall-b"]).at("hall-b").give(swords=4).choose("fight-monster")
    scene.expect(swords=1, gold=gold, clank=clank)
    assert figures(scene) == [] and scene.told("FigureDefeated")
    scene.choose("end-turn").expect(damage=0)


@rule("SUB-5.1")
def test_only_in_its_room_and_only_with_three_swords() -> None:
    scene = play("easy", hall(), figures=["hall-b"]).at("hall-a").give(swords=3).refuses("fight-monster", "SUB-5.1")
    scene.at("hall-b").give(swords=2).refuses("fight-monster", "SUB-5.1")
    assert "fight-monster" in scene.give(swords=3).offered
    assert "fight-monster" not in Scene("catacombs").give(swords=3).offered


@rule("SUB-5.2")
def test_each_figure_takes_three_swords_of_its_own() -> None:
    scene = play("hard", hall(), figures=["hall-b", "hall-c", "hall-b"]).at("hall-b").give(swords=5)
    scene.choose("fight-monster").refuses("fight-monster", "SUB-5.1").give(swords=3).choose("fight-monster")
    scene.expect(clank=2, swords=0)
    assert figures(scene) == ["hall-c"]


@rule("SUB-5.2")
def test_swords_do_not_add_up_over_turns() -> None:
    scene = play("easy", hall(), figures=["hall-b"], seat1=GONE).at("hall-b").give(swords=2).choose("end-turn")
    scene.expect(swords=0).give(swords=1).refuses("fight-monster", "SUB-5.1")


@rule("RUL-98", "CORE-7.2")
def test_the_noise_of_a_hard_victory_can_be_undone() -> None:
    scene = play("hard", hall(), figures=["hall-b"]).at("hall-b").give(swords=3, credit=2).choose("fight-monster")
    scene.expect(clank=0, credit=1, clank_made=1)


@rule("RUL-94")
def test_a_figure_is_no_monster_card() -> None:
    scene = play("easy", hall(), figures=["hall-b"]).at("hall-b").give(swords=3).choose("fight-monster")
    scene.expect(monsters_defeated=0, row_monsters_defeated=0)
    assert scene.sees("dungeon_discard") == []


@rule("SUB-5.3")
def test_walking_into_its_room_does_nothing() -> None:
    scene = play("easy", hall(), figures=["hall-b"]).at("hall-a").give(boots=2).choose("move:hall-b").expect(damage=0)
    scene.choose("move:hall-a").expect(damage=0, room="hall-a")


@rule("SUB-5.4")
def test_everything_in_a_room_works_beside_a_figure() -> None:
    tiles = [tile("d13", 1, 1), tile("d11", 2, 1)]
    scene = play("easy", tiles=tiles, figures=["d13-chapel"]).at("start-a-nave")
    scene.give(boots=2, lockpicks=1, damage=1, supply=29).choose("move:d13-chapel").expect(damage=0)
    scene.choose("offer", "move:d13-relic", "take:artifact").expect(gold=1, tokens=["artifact-5"])
    scene = play("easy", tiles=[tile("d18", 1, 1)], figures=["d18-cell"]).at("d18-cell").give(lockpicks=1)
    scene.next_tokens("peasant", "monk").choose("unlock:prison").expect(tokens=["monk", "peasant"])
    scene = play("easy", tiles=[tile("s02", 1, 1)], figures=["s02-stalls"]).at("s02-stalls").give(gold=7)
    scene.choose("buy:backpack").expect(tokens=["backpack"])


@rule("RUL-92")
def test_a_figure_keeps_its_room_when_the_tile_turns_and_hurts_nobody() -> None:
    scene = play("easy", tiles=[tile("s01", 1, 1)], figures=["s01-gate"], seat1={"room": "s01-gate"})
    scene.row(*["burgle"] * 5).next_cards("animated-wall").choose("end-turn")
    assert scene.sees("tiles") == [tile("s01", 1, 1, turn=2)]
    assert figures(scene) == ["s01-gate"] and scene.sees("seat1.damage") == 0


@rule("RUL-92", "SUB-4.2")
def test_once_the_tile_has_turned_the_next_step_finds_its_ways_anew() -> None:
    scene = play("easy", hall(), figures=["hall-c"], seat1=GONE).choose("end-turn")
    turn_tile(scene.state, scene.me, tile_of(scene.state.figures[0]), 1)
    assert figures(scene) == ["hall-b"]
    assert figures(scene.choose("end-turn")) == []


@rule("SUB-5.1", "CAT-4.6")
def test_while_a_discovery_waits_a_figure_can_be_fought() -> None:
    scene = play("easy", figures=["start-a-nave"]).at("start-a-nave").next_tiles("s01").give(boots=1, swords=3)
    scene.choose("explore:start-a.E2", "fight-monster").expect(swords=0, gold=2, discovering=True)
    assert figures(scene) == [] and scene.sees("prompt") == "discover"
