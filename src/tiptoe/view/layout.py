"""Layout of an observation: which numbers stand where, for a game and a number of seats.

An observation is one row of bytes. Things come by their numbers in the pack, rooms in the order of the board or of
the tiles, seats in their order at the table beginning with the one that looks. `docs/formats/observation.md` says
what each field holds.
"""

from __future__ import annotations

from typing import Final, final

from ..core.arguments import ROW
from ..core.material import SECRET
from ..core.ruleset import Ruleset
from ..core.tiles import FIRST_FEATURE_LOCK, LOCKED, LOCKS_OF_A_ROOM, LOCKS_OF_A_TILE
from ..rules.pools import KINDS as POOLS

VERSION: Final = 1  # of what is written where; whoever changes that counts on
TILE_NUMBERS: Final = 5  # of a tile: whether it lies or waits, x, y, quarter turns
IGNORE_BITS: Final = 8  # of what a seat ignores
NOT_THERE: Final = -1

TABLE: Final = (
    *("rounds", "turns", "active", "first", "asked", "over", "marker", "deck_size", "tiles_left", "surface_left"),
    *("bag_size", "bag_open", "black_in_bag", "black_aside", "wild_aside", "wild_clank", "attack_called", "countdown"),
    *("seats", "at_end"),
)
SEAT: Final = (
    *("in_play_still", "escaped", "knocked_out", "leaving", "place_out", "skill", "swords", "boots", "teleports"),
    *("gold", "lockpicks", "supply", "clank", "damage", "stand_ins", "virtual", "aside", "placed", "skill_made"),
    *("clank_made", "gold_gains", "gold_gained", "cards_trashed", "monsters_defeated", "row_monsters_defeated"),
    *("prisoners_freed", "portals_used", "marks_made", "tile_laid", "credit", "blocked", "dizzy", "discovering"),
    *("hand_size", "deck_size"),
)


@final
class Span:
    """So many numbers from a place on, in rows of so many."""

    def __init__(self, name: str, at: int, rows: int, columns: int) -> None:
        self.name: Final = name
        self.at: Final = at
        self.rows: Final = rows
        self.columns: Final = columns
        self.end: Final = at + rows * columns


@final
class Counted:
    """How often each thing is in a pile. Most piles are as they were, and to compare one is faster than to count it."""

    def __init__(self, kinds: int) -> None:
        self.kinds: Final = kinds
        self.known: list[int] = []
        self.written = bytes(kinds)

    def of(self, pile: list[int]) -> bytes:
        if pile != self.known:
            counts = [0] * self.kinds
            for thing in pile:
                counts[thing] += 1
            self.known, self.written = pile[:], bytes(counts)
        return self.written


@final
class SeatPiles:
    """The piles of one seat as they were counted last."""

    def __init__(self, cards: int, tokens: int) -> None:
        self.tokens: Final = Counted(tokens)
        self.in_play: Final = Counted(cards)
        self.played: Final = Counted(cards)
        self.discard: Final = Counted(cards)
        self.left_discard: Final = Counted(cards)
        self.unseen: Final = Counted(cards)
        self.hand: Final = Counted(cards)


