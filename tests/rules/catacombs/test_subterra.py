"""SUB: monsters come out of wayshrines and hunt whoever is nearest."""

from __future__ import annotations

import pytest

from caves import CRYPT, EDGE, GROTTO, NAVE, SHRINE, square, way
from scene import Scene, inline, rule, tile
from tiptoe.catalog import SpecError, open_game
from tiptoe.core.rng import seeded
from tiptoe.rules.turn import new_game

MONSTERS = ["skeleton", "keymaster", "skeleton", "keymaster", "skeleton", "keymaster"]
CALM = ["swindle"] * 6
TRACK = [square(f"t{i}", way("W1", "hall"), way("E0", "hall")) for i in range(8)]
WAYSIDE = square("wayside", features=["wayshrine"])
ALTAR = square("altar", features=["wayshrine"])
CHAPEL = square("chapel", features=["wayshrine"])


def hunted(level: str = "normal", laid: list[str] | None = None, **given: object) -> Scene:
    """A row of tiles eastwards from the nave: by default the halls t0 to t7, each one step from the next."""
    names = [f"t{i}" for i in range(8)] if laid is None else laid
    rules = open_game(f"catacombs+subterra:{level}", [inline(tile=[*TRACK, WAYSIDE, ALTAR, CHAPEL])])
    tiles = [tile(name, 1 + place, 1) for place, name in enumerate(names)]
    return Scene(rules, **{"tiles": tiles, "row": CALM, **given})


def row_of(n: int) -> list[str]:
    """A full row with so many Monsters."""
    return MONSTERS[:n] + CALM[n:]


def figures(scene: Scene) -> object:
    return scene.sees("figures")


@rule("SUB-1.1")
def test_no_monster_is_in_play_at_first_and_a_table_agrees_on_one_level() -> None:
    assert new_game(open_game("catacombs+subterra:hard"), 4, seeded(1)).figures == []
    with pytest.raises(SpecError, match="twice"):
        open_game("catacombs+subterra:hard+subterra:easy")


@rule("SUB-1.2", "SUB-1.3", "SUB-1.4", "SUB-3.2", "RUL-85")
@pytest.mark.parametrize(("level", "cards", "most"), [("easy", 4, 1), ("normal", 3, 2), ("hard", 2, 3)])
def test_so_many_monsters_in_the_row_call_so_many_figures(level: str, cards: int, most: int) -> None:
    shrines = ["wayside", "altar", "chapel"]
    assert figures(hunted(level, shrines, row=row_of(cards - 1), seat0={"room": NAVE}).choose("end-turn")) == []
    called = hunted(level, shrines, row=row_of(cards), seat0={"room": NAVE}).choose("end-turn")
    assert len(called.state.figures) == most


@rule("SUB-1.2", "SUB-1.3", "SUB-1.4", "SUB-5.1", "RUL-98")
@pytest.mark.parametrize(("level", "gold", "clank"), [("easy", 2, 0), ("normal", 1, 0), ("hard", 0, 1)])
def test_three_swords_defeat_a_monster_for_the_result_of_the_level(level: str, gold: int, clank: int) -> None:
    scene = hunted(level, figures=["t0-hall"], seat0={"room": "t0-hall", "swords": 4}).choose("fight-monster")
    scene.expect(swords=1, gold=gold, clank=clank)
    assert figures(scene) == []


@rule("SUB-1.5", "SUB-3.4", "SUB-4.2", "RUL-89")
@pytest.mark.parametrize(("room", "kept"), [("t6-hall", True), ("t7-hall", False)])
def test_a_monster_notices_seats_up_to_six_rooms_away(room: str, kept: bool) -> None:
    scene = hunted(figures=["t0-hall"], seat0={"room": room}, seat1={"status": "escaped"}).choose("end-turn")
    assert (figures(scene) == ["t1-hall"]) == kept
    assert (figures(scene) == []) != kept  # lost


