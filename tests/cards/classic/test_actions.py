"""Cards without a printed type, beyond plain numbers."""

from __future__ import annotations

import pytest

from scene import Scene, card, rule


@card("dead-run", "play")
@rule("RUL-113")
def test_dead_run_is_loud_and_runs_through_crystal_caves() -> None:
    scene = Scene(room_tokens={}, seat0={"room": "d3", "boots": 1, "hand": ["dead-run"]}).play("dead-run")
    scene.expect(boots=3, clank=2).choose("move:d8", "move:d3").expect(room="d3", boots=1, blocked=False)


@card("dead-run", "play")
def test_dead_run_does_not_scare_monsters_away() -> None:
    scene = Scene(room_tokens={}, seat0={"room": "d8", "hand": ["dead-run"]}).play("dead-run")
    scene.choose("move:d14").expect(damage=1)


@card("flying-carpet", "play")
@rule("RUL-113")
def test_the_flying_carpet_passes_monsters_and_crystal_caves() -> None:
    scene = Scene(room_tokens={}, seat0={"room": "d8", "boots": 1, "hand": ["flying-carpet"]}).play("flying-carpet")
    scene.expect(boots=3, clank=0).choose("move:d14", "move:d19").expect(room="d19", damage=0, blocked=False)


@card("flying-carpet", "play")
def test_on_the_flying_carpet_no_sword_is_spent() -> None:
    scene = Scene(seat0={"room": "d8", "swords": 1, "hand": ["flying-carpet"]}).play("flying-carpet")
    scene.refuses("move:d14+1s", "CORE-10.3")


@card("flying-carpet", "play")
def test_the_flying_carpet_flies_for_one_turn(scene: Scene) -> None:
    scene.at("d8").hand("flying-carpet").deck("sidestep", *["secret-tome"] * 4).play("flying-carpet")
    scene.choose("end-turn", "end-turn").play("sidestep").choose("move:d14").expect(damage=1)


@card("search", "play")
def test_search_makes_each_gain_of_gold_one_larger(scene: Scene) -> None:
    scene.hand("search", "pickaxe").play("search").expect(skill=2, boots=1, gold=0).play("pickaxe").expect(gold=2 + 1)
    scene.give(swords=4).choose("fight:goblin", "fight:goblin").expect(gold=3 + 2 + 2)


@card("search", "play")
@rule("CORE-6.1")
def test_search_finds_more_of_what_was_gained_before(scene: Scene) -> None:
    scene.hand("pickaxe", "search").play("pickaxe", "search").expect(gold=2 + 1)


@card("search", "play")
def test_search_looks_at_this_turn_only(scene: Scene) -> None:
    scene.hand("pickaxe").deck("search", *["secret-tome"] * 4).play("pickaxe").choose("end-turn", "end-turn")
    scene.play("search").expect(gold=2)


@card("search", "play")
def test_two_searches_find_two_more(scene: Scene) -> None:
    scene.hand("search", "treasure-map", "search").play("search", "treasure-map", "search").expect(gold=5 + 2)


@card("search", "play")
def test_search_adds_nothing_to_gold_that_was_there(scene: Scene) -> None:
    scene.give(gold=3).hand("search").play("search").expect(gold=3)


@card("sleight-of-hand", "play")
@rule("CORE-8.5", "CLA-9.1")
def test_sleight_of_hand_discards_one_to_draw_two(scene: Scene) -> None:
    scene.hand("sleight-of-hand", "stumble", "burgle").deck("sidestep", "scramble").play("sleight-of-hand")
    scene.choose("invoke:sleight-of-hand", "discard:stumble").expect(hand=["burgle", "scramble", "sidestep"], clank=0)
    scene.refuses("invoke:sleight-of-hand", "CORE-6.5a")


@card("sleight-of-hand", "play")
@rule("RUL-107")
def test_sleight_of_hand_can_wait_for_a_better_moment(scene: Scene) -> None:
    scene.hand("sleight-of-hand", "elven-dagger").deck("stumble", "burgle", "burgle")
    scene.play("sleight-of-hand", "elven-dagger")
    scene.choose("invoke:sleight-of-hand", "discard:stumble").expect(hand=["burgle", "burgle"])


@card("swagger", "play")
@rule("CORE-7.4", "CLA-9.1")
@pytest.mark.parametrize("order", [("swagger", "monkeybot-3000"), ("monkeybot-3000", "swagger")])
def test_swagger_turns_clank_into_skill(scene: Scene, order: tuple[str, str]) -> None:
    scene.hand(*order).play(*order).expect(boots=1, skill=3, clank=3)


