"""`tiptoe new-game`: a game that bots play at once, and tests that say in one sentence each what it lacks.

The game is built and installed as a stranger would, into a folder of its own.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tiptoe.catalog import GAMES
from tiptoe.cli.new_game import free_prefix
from tiptoe.rulebook.matrix import PREFIXES

HOLD = {"test_it_is_installed", "test_random_bots_play_it_to_its_end", "test_greedy_beats_random"}
LACKS = {
    "test_the_lobby_says_what_it_is_about": "Write `about-magpie-tower = ...` in magpie_tower/locale/en.ftl:",
    "test_it_has_a_rule_of_its_own": "Write the rule MAG-1.1 in magpie_tower/rules.toml:",
    "test_every_rule_is_in_the_code": "Write the code of MAG-1.1 in a module beside magpie_tower/ruleset.py,",
    "test_every_rule_has_an_example": "Write an example of MAG-1.1 in tests/test_rules.py:",
    "test_every_place_has_a_name": "Write the name of the room 'hall' in magpie_tower/content/places.toml,",
    "test_there_are_enough_cards": "Write more cards in magpie_tower/content/cards.toml:",
    "test_the_primer_tells_the_game": "Write '## A turn' in magpie_tower/primer/en.md:",
    "test_there_is_a_book": "Write magpie_tower/book/en.md:",
}
WRITTEN = {
    "magpie_tower/locale/en.ftl": "about-magpie-tower = A tower, and everything in it that shines.\n",
    "magpie_tower/shining.py": '"""MAG-1.1: what shines."""\n',
    "tests/test_rules.py": '"""MAG-1.1."""\n',
    "magpie_tower/content/places.toml": "[board.ground]\n"
    + "".join(f'{room} = {{ en = "{room.title()}" }}\n' for room in ("gate", "hall", "stairs", "vault")),
    "magpie_tower/primer/en.md": "# In two minutes\n"
    + "".join(
        f"\n## {title}\n\nIt shines. [CORE-4.1]\n"
        for title in ("The goal", "A turn", "What noise does", "How it ends", "What counts")
    ),
    "magpie_tower/book/en.md": "# The book\n\n## Shining\n\nIt shines. [MAG-1.1]\n",
}


def tool(*arguments: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(path) if path else ""}
    return subprocess.run(
        [sys.executable, "-m", *arguments], env=environment, capture_output=True, text=True, check=False
    )


def install(project: Path, to: Path) -> None:
    offline = ("--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--upgrade")
    done = tool("pip", "install", "-q", *offline, "--target", str(to), str(project))
    assert done.returncode == 0, done.stdout + done.stderr


def outcomes(project: Path, plugins: Path) -> dict[str, str]:
    """Its own tests by name: "passed", or the sentence with which one failed."""
    report = project / "report.xml"
    options = ("-q", "-p", "no:cacheprovider", "--rootdir", str(project), f"--junit-xml={report}")
    tool("pytest", *options, str(project / "tests"), path=plugins)
    text = report.read_text(encoding="utf-8")
    cases = re.findall(r'<testcase [^>]*?name="(\w+)"[^>]*?(?:/>|>(?:<failure message="(.*?)">)?)', text, re.S)
    return {name: failed.replace("&#10;", "\n").replace("&lt;", "<") or "passed" for name, failed in cases}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, installed beside itself."""
    project = tmp_path_factory.mktemp("new") / "magpie-tower"
    done = tool("tiptoe", "new-game", "magpie-tower", str(project))
    assert done.returncode == 0, done.stderr
    install(project, project.parent / "plugins")
    return project


def test_its_tests_say_what_is_missing_and_where(project: Path) -> None:
    found = outcomes(project, project.parent / "plugins")
    assert set(found) == HOLD | set(LACKS)
    assert {name for name, said in found.items() if said == "passed"} == HOLD
    for name, sentence in LACKS.items():
        first = found[name].replace("&quot;", '"').replace("&apos;", "'").splitlines()[0]
        assert sentence in first and first.endswith("."), first


def test_random_bots_play_it_to_its_end(project: Path) -> None:
    seats = "random,random,random"
    done = tool(
        "tiptoe", "sim", "magpie-tower", "--seats", seats, "--games", "6", "--json", path=project.parent / "plugins"
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["spec"], report["games"]) == ("magpie-tower", 6) and report["decisions"] > 6 * 20


def test_its_tests_hold_once_everything_is_written(project: Path, tmp_path: Path) -> None:
    whole = tmp_path / "magpie-tower"
    tool("tiptoe", "new-game", "magpie-tower", str(whole))
    for name, text in WRITTEN.items():
        (whole / name).parent.mkdir(parents=True, exist_ok=True)
        (whole / name).write_text(text, encoding="utf-8")
    for name, old, new in (
        ("rules.toml", '"..."', '"What shines is taken."'),
        ("content/cards.toml", "copies = 6", "copies = 16"),
    ):
        file = whole / "magpie_tower" / name
        file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    install(whole, tmp_path / "plugins")
    assert set(outcomes(whole, tmp_path / "plugins").values()) == {"passed"}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("classic", "there is a game 'classic' already"),
        ("My Game", "'My Game' is no name of a game"),
        ("a-1", "'a-1' is too short"),
    ],
)
def test_a_name_that_no_game_can_have_is_refused(name: str, said: str, tmp_path: Path) -> None:
    done = tool("tiptoe", "new-game", name, str(tmp_path / "made"))
    assert done.returncode != 0 and said in re.sub(r"\s+", " ", done.stderr)
    assert not (tmp_path / "made").exists()


def test_nothing_is_overwritten(project: Path) -> None:
    done = tool("tiptoe", "new-game", "magpie-tower", str(project))
    assert done.returncode != 0 and "exists already" in re.sub(r"\s+", " ", done.stderr)


def test_the_prefix_of_its_rules_is_nobody_elses() -> None:
    taken = next(iter(PREFIXES.values()))
    assert free_prefix(f"{taken.lower()}row") == f"{taken}R"
    assert not any(free_prefix(game) in PREFIXES.values() for game in GAMES)
