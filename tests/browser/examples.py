"""Worked examples that need the most room on a page, found by measuring the text of all of them."""

from __future__ import annotations

from functools import cache

from tiptoe.scenarios.walkthrough import examples, spec_of
from tiptoe.service.content.examples import ExampleContent, ExampleMoment, example_content


@cache
def long_examples(language: str) -> list[str]:
    """Addresses of the longest examples per game: the longest title at its first, middle and last step, and the
    wordiest step.
    """
    told: dict[str, list[ExampleContent]] = {}
    for id, scenario in examples().items():
        told.setdefault(spec_of(scenario).partition(":")[0], []).append(example_content(id, language))
    return [address for game in told.values() for address in _longest(game)]


def _longest(game: list[ExampleContent]) -> list[str]:
    titled = max(game, key=lambda one: len(one.title))
    last = len(titled.steps) - 1
    steps = [(one, n) for one in game for n in range(len(one.steps))]
    wordiest = max(steps, key=lambda step: _letters(step[0].steps[step[1]]))
    chosen = [(titled, 0), (titled, last // 2), (titled, last), wordiest]
    return list(dict.fromkeys(address(*step) for step in chosen))


def address(example: ExampleContent, step: int) -> str:
    return f"{example.spec}/example.{example.id}/{step}"


def _letters(step: ExampleMoment) -> int:
    happened = sum(len(event.text or "") for event in getattr(step.moment.entry, "events", ()))
    return len(step.choice) + happened + sum(len(line.choice + line.text) for line in step.refused)
