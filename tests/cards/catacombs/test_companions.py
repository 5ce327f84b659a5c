"""Companions, beyond plain numbers."""

from __future__ import annotations

from typing import Any

import pytest

from caves import GROTTO, NAVE, SHRINE
from scene import Scene, card, rule, tile


def holding(*cards: str, **values: Any) -> Scene:
    """Seat 0 in the nave with these cards in hand."""
    return Scene("catacombs", seat0={"room": NAVE, "hand": list(cards), **values})


@card("empurror", "play")
@rule("RUL-110")
@pytest.mark.parametrize(("pick", "clank", "gold", "blocked"), [(1, 1, 0, True), (2, 3, 1, True), (3, 3, 0, False)])
def test_the_empurror_does_one_of_three_things(pick: int, clank: int, gold: int, blocked: bool) -> None:
    scene = holding("empurror", clank=3, boots=1).play("empurror").choose(f"pick:{pick}", f"move:{GROTTO}")
    scene.expect(clank=clank, gold=gold, blocked=blocked)


@card("empurror", "play")
@rule("CORE-6.1")
def test_with_an_artifact_the_empurror_does_all_of_them() -> None:
    holding("empurror", clank=3, tokens=["artifact-5"]).play("empurror").expect(clank=1, gold=1)
    scene = holding("empurror", clank=3).play("empurror").choose("pick:2").expect(clank=3, gold=1)
    scene.lay(NAVE, "artifact-5").choose("take:artifact").expect(clank=1, gold=1)  # the others, once the tile is found


@card("rebel-scribe", "play")
@rule("CORE-6.7")
def test_the_rebel_scribe_draws_with_another_companion() -> None:
    scene = (
        holding("rebel-scribe", "mercenary", deck=["burgle", "stumble"])
        .play("rebel-scribe")
        .expect(skill=1, hand=["mercenary"])
    )
    scene.play("mercenary").expect(hand=["burgle"])


@card("imp-familiar", "play")
@rule("RUL-110")
def test_the_imp_familiar_brings_a_lockpick_or_trades_one_for_two_cards() -> None:
    holding("imp-familiar", deck=["burgle", "stumble"]).play("imp-familiar").expect(
        lockpicks=1, hand=[]
    )  # nothing to trade
    scene = holding("imp-familiar", lockpicks=1, deck=["burgle", "stumble"]).play("imp-familiar").choose("pick:2")
    scene.expect(lockpicks=0, hand=["burgle", "stumble"])


@card("bard", "play")
def test_the_bard_heals_two_for_two_clank() -> None:
    scene = (
        holding("bard", "stumble", damage=3)
        .play("bard")
        .expect(skill=2, clank=1, damage=3)
        .play("stumble")
        .expect(damage=1)
    )
    assert scene.me.clank == 2


@card("rebel-thief", "play")
@rule("CORE-6.7")
def test_the_rebel_thief_brings_a_lockpick_and_draws_with_another_companion() -> None:
    scene = holding("rebel-thief", "rebel-thief", deck=["burgle", "stumble"]).play("rebel-thief").expect(lockpicks=1)
    scene.play("rebel-thief").expect(lockpicks=2, hand=["burgle", "stumble"])  # two copies count for each other


@card("scavenger", "play", "acquire")
def test_the_scavenger_brings_a_minor_secret() -> None:
    holding("scavenger").play("scavenger").expect(skill=2)
    scene = Scene("catacombs", row=["scavenger"], pools={"minor-secret": ["treasure"]}, seat0={"skill": 3}).choose(
        "acquire:row1"
    )
    scene.expect(gold=2, discard=["scavenger"])


@card("charlatan", "play")
@rule("CAT-13.1", "CORE-8.5", "RUL-29")
def test_the_charlatan_draws_two_for_a_discarded_card() -> None:
    scene = (
        holding("charlatan", "stumble", deck=["burgle", "sidestep"])
        .play("charlatan")
        .choose("invoke:charlatan", "discard:stumble")
    )
    scene.expect(hand=["burgle", "sidestep"], discard=["stumble"], clank=0)
    holding("charlatan", deck=["burgle"]).play("charlatan").refuses("invoke:charlatan", "CORE-6.5a")


@card("corrupt-advisor", "play")
@pytest.mark.parametrize(("tokens", "clank"), [([], 1), (["crown-8"], 2)])
def test_the_corrupt_advisor_makes_the_others_noisy(tokens: list[str], clank: int) -> None:
    scene = holding("corrupt-advisor", tokens=tokens).play("corrupt-advisor").expect(skill=2, clank=0)
    assert scene.sees("seat1.clank") == clank


@card("librarian", "play")
@rule("CORE-6.5")
def test_the_librarian_draws_two_with_a_secret_tome_in_sight() -> None:
    holding("librarian", clank=2, deck=["burgle"] * 2).play("librarian").expect(skill=2, clank=0, hand=[])
    holding("librarian", discard=["secret-tome"], deck=["burgle"] * 2).play("librarian").expect(hand=["burgle"] * 2)
    scene = holding("librarian", "secret-tome", deck=["burgle"] * 2).play("librarian").expect(hand=["secret-tome"])
    scene.play("secret-tome").expect(hand=["burgle"] * 2)


