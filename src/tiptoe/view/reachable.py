"""Reach of a seat: every room within its boots, with the way there and the price of all of it.

Walked by the engine itself on a position dealt anew from the view, so that a way can tell nothing hidden. It goes
through rooms in which nothing is asked and nothing turned over; in its last room anything may happen.
"""

from __future__ import annotations

from typing import Final, final

from ..core.board import RoomId
from ..core.choice import MOVE, SWORDS, argument_of, verb_of
from ..core.kernel import apply, choices, price
from ..core.notation import key
from ..core.price import FREE, Price
from ..core.rng import keyed
from ..core.state import State
from ..rules.scoring import worth
from .determinize import determinize
from .view import View

YOUR_TURN: Final = "your-turn"
KEY: Final = bytes(32)  # what is dealt anew decides nothing here: ways stop where luck would have a part
MOST_STEPS: Final = 120  # looked at in one search: more than the boots of common turns reach


@final
class Walk:
    """A way: its rooms in order, the keys of its tunnels and of its steps, and the price of all of it."""

    def __init__(self, rooms: list[RoomId], ways: list[str], keys: list[str], price: Price) -> None:
        self.rooms: Final = rooms
        self.ways: Final = ways
        self.keys: Final = keys
        self.price: Final = price

    def rank(self) -> tuple[int, int, int, int, int]:
        """Harmless ways first, then what boots cannot pay, then the shortest."""
        paid = self.price
        return paid.damage, paid.lockpicks, paid.boots, paid.swords, len(self.rooms)


def walks(view: View) -> list[Walk]:
    """For each room that takes several steps the cheapest way, also where a single step would hurt more."""
    if view.prompt != YOUR_TURN or view.asked != view.seat or view.me.boots < 2:
        return []
    search = Search(view)
    search.run()
    return [walk for walk in search.best.values() if len(walk.keys) > 1]


def worth_outside(view: View) -> int:
    """CORE-20.2: what a seat would score if it got out now; its own cards are all known to it."""
    state = determinize(view, keyed(KEY))
    return worth(state, state.seats[view.seat])


@final
class Search:
    """Ways from where a seat stands, the cheapest first."""

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
        """Whether the seat has stood in this room before with as much of everything left."""
        me = state.seats[self.seat]
        now = (me.room, me.boots, me.swords, me.lockpicks, -me.damage)
        for room, boots, swords, lockpicks, health in self.settled:
            if room == now[0] and boots >= now[1] and swords >= now[2] and lockpicks >= now[3] and health >= now[4]:
                return True
        self.settled.append(now)
        return False

    def _go_on(self, walk: Walk, state: State) -> None:
        """Every step from where a way has led."""
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

    def _step(self, walk: Walk, state: State, choice: int) -> Walk:
        tunnel = state.board.ways(state.seats[self.seat].room)[argument_of(choice) // SWORDS]
        paid = walk.price.plus(price(state, choice))
        return Walk(walk.rooms + [tunnel.end], walk.ways + [tunnel.key], walk.keys + [key(choice, state)], paid)

    def _is_quiet(self, before: State, after: State) -> bool:
        """Nobody is asked anything new, no card or token is drawn, and luck had no part in it."""
        if after.over or after.stack[-1].prompt != YOUR_TURN or after.stack[-1].seat != self.seat:
            return False
        if after.rng.at != before.rng.at or after.rng.block != before.rng.block:
            return False
        drawn = after.seats[self.seat].deck_left != before.seats[self.seat].deck_left
        return not drawn and after.pools == before.pools and after.box == before.box
