"""What-if lines: a game that branches off at a moment of another, with everything one seat could not know dealt again.

A what-if stands in a record in the place of a choice. The new deal depends on that seat's knowledge and on a key of its
own alone, so it reveals nothing of what really lay there. A line for no seat deals every hand again as well.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..core.rng import KEY_BYTES, keyed
from ..core.state import State
from ..view.determinize import determinize
from ..view.view import SPECTATOR, View
from .fair_seed import commitment_to, is_shown, mix_key

WHAT_IF: Final = "what-if:"
NOBODYS: Final = "-"
LONGEST: Final = 1024  # letters: the secret, and a number for each seat
DIGITS: Final = frozenset("0123456789abcdef")


class BadWhatIf(Exception):
    """Raised for a what-if line that is malformed or does not fit the game's seats."""


class WhatIf(NamedTuple):
    """Record line of a branch: the seat whose knowledge is kept (SPECTATOR: none), the secret as hex, the numbers."""

    seat: int
    luck: str
    numbers: tuple[str, ...] = ()

    def line(self) -> str:
        whose = NOBODYS if self.seat == SPECTATOR else str(self.seat)
        return " ".join([f"{WHAT_IF}{whose}:{self.luck}", *self.numbers])

    def commitment(self) -> str:
        """Hash of the secret, published before the game goes on."""
        return commitment_to(self.luck)

    def deal(self, state: State) -> State:
        """Returns a redealt state that the seat cannot tell from this one; it keeps the events recorded so far."""
        if self.seat >= len(state.seats):
            raise BadWhatIf(f"'{self.line()[:12]}...' is for a seat that is not there")
        if self.numbers and len(self.numbers) != len(state.seats):
            raise BadWhatIf(f"'{self.line()[:12]}...' has {len(self.numbers)} numbers for {len(state.seats)} seats")
        again = determinize(View(state, self.seat), keyed(mix_key(bytes.fromhex(self.luck), self.numbers)))
        if state.recording:
            again.record()
            again.events = [*state.events]
        return again


def is_what_if(line: str) -> bool:
    return line.startswith(WHAT_IF)


def read_what_if(line: str) -> WhatIf:
    """Parses a line that `is_what_if`; raises BadWhatIf unless it is written exactly as `WhatIf.line` writes it."""
    dealt, *numbers = line[:LONGEST].split(" ")
    seat, _, luck = dealt.removeprefix(WHAT_IF).partition(":")
    for_seat = seat == NOBODYS or (seat.isascii() and seat.isdecimal() and len(seat) <= 2)
    if for_seat and len(luck) == 2 * KEY_BYTES and set(luck) <= DIGITS and all(map(is_shown, numbers)):
        read = WhatIf(SPECTATOR if seat == NOBODYS else int(seat), luck, tuple(numbers))
        if read.line() == line:
            return read
    raise BadWhatIf(f"'{line[:40]}' is no what-if: '{WHAT_IF}0:' and 64 hex digits")
