"""A name written from right to left turns no sentence round, wherever a sentence contains a name (finding 22)."""

from __future__ import annotations

import re

import pytest

from table.players import Party
from tiptoe.languages import FINISHED
from tiptoe.service.messages import Listener, Perspective, told_events
from tiptoe.table.entries import Chosen, event_of
from tiptoe.text.language import words
from tiptoe.view.view import visible_events

NAME = "דנה"
ISOLATED = re.compile(f"\u2068{NAME}\u2069")


@pytest.mark.parametrize("language", FINISHED)
@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_every_sentence_of_a_game_isolates_a_name_from_the_right(spec: str, language: str) -> None:
    party = Party(spec).started().play(7)
    for chair in party.table.chairs:
        chair.name = NAME
    seen = Perspective(party.table, Listener(-1, words(language)))
    told = [
        str(fact.text)
        for entry in party.log
        if isinstance(entry, Chosen)
        for fact in told_events(seen, visible_events([event_of(fact) for fact in entry.events], -1))
    ]
    naming = [text for text in told if NAME in text]
    assert len(naming) > 50
    assert [text for text in naming if NAME in ISOLATED.sub("", text)] == []
