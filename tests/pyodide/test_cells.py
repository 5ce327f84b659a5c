"""Cells of the notebook in the browser show their output, their pictures and their errors."""

from __future__ import annotations

import json
from pathlib import Path

from tiptoe.browser.cells import run

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "notebooks" / "play-plot-train.ipynb"


def outputs(code: str) -> list[tuple[str, str]]:
    return [(one["kind"], one["body"]) for one in json.loads(run(code))]


def test_a_cell_shows_what_it_prints_and_its_last_value() -> None:
    assert outputs("print('a')\nprint('b')\n1 + 1") == [("text", "a\nb"), ("text", "2")]
    assert outputs("x = 3") == []
    assert outputs("x") == [("text", "3")]  # cells share their names
    assert outputs("None") == []
    assert outputs("") == []


def test_what_draws_itself_is_a_picture() -> None:
    (made,) = outputs("import tiptoe\ngame = tiptoe.Game('classic', seed=1)\ngame")
    assert made[0] == "svg"
    assert made[1].startswith("<svg")
    shown = outputs("print(1)\ndisplay(game.card('burgle'))\nprint(2)")
    assert [kind for kind, _ in shown] == ["text", "svg", "text"]
    assert outputs("tiptoe.Game") == [("text", "<class 'tiptoe.api.game.Game'>")]


def test_an_error_names_its_line_and_ends_its_cell_alone() -> None:
    shown = outputs("print('before')\ngame.play('fly:home')\nprint('never')")
    assert shown[0] == ("text", "before")
    assert shown[1][0] == "error"
    assert shown[1][1].startswith("line 2: game.play('fly:home')\ntiptoe.api.errors.IllegalChoice: 'fly:home'")
    assert outputs("1 +")[0][0] == "error"
    assert outputs("raise SystemExit")[0] == ("error", "line 1: raise SystemExit\nSystemExit")
    assert outputs("game.turn") == [("text", "1")]


def test_the_notebook_of_the_examples_runs_in_cells() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    shown = [one for cell in cells if cell["cell_type"] == "code" for one in outputs("".join(cell["source"]))]
    assert [body for kind, body in shown if kind == "error"] == []
    assert len([kind for kind, _ in shown if kind == "svg"]) >= 4  # two positions, scores, a curve
    assert "on new deals" in shown[-1][1]
