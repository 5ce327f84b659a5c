"""RUL-130, RUL-131: decks mixed of the cards of several games."""

from __future__ import annotations

from itertools import permutations

import pytest

from cli.processes import tiptoe
from scene import rule
from tiptoe.catalog import GAMES, SpecError, fitting_into, numbering_of, open_game
from tiptoe.core.codec import decode, digest, encode
from tiptoe.core.kernel import choices
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.languages import FINISHED
from tiptoe.packs.mixing import shares, tally, warnings
from tiptoe.records.record import new_header, read_record, replay, start
from tiptoe.rules.invariants import check
from tiptoe.rules.turn import new_game
from tiptoe.text.cards import CardVoice
from tiptoe.text.language import words

OURS = ("classic", "catacombs", "space")
PAIRS = list(permutations(OURS, 2))
ALL_THAT_FIT = [f"{game}+cards:{home}" for game, home in PAIRS]
MIXTURES = [*ALL_THAT_FIT, *(f"{game}+cards:{game}:60+cards:{home}:20" for game, home in PAIRS)]


@rule("RUL-130")
@pytest.mark.parametrize(
    ("game", "home", "fit", "out"),
    [
        *[("catacombs", "classic", 62, 1), ("space", "classic", 56, 7), ("classic", "catacombs", 49, 19)],
        *[("space", "catacombs", 42, 26), ("classic", "space", 22, 42), ("catacombs", "space", 22, 42)],
    ],
)
def test_so_many_kinds_fit_and_each_other_says_why_not(game: str, home: str, fit: int, out: int) -> None:
    found = fitting_into(game, home)
    assert (len(found.rows), len(found.left_out)) == (fit, out)
    assert all(found.left_out.values())


@rule("RUL-130")
def test_a_card_stays_out_for_the_word_that_has_no_meaning() -> None:
    assert fitting_into("catacombs", "classic").left_out == {"wand-of-wind": ["word fetch-secret"]}
    lost = fitting_into("classic", "catacombs").left_out
    assert lost["waystone"] == ["word jump-between", "feature wayshrine"]
    assert lost["brave-hero"] == ["token freed-prisoner"]
    assert fitting_into("space", "classic").left_out["dragons-eye"] == ["token mastery"]


@rule("RUL-130")
def test_rooms_that_stop_and_plain_starters_stand_for_each_other() -> None:
    pack = open_game("space+cards:classic").pack
    said = CardVoice(words("en"), pack)
    assert "Security rooms do not stop you" in " ".join(said.card(pack.card("flying-carpet")).lines)
    assert said.name("hack") in " ".join(said.card(pack.card("master-burglar")).lines)


@rule("RUL-130")
@pytest.mark.parametrize(("game", "home"), PAIRS)
def test_every_card_that_fits_says_so_in_every_language_with_its_own_name(game: str, home: str) -> None:
    pack, own = open_game(f"{game}+cards:{home}").pack, open_game(home).pack
    for row in fitting_into(game, home).rows:
        id = str(row.content["id"])
        for tag in FINISHED:
            assert CardVoice(words(tag), pack).card(pack.card(id)).lines
            assert CardVoice(words(tag), pack).name(id) == CardVoice(words(tag), own).name(id)


@rule("RUL-130")
@pytest.mark.parametrize("game", OURS)
def test_the_numbers_of_a_game_stay_as_they_are_beside_foreign_cards(game: str) -> None:
    plain = open_game(game).pack
    for home in set(OURS) - {game}:
        mixed = open_game(f"{game}+cards:{home}").pack
        own = [card.id for card in plain.cards if not card.of]  # those of characters come last
        assert [card.id for card in mixed.cards[: len(own)]] == own
        assert (mixed.starter, mixed.reserve, mixed.tokens[-1].id) == (
            plain.starter,
            plain.reserve,
            plain.tokens[-1].id,
        )


@rule("RUL-130", "RUL-131", "CORE-1.2")
@pytest.mark.parametrize("spec", MIXTURES)
def test_a_game_with_a_mixed_deck_is_played_stored_and_replayed(spec: str) -> None:
    rules = open_game(spec)
    seats = rules.params.seats[0]
    recording, lot = start(new_header(spec, ["random"] * seats, "7")), seeded(5)
    numbered = open_game(spec, numbering=numbering_of(rules))
    for made in range(4000):
        state = recording.state
        if state.over:
            break
        listed = choices(state)
        if made % 50 == 0:
            check(state)
            assert digest(decode(encode(state), numbered)) == digest(state)
        recording.choose(key(listed[lot.below(len(listed))], state))
    check(recording.state)
    again = replay(read_record(recording.text()))
    assert digest(again.state) == digest(recording.state)


@rule("RUL-131")
def test_a_lot_takes_so_many_of_each_set_and_another_seed_others() -> None:
    rules = open_game("catacombs+cards:catacombs:60+cards:classic:40")
    own = {card.number for card in rules.pack.cards if f"card/{card.id}" not in rules.pack.added}
    decks = []
    for seed in (1, 2):
        state = new_game(rules, 3, seeded(seed))
        deck = state.deck[: state.deck_left] + state.row
        assert (len(deck), sum(card in own for card in deck)) == (100, 60)
        decks.append(sorted(deck))
    assert decks[0] != decks[1]


@rule("RUL-130", "RUL-131")
@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("catacombs+cards:clasic", "did you mean 'classic'"),
        ("catacombs+cards:classic:0", "from 1 to 999"),
        ("catacombs+cards:classic:x", "from 1 to 999"),
        ("catacombs+cards:classic:900", "only 99 cards"),
        ("catacombs+cards:catacombs", "say how many"),
        ("catacombs+cards:catacombs:5", "too small"),
        ("classic+cards:catacombs+cards:catacombs:3", "each named once"),
    ],
)
def test_a_mixture_that_cannot_be_made_is_refused_with_its_reason(spec: str, says: str) -> None:
    with pytest.raises(SpecError, match=says):
        open_game(spec)


@rule("RUL-130")
def test_three_games_in_one_deck() -> None:
    assert len(open_game("catacombs+cards:classic+cards:space").dungeon) > 200


def test_the_printed_decks_are_within_the_bounds_and_a_lopsided_one_is_not() -> None:
    for game in OURS:
        rows = fitting_into(game, game).rows
        assert warnings(shares([(tally(rows), 100)])) == []
    classic = tally(fitting_into("catacombs", "classic").rows)
    own = tally(fitting_into("catacombs", "catacombs").rows)
    assert warnings(shares([(own, 60), (classic, 40)])) == []
    assert warnings(shares([(own, 100), (classic, 99)])) == ["cards"]


def test_the_command_says_which_cards_of_a_pack_fit() -> None:
    ran = tiptoe("pack", "check", "--into", "classic", str(GAMES["catacombs"].content))
    assert ran.returncode == 1
    assert "49 of 68 cards of its deck fit into 'classic'" in ran.stdout
    assert "waystone: 'classic' has no word jump-between, no feature wayshrine" in ran.stderr
