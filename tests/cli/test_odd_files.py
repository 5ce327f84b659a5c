"""Files that no program of ours wrote: each is refused in a sentence, and nothing in it is obeyed."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import tiptoe.packs
from tiptoe.cli import main

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = (ROOT / "tests" / "golden" / "classic-2-11.tiptoe").read_text(encoding="utf-8")
SCENARIO = (ROOT / "src" / "tiptoe" / "rulebook" / "examples" / "core" / "goblin-twice.toml").read_text(
    encoding="utf-8"
)
PACKS = Path(tiptoe.packs.__file__).parent
DIGITS = "9" * 5_000


def run(monkeypatch: pytest.MonkeyPatch, *words: object) -> object:
    monkeypatch.setattr(sys, "argv", ["tiptoe", *map(str, words)])
    with pytest.raises(SystemExit) as ended:
        main()
    return ended.value.code


@pytest.mark.parametrize("command", ["verify", "replay", "check"])
def test_low_1_what_is_no_text_is_called_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    file = tmp_path / "odd.toml"
    file.write_bytes(b"\xff\xfe nonsense")
    assert run(monkeypatch, command, file) in (1, 2)
    assert "byte 0 is not UTF-8" in "".join(capsys.readouterr())


@pytest.mark.parametrize(
    ("found", "wrong"),
    [
        ("seed: ", f"seed: {DIGITS}"),
        ("\nplay:", f"\nredeal:{DIGITS}\nplay:"),
        ("\nplay:", f"\nfight:goblin+{DIGITS}s\nplay:"),
    ],
)
def test_low_1_numbers_without_end_are_no_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: str, wrong: str
) -> None:
    file = tmp_path / "odd.tiptoe"
    file.write_text(GOLDEN.replace(found, wrong, 1), encoding="utf-8")
    assert found in GOLDEN
    assert run(monkeypatch, "verify", file) == 2


@pytest.mark.parametrize("more", [f"x = {DIGITS}", "x = " + "[" * 3_000 + "]" * 3_000])
def test_low_1_a_scenario_or_pack_without_end_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str
) -> None:
    (tmp_path / "odd.toml").write_text(f"{more}\n{SCENARIO}", encoding="utf-8")
    assert run(monkeypatch, "check", tmp_path / "odd.toml") == 1
    assert run(monkeypatch, "pack", "new", tmp_path / "mine") == 0
    (tmp_path / "mine" / "cards.toml").write_text(more, encoding="utf-8")
    assert run(monkeypatch, "pack", "check", tmp_path / "mine") == 1


def test_low_1_a_list_of_mixed_things_is_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = SCENARIO + '\n[[step]]\nexpect = { "seat0.hand" = ["sneak", 3, [1], true] }\n'
    (tmp_path / "odd.toml").write_text(text, encoding="utf-8")
    assert run(monkeypatch, "check", tmp_path / "odd.toml") == 1


def test_low_6_escapes_are_shown_not_obeyed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.tiptoe"
    file.write_text(GOLDEN.replace("\nplay:", "\nplay:\x1b]0;mine\x07\nplay:", 1), encoding="utf-8")
    assert run(monkeypatch, "verify", file) == 2
    said = capsys.readouterr()
    assert "\x1b" not in said.out + said.err
    assert "\\x1b]0;mine\\x07" in said.err


def test_low_2_nobody_has_thirty_million_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "pack", "new", tmp_path / "mine") == 0
    cards = tmp_path / "mine" / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if not line.startswith("copies")]
    at = kept.index("[[card]]") + 1
    cards.write_text("\n".join([*kept[:at], "copies = 30000000", *kept[at:]]), encoding="utf-8")
    assert run(monkeypatch, "pack", "check", tmp_path / "mine") == 1
    assert "expected 999 or fewer, found 30000000" in capsys.readouterr().err


def test_finding_17_a_folder_with_a_built_in_id_is_the_one_that_is_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "classic"
    shutil.copytree(PACKS / "classic", copy)
    assert run(monkeypatch, "pack", "check", copy) == 0
    assert "ok: " in capsys.readouterr().out
    with (copy / "cards.toml").open("a", encoding="utf-8") as file:
        file.write('\n[[card]]\nid = "odd"\nplay = [{ nonsense = 1 }]\n')
    assert run(monkeypatch, "pack", "check", copy) == 1
    assert "nonsense" in capsys.readouterr().err
