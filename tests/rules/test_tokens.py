"""CORE-12 and CLA-4: tokens, and taking them."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, rule
from tiptoe.view.view import View, face_down


def at_the_door(*tokens: str, **values: Any) -> Scene:
    """Seat 0 in d15, one boot from d16, where these tokens lie."""
    return Scene(room_tokens={"d16": list(tokens)}, seat0={"room": "d15", "boots": 3, **values})


@rule("CORE-12.1", "CLA-4.6")
def test_a_secret_is_unknown_until_it_is_taken_and_then_seen_by_all() -> None:
    scene = at_the_door("chalice")
    room = scene.state.board.room("d16")
    chalice = scene.pack.token("chalice")
    assert View(scene.state, 0).room_tokens[room] == View(scene.state, 1).room_tokens[room] == [face_down(chalice.kind)]
    scene.choose("move:d16", "take:major-secret").expect(tokens=["chalice"])
    assert View(scene.state, 1).seats[0].tokens == [chalice.number]
    assert scene.told("SecretRevealed") == [(0, chalice.number, room)]


@rule("CORE-12.2")
def test_a_token_for_the_moment_is_done_at_once_and_boxed() -> None:
    scene = at_the_door("skill-boost").choose("move:d16", "take:minor-secret").expect(skill=2, tokens=[])
    assert scene.sees("box") == ["skill-boost"]


@rule("CORE-12.2", "RUL-28")
def test_a_token_kept_until_used_serves_once_in_an_own_turn() -> None:
    scene = at_the_door("potion-of-strength").choose("move:d16", "take:minor-secret")
    scene.expect(swords=0, tokens=["potion-of-strength"])
    scene.choose("consume:potion-of-strength").expect(swords=2, tokens=[])
    scene.refuses("consume:potion-of-strength", "CORE-12.2")
    assert scene.sees("box") == ["potion-of-strength"]


@rule("CORE-12.2", "RUL-28")
def test_a_kept_token_is_of_no_use_in_another_seats_turn() -> None:
    Scene(seat1={"tokens": ["potion-of-strength"]}).refuses("consume:potion-of-strength", "CORE-12.2")


@rule("RUL-28")
def test_healing_without_damage_is_allowed_and_wasted(scene: Scene) -> None:
    scene.tokens("potion-of-healing").choose("consume:potion-of-healing").expect(damage=0, supply=30, tokens=[])


@rule("CORE-12.2")
def test_a_token_to_keep_has_nothing_to_use(scene: Scene) -> None:
    scene.tokens("chalice").refuses("consume:chalice", "CORE-12.2").expect(tokens=["chalice"])


@rule("CORE-12.3", "CLA-4.5")
def test_an_artifact_is_never_exchanged() -> None:
    scene = at_the_door("artifact-30", "chalice", tokens=["artifact-5"]).choose("move:d16")
    assert scene.offered == ["take:major-secret", "decline"]
    scene.refuses("take:artifact", "CORE-11.4").choose("decline").expect(tokens=["artifact-5"])


@rule("CLA-4.5", "CORE-11.4")
def test_at_the_limit_going_out_and_coming_back_is_not_advised() -> None:
    scene = at_the_door("artifact-30", "artifact-5").choose("move:d16", "take:artifact")
    scene.refuses("take:artifact", "CORE-11.4")


@rule("CLA-4.2", "CLA-4.5")
def test_a_second_artifact_of_a_room_is_taken_on_coming_back_with_a_backpack() -> None:
    scene = at_the_door("artifact-30", "artifact-5", tokens=["backpack"]).choose("move:d16", "take:artifact")
    scene.refuses("take:artifact", "CLA-4.2").choose("move:d15", "move:d16", "take:artifact")
    scene.expect(tokens=["artifact-30", "artifact-5", "backpack"])


@rule("CORE-12.4", "CLA-4.5", "CLA-6.1")
def test_taking_an_artifact_moves_the_marker() -> None:
    scene = at_the_door("artifact-30").choose("move:d16")
    assert scene.sees("marker") == 3
    assert scene.choose("take:artifact").sees("marker") == 4


@rule("CORE-12.4", "RUL-32")
def test_the_marker_stays_on_the_last_space() -> None:
    scene = Scene(marker=7, room_tokens={"d16": ["artifact-30"]}, seat0={"room": "d15", "boots": 1})
    assert scene.choose("move:d16", "take:artifact").sees("marker") == 7


@rule("RUL-32")
def test_nobody_is_told_that_the_rage_rises_when_it_does_not() -> None:
    scene = Scene(marker=6, room_tokens={"d16": ["artifact-30"]}, seat0={"room": "d15", "boots": 1})
    assert scene.choose("move:d16", "take:artifact").told("MarkerAdvanced") == [(-1, 7)]
    assert scene.does({"rage": 2}).told("MarkerAdvanced") == [(-1, 7)]


@rule("CORE-12.5", "RUL-27")
def test_treasure_becomes_gold_as_one_gain() -> None:
    scene = at_the_door("greater-treasure", hand=["search"]).play("search").choose("move:d16", "take:major-secret")
    scene.expect(gold=5 + 1, tokens=[])


@rule("CLA-4.1", "CLA-4.4")
def test_one_token_for_each_arrival() -> None:
    scene = at_the_door("skill-boost", "treasure", "monkey-idol").choose("move:d16")
    assert scene.offered == ["take:minor-secret", "take:monkey-idol", "decline"]
    scene.choose("take:minor-secret").expect(skill=2)
    assert "take:minor-secret" not in scene.offered
    scene.choose("move:d15", "move:d16", "take:minor-secret").expect(gold=2)


@rule("CLA-4.1")
def test_what_does_not_lie_there_cannot_be_taken() -> None:
    at_the_door("chalice").choose("move:d16").refuses("take:monkey-idol", "CLA-4.1").refuses("take:artifact", "CLA-4.1")


@rule("CLA-4.2", "RUL-41")
def test_the_choice_is_made_on_arrival_before_anything_else() -> None:
    scene = at_the_door("chalice", hand=["burgle"]).choose("move:d16").refuses("play:burgle", "CORE-4.5")
    scene.choose("decline", "play:burgle")
    assert "take:major-secret" not in scene.offered
    scene.choose("move:d15", "move:d16", "take:major-secret").expect(tokens=["chalice"])


@rule("CLA-4.2", "RUL-41")
def test_a_turn_that_begins_in_the_room_offers_nothing() -> None:
    scene = Scene(room_tokens={"d16": ["chalice"]}, seat0={"room": "d16"})
    assert scene.sees("prompt") == "your-turn"


@rule("CLA-4.3")
def test_no_token_has_to_be_taken() -> None:
    scene = at_the_door("artifact-5").choose("move:d16", "decline").expect(tokens=[])
    assert scene.sees("room_tokens.d16") == ["artifact-5"]


@rule("RUL-41")
def test_with_the_option_an_artifact_can_be_taken_at_any_moment() -> None:
    scene = Scene("classic+artifact-action", room_tokens={"d16": ["artifact-5"]}, seat0={"room": "d15", "boots": 2})
    scene.choose("move:d16")
    assert scene.sees("prompt") == "your-turn"
    scene.choose("take:artifact").expect(tokens=["artifact-5"])


@rule("CLA-6.1", "CLA-5.8", "CORE-15.8")
@pytest.mark.parametrize(("token", "take"), [("artifact-5", "take:artifact"), ("dragon-egg", "take:minor-secret")])
def test_an_artifact_and_a_dragon_egg_anger_the_dragon(token: str, take: str) -> None:
    scene = at_the_door(token).choose("move:d16", take)
    assert scene.sees("marker") == 4


@rule("CLA-4.2")
def test_a_token_passed_up_is_refused_with_its_rule(scene: Scene) -> None:
    scene.lay("d4", "treasure").at("d3").give(boots=2).choose("move:d4", "decline")
    scene.refuses("take:minor-secret", "CLA-4.2").refuses("decline", "CORE-4.3")
