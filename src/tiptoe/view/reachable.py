"""Reachable rooms: every room within the seat's boots, with a way there and its whole price.

The engine itself walks on a state determinized from the view, so a way can reveal nothing hidden. Ways go on only
through rooms in which no question is asked and nothing is revealed; in the last room anything may happen.
"""

from __future__ import annotations

from typing import Final, final

from ..core.board import RoomId
from ..core.choice import MOVE, SWORDS, ChoiceId, argument_of, verb_of
from ..core.kernel import apply, choices, price
from ..core.notation import key
from ..core.price import FREE, Price
from ..core.rng import keyed
from ..core.state import State
from ..rules.scoring import worth
from .determinize import determinize
from .view import View

YOUR_TURN: Final = "your-turn"
KEY: Final = bytes(32)  # the random deal has no influence: ways stop where chance would decide
MOST_STEPS: Final = 120  # limit of one search, above what the boots of common turns allow


@final
class Walk:
    """Way of several steps: its rooms in order, the keys of its tunnels and choices, and its whole price."""

    def __init__(self, rooms: list[RoomId], ways: list[str], keys: list[str], price: Price) -> None:
        self.rooms: Final = rooms
        self.ways: Final = ways
        self.keys: Final = keys
        self.price: Final = price

    def rank(self) -> tuple[int, int, int, int, int]:
        """Sort key of ways: least damage, then lockpicks, boots, swords, and length."""
        paid = self.price
        return paid.damage, paid.lockpicks, paid.boots, paid.swords, len(self.rooms)


def walks(view: View) -> list[Walk]:
    """Cheapest ways of several steps, one per room, even if a dearer single step leads there."""
    if view.prompt != YOUR_TURN or view.asked != view.seat or view.me.boots < 2:
        return []
    search = Search(view)
    search.run()
    return [walk for walk in search.best.values() if len(walk.keys) > 1]


def worth_outside(view: View) -> int:
    """CORE-20.2: score of the view's seat if it got out now; it knows all its own cards."""
    state = determinize(view, keyed(KEY))
    return worth(state, state.seats[view.seat])


@final
class Search:
    """Search for ways from the seat's room, the cheapest first."""

    def __init__(self, view: View) -> None:
        self.seat: Final = view.seat
        self.home: Final = view.me.room
        self.best: Final[dict[RoomId, Walk]] = {}
        self.open: Final[list[tuple[Walk, State]]] = [(Walk([], [], [], FREE), determinize(view, keyed(KEY)))]
        self.settled: Final[list[tuple[RoomId, int, int, int, int]]] = []
        self.left = MOST_STEPS

    def run(self) -> None:
        while self.open and self.left > 0:
            place = min(range(len(self.open)), key=lambda at: self.open[at][0].rank())
            walk, state = self.open.pop(place)
            if not self._worse(state):
                self._go_on(walk, state)

    def _worse(self, state: State) -> bool:
        """Whether an earlier way reached this room with at least as much of everything left."""
        me = state.seats[self.seat]
        now = (me.room, me.boots, me.swords, me.lockpicks, -me.damage)
        for room, boots, swords, lockpicks, health in self.settled:
            if room == now[0] and boots >= now[1] and swords >= now[2] and lockpicks >= now[3] and health >= now[4]:
                return True
        self.settled.append(now)
        return False

    def _go_on(self, walk: Walk, state: State) -> None:
        """Extends a way by every possible step."""
        me = state.seats[self.seat]
        for choice in choices(state):
            if verb_of(choice) != MOVE:
                continue
            self.left -= 1
            further = self._step(walk, state, choice)
            end = further.rooms[-1]
            known = self.best.get(end)
            if end != self.home and (known is None or further.rank() < known.rank()):
                self.best[end] = further
            if me.boots > further.price.boots - walk.price.boots:
                after = state.clone()
                apply(after, choice)
                if self._is_quiet(state, after):
                    self.open.append((further, after))

    def _step(self, walk: Walk, state: State, choice: ChoiceId) -> Walk:
        tunnel = state.board.ways(state.seats[self.seat].room)[argument_of(choice) // SWORDS]
        paid = walk.price.plus(price(state, choice))
        return Walk(walk.rooms + [tunnel.end], walk.ways + [tunnel.key], walk.keys + [key(choice, state)], paid)

    def _is_quiet(self, before: State, after: State) -> bool:
        """Whether a step asked no question, drew no card or token, and used no random number."""
        if after.over or after.stack[-1].prompt != YOUR_TURN or after.stack[-1].seat != self.seat:
            return False
        if after.rng.at != before.rng.at or after.rng.block != before.rng.block:
            return False
        drawn = after.seats[self.seat].deck_left != before.seats[self.seat].deck_left
        return not drawn and after.pools == before.pools and after.box == before.box
