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
class Ruler:
    """Spans, each where the one before ends."""

    def __init__(self) -> None:
        self.spans: Final[list[Span]] = []
        self.size = 0

    def span(self, name: str, rows: int, columns: int) -> int:
        """The place at which it begins."""
        span = Span(name, self.size, rows, columns)
        self.spans.append(span)
        self.size = span.end
        return span.at


@final
class Things:
    """What there is in a game, and the place of each by its number."""

    def __init__(self, rules: Ruleset) -> None:
        pack = rules.pack
        self.cards: Final = len(pack.cards)
        self.tokens: Final = len(pack.tokens)
        self.tiles: Final = len(pack.tiles)
        self.effects: Final = len(pack.effects)
        self.rooms: Final = dense(rules.rooms_there_are(), len(rules.board.rooms))
        self.room_count: Final = len(rules.rooms_there_are())
        self.frames: Final = dense([frame.kind for frame in rules.frames], max(rules.frame_of_kind) + 1)
        self.kinds: Final = bits_of([token.kind for token in pack.tokens])
        self.tags: Final = bits_of([token.tags for token in pack.tokens])
        self.features: Final = bits_of(rules.board.features)
        self.locks: Final = dense(_locks(rules), self.tiles * LOCKS_OF_A_TILE)
        # By token: the place of its kind, and the points that everybody sees while it lies in a room.
        self.kind_places: Final = [self.kinds.index(token.kind) for token in pack.tokens]
        self.open_points: Final = [0 if token.kind & SECRET else max(token.points, 0) for token in pack.tokens]


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
class LastWritten:
    """What was written last of things that seldom change and are slow to count."""

    def __init__(self, things: Things, seats: int) -> None:
        self.tokens_known: list[list[int]] | None = None
        self.tokens = b""
        self.tiles_known: list[int] = []
        self.tiles = bytes(things.tiles * TILE_NUMBERS)
        self.deck: Final = Counted(things.cards)
        self.dungeon_discard: Final = Counted(things.cards)
        self.trashed: Final = Counted(things.cards)
        self.market: Final = Counted(things.tokens)
        self.box: Final = Counted(things.tokens)
        self.piles: Final = [SeatPiles(things.cards, things.tokens) for _ in range(seats)]


@final
class SeatFields:
    """Where that of every seat begins; in each field the seats follow each other in rows."""

    def __init__(self, ruler: Ruler, things: Things, seats: int) -> None:
        cards, rooms = things.cards, things.room_count
        self.numbers: Final = ruler.span("seat", seats, len(SEAT))
        self.room: Final = ruler.span("room", seats, rooms)
        self.rewarded: Final = ruler.span("rewarded", seats, rooms)
        self.artifact_rooms: Final = ruler.span("artifact_rooms", seats, rooms)
        self.tokens: Final = ruler.span("seat_tokens", seats, things.tokens)
        self.held: Final = ruler.span("held", seats, len(things.tags))
        self.stood_on: Final = ruler.span("stood_on", seats, len(things.features))
        self.ignores: Final = ruler.span("ignores", seats, IGNORE_BITS)
        self.in_play: Final = ruler.span("in_play", seats, cards)
        self.played: Final = ruler.span("played", seats, cards)
        self.discard: Final = ruler.span("discard", seats, cards)
        self.left_discard: Final = ruler.span("left_discard", seats, cards)
        self.unseen: Final = ruler.span("unseen", seats, cards)
        self.deck_top: Final = ruler.span("deck_top", seats, cards)


@final
class ObservationLayout:
    """Where everything stands; attributes that are numbers are the places at which fields begin."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        ruler, things = Ruler(), Things(rules)
        cards, tokens, rooms, effects = things.cards, things.tokens, things.room_count, things.effects
        self.table: Final = ruler.span("table", 1, len(TABLE))
        self.question: Final = ruler.span("question", 1, len(rules.frames))
        self.stack: Final = ruler.span("stack", 1, len(rules.frames))
        self.about: Final = ruler.span("about", 1, cards + tokens)
        self.row: Final = ruler.span("row", ROW, cards)
        self.deck: Final = ruler.span("deck", 1, cards)
        self.dungeon_discard: Final = ruler.span("dungeon_discard", 1, cards)
        self.trashed: Final = ruler.span("trashed", 1, cards)
        self.reserve: Final = ruler.span("reserve", 1, len(rules.pack.reserve))
        self.market: Final = ruler.span("market", 1, tokens)
        self.box: Final = ruler.span("box", 1, tokens)
        self.artifacts: Final = ruler.span("artifacts", 1, tokens)
        self.pools: Final = ruler.span("pools", 1, len(POOLS))
        self.room_tokens: Final = ruler.span("room_tokens", rooms, len(things.kinds))
        self.room_points: Final = ruler.span("room_points", 1, rooms)
        self.figures: Final = ruler.span("figures", 1, rooms)
        self.marks: Final = ruler.span("marks", rooms, seats)
        self.tiles: Final = ruler.span("tiles", things.tiles, TILE_NUMBERS)
        self.opened: Final = ruler.span("opened", 1, len(_locks(rules)))
        self.latents: Final = ruler.span("latents", 1, effects)
        self.kept: Final = ruler.span("kept", 1, effects)
        self.modifiers: Final = ruler.span("modifiers", 1, effects)
        self.of_seat: Final = SeatFields(ruler, things, seats)
        self.hand: Final = ruler.span("hand", 1, cards)  # the own one
        self.spans: Final = ruler.spans
        self.size: Final = ruler.size
        self.seats: Final = seats
        self.things: Final = things
        self.last: Final = LastWritten(things, seats)


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
