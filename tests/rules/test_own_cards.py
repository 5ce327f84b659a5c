"""CORE-8: a seat's own cards."""

from __future__ import annotations

from scene import Scene, inline, rule
from tiptoe.catalog import open_game
from tiptoe.core.rng import Rig
from tiptoe.view.view import View

PYRE = {"id": "pyre", "kind": "action", "cost": 1, "play": [{"trash": "any", "up-to": 2}]}
HEIR = {
    "id": "heir",
    "kind": "action",
    "cost": 1,
    "play": [{"when": {"at-least": 1, "of": "cards-trashed"}, "do": [{"gold": 2}]}],
}


def with_pyre() -> Scene:
    """A scene with a card that trashes and a card that pays for trashing."""
    return Scene(open_game("classic", [inline(card=[PYRE, HEIR])]))


@rule("CORE-8.1")
def test_an_empty_deck_is_made_of_the_discard_pile_without_the_play_area(scene: Scene) -> None:
    scene.hand("burgle", "brilliance").deck("sidestep").discard("stumble", "scramble")
    scene.play("burgle", "brilliance").expect(hand=["sidestep", "stumble", "scramble"], discard=[], deck=[])
    scene.expect(in_play=["burgle", "brilliance"])


@rule("CORE-8.1")
def test_the_new_deck_is_shuffled(scene: Scene) -> None:
    pile = ["stumble", "scramble", "burgle"]
    scene.discard(*pile).hand("elven-boots")
    scene.state.rng.rig = Rig([[scene.pack.card(card).number for card in pile]], [], [], [])
    scene.play("elven-boots").expect(hand=["burgle"], deck=["scramble", "stumble"])
    assert scene.told("DeckShuffled") == [(0, 3)]


@rule("CORE-8.1")
def test_no_new_deck_is_made_before_a_card_must_be_drawn(scene: Scene) -> None:
    scene.hand("elven-boots").deck("sidestep").discard("stumble").play("elven-boots")
    scene.expect(hand=["sidestep"], deck=[], discard=["stumble"])


@rule("CORE-8.1", "RUL-7")
def test_with_nothing_left_the_rest_of_the_draw_is_lost(scene: Scene) -> None:
    scene.hand("brilliance").deck("sidestep").play("brilliance").expect(hand=["sidestep"])
    scene.discard("stumble").expect(hand=["sidestep"])  # and not made up for later


@rule("CORE-8.2")
def test_an_acquired_card_waits_in_the_discard_pile(scene: Scene) -> None:
    scene.give(skill=3).choose("acquire:explore").expect(discard=["explore"], skill=0, boots=0, in_play=[])


@rule("CORE-8.3", "CORE-21.1")
def test_everybody_sees_a_discard_pile(scene: Scene) -> None:
    scene.discard("stumble", "burgle")
    shown = View(scene.state, 1).seats[0].discard
    assert [scene.state.cards[card].id for card in shown] == ["stumble", "burgle"]


@rule("CORE-8.4")
def test_a_card_is_trashed_from_discard_pile_or_play_area_for_good() -> None:
    scene = with_pyre().hand("burgle", "pyre", "sidestep").discard("stumble")
    scene.play("burgle", "pyre").choose("invoke:pyre")
    assert sorted(scene.offered) == ["trash:burgle", "trash:pyre", "trash:stumble"]
    scene.choose("trash:burgle", "trash:stumble").expect(in_play=["pyre"], discard=[], skill=1, cards_trashed=2)


@rule("CORE-8.4", "RUL-36")
def test_a_reward_for_trashing_comes_once_from_each_card() -> None:
    scene = with_pyre().hand("heir", "heir", "pyre").discard("stumble", "stumble").play("heir", "pyre")
    scene.choose("invoke:pyre", "trash:stumble").expect(gold=2)
    scene.choose("trash:stumble").expect(gold=2)
    scene.play("heir").expect(gold=4)


@rule("CORE-8.4", "RUL-36")
def test_the_card_that_promises_a_reward_may_be_the_one_that_goes() -> None:
    scene = with_pyre().hand("heir", "pyre").play("heir", "pyre").choose("invoke:pyre", "trash:heir", "decline")
    scene.expect(gold=2, in_play=["pyre"])


@rule("CORE-8.4", "RUL-36")
def test_a_trashed_card_is_gone_from_the_count() -> None:
    scene = Scene(row=["dragon-shrine"], seat0={"skill": 4, "boots": 1, "room": "d2", "tokens": ["artifact-5"]})
    scene.discard("secret-tome", "secret-tome").choose("use:row1", "pick:2", "trash:secret-tome", "move:d1", "end-turn")
    scene.expect(score=5 + 20 + 7)


@rule("CORE-8.5", "RUL-29")
def test_a_card_is_discarded_from_the_hand_without_its_effect(scene: Scene) -> None:
    scene.hand("sleight-of-hand", "stumble").deck("burgle", "sidestep").play("sleight-of-hand")
    scene.choose("invoke:sleight-of-hand", "discard:stumble").expect(discard=["stumble"], hand=["burgle", "sidestep"])
    scene.expect(clank=0)


@rule("CORE-8.5", "RUL-29")
def test_without_a_card_to_discard_nothing_is_given(scene: Scene) -> None:
    scene.hand("sleight-of-hand").deck("burgle").play("sleight-of-hand")
    scene.refuses("invoke:sleight-of-hand", "CORE-6.5a").expect(hand=[])


@rule("CORE-8.5", "RUL-29")
def test_nobody_is_forced_to_discard(scene: Scene) -> None:
    scene.hand("sleight-of-hand", "stumble").deck("burgle").play("sleight-of-hand", "stumble").choose("end-turn")
    scene.expect(clank=1)


@rule("CORE-8.5", "RUL-29")
def test_two_cards_to_discard_are_two_or_none() -> None:
    barter = {"id": "barter", "kind": "action", "play": [{"discard": 2, "do": [{"gold": 5}]}]}
    scene = Scene(open_game("classic", [inline(card=[barter])])).hand("barter", "stumble").play("barter")
    scene.refuses("invoke:barter", "CORE-6.5a").hand("stumble", "burgle").choose("invoke:barter", "discard:stumble")
    assert scene.offered == ["discard:burgle"]
    scene.expect(gold=0).choose("discard:burgle").expect(gold=5, discard=["burgle", "stumble"])


@rule("CORE-8.5")
def test_a_discard_asked_for_by_a_device_can_be_declined(scene: Scene) -> None:
    scene.hand("stumble").deck("burgle").does({"discard": 1, "do": [{"draw": 1}]}, moment="use")
    assert scene.offered == ["discard:stumble", "decline"]
    scene.choose("decline").expect(hand=["stumble"])
