"""CAT-1 and CAT-2: content of the box, and setup."""

from __future__ import annotations

from collections import Counter

import pytest

from caves import CRYPT
from scene import Scene, rule
from tiptoe.catalog import SpecError, check_seats, open_game
from tiptoe.core.board import DEPTHS, MONKEY_SHRINE, START
from tiptoe.core.components import KINDS
from tiptoe.core.rng import seeded
from tiptoe.core.state import Seat, State
from tiptoe.core.tiles import DEPTHS as DEEP
from tiptoe.core.tiles import START as STARTS
from tiptoe.core.tiles import SURFACE
from tiptoe.games.catacombs.nouns import HAUNTED
from tiptoe.rules.turn import new_game
from tiptoe.scenarios.fact_paths import look_up
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View

SEEDS = range(12)


def begin(seats: int, seed: int = 1, spec: str = "catacombs") -> State:
    return new_game(open_game(spec), seats, seeded(seed))


def in_order(state: State) -> list[Seat]:
    """The seats in the order of the first round."""
    return [state.seats[(state.first + place) % len(state.seats)] for place in range(len(state.seats))]


def copies(kind: str) -> Counter[str]:
    pack = open_game("catacombs").pack
    return Counter(pack.tokens[token].id for token in pack.copies_of_kind(KINDS[kind]))


@rule("CAT-1.1")
def test_the_tiles_of_the_box() -> None:
    tiles = open_game("catacombs").pack.tiles
    assert Counter(tile.set for tile in tiles) == {STARTS: 2, SURFACE: 6, DEEP: 22}
    assert sum(1 for tile in tiles if tile.features & HAUNTED) == 4
    assert all(tile.set == DEEP for tile in tiles if tile.features & HAUNTED)


@rule("CAT-1.1", "RUL-106")
@pytest.mark.parametrize(
    ("kind", "total"),
    [
        *(("artifact", 7), ("major-secret", 11), ("minor-secret", 20), ("prisoner", 20)),
        *(("monkey-idol", 3), ("market", 10), ("mastery", 4)),
    ],
)
def test_the_box_holds_so_many_tokens(kind: str, total: int) -> None:
    assert copies(kind).total() == total


@rule("CAT-1.1", "RUL-2")
def test_artifacts_and_the_market() -> None:
    pack = open_game("catacombs").pack
    assert sorted(pack.token(id).points for id in copies("artifact")) == [5, 7, 10, 12, 15, 17, 20]
    crowns = {"crown-10": 1, "crown-9": 1, "crown-8": 1}
    assert copies("market") == {"backpack": 2, "blood-amulet": 2, "burglars-kit": 3, **crowns}


@rule("CAT-1.2", "RUL-2")
def test_gold_and_lockpicks_never_run_out() -> None:
    Scene("catacombs").does({"lockpicks": 1000}, {"gold": 1000}).expect(lockpicks=1000, gold=1000)


@rule("CAT-2.1")
@pytest.mark.parametrize(("seats", "space"), [(4, 1), (3, 2), (2, 3)])
def test_the_marker_begins_further_on_with_fewer_seats(seats: int, space: int) -> None:
    assert begin(seats).marker + 1 == space


