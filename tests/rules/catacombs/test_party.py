"""PAR: the Catacombs with five or six seats."""

from __future__ import annotations

import pytest

from caves import EDGE, NAVE, square, way
from scene import Scene, inline, rule, tile
from tiptoe.catalog import GAMES, SpecError, check_seats, open_game
from tiptoe.core.rng import seeded
from tiptoe.core.ruleset import Ruleset
from tiptoe.core.state import Seat, State
from tiptoe.formats.facts import look_up
from tiptoe.rules.turn import new_game

STACK = ["artifact-5", "artifact-7", "silver-artifact-10", "artifact-10", "artifact-12", "silver-artifact-15"]
STACK += ["artifact-15", "artifact-17", "silver-artifact-20", "artifact-20", "silver-artifact-25"]
FULL = ["secret-tome"] * 5 + ["swindle"]


def begin(seats: int, seed: int = 1, spec: str = "catacombs+party") -> State:
    return new_game(open_game(spec), seats, seeded(seed))


def in_order(state: State) -> list[Seat]:
    """The seats in the order of the first round."""
    return [state.seats[(state.first + place) % len(state.seats)] for place in range(len(state.seats))]


def party(*tiles: dict[str, object]) -> Ruleset:
    return open_game("catacombs+party", [inline(tile=list(tiles))])


def before_a_vault(pluses: int, artifacts: list[str], **values: object) -> Scene:
    """Seat 0 in the nave, about to discover an Artifact room."""
    rules = party(square("vault", artifact=pluses))
    return Scene(rules, seats=5, stack=["vault"], artifacts=artifacts, seat0={"room": NAVE, "boots": 1, **values})


@rule("PAR-1.1", "RUL-35")
@pytest.mark.parametrize(("seats", "fits"), [(2, False), (4, False), (5, True), (6, True), (7, False)])
def test_a_party_is_five_or_six(seats: int, fits: bool) -> None:
    if fits:
        check_seats(open_game("catacombs+party"), seats)
    else:
        with pytest.raises(SpecError, match="5 or 6 seats"):
            check_seats(open_game("catacombs+party"), seats)


@rule("PAR-1.2")
def test_four_artifacts_join_the_stack_above_their_equals() -> None:
    assert look_up(begin(5), "artifacts") == STACK
    assert "silver-artifact-30" not in [token.id for token in open_game("catacombs+party").pack.tokens]


@rule("PAR-1.3")
def test_no_key_is_sold_and_the_other_items_are_an_option() -> None:
    assert look_up(begin(5), "market") == look_up(begin(2, spec="catacombs"), "market")
    more = look_up(begin(5, spec="catacombs+party+party-cards"), "market")
    assert isinstance(more, list) and len(more) == 10 + 5
    assert "invisibility-cloak" in more and "master-key" not in more


@rule("PAR-1.4", "RUL-78")
def test_four_more_of_each_reserve_card_and_mastery_for_all() -> None:
    assert look_up(begin(6), "reserve") == {"mercenary": 19, "explore": 19, "secret-tome": 16, "goblin": 1}
    home = {"room": NAVE, "boots": 1, "tokens": ["artifact-5"]}
    out = {f"seat{i}": {"status": "escaped", "tokens": ["mastery"]} for i in range(1, 5)}
    scene = Scene("catacombs+party", seats=6, row=FULL, seat0=home, **out).choose("move:start-a-crypt", "end-turn")
    scene.expect(tokens=["artifact-5", "mastery"])


@rule("PAR-1.4", "RUL-78")
def test_secrets_and_cards_are_an_option_of_their_own() -> None:
    plain, more = open_game("catacombs+party"), open_game("catacombs+party+party-cards")
    assert plain.dungeon == open_game("catacombs").dungeon
    assert len(more.dungeon) > len(plain.dungeon) == 100
    sizes = look_up(begin(5, spec="catacombs+party+party-cards"), "pool_sizes")
    assert sizes == {"major-secret": 11, "minor-secret": 20 + 18, "prisoner": 20}
    with pytest.raises(SpecError, match="party"):
        open_game("catacombs+party-cards")


@rule("PAR-1.5", "RUL-79")
@pytest.mark.parametrize("seats", [5, 6])
def test_the_marker_begins_on_the_first_space_and_all_have_ten_health(seats: int) -> None:
    state = begin(seats)
    assert (state.marker + 1, state.rules.params.rage) == (1, (2, 2, 3, 3, 4, 4, 5))
    last = f"seat{seats - 1}"
    scene = Scene(
        "catacombs+party", seats=seats, row=FULL[:5], ghosts={"clank": 1}, **{last: {"damage": 9}}
    ).next_cards("rose-quartz")
    assert scene.draws("ghost", "black").choose("end-turn").sees(f"{last}.status") == "knocked-out"


@rule("PAR-1.6", "RUL-78")
def test_characters_are_left_out() -> None:
    assert "characters" not in GAMES["catacombs"].variants
    assert [seat.hand + seat.deck[: seat.deck_left] for seat in begin(6).seats] != []
    assert {tuple(sorted(seat.hand + seat.deck[: seat.deck_left])) for seat in begin(6).seats} == {
        tuple(sorted(begin(6).rules.pack.starter))
    }


