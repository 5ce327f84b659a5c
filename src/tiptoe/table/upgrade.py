"""Upgrade of stored positions: components are found by the names that they had when the game was dealt."""

from __future__ import annotations

from typing import Final

from ..catalog import first_numbering, open_game, step_word
from ..core.codec import SEAT, STATE, Reader, decode
from ..core.pack import MissingContent
from ..core.rng import KEY_BYTES
from ..core.ruleset import Ruleset
from ..core.state import State
from ..packs.numbering import TAG, Numbering, plan_name, unpacked
from ..rules.turn import RunningPlan


class PositionReader:
    """Reader for the positions of one table; MissingContent if its game needs a component that no longer exists."""

    def __init__(self, spec: str, numbering: bytes) -> None:
        numbering = numbering or first_numbering(spec)
        self.rules: Final = open_game(spec, numbering=numbering)
        self.known: Final = unpacked(numbering) if numbering else self.rules.pack.numbering

    def state(self, position: bytes) -> State:
        """Decodes a position: newer reserve piles and rooms are empty, and renumbered steps and tags are mapped by
        name.
        """
        state = decode(position, self.rules)
        state.reserve = state.reserve + [0] * (len(self.rules.pack.reserve) - len(state.reserve))
        state.room_tokens = state.room_tokens + [[] for _ in state.board.rooms[len(state.room_tokens) :]]
        for place, frame in enumerate(state.stack):
            if isinstance(frame, RunningPlan):
                state.stack[place] = RunningPlan(frame.seat, frame.plan, _place(self.rules, self.known, frame))
        for seat in state.seats:
            seat.tags_held = _tags(self.rules, self.known, seat.tags_held)
        return state


def asked_seat(position: bytes) -> int:
    """Returns the seat that a position waits for, or -1, without loading the game it was dealt with."""
    reader = Reader(position[KEY_BYTES:])
    _version, seats, _block, _at = (reader.number() for _ in range(4))
    for layout in (STATE, *[SEAT] * seats):
        reader.skip_facts(layout)
    for _piles in range(2):
        for _ in range(reader.number()):
            reader.list()
    seat = -1
    for _ in range(reader.number()):
        _kind, seat, _fields = reader.number(), reader.number(), reader.list()
    return seat


def _place(rules: Ruleset, known: Numbering, plan: RunningPlan) -> int:
    """Index of the step at which a plan continues, looked up by the step's name."""
    steps = [step_word(step) for step in rules.plans[plan.plan]]
    before = known.get(plan_name(plan.plan), steps)
    if before == steps:
        return plan.at
    if before[plan.at] not in steps:
        raise MissingContent(f"step '{before[plan.at]}'")
    return steps.index(before[plan.at])


def _tags(rules: Ruleset, known: Numbering, held: int) -> int:
    """Bits of the same tags in the present numbering; tags without a name have not moved."""
    names = known.get(TAG, [])
    if names == rules.pack.numbering[TAG]:
        return held
    moved = 0
    for bit in range(held.bit_length()):
        if held >> bit & 1:
            moved |= rules.pack.tags.get(names[bit], 0) if bit < len(names) and names[bit] else 1 << bit
    return moved
