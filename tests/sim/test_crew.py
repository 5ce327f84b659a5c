"""Crews of workers: the same answers in any crew, none lost or counted twice, and partial results after an interrupt."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from chores import deadly, failing, killed_once, squared
from tiptoe.sim.executors import ExecutorError, InProcess, executor_for
from tiptoe.sim.processes import ProcessPool
from tiptoe.sim.runner import simulate

BOTS = ["random", "random"]


def test_a_crew_answers_in_the_order_of_the_pieces() -> None:
    with ProcessPool(2) as crew:
        assert list(crew.in_order(squared, range(20))) == list(InProcess().in_order(squared, range(20)))
        assert list(crew.in_order(squared, range(3))) == [0, 1, 4]  # the same workers, once more


def test_what_a_killed_worker_was_at_is_neither_lost_nor_counted_twice(tmp_path: Path) -> None:
    with ProcessPool(2) as crew:
        assert list(crew.in_order(killed_once, [(n, str(tmp_path)) for n in range(8)])) == list(range(8))
    assert sorted(mark.name for mark in tmp_path.iterdir()) == ["0", "3", "6"]  # the workers were killed


def test_a_piece_that_kills_every_worker_is_given_up() -> None:
    with ProcessPool(2) as crew, pytest.raises(ExecutorError, match="4 workers died"):
        list(crew.in_order(deadly, [1]))


def test_an_error_of_the_work_is_heard() -> None:
    with ProcessPool(2) as crew, pytest.raises(ValueError, match="not 5"):
        list(crew.in_order(failing, [5]))


def test_whoever_stops_listening_has_the_first_answers() -> None:
    """Tasks may be endless: a crew asks for more as workers become free, so the first answers come at once."""
    with ProcessPool(2) as crew:
        answers = crew.in_order(squared, count())
        assert [next(answers) for _ in range(5)] == [0, 1, 4, 9, 16]


def test_an_interrupted_simulation_is_one_of_fewer_games() -> None:
    def interrupt(done: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    cut = simulate("classic", BOTS, 12, 3, 1, on_progress=interrupt)
    assert 4 <= cut.games < 12
    assert cut.seats == simulate("classic", BOTS, cut.games, 3, 1).seats


def test_an_unknown_place_is_refused() -> None:
    with pytest.raises(ExecutorError, match="'moon'"):
        executor_for("moon")
