"""Worked examples: scenarios that come with Tiptoe, to be stepped through by whoever looks a rule up.

Their titles in other languages stand in one file a language, such as `examples/fr.toml`, by folder and file.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from ...catalog import GAMES
from ...languages import ENGLISH, LANGUAGES
from .runner import Scenario, read_scenarios

EXAMPLES: Final = Path(__file__).parents[2] / "rulebook" / "examples"


@cache
def examples() -> dict[str, Scenario]:
    """Every example by its id: folder and file, and a number where a file holds several positions."""
    found: dict[str, Scenario] = {}
    for file in example_files():
        several = read_scenarios(file.read_text(encoding="utf-8"), file.name)
        for number, scenario in enumerate(several, start=1):
            name = f"{file.parent.name}.{file.stem}"
            id = name if len(several) == 1 else f"{name}.{number}"
            found[id] = replace(scenario, titles={**scenario.titles, **_titles_of(id)})
    return found


def example_files() -> list[Path]:
    """The files of the examples; files beside their folders are translations of their titles."""
    return sorted(EXAMPLES.glob("*/*.toml"))


@cache
def titles_in(language: str) -> dict[str, str]:
    """The titles that are written in a language, by the ids of their examples."""
    file = EXAMPLES / f"{language}.toml"
    folders = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {f"{folder}.{name}": str(title) for folder, titles in folders.items() for name, title in titles.items()}


def _titles_of(id: str) -> dict[str, str]:
    return {language: titles_in(language)[id] for language in LANGUAGES if id in titles_in(language)}


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