@final
class ObservationLayout:
    """Where everything stands; attributes are the places at which fields begin."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        pack = rules.pack
        self.rules: Final = rules
        self.seats: Final = seats
        self.spans: Final[list[Span]] = []
        self.size = 0
        self.cards: Final = len(pack.cards)
        self.tokens: Final = len(pack.tokens)
        self.rooms: Final = dense(rules.rooms_there_are(), len(rules.board.rooms))
        self.room_count: Final = len(rules.rooms_there_are())
        self.frames: Final = dense([frame.kind for frame in rules.frames], max(rules.frame_of_kind) + 1)
        self.kinds: Final = bits_of([token.kind for token in pack.tokens])
        self.tags: Final = bits_of([token.tags for token in pack.tokens])
        self.features: Final = bits_of(rules.board.features)
        self.locks: Final = dense(_locks(rules), len(pack.tiles) * LOCKS_OF_A_TILE)
        # By token: the place of its kind, and the points that everybody sees while it lies in a room.
        self.kind_places: Final = [self.kinds.index(token.kind) for token in pack.tokens]
        self.open_points: Final = [0 if token.kind & SECRET else max(token.points, 0) for token in pack.tokens]

        # What was written last of things that seldom change and are slow to count.
        self.tokens_known: list[list[int]] | None = None
        self.tokens_written = b""
        self.tiles_known: list[int] = []
        self.tiles_written = bytes(len(pack.tiles) * TILE_NUMBERS)
        self.deck_counted: Final = Counted(self.cards)
        self.discard_counted: Final = Counted(self.cards)
        self.trashed_counted: Final = Counted(self.cards)
        self.market_counted: Final = Counted(self.tokens)
        self.box_counted: Final = Counted(self.tokens)
        self.piles: Final = [SeatPiles(self.cards, self.tokens) for _ in range(seats)]

        effects, rooms = len(pack.effects), self.room_count
        self.table: Final = self._span("table", 1, len(TABLE))
        self.question: Final = self._span("question", 1, len(rules.frames))
        self.stack: Final = self._span("stack", 1, len(rules.frames))
        self.about: Final = self._span("about", 1, self.cards + self.tokens)
        self.row: Final = self._span("row", ROW, self.cards)
        self.deck: Final = self._span("deck", 1, self.cards)
        self.dungeon_discard: Final = self._span("dungeon_discard", 1, self.cards)
        self.trashed: Final = self._span("trashed", 1, self.cards)
        self.reserve: Final = self._span("reserve", 1, len(pack.reserve))
        self.market: Final = self._span("market", 1, self.tokens)
        self.box: Final = self._span("box", 1, self.tokens)
        self.artifacts: Final = self._span("artifacts", 1, self.tokens)
        self.pools: Final = self._span("pools", 1, len(POOLS))
        self.room_tokens: Final = self._span("room_tokens", rooms, len(self.kinds))
        self.room_points: Final = self._span("room_points", 1, rooms)
        self.figures: Final = self._span("figures", 1, rooms)
        self.marks: Final = self._span("marks", rooms, seats)
        self.tiles: Final = self._span("tiles", len(pack.tiles), TILE_NUMBERS)
        self.opened: Final = self._span("opened", 1, len(_locks(rules)))
        self.latents: Final = self._span("latents", 1, effects)
        self.kept: Final = self._span("kept", 1, effects)
        self.modifiers: Final = self._span("modifiers", 1, effects)
        # Of every seat; they follow each other seat by seat in rows.
        self.seat: Final = self._span("seat", seats, len(SEAT))
        self.room: Final = self._span("room", seats, rooms)
        self.rewarded: Final = self._span("rewarded", seats, rooms)
        self.artifact_rooms: Final = self._span("artifact_rooms", seats, rooms)
        self.seat_tokens: Final = self._span("seat_tokens", seats, self.tokens)
        self.held: Final = self._span("held", seats, len(self.tags))
        self.stood_on: Final = self._span("stood_on", seats, len(self.features))
        self.ignores: Final = self._span("ignores", seats, IGNORE_BITS)
        self.in_play: Final = self._span("in_play", seats, self.cards)
        self.played: Final = self._span("played", seats, self.cards)
        self.discard: Final = self._span("discard", seats, self.cards)
        self.left_discard: Final = self._span("left_discard", seats, self.cards)
        self.unseen: Final = self._span("unseen", seats, self.cards)
        self.deck_top: Final = self._span("deck_top", seats, self.cards)
        self.hand: Final = self._span("hand", 1, self.cards)  # the own one

    def _span(self, name: str, rows: int, columns: int) -> int:
        at = self.size
        self.spans.append(Span(name, at, rows, columns))
        self.size = at + rows * columns
        return at


def dense(numbers: list[int], below: int) -> list[int]:
    """By number its place among those there are, or NOT_THERE."""
    places = [NOT_THERE] * below
    for place, number in enumerate(numbers):
        places[number] = place
    return places


def bits_of(values: list[int]) -> list[int]:
    """Every bit that one of the values has, the lowest first."""
    together = 0
    for value in values:
        together |= value
    return [1 << place for place in range(together.bit_length()) if together >> place & 1]


def _locks(rules: Ruleset) -> list[int]:
    """The numbers of all locks that can be opened for good: those of tunnels, then those of features, tile by tile."""
    found: list[int] = []
    for tile in rules.pack.tiles:
        first = tile.number * LOCKS_OF_A_TILE
        found.extend([part.lock for part in tile.parts if part.lock >= 0])
        for index, room in enumerate(tile.rooms):
            for place, feature in enumerate(LOCKED):
                if room.features & feature:
                    found.append(first + FIRST_FEATURE_LOCK + index * LOCKS_OF_A_ROOM + place)
    return found
