"""CORE-4: the turn."""

from __future__ import annotations

import pytest

from scene import Scene, inline, rule
from tiptoe.catalog import open_game
from tiptoe.core.rng import seeded
from tiptoe.rules.turn import new_game


@rule("CORE-4.1")
def test_a_turn_begins_with_five_cards_and_all_must_be_played() -> None:
    state = new_game(open_game("classic"), 2, seeded(1))
    assert len(state.seats[state.active].hand) == 5
    scene = Scene().hand("burgle", "stumble")
    scene.refuses("end-turn", "CORE-4.5").play("stumble").refuses("end-turn", "CORE-4.5")
    scene.play("burgle").choose("end-turn").expect(clank=1)


@rule("CORE-4.1")
def test_a_card_without_effect_must_be_played_too(scene: Scene) -> None:
    scene.hand("secret-tome").refuses("end-turn", "CORE-4.5").play("secret-tome").expect(in_play=["secret-tome"])
    assert "end-turn" in scene.offered


@rule("CORE-4.1")
def test_a_card_drawn_during_the_turn_must_be_played_too(scene: Scene) -> None:
    scene.hand("elven-dagger").deck("stumble").play("elven-dagger").refuses("end-turn", "CORE-4.5")
    scene.play("stumble").choose("end-turn")


@rule("CORE-4.1")
def test_a_discarded_card_need_not_be_played(scene: Scene) -> None:
    scene.hand("sleight-of-hand", "stumble").deck("burgle", "burgle")
    scene.play("sleight-of-hand").choose("invoke:sleight-of-hand", "discard:stumble").play("burgle", "burgle")
    scene.expect(clank=0, discard=["stumble"]).choose("end-turn")


@rule("CORE-4.1")
def test_only_a_card_of_the_hand_can_be_played(scene: Scene) -> None:
    scene.hand("burgle").refuses("play:stumble", "CORE-4.1")


@rule("CORE-4.2")
def test_played_cards_stay_in_the_play_area_until_the_turn_ends(scene: Scene) -> None:
    scene.hand("burgle", "sidestep").play("burgle", "sidestep").expect(in_play=["burgle", "sidestep"], discard=[])
    scene.choose("end-turn").expect(in_play=[])


@rule("CORE-4.3")
def test_actions_come_before_between_and_after_cards() -> None:
    scene = Scene(row=["kobold", "sneak"], seat0={"swords": 1, "room": "d2", "hand": ["burgle", "sidestep"]})
    scene.choose("fight:row1", "play:burgle", "acquire:row2", "play:sidestep", "move:d3")
    scene.expect(room="d3", skill=0, swords=0, boots=0, discard=["sneak"])


@rule("CORE-4.4")
def test_nothing_has_to_be_spent(scene: Scene) -> None:
    scene.row("sneak", "kobold").at("d2").give(skill=9, swords=9, boots=9, gold=9).choose("end-turn")
    scene.expect(room="d2", gold=9, discard=[])


@rule("CORE-4.5")
def test_the_turn_cannot_end_while_a_question_is_open() -> None:
    scene = Scene(room_tokens={"d5": ["chalice"]}, seat0={"room": "d4", "boots": 2}).choose("move:d5")
    scene.refuses("end-turn", "CORE-4.5").choose("take:major-secret", "end-turn")


@rule("CORE-4.6", "RUL-8")
def test_a_seat_knocked_out_in_its_own_turn_stops_at_once() -> None:
    scene = Scene(row=["secret-tome"] * 5, seat0={"damage": 9, "bag": 1, "hand": ["mister-whiskers", "burgle"]})
    scene.draws("seat0", "black", "black").play("mister-whiskers").choose("pick:1")
    scene.expect(status="knocked-out", hand=["burgle"], skill=0)
    assert scene.sees("active") == 1
    assert scene.sees("row") == ["secret-tome"] * 6  # the refill still follows


@rule("CORE-4.6", "RUL-8")
def test_the_row_may_still_call_an_attack_after_a_knock_out() -> None:
    scene = Scene(seat0={"damage": 9, "bag": 1, "hand": ["mister-whiskers"]}, seat1={"bag": 1})
    scene.next_cards("orc-grunt", *["secret-tome"] * 5)
    scene.draws("seat0", "black", "black", "seat1", "black", "black").play("mister-whiskers").choose("pick:1")
    assert scene.sees("seat1.damage") == 1


@rule("CORE-4.6")
def test_the_rest_of_a_text_is_lost_with_its_seat() -> None:
    dare = {"id": "dare", "kind": "action", "play": [{"attack": True}, {"gold": 5}]}
    scene = Scene(open_game("classic", [inline(card=[dare])]), seat0={"damage": 9, "bag": 1, "hand": ["dare"]})
    scene.draws("seat0", "black", "black").play("dare").expect(status="knocked-out", gold=0)


@rule("CORE-4.6", "CORE-19.1")
def test_the_game_ends_if_the_last_seat_falls_in_its_own_turn() -> None:
    scene = Scene(seat0={"damage": 9, "bag": 1, "hand": ["mister-whiskers"]}, seat1={"status": "escaped"})
    scene.draws("seat0", "black", "black").play("mister-whiskers").choose("pick:1")
    assert scene.sees("over") is True
    assert scene.sees("row") == [""] * 6


@rule("CORE-4.6", "CORE-13.1", "RUL-8")
def test_what_waited_for_the_end_of_the_turn_falls_with_its_seat() -> None:
    scene = Scene(room_tokens={"d4": ["magic-spring"]}, seat0={"damage": 9, "bag": 1, "hand": ["mister-whiskers"]})
    scene.at("d10").give(boots=1).choose("move:d4", "take:minor-secret")
    scene.draws("seat0", "black", "black").play("mister-whiskers").choose("pick:1")
    scene.other.discard[:] = [scene.pack.card("burgle").number]
    scene.choose("end-turn")
    assert scene.sees("prompt") == "your-turn"  # seat 1 found no spring
    assert scene.sees("seat1.cards_trashed") == 0


@rule("CORE-13.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_pass_clockwise(seats: int) -> None:
    scene = Scene(seats=seats)
    order = [scene.sees("active")]
    for _ in range(seats):
        for card in list(scene.state.seats[scene.state.active].hand):
            scene.play(scene.state.cards[card].id)
        scene.choose("end-turn")
        order.append(scene.sees("active"))
    assert order == [*range(seats), 0]
