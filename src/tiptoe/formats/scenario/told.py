"""A scenario told: its position, what is chosen and refused, and what happens, in words of a language.

Made by running it, so whoever looks a rule up reads what the engine does, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from ...core.kernel import decision, named
from ...core.notation import parse
from ...core.price import Price
from ...core.reason import IllegalChoice
from ...core.state import Seat
from ...text.game import GameVoice
from ...text.words import Words
from ...view.view import SPECTATOR, View
from .runner import Runner, Scenario
from .values import Table

PURSE: Final = ("skill", "swords", "boots", "gold", "lockpicks")
CARDS: Final = ("hand", "in_play", "discard")
COUNTED: Final = ("damage", "clank", "bag", "teleports")


@dataclass(frozen=True)
class ExampleLine:
    """A line, and the rule that is at work in it, or ""."""

    text: str
    rule: str = ""


@dataclass(frozen=True)
class ExampleFact:
    """Something that is so at the start: what it is called, and what it is."""

    what: str
    value: str


@dataclass(frozen=True)
class ExampleSeat:
    name: str
    facts: list[ExampleFact]


@dataclass(frozen=True)
class ExampleStep:
    """What is tried and refused first, then what is chosen ("" for nothing), and what comes of it."""

    refused: list[ExampleLine]
    choice: str
    events: list[ExampleLine]


@dataclass(frozen=True)
class ToldExample:
    table: list[ExampleFact]
    seats: list[ExampleSeat]
    steps: list[ExampleStep]


def tell(scenario: Scenario, words: Words) -> ToldExample:
    """Run it and write down what happens; it fails as the scenario itself would."""
    teller = Teller(scenario, words)
    table, seats = teller.table(), list(teller.seats())
    teller.run()
    return ToldExample(table, seats, teller.steps)


class Teller(Runner):
    """A run that is written down."""

    def __init__(self, scenario: Scenario, words: Words) -> None:
        super().__init__(scenario)
        self.words = words.of(self.state.rules.pack)
        self.steps: list[ExampleStep] = []
        self.refused: list[ExampleLine] = []  # since the last step

    def table(self) -> list[ExampleFact]:
        """What lies on the table as far as it is given."""
        given, state = self._given(), self.state
        found = []
        if "row" in given:
            found.append(self._fact("row", self._cards([card for card in state.row if card >= 0])))
        if "marker" in given:
            found.append(self._fact("marker", str(given["marker"])))
        return [fact for fact in found if fact.value]

    def seats(self) -> Iterator[ExampleSeat]:
        """Every seat of which something is given."""
        voice = self._voice()
        for seat in self.state.seats:
            if f"seat{seat.index}" in self._given():
                yield ExampleSeat(voice.seats[seat.index], list(self._facts(seat)))

    def _facts(self, seat: Seat) -> Iterator[ExampleFact]:
        given = self._table(self._given()[f"seat{seat.index}"], "given")
        if "room" in given:
            yield self._fact("room", self._voice().room(seat.room))
        purse = self._voice().choices.cost(Price(**{name: getattr(seat, name) for name in PURSE if name in given}))
        if purse:
            yield self._fact("purse", purse)
        for name in CARDS:
            if given.get(name):
                yield self._fact(name, self._cards(getattr(seat, name)))
        if given.get("tokens"):
            tokens = (self._voice().cards.token_name(token) for token in seat.tokens)
            yield self._fact("tokens", ", ".join(tokens))
        for name in COUNTED:
            if given.get(name):
                yield self._fact(name, str(given[name]))

    def run_step(self, step: Table) -> None:
        super().run_step(step)
        if self.refused:  # and nothing chosen after it
            self._note("", [])

    def _do(self, text: str) -> None:
        said = self._voice(decision(self.state).seat).choice(named(self.state, text))
        before = len(self.state.events)
        super()._do(text)
        voice = self._voice()
        self._note(said, [ExampleLine(voice.event(event), event.kind.rule) for event in self.state.events[before:]])

    def _refuse(self, refused: object) -> None:
        super()._refuse(refused)
        text = str(refused.get("key", "") if isinstance(refused, dict) else refused)
        try:
            named(self.state, text)
        except IllegalChoice as illegal:
            asked, rule = self._voice(decision(self.state).seat), illegal.reason.rule
            said = asked.refusal(illegal.reason, parse(text, self.state)).replace(f" ({rule})", "")
            self.refused.append(ExampleLine(said, rule))

    def _note(self, choice: str, events: list[ExampleLine]) -> None:
        """One more step; what happened several times in a row is said once."""
        told = [(line, len(list(several))) for line, several in groupby(events)]
        lines = [ExampleLine(f"{line.text} ×{n}" if n > 1 else line.text, line.rule) for line, n in told]
        self.steps.append(ExampleStep(self.refused, choice, lines))
        self.refused = []

    def _given(self) -> Table:
        return self._table(self.content.get("given", {}), "given")

    def _voice(self, seat: int = SPECTATOR) -> GameVoice:
        return GameVoice(self.words, View(self.state, seat))

    def _cards(self, cards: Sequence[int]) -> str:
        voice = self._voice()
        return ", ".join(voice.cards.card_name(card) for card in cards)

    def _fact(self, what: str, value: str) -> ExampleFact:
        return ExampleFact(self.words.say(f"example-{what.replace('_', '-')}"), value)
