"""History of each seat: a running digest of everything that the seat was told since the deal and of its actions.

Two games give a seat the same digest exactly if the seat cannot tell them apart.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from ..core.kernel import apply
from ..core.rng import seeded
from ..core.state import State
from ..rules.turn import begin
from .numeric_game import GameEncoding

BYTES: Final = 16
BITS: Final = 8 * BYTES


class SeatHistory:
    """Digests of all seats' histories; replays the game's actions in a state of its own, only when a digest is read."""

    def __init__(self, venue: GameEncoding, seed: int) -> None:
        self.venue: Final = venue
        self.seed: Final = seed
        self.actions: list[int] = []  # since the deal
        self.known = 0  # actions already replayed
        self.state: State | None = None
        self.digests = [b""] * venue.seats

    def of(self, seat: int) -> bytes:
        """Digest of the seat's history after the actions so far."""
        if self.state is None:
            state = State(self.venue.rules, seeded(self.seed))
            state.record()
            self.state = begin(state, self.venue.seats)
            self._remember(-1, -1)
        for action in self.actions[self.known :]:
            asked = self.state.stack[-1].seat
            apply(self.state, self.venue.actions.choices[action])
            self._remember(asked, action)
            self.known += 1
        return self.digests[seat]

    def _remember(self, asked: int, action: int) -> None:
        assert self.state is not None
        for seat, before in enumerate(self.digests):
            told = [repr(event.seen_by(seat)) for event in self.state.events]
            done = [str(action)] if seat == asked else []
            self.digests[seat] = blake2b(before + "\n".join(done + told).encode(), digest_size=BYTES).digest()
        self.state.record()

    def __deepcopy__(self, memo: object) -> SeatHistory:
        """Copies the history, to be continued independently."""
        twin = SeatHistory(self.venue, self.seed)
        if self.state is not None:
            twin.state = self.state.clone()
            twin.state.record()
        twin.actions = self.actions[:]
        twin.known = self.known
        twin.digests = self.digests[:]
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return restore_history, (self.venue, self.seed, self.actions)


def restore_history(venue: GameEncoding, seed: int, actions: list[int]) -> SeatHistory:
    """Restores a pickled history."""
    memory = SeatHistory(venue, seed)
    memory.actions = actions
    return memory
