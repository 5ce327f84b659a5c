"""Messages of trials: a card tried out at a table of its own, what happened there, and the scenario it becomes."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ..table.commands import Choose, Command, Undo
from .table import Beat, Done, Hello, Present, Received, Refusal, Told
from .tutorial import AskWhy, Reason, Speak

MOST_TICKED = 100


class KeepTrial(Command, frozen=True, tag="keep"):
    """Write down what was done as a scenario in which this must happen: facts of steps, both as `Tried` names them."""

    title: Annotated[str, msgspec.Meta(max_length=60)]
    must: Annotated[list[tuple[int, Annotated[str, msgspec.Meta(max_length=80)]]], msgspec.Meta(max_length=MOST_TICKED)]


TrialCommand: TypeAlias = Choose | Undo | AskWhy | Speak | KeepTrial


class TrialAsk(Received, frozen=True):
    """What somebody wants who tries a card out; the answer carries the same number."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    command: TrialCommand


class TriedFact(msgspec.Struct, frozen=True):
    """Something that became so: as an expectation names it, and in words."""

    path: str
    text: str


class TriedStep(msgspec.Struct, frozen=True):
    """A choice in words, and everything that came of it."""

    choice: str
    facts: list[TriedFact]


class Tried(msgspec.Struct, frozen=True, tag_field="type", tag="tried"):
    """All that was done so far, from the first choice on."""

    card: str
    name: str
    seed: int
    steps: list[TriedStep]


class KeptTrial(msgspec.Struct, frozen=True, tag_field="type", tag="kept"):
    """The scenario as the lines of a `[[scenario]]` table."""

    id: int
    text: str


TrialMessage: TypeAlias = Hello | Told | Present | Done | Refusal | Beat | Reason | Tried | KeptTrial
