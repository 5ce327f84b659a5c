"""CORE-9: acquire, use, fight."""

from __future__ import annotations

import pytest

from scene import Scene, inline, rule
from tiptoe.catalog import open_game


@rule("CORE-9.1")
def test_a_row_card_is_acquired_for_its_skill(scene: Scene) -> None:
    scene.row("sneak").give(skill=1).refuses("acquire:row1", "CORE-9.1").give(skill=3).choose("acquire:row1")
    scene.expect(skill=1, discard=["sneak"])


@rule("CORE-9.1")
def test_a_reserve_card_is_acquired_for_its_skill(scene: Scene) -> None:
    scene.give(skill=7).choose("acquire:secret-tome").expect(skill=0, discard=["secret-tome"])
    assert scene.sees("reserve.secret-tome") == 11


@rule("CORE-9.2")
def test_a_reserve_pile_can_run_out() -> None:
    scene = Scene(reserve={"mercenary": 1}, seat0={"skill": 9}).choose("acquire:mercenary")
    scene.refuses("acquire:mercenary", "CORE-9.2")


@rule("CORE-9.3")
def test_a_device_is_used_once_and_never_joins_a_deck(scene: Scene) -> None:
    scene.row("ladder").give(skill=2).refuses("use:row1", "CORE-9.1").give(skill=4).choose("use:row1")
    scene.expect(skill=1, boots=2, discard=[], in_play=[])
    assert (scene.sees("dungeon_discard"), scene.sees("row")) == (["ladder"], [""] * 6)


@rule("CORE-9.4")
def test_a_monster_is_fought_with_swords_in_one_go(scene: Scene) -> None:
    scene.row("orc-grunt").give(swords=1).refuses("fight:row1", "CORE-9.4").give(swords=3).choose("fight:row1")
    scene.expect(swords=1, gold=3, discard=[], monsters_defeated=1)
    assert scene.sees("dungeon_discard") == ["orc-grunt"]


@rule("CORE-9.4")
def test_swords_do_not_carry_over_to_another_turn(scene: Scene) -> None:
    scene.row("orc-grunt", *["secret-tome"] * 5).give(swords=1).choose("end-turn", "end-turn")
    scene.give(swords=1).refuses("fight:row1", "CORE-9.4")


@rule("CORE-9.5", "RUL-30")
def test_an_acquire_text_comes_on_acquiring_and_not_on_playing(scene: Scene) -> None:
    scene.row("boots-of-swiftness").give(skill=5).choose("acquire:row1").expect(boots=1)
    scene.hand("boots-of-swiftness").play("boots-of-swiftness").expect(boots=1 + 3)


@rule("CORE-9.5", "RUL-30")
def test_a_card_gained_by_a_text_has_no_acquire_text() -> None:
    gift = {"id": "alms", "kind": "item", "deck": "reserve", "copies": 2, "cost": 1, "acquire": [{"gold": 9}]}
    scene = Scene(open_game("classic", [inline(card=[gift])])).does({"gain": "alms"}).expect(gold=0, discard=["alms"])
    scene.give(skill=1).choose("acquire:alms").expect(gold=0)  # nor has one of the reserve


@rule("CORE-9.6")
def test_the_goblin_pays_every_time_and_stays(scene: Scene) -> None:
    scene.give(swords=5).choose("fight:goblin", "fight:goblin").expect(gold=2, swords=1)
    scene.refuses("fight:goblin", "CORE-9.4")
    assert (scene.sees("reserve.goblin"), scene.sees("dungeon_discard")) == (1, [])


@rule("CORE-9.6", "RUL-40")
@pytest.mark.parametrize(
    ("card", "verb", "here", "elsewhere"),
    [
        ("dragons-eye", "acquire", "d17", "d16"),
        ("the-vault", "use", "d17", "d16"),
        ("cave-troll", "fight", "d17", "d16"),
        ("crystal-golem", "fight", "d8", "d17"),
    ],
)
def test_a_card_with_a_place_is_taken_only_there(card: str, verb: str, here: str, elsewhere: str) -> None:
    scene = Scene(row=[card], seat0={"skill": 9, "swords": 9}).at(elsewhere).refuses(f"{verb}:row1", "CORE-9.6")
    scene.at(here).choose(f"{verb}:row1")


@rule("CORE-9.7")
def test_what_was_taken_is_not_there_a_second_time(scene: Scene) -> None:
    scene.row("sneak").give(skill=9).choose("acquire:row1").refuses("acquire:row1", "CORE-9.7")


@rule("RUL-39")
def test_each_win_over_the_goblin_is_a_monster_defeated() -> None:
    hunter = {"id": "hunter", "kind": "action", "cost": 1, "play": [{"per": "monsters-defeated", "do": [{"skill": 1}]}]}
    scene = Scene(open_game("classic", [inline(card=[hunter])]), row=["kobold"])
    scene.hand("hunter").give(swords=5)
    scene.choose("fight:goblin", "play:hunter", "fight:goblin", "fight:row1").expect(skill=3 + 1)
