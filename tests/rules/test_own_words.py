"""RUL-L: words of our own cards: reactions, everybody chooses, rivals on the tile, lesser attacks."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, inline, rule
from tiptoe.catalog import open_game
from tiptoe.core.codec import decode, encode
from tiptoe.core.kernel import choices
from tiptoe.core.rng import seeded
from tiptoe.packs.errors import PackErrors
from tiptoe.rules.ledger import Ledger, check_events
from tiptoe.rules.tokens import gain_token
from tiptoe.rules.turn import new_game

CHOICE = {"everybody-chooses": [[{"gold": 2}, {"clank": 1}], [{"gold": 5}, {"clank": 3}]]}


def ours(**content: Any) -> dict[str, Any]:
    return {"id": "ours", "kind": "action", "play": [{"skill": 1}], **content}


def together(*cards: dict[str, Any], game: str = "catacombs", seats: int = 3, **given: Any) -> Scene:
    return Scene(open_game(game, [inline(card=list(cards))]), seats, **given)


def reacting(deed: str, *more: dict[str, Any], **given: Any) -> Scene:
    """Seat 1 holds a card that reacts to a deed, with a burgle to draw."""
    given = {"seat1": {"hand": ["ours"], "deck": ["burgle", "stumble"]}, **given}
    return together(ours(react=deed), *more, **given)


@rule("RUL-120", "RUL-121")
@pytest.mark.parametrize("deed", ["rival-defeats-monster", "rival-defeats-goblin"])
def test_a_reaction_to_the_goblin_lays_the_card_out_and_draws_one(deed: str) -> None:
    scene = reacting(deed, seat0={"swords": 2}).choose("fight:goblin")
    assert (scene.sees("seat1.hand"), scene.sees("seat1.in_play")) == (["burgle"], ["ours"])
    assert scene.told("CardLaidOut") == [(1, scene.pack.card("ours").number)]


@rule("RUL-121", "RUL-39")
def test_only_a_goblin_is_a_goblin_and_a_monster_of_the_row_is_a_monster() -> None:
    row = {"row": ["skeleton"], "seat0": {"swords": 9}}
    assert reacting("rival-defeats-goblin", **row).choose("fight:row1").sees("seat1.in_play") == []
    assert reacting("rival-defeats-monster", **row).choose("fight:row1").sees("seat1.in_play") == ["ours"]


@rule("RUL-121")
def test_a_seat_does_not_react_to_itself_or_when_it_is_out() -> None:
    own = reacting("rival-defeats-monster", seat0={"swords": 2, "hand": ["ours"]}, seat1={}).choose("fight:goblin")
    own.expect(hand=["ours"], in_play=[])
    out = {"status": "knocked-out", "hand": ["ours"]}
    assert (
        reacting("rival-defeats-monster", seat0={"swords": 2}, seat1=out).choose("fight:goblin").told("CardLaidOut")
        == []
    )


@rule("RUL-120")
def test_a_card_laid_out_is_resolved_when_the_turn_of_its_owner_begins() -> None:
    scene = reacting("rival-defeats-monster", seat0={"swords": 2}).choose("fight:goblin", "end-turn")
    assert scene.sees("prompt") == "your-turn"
    assert (scene.sees("seat1.skill"), scene.sees("seat1.in_play")) == (1, ["ours"])


@rule("RUL-120")
def test_cards_laid_out_count_as_played_before_the_first_of_them_is_resolved() -> None:
    friend = {"kind": "companion", "react": "rival-defeats-monster"}
    text = [{"when": {"another": "companion"}, "do": [{"gold": 3}]}]
    cards = [ours(**friend, play=text), ours(id="other", **friend)]
    scene = together(*cards, seat0={"swords": 2}, seat1={"hand": ["ours", "other"]}).choose("fight:goblin", "end-turn")
    assert (scene.sees("seat1.gold"), scene.sees("seat1.skill")) == (3, 1)


@rule("RUL-120")
def test_a_question_of_a_card_laid_out_waits_and_the_next_card_behind_it() -> None:
    asks = ours(react="rival-defeats-monster", play=[{"choose": 1, "of": [{"gold": 1}, {"boots": 1}]}])
    plain = ours(id="other", react="rival-defeats-monster")
    scene = together(asks, plain, seat0={"swords": 2}, seat1={"hand": ["ours", "other"]})
    scene.choose("fight:goblin", "end-turn")
    assert (scene.sees("prompt"), scene.sees("seat1.skill")) == ("choose", 0)
    assert encode(decode(encode(scene.state), scene.state.rules)) == encode(scene.state)
    scene.choose("pick:1")
    assert (scene.sees("seat1.gold"), scene.sees("seat1.skill"), scene.sees("prompt")) == (1, 1, "your-turn")


@rule("RUL-122")
def test_a_card_drawn_for_a_reaction_is_too_late_for_the_deed() -> None:
    seat1 = {"hand": ["ours"], "deck": ["ours", "burgle"]}
    scene = reacting("rival-defeats-monster", seat0={"swords": 4}, seat1=seat1).choose("fight:goblin")
    assert scene.sees("seat1.hand") == ["ours"]
    assert scene.choose("fight:goblin").sees("seat1.in_play") == ["ours", "ours"]


@rule("RUL-122")
def test_reactions_go_clockwise_from_the_seat_whose_turn_it_is() -> None:
    seats = {f"seat{i}": {"hand": ["ours"]} for i in range(3)}
    scene = reacting("rival-defeats-monster", **{**seats, "active": 1, "seat1": {"swords": 2}}).choose("fight:goblin")
    assert [event.seat for event in scene.state.events if event.kind.name == "CardLaidOut"] == [2, 0]


@rule("RUL-121")
@pytest.mark.parametrize("token", ["artifact-5", "monkey-idol", "dragon-egg", "crown-10"])
def test_a_reaction_to_a_find(token: str) -> None:
    scene = reacting("rival-takes-find", game="classic")
    gain_token(scene.state, scene.me, scene.pack.token(token).number)
    assert scene.sees("seat1.in_play") == ["ours"]


@rule("RUL-121")
def test_a_monster_that_appears_in_the_refill_calls_the_reaction() -> None:
    scene = reacting("monster-arrives", row=["pillage"] * 5).next_cards("skeleton").choose("end-turn")
    assert (scene.sees("active"), scene.sees("seat1.skill")) == (1, 1)


@rule("RUL-120")
@pytest.mark.parametrize(
    "wrong", [{"kind": "device", "use": [{"gold": 1}]}, {"kind": "gem"}, {"play": [{"skill": 1}], "react": "rain"}]
)
def test_only_a_card_with_a_text_to_play_can_react(wrong: dict[str, Any]) -> None:
    card = {"id": "ours", "kind": "action", "react": "monster-arrives", **wrong}
    with pytest.raises(PackErrors, match="react"):
        open_game("catacombs", [inline(card=[card])])


@rule("RUL-123", "RUL-37")
def test_everybody_chooses_in_order_from_the_seat_whose_turn_it_is() -> None:
    scene = together(ours(arrive=[CHOICE, {"return-black-cubes": 1}]), row=["pillage"] * 5, black_aside=1, active=1)
    scene.next_cards("ours").choose("end-turn")
    asked = []
    for answer in ("pick:1", "pick:2", "pick:1"):
        asked.append(scene.state.stack[-1].seat)
        assert scene.sees("black_aside") == 1  # the rest of the text waits
        assert encode(decode(encode(scene.state), scene.state.rules)) == encode(scene.state)
        scene.choose(answer)
    assert asked == [1, 2, 0]
    assert [scene.sees(f"seat{i}.gold") for i in range(3)] == [2, 2, 5]
    assert (scene.sees("black_aside"), scene.sees("active"), scene.sees("prompt")) == (0, 2, "your-turn")


@rule("RUL-123")
def test_a_seat_with_one_option_is_not_asked() -> None:
    text = {"everybody-chooses": [[{"gold": 1}], [{"pay-gold": 5, "do": [{"gain": "secret-tome"}]}]]}
    scene = together(ours(arrive=[text]), row=["pillage"] * 5, seat2={"gold": 5}).next_cards("ours").choose("end-turn")
    assert scene.state.stack[-1].seat == 2
    scene.choose("pick:2")
    assert [scene.sees(f"seat{i}.gold") for i in range(3)] == [1, 1, 0]
    assert scene.sees("seat2.discard") == ["secret-tome"]


@rule("RUL-123", "RUL-12")
def test_everybody_chooses_about_a_card_of_the_first_row() -> None:
    rules = open_game("catacombs", [inline(card=[ours(arrive=[CHOICE], copies=300)])])
    state = new_game(rules, 2, seeded(3))
    assert (state.stack[-1].prompt, len(choices(state))) == ("choose", 2)


@rule("RUL-123")
def test_an_option_for_everybody_is_done_at_once() -> None:
    for option in ({"trash": "any"}, {"when": {"has": "artifact"}, "do": [{"gold": 1}]}, CHOICE):
        with pytest.raises(PackErrors, match="everybody-chooses"):
            open_game("catacombs", [inline(card=[ours(play=[{"everybody-chooses": [option, {"gold": 1}]}])])])


@rule("RUL-126", "RUL-27")
def test_gold_of_others_is_no_gain_that_a_text_counts() -> None:
    scene = together(seat2={"status": "escaped"}).does({"others-gold": 2}).expect(gold=0)
    assert [scene.sees(f"seat{i}.gold") for i in (1, 2)] == [2, 0]
    assert scene.state.seats[1].gold_gained == 0


@rule("RUL-124")
def test_rivals_met_are_counted_once_each_wherever_the_seat_goes() -> None:
    tour = ours(play=[{"per": "rivals-met", "do": [{"gold": 1}]}])
    scene = together(tour, game="classic", seats=4, seat0={"hand": ["ours"]}).play("ours").expect(gold=3)
    scene = together(tour, game="classic", seats=4, seat0={"hand": ["ours"]}, seat3={"status": "escaped"})
    scene.play("ours").expect(gold=2)


@rule("RUL-124")
def test_rivals_met_do_not_depend_on_the_order_of_play() -> None:
    tour = ours(play=[{"per": "rivals-met", "do": [{"gold": 1}]}])
    given: dict[str, Any] = {"seat0": {"hand": ["ours"], "boots": 3}}
    way = next(key for key in together(tour, game="classic", **given).offered if key.startswith("move:"))
    first = together(tour, game="classic", **given).choose("play:ours", way).sees("seat0.gold")
    assert first == together(tour, game="classic", **given).choose(way, "play:ours").sees("seat0.gold") == 2


@rule("RUL-125", "RUL-4")
def test_behind_is_who_has_none_while_a_rival_has_one() -> None:
    text = {"when": {"behind": "artifact"}, "do": [{"boots": 2}]}
    rival = {"tokens": ["artifact-5"], "status": "escaped"}
    together().does(text).expect(boots=0)
    together(seat1=rival).does(text).expect(boots=2)
    together(seat0={"tokens": ["artifact-7"]}, seat1=rival).does(text).expect(boots=0)


@rule("RUL-127")
def test_a_lesser_attack_spares_whoever_bears_it() -> None:
    scene = together(seat0={"bag": 3, "clank": 1}, seat1={"bag": 2}, marker=6).draws("seat0", "seat0", "seat1", "black")
    before = Ledger(scene.state)
    scene.state.events.clear()
    scene.does({"lesser-attack": 4})
    check_events(before, scene.state)
    scene.expect(damage=0, supply=28, bag=2)
    assert (scene.sees("seat1.damage"), scene.sees("black_aside")) == (1, 1)
    assert scene.told("AttackBegun") == [(0, 4, 0, 0)]


@rule("RUL-127", "CAT-8.3")
def test_a_ghost_of_a_lesser_attack_hurts_everybody() -> None:
    scene = together(ghosts={"clank": 1, "bag": 0, "aside": 4}).draws("ghost").does({"lesser-attack": 1})
    assert [scene.sees(f"seat{i}.damage") for i in range(3)] == [1, 1, 1]