@card("swagger", "play")
def test_swagger_counts_the_clank_of_acquired_gems(scene: Scene) -> None:
    scene.hand("swagger").row("sapphire").give(skill=4).play("swagger").choose("acquire:row1").expect(skill=2, clank=2)


@card("underworld-dealing", "play")
def test_underworld_dealing_gives_a_gold_to_the_poor(scene: Scene) -> None:
    scene.give(gold=6).hand("underworld-dealing").play("underworld-dealing").expect(gold=7, discard=[])


@card("underworld-dealing", "play")
def test_underworld_dealing_sells_two_secret_tomes_for_seven_gold(scene: Scene) -> None:
    scene.give(gold=8).hand("underworld-dealing").play("underworld-dealing")
    assert scene.offered == ["pick:1", "pick:2"]
    scene.choose("pick:2").expect(gold=1, discard=["secret-tome", "secret-tome"])
    assert scene.sees("reserve.secret-tome") == 10


@card("underworld-dealing", "play")
def test_underworld_dealing_may_give_a_gold_to_the_rich_too(scene: Scene) -> None:
    scene.give(gold=8).hand("underworld-dealing").play("underworld-dealing").choose("pick:1").expect(gold=9, discard=[])


@card("underworld-dealing", "play")
@rule("CORE-2.5")
@pytest.mark.parametrize(("left", "gold", "tomes"), [(1, 0, 1), (0, 8, 0)])
def test_underworld_dealing_when_the_tomes_run_out(left: int, gold: int, tomes: int) -> None:
    scene = Scene(reserve={"secret-tome": left}, seat0={"gold": 7, "hand": ["underworld-dealing"]})
    scene.play("underworld-dealing")
    if left:
        scene.choose("pick:2")
    scene.expect(gold=gold, discard=["secret-tome"] * tomes)


@card("wand-of-recall", "play")
def test_the_wand_of_recall_teleports_with_an_artifact() -> None:
    scene = Scene(seat0={"room": "d4", "hand": ["wand-of-recall"], "tokens": ["artifact-5"]}).play("wand-of-recall")
    scene.expect(skill=2, teleports=1).choose("teleport:d9", "decline").expect(room="d9", teleports=0)


@card("wand-of-recall", "play")
def test_the_wand_of_recall_waits_for_an_artifact() -> None:
    scene = Scene(room_tokens={"d18": ["artifact-5"]}, seat0={"room": "d17", "boots": 1, "hand": ["wand-of-recall"]})
    scene.play("wand-of-recall").expect(skill=2, teleports=0).choose("move:d18").expect(teleports=0)
    scene.choose("take:artifact").expect(teleports=1).choose("teleport:d14").expect(room="d14")


@card("wand-of-wind", "play")
def test_the_wand_of_wind_teleports(scene: Scene) -> None:
    scene.at("d2").hand("wand-of-wind").play("wand-of-wind").choose("pick:1").expect(teleports=1)
    scene.choose("teleport:d3").expect(room="d3")


@card("wand-of-wind", "play")
@rule("CORE-12.1")
def test_the_wand_of_wind_fetches_a_secret_from_an_adjacent_room() -> None:
    rooms = {"d9": ["chalice"], "d10": ["treasure", "dragon-egg"], "d5": ["flash-of-brilliance"]}
    scene = Scene(room_tokens=rooms, seat0={"room": "d4", "hand": ["wand-of-wind"]}).play("wand-of-wind")
    scene.choose("pick:2", "invoke:wand-of-wind")
    assert sorted(scene.offered) == ["fetch:d10:minor-secret", "fetch:d5:major-secret", "fetch:d9:major-secret"]
    scene.choose("fetch:d10:minor-secret").expect(gold=2, room="d4")
    assert scene.sees("room_tokens.d10") == ["dragon-egg"]


@card("wand-of-wind", "play")
def test_the_wand_of_wind_fetches_neither_idols_nor_artifacts() -> None:
    rooms = {"d21": ["artifact-7"], "d24": ["monkey-idol"]}
    scene = Scene(room_tokens=rooms, seat0={"room": "d17", "hand": ["wand-of-wind"]}).play("wand-of-wind")
    scene.choose("pick:2").refuses("invoke:wand-of-wind", "CORE-6.5a")
