"""Spots of the table: the service knows the verb of each spot, so that no client does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from properties.games import walk
from tiptoe.catalog import open_game
from tiptoe.core.choice import VERBS
from tiptoe.core.kernel import choices, offered_choice
from tiptoe.core.notation import key
from tiptoe.core.refusals import REASONS, IllegalChoice
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.rulebook.citations import related_rules
from tiptoe.rulebook.matrix import rules_of
from tiptoe.rules.night import FIRST_DARE, SECOND_DARE
from tiptoe.rules.turn import new_game
from tiptoe.service.content.build import content
from tiptoe.wire.click_targets import SPOTS, keys_at_spot

CLIENT = Path(__file__).resolve().parents[2] / "client" / "src"
LOST = ("not-understood", "no-such-thing", "other-banner", "not-in-this-game")


def spots(state: State) -> list[str]:
    """Returns every spot of the table that can be pointed at, except the asked seat's own room."""
    pack, seat = state.rules.pack, state.seats[state.stack[-1].seat]
    board = state.board
    rooms = [f"room:{board.rooms[room]}" for room in board.all_rooms() if room != seat.room and board.lies(room)]
    cards = [f"hand:{state.cards[card].id}" for card in seat.hand]
    piles = [f"pile:{card.id}" for card in pack.reserve_cards]
    tokens = [f"market:{pack.tokens[token].id}" for token in state.market]
    tokens += [f"token:{pack.tokens[token].id}" for token in seat.tokens]
    return [*rooms, *cards, *piles, *tokens, *[f"row:{slot}" for slot in range(6)], "end"]


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_whatever_is_pointed_at_is_offered_or_refused_for_a_reason_of_its_own(spec: str) -> None:
    """House review 5.3: the client knew that a Device is used and a Monster fought, and wrote keys itself."""
    reasons: set[str] = set()
    for decisions in range(0, 300, 10):
        state = walk(new_game(open_game(spec), 2, seeded(decisions)), decisions, decisions)
        for spot in spots(state):
            try:
                assert offered_choice(state, keys_at_spot(state, spot)[0]) in choices(state)
            except IllegalChoice as refused:
                assert refused.reason.word not in LOST, (spot, refused.key)
                reasons.add(refused.reason.word)
    assert reasons >= {"need-skill", "need-swords", "hand-not-empty", "not-adjacent", "need-boots"}


def test_a_card_of_the_row_is_taken_by_its_own_verb() -> None:
    state = new_game(open_game("classic"), 2, seeded(3))
    for slot, card in enumerate(state.row):
        assert keys_at_spot(state, f"row:{slot}") == [f"{VERBS[state.cards[card].verb].word}:row{slot + 1}"]


def test_the_tile_in_hand_is_turned_by_the_verb_that_is_offered() -> None:
    for seed in range(40):
        state = walk(new_game(open_game("catacombs"), 2, seeded(seed)), seed, 60 + seed)
        turns = [key(choice, state) for choice in choices(state) if key(choice, state).startswith("place:")]
        if turns:
            assert [keys_at_spot(state, f"turn:{turn}") for turn in range(4)] == [
                [f"place:{turn}"] for turn in range(4)
            ]
            return
    raise AssertionError("no tile was laid")


@pytest.mark.parametrize("spot", ["", "room", "row:9", "row:x", "pile:nothing", "seat:0", "turn:1"])
def test_where_there_is_nothing_to_do_nothing_is_meant(spot: str) -> None:
    state = new_game(open_game("classic"), 2, seeded(1))
    assert keys_at_spot(state, spot) in ([], ["move:"])


def test_the_room_where_one_stands_means_nothing() -> None:
    state = new_game(open_game("classic"), 2, seeded(1))
    assert keys_at_spot(state, f"room:{state.board.rooms[state.seats[state.active].room]}") == []


def test_the_client_writes_no_key() -> None:
    """No file of the page puts a verb and its argument together: the server knows the meaning of a click."""
    written = re.compile(rf"[`\"'](?:{'|'.join(verb.word for verb in VERBS.values())}):(?:row)?\$\{{")
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        assert not written.search(path.read_text(encoding="utf-8")), path


def test_the_client_takes_no_key_apart() -> None:
    """An offer says in fields of its own which thing it names; the key is for the server alone."""
    taken = re.compile(r"(?<!event)\.key\??\.(?:split|slice|substring|startsWith|endsWith|match|replace|indexOf)\(")
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        assert not taken.search(path.read_text(encoding="utf-8")), path


def test_the_night_of_one_seat_is_shown_at_spots_of_its_own() -> None:
    """SOL-4.1, SOL-6.1: a Dare and the Hour are clicked where they lie, and say why they cannot be had."""
    state = new_game(open_game("classic+solo"), 1, seeded(1))
    pack = state.rules.pack
    dares = [pack.night.dares[place.of(state) - 1].id for place in (FIRST_DARE, SECOND_DARE)]
    for dare in dares:
        assert offered_choice(state, keys_at_spot(state, f"dare:{dare}")[0]) in choices(state)
    closed = next(dare.id for dare in pack.night.dares if dare.id not in dares)
    for spot in (f"dare:{closed}", "hour"):
        with pytest.raises(IllegalChoice) as refused:
            offered_choice(state, keys_at_spot(state, spot)[0])
        assert refused.value.reason.word not in LOST


def test_where_a_verb_is_shown_is_a_spot_that_can_be_asked_about() -> None:
    """Every verb's spot can be asked about, except the answer "no"."""
    assert {verb.spot for verb in VERBS.values()} - set(SPOTS) == {"", "no"}


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_every_reason_leads_to_rules_of_the_game_that_is_played(spec: str) -> None:
    """Learning 14.3: a reason linked to its first rule only, though others belonged to it."""
    played = {rule.id for rule in rules_of(spec)}
    for reason in REASONS.values():
        first, *others = related_rules(reason.rule, spec)
        assert first == reason.rule
        assert played.issuperset(others)
    assert related_rules("CORE-10.8", "classic") == ("CORE-10.8", "RUL-44", "RUL-113", "CLA-3.4")


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_every_feature_that_a_map_shows_leads_to_its_rules(spec: str) -> None:
    """Learning 14.3: a card linked to its rules, a crystal cave or a market did not."""
    shown = content(spec, "en")
    played = {rule.id for rule in rules_of(spec)}
    printed = {feature for room in (shown.board.rooms if shown.board else {}).values() for feature in room.features}
    tiles = shown.tiles.tiles if shown.tiles else {}
    features = printed | {feature for tile in tiles.values() for room in tile.rooms for feature in room.features}
    assert "market" in features
    assert features == {feature for feature in features if shown.feature_rules.get(feature)}
    assert all(played.issuperset(rules) for rules in shown.feature_rules.values())
