"""Worked examples as content: a scenario's position, steps and what happens, in the reader's language."""

from __future__ import annotations

import msgspec

from ...formats.scenario.examples import examples, spec_of, title_of
from ...formats.scenario.told import ExampleLine, tell
from ...text.words import words


class ExampleSaid(msgspec.Struct, frozen=True):
    """A line, and the rule that is at work in it, or ""."""

    text: str
    rule: str


class ExampleGiven(msgspec.Struct, frozen=True):
    """Something that is so at the start: what it is called, and what it is."""

    what: str
    value: str


class ExampleOwner(msgspec.Struct, frozen=True):
    """A seat, and what it has at the start."""

    name: str
    facts: list[ExampleGiven]


class ExampleMoment(msgspec.Struct, frozen=True):
    """One step: what is tried and refused, what is chosen ("" for nothing), and what comes of it."""

    refused: list[ExampleSaid]
    choice: str
    events: list[ExampleSaid]


class ExampleContent(msgspec.Struct, frozen=True):
    """An example that can be stepped through; `language` is that of its title."""

    id: str
    title: str
    language: str
    spec: str
    rules: list[str]
    table: list[ExampleGiven]
    seats: list[ExampleOwner]
    steps: list[ExampleMoment]


def example_content(id: str, language: str) -> ExampleContent:
    """KeyError where there is no such example."""
    scenario = examples()[id]
    title, spoken = title_of(scenario, language)
    told = tell(scenario, words(language))
    return ExampleContent(
        id=id,
        title=title,
        language=spoken,
        spec=spec_of(scenario),
        rules=list(scenario.rules),
        table=[ExampleGiven(fact.what, fact.value) for fact in told.table],
        seats=[
            ExampleOwner(seat.name, [ExampleGiven(fact.what, fact.value) for fact in seat.facts]) for seat in told.seats
        ],
        steps=[ExampleMoment(_said(step.refused), step.choice, _said(step.events)) for step in told.steps],
    )


def _said(lines: list[ExampleLine]) -> list[ExampleSaid]:
    return [ExampleSaid(line.text, line.rule) for line in lines]
