"""Worked examples as content: a scenario as a table that can be looked at step by step, in the reader's language."""

from __future__ import annotations

from typing import Final

import msgspec

from ...records.record import Header, Recording, pack_name
from ...scenarios.walkthrough import ExampleStep, examples, spec_of, tell, title_of
from ...table.luck_source import Beginning
from ...table.opening import begun_table
from ...table.seats import Chair
from ...table.table import Table
from ...text.language import Words, words
from ...wire.replay import ReplayMoment
from ...wire.table import TableInfo
from ..messages import table_info
from ..replay_messages import EVERYBODY, Viewpoint

NO_LUCK: Final = "1"  # all that matters is forced
SOMEBODY: Final = "example"  # in the place of a token: nobody ever sits here


class ExampleRefused(msgspec.Struct, frozen=True):
    """What is tried, why it cannot be done, and the rule that says so."""

    choice: str
    text: str
    rule: str


class ExampleMoment(msgspec.Struct, frozen=True):
    """One step: what is chosen ("" at the start), the table that it leads to, and what cannot be done there."""

    choice: str
    refused: list[ExampleRefused]
    moment: ReplayMoment


class ExampleContent(msgspec.Struct, frozen=True):
    """An example that can be stepped through on the table; `language` is that of its title."""

    id: str
    title: str
    language: str
    spec: str
    rules: list[str]
    info: TableInfo
    steps: list[ExampleMoment]


def example_content(id: str, language: str) -> ExampleContent:
    """KeyError where there is no such example."""
    scenario, spoken = examples()[id], words(language)
    title, said_in = title_of(scenario, language)
    steps = tell(scenario, spoken)
    table = _table(spec_of(scenario), steps[0], spoken)
    eyes = Viewpoint(table.game().header, table, EVERYBODY, spoken)
    return ExampleContent(
        id=id,
        title=title,
        language=said_in,
        spec=spec_of(scenario),
        rules=list(scenario.rules),
        info=table_info(table),
        steps=[_moment(step, eyes) for step in steps],
    )


def _moment(step: ExampleStep, eyes: Viewpoint) -> ExampleMoment:
    refused = [ExampleRefused(line.choice, line.text, line.rule) for line in step.refused]
    return ExampleMoment(step.choice, refused, eyes.moment(step.led))


def _table(spec: str, start: ExampleStep, spoken: Words) -> Table:
    """The position as a game under way, without a log; seats are called by their place."""
    state = start.led.state
    names = [spoken.say(f"seat-{seat.index}") for seat in state.seats]
    header = Header(spec, pack_name(state.rules.pack), tuple(names), NO_LUCK)
    chairs = [Chair(name=name, token=SOMEBODY) for name in names]
    return begun_table(Recording(header, state), chairs, Beginning.EXAMPLE)
