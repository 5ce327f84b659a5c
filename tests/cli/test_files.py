"""Our file formats: scenarios are checked, records replayed and verified."""

from __future__ import annotations

import json
from pathlib import Path

from cli.processes import GOLDEN, SCENARIO, refused, tiptoe
from tiptoe.records.record import read_record


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


def test_a_pack_that_is_checked_as_a_scenario_is_told_its_own_command(tmp_path: Path) -> None:
    tiptoe("pack", "new", str(tmp_path / "mine"))
    done = tiptoe("check", str(tmp_path / "mine"))
    assert done.returncode == 1
    assert done.stdout.count(f"tiptoe pack check {tmp_path / 'mine'}") == 3


def test_records_are_replayed_and_verified() -> None:
    choices = len(read_record(GOLDEN.read_text(encoding="utf-8")).choices)
    assert f"ok, {choices} choices, finished" in tiptoe("verify", str(GOLDEN)).stdout
    assert json.loads(tiptoe("verify", str(GOLDEN), "--json").stdout)["winners"] == [0]
    told = tiptoe("replay", str(GOLDEN), "--lang", "fr").stdout
    assert "Renard est le plus grand voleur du Royaume !" in told
    assert "draws" not in told and "pioche une carte" in told
    events = json.loads(tiptoe("replay", str(GOLDEN), "--json").stdout)["events"]
    assert all(event["card"] is None for event in events if event["event"] == "CardDrawn")


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
