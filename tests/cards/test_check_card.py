"""`make check CARD=...` finds for every card of every game its tests, its picture and a game that deals it."""

from __future__ import annotations

import pytest

from cards.test_coverage import own, plain
from tiptoe.catalog import GAMES, open_game
from tools import check_card


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_what_is_shown_of_it(game: str) -> None:
    table, tested = plain(game), own(game)
    for card in open_game(game).pack.cards:
        assert (game, card) in check_card.find_cards(card.id)
        assert check_card.picture_of(game, card.id), card.id
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
