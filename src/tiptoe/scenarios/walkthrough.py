"""Walkthroughs: the rulebook's worked examples, run and told step by step."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Final

from ..catalog import GAMES
from ..core.choice import ChoiceId
from ..core.choice_arguments import NO_CHOICE
from ..core.kernel import decision, offered_choice
from ..core.notation import parse
from ..core.refusals import IllegalChoice
from ..languages import ENGLISH, LANGUAGES
from ..records.playback import PlaybackStep
from ..text.game import GameText
from ..text.language import Words
from ..view.view import View
from .parsing import Table
from .runner import WITHHOLDS, Runner, Scenario, read_scenarios

EXAMPLES: Final = Path(__file__).parents[1] / "rulebook" / "examples"


@cache
def examples() -> dict[str, Scenario]:
    """Examples by id: folder and file, and a number where a file holds several positions."""
    found: dict[str, Scenario] = {}
    for name, file in example_files():
        several = read_scenarios(file.read_text(encoding="utf-8"), file.name)
        for number, scenario in enumerate(several, start=1):
            id = name if len(several) == 1 else f"{name}.{number}"
            found[id] = replace(scenario, titles={**scenario.titles, **_titles_of(id)})
    return found


def example_files() -> list[tuple[str, Path]]:
    """Names and files of the examples, in the order of their names.

    A name is the game, or the folder of a variant or of what all games share, and the name of the file.
    """
    own = {f"{game.name}.{file.stem}": file for game in GAMES.values() for file in game.examples.glob("*.toml")}
    folders = [EXAMPLES, *(game.examples for game in GAMES.values())]
    shared = {f"{file.parent.name}.{file.stem}": file for folder in folders for file in folder.glob("*/*.toml")}
    return sorted([*own.items(), *shared.items()])


@cache
def titles_in(language: str) -> dict[str, str]:
    """Titles translated into a language, by the ids of their examples."""
    file = EXAMPLES / f"{language}.toml"
    folders = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {f"{folder}.{name}": str(title) for folder, titles in folders.items() for name, title in titles.items()}


def _titles_of(id: str) -> dict[str, str]:
    return {language: titles_in(language)[id] for language in LANGUAGES if id in titles_in(language)}


def title_of(scenario: Scenario, language: str) -> tuple[str, str]:
    """Title of an example and the language that it is in: English if not translated."""
    said = scenario.titles.get(language)
    return (said, language) if said else (scenario.title, ENGLISH)


def spec_of(scenario: Scenario) -> str:
    return str(scenario.content.get("spec", next(iter(GAMES))))


def examples_for(spec: str) -> dict[str, Scenario]:
    """Examples of the spec's game whose variants are all among those of the spec."""
    return {id: scenario for id, scenario in examples().items() if _parts(spec_of(scenario)) <= _parts(spec)}


def _parts(spec: str) -> set[str]:
    return {part.partition(":")[0] for part in spec.split("+")}


PRICE_COMES: Final = " \u00a0\u202f:"


@dataclass(frozen=True)
class ExampleRefusal:
    """Refused choice: its text, the reason, and the rule."""

    choice: str
    text: str
    rule: str


@dataclass(frozen=True)
class ExampleStep:
    """Step of a walkthrough: the choice ("" for the start), the result, and the choices refused after it."""

    choice: str
    led: PlaybackStep
    refused: list[ExampleRefusal] = field(default_factory=list)


def walk_through(scenario: Scenario, words: Words) -> list[ExampleStep]:
    """Runs an example and returns its steps; raises as the scenario itself would."""
    teller = WalkthroughRunner(scenario, words)
    teller.run()
    return teller.steps


class WalkthroughRunner(Runner):
    """Runner that also writes down every step in words."""

    def __init__(self, scenario: Scenario, words: Words) -> None:
        super().__init__(scenario)
        self.words = words.of(self.state.rules.pack)
        self.steps = [ExampleStep("", PlaybackStep(0, "", -1, [], self.state.clone()))]

    def _do(self, text: str) -> None:
        seat, before = decision(self.state).seat, len(self.state.events)
        said = self._voice(seat).choice(offered_choice(self.state, text))
        super()._do(text)
        led = PlaybackStep(len(self.steps), text, seat, self.state.events[before:], self.state.clone())
        self.steps.append(ExampleStep(said, led))

    def run_step(self, step: Table) -> None:
        super().run_step(step)
        for text in self._items(self._table(step.get("expect", {}), "expect").get(WITHHOLDS, [])):
            self._tell_why(str(text))

    def _refuse(self, refused: object) -> None:
        super()._refuse(refused)
        self._tell_why(str(refused.get("key", "") if isinstance(refused, dict) else refused))

    def _tell_why(self, text: str) -> None:
        """Adds the refusal of a choice to the last step, once for each reason."""
        try:
            offered_choice(self.state, text)
        except IllegalChoice as illegal:
            asked, wanted, rule = self._voice(decision(self.state).seat), parse(text, self.state), illegal.reason.rule
            line = ExampleRefusal(_tried(asked, wanted), asked.refusal(illegal.reason, wanted), rule)
            if line not in self.steps[-1].refused:
                self.steps[-1].refused.append(line)

    def _voice(self, seat: int) -> GameText:
        return GameText(self.words, View(self.state, seat))


def _tried(voice: GameText, wanted: ChoiceId) -> str:
    """Text of the refused choice, without the mark before a missing price; "" if it is no choice at all."""
    return "" if wanted == NO_CHOICE else voice.choice(wanted).rstrip(PRICE_COMES)
