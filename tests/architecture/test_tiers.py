"""Tiers of tests (finding house-23): every test module is in exactly one, so no run repeats or forgets a test."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted((ROOT / "tests").rglob("test_*.py"))


@pytest.fixture(scope="module")
def tiers() -> dict[str, list[Path]]:
    said = subprocess.run(["make", "-s", "tiers"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {name: [ROOT / word for word in words] for name, *words in map(str.split, said.splitlines())}


def test_every_module_is_in_one_tier(tiers: dict[str, list[Path]]) -> None:
    assert list(tiers) == ["quick", "service", "browser"]
    for module in MODULES:
        homes = [name for name, paths in tiers.items() for path in paths if module.is_relative_to(path)]
        assert len(homes) == 1, f"{module.relative_to(ROOT)}: {homes}; see QUICK, SERVICE and BROWSER in the Makefile"


def test_a_tier_names_only_what_has_tests(tiers: dict[str, list[Path]]) -> None:
    for path in (path for paths in tiers.values() for path in paths):
        assert any(module.is_relative_to(path) for module in MODULES), path


def test_only_quick_folders_have_tests_marked_slow(tiers: dict[str, list[Path]]) -> None:
    """The mark `slow` moves a test from the first tier to the second, and means nothing elsewhere."""
    marked = [module for module in MODULES if "pytest.mark.slow" in module.read_text(encoding="utf-8")]
    own = Path(__file__).resolve()
    assert [one for one in marked if one != own and not any(one.is_relative_to(path) for path in tiers["quick"])] == []