@rule("SUB-2.1", "RUL-83")
def test_a_tunnel_over_several_tiles_is_one_step() -> None:
    pipe = square("pipe", way("W1", "E0"), way("W0", "E1"))
    rules = open_game("catacombs+subterra:easy", [inline(tile=[pipe, WAYSIDE])])
    scene = Scene(
        rules,
        tiles=[tile("pipe", 1, 1), tile("wayside", 2, 1)],
        row=CALM,
        figures=["wayside-hall"],
        seat0={"room": NAVE},
    )
    assert figures(scene.choose("end-turn")) == [NAVE]


@rule("SUB-2.2")
def test_nothing_on_a_tunnel_stops_a_monster() -> None:
    icons = {"lock": True, "monsters": 2, "footprints": True}
    walled = square("walled", way("W0", "hall", **icons), way("hall", "W1", arrow=True), features=["crystal-cave"])
    rules = open_game("catacombs+subterra:easy", [inline(tile=[walled, WAYSIDE])])
    laid = [tile("walled", 1, 1), tile("wayside", 2, 1)]
    scene = Scene(rules, tiles=laid, row=CALM, figures=["wayside-hall"], seat0={"room": NAVE}).choose("end-turn")
    assert figures(scene) == ["walled-hall"]
    scene = Scene(
        rules, tiles=laid, row=CALM, figures=[NAVE], seat0={"room": "wayside-hall"}, seat1={"status": "escaped"}
    )
    assert figures(scene.choose("end-turn")) == ["walled-hall"]  # against the arrow, or through lock and monsters
    assert scene.sees("opened") == []


@rule("SUB-2.3", "RUL-83")
def test_portals_are_no_way_for_monsters() -> None:
    door = square("door", way("hall", "P"), *[way(f"{side}0", f"{side}1") for side in "NESW"])
    rules = open_game("catacombs+subterra:easy", [inline(tile=[door])])
    scene = Scene(
        rules,
        tiles=[tile("door", 1, 1)],
        row=CALM,
        figures=["door-hall"],
        seat0={"room": GROTTO},
        seat1={"status": "escaped"},
    )
    assert figures(scene.choose("end-turn")) == []  # joined by portals only: out of reach


@rule("SUB-2.3", "SUB-4.3")
def test_a_monster_takes_the_long_way_round_a_portal() -> None:
    rules = open_game("catacombs+subterra:easy", [inline(tile=[square("door", way("hall", "P"))])])
    scene = Scene(
        rules,
        tiles=[tile("door", 1, 1)],
        row=CALM,
        figures=["door-hall"],
        seat0={"room": GROTTO},
        seat1={"room": SHRINE},
    )
    assert figures(scene.choose("end-turn")) == [NAVE]


@rule("SUB-2.4", "RUL-96")
def test_monsters_discover_nothing_and_need_no_walked_way() -> None:
    scene = hunted(figures=["t1-hall"], stack=["d01"], seat0={"room": "t3-hall"}).choose("end-turn")
    assert (figures(scene), scene.sees("tiles_left")) == (["t2-hall"], 1)


@rule("SUB-3.1", "RUL-84")
def test_monsters_appear_after_the_refill_and_before_the_attack() -> None:
    scene = (
        hunted("normal", ["wayside"], row=row_of(2)[:5], seat0={"room": NAVE})
        .next_cards("ogre-merchant")
        .choose("end-turn")
    )
    told = [event.kind.name for event in scene.state.events]
    assert told.index("CardRevealed") < told.index("FigureAppeared") < told.index("AttackBegun")


@rule("SUB-3.1", "RUL-84")
def test_what_the_row_shows_decides_even_if_no_card_was_drawn() -> None:
    assert figures(hunted("normal", ["wayside"], row=row_of(3), seat0={"room": NAVE}).choose("end-turn")) == [
        "wayside-hall"
    ]


