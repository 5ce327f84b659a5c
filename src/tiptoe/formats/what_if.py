"""Another course ("what if"): a game goes on from a moment of another; what one seat could not know is dealt again.

In a record it is a line in the place of a choice. It is made from what that seat knew and from a key of its own alone,
so the new game tells nothing of what really lay there.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from ..core.rng import KEY_BYTES, keyed
from ..core.state import State
from ..view.redeal import redeal
from ..view.view import View

WHAT_IF: Final = "what-if:"
DIGITS: Final = frozenset("0123456789abcdef")


class BadWhatIf(Exception):
    """A line that would go on from nowhere."""


class WhatIf(NamedTuple):
    """For whom it is dealt again, and the key of the stream from here on, as hex digits."""

    seat: int
    luck: str

    def line(self) -> str:
        return f"{WHAT_IF}{self.seat}:{self.luck}"

    def commitment(self) -> str:
        """What is published before the game goes on."""
        return sha256(bytes.fromhex(self.luck)).hexdigest()

    def deal(self, state: State) -> State:
        """Another state that the seat could not tell from this one; the story so far goes on in it."""
        if self.seat >= len(state.seats):
            raise BadWhatIf(f"'{self.line()[:12]}...' is for a seat that is not there")
        again = redeal(View(state, self.seat), keyed(bytes.fromhex(self.luck)))
        if state.recording:
            again.record()
            again.events = [*state.events]
        return again


def is_what_if(line: str) -> bool:
    return line.startswith(WHAT_IF)


def read_what_if(line: str) -> WhatIf:
    """A line that `is_what_if`; BadWhatIf unless it is written as `WhatIf` writes it."""
    seat, _, luck = line.removeprefix(WHAT_IF).partition(":")
    if len(luck) == 2 * KEY_BYTES and set(luck) <= DIGITS and seat.isdecimal() and len(seat) <= 2:
        read = WhatIf(int(seat), luck)
        if read.line() == line:
            return read
    raise BadWhatIf(f"'{line[:40]}' is no what-if: '{WHAT_IF}0:' and 64 hex digits")
