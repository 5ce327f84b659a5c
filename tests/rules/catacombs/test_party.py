"""PAR: Catacombs for five and six."""

from __future__ import annotations

from typing import Any

import pytest

from scene import Scene, rule, tile
from tiptoe.catalog import SpecError, check_seats, open_game
from tiptoe.core.components import ARTIFACT, MARKET_ITEM, MINOR_SECRET, TokenId
from tiptoe.core.rng import seeded
from tiptoe.core.state import Seat, State
from tiptoe.rules.turn import new_game

PARTY = "catacombs+party"
CARDS = "catacombs+party+party-cards"
SEEDS = range(12)
QUIET = ["secret-tome"] * 6


def begin(spec: str = PARTY, seats: int = 6, seed: int = 1) -> State:
    return new_game(open_game(spec), seats, seeded(seed))


def in_order(state: State) -> list[Seat]:
    """The seats in the order of the first round."""
    return [state.seats[(state.first + place) % len(state.seats)] for place in range(len(state.seats))]


def ids(state: State, tokens: list[TokenId]) -> list[str]:
    return [state.rules.pack.tokens[token].id for token in tokens]


def count(spec: str, kind: int) -> int:
    return len(open_game(spec).copies_of_kind(kind))


def play(spec: str = PARTY, given: dict[str, Any] | None = None, *, seats: int = 5, **more: Any) -> Scene:
    return Scene(spec, seats, **(given or {}), **more)


def everybody(first: int, seats: int, **values: Any) -> dict[str, Any]:
    """Returns the same facts for each seat from `first` on."""
    return {f"seat{index}": values for index in range(first, seats)}


# -------------------- PAR-1: setup


@rule("PAR-1.1", "RUL-35")
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_party_is_five_or_six(seats: int) -> None:
    with pytest.raises(SpecError, match="RUL-35"):
        check_seats(open_game(PARTY), seats)
    assert open_game(PARTY).params.seats == (5, 6)


@rule("PAR-1.1")
@pytest.mark.parametrize("seats", [5, 6])
def test_without_the_party_there_are_no_more_than_four(seats: int) -> None:
    with pytest.raises(SpecError, match="RUL-35"):
        check_seats(open_game("catacombs"), seats)
    assert len(begin(seats=seats).seats) == seats


@rule("PAR-1.2")
def test_four_silver_artifacts_join_the_stack_and_lie_above_their_equals() -> None:
    assert ids(begin(), begin().artifacts) == [
        *("artifact-5", "artifact-7", "silver-artifact-10", "artifact-10", "artifact-12", "silver-artifact-15"),
        *("artifact-15", "artifact-17", "silver-artifact-20", "artifact-20", "silver-artifact-25"),
    ]
    assert "silver-artifact-10" not in ids(begin("catacombs", 4), begin("catacombs", 4).artifacts)


@rule("PAR-1.3", "RUL-78")
def test_the_market_is_as_ever_unless_the_cards_are_played_with() -> None:
    plain, full = begin(), begin(CARDS)
    assert ids(plain, plain.market) == ids(begin("catacombs", 4), begin("catacombs", 4).market)
    more = ids(full, full.market)
    for item in ids(plain, plain.market):
        more.remove(item)
    assert sorted(more) == ["crown-7", *["invisibility-cloak"] * 3, "second-backpack"]
    assert not [item for item in ids(full, full.market) if "key" in item]


@rule("PAR-1.3", "CORE-11.3")
def test_the_games_own_backpacks_are_sold_before_the_extra_one() -> None:
    shop = {"room": "s02-stalls", "gold": 21}
    scene = play(CARDS, tiles=[tile("s02", 1, 1)], seat0=shop)
    scene.choose("buy:backpack", "buy:backpack", "buy:second-backpack")
    scene.expect(tokens=["backpack", "backpack", "second-backpack"])


@rule("PAR-1.3", "CORE-11.3")
def test_the_fourth_crown_is_sold_last() -> None:
    shop = {"room": "s02-stalls", "gold": 28}
    scene = play(CARDS, tiles=[tile("s02", 1, 1)], seat0=shop).refuses("buy:crown-7", "CORE-11.3")
    scene.choose("buy:crown-10", "buy:crown-9", "buy:crown-8", "buy:crown-7")
    scene.expect(gold=0, tokens=["crown-10", "crown-7", "crown-8", "crown-9"])


