"""Bots in any language: the examples play whole games over pipes and at a server's tables, in fifty lines each."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tiptoe.bots.registry import UnknownBot, check_bot, make_bot
from tiptoe.core.rng import seeded
from tiptoe.sim.external_bots import PROGRAMS, ExternalBotError, ExternalProgram, player_for
from tiptoe.sim.runner import simulate
from tools.drills.node import Node, free_port

BOTS = Path(__file__).resolve().parents[2] / "examples" / "bots"
NODE = shutil.which("node")
PYTHON_BOT = f"stdio:{sys.executable} {BOTS / 'stdio_bot.py'}"
PATIENCE = 600  # seconds; the rate limit of a server makes a game take a minute
needs_node = pytest.mark.skipif(NODE is None, reason="there is no node")


@pytest.fixture(autouse=True)
def no_programs_stay() -> Iterator[None]:
    yield
    for program in PROGRAMS.values():
        program.end()
    PROGRAMS.clear()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Server with default limits (finding house-7: without them the examples were never slowed)."""
    folder, port = tmp_path_factory.mktemp("bots"), free_port()
    command = [sys.executable, "-m", "tiptoe", "serve", "--port", str(port)]
    node = Node("", folder, port=port, command=[*command, "--database", f"sqlite:///{folder / 'tables.db'}"])
    asyncio.run(node.start())
    yield f"http://{node.address}"
    node.stop()


@pytest.mark.parametrize("example", sorted(BOTS.iterdir()), ids=lambda path: path.name)
def test_an_example_has_fifty_lines(example: Path) -> None:
    lines = example.read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 50


def test_a_program_plays_one_game_after_another() -> None:
    report = simulate("classic", [PYTHON_BOT, "random"], games=4, seed=1, workers=1)
    assert report.seats[0].wins > report.seats[1].wins
    assert len(PROGRAMS) == 2  # one program for each seat that it played


@needs_node
def test_both_languages_play_alike() -> None:
    reports = [
        simulate("classic", [bot, "random"], games=2, seed=1, workers=1)
        for bot in (PYTHON_BOT, f"stdio:{NODE} {BOTS / 'stdio_bot.mjs'}")
    ]
    assert reports[0].decisions == reports[1].decisions
    assert reports[0].seats[0].score_mean == reports[1].seats[0].score_mean


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("print('nonsense', flush=True); input(); input()", "answered b'nonsense"),
        ('print(\'{"key": "fly:home"}\', flush=True); input(); input()', "'fly:home', which is not offered"),
        ("pass", "has ended"),
    ],
)
def test_a_program_that_does_not_play_is_named(code: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(code)
    with pytest.raises(ExternalBotError, match=complaint):
        simulate("classic", [f"stdio:{sys.executable} {tmp_path / 'bot.py'}", "random"], games=2, seed=1, workers=1)


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(ExternalBotError, match="cannot be started"):
        player_for("stdio:/no/such/program", 1, 0)


def test_no_table_and_no_record_can_name_a_program() -> None:
    """Servers and saved games look bots up in the registry, which has no programs."""
    with pytest.raises(UnknownBot):
        check_bot(PYTHON_BOT)
    with pytest.raises(UnknownBot):
        make_bot(PYTHON_BOT, seeded(1))


def test_a_program_ends_with_its_input() -> None:
    program = ExternalProgram(f"{sys.executable} {BOTS / 'stdio_bot.py'}")
    program.end()
    assert program.process.poll() is not None


def test_bots_play_whole_games_at_tables_with_the_limits_of_a_default_server(server: str) -> None:
    """Finding house-7: the bot was closed with 4429 in its first game. Both play at once, each slowed down."""
    commands = [[sys.executable, str(BOTS / "table_bot.py")]]
    if NODE is not None:
        commands.append([NODE, "--experimental-websocket", str(BOTS / "table_bot.mjs")])
    started = [subprocess.Popen([*command, server], stdout=subprocess.PIPE, text=True) for command in commands]
    for process in started:
        said, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert len(json.loads(said)) == 2


@needs_node
def test_a_node_without_websockets_is_told_what_it_needs() -> None:
    assert NODE is not None
    script = f"delete globalThis.WebSocket; await import({json.dumps(str(BOTS / 'table_bot.mjs'))})"
    command = [NODE, "--input-type=module", "--eval", script]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 1
    assert "--experimental-websocket" in ended.stderr
