"""EXP, RUL-118: variants of every game: a harsher dragon, handicaps, drafts, and who goes first."""

from __future__ import annotations

import pytest

from scene import rule
from tiptoe.catalog import GAMES, SpecError, open_game
from tiptoe.core.kernel import apply, choices, decision, offered_choice
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.rules.drafting import CARD_KEPT, draft_cards, drafting, may_be_drafted
from tiptoe.rules.turn import begin, new_game
from tiptoe.text.game import GameText
from tiptoe.text.language import words
from tiptoe.view.determinize import determinize, redeal_unseen
from tiptoe.view.view import SPECTATOR, UNKNOWN, View, visible_events

OURS = [name for name, game in GAMES.items() if not game.is_guest]
EVERY_GAME = pytest.mark.parametrize("game", OURS)
BOTH = pytest.mark.parametrize("kind", ["open", "closed"])


def dealt(spec: str, seats: int, seed: int = 1) -> State:
    return new_game(open_game(spec), seats, seeded(seed))


def answer(state: State, *keys: str) -> State:
    for text in keys:
        apply(state, offered_choice(state, text))
    return state


def drafted(state: State) -> State:
    """Returns the position after a draft in which everybody takes the first card before them."""
    while state.stack[-1].prompt == "draft":
        apply(state, choices(state)[0])
    return state


@EVERY_GAME
@rule("EXP-1.1")
def test_a_harsher_dragon_draws_one_cube_more_everywhere(game: str) -> None:
    rage = open_game(game).params.rage
    assert open_game(f"{game}+harsh-dragon").params.rage == tuple(n + 1 for n in rage)


@EVERY_GAME
@rule("EXP-2.1", "EXP-2.2")
def test_each_seat_begins_with_its_handicap(game: str) -> None:
    plain, burdened = dealt(game, 3), dealt(f"{game}+handicap:302", 3)
    for seat, steps in enumerate((3, 0, 2)):
        assert burdened.seats[seat].damage == plain.seats[seat].damage + steps
        assert burdened.seats[seat].clank == plain.seats[seat].clank + 2 * steps


@pytest.mark.parametrize("spec", ["classic+handicap:4", "classic+handicap:1", "classic+handicap:14"])
@rule("EXP-2.1")
def test_a_handicap_is_a_digit_for_each_seat(spec: str) -> None:
    with pytest.raises(SpecError, match="a digit from 0 to 3 for each of 2, 3, 4 seats"):
        open_game(spec)


@EVERY_GAME
@BOTH
@rule("EXP-3.1")
def test_what_is_drafted_is_cheap_and_calls_no_attack(game: str, kind: str) -> None:
    state = dealt(f"{game}+draft:{kind}", 4)
    frame = drafting(state.stack)
    assert frame is not None and len(frame.taken) == 12
    assert all(may_be_drafted(state.cards[card]) for card in draft_cards(state, frame))


@EVERY_GAME
@BOTH
@rule("EXP-3.1", "EXP-3.4")
def test_each_seat_has_two_more_cards_and_the_rest_is_gone(game: str, kind: str) -> None:
    state = dealt(f"{game}+draft:{kind}", 3)
    before = state.deck_left
    drafted(state)
    assert [len(seat.discard) for seat in state.seats] == [2, 2, 2]
    assert (state.deck_left, len(state.dungeon_discard)) == (before - 9, 3)
    assert decision(state).prompt == "your-turn"


@rule("EXP-3.2")
def test_an_open_draft_goes_from_the_last_seat_to_the_first_and_back() -> None:
    state = dealt("classic+first:1+draft:open", 3)
    asked = []
    while state.stack[-1].prompt == "draft":
        asked.append(int(decision(state).seat))
        apply(state, choices(state)[0])
    assert asked == [0, 2, 1, 1, 2, 0]


@rule("EXP-3.2")
def test_everybody_sees_an_open_draft() -> None:
    state = dealt("classic+draft:open", 2)
    frame = drafting(state.stack)
    assert frame is not None
    assert all(View(state, seat).draft == draft_cards(state, frame) for seat in (SPECTATOR, 0, 1))


@rule("EXP-3.3")
def test_a_packet_is_passed_to_the_left() -> None:
    state = answer(dealt("classic+first:0+draft:closed", 3), "draft:1", "draft:5", "draft:9")
    offered = [[key(choice, state) for choice in choices(state)]]
    for text in ("draft:7", "draft:2"):
        answer(state, text)
        offered.append([key(choice, state) for choice in choices(state)])
    assert offered == [["draft:7", "draft:8"], ["draft:2", "draft:3"], ["draft:4", "draft:6"]]