@rule("SUB-3.1", "RUL-84", "RUL-108")
def test_nothing_appears_within_a_turn() -> None:
    scene = hunted("normal", ["wayside"], row=row_of(2), seat0={"room": NAVE}).next_cards("skeleton")
    scene.does({"replace-row-card": True}, moment="use").choose("replace:row3")
    assert figures(scene) == []


@rule("SUB-3.1", "RUL-84")
def test_setup_looks_once_and_finds_the_wayshrine_of_the_start_tile() -> None:
    """On the other face a wayshrine lies one step from the Crypt."""
    rules = open_game("catacombs:b+subterra:hard")
    found = []
    for seed in range(20):
        state = new_game(rules, 2, seeded(seed))
        monsters = sum(state.cards[card].kind == "monster" for card in state.row)
        found.append(bool(state.figures))
        assert bool(state.figures) == (monsters >= 2)
    assert any(found) and not all(found)


@rule("SUB-3.2", "RUL-85")
def test_no_more_than_there_are_wayshrines() -> None:
    scene = hunted("hard", ["wayside", "altar"], row=row_of(2), seat0={"room": NAVE}).choose("end-turn")
    assert figures(scene) == ["altar-hall", "wayside-hall"]
    scene.state.figures = [scene.state.board.room(GROTTO)] * 2
    assert len(scene.choose("end-turn").state.figures) == 2  # two wayshrines, two in play


@rule("SUB-3.3")
def test_a_wayshrine_brings_one_each_time() -> None:
    scene = hunted("hard", ["wayside", "altar", "chapel"], row=row_of(2), seat0={"room": NAVE}).choose("end-turn")
    assert figures(scene) == ["altar-hall", "chapel-hall", "wayside-hall"]


@rule("SUB-3.4")
def test_a_wayshrine_out_of_range_brings_none() -> None:
    far = ["t0", "t1", "t2", "t3", "t4", "t5", "wayside"]
    assert (
        figures(
            hunted("easy", far, row=row_of(4), seat0={"room": NAVE}, seat1={"status": "escaped"}).choose("end-turn")
        )
        == []
    )
    assert figures(
        hunted("easy", far[1:], row=row_of(4), seat0={"room": NAVE}, seat1={"status": "escaped"}).choose("end-turn")
    ) == ["wayside-hall"]


@rule("SUB-3.4", "RUL-91")
def test_seats_that_are_out_call_nothing() -> None:
    scene = hunted(
        "easy",
        ["t0", "t1", "t2", "t3", "t4", "t5", "t6", "wayside"],
        row=row_of(4),
        seat1={"status": "knocked-out", "room": "wayside-hall"},
    )
    assert figures(scene.choose("end-turn")) == []


@rule("SUB-3.5", "RUL-86")
def test_the_nearest_wayshrine_goes_first() -> None:
    assert figures(
        hunted("easy", ["t0", "altar", "wayside"], row=row_of(4), seat0={"room": NAVE}).choose("end-turn")
    ) == ["altar-hall"]


@rule("SUB-3.5", "RUL-86")
def test_between_equals_the_seat_that_ended_its_turn_chooses() -> None:
    scene = hunted(
        "easy", ["altar", "t0", "wayside"], row=row_of(4), active=1, seat0={"room": CRYPT}, seat1={"room": "t0-hall"}
    )
    scene.choose("end-turn")
    assert (scene.sees("asked"), sorted(scene.offered)) == (1, ["appear-at:altar-hall", "appear-at:wayside-hall"])
    assert figures(scene.choose("appear-at:wayside-hall")) == ["wayside-hall"]
    assert scene.sees("active") == 0


@rule("SUB-3.6")
def test_at_the_maximum_none_appears() -> None:
    scene = hunted("easy", ["wayside", "altar"], row=row_of(6), figures=[GROTTO], seat0={"room": NAVE}).choose(
        "end-turn"
    )
    assert len(scene.state.figures) == 1


