"""Laws of prices: the price shown is the price paid, in every place, and a refusal names the missing amount."""

from __future__ import annotations

import pytest

from properties.games import walk
from properties.prices import check_prices, refusals_name_what_is_short, unexplained
from tiptoe.catalog import open_game
from tiptoe.core.rng import seeded
from tiptoe.rules.turn import new_game

EVERYWHERE = {"acquire", "fight", "move", "buy"}
COSTLY = {
    ("classic", (0, 1)): {"use", "pick"},
    ("catacombs", (0, 1)): {"use", "explore", "place", "unlock", "pick"},
    ("catacombs+party", (1, 2)): {"use", "explore", "place", "emerge", "unlock", "redeem", "pick"},
    ("catacombs+subterra:hard", (3,)): {"use", "explore", "place", "unlock", "fight-monster"},
    ("space", (0, 3)): set[str](),
}

SHORT = {
    "classic": {"need-gold", "need-swords-there"},
    "catacombs": {"need-lockpicks", "need-swords-there"},
    "space": {"need-swords-there"},
}


@pytest.mark.parametrize(("spec", "seeds"), COSTLY)
def test_the_price_that_is_said_is_what_is_lost(spec: str, seeds: tuple[int, ...]) -> None:
    """House review 5.3: rule, sentence, badge and offer each worked the price out."""
    costly: set[str] = set()
    for seed in seeds:
        costly |= check_prices(spec, seed)
    assert costly >= EVERYWHERE | COSTLY[spec, seeds]


@pytest.mark.parametrize("spec", SHORT)
def test_a_refusal_for_want_of_something_names_what_is_short_and_by_how_much(spec: str) -> None:
    """House review, change 2: a table of the words guessed the missing resource."""
    found: set[str] = set()
    for decisions in range(0, 480, 4):
        rules = open_game(spec)
        found |= refusals_name_what_is_short(walk(new_game(rules, 2, seeded(decisions)), decisions, decisions))
    assert found >= {"need-skill", "need-swords", "need-boots", "need-two-boots"} | SHORT[spec]


def test_reasons_that_ask_for_something_say_for_what() -> None:
    assert unexplained() == {"need-telepass"}  # the missing thing is a token, which the reason's word names