@rule("PAR-1.3", "RUL-113")
def test_a_cloak_hides_its_owner_from_the_monsters_of_every_tunnel() -> None:
    cloaked = {"room": "start-a-grotto", "damage": 9, "boots": 1, "tokens": ["invisibility-cloak"]}
    scene = play(CARDS, seat0=cloaked)  # two monsters wait on the way to the shrine
    scene.refuses("move:start-a-shrine+1s", "CORE-10.3").choose("move:start-a-shrine").expect(damage=9)


@rule("PAR-1.3", "RUL-113", "CORE-10.3")
def test_without_a_cloak_the_same_tunnel_is_closed_to_the_wounded() -> None:
    scene = play(CARDS, seat0={"room": "start-a-grotto", "damage": 9, "boots": 1})
    scene.refuses("move:start-a-shrine", "CORE-16.4")


@rule("PAR-1.3", "RUL-113")
def test_a_cloak_works_from_the_moment_it_is_bought() -> None:
    shop = {"room": "d09-bazaar", "gold": 7, "damage": 9, "boots": 1}
    scene = play(CARDS, tiles=[tile("d09", 1, 1), tile("s01", 1, 0)], seat0=shop)
    scene.refuses("move:s01-spring", "CORE-16.4").choose("buy:invisibility-cloak", "move:s01-spring")
    scene.expect(damage=8, room="s01-spring")


@rule("PAR-1.3", "RUL-113", "CAT-4.5")
def test_a_cloak_works_on_tiles_that_are_discovered_with_it() -> None:
    seat0 = {"room": "start-a-nave", "damage": 9, "boots": 1}
    scene = play(CARDS, seat0=seat0, stack=["d04"]).choose("explore:start-a.E2")
    assert scene.offered == [f"abandon:{turn}" for turn in range(4)]
    cloaked = play(CARDS, seat0={**seat0, "tokens": ["invisibility-cloak"]}, stack=["d04"]).choose("explore:start-a.E2")
    places = [key for key in cloaked.offered if key.startswith("place")]
    assert places and not [key for key in places if "s" in key]
    cloaked.choose(places[-1]).expect(room="d04-throne", damage=9)


@rule("PAR-1.4", "RUL-78")
def test_every_pile_of_the_reserve_has_four_cards_more_but_there_is_one_goblin() -> None:
    state = begin()
    piles = {state.cards[card].id: left for card, left in zip(state.rules.pack.reserve, state.reserve, strict=True)}
    assert piles == {"mercenary": 19, "explore": 19, "secret-tome": 16, "goblin": 1}


@rule("PAR-1.4", "RUL-78")
def test_cards_and_secrets_of_our_own_come_only_when_they_are_asked_for() -> None:
    assert len(open_game(PARTY).dungeon) == len(open_game("catacombs").dungeon) == 100
    assert len(open_game(CARDS).dungeon) == 122
    assert (count(PARTY, MINOR_SECRET), count(CARDS, MINOR_SECRET)) == (20, 38)
    assert count(CARDS, MARKET_ITEM) - count(PARTY, MARKET_ITEM) == 5
    assert count(CARDS, ARTIFACT) == count(PARTY, ARTIFACT) == 11


@rule("PAR-1.4", "RUL-78")
@pytest.mark.parametrize("spec", ["catacombs+party-cards", "catacombs+even-start", "catacombs+party-cards+party"])
def test_what_belongs_to_the_party_comes_after_it(spec: str) -> None:
    with pytest.raises(SpecError, match="write it after 'party'"):
        open_game(spec)


@rule("PAR-1.4", "CAT-10.1")
def test_there_is_a_mastery_token_for_each_of_six() -> None:
    leaving = {"leaving": True, "tokens": ["artifact-5"]}
    out = everybody(1, 6, status="escaped", tokens=["artifact-5", "mastery"])
    scene = (
        play(PARTY, out, seats=6, seat0=leaving).choose("end-turn").expect(tokens=["artifact-5", "mastery"], score=25)
    )
    assert scene.sees("over") is True


