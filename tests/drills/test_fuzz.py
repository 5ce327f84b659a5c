"""Mutated input is answered or refused in words: a small run of the drill; `make fuzz` runs a long one."""

from __future__ import annotations

import asyncio
import json
import random

import msgspec

from tiptoe.records.record import read_record, replay
from tiptoe.scenarios.runner import Runner, read_scenarios
from tiptoe.service.workshop.check import written_pack
from tiptoe.table.commands import AnyCommand
from tiptoe.wire.workshop import PackText
from tools.drills.fuzz import FuzzPlan, FuzzReport, fuzz_files, fuzz_server
from tools.drills.fuzz_files import FAULT, Samples, _tried
from tools.drills.fuzz_packs import samples as documents
from tools.drills.fuzz_wire import COMMANDS
from tools.drills.mutations import mutated

CASES = 100


def test_a_seed_makes_the_same_mistakes() -> None:
    text = "[[step]]\ndo = 'play:burgle'\nseats = 2\n"
    runs = [[mutated(text, dice) for _ in range(50)] for dice in (random.Random(7), random.Random(7), random.Random(8))]
    assert runs[0] == runs[1] != runs[2]


def test_what_it_begins_with_is_right() -> None:
    samples = Samples()
    for record in samples.records:
        replay(read_record(record))
    for text in samples.scenarios:
        Runner(read_scenarios(text)[0]).run()
    for document in documents():
        answer = written_pack(PackText(json.dumps(document)), "en")
        assert (answer.mistakes, [one.holds for one in answer.scenarios]) == ([], [True])


def test_every_command_is_tried_and_right_before_it_is_mutated() -> None:
    known = [msgspec.convert(command, AnyCommand) for command in COMMANDS]
    assert {type(command) for command in known} == set(AnyCommand.__args__)


def test_what_is_no_refusal_is_a_fault() -> None:
    def work() -> None:
        raise KeyError("row")

    outcome, fault = _tried(work, ValueError, "text")
    assert outcome == FAULT and "KeyError" in fault and "test_fuzz.py" in fault


def test_mutated_messages_and_files_fail_nowhere() -> None:
    plan, report = FuzzPlan(CASES, seed=3), FuzzReport()
    fuzz_files(plan, report, lambda done: None)
    asyncio.run(fuzz_server(plan, report, lambda done: None))
    assert report.faults == []
    assert report.cases >= CASES
    assert all(report.outcomes.values())