@rule("SUB-3.6", "SUB-5.1")
def test_defeating_one_makes_room_for_another() -> None:
    scene = hunted("easy", ["wayside"], row=row_of(4), figures=[NAVE], seat0={"room": NAVE, "swords": 3}).choose(
        "fight-monster", "end-turn"
    )
    assert figures(scene) == ["wayside-hall"]


@rule("SUB-3.7", "RUL-87", "RUL-84")
def test_to_appear_beside_a_seat_hurts_nobody() -> None:
    scene = hunted(
        "easy", ["wayside"], row=row_of(4), seat0={"room": "wayside-hall"}, seat1={"room": "wayside-hall"}
    ).choose("end-turn")
    assert (figures(scene), scene.me.damage, scene.other.damage) == (["wayside-hall"], 0, 0)


@rule("SUB-4.1", "RUL-88", "SUB-4.6")
def test_who_ends_the_turn_beside_a_monster_is_hurt_once() -> None:
    scene = hunted(figures=["t0-hall", "t0-hall"], seat0={"room": "t0-hall"}, seat1={"room": "t0-hall"}).choose(
        "end-turn"
    )
    assert (scene.me.damage, scene.other.damage) == (2, 0)  # it stays with both, and hurts the one whose turn ends


@rule("SUB-4.1", "RUL-91", "RUL-20")
def test_who_has_left_is_safe() -> None:
    scene = hunted(figures=[CRYPT], seat0={"room": NAVE, "boots": 1, "tokens": ["artifact-5"]}, seat1={"room": NAVE})
    scene.choose(f"move:{CRYPT}", "end-turn").expect(status="escaped", damage=0)
    assert scene.other.damage == 1  # it turns to the other


@rule("SUB-4.2", "RUL-89")
def test_a_monster_without_prey_is_lost_before_any_moves() -> None:
    scene = hunted("hard", figures=["t0-hall", "t7-hall"], seat0={"room": NAVE}, seat1={"room": NAVE}).choose(
        "end-turn"
    )
    assert (figures(scene), len(scene.told("FigureLost"))) == ([NAVE], 1)


@rule("SUB-4.3")
def test_a_monster_goes_one_room_towards_the_nearest_seat_and_stays_beside_it() -> None:
    scene = hunted(figures=["t4-hall"], seat0={"room": "t1-hall"}, seat1={"room": "t6-hall"}).choose("end-turn")
    assert figures(scene) == ["t5-hall"]
    assert figures(scene.choose("end-turn")) == ["t6-hall"]
    assert figures(scene.choose("end-turn")) == ["t6-hall"]


@rule("SUB-4.4", "RUL-90")
def test_between_equal_seats_the_one_that_ended_its_turn_chooses() -> None:
    scene = hunted(figures=["t4-hall"], seat0={"room": "t2-hall"}, seat1={"room": "t6-hall"}).choose("end-turn")
    assert (scene.sees("asked"), sorted(scene.offered)) == (0, ["hunt-to:t3-hall", "hunt-to:t5-hall"])
    assert figures(scene.choose("hunt-to:t5-hall")) == ["t5-hall"]


@rule("SUB-4.4", "RUL-90")
def test_all_steps_are_fixed_before_any_is_made() -> None:
    scene = hunted(figures=["t4-hall", "t4-hall"], seat0={"room": "t2-hall"}, seat1={"room": "t6-hall"}).choose(
        "end-turn", "hunt-to:t3-hall"
    )
    assert (figures(scene), scene.sees("asked")) == (["t4-hall", "t4-hall"], 0)
    assert figures(scene.choose("hunt-to:t5-hall")) == ["t3-hall", "t5-hall"]


