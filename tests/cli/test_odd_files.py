"""Odd files, as none of our programs writes them: each is refused in a sentence, and nothing in it is obeyed."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from cli.processes import GOLDEN, SCENARIO
from cli.terminal import Terminal
from tiptoe.catalog import content_folder
from tiptoe.records.fair_seed import MISSING
from tiptoe.records.record import new_header, start

CLASSIC = content_folder("classic")
RECORD, POSITION = GOLDEN.read_text(encoding="utf-8"), SCENARIO.read_text(encoding="utf-8")
DIGITS = "9" * 5_000


@pytest.mark.parametrize("command", ["verify", "replay", "check"])
def test_low_1_what_is_no_text_is_called_so(tmp_path: Path, terminal: Terminal, command: str) -> None:
    file = tmp_path / "odd.toml"
    file.write_bytes(b"\xff\xfe nonsense")
    done = terminal.run(command, file)
    assert done.code in (1, 2)
    assert "byte 0 is not UTF-8" in done.out + done.err


@pytest.mark.parametrize(
    ("found", "wrong"),
    [
        ("seed: ", f"seed: {DIGITS}"),
        ("\nplay:", f"\nredeal:{DIGITS}\nplay:"),
        ("\nplay:", f"\nfight:goblin+{DIGITS}s\nplay:"),
    ],
)
def test_low_1_numbers_without_end_are_no_numbers(tmp_path: Path, terminal: Terminal, found: str, wrong: str) -> None:
    file = tmp_path / "odd.tiptoe"
    file.write_text(RECORD.replace(found, wrong, 1), encoding="utf-8")
    assert found in RECORD
    assert terminal.run("verify", file).code == 2


@pytest.mark.parametrize("more", [f"x = {DIGITS}", "x = " + "[" * 3_000 + "]" * 3_000])
def test_low_1_a_scenario_or_pack_without_end_is_refused(tmp_path: Path, terminal: Terminal, more: str) -> None:
    (tmp_path / "odd.toml").write_text(f"{more}\n{POSITION}", encoding="utf-8")
    assert terminal.run("check", tmp_path / "odd.toml").code == 1
    assert terminal.run("pack", "new", tmp_path / "mine").code == 0
    (tmp_path / "mine" / "cards.toml").write_text(more, encoding="utf-8")
    assert terminal.run("pack", "check", tmp_path / "mine").code == 1


def test_low_1_a_list_of_mixed_things_is_compared(tmp_path: Path, terminal: Terminal) -> None:
    text = POSITION + '\n[[step]]\nexpect = { "seat0.hand" = ["sneak", 3, [1], true] }\n'
    (tmp_path / "odd.toml").write_text(text, encoding="utf-8")
    assert terminal.run("check", tmp_path / "odd.toml").code == 1


def test_low_6_escapes_are_shown_not_obeyed(tmp_path: Path, terminal: Terminal) -> None:
    file = tmp_path / "odd.tiptoe"
    file.write_text(RECORD.replace("\nplay:", "\nplay:\x1b]0;mine\x07\nplay:", 1), encoding="utf-8")
    done = terminal.run("verify", file)
    assert done.code == 2
    assert "\x1b" not in done.out + done.err
    assert "\\x1b]0;mine\\x07" in done.err


@pytest.mark.parametrize(
    "command", [["verify"], ["replay"], ["look"], ["look", "--account"], ["look", "--csv"], ["board"]]
)
def test_attack_7_names_of_a_record_are_shown_not_obeyed(
    tmp_path: Path, terminal: Terminal, command: list[str]
) -> None:
    odd = "E\u202eve\x1b]0;mine\x07"
    header = new_header("classic", [odd, "Bob"], "5a" * 32)
    mixed = start(replace(header, numbers=("1" * 64, MISSING))).text()
    finished = RECORD.replace("seats: greedy,", f"seats: {odd},", 1)
    for text in (mixed, finished):
        assert odd in text
        (tmp_path / "odd.tiptoe").write_text(text, encoding="utf-8")
        done = terminal.run(*command, tmp_path / "odd.tiptoe")
        assert done.code == 0, done.err
        assert not {"\u202e", "\x07"} & set(done.out + done.err)
        assert "\x1b]" not in done.out + done.err


def test_low_2_nobody_has_thirty_million_cards(tmp_path: Path, terminal: Terminal) -> None:
    assert terminal.run("pack", "new", tmp_path / "mine").code == 0
    cards = tmp_path / "mine" / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if not line.startswith("copies")]
    at = kept.index("[[card]]") + 1
    cards.write_text("\n".join([*kept[:at], "copies = 30000000", *kept[at:]]), encoding="utf-8")
    done = terminal.run("pack", "check", tmp_path / "mine")
    assert done.code == 1
    assert "expected 999 or fewer, found 30000000" in done.err


def test_finding_17_a_folder_with_a_built_in_id_is_the_one_that_is_checked(tmp_path: Path, terminal: Terminal) -> None:
    copy = tmp_path / "classic"
    shutil.copytree(CLASSIC, copy)
    done = terminal.run("pack", "check", copy)
    assert done.code == 0
    assert "ok: " in done.out
    with (copy / "cards.toml").open("a", encoding="utf-8") as file:
        file.write('\n[[card]]\nid = "odd"\nplay = [{ nonsense = 1 }]\n')
    done = terminal.run("pack", "check", copy)
    assert done.code == 1
    assert "nonsense" in done.err