@rule("PAR-1.5", "RUL-79", "CAT-9.3", "CAT-9.5")
@pytest.mark.parametrize("seats", [5, 6])
def test_the_marker_begins_on_the_first_space_and_everybody_has_ten_of_health(seats: int) -> None:
    state = begin(seats=seats)
    assert state.marker == 0
    assert state.rules.params.rage == open_game("catacombs").params.rage
    last = f"seat{seats - 1}"
    hurt = everybody(seats - 1, seats, damage=9, clank=1)
    scene = play(PARTY, hurt, seats=seats, black_aside=24).next_cards("smoky-quartz", *QUIET[1:])
    scene.draws(last).choose("end-turn")
    assert (scene.sees(f"{last}.damage"), scene.sees(f"{last}.status")) == (10, "knocked-out")


@rule("PAR-1.6", "RUL-78")
def test_nobody_has_a_character_so_all_seats_begin_alike() -> None:
    for seat in begin(CARDS).seats:
        assert (seat.tokens, seat.lockpicks, len(seat.hand), seat.deck_left) == ([], 3, 5, 5)
        assert seat.supply + seat.clank == 30


@rule("PAR-1.7", "RUL-79")
@pytest.mark.parametrize("seats", [5, 6])
def test_first_gold_and_first_clank_go_by_the_order_of_the_first_round(seats: int) -> None:
    states = [begin(seats=seats, seed=seed) for seed in SEEDS]
    assert len({state.first for state in states}) > 1
    for state in states:
        assert [seat.gold for seat in in_order(state)] == [0, 0, 0, 0, 1, 2][:seats]
        loud = sum(1 for card in state.row if state.cards[card].id in ("skeleton-priest", "archoverlord"))
        assert [seat.clank for seat in in_order(state)] == [n + loud for n in (3, 2, 1, 0, 0, 0)][:seats]


@rule("PAR-1.7", "RUL-79")
def test_with_an_even_start_nobody_has_gold() -> None:
    assert [seat.gold for seat in begin("catacombs+party+even-start").seats] == [0] * 6


@rule("PAR-1.7", "CORE-6.5")
def test_first_gold_is_not_gained_in_anybodys_turn() -> None:
    state = begin()
    assert state.seats[state.active].gold_gained == 0


# -------------------- PAR-2: Artifacts


@rule("PAR-2.1")
@pytest.mark.parametrize(("id", "room", "lie"), [("d01", "vault", 1), ("d04", "throne", 2), ("d19", "bride", 3)])
def test_a_room_gets_one_artifact_and_one_more_for_each_plus(id: str, room: str, lie: int) -> None:
    scene = play(tiles=[tile(id, 1, 1)])
    assert scene.sees(f"room_tokens.{id}-{room}") == sorted(["artifact-5", "artifact-7", "silver-artifact-10"][:lie])
    assert len(scene.state.artifacts) == 11 - lie


@rule("PAR-2.1", "CAT-5.1")
def test_with_four_seats_a_plus_skips_instead() -> None:
    scene = Scene("catacombs", 4, tiles=[tile("d19", 1, 1)])
    assert scene.sees("room_tokens.d19-bride") == ["artifact-10"]


@rule("PAR-2.1", "RUL-80")
@pytest.mark.parametrize("left", [["artifact-20", "silver-artifact-25"], ["silver-artifact-25"], []])
def test_a_short_stack_gives_all_that_is_left(left: list[str]) -> None:
    scene = play(artifacts=left, stack=["d16"], seat0={"room": "start-a-nave", "boots": 1})
    scene.choose("explore:start-a.E2", "place:0")
    assert scene.sees("room_tokens.d16-heart") == left and scene.sees("artifacts") == []


@rule("PAR-2.2", "RUL-80")
def test_each_taker_gets_the_best_that_is_left() -> None:
    lie = {"d16-heart": ["artifact-12", "silver-artifact-15", "artifact-5"]}
    scene = play(PARTY, everybody(0, 5, room="d16-heart"), tiles=[tile("d16", 1, 1)], room_tokens=lie)
    scene.choose("take:artifact", "end-turn", "take:artifact", "end-turn", "take:artifact", "end-turn")
    took = [scene.sees(f"seat{index}.tokens") for index in range(4)]
    assert took == [["silver-artifact-15"], ["artifact-12"], ["artifact-5"], []]
    assert "take:artifact" not in scene.offered and scene.sees("marker") == 4


