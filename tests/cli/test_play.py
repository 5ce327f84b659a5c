"""`tiptoe play` on a terminal: its questions, messages and maps, in every language."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import termios
from contextlib import suppress
from pathlib import Path

import pytest

from cli.processes import TIPTOE, tiptoe


def test_a_game_is_played_refused_explained_undone_and_saved(tmp_path: Path) -> None:
    save = tmp_path / "game.tiptoe"
    answers = "w end-turn\nmove:d5\na\nu\nu\nnonsense\nc burgle\n?\ns\nm\nl\nq\n"
    done = tiptoe("play", "--seed", "3", "--seats", "you,random", "--save", str(save), stdin=answers)
    assert done.returncode == 0, done.stderr
    assert "Play all the cards in your hand first. §CORE-4.5" in done.stdout
    assert "No tunnel leads there from here. §CORE-10.1" in done.stdout
    assert "That isn’t a move in this game. §CORE-4.3" in done.stdout
    assert "Burgle (Starter): +1 Skill." in done.stdout
    assert done.stdout.count("Undone.") == 2
    assert f"Saved. To continue: tiptoe resume {save}" in done.stdout
    assert "unfinished" in tiptoe("verify", str(save)).stdout
    resumed = tiptoe("resume", str(save), stdin="q\n")
    assert "Welcome back." in resumed.stdout and resumed.returncode == 0


def test_a_whole_turn_is_undone_with_one_word(tmp_path: Path) -> None:
    before, after = tmp_path / "before.tiptoe", tmp_path / "after.tiptoe"
    tiptoe("play", "--seed", "3", "--seats", "you,random", "--save", str(before), stdin="q\n")
    done = tiptoe("play", "--seed", "3", "--seats", "you,random", "--save", str(after), stdin="a\nuu\nu\nq\n")
    assert done.stdout.count("Undone.") == 1 and "Nothing to undo" in done.stdout
    assert after.read_text(encoding="utf-8") == before.read_text(encoding="utf-8")


def test_nothing_is_undone_past_a_revelation(tmp_path: Path) -> None:
    done = tiptoe("play", "--seed", "3", "--seats", "you,random", "--save", str(tmp_path / "g"), stdin="u\nq\n")
    assert "Nothing to undo" in done.stdout and "§RUL-34" in done.stdout


@pytest.mark.parametrize("tag", ["en", "fr", "pt-BR"])
def test_a_whole_game_can_be_played_in_every_language(tmp_path: Path, tag: str) -> None:
    """The last choice is always taken, which ends turns until the dragon ends the game."""
    save = tmp_path / "game.tiptoe"
    answers = "a\nend-turn\ndecline\n1\n" * 400
    done = tiptoe("play", "--seed", "5", "--seats", "you,greedy", "--save", str(save), "--lang", tag, stdin=answers)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "finished" in tiptoe("verify", str(save)).stdout


@pytest.mark.parametrize("tag", ["en", "fr", "pt-BR"])
def test_a_game_of_catacombs_can_be_played_in_every_language(tmp_path: Path, tag: str) -> None:
    """Explores, lays each tile as it comes and shows the map, until the dragon has everybody."""
    save = tmp_path / "game.tiptoe"
    explore = "".join(f"explore:start-a.{mouth}\nplace:0\nm\n" for mouth in ("S0", "S1"))
    answers = f"m\na\n{explore}" + "a\nplace:0\nplace:1\nabandon:0\nend-turn\ndecline\n1\n" * 400
    done = tiptoe(
        "play", "catacombs", "--seed", "4", "--seats", "you,greedy", "--save", str(save), "--lang", tag, stdin=answers
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "┌start-a" in done.stdout and "◎" in done.stdout and "⠉" in done.stdout
    assert "finished" in tiptoe("verify", str(save)).stdout


def on_a_terminal(arguments: list[str], answers: str, columns: int, home: Path) -> str:
    """Returns the output of a command on a pseudo-terminal of `columns` columns."""
    main, other = pty.openpty()
    fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 90, columns, 0, 0))
    env = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "dumb", "XDG_DATA_HOME": str(home), "NO_COLOR": "1"}
    env |= {"COLUMNS": str(columns), "LINES": "90"}
    game = subprocess.Popen([*TIPTOE, *arguments], stdin=other, stdout=other, stderr=other, env=env)
    os.close(other)
    os.write(main, answers.encode())
    shown = b""
    with suppress(OSError):  # Linux reports a closed terminal by an error
        while part := os.read(main, 65536):
            shown += part
    game.wait(timeout=60)
    os.close(main)
    return shown.decode()


@pytest.mark.parametrize("columns", [100, 140])
def test_the_terminal_shows_the_map_the_purse_and_each_turn_of_a_tile(tmp_path: Path, columns: int) -> None:
    play = ["play", "catacombs", "--seats", "you,greedy", "--seed", "4", "--lang", "en"]
    shown = on_a_terminal(play, "a\nexplore:start-a.S0\nq\n", columns, tmp_path)
    said = " ".join(shown.split())
    assert "Lockpicks 3" in said and "Tiles: 26 left, next one: surface" in said
    assert "╔s03" in shown
    previews = next(line for line in shown.splitlines() if line.startswith("place:0"))
    assert previews.split()[:2] == ["place:0", "place:1"]
    lines = shown.partition("Saved.")[0].replace("\r", "").splitlines()
    assert all(len(line.rstrip()) <= columns for line in lines)


def test_two_people_share_a_keyboard_behind_a_curtain(tmp_path: Path) -> None:
    done = tiptoe(
        "play", "--seed", "1", "--seats", "you,you", "--save", str(tmp_path / "g"), stdin="\na\nend-turn\n\nq\n"
    )
    assert done.stdout.count("press Enter when only you are looking") == 2


def test_a_seat_is_told_to_go_first(tmp_path: Path) -> None:
    save = tmp_path / "game.tiptoe"
    told = ("play", "--seed", "3", "--seats", "random,you", "--save", str(save))
    done = tiptoe(*told, "--first", "1", stdin="q\n")
    assert done.returncode == 0 and "classic+first:1" in save.read_text(encoding="utf-8")
    voted = tiptoe(*told, "--first", "sneakiest", stdin="q\n")
    assert "the sneakiest" in voted.stdout
    wrong = tiptoe(*told, "--first", "5", stdin="q\n")
    assert wrong.returncode and "names no seat" in wrong.stderr
