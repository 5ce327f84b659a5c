"""Events of In Space, and their meanings for the ledger."""

from __future__ import annotations

from typing import Final

from ...core.board import RoomId
from ...core.event import Event, EventKind, declare_moves
from ...core.room_cubes import mark, rooms_marked
from ...rules.ledger import Ledger, announced, define_meaning, moved

LIFT_RIDDEN: Final = EventKind("LiftRidden", "SPA-5.6", "room")
BEAMED: Final = EventKind("Beamed", "SPA-5.7", "room")
PORT_HACKED: Final = EventKind("PortHacked", "SPA-6.1", "room n")
FACTION_ACTIVATED: Final = EventKind("FactionActivated", "SPA-3.2", "card")
RESERVE_TURNED: Final = EventKind("ReserveTurned", "SPA-4.1", "card")
POD_BOARDED: Final = EventKind("PodBoarded", "SPA-9.1", "room")
BLOCKADE_SET: Final = EventKind("BlockadeSet", "SPA-8.4")
declare_moves(LIFT_RIDDEN, BEAMED)


# Meanings for the ledger.


def _port_hacked(books: Ledger, event: Event) -> None:
    """Replays a hack, which is told before the effect of the port and before the cube is placed (RUL-51)."""
    assert event.second == len(rooms_marked(books.now.marks, event.seat)) + 1, "SPA-6.1: not the number of the cube"
    books.now.marks = books.now.marks + [mark(RoomId(event.first), event.seat)]


def _reserve_turned(books: Ledger, event: Event) -> None:
    now, pack = books.now, books.now.rules.pack
    face = pack.cards[event.first]
    now.reserve = [
        1 if card is face else 0 if card.id == face.back_of or card.back_of == face.id else left
        for card, left in zip(pack.reserve_cards, now.reserve)
    ]


def _pod_boarded(books: Ledger, event: Event) -> None:
    """SPA-9.1: replays boarding a pod: own cubes of the Clank! area come back."""
    seat = books.seat(event)
    assert seat.room == event.first, "SPA-9.1: a pod of another room"
    seat.leaving = True
    seat.supply += seat.clank
    seat.clank = 0


define_meaning(LIFT_RIDDEN, moved)
define_meaning(BEAMED, moved)
define_meaning(PORT_HACKED, _port_hacked)
define_meaning(FACTION_ACTIVATED, announced, announces="names the card whose text pays; the events after it say what")
define_meaning(RESERVE_TURNED, _reserve_turned)
define_meaning(POD_BOARDED, _pod_boarded)
define_meaning(BLOCKADE_SET, announced, announces="says what follows from the space that the marker has come to")
