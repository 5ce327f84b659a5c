"""A pack while it is written: what the workshop is told of it, and what a card can be written with."""

from __future__ import annotations

import json

import pytest

from tiptoe.catalog import GAMES, built_in
from tiptoe.house.workshop.check import written_pack
from tiptoe.house.workshop.words import workshop_words
from tiptoe.languages import LANGUAGES
from tiptoe.packs.errors import PROBLEMS
from tiptoe.packs.toml import written_toml
from tiptoe.rules.vocabulary import VOCABULARY
from tiptoe.text.words import words

PACK = """tiptoe-pack = 1

[pack]
id = "night"
game = "classic"

[[card]]
id = "scout"
kind = "companion"
cost = 3
art = { scene = "forest", hue = "green", figure = "cowled" }
play = [{ boots = 2 }, { when = { another = "companion" }, do = [{ draw = 1 }] }]

[[card]]
id = "hush"
kind = "item"
play = [{ clank = -1 }]

[names.card]
scout = { en = "Night Scout", fr = "Éclaireuse de nuit" }
"""


def test_a_card_is_shown_in_every_language_as_the_table_will_show_it() -> None:
    found = written_pack(PACK, "fr")
    assert not found.mistakes and found.game == "classic"
    faces = found.cards["scout"].faces
    assert {tag: face.name for tag, face in faces.items()} == {
        "en": "Night Scout",
        "fr": "Éclaireuse de nuit",
        "pt-BR": "Night Scout",
    }
    assert [line.text for line in faces["en"].lines] == [
        "If another Companion is in your play area this turn: draw a card."
    ]
    assert faces["en"].art is not None and faces["en"].art.figure == "cowled"
    assert found.cards["hush"].faces["en"].art is None


def test_every_effect_is_said_in_the_language_of_the_page() -> None:
    assert written_pack(PACK, "en").cards["scout"].says == {
        "play[0]": "+2 Boots.",
        "play[1].do[0]": "Draw a card.",
        "play[1]": "If another Companion is in your play area this turn: draw a card.",
    }


@pytest.mark.parametrize(
    ("there", "wrong", "place"),
    [
        ("boots = 2", "boot = 2", ["card", 0, "play", 0]),
        ('kind = "item"', 'kind = "itm"', ["card", 1, "kind"]),
        ("cost = 3", "cost = -3", ["card", 0, "cost"]),
        ("cost = 3", "cots = 3", ["card", 0, "cots"]),
        ('another = "companion"', 'another = "companian"', ["card", 0, "play", 1, "when", "another"]),
        ('figure = "cowled"', 'figure = "cow"', ["card", 0, "art", "figure"]),
        ('fr = "Éclaireuse', 'de = "Éclaireuse', ["names", "card", "scout"]),
        ('game = "classic"', 'game = "clasic"', ["pack", "game"]),
        ('id = "night"', 'id = "classic"', ["pack", "id"]),
    ],
)
def test_a_mistake_is_told_with_its_place(there: str, wrong: str, place: list[str | int]) -> None:
    assert [mistake.place for mistake in written_pack(PACK.replace(there, wrong), "en").mistakes] == [place]


def test_a_mistake_is_told_in_the_language_of_the_page_with_the_word_that_was_meant() -> None:
    (mistake,) = written_pack(PACK.replace('kind = "item"', 'kind = "itm"'), "fr").mistakes
    assert mistake.text == "On ne connaît pas « itm » ici. Vouliez-vous dire « item » ?"
    assert (mistake.word, mistake.near) == ("itm", "item")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_a_card_has_its_sentence(language: str) -> None:
    assert [word for word in PROBLEMS if not words(language).has(f"problem-{word}")] == []


def test_a_word_of_a_cards_kin_inside_another_effect_is_a_mistake_and_no_crash() -> None:
    inner = '{ when = { in = "market" }, do = [{ allied = [{ skill = 1 }] }] }'
    (mistake,) = written_pack(PACK.replace("{ clank = -1 }", inner), "en").mistakes
    assert mistake.place == ["card", 1, "play", 0, "do", 0] and mistake.word == "allied"


def test_what_only_another_game_has_is_a_mistake_and_no_crash() -> None:
    """A tile in a pack of a game with boards was an answer of 500: whatever the door of packs refuses is told here."""
    tiles = {"tile": [dict(row.content) for row in built_in("catacombs").rows["tile"][:1]]}
    (mistake,) = written_pack(PACK + written_toml(tiles), "en").mistakes
    assert "it cannot be read" in mistake.text


def test_one_wrong_card_does_not_hide_the_others() -> None:
    assert set(written_pack(PACK.replace("boots = 2", "boot = 2"), "en").cards) == {"hush"}


def test_a_text_that_cannot_be_read_says_the_line() -> None:
    (mistake,) = written_pack(PACK.replace("cost = 3", "cost = "), "en").mistakes
    assert (mistake.line, mistake.column) == (10, 8)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_all_games_share_can_be_added_and_read(game: str) -> None:
    """What the form adds is never wrong by itself, and a new word of the language is in it at once."""
    for language in LANGUAGES:
        found = workshop_words(game, language)
        assert {each.word for each in found.effects} >= set(VOCABULARY.effects)
        assert {each.word for each in found.conditions} >= set(VOCABULARY.conditions)
        assert {each.word for each in found.counters} >= set(VOCABULARY.counters)
        assert all(each.says and json.loads(each.sample) for each in found.effects)
