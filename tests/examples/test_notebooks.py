"""Notebooks of the examples run from top to bottom, and are stored without output (issue 26, point 3)."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from patience import PATIENCE

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "examples" / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]  # nbformat has no types
    assert not any(cell.get("outputs") for cell in notebook.cells), "store notebooks without output"
    done = NotebookClient(notebook, timeout=PATIENCE, kernel_name="python3").execute()
    shown = {kind for cell in done.cells for output in cell.get("outputs", []) for kind in output.get("data", {})}
    assert "image/svg+xml" in shown  # pictures of a game, and plots
    figures = [
        output["text"]
        for cell in done.cells
        for output in cell.get("outputs", [])
        if "new deals" in output.get("text", "")
    ]
    before, after = (float(part.split()[0]) for part in figures[0].split(":")[1].split(", "))
    assert after > before  # the bot has learned from deals it did not train on