@card("rebel-paladin", "play")
@pytest.mark.parametrize(
    ("others", "tokens", "drawn"),
    [([], [], 0), (["mercenary"], [], 1), ([], ["artifact-5"], 1), (["mercenary"], ["artifact-5"], 2)],
)
def test_the_rebel_paladin_draws_for_a_companion_and_for_an_artifact(
    others: list[str], tokens: list[str], drawn: int
) -> None:
    scene = holding("rebel-paladin", *others, tokens=tokens, deck=["burgle"] * 2).play("rebel-paladin", *others)
    scene.expect(hand=["burgle"] * drawn, swords=1 + 2 * len(others), skill=1 + len(others))


@card("skulker", "play", "acquire")
@rule("RUL-113")
def test_the_skulker_passes_monsters() -> None:
    scene = holding("skulker", room=GROTTO).play("skulker").expect(boots=2).choose(f"move:{SHRINE}").expect(damage=0)
    scene = Scene("catacombs", row=["skulker"], seat0={"room": GROTTO, "skill": 4, "boots": 1}).choose("acquire:row1")
    scene.choose(f"move:{SHRINE}").expect(damage=0, boots=0)


@card("spectral-rider", "play")
@rule("CAT-3.6", "CORE-6.5a")
def test_the_spectral_rider_leads_from_one_haunted_tile_to_another() -> None:
    laid = [tile("d06", 1, 1), tile("d15", 2, 1)]
    scene = Scene("catacombs", tiles=laid, seat0={"room": "d06-shrine", "hand": ["spectral-rider"]}).play(
        "spectral-rider"
    )
    scene.expect(skill=2, boots=1).choose("invoke:spectral-rider")
    assert scene.offered == ["jump:d15-crossing"]  # not to the other room of the own tile
    scene.choose("jump:d15-crossing").expect(room="d15-crossing", boots=1, in_play=["spectral-rider"])


@card("spectral-rider", "play")
def test_it_needs_to_stand_on_one() -> None:
    laid = [tile("d06", 1, 1), tile("d15", 2, 1)]
    scene = Scene("catacombs", tiles=laid, seat0={"room": NAVE, "hand": ["spectral-rider"]}).play("spectral-rider")
    scene.refuses("invoke:spectral-rider", "CORE-6.5a")


@card("brave-hero", "play", "score")
@rule("CAT-13.1", "RUL-70")
@pytest.mark.parametrize(("third", "points"), [("mayor", 5), ("discount-coupon", 0)])
def test_the_brave_hero_counts_with_three_prisoners(third: str, points: int) -> None:
    holding("brave-hero").play("brave-hero").expect(skill=2, swords=1, boots=1)
    fallen = {
        "status": "knocked-out",
        "room": NAVE,
        "tokens": ["artifact-5", "prince", "monk", third],
        "discard": ["brave-hero"],
    }
    assert Scene("catacombs", seat1=fallen).sees("seat1.score") == 5 + points


@card("curator", "play")
@rule("CORE-6.1")
def test_the_curator_draws_for_every_artifact() -> None:
    scene = (
        holding("curator", tokens=["artifact-5", "backpack"], deck=["burgle"] * 3)
        .play("curator")
        .expect(skill=2, boots=1, hand=["burgle"])
    )
    scene.lay(NAVE, "artifact-7").choose("take:artifact").expect(hand=["burgle"] * 2)


@card("rebel-general", "play")
@rule("CAT-13.1", "CORE-6.3")
@pytest.mark.parametrize("order", [["rebel-general", "mercenary"], ["mercenary", "rebel-general"]])
def test_the_rebel_general_draws_with_another_companion_in_any_order(order: list[str]) -> None:
    scene = holding(*order, deck=["burgle"]).play(*order).expect(hand=["burgle"], skill=3, boots=1, swords=3)
    assert scene.told("LatentPaid") == [(0, scene.pack.card("rebel-general").number)]


@card("floating-skull", "play")
@rule("RUL-107", "CORE-6.1")
def test_the_floating_skull_teleports_for_the_owner_of_a_crown() -> None:
    holding("floating-skull").play("floating-skull").expect(skill=2, swords=1, teleports=0)
    holding("floating-skull", tokens=["crown-8"]).play("floating-skull").expect(teleports=1).choose(
        f"teleport:{GROTTO}"
    )


@card("floating-skull", "acquire")
@rule("RUL-107")
def test_the_floating_skull_teleports_at_once_when_acquired() -> None:
    scene = Scene("catacombs", row=["floating-skull"], seat0={"room": NAVE, "skill": 6}).choose("acquire:row1")
    assert f"teleport:{GROTTO}" in scene.offered and "decline" in scene.offered
    scene.choose(f"teleport:{GROTTO}").expect(room=GROTTO, teleports=0)
