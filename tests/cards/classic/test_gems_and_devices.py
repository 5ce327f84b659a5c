"""Gems and Devices, beyond plain numbers."""

from __future__ import annotations

import pytest

from scene import Scene, card, rule


@card("dragons-eye", "play", "acquire")
@rule("CORE-9.6")
def test_the_dragons_eye_is_found_in_the_depths_with_a_noise() -> None:
    scene = Scene(row=["dragons-eye"], seat0={"skill": 5, "room": "d16", "deck": ["burgle"]})
    scene.refuses("acquire:row1", "CORE-9.6").at("d17").choose("acquire:row1").expect(skill=0, clank=2)
    scene.hand("dragons-eye").at("d2").play("dragons-eye").expect(hand=["burgle"])  # played anywhere


@card("dragons-eye", "score")
@pytest.mark.parametrize(("room", "score"), [("d1", 5 + 20 + 10), ("d2", 5)])
def test_the_dragons_eye_counts_only_for_those_who_left(room: str, score: int) -> None:
    scene = Scene(seat0={"room": "d2", "boots": 1, "tokens": ["artifact-5"], "discard": ["dragons-eye"]})
    scene.next_cards().choose(*(["move:d1"] if room == "d1" else []), "end-turn")
    assert scene.sees("over") is True  # the deck is empty: every seat inside is knocked out
    scene.expect(room=room, score=score)


@card("dragons-eye", "score")
def test_the_dragons_eye_counts_for_a_seat_that_left_long_ago() -> None:
    scene = Scene(seat1={"status": "escaped", "tokens": ["artifact-5", "mastery"], "discard": ["dragons-eye"]})
    assert scene.sees("seat1.score") == 5 + 20 + 10


@card("teleporter", "use")
@rule("RUL-107", "CORE-10.9")
def test_the_teleporter_works_at_once_or_not_at_all() -> None:
    scene = Scene(row=["teleporter", "teleporter"], seat0={"skill": 8, "room": "d2"}).choose("use:row1")
    assert scene.offered == ["teleport:d3", "decline"]
    scene.choose("decline").expect(teleports=0).refuses("teleport:d3", "CORE-10.9")
    scene.choose("use:row2", "teleport:d3").expect(room="d3", skill=0)


@card("shrine", "use")
@pytest.mark.parametrize(("pick", "gold", "damage"), [("pick:1", 1, 2), ("pick:2", 0, 1)])
def test_the_shrine_gives_gold_or_healing(pick: str, gold: int, damage: int) -> None:
    scene = Scene(row=["shrine"], seat0={"skill": 2, "damage": 2}).choose("use:row1", pick)
    scene.expect(skill=0, gold=gold, damage=damage)


@card("shrine", "arrive")
@rule("CORE-15.3")
def test_the_shrine_returns_three_black_cubes() -> None:
    scene = Scene(black_aside=5, row=["sneak"] * 5).next_cards("shrine").choose("end-turn")
    assert (scene.sees("black_aside"), scene.sees("black_in_bag")) == (2, 22)


@card("dragon-shrine", "use")
def test_the_dragon_shrine_gives_gold() -> None:
    Scene(row=["dragon-shrine"], seat0={"skill": 4}).choose("use:row1", "pick:1").expect(skill=0, gold=2)


@card("dragon-shrine", "use")
@rule("CORE-8.4")
def test_the_dragon_shrine_trashes_a_card_in_play_or_discarded() -> None:
    scene = Scene(row=["dragon-shrine"], seat0={"skill": 3, "hand": ["burgle", "sidestep"], "discard": ["stumble"]})
    scene.play("burgle").choose("use:row1", "pick:2")
    assert sorted(scene.offered) == ["decline", "trash:burgle", "trash:stumble"]
    scene.choose("trash:stumble").expect(discard=[], gold=0, cards_trashed=1)


@card("dragon-shrine", "use")
@rule("RUL-107")
def test_the_dragon_shrine_may_leave_the_cards_alone() -> None:
    scene = Scene(row=["dragon-shrine"], seat0={"skill": 4, "discard": ["stumble"]})
    scene.choose("use:row1", "pick:2", "decline").expect(discard=["stumble"], gold=0)
