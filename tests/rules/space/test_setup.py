"""SPA-1 and SPA-2: content of the box, and setup."""

from __future__ import annotations

from collections import Counter

import pytest

from scene import Scene, rule
from ships import START
from tiptoe.catalog import SpecError, check_seats, open_game
from tiptoe.core.components import ARTIFACT, BLUE, KINDS, PURPLE, RED
from tiptoe.core.rng import seeded
from tiptoe.core.state import Seat, State
from tiptoe.games.space.nouns import COMMAND, COMMAND_CODE, POWER_CRYSTAL
from tiptoe.games.space.ports import crystals_left
from tiptoe.games.space.track import BLOCKADE
from tiptoe.rules.turn import new_game
from tiptoe.scenarios.fact_paths import look_up
from tiptoe.view.view import View, face_down

SEEDS = range(12)
VALUES = [5, 10, 15, 20, 25, 30]


def begin(seats: int, seed: int = 1, spec: str = "space") -> State:
    return new_game(open_game(spec), seats, seeded(seed))


def in_order(state: State) -> list[Seat]:
    """The seats in the order of the first round."""
    return [state.seats[(state.first + place) % len(state.seats)] for place in range(len(state.seats))]


def copies(kind: str) -> Counter[str]:
    pack = open_game("space").pack
    return Counter(pack.tokens[token].id for token in pack.copies_of_kind(KINDS[kind]))


def laid(state: State, kind: int) -> list[int]:
    """Counts the tokens of a kind in each room that has any."""
    tokens = state.rules.pack.tokens
    piles = [sum(1 for token in room if tokens[token].kind == kind) for room in state.room_tokens]
    return [n for n in piles if n]


@rule("SPA-1.1", "RUL-106")
@pytest.mark.parametrize(
    ("kind", "total"),
    [
        *(("artifact", 6), ("major-secret", 11), ("minor-secret", 28), ("market", 8)),
        *(("power-crystal", 5), ("escape-pod", 4), ("command-code", 4), ("mastery", 0), ("monkey-idol", 0)),
    ],
)
def test_the_box_holds_so_many_tokens(kind: str, total: int) -> None:
    assert copies(kind).total() == total


@rule("SPA-1.1", "RUL-2", "RUL-106")
def test_artifacts_secrets_and_the_market() -> None:
    pack = open_game("space").pack
    assert sorted(pack.token(id).points for id in copies("artifact")) == VALUES
    assert copies("market") == dict.fromkeys(("contraband", "master-key", "medkit", "telepass"), 2)
    twos = ("flash-of-brilliance", "noise-grenade", "mega-healing-stim", "ship-plans", "credit-chip-5")
    assert copies("major-secret") == {"sixth-crystal": 1, **dict.fromkeys(twos, 2)}
    assert len(copies("minor-secret")) == 7 and set(copies("minor-secret").values()) == {4}


@rule("SPA-1.1", "SPA-1.2", "RUL-48")
def test_the_adventure_deck_has_a_hundred_cards_and_no_device() -> None:
    pack = open_game("space").pack
    cards = [pack.cards[card] for card in pack.dungeon]
    factions = Counter(card.suit for card in cards)
    assert factions == {"outlaw": 18, "resistance": 26, "science": 11, "": 45}
    assert Counter(card.banner for card in cards) == {BLUE: 79, RED: 21}
    assert PURPLE not in {card.banner for card in pack.cards}


@rule("SPA-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cubes_of_every_colour(seats: int) -> None:
    state = begin(seats)
    assert [seat.supply + seat.clank for seat in state.seats] == [30] * seats
    assert (state.black_in_bag, state.rules.params.wild_cubes, state.rules.params.marks) == (24, 4, 2)


@rule("SPA-1.1", "RUL-2")
def test_credits_never_run_out() -> None:
    Scene("space").does({"gold": 1000}).expect(gold=1000)


@rule("SPA-2.1")
def test_the_first_ship_is_the_recommended_one() -> None:
    board = begin(2).board
    assert [module.id for module in board.modules] == [
        *("cargo-bay", "clank-area", "hydroponics", "corridor", "doomsday-cannon", "med-lab", "command")
    ]
    assert open_game("space").name == "space" and open_game(f"space:{board.id}").name == "space"


@rule("SPA-2.2", "CORE-2.2")
def test_every_seat_has_a_deck_of_ten_and_two_data_cubes_to_place() -> None:
    state = begin(4)
    for seat in state.seats:
        cards = Counter(state.cards[card].id for card in seat.hand + seat.deck[: seat.deck_left])
        assert cards == {"hack": 6, "stumble": 2, "access": 1, "scramble": 1}
    assert state.marks == []


@rule("SPA-2.3")
@pytest.mark.parametrize(("seats", "left"), [(4, 6), (3, 5), (2, 4)])
def test_artifacts_lie_face_up_in_the_command_module(seats: int, left: int) -> None:
    removed = set()
    for seed in SEEDS:
        state = begin(seats, seed)
        assert laid(state, ARTIFACT) == [1] * left
        tokens = state.rules.pack.tokens
        found = {
            tokens[token].points
            for room, pile in enumerate(state.room_tokens)
            for token in pile
            if tokens[token].kind == ARTIFACT and state.board.features[room] & COMMAND
        }
        assert len(found) == left
        removed |= {value for value in VALUES if value not in found}
    assert (len(removed) > 2) == (seats < 4)  # at random


@rule("SPA-2.3", "RUL-33")
def test_everybody_sees_artifacts_and_nobody_secrets() -> None:
    state = begin(4)
    shown = View(state, 0).room_tokens
    assert shown[state.board.room("cm2")] == [state.rules.pack.token("artifact-5").number]
    assert shown[state.board.room("k2")] == [face_down(KINDS["major-secret"])]


@rule("SPA-2.4")
@pytest.mark.parametrize(("spec", "majors"), [("space", 11), ("space:engineering.arena.promenade", 10)])
def test_one_major_secret_a_space_and_two_minor_ones(spec: str, majors: int) -> None:
    piles = [begin(3, seed, spec).room_tokens for seed in SEEDS]
    for seed in SEEDS:
        state = begin(3, seed, spec)
        assert laid(state, KINDS["major-secret"]) == [1] * majors
        assert laid(state, KINDS["minor-secret"]) == [2] * 14
    assert len({str(pile) for pile in piles}) == len(SEEDS)


@rule("SPA-2.5")
@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 2), (4, 2)])
def test_the_market_has_two_of_each_and_one_for_two_seats(seats: int, each: int) -> None:
    items = ["contraband", "master-key", "medkit", "telepass"]
    assert look_up(begin(seats), "market") == sorted(items * each)


