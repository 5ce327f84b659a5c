"""Courses of recorded games: the last line is the final count, and every moment is in the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from scene import rule
from tiptoe.analysis.history import history_of
from tiptoe.core.event import CARD_ACQUIRED, CARD_GAINED, ESCAPED, KNOCKED_OUT
from tiptoe.core.state import SeatId
from tiptoe.records.record import read_record, replay
from tiptoe.rules.scoring import fate, parts_of, places, reason_of_loss, score, scores, winners

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.tiptoe"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_course_ends_with_the_final_count(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"), file.name)
    state = replay(record).state
    course = history_of(record)
    assert [turn.turn for turn in course.turns] == list(range(1, state.turns + 1))
    kept = [points if scores(state, seat) else 0 for points, seat in zip(course.turns[-1].points, state.seats)]
    assert kept == [score(state, seat) for seat in range(len(state.seats))]
    assert course.turns[-1].damage == [seat.damage for seat in state.seats]
    assert course.choices == len(record.choices)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_everybody_who_left_has_a_moment(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"), file.name)
    events = replay(record).state.events
    moments = history_of(record).moments
    for what, kind in (("out", ESCAPED), ("caught", KNOCKED_OUT)):
        assert {moment.seat for moment in moments if moment.what == what} == {
            event.seat for event in events if event.kind is kind
        }


@rule("CORE-20.2", "CORE-20.3", "CORE-17.2", "CORE-17.3")
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_every_number_is_the_sum_of_its_parts(file: Path) -> None:
    state = replay(read_record(file.read_text(encoding="utf-8"), file.name)).state
    for seat in state.seats:
        for scorer in state.rules.scorers:
            parts = parts_of(scorer, state, seat)
            assert sum(part.points for part in parts) == scorer.points(state, seat)
            assert all(part.card >= 0 or part.token >= 0 for part in parts) or scorer.word == "gold"
        assert (
            (fate(state, seat) in ("escaped", "rescued")) == scores(state, seat) == (reason_of_loss(state, seat) == "")
        )
    best = winners(state) or [seat.index for seat in state.seats]  # with all seats lost, all are equal
    assert [seat for seat, place in enumerate(places(state)) if place == 1] == best


@pytest.mark.parametrize("file", GOLDEN[:3], ids=lambda file: file.stem)
def test_habits_are_what_a_seat_got_and_where_it_went(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"), file.name)
    events = replay(record).state.events
    got = [event.seat for event in events if event.kind in (CARD_ACQUIRED, CARD_GAINED)]
    for seat, habit in enumerate(history_of(record).habits):
        assert sum(habit.cards.values()) == got.count(SeatId(seat))
        assert habit.roads and [road.n for road in habit.roads] == sorted(
            (road.n for road in habit.roads), reverse=True
        )
        assert all(road.out != road.into for road in habit.roads)
