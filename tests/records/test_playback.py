"""Playback: every moment of a recorded game is available at once, and is as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tiptoe.core import event as ev
from tiptoe.core.codec import digest, encode
from tiptoe.core.kernel import apply, choices
from tiptoe.core.notation import key
from tiptoe.core.rng import seeded
from tiptoe.core.state import State
from tiptoe.records.playback import playback_of
from tiptoe.records.record import RecordError, read_record, replay
from tiptoe.records.what_if import BadWhatIf, WhatIf, read_what_if
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = ("classic-4-16", "catacombs-b-promo-4-34", "space-2-51")
LUCK = "a5" * 32


def text_of(name: str) -> str:
    return (GOLDEN / f"{name}.tiptoe").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_every_moment_is_what_it_was(name: str) -> None:
    record = read_record(text_of(name))
    digests: list[str] = []
    final = replay(record, watch=lambda state: digests.append(digest(state)))
    playback = playback_of(record)
    for at in [0, 1, playback.last // 3, playback.starts[5].at, playback.starts[6].at - 1, playback.last]:
        assert digest(playback.game_at(at).state) == digests[at]
    assert [digest(step.state) for step in playback.steps(0, playback.last)] == digests
    told = [event for step in playback.steps(0, playback.last) for event in step.events]
    assert [repr(event) for event in told] == [repr(event) for event in final.state.events]


@pytest.mark.parametrize("name", FILES)
def test_turns_hold_every_moment_once_and_marks_stand_where_it_happened(name: str) -> None:
    playback = playback_of(read_record(text_of(name)))
    moments = [at for start in playback.starts for at in playback.moments_of(start.turn)]
    assert moments == list(range(playback.last + 1))
    kinds = {"out": ev.ESCAPED, "caught": ev.KNOCKED_OUT, "secret": ev.SECRET_REVEALED, "attack": ev.ATTACK_BEGUN}
    steps = {step.at: step for step in playback.steps(0, playback.last)}
    for what, kind in kinds.items():
        happened = {at for at, step in steps.items() if any(event.kind is kind for event in step.events)}
        assert {mark.at for mark in playback.marks if mark.what == what} == happened


def test_a_record_that_takes_too_long_is_given_up() -> None:
    def impatient(at: int) -> None:
        if at == 20:
            raise RecordError("record", 1, "too long")

    with pytest.raises(RecordError, match="too long"):
        playback_of(read_record(text_of(FILES[0])), impatient)


@pytest.mark.parametrize("name", FILES)
def test_what_if_depends_on_nothing_that_the_seat_does_not_know(name: str) -> None:
    """RUL-33: the what-if game is the same byte for byte, whatever hands, decks, stacks and rooms really hold."""
    playback = playback_of(read_record(text_of(name)))
    for start in playback.starts[:: max(1, len(playback.starts) // 6)]:
        for seat in range(len(start.state.seats)):
            other = determinize(View(start.state, seat), seeded(start.at))
            assert _gone_on(start.state, seat) == _gone_on(other, seat)


def _gone_on(state: State, seat: int) -> bytes:
    return encode(WhatIf(seat, LUCK).deal(state))


def test_a_game_gone_on_from_a_moment_replays_from_its_record() -> None:
    game = playback_of(read_record(text_of(FILES[0]))).game_at(100)
    seat = game.state.stack[-1].seat
    game.choose(WhatIf(seat, LUCK).line())
    for line in _some_keys(game.state, 30):
        game.choose(line)
    record = read_record(game.text())
    assert digest(replay(record).state) == digest(game.state)
    assert record.commitment() == WhatIf(seat, LUCK).commitment() != record.header.commitment()


def _some_keys(state: State, most: int) -> list[str]:

    twin, keys = state.clone(), list[str]()
    for _ in range(most):
        if not twin.over:
            keys.append(key(choices(twin)[-1], twin))
            apply(twin, choices(twin)[-1])
    return keys


@pytest.mark.parametrize("line", ["what-if:", "what-if:0", f"what-if:00:{LUCK}", f"what-if:0:{LUCK.upper()}"])
def test_a_what_if_is_written_in_one_way(line: str) -> None:
    with pytest.raises(BadWhatIf):
        read_what_if(line)
