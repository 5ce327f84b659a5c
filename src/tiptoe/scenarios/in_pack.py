"""Scenarios in a pack: its author's tests, run with the pack laid over its game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ..catalog import GAMES, SpecError, open_game
from ..core.ruleset import Ruleset
from ..packs.files import PackRow, Source
from ..suggest import hint
from ..text.language import Words
from .fact_text import FactText
from .runner import Runner, ScenarioError, ScenarioFailed, checked_scenario

KEYS: Final = ("title", "titles", "rules", "spec", "seats", "seed", "given", "step")
MOST_DONE: Final = 100  # choices of one scenario, against packs that would keep a server busy


@dataclass(frozen=True)
class ScenarioOutcome:
    """Result of a scenario: its problems, a sentence each, and the step that failed (0: none)."""

    title: str
    problems: list[str] = field(default_factory=list)
    step: int = 0

    @property
    def holds(self) -> bool:
        return not self.problems


class PackScenarios:
    """Runs a pack's scenarios; caches the ruleset of each spec that they name."""

    def __init__(self, source: Source, game: str) -> None:
        self.source = source
        self.game = game
        self.rules: dict[str, Ruleset] = {}

    def outcomes(self, words: Words) -> Iterator[ScenarioOutcome]:
        return (self.outcome(row, words) for row in self.source.scenarios)

    def outcome(self, row: PackRow, words: Words) -> ScenarioOutcome:
        """Runs one scenario. Failures are told in the language of `words`, a malformed scenario in English."""
        title = str(row.content.get("title", ""))
        try:
            runner = self.runner(row)
        except (ScenarioError, SpecError) as error:
            return ScenarioOutcome(title, [getattr(error, "problem", str(error))])
        try:
            runner.run()
        except ScenarioFailed as failed:
            return ScenarioOutcome(title, FactText(words, runner.state).failure(failed), failed.step)
        except ScenarioError as error:
            return ScenarioOutcome(title, [error.problem], runner.step)
        return ScenarioOutcome(title)

    def runner(self, row: PackRow) -> Runner:
        """Builds the runner of a scenario; ScenarioError or SpecError if it is no scenario of this pack."""
        for name in row.content:
            if name not in KEYS:
                raise ScenarioError(row.file, name, f"unknown key; {hint(name, KEYS)}")
        scenario = checked_scenario(dict(row.content), row.file)
        if _done(row.content.get("step")) > MOST_DONE:
            raise ScenarioError(row.file, "step", f"more than {MOST_DONE} choices")
        return Runner(scenario, self._ruleset(str(row.content.get("spec", self.game))))

    def _ruleset(self, spec: str) -> Ruleset:
        if spec.partition("+")[0].partition(":")[0] != self.game:
            raise SpecError(f"spec: this pack is for '{self.game}', not for '{spec}'; {hint(spec, GAMES)}")
        if spec not in self.rules:
            self.rules[spec] = open_game(spec, [self.source])
        return self.rules[spec]


def _done(steps: object) -> int:
    """Number of choices that the steps make."""
    rows = [step for step in steps if isinstance(step, dict)] if isinstance(steps, list) else []
    return sum(len(step["do"]) if isinstance(step.get("do"), list) else 1 for step in rows)