@rule("SPA-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_pods_wait_for_any_number_of_seats(seats: int) -> None:
    state = begin(seats)
    for pod in ("pod1", "pod2", "pod3", "pod4"):
        assert look_up(state, f"room_tokens.{pod}") == ["escape-pod"]


@rule("SPA-2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bank_holds_crystals_and_a_code_for_every_seat(seats: int) -> None:
    state = begin(seats)
    assert crystals_left(state) == 5
    assert state.rules.pack.token_of_kind(COMMAND_CODE).copies >= seats
    assert [seat.tokens for seat in state.seats] == [[]] * seats
    assert laid(state, POWER_CRYSTAL) == [] and [seat.gold for seat in state.seats] == [0] * seats


@rule("SPA-2.8")
def test_hunters_wait_on_the_red_spaces_and_the_blockade_on_the_last() -> None:
    params = open_game("space").params
    assert {space + 1: n for space, n in enumerate(params.wild_track) if n} == {8: 1, 9: 1, 10: 2}
    assert BLOCKADE + 1 == 10 == len(params.rage)
    assert look_up(begin(2), "hunters") == {"aside": 4, "clank": 0, "bag": 0}


@rule("SPA-2.9", "RUL-2")
@pytest.mark.parametrize(("seats", "space"), [(4, 1), (3, 2), (2, 3)])
def test_the_marker_begins_further_on_with_fewer_seats(seats: int, space: int) -> None:
    state = begin(seats)
    assert (look_up(state, "marker"), state.black_in_bag, look_up(state, "bag")) == (space, 24, 24)


@rule("SPA-2.10")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_reserve_and_six_cards_without_the_attack_symbol(seed: int) -> None:
    state = begin(4, seed)
    turned = any(state.cards[card].id == "overclocker" for card in state.row)
    enemy = {"g0b-l1n": 1 - turned, "eradibot": int(turned)}
    assert look_up(state, "reserve") == {"fazr": 15, "boldly-go": 15, "memory-core": 12, **enemy}
    assert len(state.row) == 6 and not any(state.cards[card].attack for card in state.row)
    assert sorted(state.row + state.deck[: state.deck_left]) == sorted(state.rules.pack.dungeon)


@rule("SPA-2.10", "CORE-3.11", "RUL-12")
def test_the_first_cards_arrive() -> None:
    loud = ("barricade-choir", "whispered-rumour", "tentacled-auditor")
    heard = turned = 0
    for seed in range(40):
        state = begin(4, seed)
        ids = [state.cards[card].id for card in state.row]
        noise = sum(ids.count(id) for id in loud)
        assert [seat.clank for seat in in_order(state)] == [3 + noise, 2 + noise, 1 + noise, noise]
        assert look_up(state, "reserve.eradibot") == ("overclocker" in ids)
        heard, turned = heard + noise, turned + ("overclocker" in ids)
    assert heard > 0 and turned > 0


@rule("SPA-2.11", "RUL-22")
def test_everybody_begins_in_the_cargo_bay_in_a_room_like_others() -> None:
    state = begin(3)
    assert {state.board.rooms[seat.room] for seat in state.seats} == {START}
    assert {len(seat.hand) for seat in state.seats} == {5}
    assert not state.board.features[state.board.start] & state.rules.guarded
    Scene("space", seat0={"room": "cb2", "boots": 1}).choose(f"move:{START}").expect(room=START, leaving=False)


@rule("SPA-2.11", "CORE-3.9")
def test_the_first_seat_is_drawn() -> None:
    assert {begin(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


@rule("RUL-35")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(SpecError, match="RUL-35"):
        check_seats(open_game("space"), seats)


@rule("RUL-53")
@pytest.mark.parametrize(
    ("id", "french", "english"),
    [("access", "Décodeur", "Access"), ("scramble", "Brouillage", "Scramble"), ("hack", "Piratage", "Hack")],
)
def test_names_are_those_of_each_language(id: str, french: str, english: str) -> None:
    names = open_game("space").pack.names[id]
    assert (names["fr"], names["en"]) == (french, english)
