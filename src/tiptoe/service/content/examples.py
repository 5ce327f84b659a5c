"""Worked examples as content: a scenario as a table to step through, in the reader's language."""

from __future__ import annotations

from typing import Final

import msgspec

from ...records.record import Header, Recording, pack_name
from ...scenarios.walkthrough import ExampleStep, examples, spec_of, title_of, walk_through
from ...table.luck_source import Beginning
from ...table.opening import begun_table
from ...table.seats import Chair
from ...table.table import Table
from ...text.language import Words, words
from ...wire.replay import ReplayMoment
from ...wire.table import TableInfo
from ..messages import table_info
from ..replay_messages import EVERYBODY, Viewpoint

UNUSED_SEED: Final = "1"  # the scenario forces all luck that matters
PLACEHOLDER_TOKEN: Final = "example"  # in place of a token: nobody ever sits here


class ExampleRefused(msgspec.Struct, frozen=True):
    """Choice that is tried and refused, the reason, and the rule."""

    choice: str
    text: str
    rule: str


class ExampleMoment(msgspec.Struct, frozen=True):
    """Step of an example: the choice ("" at the start), the table after it, and the choices refused there."""

    choice: str
    refused: list[ExampleRefused]
    moment: ReplayMoment


class ExampleContent(msgspec.Struct, frozen=True):
    """Example to step through on a table; `language` is the language of its title."""

    id: str
    title: str
    language: str
    spec: str
    rules: list[str]
    info: TableInfo
    steps: list[ExampleMoment]


def example_content(id: str, language: str) -> ExampleContent:
    """Returns an example; KeyError if there is none of this id."""
    scenario, spoken = examples()[id], words(language)
    title, said_in = title_of(scenario, language)
    steps = walk_through(scenario, spoken)
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
    """Returns the position as a game under way, without a log; seats are named by their place."""
    state = start.led.state
    names = [spoken.say(f"seat-{seat.index}") for seat in state.seats]
    header = Header(spec, pack_name(state.rules), tuple(names), UNUSED_SEED)
    chairs = [Chair(name=name, token=PLACEHOLDER_TOKEN) for name in names]
    return begun_table(Recording(header, state), chairs, Beginning.EXAMPLE)
