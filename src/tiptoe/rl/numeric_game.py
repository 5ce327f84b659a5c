"""Numeric game that every interface is built on: actions in, observations, masks and returns out."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..catalog import GAMES, check_seats, open_game, spec_for_simulation
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
Mask: TypeAlias = NDArray[np.int8]  # the type that gymnasium samples by
Reward: TypeAlias = Literal["win", "points"]

NOBODY: Final = -1
DEFAULT_SPEC: Final = next(iter(GAMES))  # default spec
SEAT_LINE: Final = ("gold", "damage", "clank", "skill", "swords", "boots")
SCORE_SCALE: Final = 100.0  # divisor of scores: a good score becomes about 1


class GameEncoding:
    """Encoding of a spec with `seats` seats: its action space and observation layout, shared by its games."""

    def __init__(self, spec: str, seats: int) -> None:
        self.spec: Final = spec
        self.rules: Final[Ruleset] = open_game(spec_for_simulation(spec))
        check_seats(self.rules, seats)
        self.seats: Final = seats
        self.actions: Final = ActionSpace(self.rules)
        self.layout: Final = ObservationLayout(self.rules, seats)
        self.nothing_offered: Final = bytes(len(self.actions.choices))

    def __deepcopy__(self, memo: object) -> GameEncoding:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles only spec and seats, since rulesets cannot be pickled."""
        return encoding_of, (self.spec, self.seats)


@lru_cache(maxsize=64)
def encoding_of(spec: str, seats: int) -> GameEncoding:
    """Returns the cached encoding; SpecError for an unknown spec or a wrong number of seats."""
    return GameEncoding(spec, seats)


class NumericGame:
    """Game in numbers from the deal to the end: the asked seat acts, and every seat can be observed."""

    def __init__(self, venue: GameEncoding, seed: int, state: State | None = None) -> None:
        self.venue: Final = venue
        self.state: Final[State] = state or new_game(venue.rules, venue.seats, seeded(seed))
        self.seed: Final = seed

    def __deepcopy__(self, memo: object) -> NumericGame:
        """Copies the game, to be continued independently with the same luck."""
        return NumericGame(self.venue, self.seed, self.state.clone())

    def __reduce__(self) -> tuple[object, ...]:
        return restore_game, (self.venue, self.seed, encode(self.state))

    @property
    def asked(self) -> int:
        """Seat that must act now, or NOBODY."""
        return NOBODY if self.state.over else self.state.stack[-1].seat

    def legal(self) -> list[int]:
        """Legal actions."""
        return self.venue.actions.legal(self.state)

    def mask(self, seat: int) -> Mask:
        """Mask of the seat's legal actions (1: legal)."""
        if seat != self.asked:
            return np.frombuffer(bytearray(self.venue.nothing_offered), np.int8)
        return np.frombuffer(self.venue.actions.mask(self.state), np.int8)

    def observation(self, seat: int) -> Numbers:
        """Observation of what the seat may know, encoded by the layout."""
        return np.frombuffer(observe(self.venue.layout, self.state, seat), np.uint8)

    def act(self, action: int) -> None:
        """Plays an action; IllegalChoice if it is not legal."""
        apply(self.state, self.venue.actions.choices[action])

    def word(self, action: int) -> str:
        """Key of an action: `play:burgle`."""
        return key(self.venue.actions.choices[action], self.state)

    def returns(self, reward: Reward) -> list[float]:
        """Return of each seat at the end of the game; all 0 before it."""
        if not self.state.over:
            return [0.0] * self.venue.seats
        return self.points() if reward == "points" else self.wins()

    def wins(self) -> list[float]:
        """Zero-sum returns: 1 for a sole winner, less for a shared victory, negative for the losers."""
        won, seats = winners(self.state), self.venue.seats
        if not won:
            return [0.0] * seats
        share = (seats / len(won) - 1) / (seats - 1)
        return [share if seat in won else -1 / (seats - 1) for seat in range(seats)]

    def points(self) -> list[float]:
        """Scores of all seats, divided by POINTS."""
        return [score(self.state, seat) / SCORE_SCALE for seat in range(self.venue.seats)]

    def text(self, seat: int) -> str:
        """Text of the position as the seat may know it, with the keys of its choices."""
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
    """Restores a pickled game."""
    return NumericGame(venue, seed, decode(position, venue.rules))
