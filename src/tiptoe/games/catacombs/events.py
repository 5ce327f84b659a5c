"""Events of Catacombs, and their meanings for the ledger."""

from __future__ import annotations

from typing import Final

from ...core.board import RoomId
from ...core.components import TokenId
from ...core.event import Event, EventKind
from ...core.room_cubes import mark
from ...core.tiles import placed_cell, placed_tile, placement
from ...rules.ledger import Ledger, define_meaning, without_one

LOCK_OPENED: Final = EventKind("LockOpened", "CAT-3.4", "lock")
TILE_REVEALED: Final = EventKind("TileRevealed", "CAT-4.1", "tile", reveals=True)
TILE_PLACED: Final = EventKind("TilePlaced", "CAT-4.2", "tile cell turn")
TILE_TURNED: Final = EventKind("TileTurned", "CAT-4.2", "tile turn")
ARTIFACT_PLACED: Final = EventKind("ArtifactPlaced", "CAT-5.1", "token room")
OFFERING_MADE: Final = EventKind("OfferingMade", "CAT-6.6", "room n")
LOCKPICKS_GAINED: Final = EventKind("LockpicksGained", "CAT-1.2", "n")


# Meanings for the ledger.


def _lock_opened(books: Ledger, event: Event) -> None:
    assert event.first not in books.now.opened, "CAT-3.4: a lock opens once"
    books.now.opened = books.now.opened + [event.first]


def _tile_revealed(books: Ledger, event: Event) -> None:
    books.now.tiles_left -= 1
    assert books.now.tile_stack[books.now.tiles_left] == event.first, "CAT-4.1: not the top tile"


def _tile_placed(books: Ledger, event: Event) -> None:
    books.now.tiles = books.now.tiles + [placement(event.first, event.second, event.third)]


def _tile_turned(books: Ledger, event: Event) -> None:
    tiles = books.now.tiles
    books.now.tiles = [
        placement(event.first, placed_cell(lies), event.second) if placed_tile(lies) == event.first else lies
        for lies in tiles
    ]


def _artifact_placed(books: Ledger, event: Event) -> None:
    now, token = books.now, TokenId(event.first)
    now.artifacts = without_one(now.artifacts, token)
    rooms = now.room_tokens[:]
    rooms[event.second] = rooms[event.second] + [token]
    now.room_tokens = rooms


def _offering_made(books: Ledger, event: Event) -> None:
    seat = books.seat(event)
    seat.supply -= 1
    seat.placed += 1
    assert event.second == seat.placed, "CAT-6.6: not the number of the offering"
    books.now.marks = books.now.marks + [mark(RoomId(event.first), event.seat)]


def _lockpicks_gained(books: Ledger, event: Event) -> None:
    assert event.first > 0, "CAT-1.2: no lockpick"
    books.seat(event).lockpicks += event.first


define_meaning(LOCK_OPENED, _lock_opened)
define_meaning(TILE_REVEALED, _tile_revealed)
define_meaning(TILE_PLACED, _tile_placed)
define_meaning(TILE_TURNED, _tile_turned)
define_meaning(ARTIFACT_PLACED, _artifact_placed)
define_meaning(OFFERING_MADE, _offering_made)
define_meaning(LOCKPICKS_GAINED, _lockpicks_gained)
