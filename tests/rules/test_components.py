"""CORE-2 and CLA-1: content of the box."""

from __future__ import annotations

from collections import Counter

import pytest

from scene import Scene, rule
from tiptoe.catalog import open_game
from tiptoe.core.components import BLUE, KINDS, PURPLE, RED
from tiptoe.core.rng import seeded
from tiptoe.rules.turn import new_game


def copies(kind: str) -> Counter[str]:
    pack = open_game("classic").pack
    return Counter(pack.tokens[token].id for token in pack.copies_of_kind(KINDS[kind]))


@rule("CORE-2.1")
def test_the_reserve_is_three_piles_and_a_goblin_that_stays(scene: Scene) -> None:
    full = {"mercenary": 15, "explore": 15, "secret-tome": 12, "goblin": 1}
    assert scene.sees("reserve") == full
    scene.give(swords=4).choose("fight:goblin", "fight:goblin")
    assert scene.sees("reserve") == full


@rule("CORE-2.2")
def test_each_of_four_starter_decks_has_ten_cards() -> None:
    state = new_game(open_game("classic"), 4, seeded(1))
    for seat in state.seats:
        cards = Counter(state.cards[card].id for card in seat.hand + seat.deck[: seat.deck_left])
        assert cards == {"burgle": 6, "stumble": 2, "sidestep": 1, "scramble": 1}


@rule("CORE-2.3")
def test_the_dungeon_deck_has_a_hundred_cards_of_three_banners() -> None:
    pack = open_game("classic").pack
    banners = Counter(pack.cards[card].banner for card in pack.dungeon)
    assert banners == {BLUE: 70, PURPLE: 10, RED: 20}


@rule("CORE-2.3")
@pytest.mark.parametrize(("row", "verb"), [("sneak", "acquire"), ("ladder", "use"), ("kobold", "fight")])
def test_the_banner_says_what_can_be_done_with_a_card(scene: Scene, row: str, verb: str) -> None:
    scene.row(row).give(skill=9, swords=9)
    assert f"{verb}:row1" in scene.offered
    for other in {"acquire", "use", "fight"} - {verb}:
        scene.refuses(f"{other}:row1", "CORE-2.3")


@rule("CORE-2.4")
def test_four_colours_of_thirty_and_twenty_four_black_cubes() -> None:
    state = new_game(open_game("classic"), 4, seeded(1))
    assert [seat.supply + seat.clank for seat in state.seats] == [30, 30, 30, 30]
    assert state.black_in_bag == 24
    assert {state.board.rooms[seat.room] for seat in state.seats} == {"d1"}


@rule("CORE-2.5", "RUL-2")
def test_items_run_out_and_gold_does_not() -> None:
    scene = Scene(market=["master-key"], seat0={"room": "d20", "gold": 14}).choose("buy:master-key")
    scene.refuses("buy:master-key", "CORE-2.5").does({"gold": 1000}).expect(gold=1007)


@rule("CLA-1.1")
@pytest.mark.parametrize(
    ("kind", "total"),
    [("artifact", 7), ("major-secret", 11), ("minor-secret", 18), ("monkey-idol", 3), ("market", 7), ("mastery", 4)],
)
def test_the_box_holds_so_many_tokens(kind: str, total: int) -> None:
    assert copies(kind).total() == total


@rule("CLA-1.1")
def test_artifacts_go_from_five_to_thirty_and_the_market_has_three_crowns() -> None:
    pack = open_game("classic").pack
    artifacts = [pack.token(id).points for id in copies("artifact")]
    assert sorted(artifacts) == [5, 7, 10, 15, 20, 25, 30]
    assert copies("market") == {"master-key": 2, "backpack": 2, "crown-10": 1, "crown-9": 1, "crown-8": 1}


@rule("RUL-106", "RUL-3")
def test_how_many_of_each_secret() -> None:
    others = ("potion-of-greater-healing", "greater-treasure", "greater-skill-boost", "flash-of-brilliance")
    assert copies("major-secret") == {"chalice": 3, **dict.fromkeys(others, 2)}
    threes = ("dragon-egg", "treasure", "skill-boost", "potion-of-healing")
    twos = ("potion-of-strength", "potion-of-swiftness", "magic-spring")
    assert copies("minor-secret") == {**dict.fromkeys(threes, 3), **dict.fromkeys(twos, 2)}


@rule("CLA-1.2", "RUL-45")
@pytest.mark.parametrize(
    ("side", "rooms", "tunnels", "depths", "locks", "arrows", "footprints", "monsters"),
    [("day", 39, 60, 23, 9, 7, 13, 17), ("dusk", 44, 63, 25, 6, 7, 5, 18)],
)
def test_the_two_sides_of_the_board(
    side: str, rooms: int, tunnels: int, depths: int, locks: int, arrows: int, footprints: int, monsters: int
) -> None:
    board = open_game("classic").pack.boards[side]
    along = [tunnel for tunnel in board.tunnels() if tunnel.start < tunnel.end]
    assert (len(board.rooms), len(along)) == (rooms, tunnels)
    assert sum(1 for features in board.features if features & 2) == depths
    assert sum(1 for tunnel in along if tunnel.locks) == locks
    assert sum(1 for tunnel in board.tunnels() if tunnel.against) == arrows
    assert sum(1 for tunnel in along if tunnel.boots == 2) == footprints
    assert sum(1 for tunnel in along if tunnel.monsters) == monsters


@rule("CLA-1.2")
@pytest.mark.parametrize("side", ["day", "dusk"])
def test_each_side_has_nine_spaces_for_either_kind_of_secret(side: str) -> None:
    board = open_game("classic").pack.boards[side]
    for kind in ("major-secret", "minor-secret"):
        assert sum(1 for spaces in board.spaces if spaces & KINDS[kind]) == 9
    laid = [token for tokens in board.laid for token in tokens]
    assert len(laid) == 10  # seven Artifacts and three idols


@rule("CLA-1.2", "CLA-6.2", "RUL-2")
def test_the_rage_track_has_seven_spaces() -> None:
    assert open_game("classic").params.rage == (2, 2, 3, 3, 4, 4, 5)
