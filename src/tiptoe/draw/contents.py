"""What there is to see in a room: tokens, pawns, and what it costs to get there."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..core.choice import MOVE, SWORDS, TELEPORT, argument_of, verb_of
from ..core.material import ARTIFACT, FEATURES, KINDS, MONKEY_IDOL, SECRET, Board, Pack, RoomId
from ..core.state import IN_PLAY
from ..rules.move import IGNORE_MONSTERS
from ..rules.setup import SECRETS_ON_A_SPACE
from ..view.view import View

MINOR = "minor-secret"
MAJOR = "major-secret"
IDOL = "monkey-idol"


@dataclass
class Contents:
    """One room. `artifacts` holds their points; the other tokens are counted by kind."""

    features: list[str]
    artifacts: list[int] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    pawns: list[int] = field(default_factory=list)

    def add(self, kind: str) -> None:
        self.tokens[kind] = self.tokens.get(kind, 0) + 1


@dataclass(frozen=True, order=True)
class Price:
    """What one step costs. The cheapest spends as few hearts as it can."""

    damage: int
    boots: int
    swords: int


def contents(board: Board, pack: Pack, view: View | None) -> list[Contents]:
    """By room: what lies there now, or at the start of a game if there is no view."""
    found = [Contents([name for name, bit in FEATURES.items() if bits & bit]) for bits in board.features]
    for room, each in enumerate(found):
        lying = view.room_tokens[room] if view is not None else _at_the_start(board, room)
        for token in lying:
            _add(each, pack, token)
    for seat in view.seats if view is not None else ():
        if seat.status == IN_PLAY:
            found[seat.room].pawns.append(seat.index)
    return found


def steps(view: View) -> dict[RoomId, Price]:
    """The rooms that the open question lets a seat go to, and the gentlest price of each."""
    found: dict[RoomId, Price] = {}
    for choice in view.choices:
        if verb_of(choice) not in (MOVE, TELEPORT):
            continue
        tunnel = view.board.ways(view.me.room)[argument_of(choice) // SWORDS]
        price = Price(0, 0, 0)
        if verb_of(choice) == MOVE:
            swords = argument_of(choice) % SWORDS
            met = 0 if view.me.ignores & IGNORE_MONSTERS else tunnel.monsters
            price = Price(met - swords, tunnel.boots, swords)
        found[tunnel.end] = min(price, found.get(tunnel.end, price))
    return found


def _at_the_start(board: Board, room: RoomId) -> list[int]:
    hidden = [-kind for kind, each in SECRETS_ON_A_SPACE if board.spaces[room] & kind for _ in range(each)]
    return board.laid[room] + hidden


def _add(room: Contents, pack: Pack, token: int) -> None:
    kind = -token if token < 0 else pack.tokens[token].kind
    if kind & ARTIFACT:
        room.artifacts.append(pack.tokens[token].points)
    elif kind & (SECRET | MONKEY_IDOL):
        room.add(next(name for name, bit in KINDS.items() if kind & bit))
    else:
        room.add(pack.tokens[token].id)