@rule("SUB-4.4", "RUL-90", "RUL-91")
def test_a_seat_that_has_just_left_still_chooses() -> None:
    home = {"room": NAVE, "boots": 1, "tokens": ["artifact-5"]}
    scene = hunted(seats=3, figures=["t4-hall"], seat0=home, seat1={"room": "t2-hall"}, seat2={"room": "t6-hall"})
    scene.choose(f"move:{CRYPT}", "end-turn").expect(status="escaped")
    assert (scene.sees("asked"), sorted(scene.offered)) == (0, ["hunt-to:t3-hall", "hunt-to:t5-hall"])
    scene.choose("hunt-to:t3-hall")
    assert scene.sees("active") == 1


@rule("SUB-4.5")
def test_each_monster_that_enters_hurts_everybody_there() -> None:
    seats = {f"seat{i}": {"room": "t1-hall"} for i in range(3)}
    scene = hunted("hard", seats=3, figures=["t0-hall", "t2-hall", "t4-hall"], **seats).choose("end-turn")
    assert [seat.damage for seat in scene.state.seats] == [2, 2, 2]
    assert scene.me.supply == 28


@rule("SUB-4.6", "RUL-88")
def test_a_monster_hurts_a_seat_once_in_a_step() -> None:
    scene = hunted(figures=["t0-hall"], seat0={"room": "t0-hall"}).choose("end-turn").expect(damage=1)
    scene.choose("end-turn").expect(damage=1)  # the other seat's turn ends: it stays, and does nothing


@rule("SUB-4.7")
def test_it_follows_another_seat_when_its_prey_is_too_far() -> None:
    scene = hunted(figures=["t0-hall"], seat0={"room": "t7-hall"}, seat1={"room": GROTTO}).choose("end-turn")
    assert figures(scene) == [NAVE]


@rule("SUB-4.8", "RUL-95", "RUL-17")
def test_this_damage_is_forced_and_can_knock_out() -> None:
    scene = hunted(figures=["t0-hall"], seat0={"room": "t0-hall", "damage": 9}, seat1={"room": "t1-hall", "supply": 0})
    scene.choose("end-turn").expect(status="knocked-out", score=0)
    assert (scene.sees("seat1.damage"), scene.sees("seat1.virtual"), figures(scene)) == (1, 1, ["t1-hall"])


@rule("SUB-4.8", "CORE-19.1")
def test_the_game_ends_when_monsters_fell_the_last_seat() -> None:
    seat = {"room": "t0-hall", "damage": 9}
    scene = hunted(figures=["t1-hall"], row=CALM[:5], seat0=seat, seat1={"status": "escaped"}).choose("end-turn")
    assert (scene.sees("over"), scene.sees("row")) == (True, [*CALM[:5], ""])  # before the refill


@rule("SUB-4.1", "RUL-97")
def test_monsters_do_nothing_in_the_turn_of_a_seat_that_is_out() -> None:
    scene = hunted(
        seats=3, figures=["t4-hall"], seat0={"room": "t1-hall"}, seat1={"status": "escaped"}, seat2={"room": "t1-hall"}
    )
    scene.choose("end-turn")
    assert (scene.sees("active"), figures(scene)) == (2, ["t3-hall"])  # one step, though two turns are over


@rule("SUB-5.1")
def test_a_monster_is_fought_in_its_room_with_three_swords() -> None:
    hunted(figures=["t0-hall"], seat0={"room": "t0-hall", "swords": 2}).refuses("fight-monster", "SUB-5.1")
    hunted(figures=["t1-hall"], seat0={"room": "t0-hall", "swords": 9}).refuses("fight-monster", "SUB-5.1")


@rule("SUB-5.2")
def test_each_one_is_fought_for_itself() -> None:
    scene = (
        hunted(figures=["t0-hall", "t0-hall"], seat0={"room": "t0-hall", "swords": 7})
        .choose("fight-monster")
        .expect(swords=4)
    )
    assert figures(scene) == ["t0-hall"]
    scene.choose("fight-monster").expect(swords=1, gold=2)


@rule("SUB-5.2")
def test_swords_do_not_add_up_over_turns() -> None:
    scene = (
        hunted(figures=["t0-hall"], seat0={"room": "t0-hall", "swords": 2})
        .choose("end-turn", "end-turn")
        .give(swords=2)
    )
    scene.refuses("fight-monster", "SUB-5.1")


