"""One address runs every known attack at once while people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tiptoe.cli.app import UserError
from tools.drills.abuse import AbusePlan, Measured, abuse
from tools.drills.attacks import ATTACKS
from tools.drills.commands import parts
from tools.drills.load import LoadPlan
from tools.drills.node import Node

SLOW = ("many requests", "many connections", "half a request", "half a body", "unread answers")  # longer than this test


def test_people_play_on_while_one_address_attacks() -> None:
    quick = tuple(name for name in ATTACKS if name not in SLOW)
    report = asyncio.run(abuse(AbusePlan(seconds=1, calm=0.2, people=4, rate=20, only=quick)))
    assert report.faults == []
    assert report.phases["during"].waits
    assert all(report.outcomes[name] for name in quick)
    assert report.phases["during"].disk < 50_000_000


def test_what_must_not_happen_is_a_fault(tmp_path: Path) -> None:
    measured = Measured(AbusePlan(1), Node("", tmp_path), tmp_path)
    measured.note(b'{"deep JSON": {"400": 3, "500": 2}, "wrong tokens": {"granted": 1}, "half a body": {"held": 4}}')
    assert measured.report.faults == [
        "deep JSON: 500 2 times",
        "wrong tokens: granted 1 times",
        "half a body: held 4 times",
    ]


def test_raiders_that_say_nothing_prove_nothing(tmp_path: Path) -> None:
    measured = Measured(AbusePlan(1), Node("", tmp_path), tmp_path)
    measured.note(b"")
    assert measured.report.faults == ["whoever attacked failed themselves"]


def test_everybody_has_an_address_of_their_own() -> None:
    plan = AbusePlan(1, people=8).load
    homes = [home for table in range(plan.tables) for home in plan.homes_at(table)]
    assert homes == [f"127.0.0.{number}" for number in range(11, 19)]


def test_a_load_can_be_of_several_games() -> None:
    plan = LoadPlan(4, 24, 1, spec="classic,space")
    plan.check()
    assert [(plan.spec_at(table), plan.seats(table)) for table in range(3)] == [
        ("classic", 4),
        ("space", 4),
        ("classic", 4),
    ]


def test_an_attack_that_nobody_knows_is_refused() -> None:
    with pytest.raises(UserError, match="--only: unknown kind 'deep JSONs'; did you mean 'deep JSON'"):
        parts("--only", "deep JSONs", ATTACKS)
