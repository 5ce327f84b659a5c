"""Bots of the public library: classes, their names, and worker processes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tiptoe
from api.mine import Faulty, Liar, Mine, Named
from tiptoe.bots.registry import UnknownBot, check_bot
from tiptoe.sim.runner import simulate as simulate_for_commands

PLACE = "api.mine:Mine"
HERE = Path(__file__).resolve().parent


def test_a_class_and_its_name_play_the_same_games() -> None:
    by_class = tiptoe.simulate("classic", [Mine, "greedy"], games=4, seed=3)
    by_name = tiptoe.simulate("classic", [PLACE, "greedy"], games=4, seed=3)
    assert by_class.scores == by_name.scores
    assert by_class.results == tiptoe.simulate("classic", [Mine, "greedy"], games=4, seed=3).results
    assert [seat.bot for seat in by_class.seats] == ["Mine", "greedy"]


def test_built_in_bots_play_as_the_command_line_lets_them() -> None:
    from tiptoe.sim.runner import simulate

    report = simulate("classic", ["greedy", "random"], games=3, seed=5, workers=1)
    assert tiptoe.simulate("classic", ["greedy", "random"], games=3, seed=5).seats == tuple(report.seats)


@pytest.mark.parametrize("bots", [["greedy", "random"], [Mine, "greedy"], [PLACE, "prowler-bold"]], ids=str)
def test_a_game_is_played_out_as_a_simulation_would(bots: list[str | type[tiptoe.Bot]]) -> None:
    game = tiptoe.Game("classic", seats=2, seed=6).play_out(bots)
    assert game.over
    assert tiptoe.simulate("classic", bots, games=1, seed=6).scores == (game.scores,)


def test_bots_that_cannot_play_a_game_out_are_named() -> None:
    game = tiptoe.Game("classic", seats=2, seed=6)
    for code, bots in {"wrong-seats": ["greedy"], "unknown-bot": ["greedy", "gredy"]}.items():
        with pytest.raises(tiptoe.TiptoeError) as refused:
            game.play_out(bots)
        assert (refused.value.code, game.played) == (code, ())


def test_worker_processes_import_the_class(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = tiptoe.simulate("classic", [Mine, "random"], games=4, seed=3)
    together = tiptoe.simulate("classic", [Mine, "random"], games=4, seed=3, workers=2)
    assert together == alone


def test_a_class_of_a_function_plays_here_and_not_elsewhere() -> None:
    class Local(tiptoe.Bot):
        def choose(self, view: tiptoe.View) -> str:
            return view.choices[0].key

    assert tiptoe.simulate("classic", [Local, "random"], games=1).games == 1
    with pytest.raises(tiptoe.TiptoeError, match="put the class into a module"):
        tiptoe.simulate("classic", [Local, "random"], games=1, workers=2)


def test_an_answer_that_is_not_offered_names_the_bot_and_what_is() -> None:
    for workers in (1, 2):
        with pytest.raises(tiptoe.IllegalChoice, match=r"'fly:home': Liar answered") as refused:
            tiptoe.simulate("classic", [Liar, Liar], games=1, workers=workers)
        assert refused.value.code == "not-offered"
        assert refused.value.offered


def test_a_bot_without_choose_says_so() -> None:
    class Empty(tiptoe.Bot):
        pass

    with pytest.raises(NotImplementedError, match="Empty must define choose"):
        tiptoe.simulate("classic", [Empty, "random"], games=1)


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        ("gredy", "did you mean 'greedy'"),
        ("no.such.module:Mine", "no module 'no'"),
        ("api.nothing:Mine", "no module 'api.nothing'"),
        ("api.mine:Mien", "did you mean 'Mine'"),
        ("api.mine.Mine", "is written 'api.mine:Mine'"),
        ("api.mine:NOT_A_BOT", "not a subclass of tiptoe.Bot"),
        ("pathlib:Path", "not a subclass of tiptoe.Bot"),
        (":", "neither a bot nor a class"),
        ("os:system('x')", "neither a bot nor a class"),
        (7, "a name or a subclass"),
        (Path, "a name or a subclass"),
    ],
    ids=str,
)
def test_a_bot_that_is_not_there_is_named(bot: str, complaint: str) -> None:
    with pytest.raises(tiptoe.TiptoeError, match=complaint) as refused:
        tiptoe.simulate("classic", [bot, "greedy"], games=1)
    assert refused.value.code == "unknown-bot"


def test_wrong_numbers_of_a_simulation_are_named() -> None:
    refusals: dict[str, Callable[[], object]] = {
        "wrong-number": lambda: tiptoe.simulate("classic", ["greedy", "greedy"], games=0),
        "wrong-seats": lambda: tiptoe.simulate("classic", ["greedy"], games=1),
        "no-workers": lambda: tiptoe.simulate("classic", ["greedy", "greedy"], games=1, on="moon"),
    }
    for code, wrong in refusals.items():
        with pytest.raises(tiptoe.TiptoeError) as refused:
            wrong()
        assert refused.value.code == code


def test_no_table_and_no_record_can_name_a_class() -> None:
    """Servers and saved games look bots up in the registry, which imports nothing."""
    with pytest.raises(UnknownBot):
        check_bot(PLACE)


def test_the_command_line_finds_a_class_in_the_current_folder(tmp_path: Path) -> None:
    (tmp_path / "mypackage.py").write_text((HERE / "mine.py").read_text(encoding="utf-8"), encoding="utf-8")
    command = [str(Path(sys.executable).parent / "tiptoe"), "sim", "--seats", "mypackage:Mine,greedy", "--games", "4"]
    for more in ([], ["--workers", "2"]):
        done = subprocess.run(
            [*command, *more], cwd=tmp_path, env={**os.environ}, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert "\nMine  " in done.stdout
    wrong = subprocess.run(
        [*command[:3], "mypackage:Liar,greedy"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert wrong.returncode == 2
    assert wrong.stderr.strip().startswith("tiptoe: 'fly:home': Liar answered")


SCRIPT = """
import tiptoe

