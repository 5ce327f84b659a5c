"""A terminal in this process: runs commands and captures their output."""

from __future__ import annotations

import sys
from typing import NamedTuple

import pytest

from tiptoe.cli import main


class Done(NamedTuple):
    """Exit code and output of a command."""

    code: object
    out: str
    err: str


class Terminal:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, *words: object) -> Done:
        self.monkeypatch.setattr(sys, "argv", ["tiptoe", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        return Done(ended.value.code, *self.capsys.readouterr())
