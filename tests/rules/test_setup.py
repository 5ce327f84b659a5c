"""CORE-3 and CLA-2: setup."""

from __future__ import annotations

import pytest

from scene import rule
from tiptoe.catalog import SpecError, check_seats, open_game
from tiptoe.core.board import MARKET, MONKEY_SHRINE
from tiptoe.core.components import KINDS
from tiptoe.core.rng import seeded
from tiptoe.core.state import Seat, State
from tiptoe.packs.files import PackRow, Source
from tiptoe.rules.turn import new_game

SEEDS = range(12)


def begin(seats: int, seed: int = 1, spec: str = "classic") -> State:
    return new_game(open_game(spec), seats, seeded(seed))


def in_order(state: State) -> list[Seat]:
    """The seats in the order of the first round."""
    return [state.seats[(state.first + place) % len(state.seats)] for place in range(len(state.seats))]


def lying(state: State, kind: str) -> dict[str, list[str]]:
    """Returns the rooms with tokens of a kind, and those tokens."""
    found: dict[str, list[str]] = {}
    for room, tokens in zip(state.board.rooms, state.room_tokens, strict=True):
        for token in tokens:
            if state.rules.pack.tokens[token].kind == KINDS[kind]:
                found.setdefault(room, []).append(state.rules.pack.tokens[token].id)
    return found


@rule("CORE-3.1", "CLA-2.1")
def test_each_seat_has_thirty_cubes_and_ten_cards() -> None:
    for seat in begin(3).seats:
        assert seat.supply + seat.clank == 30
        assert len(seat.hand) + seat.deck_left == 10


@rule("CORE-3.2", "CLA-2.2")
@pytest.mark.parametrize(("seats", "left"), [(4, 7), (3, 6), (2, 5)])
def test_fewer_seats_leave_artifacts_in_the_box(seats: int, left: int) -> None:
    state = begin(seats)
    artifacts = [id for ids in lying(state, "artifact").values() for id in ids]
    assert len(artifacts) == len(set(artifacts)) == left


@rule("CLA-2.2")
def test_artifacts_lie_on_the_space_of_their_value_and_random_ones_are_removed() -> None:
    home = {"d18": 5, "d21": 7, "d27": 10, "d23": 15, "d31": 20, "d33": 25, "d35": 30}
    assert lying(begin(4), "artifact") == {room: [f"artifact-{value}"] for room, value in home.items()}
    assert len({tuple(sorted(lying(begin(2, seed), "artifact"))) for seed in SEEDS}) > 1


@rule("CLA-2.3", "CORE-3.12")
def test_one_major_secret_on_each_of_its_spaces_the_rest_unseen() -> None:
    state = begin(4)
    assert sorted(lying(state, "major-secret")) == ["d25", "d28", "d29", "d37", "d39", "d5", "d6", "d7", "d9"]
    assert all(len(tokens) == 1 for tokens in lying(state, "major-secret").values())
    assert state.box == []  # the rest was never turned up


@rule("CLA-2.4")
def test_two_minor_secrets_on_each_of_their_spaces() -> None:
    state = begin(4)
    assert sorted(lying(state, "minor-secret")) == ["d10", "d13", "d16", "d19", "d20", "d22", "d30", "d32", "d4"]
    assert all(len(tokens) == 2 for tokens in lying(state, "minor-secret").values())


@rule("CLA-2.3", "CLA-2.4")
def test_secrets_are_shuffled() -> None:
    assert len({str(lying(begin(4, seed), "major-secret")) for seed in SEEDS}) > 1
    assert len({str(lying(begin(4, seed), "minor-secret")) for seed in SEEDS}) > 1


@rule("CLA-2.5")
def test_all_items_are_for_sale() -> None:
    state = begin(2)
    names = sorted(state.rules.pack.tokens[token].id for token in state.market)
    assert names == ["backpack", "backpack", "crown-10", "crown-8", "crown-9", "master-key", "master-key"]


@rule("CLA-2.6")
@pytest.mark.parametrize(("spec", "shrine"), [("classic", "d24"), ("classic:dusk", "n24")])
def test_three_idols_lie_in_the_monkey_shrine(spec: str, shrine: str) -> None:
    state = begin(2, spec=spec)
    assert lying(state, "monkey-idol") == {shrine: ["monkey-idol"] * 3}
    assert state.board.features[state.board.room(shrine)] & MONKEY_SHRINE


@rule("CLA-2.7")
def test_there_is_a_mastery_token_for_every_seat() -> None:
    rules = open_game("classic")
    assert rules.pack.token("mastery").copies == max(rules.params.seats)
    assert lying(begin(4), "mastery") == {}


@rule("CLA-2.8")
def test_nobody_begins_with_gold() -> None:
    assert [seat.gold for seat in begin(4).seats] == [0, 0, 0, 0]


