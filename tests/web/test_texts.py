"""Every text of a table or a server exists in every language."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from table.players import Party
from tiptoe.languages import FINISHED
from tiptoe.service.errors import refusal
from tiptoe.service.messages import Listener, Perspective, told_entry
from tiptoe.table import commands as c
from tiptoe.table.errors import WORDS, Refused
from tiptoe.text.language import words
from tiptoe.wire.errors import DEALT_OTHERWISE, NOT_A_COMMAND, NOT_KEPT
from tiptoe.wire.table import AnyTold


@pytest.mark.parametrize("language", FINISHED)
@pytest.mark.parametrize("word", [*WORDS, NOT_KEPT.code, NOT_A_COMMAND.code])
def test_every_refusal_has_its_sentence(language: str, word: str) -> None:
    text = words(language).say(f"table-{word}")
    assert text.endswith(".")
    if word in WORDS:
        assert refusal(Refused(word), None, Listener(-1, words(language)), 7).text == text


@pytest.mark.parametrize("language", FINISHED)
def test_a_table_that_cannot_be_opened_says_what_is_missing(language: str) -> None:
    text = words(language).say(DEALT_OTHERWISE.message_id, what="card 'swagger'")
    assert text.endswith(".")
    assert "card 'swagger'" in text


def test_no_two_refusals_sound_the_same() -> None:
    for language in FINISHED:
        said = [words(language).say(f"table-{word}") for word in (*WORDS, NOT_KEPT.code, NOT_A_COMMAND.code)]
        assert len(set(said)) == len(said)


def plain(told: AnyTold) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(told)
    return data


@pytest.mark.parametrize("language", FINISHED)
def test_what_was_taken_back_can_still_be_told(language: str) -> None:
    """Entries before an undo can still be told, although their tiles may no longer lie on the table."""
    for seed in range(4):
        there = Party("catacombs+subterra:hard", 1, ("random", "random")).started().play(seed, 90)
        there.does(0, c.AskUndo(5))
        told = [plain(told_entry(Perspective(there.table, Listener(0, words(language))), entry)) for entry in there.log]
        assert all(event["text"] for entry in told for event in entry.get("events", []))


@pytest.mark.parametrize("language", FINISHED)
def test_bots_are_told_apart_by_their_seats(language: str) -> None:
    """Events of two bots of one kind name their seats, as the rest of the page does."""
    party = Party(people=1, bots=("greedy", "greedy")).started().play(3, 60)
    tongue = words(language)
    told = [plain(told_entry(Perspective(party.table, Listener(0, tongue)), entry)) for entry in party.log]
    texts = [event["text"] for entry in told for event in entry.get("events", [])]
    assert not [text for text in texts if "greedy" in text]
    assert all(any(tongue.say(f"seat-{seat}") in text for text in texts) for seat in (1, 2))
