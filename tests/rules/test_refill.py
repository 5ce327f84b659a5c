"""CORE-14: refill, Arrive, Danger."""

from __future__ import annotations

import pytest

from scene import Scene, rule

QUIET = ["secret-tome"] * 6


@rule("CORE-14.1", "RUL-10")
def test_gaps_are_filled_in_slot_order_up_to_six() -> None:
    scene = Scene(row=["", "sneak", "", "", "tattle", ""]).next_cards("ladder", "shrine", "ogre", "belcher", "diamond")
    scene.choose("end-turn")
    assert scene.sees("row") == ["ladder", "sneak", "shrine", "ogre", "tattle", "belcher"]
    assert scene.sees("deck_size") == 1


@rule("CORE-14.2", "CORE-17.6")
def test_an_arrive_text_touches_each_seat_in_play() -> None:
    scene = Scene(seats=3, row=QUIET[:5], seat2={"status": "knocked-out"}).next_cards("overlord").choose("end-turn")
    scene.expect(clank=1)
    assert (scene.sees("seat1.clank"), scene.sees("seat2.clank")) == (1, 0)


@rule("CORE-14.2", "RUL-10")
def test_an_arrive_text_comes_before_the_next_card_and_before_the_attack() -> None:
    scene = Scene(row=QUIET[:4]).next_cards("watcher", "orc-grunt").draws("seat0", "seat1", "black").choose("end-turn")
    told = [event.kind.name for event in scene.state.events]
    first = told.index("CardRevealed")
    order = ["CardRevealed", "ClankMade", "ClankMade", "CardRevealed", "AttackCalled", "AttackBegun"]
    assert told[first : first + 6] == order
    assert scene.told("AttackCalled") == [(0, scene.pack.card("orc-grunt").number)]
    scene.expect(damage=1)


@rule("CORE-14.2", "CORE-17.6", "RUL-37")
def test_each_player_begins_with_the_seat_ending_its_turn() -> None:
    scene = Scene(seats=4, active=2, row=QUIET[:5]).next_cards("overlord").choose("end-turn")
    assert [seat for seat, *_ in scene.told("ClankMade")] == [2, 3, 0, 1]


@rule("CORE-14.3", "CORE-19.2", "RUL-11")
def test_a_row_that_cannot_be_filled_ends_the_game_without_an_attack() -> None:
    scene = Scene(row=QUIET[:3], seat0={"tokens": ["artifact-5"], "room": "d2"}, seat1={"tokens": ["artifact-7"]})
    scene.next_cards("watcher", "orc-grunt").choose("end-turn")
    assert (scene.sees("over"), scene.told("AttackBegun")) == (True, [])
    scene.expect(status="knocked-out", clank=1, score=5)  # the Watcher's effect stands
    assert scene.sees("winners") == [1]


@rule("CORE-14.3")
def test_an_empty_deck_alone_does_not_end_the_game() -> None:
    scene = Scene(row=QUIET).next_cards().choose("end-turn")
    assert scene.sees("over") is False


@rule("CORE-14.4")
def test_the_dungeon_discard_is_never_shuffled_back() -> None:
    scene = Scene(row=QUIET[:5], dungeon_discard=["ladder", "kobold"]).next_cards().choose("end-turn")
    assert scene.sees("over") is True
    assert scene.sees("dungeon_discard") == ["kobold", "ladder"]


@rule("CORE-14.5", "CORE-15.2", "RUL-31")
@pytest.mark.parametrize(
    ("row", "revealed", "drawn"),
    [
        (QUIET[:5], "orc-grunt", 3),
        (["dragon-shrine", *QUIET[:4]], "orc-grunt", 4),
        (["dragon-shrine", "kobold", *QUIET[:3]], "kobold", 6),
    ],
)
def test_each_danger_card_in_the_row_makes_an_attack_one_cube_larger(row: list[str], revealed: str, drawn: int) -> None:
    scene = Scene(row=row).next_cards(revealed).choose("end-turn")
    assert [n for _, n, *_ in scene.told("AttackBegun")] == [drawn]


@rule("CORE-14.6")
def test_two_attack_symbols_are_one_attack() -> None:
    scene = Scene(row=QUIET[:4]).next_cards("orc-grunt", "ogre").choose("end-turn")
    assert len(scene.told("AttackBegun")) == 1


@rule("CORE-14.6")
def test_cards_that_lay_there_before_call_nothing() -> None:
    scene = Scene(row=["orc-grunt", *QUIET[:4]]).next_cards("sneak").choose("end-turn")
    assert scene.told("AttackBegun") == []


@rule("CORE-14.6")
def test_an_attack_of_one_refill_is_not_called_again_by_the_next() -> None:
    scene = Scene(row=QUIET[:5]).next_cards("orc-grunt").choose("end-turn", "end-turn")
    assert len(scene.told("AttackBegun")) == 1


@rule("CORE-14.6", "RUL-108")
def test_a_card_that_replaced_another_within_the_turn_calls_no_attack() -> None:
    scene = Scene(row=QUIET, seat0={"hand": ["treasure-hunter"]}).next_cards("orc-grunt")
    scene.play("treasure-hunter").choose("invoke:treasure-hunter", "replace:row6", "end-turn")
    assert scene.told("AttackBegun") == []


@rule("RUL-108")
def test_a_replacement_arrives_at_once() -> None:
    scene = Scene(row=QUIET, seat0={"hand": ["treasure-hunter", "swagger"]}).next_cards("overlord")
    scene.play("swagger", "treasure-hunter").choose("invoke:treasure-hunter", "replace:row2")
    scene.expect(clank=1, skill=2 + 1)
    assert scene.sees("seat1.clank") == 1
    assert scene.sees("dungeon_discard") == ["secret-tome"]


@rule("RUL-108")
def test_with_an_empty_deck_a_replaced_slot_stays_empty() -> None:
    scene = Scene(row=QUIET, seat0={"hand": ["treasure-hunter"]}).next_cards()
    scene.play("treasure-hunter").choose("invoke:treasure-hunter", "replace:row1")
    assert (scene.sees("row"), scene.sees("over")) == (["", *QUIET[:5]], False)


@rule("RUL-38", "CLA-7.4")
def test_there_is_no_refill_in_the_turn_of_a_seat_that_is_out() -> None:
    scene = Scene(row=QUIET, seat1={"status": "escaped"}).choose("end-turn")
    assert scene.sees("active") == 0  # seat 1 had its turn in between
    assert scene.told("CardRevealed") == []
