"""Saved games lose nothing when they are interrupted, killed and resumed."""

from __future__ import annotations

import json
import signal
import subprocess
from dataclasses import replace
from pathlib import Path

from cli.processes import GOLDEN, TIPTOE, refused, tiptoe
from patience import PATIENCE, until
from teller import told_deal
from tiptoe import Game, load_record, rule
from tiptoe.records.playback import playback_of
from tiptoe.records.record import read_record, start


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


def record_of_the_library(tmp_path: Path, *, over: bool = False) -> str:
    game = Game("classic", seats=2, seed=7, names=["Ana", "Luc"])
    if over:
        game.play_out(["greedy", "random"])
    return str(game.record().save(tmp_path / "library.tiptoe"))


def test_a_record_of_the_library_is_resumed(tmp_path: Path) -> None:
    """Names that no bot has were refused as unknown bots; they are people at this terminal."""
    resumed = tiptoe("resume", record_of_the_library(tmp_path), stdin="\na\nq\n")
    assert resumed.returncode == 0, resumed.stderr
    assert "Welcome back." in resumed.stdout
    assert "Owl (you)" in resumed.stdout, "Luc plays at this terminal"


def test_another_may_play_on_for_a_seat_of_a_record(tmp_path: Path) -> None:
    saved = record_of_the_library(tmp_path)
    resumed = tiptoe("resume", saved, "--seats", "you,random", stdin="q\n")
    assert resumed.returncode == 0, resumed.stderr
    assert "seats: Ana, Luc" in Path(saved).read_text(encoding="utf-8")
    assert load_record(saved).to_move == 0, "the bot has played for Luc, who began"
    refused(tiptoe("resume", saved, "--seats", "you"), "--seats names 1, and the game has 2 seats")
    refused(tiptoe("resume", saved, "--seats", "you,thief"), "known: random, greedy, bungler")


def test_a_finished_game_is_resumed_with_its_result(tmp_path: Path) -> None:
    resumed = tiptoe("resume", record_of_the_library(tmp_path, over=True))
    assert resumed.returncode == 0, resumed.stderr
    assert "The game is over." in resumed.stdout
    assert "Welcome back." not in resumed.stdout
    assert "Fox (Ana)" in resumed.stdout


def test_a_story_calls_the_seats_by_the_names_of_the_record(tmp_path: Path) -> None:
    told = tiptoe("replay", record_of_the_library(tmp_path, over=True), "--lang", "fr").stdout
    assert "Luc joue Cambrioler." in told
    assert "Renard" not in told
    bots = Game("classic", seats=2, seed=7, names=["greedy", "greedy"]).play_out(["greedy", "greedy"])
    told = tiptoe("replay", str(bots.record().save(tmp_path / "bots.tiptoe"))).stdout
    assert "Fox" in told, "two seats with one name are told apart by their animals"


def test_a_card_names_the_rules_that_speak_of_it() -> None:
    shown = tiptoe("card", "burgle", "--lang", "fr").stdout
    assert str(rule("CORE-5.1", "fr")) in shown
    assert json.loads(tiptoe("card", "burgle", "--json").stdout)["rules"] == ["CORE-2.2", "CORE-5.1"]


def test_a_pack_in_a_spec_is_told_to_be_brought() -> None:
    refused(tiptoe("sim", "classic+pack:lamps", "--games", "1"), "--pack FILE|DIR")


def test_a_game_with_told_luck_is_not_dealt_on_from_its_seed(tmp_path: Path) -> None:
    """Its seed only fills what nobody saw: bots would write a record that does not verify (ADR 0079)."""
    played = playback_of(read_record(GOLDEN.read_text(encoding="utf-8")))
    played.deal.state.events = played.deal.events
    game = start(replace(played.header, luck="5", numbers=(), told=told_deal(played.deal.state, 5)))
    save = tmp_path / "evening.tiptoe"
    save.write_text(game.text(), encoding="utf-8")
    refused(tiptoe("resume", str(save)), "told by people")
    assert save.read_text(encoding="utf-8") == game.text()
    assert "nothing proves it" in tiptoe("verify", str(save)).stdout