@rule("CORE-3.3", "CLA-2.9")
@pytest.mark.parametrize(("seats", "space"), [(4, 1), (3, 2), (2, 3)])
def test_the_marker_begins_further_on_with_fewer_seats(seats: int, space: int) -> None:
    assert begin(seats).marker + 1 == space


@rule("CORE-3.4", "CORE-3.5", "CLA-2.10")
def test_black_cubes_in_the_bag_and_the_reserve_beside_the_board() -> None:
    state = begin(4)
    assert (state.black_in_bag, state.black_aside) == (24, 0)
    piles = {state.cards[card].id: left for card, left in zip(state.rules.pack.reserve, state.reserve, strict=True)}
    assert piles == {"mercenary": 15, "explore": 15, "secret-tome": 12, "goblin": 1}


@rule("CORE-3.6", "CLA-2.10")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_row_is_six_cards_without_the_attack_symbol(seed: int) -> None:
    state = begin(4, seed)
    assert len(state.row) == 6
    assert not any(state.cards[card].attack for card in state.row)
    assert sorted(state.row + state.deck[: state.deck_left]) == sorted(state.rules.pack.dungeon)


@rule("CORE-3.6")
def test_cards_put_aside_are_shuffled_back_into_the_deck() -> None:
    tops = [begin(4, seed).deck[-8:] for seed in range(40)]
    attacks = [any(open_game("classic").pack.cards[card].attack for card in top) for top in tops]
    assert any(attacks) and not all(attacks)


@rule("CORE-3.7")
def test_the_dungeon_discard_begins_empty() -> None:
    assert begin(4).dungeon_discard == []


@rule("CORE-3.8", "CLA-2.11")
@pytest.mark.parametrize(("spec", "start"), [("classic", "d1"), ("classic:dusk", "n1")])
def test_pawns_at_the_start_and_five_cards_in_hand(spec: str, start: str) -> None:
    state = begin(4, spec=spec)
    assert [state.board.rooms[seat.room] for seat in state.seats] == [start] * 4
    assert [(len(seat.hand), seat.deck_left) for seat in state.seats] == [(5, 5)] * 4
    assert len({tuple(sorted(begin(4, seed).seats[0].hand)) for seed in SEEDS}) > 1


@rule("CORE-3.9", "RUL-35")
def test_a_random_seat_goes_first() -> None:
    assert {begin(3, seed).first for seed in SEEDS} == {0, 1, 2}
    assert all(begin(3, seed).active == begin(3, seed).first for seed in SEEDS)


@rule("CORE-3.10", "CLA-2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_two_one_and_no_clank_in_order_of_turn(seats: int) -> None:
    states = [begin(seats, seed) for seed in SEEDS]
    for state in [each for each in states if not any(each.cards[card].arrive.effects for card in each.row)]:
        assert [seat.clank for seat in in_order(state)] == [3, 2, 1, 0][:seats]


@rule("CORE-3.11", "RUL-12")
def test_arrive_texts_of_the_first_row_come_last() -> None:
    heard = 0
    for seed in range(30):
        state = begin(4, seed)
        loud = sum(1 for card in state.row if state.cards[card].id in ("overlord", "watcher"))
        assert [seat.clank for seat in in_order(state)] == [3 + loud, 2 + loud, 1 + loud, loud]
        assert in_order(state)[0].clank_made == 0  # none of it belongs to the first turn
        heard += loud
    assert heard > 0


@rule("CLA-2.12")
def test_the_market_is_in_the_middle_by_day_and_scattered_at_dusk() -> None:
    boards = open_game("classic").pack.boards
    rooms = {
        side: [room for room, features in zip(board.rooms, board.features, strict=True) if features & MARKET]
        for side, board in boards.items()
    }
    assert rooms == {"day": ["d19", "d20", "d26", "d27"], "dusk": ["n19", "n21", "n26", "n27", "n34"]}
    dusk = begin(2, spec="classic:dusk")
    assert len(dusk.market) == 7
    assert len(lying(dusk, "artifact")) == 5


@rule("RUL-35")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(SpecError, match="RUL-35"):
        check_seats(open_game("classic"), seats)


@rule("CORE-3.6")
def test_a_pack_that_is_tried_out_is_met_at_once_and_its_attack_waits_on_top() -> None:
    """`on-top = true` puts a pack's cards first in the row and attack cards next in the deck; the rest is shuffled."""
    pack = Source("tried", {"on-top": True})
    pack.rows["card"] += [
        PackRow("", {"id": "calm", "kind": "item", "copies": 2}),
        PackRow("", {"id": "fierce", "kind": "monster", "attack": True}),
    ]
    for seed in SEEDS:
        state = new_game(open_game("classic", [pack]), 2, seeded(seed))
        names = [state.cards[card].id for card in state.row]
        assert names[:2] == ["calm", "calm"]
        assert state.cards[state.deck[-1]].id == "fierce"
        assert len(state.row) + len(state.deck) == len(state.rules.dungeon)
