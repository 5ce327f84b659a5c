"""Every scenario under tests/scenarios comes out as it says, has a title, and names the rules it is an example of."""

from __future__ import annotations

from pathlib import Path

import pytest

from tiptoe.formats.scenario.runner import read_scenarios

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=[file.relative_to(FOLDER).as_posix() for file in FILES])
def test_scenario(file: Path) -> None:
    for scenario in read_scenarios(file.read_text(encoding="utf-8"), file.name):
        assert scenario.title and scenario.rules
        scenario.run()
