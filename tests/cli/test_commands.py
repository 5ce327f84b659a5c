"""Every command, run as a user does: help, JSON output, and messages for bad input."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.processes import refused, tiptoe


def test_version_says_which_build_runs() -> None:
    assert re.fullmatch(r"tiptoe \d+\.\d+\.\d+(\.dev\d+)? \((compiled|interpreted)\)\n", tiptoe("--version").stdout)
    assert "(interpreted)" in tiptoe("--version", TIPTOE_PURE="1").stdout


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "resume",
        "sim",
        "bots",
        "bot",
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
        "new-game",
    ],
)
def test_every_command_has_help(command: str) -> None:
    done = tiptoe(*command.split(), "--help")
    assert done.returncode == 0 and "Usage:" in done.stdout


def test_help_lists_every_command_in_one_group() -> None:
    """Finding house-20: the list of commands began with bench and had no order."""
    import typer.main

    from tiptoe.cli import commands
    from tiptoe.cli.app import GROUPS, app

    assert commands.__all__
    grouped = [name for names in GROUPS.values() for name in names]
    assert sorted(grouped) == sorted(typer.main.get_group(app).commands)
    said = tiptoe("--help").stdout
    titles = re.findall(r"^(\S.*):$", said, re.M)
    assert titles == ["Options", "Play", "Look up", "Records", "Make", "Bots", "Operate"]
    listed = re.findall(r"^  ([a-z-]+) ", said.partition("\nPlay:")[2], re.M)
    assert listed == grouped


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


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "clasic"], "tiptoe: unknown game 'clasic'; did you mean 'classic'?"),
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


def test_a_closed_pipe_is_no_traceback() -> None:
    command = f"{sys.executable} -m tiptoe cards --json | true"  # closed long before anything is written
    done = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert "the output was closed before everything was written" in done.stderr
    assert "Traceback" not in done.stderr and "Exception ignored" not in done.stderr
