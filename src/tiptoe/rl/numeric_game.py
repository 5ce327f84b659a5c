"""Bouts: one game in numbers, as every interface plays it: actions in, observations, masks and returns out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..catalog import GAMES, check_seats, open_game, simulated
from ..core.codec import decode, encode
from ..core.kernel import apply
from ..core.notation import key
from ..core.rng import seeded
from ..core.ruleset import Ruleset
from ..core.state import State
from ..rules.scoring import score, winners
from ..rules.turn import new_game
from ..view.action_space import ActionSpace
from ..view.observation import ObservationLayout, observe
from ..view.view import View
from ..wire.view import ShownSeat, shown

Numbers: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]  # what gymnasium samples by
Reward: TypeAlias = Literal["win", "points"]

NOBODY: Final = -1
DEFAULT: Final = next(iter(GAMES))  # the game of those who name none
SEAT_LINE: Final = ("gold", "damage", "clank", "skill", "swords", "boots")
POINTS: Final = 100.0  # a good score is about one


class GameEncoding:
    """A game with so many seats, and the numbers that it is told in; made once, shared by its bouts."""

    def __init__(self, spec: str, seats: int) -> None:
        self.spec: Final = spec
        self.rules: Final[Ruleset] = open_game(simulated(spec))
        check_seats(self.rules, seats)
        self.seats: Final = seats
        self.actions: Final = ActionSpace(self.rules)
        self.layout: Final = ObservationLayout(self.rules, seats)
        self.nothing_offered: Final = bytes(len(self.actions.choices))

    def __deepcopy__(self, memo: object) -> GameEncoding:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Definitions do not travel: whoever gets it opens the game again."""
        return encoding_of, (self.spec, self.seats)


@lru_cache(maxsize=64)
def encoding_of(spec: str, seats: int) -> GameEncoding:
    """SpecError for a game that there is not, or not for so many."""
    return GameEncoding(spec, seats)


class NumericGame:
    """One game from the deal to the end. Whoever is asked acts; everybody may look at what they may know."""

    def __init__(self, venue: GameEncoding, seed: int, state: State | None = None) -> None:
        self.venue: Final = venue
        self.state: Final[State] = state or new_game(venue.rules, venue.seats, seeded(seed))
        self.seed: Final = seed

    def __deepcopy__(self, memo: object) -> NumericGame:
        """Another that goes on from here by itself, with the same luck."""
        return NumericGame(self.venue, self.seed, self.state.clone())

    def __reduce__(self) -> tuple[object, ...]:
        return restore_game, (self.venue, self.seed, encode(self.state))

    @property
    def asked(self) -> int:
        """The seat that must act now, or NOBODY."""
        return NOBODY if self.state.over else self.state.stack[-1].seat

    def legal(self) -> list[int]:
        """Every action that is offered now."""
        return self.venue.actions.legal(self.state)

    def mask(self, seat: int) -> Mask:
        """1 for every action that the seat is offered now."""
        if seat != self.asked:
            return np.frombuffer(bytearray(self.venue.nothing_offered), np.int8)
        return np.frombuffer(self.venue.actions.mask(self.state), np.int8)

    def observation(self, seat: int) -> Numbers:
        """What the seat may know, as the layout says."""
        return np.frombuffer(observe(self.venue.layout, self.state, seat), np.uint8)

    def act(self, action: int) -> None:
        """IllegalChoice for an action that is not offered."""
        apply(self.state, self.venue.actions.choices[action])

    def word(self, action: int) -> str:
        """An action as people write it here: `play:burgle`."""
        return key(self.venue.actions.choices[action], self.state)

    def returns(self, reward: Reward) -> list[float]:
        """What the end is worth to each seat; nothing before it."""
        if not self.state.over:
            return [0.0] * self.venue.seats
        return self.points() if reward == "points" else self.wins()

    def wins(self) -> list[float]:
        """1 for who wins alone, less for who shares it, below 0 for who does not; together always 0."""
        won, seats = winners(self.state), self.venue.seats
        if not won:
            return [0.0] * seats
        share = (seats / len(won) - 1) / (seats - 1)
        return [share if seat in won else -1 / (seats - 1) for seat in range(seats)]

    def points(self) -> list[float]:
        return [score(self.state, seat) / POINTS for seat in range(self.venue.seats)]

    def text(self, seat: int) -> str:
        """The position as the seat may know it, with names, and what it is offered."""
        view = shown(View(self.state, seat))
        row = " ".join(card or "-" for card in view.row)
        lines = [f"{view.rules} · round {view.round} · rage {view.marker} · row {row}"]
        lines += [self._seat_line(index, each) for index, each in enumerate(view.seats)]
        if self.asked == seat:
            lines.append("  " + " ".join(self.word(action) for action in self.legal()))
        return "\n".join(lines)

    def _seat_line(self, index: int, seat: ShownSeat) -> str:
        numbers = [f"{name} {getattr(seat, name)}" for name in SEAT_LINE]
        sign = ">" if index == self.asked else " "
        return f"{sign} seat {index} · {seat.room} · {seat.fate} · {' · '.join([*numbers, *seat.tokens])}"


def restore_game(venue: GameEncoding, seed: int, position: bytes) -> NumericGame:
    """A bout that has travelled."""
    return NumericGame(venue, seed, decode(position, venue.rules))
