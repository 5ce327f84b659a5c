"""Messages of trials: one card tried out at a private table, the effects, and the scenario made from them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ..table.commands import Choose, Command, Undo
from .table import Beat, Done, Hello, Present, Received, Refusal, Told
from .tutorial import AskWhy, Reason, Speak

MAX_EXPECTED_FACTS = 100


class KeepTrial(Command, frozen=True, tag="keep"):
    """Writes the trial as a scenario: `must` names the facts to expect, by step and by path as in `tried`."""

    title: Annotated[str, msgspec.Meta(max_length=60)]
    must: Annotated[
        list[tuple[int, Annotated[str, msgspec.Meta(max_length=80)]]], msgspec.Meta(max_length=MAX_EXPECTED_FACTS)
    ]


TrialCommand: TypeAlias = Choose | Undo | AskWhy | Speak | KeepTrial


class TrialAsk(Received, frozen=True):
    """Command of the card's author; the answer carries the same number."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    command: TrialCommand


class TriedFact(msgspec.Struct, frozen=True):
    """Change of the position: its path, as expectations of scenarios name it, and the change in words."""

    path: str
    text: str


class TriedStep(msgspec.Struct, frozen=True):
    """Choice in words, and every change that followed."""

    choice: str
    facts: list[TriedFact]


class Tried(msgspec.Struct, frozen=True, tag_field="type", tag="tried"):
    """Steps of the trial so far, from the first choice on."""

    card: str
    name: str
    seed: int
    steps: list[TriedStep]


class KeptTrial(msgspec.Struct, frozen=True, tag_field="type", tag="kept"):
    """Scenario as the lines of a `[[scenario]]` table."""

    id: int
    text: str


TrialMessage: TypeAlias = Hello | Told | Present | Done | Refusal | Beat | Reason | Tried | KeptTrial
