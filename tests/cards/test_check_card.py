"""`make check CARD=...` finds the tests, the picture and a game of every card of every game."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from cards.test_coverage import own, plain
from tiptoe.catalog import GAMES, open_game
from tiptoe.cli.cards import card_data
from tiptoe.text.cards import CardVoice
from tiptoe.text.language import words
from tools import check_card


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_what_is_shown_of_it(game: str) -> None:
    table, tested = plain(game), own(game)
    for card in open_game(game).pack.cards:
        assert (game, card) in check_card.find_cards(card.id)
        assert check_card.recipe_of(game, card.id), card.id
        if not card.of:  # the own cards of a character are tested with it
            assert card.id in table or (card.id in tested and check_card.tests_of(card.id)), card.id


@pytest.mark.parametrize("game", GAMES)
def test_every_set_is_dealt_by_some_game(game: str) -> None:
    sets = {card.set: card for card in open_game(game).pack.cards}
    for name, card in sets.items():
        assert check_card.spec_with(game, card).endswith(f"+{name}" if name else game)


def test_an_unknown_card_is_named_with_the_nearest() -> None:
    with pytest.raises(check_card.NoSuchCard, match="swagger"):
        check_card.find_cards("swager")


def test_scenarios_of_a_card_are_found() -> None:
    assert "swagger.toml" in {file.name for file in check_card.scenarios_of("swagger")}


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_drawn_with_all_its_words(game: str) -> None:
    for card in open_game(game).pack.cards:
        box = check_card.box_of(game, card)
        assert {len(line) for line in box} == {len(box[0])}, card.id
        told = " ".join(" ".join(line.strip("| ") for line in box).split())
        text = card_data(CardVoice(words("en"), open_game(game).pack), card)
        assert isinstance(text["text"], list)
        for sentence in text["text"]:
            assert sentence in told, card.id
        if card.cost:
            assert f"{card.cost} {text['paid_in']}" in told, card.id


def test_a_card_looks_as_it_would_on_the_table() -> None:
    (game, card) = check_card.find_cards("rebel-scout")[0]
    assert check_card.box_of(game, card) == [
        "+--------------------------------------+",
        "| Rebel Scout                  3 skill |",
        "| Companion                            |",
        "| ------------------------------------ |",
        "| +2 Boots. If you have another        |",
        "| Companion in your play area this     |",
        "| turn: draw a card.                   |",
        "|                                      |",
        "|                              1 point |",
        "+--------------------------------------+",
    ]


def test_the_picture_of_a_card_is_written_where_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check_card, "ROOT", tmp_path)
    monkeypatch.setattr(check_card, "PICTURES", tmp_path / "build" / "cards")
    (game, card) = check_card.find_cards("swagger")[0]
    assert check_card.show_picture(game, card) == []
    assert "picture: build/cards/classic-swagger.svg" in capsys.readouterr().out
    drawn = ElementTree.parse(tmp_path / "build" / "cards" / "classic-swagger.svg")
    assert "Swagger" in "".join(drawn.getroot().itertext())
