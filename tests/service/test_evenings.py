"""Evenings that several phones keep: order, proof, limits, and nothing told without the secret."""

from __future__ import annotations

import pytest

from tiptoe.service.credentials import TokenSource
from tiptoe.service.evenings import MOST_EVENINGS, MOST_LETTERS, FullEvening, SharedEvenings, UnknownEvening
from tiptoe.wire.evenings import LONGEST_LINE, EveningLines

NAME, SECRET = "a" * 24, "s" * 22


class Phone:
    """Phone that keeps an evening with others."""

    def __init__(self, evenings: SharedEvenings, name: str = NAME, secret: str = SECRET) -> None:
        self.evenings, self.name, self.secret = evenings, name, secret
        self.copy, self.known = "", 0

    def sends(self, *lines: str) -> list[str]:
        """Sends lines, and returns what it hears."""
        news = self.evenings.exchange(self.name, EveningLines(self.secret, self.copy, self.known, [*lines]))
        self.known = len(news.lines) + (self.known if news.copy == self.copy else 0)
        self.copy = news.copy
        return news.lines


@pytest.fixture
def evenings() -> SharedEvenings:
    return SharedEvenings(TokenSource())


def test_two_phones_hear_each_other_in_one_order(evenings: SharedEvenings) -> None:
    ana, bea = Phone(evenings), Phone(evenings)
    assert ana.sends("begun") == ["begun"]
    assert bea.sends() == ["begun"]
    assert ana.sends("ana 1", "ana 2") == ["ana 1", "ana 2"]
    assert bea.sends("bea 1") == ["ana 1", "ana 2", "bea 1"]
    assert ana.sends() == ["bea 1"]
    assert ana.sends() == []


def test_a_line_that_is_sent_again_stands_once(evenings: SharedEvenings) -> None:
    ana = Phone(evenings)
    ana.sends("begun", "ana 1")
    ana.known = 1  # the answer was lost
    assert ana.sends("ana 1") == ["ana 1"]


def test_a_server_that_forgot_hears_all_of_it_again(evenings: SharedEvenings) -> None:
    ana, bea = Phone(evenings), Phone(evenings)
    ana.sends("begun", "ana 1")
    bea.sends()
    evenings.kept.clear()
    assert ana.sends() == []
    assert ana.known == 0  # another copy: so it sends everything
    assert ana.sends("begun", "ana 1") == ["begun", "ana 1"]
    assert bea.sends("bea 1") == ["begun", "ana 1", "bea 1"]


def test_without_the_secret_nothing_is_told_or_added(evenings: SharedEvenings) -> None:
    ana = Phone(evenings)
    ana.sends("begun")
    with pytest.raises(UnknownEvening, match=r"There is no such evening\."):
        Phone(evenings, secret="w" * 22).sends("wrong")
    assert Phone(evenings).sends() == ["begun"]
    assert SECRET not in str(vars(evenings.kept[NAME]))


def test_an_evening_has_limits_and_so_have_all(evenings: SharedEvenings) -> None:
    ana = Phone(evenings)
    ana.sends("begun")
    long = [f"{n}{'x' * (LONGEST_LINE - 10)}" for n in range(MOST_LETTERS // LONGEST_LINE + 2)]
    with pytest.raises(FullEvening):
        ana.sends(*long)
    assert Phone(evenings).sends() == ["begun"]
    for n in range(MOST_EVENINGS):
        Phone(evenings, name=f"{n:024x}").sends()
    assert len(evenings.kept) == MOST_EVENINGS
    assert NAME not in evenings.kept
