"""CHA: characters: who plays whom, their decks, own tokens, boards, and the words of their texts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caves import NAVE
from scene import Scene, inline, rule
from tiptoe.catalog import SpecError, open_game
from tiptoe.core.codec import decode, digest, encode
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.records.record import new_header, start
from tiptoe.rules.scoring import parts_of
from tiptoe.rules.turn import new_game
from tiptoe.view.view import SPECTATOR, View
from tiptoe.wire.events import told_event

SPEC = "catacombs+characters"
LENARA = ["lenara", *["mana"] * 5]


def playing(character: str, *own: str, hand: tuple[str, ...] = (), **values: Any) -> Scene:
    """Seat 0 in the nave plays a character with these own tokens on the board."""
    return Scene(SPEC, seat0={"room": NAVE, "tokens": [character, *own], "hand": list(hand), **values})


def cast_of(state: State) -> list[str]:
    """Who plays whom, by seat."""
    pack = state.rules.pack
    found = [pack.character_of(seat.tokens) for seat in state.seats]
    return ["" if each is None else each.id for each in found]


def dealt(spec: str, seats: int, seed: int = 1) -> State:
    return new_game(open_game(spec), seats, seeded(seed))


@rule("CHA-1.1")
@pytest.mark.parametrize("seed", range(20))
def test_every_seat_plays_a_character_and_no_two_the_same(seed: int) -> None:
    cast = cast_of(dealt(SPEC, 4, seed))
    assert "" not in cast and len(set(cast)) == 4


@rule("CHA-1.1")
def test_without_the_variant_nobody_plays_one() -> None:
    assert cast_of(dealt("catacombs", 4)) == ["", "", "", ""]


@rule("CHA-1.1")
def test_a_character_can_be_chosen_once_only() -> None:
    with pytest.raises(SpecError, match="'lenara' is played by one seat only"):
        open_game(f"{SPEC}:lenara.lenara")


@rule("CHA-1.2")
@pytest.mark.parametrize("seed", range(10))
def test_seats_that_have_not_chosen_get_one_of_those_left_by_lot(seed: int) -> None:
    cast = cast_of(dealt(f"{SPEC}:any.lenara.any.agnet", 4, seed))
    assert (cast[1], cast[3]) == ("lenara", "agnet")
    assert len(set(cast)) == 4


@rule("CHA-1.2")
def test_a_record_that_names_those_chosen_deals_them_again() -> None:
    header = new_header(f"{SPEC}:garignar.any", ["greedy", "greedy"], "7")
    again = start(header).state
    assert digest(again) == digest(start(header).state)
    assert cast_of(again)[0] == "garignar"


@rule("CHA-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_characters_are_played_with_any_number_of_seats(seats: int) -> None:
    assert "" not in cast_of(dealt(SPEC, seats))


@rule("CHA-1.3")
def test_nobody_else_than_the_catacombs_has_characters() -> None:
    for game in ("classic", "space"):
        with pytest.raises(SpecError, match="has no variant"):
            open_game(f"{game}+characters")


@rule("CHA-1.4")
def test_everybody_sees_who_plays_whom_and_the_tokens() -> None:
    scene = playing("lenara", "mana", "mana")
    seen = View(scene.state, SPECTATOR).seats[0].tokens
    assert [scene.pack.tokens[token].id for token in seen] == ["lenara", "mana", "mana"]


@rule("CHA-2.1", "CHA-2.2")
@pytest.mark.parametrize("id", [each.id for each in open_game(SPEC).pack.characters])
def test_a_seat_begins_with_the_ten_cards_of_its_character(id: str) -> None:
    state = dealt(f"{SPEC}:{id}", 2)
    seat, cards = state.seats[0], state.cards
    deck = Counter(cards[card].id for card in seat.hand + seat.deck[: seat.deck_left])
    own = [card for card in cards if card.of == id]
    assert deck == {"burgle": 5, "stumble": 2, **{card.id: 1 for card in own}}
    assert [(card.cost, card.points) for card in own] == [(0, 0)] * 3
    assert not {card.number for card in own} & {*state.rules.dungeon, *state.rules.pack.starter}


@rule("CHA-2.3")
def test_own_tokens_to_begin_with_lie_on_the_board() -> None:
    state = dealt(f"{SPEC}:lenara.agnet", 2)
    held = [[state.rules.pack.tokens[token].id for token in seat.tokens[1:]] for seat in state.seats]
    assert held == [["mana"] * 2, ["conscription"] * 4]


@rule("CHA-2.4")
def test_everything_else_begins_as_without_characters() -> None:
    state, plain = dealt(SPEC, 3), dealt("catacombs", 3)
    for seat, other in zip(state.seats, plain.seats):
        assert (seat.lockpicks, seat.gold, len(seat.hand)) == (other.lockpicks, other.gold, len(other.hand))
    assert sorted(seat.clank for seat in state.seats) == sorted(seat.clank for seat in plain.seats)


@rule("CHA-3.1")
def test_own_tokens_score_nothing() -> None:
    scene = playing("lenara", *["mana"] * 9)
    scorers = scene.state.rules.scorers
    assert sum(scorer.points(scene.state, scene.me) for scorer in scorers) == 0
    assert [
        part.token for scorer in scorers for part in parts_of(scorer, scene.state, scene.me) if part.token >= 0
    ] == []


@rule("CHA-3.2")
def test_what_is_taken_beyond_the_last_token_is_lost() -> None:
    scene = playing("lenara", *["mana"] * 9, hand=("channel",)).play("channel")
    scene.expect(tokens=["lenara", *["mana"] * 10])
    assert scene.told("OwnTokensTaken") == [(0, scene.pack.token("mana").number, 1)]


@rule("CHA-3.3", "CHA-3.4", "RUL-107")
def test_tokens_are_spent_for_a_kept_text_once_a_turn() -> None:
    scene = playing("lenara", *["mana"] * 4, hand=("magic-glide",)).play("magic-glide")
    scene.choose("invoke:magic-glide").expect(boots=2, tokens=["lenara", "mana", "mana"])
    scene.refuses("invoke:magic-glide", "CORE-6.5a")


@rule("CHA-3.3")
def test_nobody_spends_more_than_lies_on_the_board() -> None:
    scene = playing("lenara", "mana", hand=("magic-glide",)).play("magic-glide")
    scene.refuses("invoke:magic-glide", "CORE-6.5a")


@rule("CHA-3.4")
def test_a_text_of_another_moment_is_used_at_once_or_not_at_all() -> None:
    scene = Scene(SPEC, row=["bandit"], seat0={"room": NAVE, "tokens": ["agnet", "conscription"], "skill": 9})
    scene.choose("acquire:row1")
    assert scene.offered == ["pick:1", "decline"]
    scene.choose("decline").expect(discard=["bandit"], tokens=["agnet", "conscription"])


@rule("CHA-3.5")
@pytest.mark.parametrize("spent", range(8))
def test_tokens_beside_the_board_count_as_spent(spent: int) -> None:
    scene = playing("monkeybot-prime", *["cogwheel"] * (7 - spent))
    skill = [0, 1, 1, 1, 2, 2, 3, 3][spent]
    scene.expect(skill=skill, swords=[0, 0, 1, 1, 1, 1, 1, 3][spent], boots=[0, 0, 0, 1, 1, 2, 2, 2][spent])


@rule("CHA-4.1")
def test_the_board_gives_at_the_beginning_of_each_own_turn() -> None:
    scene = playing("monkeybot-prime", *["cogwheel"] * 5).expect(skill=1, swords=1)
    scene.choose("end-turn").expect(skill=0)
    while scene.sees("active") != 0:
        scene.choose(scene.offered[0])
    scene.expect(skill=1, swords=1)


@rule("CHA-4.1")
def test_the_board_waits_for_its_condition_and_gives_once() -> None:
    scene = playing("garignar", swords=9).choose("fight:goblin")
    scene.choose("pick:1").expect(gold=2, tokens=["garignar", "carnage"])
    scene.choose("fight:goblin").expect(gold=3, tokens=["garignar", "carnage"])


@rule("CHA-4.2")
def test_a_board_is_resolved_before_the_first_choice() -> None:
    scene = playing("lenara", *["mana"] * 3, hand=("burgle",))
    assert scene.offered[0] == "play:burgle" and any(key.startswith("invoke:lenara") for key in scene.offered)


@rule("CHA-4.3")
def test_a_companion_goes_on_top_of_the_deck_for_a_conscription() -> None:
    scene = Scene(SPEC, seat0={"room": NAVE, "tokens": ["agnet", "conscription"], "skill": 2})
    scene.choose("acquire:mercenary").expect(discard=["mercenary"])


@rule("CHA-4.3")
def test_the_board_speaks_after_the_cards_own_acquire_text() -> None:
    scene = Scene(SPEC, row=["bandit"], seat0={"room": NAVE, "tokens": ["agnet", "conscription"], "skill": 9})
    scene.choose("acquire:row1").expect(swords=1, boots=1).choose("pick:1")
    scene.expect(deck=["bandit"], discard=[], tokens=["agnet"])


@rule("CHA-4.4")
def test_an_attack_that_hurts_takes_one_cogwheel_however_much_it_hurts() -> None:
    scene = playing("monkeybot-prime", "cogwheel", "cogwheel", bag=5).draws("seat0", "seat0", "seat0")
    scene.does({"attack": True}).expect(tokens=["monkeybot-prime", "cogwheel"])
    assert scene.me.damage >= 2


@rule("CHA-4.4")
def test_other_damage_takes_no_cogwheel() -> None:
    playing("monkeybot-prime", "cogwheel").does({"damage": 2}).expect(tokens=["monkeybot-prime", "cogwheel"])


@rule("CHA-4.4")
def test_an_attack_that_misses_takes_no_cogwheel() -> None:
    scene = playing("monkeybot-prime", "cogwheel", bag=5).draws("black", "black", "black")
    scene.does({"attack": True}).expect(damage=0, tokens=["monkeybot-prime", "cogwheel"])


@rule("CHA-4.5")
def test_a_seat_that_is_out_has_no_board() -> None:
    out = {"tokens": ["monkeybot-prime"], "status": "escaped"}
    scene = Scene(SPEC, seat0={"room": NAVE, "tokens": ["agnet"]}, seat1=out).choose("end-turn")
    assert scene.other.skill == 0


@rule("CHA-5.1")
def test_a_companion_of_the_turn_goes_back_on_the_deck_in_public() -> None:
    scene = playing("agnet", hand=("inspire", "mercenary")).deck(*["burgle"] * 9)
    scene.play("inspire", "mercenary").choose("end-turn", "pick:1")
    assert scene.told("CardRecalled") == [(0, scene.pack.card("mercenary").number)]
    scene.expect(hand=["mercenary", *["burgle"] * 4])


@rule("CHA-5.2")
def test_the_marker_comes_round_after_the_last_space() -> None:
    scene = playing("garignar", *["carnage"] * 4, swords=9).next_tokens("treasure").choose("fight:goblin")
    scene.expect(tokens=["garignar"], gold=3)


@rule("CHA-5.3")
def test_a_find_is_shown_by_who_holds_one_and_kept() -> None:
    scene = playing("dallan", "dragon-egg", "crown-8", hand=("burgle",)).choose("invoke:dallan/3")
    assert scene.offered == ["pick:1", "pick:3"]
    scene.choose("pick:3").expect(boots=1, tokens=["dallan", "dragon-egg", "crown-8"])
    scene.refuses("invoke:dallan/3", "CORE-6.5a")


@rule("CHA-5.4")
def test_a_text_is_used_again_with_new_choices() -> None:
    scene = playing("lenara", *["mana"] * 5, hand=("scramble",)).play("scramble")
    again = next(key for key in scene.offered if key.startswith("invoke:lenara"))
    scene.choose(again, "pick:1").expect(skill=2, boots=2, tokens=["lenara"], in_play=["scramble"])


@rule("CHA-5.5")
def test_a_card_of_the_row_comes_into_the_hand_and_is_played_this_turn() -> None:
    scene = Scene(SPEC, row=["elven-sword"], seat0={"room": NAVE, "tokens": ["lenara", *["mana"] * 7]})
    take = [key for key in scene.offered if key.startswith("invoke:lenara")][-1]
    scene.choose(take, "acquire:row1").expect(hand=["elven-sword"], skill=0, tokens=["lenara"])
    scene.play("elven-sword").expect(swords=2)


@rule("CHA-5.5")
@pytest.mark.parametrize("card", ["lie-in-wait", "robbery"])
def test_an_acquire_text_that_would_move_it_leaves_the_card_in_the_hand(card: str) -> None:
    scene = Scene(SPEC, row=[card], seat0={"room": NAVE, "gold": 9, "tokens": ["lenara", *["mana"] * 7]})
    take = [key for key in scene.offered if key.startswith("invoke:lenara")][-1]
    scene.choose(take, "acquire:row1").expect(hand=[card], discard=[])
    assert scene.offered[0] == f"play:{card}"


@rule("CHA-5.5")
def test_a_second_copy_on_the_discard_pile_stays_there_too() -> None:
    seat = {"room": NAVE, "gold": 9, "discard": ["robbery"], "tokens": ["lenara", *["mana"] * 7]}
    scene = Scene(SPEC, row=["robbery"], seat0=seat).choose("invoke:lenara/6", "acquire:row1")
    scene.expect(hand=["robbery"], discard=["robbery"])
    assert scene.offered[0] == "play:robbery"


@rule("CHA-5.5")
def test_a_game_stored_while_its_acquire_text_asks_goes_on_alike() -> None:
    seat = {"room": NAVE, "tokens": ["lenara", *["mana"] * 7]}
    scene = Scene(SPEC, row=["floating-skull"], seat0=seat).choose("invoke:lenara/6", "acquire:row1")
    stored = decode(encode(scene.state), scene.state.rules)
    assert scene.sees("prompt") == "teleport" and digest(stored) == digest(scene.state)
    scene.choose("decline").expect(hand=["floating-skull"], discard=[])


@rule("CHA-5.1")
def test_a_card_that_its_own_text_has_put_on_the_deck_is_not_asked_about_again() -> None:
    watchman = {"id": "watchman", "kind": "companion", "cost": 1, "acquire": [{"onto-deck": True}]}
    seat = {"room": NAVE, "skill": 2, "tokens": ["agnet", "conscription"]}
    scene = Scene(open_game(SPEC, [inline(card=[watchman])]), row=["watchman"], seat0=seat)
    scene.choose("acquire:row1", "pick:1").expect(deck=["watchman"], tokens=["agnet", "conscription"])
    assert scene.offered[0] != "pick:1"


@rule("CHA-1.4", "CHA-4.1")
def test_a_stored_game_with_characters_is_read_again_alike() -> None:
    state = playing("lenara", *["mana"] * 4, hand=("magic-glide",)).play("magic-glide").state
    assert digest(decode(encode(state), state.rules)) == digest(state)


@rule("CHA-1.4", "CHA-3.2")
def test_pages_are_told_of_characters_and_their_tokens() -> None:
    scene = playing("lenara", hand=("channel",)).play("channel")
    told = [
        told_event(event, scene.pack, "", "") for event in scene.state.events if event.kind.name == "OwnTokensTaken"
    ]
    assert "kind='own'" in str(told)


@rule("CHA-4.2", "RUL-120")
def test_a_card_laid_out_in_a_rivals_turn_is_resolved_before_the_board() -> None:
    rival = {"tokens": ["garignar"], "hand": ["blood-frenzy"], "deck": ["burgle"] * 6, "room": NAVE}
    scene = Scene(SPEC, seat0={"room": NAVE, "tokens": ["agnet"], "swords": 2}, seat1=rival)
    scene.choose("fight:goblin", "end-turn")
    assert (scene.other.swords, scene.sees("seat1.in_play")) == (2, ["blood-frenzy"])


@rule("CHA-3.5", "RUL-127")
def test_when_all_moods_are_spent_the_dragon_strikes_the_others_and_they_come_back() -> None:
    rival = {"tokens": ["agnet"], "bag": 5, "room": NAVE}
    scene = Scene(SPEC, seat0={"room": NAVE, "tokens": ["whiskers"], "bag": 2}, seat1=rival)
    scene.draws("seat1", "seat1", "seat0", "black").choose("end-turn")
    assert scene.sees("seat1.damage") == 2
    scene.expect(damage=0, tokens=["whiskers", "purr", "hiss", "prowl"])