@rule("CAT-2.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_four_surface_tiles_lie_on_all_tiles_of_the_depths(seed: int) -> None:
    state = begin(2, seed)
    sets = [state.rules.pack.tiles[tile].set for tile in reversed(state.tile_stack)]
    assert sets == [SURFACE] * 4 + [DEEP] * 22
    assert (state.tiles_left, len(set(state.tile_stack))) == (26, 26)


@rule("CAT-2.2")
def test_both_parts_of_the_stack_are_shuffled() -> None:
    stacks = [begin(2, seed).tile_stack for seed in SEEDS]
    assert len({tuple(stack[:22]) for stack in stacks}) == len(stacks)
    assert len({frozenset(stack[22:]) for stack in stacks}) > 1  # the two left out vary


@rule("CAT-2.2", "RUL-33")
def test_of_the_stack_only_number_and_backs_are_known() -> None:
    state = begin(2)
    view = View(state, 0)
    assert (view.tiles_left, view.surface_left) == (26, 4)
    assert not hasattr(view, "tile_stack")
    stacks = {tuple(determinize(view, seeded(seed)).tile_stack) for seed in SEEDS}
    assert len(stacks) == len(SEEDS)  # any order may be the true one


@rule("CAT-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bank_holds_ghosts_black_cubes_and_every_artifact_in_a_stack(seats: int) -> None:
    state = begin(seats)
    assert look_up(state, "ghosts") == {"aside": 5, "clank": 0, "bag": 0}
    assert (state.black_in_bag, state.black_aside) == (24, 0)
    assert look_up(state, "artifacts") == [f"artifact-{value}" for value in (5, 7, 10, 12, 15, 17, 20)]


@rule("CAT-2.3", "RUL-104")
def test_secrets_and_prisoners_are_shuffled_face_down() -> None:
    assert look_up(begin(2), "pool_sizes") == {"major-secret": 11, "minor-secret": 20, "prisoner": 20}
    for pool in range(3):
        assert len({tuple(begin(2, seed).pools[pool]) for seed in SEEDS}) > 1


@rule("CAT-2.4", "CORE-11.3")
def test_the_market_board_has_the_best_crown_uppermost() -> None:
    scene = Scene("catacombs", seat0={"gold": 30}).does({"buy-anywhere": 5}, moment="use")
    crowns = ["crown-10", "crown-8", "crown-9"]
    assert scene.sees("market") == ["backpack"] * 2 + ["blood-amulet"] * 2 + ["burglars-kit"] * 3 + crowns
    assert scene.offered == ["buy:backpack", "buy:burglars-kit", "buy:crown-10", "decline"]


@rule("CAT-2.5")
@pytest.mark.parametrize(("spec", "face"), [("catacombs", "a"), ("catacombs:b", "b")])
def test_the_start_tile_lies_alone_with_three_idols_in_its_shrine(spec: str, face: str) -> None:
    state = begin(2, spec=spec)
    shrine = state.board.room(f"start-{face}-shrine")
    assert look_up(state, "tiles") == []
    assert look_up(state, f"room_tokens.start-{face}-shrine") == ["monkey-idol"] * 3
    assert state.board.features[shrine] & MONKEY_SHRINE and state.board.ways(shrine)
    assert sum(len(tokens) for tokens in state.room_tokens) == 3


@rule("CAT-2.5")
def test_there_is_a_mastery_token_for_every_seat() -> None:
    rules = open_game("catacombs")
    assert rules.pack.token("mastery").copies == max(rules.params.seats)


@rule("CAT-2.6")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_reserve_and_six_cards_without_the_attack_symbol(seed: int) -> None:
    state = begin(4, seed)
    assert look_up(state, "reserve") == {"mercenary": 15, "explore": 15, "secret-tome": 12, "goblin": 1}
    assert len(state.row) == 6 and not any(state.cards[card].attack for card in state.row)
    assert sorted(state.row + state.deck[: state.deck_left]) == sorted(state.rules.pack.dungeon)


@rule("CAT-2.7")
def test_every_seat_begins_in_the_crypt_with_three_lockpicks_and_five_cards() -> None:
    state = begin(4)
    for seat in state.seats:
        assert (state.board.rooms[seat.room], seat.supply + seat.clank, seat.lockpicks, seat.gold) == (CRYPT, 30, 3, 0)
        assert (len(seat.hand), seat.deck_left) == (5, 5)


@rule("CAT-2.8", "CORE-3.11", "RUL-12")
def test_first_clank_and_then_the_arrive_texts_of_the_row() -> None:
    heard = 0
    for seed in range(30):
        state = begin(4, seed)
        loud = sum(1 for card in state.row if state.cards[card].id in ("archoverlord", "skeleton-priest"))
        assert [seat.clank for seat in in_order(state)] == [3 + loud, 2 + loud, 1 + loud, loud]
        heard += loud
    assert heard > 0


@rule("CAT-2.8", "RUL-12", "RUL-68")
def test_no_arrive_text_turns_the_start_tile() -> None:
    named = ("sudden-movement", "animated-wall")
    begun = [
        state
        for state in (begin(4, seed) for seed in range(30))
        if any(state.cards[card].id in named for card in state.row)
    ]
    assert begun and all(look_up(state, "prompt") == "your-turn" and len(state.tiles) == 1 for state in begun)


@rule("RUL-35")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(SpecError, match="RUL-35"):
        check_seats(open_game("catacombs"), seats)


@rule("CAT-4.11", "RUL-74")
@pytest.mark.parametrize(
    ("room", "deep"),
    [
        *(("start-a-crypt", False), ("start-a-nave", False), ("start-a-grotto", True), ("start-a-shrine", True)),
        *(("start-b-crypt", False), ("start-b-porch", False), ("start-b-wayside", True), ("start-b-shrine", True)),
        *(("s01-gate", False), ("s06-cellar", False), ("d01-landing", True), ("d22-middle", True)),
    ],
)
def test_the_surface_and_the_half_with_the_crypt_are_safe(room: str, deep: bool) -> None:
    board = open_game("catacombs").board
    assert bool(board.features[board.room(room)] & DEPTHS) == deep


@rule("CAT-4.11", "CAT-8.1")
def test_every_room_of_a_haunted_tile_is_haunted_and_there_is_one_crypt() -> None:
    rules = open_game("catacombs")
    for tile in rules.pack.tiles:
        for index in range(len(tile.rooms)):
            features = rules.board.features[tile.room(index)]
            assert bool(features & HAUNTED) == bool(tile.features & HAUNTED)
            assert bool(features & START) == (tile.rooms[index].id == "crypt")
