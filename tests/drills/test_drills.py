"""Short versions of the drills: the same code, fewer kills and less load."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.drills.chaos import ChaosPlan, ChaosReport, chaos
from tools.drills.recover import recovery

ROOT = Path(__file__).resolve().parents[2]


def drill(*arguments: str) -> tuple[int, dict[str, Any], str]:
    command = [sys.executable, "-m", "tools.drills", *arguments, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, cwd=ROOT)
    return done.returncode, json.loads(done.stdout or "{}"), done.stderr


def nothing_is_lost(report: ChaosReport, kills: int) -> None:
    found = report.findings
    assert found.problems == []
    assert (report.kills, found.lost, found.duplicated) == (kills, 0, 0)
    assert found.acknowledged > 5 * kills  # entries between the kills, even on a busy machine
    assert found.tables > 1  # a busy machine has not opened all tables at the last kill
    assert max(report.recoveries) < 60


def test_kills_lose_nothing_on_sqlite() -> None:
    nothing_is_lost(asyncio.run(chaos(ChaosPlan(kills=3, tables=4, spec="classic,catacombs,space"))), 3)


def test_kills_of_two_nodes_lose_nothing_on_postgresql(postgres_url: str) -> None:
    nothing_is_lost(asyncio.run(chaos(ChaosPlan(kills=3, tables=4, nodes=2, database=postgres_url))), 3)


def test_two_nodes_need_a_database_that_tells() -> None:
    code, _, complaint = drill("chaos", "--nodes", "2")
    assert code == 2
    assert complaint == "tiptoe: 2 nodes need a database that tells them of each other: PostgreSQL\n"


def test_tables_whose_bots_were_thinking_go_on() -> None:
    found = asyncio.run(recovery(12, "classic"))
    assert found.bot_tables == 3 == found.moved
    assert found.warnings == 0  # every bot's worker starts and answers


def test_load_reaches_everybody() -> None:
    code, found, _ = drill("load", "--tables", "3", "--clients", "10", "--seconds", "3", "--rate", "30", "--idle", "40")
    assert (code, found["failed"], found["failures"]) == (0, 0, [])
    assert 40 <= found["choices"] <= 95  # 90 are asked for; a busy machine is slower
    assert 0 < found["p50_ms"] <= found["p99_ms"] < 5000
    assert 20 < found["rss_mb"] < 500
    assert found["idle_table_kb"] < 200


def test_a_load_that_cannot_be_is_refused() -> None:
    code, _, complaint = drill("load", "--tables", "3", "--clients", "5")
    assert code == 2
    assert complaint == "tiptoe: 3 tables need at least 6 clients, not 5\n"


@pytest.mark.parametrize("command", ["load", "chaos"])
def test_the_commands_are_explained(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.drills", command, "--help"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert "--database" in done.stdout
