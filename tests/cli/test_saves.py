"""Saved games lose nothing when they are interrupted, killed and resumed."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path

from cli.processes import TIPTOE, refused, tiptoe
from patience import PATIENCE, until


def played(save: Path, answers: str) -> subprocess.Popen[str]:
    """Starts a game with some answers, which then waits for more."""
    command = [*TIPTOE, "play", "--seed", "3", "--seats", "you,random", "--save", str(save)]
    game = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert game.stdin is not None
    game.stdin.write(answers)
    game.stdin.flush()
    return game


def test_control_c_in_the_middle_of_a_game_saves_it(tmp_path: Path) -> None:
    save = tmp_path / "game.tiptoe"
    game = played(save, "1\n1\n")
    assert until(lambda: save.exists() and save.read_text(encoding="utf-8").count("play:") >= 4)
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=PATIENCE)
    assert game.returncode == 130, err
    assert "Saved. To continue: tiptoe resume" in out and "Traceback" not in err
    before = tiptoe("verify", str(save), "--json").stdout
    assert json.loads(before)["finished"] is False
    tiptoe("resume", str(save), stdin="q\n")
    assert tiptoe("verify", str(save), "--json").stdout == before


def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    """Each choice is on disk before the next question, so that even SIGKILL loses nothing."""
    save = tmp_path / "game.tiptoe"
    game = played(save, "a\n")
    assert game.stdout is not None
    shown = ""
    while "acquire:" not in shown:
        shown += game.stdout.readline()
    game.kill()
    game.communicate(timeout=PATIENCE)
    assert save.read_text(encoding="utf-8").count("\nplay:") >= 5
    assert tiptoe("verify", str(save)).returncode == 0


def test_a_folder_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    done = tiptoe("play", "--seed", "1", "--save", str(blocked / "game.tiptoe"), stdin="q\n")
    assert done.returncode != 0 and "file" in done.stderr and "Traceback" not in done.stderr


def test_resume_without_a_saved_game_says_so(tmp_path: Path) -> None:
    refused(tiptoe("resume", home=tmp_path), "no saved game in")


def test_the_newest_save_is_resumed(tmp_path: Path) -> None:
    tiptoe("play", "--seed", "9", "--seats", "you,random", stdin="q\n", home=tmp_path)
    assert "Welcome back." in tiptoe("resume", stdin="q\n", home=tmp_path).stdout
