"""Worked examples: scenarios that come with Tiptoe, with a title in every language, to be stepped through by whoever
looks a rule up."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ...catalog import GAMES
from ...languages import ENGLISH
from .runner import Scenario, read_scenarios

EXAMPLES: Final = Path(__file__).parents[2] / "rulebook" / "examples"


@cache
def examples() -> dict[str, Scenario]:
    """Every example by its id: folder and file, and a number where a file holds several positions."""
    found: dict[str, Scenario] = {}
    for file in sorted(EXAMPLES.rglob("*.toml")):
        several = read_scenarios(file.read_text(encoding="utf-8"), file.name)
        for number, scenario in enumerate(several, start=1):
            name = f"{file.parent.name}.{file.stem}"
            found[name if len(several) == 1 else f"{name}.{number}"] = scenario
    return found


def title_of(scenario: Scenario, language: str) -> tuple[str, str]:
    """What it shows, and the language in which that is said."""
    said = scenario.titles.get(language)
    return (said, language) if said else (scenario.title, ENGLISH)


def spec_of(scenario: Scenario) -> str:
    return str(scenario.content.get("spec", next(iter(GAMES))))


def examples_for(spec: str) -> dict[str, Scenario]:
    """Those that are played by the same game, with no variant that the spec does not have."""
    return {id: scenario for id, scenario in examples().items() if _parts(spec_of(scenario)) <= _parts(spec)}


def _parts(spec: str) -> set[str]:
    return {part.partition(":")[0] for part in spec.split("+")}
