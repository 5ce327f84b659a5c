"""Simulations: their reports, their reproducibility, and a soak that finds faults."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tiptoe.bots.registry import UnknownBot
from tiptoe.bots.rollout import CheckedGame
from tiptoe.catalog import SpecError, open_game, specs
from tiptoe.cli.simulate import print_report
from tiptoe.core.rng import Rng
from tiptoe.core.state import State
from tiptoe.rules.invariants import check
from tiptoe.sim.balance import ArtifactReport, GameFacts, RoomReport, balance
from tiptoe.sim.executors import ranges
from tiptoe.sim.report import Finish, Report, seat_report, wilson
from tiptoe.sim.runner import Match, play_game, simulate
from tiptoe.sim.soak import SoakPiece, main, settings, soak, soak_piece
from tiptoe.view.determinize import determinize
from tiptoe.view.view import View

MEASURED = ("seconds", "decisions_per_second", "peak_memory_mb")


def findings(report: Report) -> dict[str, Any]:
    """Returns a report without times and memory."""
    return {name: value for name, value in report.as_json().items() if name not in MEASURED}


def test_a_report_has_every_field() -> None:
    report = simulate("classic:dusk", ["greedy", "random"], 4, 7, 1)
    written = json.loads(json.dumps(report.as_json()))
    assert list(written) == [
        *("spec", "games", "seed", "decisions", "seconds", "decisions_per_second", "compiled"),
        *("rounds_median", "peak_memory_mb", "seats", "balance"),
    ]
    assert (written["spec"], written["games"], written["seed"]) == ("classic:dusk", 4, 7)
    assert [seat["bot"] for seat in written["seats"]] == ["greedy", "random"]
    for seat in written["seats"]:
        assert seat["escaped"] + seat["rescued"] + seat["lost"] == 4
        assert seat["win_low"] <= seat["win_rate"] == seat["wins"] / 4 <= seat["win_high"]


def test_the_same_arguments_give_the_same_report_on_any_number_of_workers() -> None:
    alone = simulate("classic", ["greedy", "random", "random"], 9, 3, 1)
    assert findings(alone) == findings(simulate("classic", ["greedy", "random", "random"], 9, 3, 2))
    assert findings(alone) != findings(simulate("classic", ["greedy", "random", "random"], 9, 4, 1))


def test_a_game_is_the_same_in_any_simulation_that_holds_it() -> None:
    early = Match("classic", (), ("greedy", "random"), 10)
    late = Match("classic", (), ("greedy", "random"), 8)
    assert play_game(early, 0) == play_game(late, 2)


def test_bots_move_on_one_seat_from_game_to_game() -> None:
    """Two lists of bots that differ by a rotation are the same tables, one game apart."""
    first = play_game(Match("classic", (), ("greedy", "random", "random"), 10), 1)
    second = play_game(Match("classic", (), ("random", "greedy", "random"), 11), 0)
    assert first.finishes[0] == second.finishes[1]


def test_progress_ends_with_all_games() -> None:
    told: list[int] = []
    simulate("classic", ["random", "random"], 10, 1, 1, on_progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 10


def test_overlays_are_played(tmp_path: Path) -> None:
    """A pack that makes secret tomes worthless changes everybody's points."""
    (tmp_path / "pack.toml").write_text('id = "poor"\ngame = "classic"\norigin = "own"\n')
    card = '[[card]]\nid = "secret-tome"\nkind = "item"\ndeck = "reserve"\ncopies = 12\ncost = 7\n'
    (tmp_path / "cards.toml").write_text(card)
    rich = simulate("classic", ["greedy", "greedy"], 3, 1, 1)
    poor = simulate("classic", ["greedy", "greedy"], 3, 1, 1, [tmp_path])
    assert findings(rich) != findings(poor)


def test_what_does_not_exist_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot, match="did you mean 'random'"):
        simulate("classic", ["random", "randon"], 1, 1, 1)
    with pytest.raises(SpecError, match="did you mean 'classic'"):
        simulate("clasic", ["random", "random"], 1, 1, 1)
    with pytest.raises(SpecError, match="not 5"):
        simulate("classic", ["random"] * 5, 1, 1, 1)
    with pytest.raises(ValueError, match="not 0"):
        simulate("classic", ["random"] * 2, 0, 1, 1)


def test_a_seat_counts_its_wins_and_fates() -> None:
    finishes = [
        Finish(60, True, "escaped", 0),
        Finish(30, False, "rescued", 1),
        Finish(0, False, "lost", 2),
        Finish(50, True, "escaped", 3),
    ]
    seat = seat_report("greedy", finishes)
    assert (seat.wins, seat.score_mean, seat.escaped, seat.rescued, seat.lost) == (2, 35.0, 2, 1, 1)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(5, 10, 0.237, 0.763), (0, 10, 0.0, 0.278), (400, 400, 0.990, 1.0)]
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (7, 2), (1000, 2), (1001, 3)])
def test_every_game_is_in_one_piece(games: int, workers: int) -> None:
    assert [number for numbers in ranges(games, workers) for number in numbers] == list(range(games))


def test_a_worker_needs_little_memory() -> None:
    """A real command is measured: workers of this process would begin with all modules of the tests."""
    command = [sys.executable, "-m", "tiptoe", "sim", "catacombs", "--games", "4", "--workers", "2", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout)["peak_memory_mb"] < 200


# Statistics of one game.