class Mine(tiptoe.Bot):
    def choose(self, view):
        return view.choices[0]

print(tiptoe.simulate("classic", [{bot}, "random"], games=2, workers=2).games, "played")
"""


def run_script(folder: Path, bot: str) -> subprocess.CompletedProcess[str]:
    script = folder / "script.py"
    script.write_text(SCRIPT.format(bot=bot), encoding="utf-8")
    return subprocess.run([sys.executable, str(script)], cwd=folder, capture_output=True, text=True, check=False)


def test_workers_leave_a_script_alone_that_they_need_nothing_of(tmp_path: Path) -> None:
    done = run_script(tmp_path, '"greedy"')
    assert (done.stdout, done.stderr) == ("2 played\n", "")


def test_a_script_that_its_workers_would_run_for_ever_is_told_what_is_missing(tmp_path: Path) -> None:
    done = run_script(tmp_path, "Mine")
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1].endswith('put the call below the line: if __name__ == "__main__":')
    assert "freeze_support" not in done.stderr


class Idle(tiptoe.Bot):
    """Plays its hand and ends its turn, for ever."""

    def choose(self, view: tiptoe.View) -> str:
        wished = [choice for choice in view.choices if choice.verb in ("play", "end-turn")]
        return (wished or view.choices)[0]


def test_a_game_that_does_not_end_is_an_error_of_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tiptoe.api.game.LONGEST", 300)
    with pytest.raises(tiptoe.TiptoeError, match=r"not over .* the bot in seat \d would go on with ") as told:
        tiptoe.Game("classic", seats=2, seed=1).play_out([Idle, Idle])
    assert told.value.code == "bot-failed"
    with pytest.raises(tiptoe.TiptoeError, match=r"seed 4; by seats: .*test_bots:Idle, .*test_bots:Idle") as told:
        tiptoe.simulate("classic", [Idle, Idle], games=1, seed=4)
    assert told.value.code == "bot-failed"


def test_every_finish_says_in_which_seat_the_bot_sat() -> None:
    played = tiptoe.simulate("classic", ["greedy", "random", "random"], games=4, seed=1).results
    assert [[finish.seat for finish in game.finishes] for game in played] == [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
        [0, 1, 2],
    ]
    for game in played:
        assert {finish.seat for finish in game.finishes} == {0, 1, 2}


class Forgetful(tiptoe.Bot):
    """Returns nothing, as a method without `return` does."""

    def choose(self, view: tiptoe.View) -> tiptoe.Choice:
        return None  # type: ignore[return-value]  # the mistake


class Broken(tiptoe.Bot):
    """Raises in its third turn."""

    def choose(self, view: tiptoe.View) -> tiptoe.Choice:
        if view.turn > 5:
            raise ZeroDivisionError("an idea")
        return view.choices[0]


def test_a_bot_that_returns_nothing_is_told_so() -> None:
    with pytest.raises(tiptoe.IllegalChoice, match=r"Forgetful\.choose returned None; return one of view\.choices"):
        tiptoe.simulate("classic", [Forgetful, "greedy"], games=1)


def test_an_error_of_a_bot_says_in_which_game_it_happened() -> None:
    with pytest.raises(ZeroDivisionError) as failed:
        tiptoe.simulate("classic", [Broken, "greedy"], games=3, seed=40)
    note = "".join(getattr(failed.value, "__notes__", []))
    assert note.startswith("in classic, seed 40, turn 7, seat 0; by seats: ")
    assert note.endswith("Broken, greedy")


def test_a_bot_has_its_own_name_in_results_however_it_is_given() -> None:
    """A class with a `name` was printed as its place where it was given as text."""
    for bot in (Named, "api.mine:Named"):
        assert tiptoe.simulate("classic", [bot, "random"], games=1).seats[0].bot == "prowling"
        assert [seat.bot for seat in simulate_for_commands("classic", [place(bot), "random"], 1, 1, 1).seats] == [
            "prowling",
            "random",
        ]
    assert tiptoe.simulate("classic", [PLACE, "random"], games=1).seats[0].bot == "Mine"


def place(bot: str | type[tiptoe.Bot]) -> str:
    return bot if isinstance(bot, str) else "api.mine:Named"


def test_an_error_of_a_bot_in_a_worker_shows_the_lines_of_the_bot_once() -> None:
    """The traceback of the worker stood below that of the parent, with the same frames of the library."""
    with pytest.raises(IndexError) as fault:
        tiptoe.simulate("classic", [Faulty, "random"], games=2, workers=2)
    where, lines = fault.value.__notes__
    assert where.startswith(("in classic, seed 1, turn ", "in classic, seed 2, turn "))  # whichever worker was first
    assert "view.choices[len(view.choices)]" in lines
    assert "runner.py" not in lines
    assert where not in lines


def test_a_module_that_is_not_here_is_told_to_be_sought_from_the_current_folder() -> None:
    with pytest.raises(tiptoe.TiptoeError, match="modules are sought from the current folder"):
        tiptoe.simulate("classic", ["thief:Thief", "random"], games=1)
    with pytest.raises(tiptoe.TiptoeError, match="write thief:Thief, in the folder of that file"):
        tiptoe.simulate("classic", ["./thief.py:Thief", "random"], games=1)


def test_an_unknown_bot_lists_the_levels_and_each_style_once() -> None:
    with pytest.raises(tiptoe.TiptoeError) as unknown:
        tiptoe.simulate("classic", ["zzz", "random"], games=1)
    for level in ("bungler", "master", "greedy", "-bold", "-collector"):
        assert unknown.value.sentence.count(level) == 1