@rule("PAR-1.7", "RUL-79")
@pytest.mark.parametrize("seats", [5, 6])
def test_first_clank_first_gold_and_what_each_seat_has(seats: int) -> None:
    state = next(
        state
        for state in (begin(seats, seed) for seed in range(30))
        if not any(state.cards[card].arrive.effects for card in state.row)
    )
    assert [seat.clank for seat in in_order(state)] == [3, 2, 1, 0, 0, 0][:seats]
    assert [seat.gold for seat in in_order(state)] == [0, 0, 0, 0, 1, 2][:seats]
    assert {(seat.supply + seat.clank, seat.lockpicks, len(seat.hand), seat.deck_left) for seat in state.seats} == {
        (30, 3, 5, 5)
    }


@rule("PAR-1.7", "RUL-79")
def test_first_gold_is_no_gain_of_the_turn_and_can_be_left_out() -> None:
    state = begin(6)
    assert in_order(state)[0].gold_gained == 0
    assert {seat.gold for seat in begin(6, spec="catacombs+party+even-start").seats} == {0}


@rule("PAR-2.1", "RUL-80")
@pytest.mark.parametrize(("pluses", "n"), [(0, 1), (1, 2), (2, 3)])
def test_pluses_bring_more_artifacts_from_the_top(pluses: int, n: int) -> None:
    left = ["artifact-12", "silver-artifact-15", "artifact-15", "artifact-17"]
    scene = before_a_vault(pluses, left).choose(f"explore:{EDGE}", "place:0")
    assert (scene.sees("room_tokens.vault-hall"), scene.sees("artifacts")) == (sorted(left[:n]), left[n:])


@rule("PAR-2.1", "RUL-80")
def test_of_a_short_stack_all_that_are_left() -> None:
    scene = before_a_vault(2, ["artifact-20", "silver-artifact-25"]).choose(f"explore:{EDGE}", "place:0")
    assert scene.sees("room_tokens.vault-hall") == ["artifact-20", "silver-artifact-25"]
    scene = before_a_vault(2, []).choose(f"explore:{EDGE}", "place:0")
    assert scene.sees("room_tokens.vault-hall") == []


@rule("PAR-2.2", "RUL-80")
def test_the_best_one_is_taken_and_the_next_taker_has_the_best_one_left() -> None:
    scene = before_a_vault(2, ["artifact-12", "artifact-15", "artifact-17"]).choose(
        f"explore:{EDGE}", "place:0", "take:artifact"
    )
    scene.expect(tokens=["artifact-17"]).choose("end-turn")
    scene.other.room = scene.me.room
    scene.give().choose("take:artifact")
    assert (scene.sees("seat1.tokens"), scene.sees("room_tokens.vault-hall")) == (["artifact-15"], ["artifact-12"])


@rule("PAR-2.3", "RUL-80")
def test_a_backpack_allows_no_second_one_of_the_same_room_ever() -> None:
    scene = before_a_vault(1, ["artifact-12", "artifact-15"], tokens=["backpack"]).choose(
        f"explore:{EDGE}", "place:0", "take:artifact"
    )
    assert "take:artifact" not in scene.offered
    scene.choose(*["end-turn"] * 5).expect(room="vault-hall")
    assert "take:artifact" not in scene.offered


@rule("PAR-2.3", "RUL-80")
def test_but_one_of_another_room() -> None:
    scene = before_a_vault(1, ["artifact-12", "artifact-15"], tokens=["backpack"]).choose(
        f"explore:{EDGE}", "place:0", "take:artifact"
    )
    scene.at(NAVE).lay(NAVE, "artifact-5").choose("take:artifact").expect(
        tokens=["artifact-15", "artifact-5", "backpack"]
    )


@rule("PAR-3.1", "CAT-6.6", "RUL-72")
def test_the_fifth_and_sixth_find_no_space_on_a_wayshrine() -> None:
    rules = party(square("shrine", features=["wayshrine"]))
    given = {"tiles": [tile("shrine", 1, 1)], "offerings": {"shrine-hall": [1, 2, 3, 5]}}
    scene = Scene(rules, seats=6, **given, seat0={"room": NAVE, "boots": 1, "tokens": ["puzzle-box"]}).next_tokens(
        "chalice"
    )
    scene.choose("move:shrine-hall").expect(tokens=["chalice"]).refuses("offer", "CAT-6.6")  # a box opens all the same


@rule("PAR-4.1", "RUL-58", "RUL-79")
@pytest.mark.parametrize("seats", [5, 6])
def test_a_seat_that_is_out_draws_four(seats: int) -> None:
    scene = Scene("catacombs+party", seats=seats, marker=7, row=FULL, seat1={"status": "escaped"}).choose("end-turn")
    assert [n for _, n, _ in scene.told("AttackBegun")] == [4]


@rule("RUL-100")
def test_sub_terra_is_played_by_five_and_six_as_by_others() -> None:
    state = begin(6, spec="catacombs+party+subterra:hard")
    assert (len(state.seats), state.figures) == (6, [])


@rule("PAR-2.1", "CAT-5.1")
def test_with_fewer_seats_pluses_skip_artifacts() -> None:
    rules = open_game("catacombs", [inline(tile=[square("vault", way("W1", "hall"), artifact=1)])])
    scene = Scene(rules, stack=["vault"], seat0={"room": NAVE, "boots": 1}).choose(f"explore:{EDGE}", "place:0")
    assert scene.sees("room_tokens.vault-hall") == ["artifact-7"]
