"""Luck that people told: a bot's game told into a table whose own deal differs is the same game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from teller import as_people_see_it, told_choice, told_deal
from tiptoe.core.state import State
from tiptoe.records.playback import Playback, playback_of
from tiptoe.records.record import Recording, read_record, replay, start
from tiptoe.rules.scoring import score

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = sorted(file.stem for file in GOLDEN.glob("*.tiptoe"))
FILLER = 7_000_001  # seed of the deal that nobody gets to see


def told_game(name: str) -> tuple[Recording, Recording]:
    """The golden game, and the same game told to a table with a deal of its own."""
    playback = playback_of(read_record((GOLDEN / f"{name}.tiptoe").read_text(encoding="utf-8")))
    header = replace(playback.header, luck=str(FILLER), numbers=(), told=told_deal(dealt(playback), FILLER))
    game = start(header)
    for step in playback.steps(1, playback.last):
        told_choice(step.key, step.events, game)
        assert as_people_see_it(game.state) == as_people_see_it(step.state), step.key
    return playback.final, game


def dealt(playback: Playback) -> State:
    state = playback.deal.state
    state.events = playback.deal.events
    return state


@pytest.mark.parametrize("name", FILES)
def test_a_told_game_ends_as_the_game_it_tells(name: str) -> None:
    played, told = told_game(name)
    assert told.state.over
    for seat in told.state.seats:
        assert score(told.state, seat.index) == score(played.state, seat.index)
    again = replay(read_record(told.text()))
    assert again.text() == told.text()