def test_a_balance_counts_every_game_and_seat() -> None:
    report = simulate("catacombs", ["greedy", "greedy", "random"], 6, 3, 1, with_balance=True)
    found = report.balance
    assert found is not None and json.loads(json.dumps(report.as_json()))["balance"]["endings"] == found.endings
    assert sum(found.endings.values()) == 6
    assert sum(artifact.held for artifact in found.artifacts) == 18
    assert sum(artifact.won for artifact in found.artifacts) == sum(seat.wins for seat in report.seats)
    assert found.tiles_left_mean is not None and 0 <= found.tiles_left_mean < 26
    shrine = next(room for room in found.reward_rooms if room.room == "start-a-shrine")
    assert shrine.games == 6 and shrine.visits >= shrine.seats >= shrine.seats_often


def test_a_balance_changes_nothing_that_is_played() -> None:
    plain = findings(simulate("catacombs:b", ["greedy", "random"], 4, 1, 1))
    looked_at = findings(simulate("catacombs:b", ["greedy", "random"], 4, 1, 1, with_balance=True))
    assert plain.pop("balance") is None and looked_at.pop("balance") is not None
    assert plain == looked_at


def test_a_balance_is_printed_below_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    print_report(simulate("catacombs", ["greedy", "random"], 3, 1, 1, with_balance=True))
    printed = capsys.readouterr().out
    assert printed.index("win rate") < printed.index("endings: ") < printed.index("tiles left: ")
    assert "seats that won with it: " in printed and "reward room" in printed


def test_a_board_that_does_not_grow_has_no_tiles_to_count() -> None:
    found = simulate("classic", ["greedy", "random"], 2, 1, 1, with_balance=True).balance
    assert found is not None and (found.tiles_left_mean, found.all_tiles_laid, found.reward_rooms) == (None, None, [])


def test_a_balance_aboard_counts_factions_and_rooms_that_give(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulate("space", ["greedy", "random"], 2, 1, 1, with_balance=True)
    assert report.balance is not None
    assert {faction.faction for faction in report.balance.factions} <= {"outlaw", "resistance", "science"}
    assert all(0 <= faction.won <= faction.owned for faction in report.balance.factions)
    assert "hy9" in [room.room for room in report.balance.reward_rooms]
    print_report(report)
    assert "cards of a faction, those of winners: " in capsys.readouterr().out


def game(ending: str, left: int, won: int, *visits: tuple[str, int]) -> GameFacts:
    """A game between seats that hold the 5 and the 20."""
    return GameFacts(12, ending, left, (5, 20), (won,), ("d01-landing", "s01-gate"), visits)


def test_a_balance_adds_up_endings_artifacts_and_visits() -> None:
    games = [
        game("bag-empty", 0, 20, ("s01-gate", 1), ("s01-gate", 5)),
        game("everybody-out", 6, 20, ("s01-gate", 2)),
        game("everybody-out", 9, 5, ("d01-landing", 1)),
    ]
    found = balance(games)
    assert (found.endings, found.all_tiles_laid, found.tiles_left_mean) == (
        {"bag-empty": 1, "everybody-out": 2},
        1,
        5.0,
    )
    assert found.artifacts == [ArtifactReport(5, 3, 1), ArtifactReport(20, 3, 2)]
    assert found.reward_rooms[0] == RoomReport("s01-gate", games=3, visits=8, most=5, seats=3, seats_often=1)


# The soak.


def test_a_soak_plays_every_spec_with_every_number_of_seats() -> None:
    plain = {(setting.spec, setting.seats) for setting in settings()}
    assert {(spec, seats) for spec in specs() for seats in open_game(spec).params.seats} <= plain
    assert any("+" in setting.spec for setting in settings())


def test_a_short_soak_plays_every_game() -> None:
    assert {setting.spec for setting in settings()[:3]} == {"classic", "catacombs", "space"}
    assert len(set(settings())) == len(settings())


def test_a_soak_of_one_game_plays_no_other() -> None:
    tally = soak(4, 3, 1, of="space")
    assert tally.fault is None
    assert {setting.spec.partition(":")[0].partition("+")[0] for setting in tally.games} == {"space"}


def test_a_soak_of_the_engine_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "400", "--workers", "1"]) == 0
    assert "400 games" in capsys.readouterr().out


def break_on_third_turn(state: State) -> None:
    check(state)
    assert state.turns < 3, "CORE-1.1: planted"


def test_a_soak_finds_a_planted_fault(capsys: pytest.CaptureFixture[str]) -> None:
    planted = partial(soak_piece, make_check=lambda: break_on_third_turn)
    fault = soak(10, 5, 1, planted).fault
    assert fault is not None
    assert (fault.seed, fault.setting) == (5, settings()[0])
    assert fault.step > 0
    assert main(["--games", "10", "--seed", "5", "--workers", "1"], planted) == 1
    assert (
        f"seed 5, spec classic, 2 seats, step {fault.step}: AssertionError: CORE-1.1: planted"
        in capsys.readouterr().err
    )


def test_a_fault_is_found_again_by_its_seed_and_step() -> None:
    fault = soak_piece(SoakPiece(5, range(1)), lambda: break_on_third_turn).fault
    assert fault is not None
    assert "planted" in fault.error
    assert fault == soak_piece(SoakPiece(5, range(1)), lambda: break_on_third_turn).fault


def test_a_soak_finds_positions_that_a_seat_can_tell_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """RUL-33: the twin differs in a public fact."""

    def clumsy(view: View, rng: Rng) -> State:
        twin = determinize(view, rng)
        twin.black_aside += 1
        return twin

    monkeypatch.setattr("tiptoe.sim.soak.determinize", clumsy)
    fault = soak_piece(SoakPiece(5, range(1))).fault
    assert fault is not None
    assert "RUL-33" in fault.error


def test_a_game_that_does_not_end_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="does not end"):
        CheckedGame(open_game("classic"), 2, 1, longest=20).play(check)
