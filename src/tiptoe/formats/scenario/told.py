"""A scenario told: every position on its way, what is chosen and refused there, and what happens.

Made by running it, so whoever looks a rule up sees what the engine does, and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ...core.arguments import NO_CHOICE
from ...core.kernel import decision, named
from ...core.notation import parse
from ...core.reason import IllegalChoice
from ...text.game import GameVoice
from ...text.words import Words
from ...view.view import View
from ..reel import ReelStep
from .runner import WITHHOLDS, Runner, Scenario
from .values import Table

PRICE_COMES: Final = " \u00a0\u202f:"


@dataclass(frozen=True)
class ExampleRefusal:
    """What is tried, why it cannot be done, and the rule that says so."""

    choice: str
    text: str
    rule: str


@dataclass(frozen=True)
class ExampleStep:
    """What is chosen ("" for the start), what that leads to, and what is tried and refused there."""

    choice: str
    led: ReelStep
    refused: list[ExampleRefusal] = field(default_factory=list)


def tell(scenario: Scenario, words: Words) -> list[ExampleStep]:
    """Run it and write down what happens; it fails as the scenario itself would."""
    teller = Teller(scenario, words)
    teller.run()
    return teller.steps


class Teller(Runner):
    """A run that is written down."""

    def __init__(self, scenario: Scenario, words: Words) -> None:
        super().__init__(scenario)
        self.words = words.of(self.state.rules.pack)
        self.steps = [ExampleStep("", ReelStep(0, "", -1, [], self.state.clone()))]

    def _do(self, text: str) -> None:
        seat, before = decision(self.state).seat, len(self.state.events)
        said = self._voice(seat).choice(named(self.state, text))
        super()._do(text)
        led = ReelStep(len(self.steps), text, seat, self.state.events[before:], self.state.clone())
        self.steps.append(ExampleStep(said, led))

    def run_step(self, step: Table) -> None:
        super().run_step(step)
        for text in self._items(self._table(step.get("expect", {}), "expect").get(WITHHOLDS, [])):
            self._tell_why(str(text))

    def _refuse(self, refused: object) -> None:
        super()._refuse(refused)
        self._tell_why(str(refused.get("key", "") if isinstance(refused, dict) else refused))

    def _tell_why(self, text: str) -> None:
        """Why something cannot be done in this position, once for each reason."""
        try:
            named(self.state, text)
        except IllegalChoice as illegal:
            asked, wanted, rule = self._voice(decision(self.state).seat), parse(text, self.state), illegal.reason.rule
            line = ExampleRefusal(_tried(asked, wanted), asked.refusal(illegal.reason, wanted), rule)
            if line not in self.steps[-1].refused:
                self.steps[-1].refused.append(line)

    def _voice(self, seat: int) -> GameVoice:
        return GameVoice(self.words, View(self.state, seat))


def _tried(voice: GameVoice, wanted: int) -> str:
    """What somebody wants to do; nothing where it is no choice here, and no price where it has none."""
    return "" if wanted == NO_CHOICE else voice.choice(wanted).rstrip(PRICE_COMES)
