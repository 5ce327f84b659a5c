"""Every command, run as a user runs it: a real process, its output and its exit code."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from shutil import rmtree

import pytest

from tiptoe.formats.record import read_record

ROOT = Path(__file__).resolve().parents[2]
SCENARIO = ROOT / "src" / "tiptoe" / "rulebook" / "examples" / "core" / "goblin-twice.toml"
GOLDEN = ROOT / "tests" / "golden" / "classic-2-11.tiptoe"


def tiptoe(
    *arguments: str, stdin: str = "", home: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "160", **environment}
    if home is not None:
        env["XDG_DATA_HOME"] = str(home)
    command = [sys.executable, "-m", "tiptoe", *arguments]
    return subprocess.run(command, input=stdin, env=env, capture_output=True, text=True, timeout=120)


def refused(done: subprocess.CompletedProcess[str], message: str) -> None:
    """A clear message on stderr, a non-zero exit, no traceback, nothing on stdout."""
    assert done.returncode not in (0, -6), done
    assert message in done.stderr, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_version_says_which_build_runs() -> None:
    assert re.fullmatch(r"tiptoe \d+\.\d+\.\d+ \((compiled|interpreted)\)\n", tiptoe("--version").stdout)
    assert "(interpreted)" in tiptoe("--version", TIPTOE_PURE="1").stdout


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "resume",
        "sim",
        "bots",
        "ladder",
        "replay",
        "verify",
        "check",
        "lessons",
        "cards",
        "card",
        "board",
        "tiles",
        "rules",
        "bench",
        "pack",
        "pack check",
        "pack new",
        "pack schema",
    ],
)
def test_every_command_has_help(command: str) -> None:
    done = tiptoe(*command.split(), "--help")
    assert done.returncode == 0 and "Usage:" in done.stdout


def test_a_report_is_one_page_and_data(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    asked = ("report", "classic", "--games", "3", "--seats", "2", "--bot", "random", "--paired", "0")
    done = tiptoe(*asked, "--out", str(out), "--json", "-", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 3
    assert f'<code class="command" tabindex="0">tiptoe {" ".join(asked)}' in out.read_text(encoding="utf-8")
    refused(tiptoe("report", "clasic", "--out", str(out)), "did you mean 'classic'")
    refused(tiptoe("sim", "classic", "--on", "moon", "--games", "1"), "nobody plays on 'moon'")


def test_sim_reports_as_json() -> None:
    done = tiptoe("sim", "classic", "--seats", "greedy,random,random", "--games", "6", "--seed", "3", "--json")
    report = json.loads(done.stdout)
    assert {"games", "decisions", "seconds", "decisions_per_second", "compiled", "rounds_median"} <= set(report)
    assert [seat["bot"] for seat in report["seats"]] == ["greedy", "random", "random"]
    for seat in report["seats"]:
        assert seat["escaped"] + seat["rescued"] + seat["lost"] == 6
    assert tiptoe("sim", "classic", "--seats", "random,random", "--games", "2").returncode == 0


def test_cards_in_three_languages() -> None:
    names = [tiptoe("card", "rebel-scout", "--lang", tag).stdout.splitlines()[0] for tag in ("en", "fr", "pt")]
    assert names == [
        "Rebel Scout [rebel-scout] · Companion",
        "Éclaireur rebelle [rebel-scout] · Compagnon",
        "Batedor Rebelde [rebel-scout] · Companheiro",
    ]
    data = json.loads(tiptoe("cards", "classic", "--lang", "fr", "--json").stdout)
    assert len(data["cards"]) == 71 and len(data["tokens"]) == 26
    assert "Cambrioler" in tiptoe("cards", "--lang", "fr").stdout


def test_the_language_of_the_system_is_used() -> None:
    assert "Companheiro" in tiptoe("card", "rebel-scout", LC_ALL="pt_BR.UTF-8").stdout


def test_the_board_is_svg(tmp_path: Path) -> None:
    assert tiptoe("board", "classic:dusk").stdout.startswith("<svg")
    done = tiptoe("board", "--record", str(GOLDEN), "--out", str(tmp_path / "board.svg"))
    assert done.returncode == 0 and (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_position_is_drawn_from_a_record_or_a_scenario(tmp_path: Path) -> None:
    save = tmp_path / "game.tiptoe"
    answers = "a\nexplore:start-a.S0\nplace:0\nq\n"
    tiptoe("play", "catacombs", "--seed", "4", "--seats", "you,random", "--save", str(save), stdin=answers)
    for what in (save, SCENARIO):
        done = tiptoe("board", str(what), "--svg", str(tmp_path / "board.svg"))
        assert done.returncode == 0, done.stderr
        assert 'href="#t-pawn-0"' in (tmp_path / "board.svg").read_text(encoding="utf-8")
    refused(tiptoe("board", "nowhere.tiptoe"), "nowhere.tiptoe: No such file or directory")
    refused(tiptoe("board", "catacomb"), "did you mean 'catacombs'?")


def test_the_map_of_catacombs_is_svg() -> None:
    drawn = [tiptoe("board", spec).stdout for spec in ("catacombs", "catacombs:b")]
    assert [re.findall(r'data-tile="([^"]+)"', each) for each in drawn] == [["start-a"], ["start-b"]]


def test_tiles_are_listed_in_three_languages_and_drawn(tmp_path: Path) -> None:
    names = {"en": "Bone Bridge", "fr": "Pont d’Os", "pt": "Ponte de Ossos"}
    sets = {"en": "Depths", "fr": "Profondeurs", "pt": "Profundezas"}
    for tag, name in names.items():
        line = next(row for row in tiptoe("tiles", "--lang", tag).stdout.splitlines() if row.startswith("d07"))
        assert name in line and sets[tag] in line
    data = json.loads(tiptoe("tiles", "catacombs:b", "--json").stdout)
    assert len(data) == 30 and sum(tile["haunted"] for tile in data) == 4
    bride = next(tile for tile in data if tile["id"] == "d19")
    assert [room["artifact"] for room in bride["rooms"]] == [None, None, 2]
    assert {"from": "bride", "to": "porch", "footprints": False, "monsters": 0, "lock": False, "arrow": True} in bride[
        "tunnels"
    ]
    sheet = tmp_path / "tiles.svg"
    done = tiptoe("tiles", "--svg", str(sheet), "--lang", "fr")
    assert done.returncode == 0 and "Pont d" in sheet.read_text(encoding="utf-8")
    refused(tiptoe("tiles", "classic"), "'classic' is played on a board and has no tiles")


def test_rules_are_listed_and_none_is_missing() -> None:
    missing = tiptoe("rules", "--missing")
    assert (missing.stdout, missing.returncode) == ("", 0)
    rows = json.loads(tiptoe("rules", "CORE-9.6", "--json").stdout)
    assert rows[0]["id"] == "CORE-9.6" and rows[0]["code"] and rows[0]["tests"]
    assert "CORE-7.3" in tiptoe("rules", "CORE-7").stdout
    assert "Sac à dos" in tiptoe("rules", "--book", "catacombs", "--lang", "fr").stdout


def test_scenarios_are_checked(tmp_path: Path) -> None:
    done = tiptoe("check", str(SCENARIO))
    assert done.returncode == 0 and "1 of 1 scenarios hold." in done.stdout
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("title = 'No gold'\n[[step]]\nexpect = { seat0.gold = 5 }\n", encoding="utf-8")
    failed = tiptoe("check", str(SCENARIO), str(wrong))
    assert failed.returncode == 1 and "step 1: seat0.gold: expected 5, found 0" in failed.stdout
    assert "FAILED: " in failed.stdout and failed.stdout.count(str(wrong)) == 1  # rules review: the path stood twice
    wrong.write_text("title = 'No step'\n", encoding="utf-8")
    assert "BROKEN: " in tiptoe("check", str(wrong)).stdout
    assert "seat 0 in d1" in tiptoe("check", "--show", str(SCENARIO)).stdout
    assert json.loads(tiptoe("check", "--json", str(wrong)).stdout)[0]["ok"] is False


def test_records_are_replayed_and_verified() -> None:
    choices = len(read_record(GOLDEN.read_text(encoding="utf-8")).choices)
    assert f"ok, {choices} choices, finished" in tiptoe("verify", str(GOLDEN)).stdout
    assert json.loads(tiptoe("verify", str(GOLDEN), "--json").stdout)["winners"] == [0]
    told = tiptoe("replay", str(GOLDEN), "--lang", "fr").stdout
    assert "Renard est le plus grand voleur du Royaume !" in told
    assert "draws" not in told and "pioche une carte" in told
    events = json.loads(tiptoe("replay", str(GOLDEN), "--json").stdout)["events"]
    assert all(event["card"] is None for event in events if event["event"] == "CardDrawn")


def test_a_pack_from_nothing_to_play(tmp_path: Path) -> None:
    mine = tmp_path / "my-pack"
    assert tiptoe("pack", "new", str(mine)).returncode == 0
    checked = tiptoe("pack", "check", str(mine)).stdout
    assert checked == f"{mine}: ok: 1 card; with it the dungeon deck has 102 cards\n"
    assert "Allumeur de lanternes" in tiptoe("card", "lamplighter", "--pack", str(mine), "--lang", "fr").stdout
    report = json.loads(
        tiptoe("sim", "classic", "--pack", str(mine), "--seats", "random,greedy", "--games", "2", "--json").stdout
    )
    assert report["games"] == 2
    refused(tiptoe("pack", "new", str(mine)), "exists already; nothing was written")


def test_a_game_with_a_pack_is_verified_from_its_record_alone(tmp_path: Path) -> None:
    """Issue 15: a record brings its pack; whoever gives it as well is not told that it stands twice."""
    mine, save = tmp_path / "my-pack", tmp_path / "night.tiptoe"
    tiptoe("pack", "new", str(mine))
    seats = ("--seats", "you,random", "--seed", "4", "--save", str(save))
    tiptoe("play", "classic+open-bag", "--pack", str(mine), *seats, stdin="1\nquit\n")
    header = read_record(save.read_text(encoding="utf-8")).header
    assert [document.source().id for document in header.packs] == ["my-pack"]
    assert ": ok, " in tiptoe("verify", str(save), "--pack", str(mine)).stdout
    rmtree(mine)
    done = tiptoe("verify", str(save))
    assert ": ok, " in done.stdout, done.stderr


def test_a_broken_pack_names_file_id_path_and_word(tmp_path: Path) -> None:
    mine = tmp_path / "my-pack"
    tiptoe("pack", "new", str(mine))
    cards = mine / "cards.toml"
    cards.write_text(
        cards.read_text(encoding="utf-8").replace("draw = 1", "drw = 1").replace("cost = 3", "coast = 3"),
        encoding="utf-8",
    )
    done = tiptoe("pack", "check", str(mine))
    assert f"{mine}/cards.toml: lamplighter: coast: unknown key 'coast'; did you mean 'cost'?" in done.stderr
    assert f"{mine}/cards.toml: lamplighter: play[1].do[0]: unknown effect 'drw'; did you mean 'draw'?" in done.stderr
    assert done.returncode == 1 and done.stdout == ""
    refused(tiptoe("play", "classic", "--pack", str(mine)), "unknown effect 'drw'")


def test_a_broken_tile_names_file_id_and_reason(tmp_path: Path) -> None:
    """RUL-59: a side that would not fit the others."""
    mine = tmp_path / "my-tiles"
    mine.mkdir()
    (mine / "pack.toml").write_text("id = 'my-tiles'\ngame = 'catacombs'\nversion = '1'\norigin = 'own'\n")
    tunnels = "\n".join(
        f"  {{ from = '{mouth}', to = 'hall' }}," for mouth in ("N0", "N1", "E0", "E1", "S0", "S1", "W0")
    )
    tile = f"[[tile]]\nid = 'my01'\nset = 'depths'\nrooms = [{{ id = 'hall' }}]\ntunnels = [\n{tunnels}\n]\n"
    (mine / "tiles.toml").write_text(tile)
    done = tiptoe("pack", "check", str(mine))
    assert done.returncode == 1
    assert f"{mine}/tiles.toml: my01: tunnels: mouth W1 has no tunnel" in done.stderr
    found = json.loads(tiptoe("pack", "check", str(mine), "--json").stdout)
    assert not found["ok"] and found["errors"][0]["id"] == "my01"
    (mine / "tiles.toml").write_text(tile.replace("'W0', to = 'hall'", "'W0', to = 'W1'"))
    assert "ok: 1 tile;" in tiptoe("pack", "check", str(mine)).stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "clasic"], "tiptoe: unknown game 'clasic' in 'clasic'; did you mean 'classic'?"),
        (["sim", "classic:dsk"], "'classic' has no face 'dsk'; did you mean 'dusk'?"),
        (["sim", "classic", "--seats", "greedy"], "classic is for 2, 3 or 4 seats, not 1"),
        (["play", "--seats", "you,greedy,greedy,greedy,greedy"], "classic is for 2, 3 or 4 seats, not 5"),
        (["sim", "classic", "--seats", "greedi,random"], "unknown bot 'greedi'; did you mean 'greedy'?"),
        (["sim", "classic", "--games", "0"], "--games and --workers must be 1 or more"),
        (["card", "rebel-scuot"], "unknown card or token 'rebel-scuot'; did you mean 'rebel-scout'?"),
        (["cards", "--lang", "xx"], "unknown language 'xx'; known: en, fr, pt-BR"),
        (["replay", "nowhere.tiptoe"], "nowhere.tiptoe: No such file or directory"),
        (["check", "nowhere.toml"], "nowhere.toml: No such file or directory"),
        (["rules", "CORE-99"], "unknown rule 'CORE-99'"),
        (["rules", "--book", "clasic"], "unknown game 'clasic'; did you mean 'classic'?"),
        (["pack", "check", "nowhere"], "nowhere: No such file or directory"),
        (["sim", "catacombs:c", "--games", "1"], "'catacombs' has no face 'c'; known: a, b"),
        (["sim", "catacombs+promo+promo", "--games", "1"], "variant 'promo' stands twice"),
        (["sim", "classic+promo", "--games", "1"], "'classic' has no variant 'promo'"),
        (["dance"], "No such command 'dance'"),
        (["sim", "--gmaes", "3"], "No such option"),
    ],
)  # fmt: skip
def test_bad_input_gets_a_clear_message(arguments: list[str], message: str, tmp_path: Path) -> None:
    done = tiptoe(*arguments, home=tmp_path)
    assert done.returncode != 0 and message in done.stderr and "Traceback" not in done.stderr
    assert not list(tmp_path.rglob("*.tiptoe"))


def test_a_record_that_was_altered_or_cut_off_is_refused(tmp_path: Path) -> None:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    broken = tmp_path / "broken.tiptoe"
    broken.write_text("\n".join(lines[:40]).rstrip(), encoding="utf-8")
    cut = len("\n".join(lines[:40]).rstrip().splitlines())
    refused(tiptoe("verify", str(broken)), f"{broken}:{cut}: the record is cut off")
    at = next(i for i, line in enumerate(lines) if line.startswith("acquire:"))
    broken.write_text("\n".join([*lines[:at], "acquire:secret-tome", *lines[at + 1 :]]), encoding="utf-8")
    refused(tiptoe("verify", str(broken)), f"{broken}:{at + 1}: 'acquire:secret-tome' refused")
    broken.write_text("\n".join(lines).replace("pack: classic ", "pack: classic f"), encoding="utf-8")
    refused(tiptoe("replay", str(broken)), "another version of the cards")


def test_a_closed_pipe_is_no_traceback() -> None:
    command = f"{sys.executable} -m tiptoe cards --json | true"  # gone long before anything is written
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert "the output was closed before everything was written" in done.stderr
    assert "Traceback" not in done.stderr and "Exception ignored" not in done.stderr


# Playing.


def test_a_game_is_played_refused_explained_undone_and_saved(tmp_path: Path) -> None:
    save = tmp_path / "game.tiptoe"
    answers = "w end-turn\nmove:d5\na\nu\nu\nnonsense\nc burgle\n?\ns\nm\nl\nq\n"
    done = tiptoe("play", "--seed", "3", "--seats", "you,random", "--save", str(save), stdin=answers)
    assert done.returncode == 0, done.stderr
    assert "You must play every card of your hand first. (CORE-4.5)" in done.stdout
    assert "No tunnel leads there from where you stand. (CORE-10.1)" in done.stdout
    assert "That is no choice of this game. (CORE-4.3)" in done.stdout
    assert "Burgle (Starter): +1 Skill." in done.stdout
    assert done.stdout.count("Taken back.") == 2
    assert f"Saved. Go on with: tiptoe resume {save}" in done.stdout
    assert "unfinished" in tiptoe("verify", str(save)).stdout
    resumed = tiptoe("resume", str(save), stdin="q\n")
    assert "Welcome back." in resumed.stdout and resumed.returncode == 0


def test_a_whole_turn_is_undone_with_one_word(tmp_path: Path) -> None:
    before, after = tmp_path / "before.tiptoe", tmp_path / "after.tiptoe"
    tiptoe("play", "--seed", "3", "--seats", "you,random", "--save", str(before), stdin="q\n")
    done = tiptoe("play", "--seed", "3", "--seats", "you,random", "--save", str(after), stdin="a\nuu\nu\nq\n")
    assert done.stdout.count("Taken back.") == 1 and "Nothing to take back" in done.stdout
    assert after.read_text(encoding="utf-8") == before.read_text(encoding="utf-8")


def test_nothing_is_undone_past_a_revelation(tmp_path: Path) -> None:
    done = tiptoe("play", "--seed", "3", "--seats", "you,random", "--save", str(tmp_path / "g"), stdin="u\nq\n")
    assert "Nothing to take back" in done.stdout and "(RUL-34)" in done.stdout


@pytest.mark.parametrize("tag", ["en", "fr", "pt-BR"])
def test_a_whole_game_can_be_played_in_every_language(tmp_path: Path, tag: str) -> None:
    """Always the last choice offered: ends turns, so the dragon ends the game."""
    save = tmp_path / "game.tiptoe"
    answers = "a\nend-turn\ndecline\n1\n" * 400
    done = tiptoe("play", "--seed", "5", "--seats", "you,greedy", "--save", str(save), "--lang", tag, stdin=answers)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "finished" in tiptoe("verify", str(save)).stdout


@pytest.mark.parametrize("tag", ["en", "fr", "pt-BR"])
def test_cards_of_catacombs_with_the_promos_and_tokens(tag: str) -> None:
    data = json.loads(tiptoe("cards", "catacombs+promo", "--lang", tag, "--json").stdout)
    promos = [card for card in data["cards"] if card["set"] == "promo"]
    assert [card["id"] for card in promos] == ["breakout", "mister-wizkers", "dusty-map"]
    assert all(card["deck"] == "dungeon" and card["text"] for card in promos)
    assert {"puzzle-box", "haunted-prisoner", "artifact-20"} <= {token["id"] for token in data["tokens"]}
    assert "[promo]" in tiptoe("cards", "catacombs", "--lang", tag).stdout


@pytest.mark.parametrize("tag", ["en", "fr", "pt-BR"])
def test_a_game_of_catacombs_can_be_played_in_every_language(tmp_path: Path, tag: str) -> None:
    """Explore, lay the tile as it comes, look at the map; at the end the dragon has everybody."""
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
    """What a person sees on a real terminal of so many columns."""
    main, other = pty.openpty()
    fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 90, columns, 0, 0))
    env = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "dumb", "XDG_DATA_HOME": str(home), "NO_COLOR": "1"}
    env |= {"COLUMNS": str(columns), "LINES": "90"}
    game = subprocess.Popen(
        [sys.executable, "-m", "tiptoe", *arguments], stdin=other, stdout=other, stderr=other, env=env
    )
    os.close(other)
    os.write(main, answers.encode())
    shown = b""
    while True:
        try:
            read_record = os.read(main, 65536)
        except OSError:
            break
        if not read_record:
            break
        shown += read_record
    game.wait(timeout=60)
    os.close(main)
    return shown.decode()


@pytest.mark.parametrize("columns", [100, 140])
def test_the_terminal_shows_the_map_the_purse_and_each_turn_of_a_tile(tmp_path: Path, columns: int) -> None:
    play = ["play", "catacombs", "--seats", "you,greedy", "--seed", "4", "--lang", "en"]
    shown = on_a_terminal(play, "a\nexplore:start-a.S0\nq\n", columns, tmp_path)
    said = " ".join(shown.split())
    assert "Lockpicks 3" in said and "Tiles: 26 left, the next one of the surface" in said
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


def test_control_c_in_the_middle_of_a_game_saves_it(tmp_path: Path) -> None:
    save = tmp_path / "game.tiptoe"
    command = [sys.executable, "-m", "tiptoe", "play", "--seed", "3", "--seats", "you,random", "--save", str(save)]
    game = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert game.stdin is not None
    game.stdin.write("1\n1\n")
    game.stdin.flush()
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and (not save.exists() or save.read_text(encoding="utf-8").count("play:") < 4):
        time.sleep(0.05)
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=30)
    assert game.returncode == 130, err
    assert "Saved. Go on with: tiptoe resume" in out and "Traceback" not in err
    before = tiptoe("verify", str(save), "--json").stdout
    assert json.loads(before)["finished"] is False
    tiptoe("resume", str(save), stdin="q\n")
    assert tiptoe("verify", str(save), "--json").stdout == before


def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    """Every choice is on disk before the next question: even SIGKILL takes back nothing."""
    save = tmp_path / "game.tiptoe"
    command = [sys.executable, "-m", "tiptoe", "play", "--seed", "3", "--seats", "you,random", "--save", str(save)]
    game = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert game.stdin is not None and game.stdout is not None
    game.stdin.write("a\n")
    game.stdin.flush()
    shown = ""
    while "acquire:" not in shown:
        shown += game.stdout.readline()
    game.kill()
    game.communicate(timeout=30)
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