@rule("EXP-3.3", "CORE-21.2")
def test_nobody_learns_what_another_keeps_before_all_have_chosen() -> None:
    state = State(open_game("classic+first:0+draft:closed"), seeded(5))
    state.record()
    begin(state, 2)
    assert not any(event.kind.name == "DraftCardShown" for event in state.events)
    state.record()
    answer(state, "draft:2")
    kept = state.events[0]
    assert kept.kind is CARD_KEPT and visible_events([kept], 1)[0].first < 0 <= visible_events([kept], 0)[0].first
    assert [card != UNKNOWN for card in View(state, 0).draft] == [True, True, True, False, False, False]
    assert [card != UNKNOWN for card in View(state, 1).draft] == [False, False, False, True, True, True]
    assert set(View(state, SPECTATOR).draft) == {UNKNOWN}


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
@rule("EXP-3.3", "RUL-33")
def test_a_closed_draft_dealt_anew_is_the_same_to_its_seat_and_another_to_none(seat: int) -> None:
    state = answer(dealt("catacombs+first:0+draft:closed", 3), "draft:1", "draft:5")
    view = View(state, seat)
    twin = determinize(view, seeded(99))
    assert View(twin, seat).draft == view.draft
    frame = drafting(twin.stack)
    assert frame is not None and all(may_be_drafted(twin.cards[card]) for card in draft_cards(twin, frame))
    assert sorted(twin.deck) == sorted(state.deck[: state.deck_left])


@BOTH
@rule("RUL-34", "EXP-3.1")
def test_a_draft_stays_where_it_is_when_all_else_is_dealt_again(kind: str) -> None:
    state = dealt(f"classic+draft:{kind}", 2)
    frame = drafting(state.stack)
    assert frame is not None
    before = draft_cards(state, frame)
    redeal_unseen(state, bytes(32))
    assert draft_cards(state, frame) == before


@BOTH
@rule("EXP-3.2", "EXP-3.3")
def test_a_card_that_is_not_before_the_seat_is_refused(kind: str) -> None:
    state = answer(dealt(f"classic+first:0+draft:{kind}", 2), "draft:1" if kind == "closed" else "draft:6")
    taken = "draft:1" if kind == "closed" else "draft:6"
    with pytest.raises(Exception, match="not-before-you"):
        answer(state, taken)


@pytest.mark.parametrize("tag", ["en", "fr", "pt-BR"])
@rule("EXP-3.2")
def test_the_seat_that_is_asked_reads_the_names_of_the_cards(tag: str) -> None:
    state = dealt("classic+draft:closed", 2)
    view = View(state, decision(state).seat)
    voice = GameText(words(tag), view)
    said = [voice.choice(choice) for choice in view.choices]
    names = [voice.cards.card_name(card) for card in view.draft if card != UNKNOWN]
    assert all(
        any(text.endswith(str(voice.words.say("choice-draft", card=name)).split(" ", 1)[1]) for name in names)
        for text in said
    )


@EVERY_GAME
@pytest.mark.parametrize("seat", [0, 1])
@rule("RUL-118", "CORE-3.9")
def test_a_named_seat_goes_first(game: str, seat: int) -> None:
    for seed in range(4):
        state = dealt(f"{game}+first:{seat}", 2, seed)
        assert (state.first, state.active, decision(state).seat) == (seat, seat, seat)


@rule("RUL-118")
def test_the_seat_that_most_call_the_sneakiest_goes_first() -> None:
    state = answer(dealt("classic+first:sneakiest", 3), "name:seat2", "name:seat2", "name:seat0")
    assert (state.first, decision(state).seat, decision(state).prompt) == (2, 2, "your-turn")
    made = [seat.clank for seat in state.seats]
    assert [clank - min(made) for clank in made] == [1, 0, 2]  # the first Clank! goes by the order


@rule("RUL-118")
def test_among_equals_the_lot_decides() -> None:
    keys = ("name:seat1", "name:seat2", "name:seat0")
    assert {int(answer(dealt("classic+first:sneakiest", 3, seed), *keys).first) for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("spec", ["classic+first:4", "classic+first:x", "classic+first:10"])
@rule("RUL-118")
def test_a_seat_that_no_table_has_cannot_go_first(spec: str) -> None:
    with pytest.raises(SpecError, match="names no seat; known: first:0, first:1, first:2, first:3, first:sneakiest"):
        open_game(spec)


@rule("RUL-118")
def test_a_first_seat_needs_so_many_seats() -> None:
    assert open_game("classic+first:2").params.seats == (3, 4)
    assert open_game("catacombs+party+first:5").params.seats == (6,)