@rule("SUB-5.3")
def test_to_walk_into_its_room_does_nothing_by_itself() -> None:
    hunted(figures=["t0-hall"], seat0={"room": NAVE, "boots": 2}).choose("move:t0-hall", "move:t1-hall").expect(
        damage=0, boots=0
    )


@rule("SUB-5.4")
def test_a_room_with_a_monster_works_as_any_other() -> None:
    full = square("full", features=["market", "wayshrine", "chest"], artifact=0, reward={"gold": 1})
    rules = open_game("catacombs+subterra:easy", [inline(tile=[full])])
    seat = {"room": NAVE, "boots": 1, "gold": 6, "lockpicks": 1}
    scene = Scene(rules, tiles=[tile("full", 1, 1)], row=CALM, figures=["full-hall"], seat0=seat).choose(
        "move:full-hall"
    )
    scene.choose("buy:backpack", "offer", "unlock:chest", "take:artifact").expect(placed=1, lockpicks=0)


@rule("RUL-92", "RUL-68")
def test_a_monster_keeps_its_room_when_the_tile_turns() -> None:
    scene = hunted(figures=["t0-hall"], seat0={"room": "t0-hall"}).does({"turn-occupied-tiles": True}).expect(damage=0)
    assert (figures(scene), scene.state.figures) == (["t0-hall"], [scene.me.room])


@rule("RUL-94", "RUL-39")
def test_a_figure_is_no_monster_card() -> None:
    scene = hunted(figures=["t0-hall"], seat0={"room": "t0-hall", "damage": 3, "hand": ["souldrinker"]}).play(
        "souldrinker"
    )
    scene.choose("fight-monster").expect(damage=3, monsters_defeated=0, gold=1)


@rule("RUL-99", "RUL-39")
def test_only_red_cards_of_the_row_are_counted() -> None:
    danger = ["wishing-well", "corrupt-advisor", "diversion", "sudden-movement", *row_of(2)[:2]]
    assert (
        figures(hunted("normal", ["wayside"], row=danger, seat0={"room": NAVE}).choose("end-turn")) == []
    )  # the Goblin neither


@rule("RUL-91")
def test_monsters_may_enter_the_crypt() -> None:
    scene = hunted(figures=[NAVE], seat0={"room": CRYPT}, seat1={"room": CRYPT}).choose("end-turn")
    assert (figures(scene), scene.me.damage, scene.other.damage) == ([CRYPT], 1, 1)


@rule("RUL-86")
def test_a_pawn_or_a_monster_on_a_wayshrine_does_not_matter() -> None:
    scene = hunted(
        "normal", ["wayside", "t0", "t1"], row=row_of(3), figures=["wayside-hall"], seat0={"room": "wayside-hall"}
    )
    assert figures(scene.choose("end-turn")) == ["wayside-hall"]  # one wayshrine, one in play
    scene.state.figures = []
    assert figures(scene.choose("end-turn")) == ["wayside-hall"]


@rule("RUL-82", "SUB-1.5")
def test_the_range_is_counted_in_rooms_not_in_gold() -> None:
    scene = hunted(figures=["t0-hall"], seat0={"room": "t6-hall", "gold": 99}, seat1={"status": "escaped"}).choose(
        "end-turn"
    )
    assert figures(scene) == ["t1-hall"]


@rule("SUB-4.1", "CAT-4.6")
def test_a_discovery_and_a_monster_in_one_turn() -> None:
    scene = hunted("easy", [], stack=["t0"], figures=[SHRINE], seat0={"room": NAVE, "boots": 1}).choose(
        f"explore:{EDGE}", "place:0", "end-turn"
    )
    assert (scene.me.damage, figures(scene)) == (0, [GROTTO])  # the other seat, in the Crypt, is the nearer one
