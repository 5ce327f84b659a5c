"""From a refusal to a rule's sentence: what lies at hand, the key that was meant, and the rules of a card."""

from __future__ import annotations

import pytest

import tiptoe
from tiptoe.rulebook.matrix import load_rules
from tiptoe.service.content.build import content
from tiptoe.wire.content import Gain

SPECS = ["classic", "catacombs", "space"]


@pytest.mark.parametrize("spec", SPECS)
def test_everything_at_hand_is_offered_or_refused_with_a_reason(spec: str) -> None:
    """A stranger asked why each choice was refused, and had to invent the keys."""
    game = tiptoe.Game(spec, seats=2, seed=5)
    for step in range(80):
        if game.over:
            break
        refused = game.refused("fr")
        keys = [refusal.key for refusal in refused]
        assert len(set(keys)) == len(keys)
        assert not set(keys) & set(game.choices)
        for refusal in refused:
            assert refusal == game.explain(refusal.key, "fr")
            assert str(tiptoe.rule(refusal.rule))
        if game.view().prompt == "your-turn":
            held = {f"play:{card.id}" for card in game.view().hand}
            assert held <= {*keys, *game.choices}
            assert "end-turn" in {*keys, *game.choices}
        game.play(game.choices[step * 5 % len(game.choices)])
    assert tiptoe.Game(spec, seed=1).play_out(["random", "random"]).refused() == ()


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("acquire:lucky-coin", "acquire:row4"),
        ("acquire:Lucky Coin", "acquire:row4"),
        ("acquire:watcher", "fight:row5"),
        ("Burgle", "play:burgle"),
        ("play:burgel", "play:burgle"),
        ("move", "move:d2"),
    ],
)
def test_a_wrong_address_names_the_right_one(said: str, meant: str) -> None:
    game = tiptoe.Game("classic", seats=2, seed=1)
    why = game.explain(said)
    assert why is not None
    assert why.nearest == meant


@pytest.mark.rule("CORE-4.3")
def test_a_card_of_the_row_is_told_to_have_another_address() -> None:
    """`acquire:lucky-coin` was refused with "Nothing here has that name" while the card lay in the row."""
    game = tiptoe.Game("classic", seats=2, seed=1)
    why = game.explain("acquire:lucky-coin")
    assert why is not None
    assert why.code == "named-by-its-place"
    assert game.explain("acquire:swagger").code == "no-such-thing"  # type: ignore[union-attr]  # it is refused


@pytest.mark.parametrize("odd", [None, [], 1.5, True])
def test_what_cannot_be_a_choice_is_a_wrong_argument(odd: object) -> None:
    """`explain(None)` answered "That isn't a move in this game." as if it were a word."""
    why = tiptoe.Game("classic").explain(odd)  # type: ignore[arg-type]  # that is what is tried
    assert why is not None
    assert why.code == "wrong-choice"
    assert "one of game.choices" in why.sentence


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("lang", ["en", "fr", "pt-BR"])
def test_a_card_tells_what_the_content_of_a_server_tells(spec: str, lang: str) -> None:
    game, known = tiptoe.Game(spec), content(spec, lang)
    for id, there in known.cards.items():
        here = game.card(id, lang)
        assert (here.kind, here.kind_name, list(here.rules)) == (there.kind, there.kind_name, there.rules)
        moments = {gain.moment for gain in there.gains}
        assert {moment: here.gains_when(moment) for moment in moments} == summed(there.gains)
        assert here.gains in ({}, *summed(there.gains).values())
    for id, token in known.tokens.items():
        assert (game.token(id, lang).kind, game.token(id, lang).kind_name) == (token.kind, token.kind_name)


def summed(gains: list[Gain]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for gain in gains:
        of_moment = found.setdefault(gain.moment, {})
        of_moment[gain.what] = of_moment.get(gain.what, 0) + gain.n
    return found


def test_the_kind_of_a_card_is_the_same_word_in_every_language() -> None:
    """In French `card.kind` was a French word, and `token.kind` an id."""
    game = tiptoe.Game("classic")
    for card in game.cards:
        assert {game.card(card.id, lang).kind for lang in ("en", "fr", "pt-BR")} == {card.kind}


def test_every_rule_has_its_sentence_in_python() -> None:
    for id, known in load_rules().items():
        assert str(tiptoe.rule(id)) == known.text
        told = tiptoe.rule(id, "fr")
        assert told.id == id
        assert (told.text == known.text) == (told.lang == "en")


@pytest.mark.parametrize("odd", ["CORE-99.9", "", None, 7, "x" * 10_000])
def test_an_unknown_rule_is_an_error_of_the_family(odd: str) -> None:
    with pytest.raises(tiptoe.TiptoeError) as wrong:
        tiptoe.rule(odd)
    assert wrong.value.code == "unknown-rule"
    assert len(str(wrong.value)) < 1000


@pytest.mark.parametrize("spec", SPECS)
def test_events_know_their_turn_and_name_places_as_keys_do(spec: str) -> None:
    game = tiptoe.Game(spec, seats=2, seed=4).play_out(["greedy", "greedy"])
    assert [event for turn in range(game.turn + 1) for event in game.events_of(turn)] == list(game.events)
    begun = [event for event in game.events if event.name == "TurnBegun"]
    assert all(event.facts["turn"] == event.turn for event in begun)
    piles = set(game.view().position.reserve)
    slots = {event.facts["slot"] for event in game.events if "slot" in event.facts}
    assert slots <= {*(f"row{n}" for n in range(1, 7)), *piles}
    assert slots & {f"row{n}" for n in range(1, 7)}
    with pytest.raises(tiptoe.TiptoeError, match="the turns are 0"):
        game.events_of(game.turn + 1)


def test_completion_offers_the_public_names_alone() -> None:
    shown = {name for name in dir(tiptoe) if not name.startswith("__")}
    assert shown == {*(name for name in tiptoe.__all__ if not name.startswith("__")), "engine", "types"}
    for name in shown:
        assert getattr(tiptoe, name)
