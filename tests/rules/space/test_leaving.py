"""SPA-9 and SPA-10: pods, falling, the turns of those who are out, the count."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, rule
from ships import QUIET, aboard, added_points
from tiptoe.catalog import open_game
from tiptoe.core.board import DEPTHS

LOOT = ["artifact-5", "command-code"]


def at_the_pods(*cards: str, seats: int = 2, given: dict[str, Any] | None = None, **values: Any) -> Scene:
    """Seat 0 before the nearest pods with an Artifact and a boot."""
    table = {"room_tokens": {pod: ["escape-pod"] for pod in ("pod1", "pod2", "pod3", "pod4")}, **(given or {})}
    return aboard(*cards, room="cb7", seats=seats, given=table, **{"boots": 1, "tokens": LOOT, **values})


@rule("SPA-9.1")
def test_a_pod_takes_the_seat_its_pawn_and_its_cubes_of_the_clank_area() -> None:
    scene = at_the_pods(clank=4, bag=3, damage=2).choose("move:pod1")
    scene.expect(leaving=True, clank=0, supply=25, bag=3, damage=2, tokens=[*LOOT, "escape-pod"])
    assert (scene.sees("room_tokens.pod1"), len(scene.told("PodBoarded"))) == ([], 1)
    scene.choose("end-turn").expect(status="escaped")
    assert scene.sees("seat0.score") == 25


@rule("SPA-9.1", "CORE-18.1", "RUL-22")
@pytest.mark.parametrize("key", ["move:pod1", "move:pod2", "teleport:pod1"])
def test_without_an_artifact_a_pod_cannot_be_entered(key: str) -> None:
    scene = at_the_pods(tokens=["command-code"], teleports=1).refuses(key, "SPA-9.1")
    assert key not in scene.offered
    at_the_pods(teleports=1).choose(key).expect(leaving=True)


@rule("SPA-9.1", "RUL-102")
def test_a_pod_that_is_gone_is_no_way_out_and_no_room() -> None:
    gone = {"room_tokens": {"pod2": ["escape-pod"]}}
    scene = at_the_pods(teleports=1, given=gone).refuses("move:pod1", "SPA-9.1").refuses("teleport:pod1", "SPA-9.1")
    scene.choose("move:pod2").expect(damage=1, leaving=True)  # an enemy stands before this one


@rule("SPA-9.1", "RUL-102")
def test_each_pod_lies_on_a_space_of_its_own() -> None:
    scene = at_the_pods().choose("move:pod1", "end-turn")
    rest = [scene.sees(f"room_tokens.pod{pod}") for pod in (1, 2, 3, 4)]
    assert rest == [[], ["escape-pod"], ["escape-pod"], ["escape-pod"]]


@rule("SPA-9.2", "RUL-21")
def test_the_turn_is_finished_with_cards_acquiring_and_fighting() -> None:
    hand = ("hack", "stumble", "fazr", "fazr")
    scene = at_the_pods(*hand, boots=1, gold=7, given={"row": ["leaflet-drone"]}).choose("move:pod1").play(*hand)
    scene.expect(clank=0, skill=3).choose("acquire:row1", "fight:g0b-l1n").expect(gold=8, discard=["leaflet-drone"])


@rule("SPA-9.2", "RUL-21", "CORE-18.2")
def test_but_without_moves_rides_or_hacking() -> None:
    scene = (
        at_the_pods("boldly-go", "remote-uplink", teleports=1).choose("move:pod1").play("boldly-go", "remote-uplink")
    )
    scene.refuses("move:cb7", "CORE-18.2").refuses("teleport:cb7", "CORE-18.2").refuses("hack:hy6", "CORE-18.2")
    scene.refuses("lift:k3", "CORE-18.2").refuses("beam:hy11", "CORE-18.2").refuses("invoke:remote-uplink", "CORE-6.5a")
    assert [key.partition(":")[0] for key in scene.offered] == ["acquire", "acquire", "end-turn"]


@rule("SPA-9.2", "RUL-21", "CORE-7.6")
def test_nobody_makes_a_seat_in_a_pod_loud() -> None:
    scene = at_the_pods(given={"row": ["vent-lurker"]}).choose("move:pod1").next_cards("barricade-choir")
    scene.does({"replace-row-card": True}, moment="use").choose("replace:row1").expect(clank=0)
    assert scene.sees("seat1.clank") == 1


@rule("SPA-9.2", "RUL-21")
def test_an_attack_of_the_same_turn_does_not_hurt_a_seat_in_a_pod() -> None:
    scene = at_the_pods(bag=2, given={"row": QUIET}).choose("move:pod1").next_cards("hall-monitor")
    scene.draws("seat0", "seat0").choose("end-turn").expect(damage=0, aside=2, status="escaped")


@rule("SPA-9.2", "RUL-21")
def test_nor_does_one_in_the_middle_of_the_turn() -> None:
    scene = at_the_pods(bag=1, given={"marker": 8}).choose("move:pod1").draws("seat0", "hunter", "black", "black")
    scene.does({"attack": True}).expect(damage=0, aside=1)
    assert scene.sees("seat1.damage") == 1


@rule("SPA-9.2", "RUL-21", "CORE-19.1")
def test_when_the_last_seat_leaves_the_game_is_over_without_a_refill() -> None:
    scene = at_the_pods(given={"seat1": {"status": "knocked-out"}}).next_cards("barricade-choir")
    scene.choose("move:pod1", "end-turn")
    assert (scene.sees("over"), scene.sees("row"), scene.sees("winners")) == (True, [""] * 6, [0])
    assert scene.told("CardRevealed") == []


@rule("SPA-9.3", "CORE-17.2", "RUL-23")
@pytest.mark.parametrize(
    ("room", "tokens", "points"), [("cb1", LOOT, 5), ("cb7", LOOT, 5), ("k1", LOOT, 0), ("cb1", ["command-code"], 0)]
)
def test_who_falls_in_the_cargo_bay_with_an_artifact_is_rescued(room: str, tokens: list[str], points: int) -> None:
    scene = Scene("space", row=QUIET, seat0={"room": room, "tokens": tokens, "damage": 9, "bag": 1})
    scene.next_cards("hall-monitor").draws("seat0", "black").choose("end-turn").expect(status="knocked-out")
    assert (scene.sees("seat0.score"), scene.sees("seat0.scores")) == (points, points > 0)


@rule("SPA-9.3")
@pytest.mark.parametrize("spec", ["space", "space:arena.promenade.engineering"])
def test_all_but_the_cargo_bay_is_lost_ground(spec: str) -> None:
    board = open_game(spec).board
    safe = [name for name, bits in zip(board.rooms, board.features) if not bits & DEPTHS]
    assert safe == [*(f"cb{n}" for n in range(1, 9)), *(f"pod{n}" for n in range(1, 5))]


@rule("SPA-9.3", "RUL-102")
def test_only_a_pod_takes_cubes_back() -> None:
    scene = Scene("space", row=QUIET, seat0={"room": "cb1", "tokens": LOOT, "damage": 9, "bag": 1, "clank": 3})
    scene.next_cards("hall-monitor").draws("seat0", "black").choose("end-turn").expect(
        bag=3, supply=17, status="knocked-out"
    )


@rule("SPA-9.4", "CORE-18.5", "RUL-31", "RUL-58")
@pytest.mark.parametrize(("seats", "cubes"), [(2, 6), (3, 4), (4, 4)])
def test_a_seat_that_is_out_draws_a_fixed_number(seats: int, cubes: int) -> None:
    given = {"marker": 1, "row": ["praetor-unit"] * 6, "seat1": {"status": "escaped"}}
    scene = aboard(seats=seats, clank=2, given=given).choose("end-turn")
    assert [n for _, n, *_ in scene.told("AttackBegun")] == [cubes]
    scene.expect(clank=0)


@rule("SPA-9.4", "RUL-58")
def test_six_are_for_two_who_began_not_for_two_who_are_left() -> None:
    given = {"seat1": {"status": "escaped"}, "row": ["memory-core"] * 6}
    scene = aboard(seats=3, given=given).choose("end-turn")
    assert [n for _, n, *_ in scene.told("AttackBegun")] == [4]


@rule("SPA-9.4", "SPA-8.3", "RUL-52")
def test_hunters_hunt_in_those_turns_too() -> None:
    given = {"marker": 8, "row": ["memory-core"] * 6, "seat1": {"status": "escaped", "bag": 2}}
    scene = aboard(bag=1, given=given).draws("hunter", "seat0", "seat1", "seat1", "black", "black").choose("end-turn")
    scene.expect(damage=2)
    assert (scene.sees("seat1.aside"), scene.sees("seat1.damage"), scene.sees("hunters.clank")) == (2, 0, 1)


@rule("SPA-9.5", "RUL-38")
def test_every_seat_that_is_out_does_so_in_each_turn_and_nothing_else() -> None:
    out = {"status": "escaped"}
    scene = aboard(seats=4, given={"row": ["memory-core"] * 6, "seat1": out, "seat3": {"status": "knocked-out"}})
    scene.choose("end-turn", "end-turn")
    assert [seat for seat, *_ in scene.told("AttackBegun")] == [1, 3]
    scene.choose("end-turn", "end-turn")
    assert [seat for seat, *_ in scene.told("AttackBegun")] == [1, 3, 1, 3]


@rule("SPA-9.6", "CORE-14.3")
def test_a_deck_that_cannot_fill_the_row_ends_the_game() -> None:
    scene = aboard(tokens=LOOT, given={"row": QUIET, "seat1": {"room": "k1", "tokens": ["artifact-30"]}})
    scene.next_cards().choose("end-turn")
    assert (scene.sees("over"), scene.sees("winners")) == (True, [0])
    assert (scene.sees("seat0.score"), scene.sees("seat1.score")) == (5, 0)


@rule("SPA-10.1", "CORE-20.2", "CORE-20.3")
def test_everything_counts() -> None:
    tokens = ["ship-plans", "digital-archive", "contraband", "sixth-crystal", "power-crystal", "escape-pod"]
    assert added_points(tokens=tokens) == 7 + 3 + 10 + 6 + 20
    assert added_points(gold=4, cards=["princess-helia", "memory-core", "hack"]) == 4 + 3 + 7


@rule("SPA-10.1", "CORE-20.4", "RUL-24")
def test_the_better_artifact_breaks_a_tie() -> None:
    seats = {"seat1": {"status": "escaped", "tokens": ["artifact-30"], "room": "pod2"}}
    scene = at_the_pods(gold=5, tokens=["artifact-5"], given=seats).choose("move:pod1", "end-turn")
    assert (scene.sees("seat0.score"), scene.sees("seat1.score"), scene.sees("winners")) == (30, 30, [1])


@rule("SPA-10.1", "RUL-23")
def test_if_all_are_lost_nobody_wins() -> None:
    scene = aboard(room="k1", tokens=LOOT, given={"row": QUIET}).next_cards().choose("end-turn")
    assert (scene.sees("over"), scene.sees("winners")) == (True, [])


def alone(spec: str = "space", seats: int = 2, **mine: Any) -> Scene:
    """Seat 0 is the last one aboard; only the draws of seats that are out happen to it."""
    out = {f"seat{seat}": {"status": "escaped", "room": "pod1"} for seat in range(1, seats)}
    purse = {"room": "cb1", "tokens": LOOT, **mine}
    return Scene(spec, seats, row=["memory-core"] * 6, black_aside=24, seat0=purse, **out)


@rule("RUL-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_left_alone_has_twenty_five_rounds(seats: int) -> None:
    scene = alone("space+lone-rounds", seats=seats).choose(*["end-turn"] * 24)
    assert (scene.sees("over"), len(scene.told("CountdownAdvanced"))) == (False, 24)
    scene.choose("end-turn").expect(status="knocked-out")
    assert (scene.sees("over"), scene.sees("seat0.score")) == (True, 5)  # it stood in the Cargo Bay


@rule("RUL-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_the_book_a_seat_left_alone_has_no_limit(seats: int) -> None:
    """Rules review 2: the last seat aboard was knocked out after 25 rounds at every table."""
    scene = alone(seats=seats).choose(*["end-turn"] * 40).expect(status="in-play")
    assert (scene.sees("over"), scene.told("CountdownAdvanced")) == (False, [])


@rule("RUL-16")
def test_two_seats_left_have_all_the_time_of_the_world() -> None:
    out = {"status": "escaped", "room": "pod1"}
    scene = Scene("space+lone-rounds", 3, row=["memory-core"] * 6, black_aside=24, seat2=out).choose(*["end-turn"] * 60)
    assert (scene.sees("over"), scene.told("CountdownAdvanced")) == (False, [])


@rule("RUL-16")
def test_the_rounds_are_counted_from_the_last_one_to_leave() -> None:
    given = {"row": ["memory-core"] * 6, "black_aside": 24, "seat1": {"status": "escaped", "room": "pod4"}}
    mine = {"room": "cb7", "boots": 1, "tokens": LOOT}
    pods = {"pod1": ["escape-pod"]}
    scene = Scene("space+lone-rounds", 3, seat0=mine, room_tokens=pods, **given).choose("move:pod1", "end-turn")
    assert scene.told("CountdownAdvanced") == []  # seat 1 was out before, and its turn does not count
    scene.choose("end-turn")
    assert [seat for seat, *_ in scene.told("CountdownAdvanced")] == [0]


@rule("RUL-16", "CORE-15.2")
def test_an_empty_bag_ends_nothing_unless_the_table_wants_it() -> None:
    scene = alone().choose("end-turn")
    assert (scene.sees("bag"), scene.sees("over")) == (0, False)
    wanted = alone("space+empty-bag-ends").choose("end-turn").expect(status="knocked-out")
    assert (wanted.sees("over"), len(wanted.told("BagEmptied"))) == (True, 1)


@rule("RUL-16", "SPA-8.3")
def test_hunters_that_went_back_to_the_area_do_not_fill_the_bag() -> None:
    out = {"status": "escaped", "room": "pod1"}
    scene = Scene("space+empty-bag-ends", row=["memory-core"] * 6, black_aside=24, marker=8, seat1=out)
    scene.choose("end-turn").expect(damage=1, status="knocked-out")
    assert (scene.sees("hunters.clank"), scene.sees("over")) == (1, True)