@rule("PAR-2.3", "RUL-80")
def test_a_backpack_holds_no_second_artifact_of_the_same_room_also_on_a_later_turn() -> None:
    seat0 = {"room": "d16-heart", "tokens": ["backpack", "second-backpack"]}
    tiles = [tile("d16", 1, 1), tile("d04", 2, 1)]
    scene = play(CARDS, everybody(1, 5, status="escaped"), tiles=tiles, seat0=seat0).choose("take:artifact")
    scene.refuses("take:artifact", "PAR-2.3").choose("end-turn").refuses("take:artifact", "PAR-2.3")
    scene.at("d04-throne").choose("take:artifact")
    scene.expect(artifact_rooms=["d04-throne", "d16-heart"])
    scene.at("d16-heart").refuses("take:artifact", "PAR-2.3")


@rule("PAR-2.3", "CAT-5.3")
def test_without_a_backpack_one_artifact_is_all_a_seat_can_carry() -> None:
    scene = play(tiles=[tile("d16", 1, 1), tile("d04", 2, 1)]).at("d16-heart").choose("take:artifact")
    scene.at("d04-throne").refuses("take:artifact", "CORE-11.4")


# -------------------- PAR-3: rooms


@rule("PAR-3.1")
def test_a_fifth_cube_finds_no_space_on_a_wayshrine_but_a_puzzle_box_still_opens() -> None:
    seat0 = {"room": "start-a-nave", "boots": 1, "tokens": ["puzzle-box"]}
    scene = play(tiles=[tile("d13", 1, 1)], seat0=seat0, offerings={"d13-chapel": [1, 2, 3, 4]})
    scene.next_tokens("chalice").choose("move:d13-chapel")
    scene.refuses("offer", "CAT-6.6").expect(tokens=["chalice"], placed=0)


@rule("PAR-3.1", "CAT-6.6")
def test_the_fourth_cube_does() -> None:
    scene = play(tiles=[tile("d13", 1, 1)], offerings={"d13-chapel": [1, 2, 4]}).at("d13-chapel").choose("offer")
    assert scene.sees("offerings.d13-chapel") == [0, 1, 2, 4]


@rule("PAR-3.2", "RUL-81")
def test_the_ape_lord_sends_one_idol_of_each_other_seat_back_and_the_monkey_bot_stays() -> None:
    holds = {0: ["monkey-idol"], 1: ["golden-monkey-bot"], 2: ["monkey-idol", "monkey-idol"], 3: [], 4: ["monkey-idol"]}
    seats: dict[str, Any] = {f"seat{index}": {"tokens": tokens} for index, tokens in holds.items()}
    scene = play(CARDS, seats, row=["ape-lord-phantasm"], room_tokens={}).give(swords=4).choose("fight:row1")
    left = [scene.sees(f"seat{index}.tokens") for index in holds]
    assert left == [["monkey-idol"], ["golden-monkey-bot"], ["monkey-idol"], [], []]
    assert scene.sees("room_tokens.start-a-shrine") == ["monkey-idol"] * 2


@rule("PAR-3.2", "CAT-12.31")
def test_idols_that_were_sent_back_can_be_taken_again() -> None:
    holds = everybody(1, 2, tokens=["monkey-idol"])
    scene = play(CARDS, holds, row=["ape-lord-phantasm"], room_tokens={}).at("start-a-grotto").give(swords=6, boots=1)
    scene.choose("fight:row1", "move:start-a-shrine+2s").expect(tokens=["monkey-idol"])


@rule("PAR-3.2")
def test_what_those_who_are_out_hold_stays_with_them() -> None:
    gone = {"status": "escaped", "tokens": ["monkey-idol"]}
    scene = play(CARDS, row=["ape-lord-phantasm"], room_tokens={}, seat1=gone).give(swords=4).choose("fight:row1")
    assert scene.sees("seat1.tokens") == ["monkey-idol"]


# -------------------- PAR-4: being out


@rule("PAR-4.1")
@pytest.mark.parametrize("seats", [5, 6])
def test_a_seat_that_is_out_draws_four_cubes(seats: int) -> None:
    scene = play(seats=seats, marker=7, seat1={"status": "escaped"}).draws(*["black"] * 4).choose("end-turn")
    assert (scene.sees("black_aside"), scene.sees("active")) == (4, 2)
    assert scene.told("AttackBegun") == [(1, 4, 0, 0)]
