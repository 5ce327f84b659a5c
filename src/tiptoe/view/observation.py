"""Observations: the knowledge of a seat as a vector of bytes, and the layout of the vector.

The layout is fixed by a game and a number of seats; the contents are white-listed as in `view`.
"""

from __future__ import annotations

from typing import Final, final

from ..core.choice_arguments import ROW
from ..core.components import NOTHING, SECRET, TokenId
from ..core.facts import CARDS, ROOMS, SEAT_FACTS, STATE_FACTS, TOKENS, Fact, observed_numbers, public
from ..core.rng import Id
from ..core.room_cubes import room_of, seat_of
from ..core.ruleset import Ruleset
from ..core.state import ESCAPED, IN_PLAY, KNOCKED_OUT, Seat, State
from ..core.tiles import (
    FIRST_FEATURE_LOCK,
    LOCKED,
    LOCKS_OF_A_ROOM,
    LOCKS_OF_A_TILE,
    place_of,
    placed_cell,
    placed_tile,
    placed_turn,
)
from ..rules.attack import bag_total
from ..rules.pools import KINDS as POOLS
from .view import surface_left

VERSION: Final = 2  # of the layout; increase it with every change
TILE_NUMBERS: Final = 5  # per tile: whether it lies, whether it waits, x, y, quarter turns
IGNORE_BITS: Final = 8  # of `Seat.ignores`
NOT_THERE: Final = -1

FIRST_OF_TABLE: Final = (  # columns in the order of the vector; numbers and flags that are declared later follow
    *("rounds", "turns", "active", "first", "asked", "over", "marker", "deck_size", "tiles_left", "surface_left"),
    *("bag_size", "bag_open", "black_in_bag", "black_aside", "wild_aside", "wild_clank", "attack_called", "countdown"),
    *("seats", "at_end"),
)
LATER: Final = [fact.name for fact in observed_numbers(STATE_FACTS) if fact.name not in FIRST_OF_TABLE]
TABLE: Final = (*FIRST_OF_TABLE, *LATER)
SEAT: Final = (
    *("in_play_still", "escaped", "knocked_out", "leaving", "place_out"),
    *[fact.name for fact in observed_numbers(SEAT_FACTS)],
    *("hand_size", "deck_size"),
)
# Fields of seats in the order of the vector; facts that are declared later follow.
SEAT_FIELDS: Final = (
    *("room", "rewarded", "artifact_rooms", "tokens", "held", "stood_on", "ignores", "in_play", "played", "discard"),
    *("left_discard", "unseen", "deck_top"),
)
SPAN_NAMES: Final = {"tokens": "seat_tokens"}  # of fields that are not called as their facts


@final
class Span:
    """Field of the vector: `rows` times `columns` numbers from index `at` on."""

    def __init__(self, name: str, at: int, rows: int, columns: int) -> None:
        self.name: Final = name
        self.at: Final = at
        self.rows: Final = rows
        self.columns: Final = columns
        self.end: Final = at + rows * columns


@final
class SpanAllocator:
    """Allocator of spans, each where the one before ends."""

    def __init__(self) -> None:
        self.spans: Final[list[Span]] = []
        self.size = 0

    def span(self, name: str, rows: int, columns: int) -> int:
        """Adds a span and returns the index at which it begins."""
        span = Span(name, self.size, rows, columns)
        self.spans.append(span)
        self.size = span.end
        return span.at


@final
class Things:
    """Things of a game: their numbers, and dense places for those with sparse ids."""

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
        # By token: the place of its kind, and its public points while it lies in a room.
        self.kind_places: Final = [self.kinds.index(token.kind) for token in pack.tokens]
        self.open_points: Final = [0 if token.kind & SECRET else max(token.points, 0) for token in pack.tokens]


@final
class CountCache:
    """Cached counts of a pile: most piles are unchanged, and comparing is faster than counting."""

    def __init__(self, kinds: int) -> None:
        self.kinds: Final = kinds
        self.known: list[int] = []
        self.written = bytes(kinds)

    def of(self, pile: list[Id]) -> bytes:
        if pile != self.known:
            counts = [0] * self.kinds
            for thing in pile:
                counts[thing] += 1
            self.known, self.written = list(pile), bytes(counts)
        return self.written


@final
class SeatPiles:
    """Cached counts of one seat's piles, in the order of `SeatFields.piles`."""

    def __init__(self, fields: SeatFields, cards: int) -> None:
        self.piles: Final = [CountCache(field.columns) for field in fields.piles]
        self.unseen: Final = CountCache(cards)
        self.hand: Final = CountCache(cards)


@final
class ObservationCache:
    """Cache of fields that seldom change and are slow to compute."""

    def __init__(self, things: Things, fields: SeatFields, seats: int) -> None:
        self.tokens_known: list[list[TokenId]] | None = None
        self.tokens = b""
        self.tiles_known: list[int] = []
        self.tiles = bytes(things.tiles * TILE_NUMBERS)
        self.deck: Final = CountCache(things.cards)
        self.dungeon_discard: Final = CountCache(things.cards)
        self.trashed: Final = CountCache(things.cards)
        self.market: Final = CountCache(things.tokens)
        self.box: Final = CountCache(things.tokens)
        self.piles: Final = [SeatPiles(fields, things.cards) for _ in range(seats)]


@final
class PileField:
    """Field of a list of cards, tokens or rooms that every seat has."""

    def __init__(self, fact: Fact, at: int, columns: int) -> None:
        self.name: Final = fact.name
        self.holds_rooms: Final = fact.kind is ROOMS
        self.at: Final = at
        self.columns: Final = columns


@final
class SeatFields:
    """Indexes of the fields of seats; each field has one row per seat."""

    def __init__(self, ruler: SpanAllocator, things: Things, seats: int) -> None:
        self.numbers: Final = ruler.span("seat", seats, len(SEAT))
        piles = {fact.name: fact for fact in public(SEAT_FACTS) if fact.kind in (CARDS, TOKENS, ROOMS)}
        columns = {CARDS: things.cards, TOKENS: things.tokens, ROOMS: things.room_count}
        sizes = {name: columns[fact.kind] for name, fact in piles.items()}
        sizes |= {"room": things.room_count, "unseen": things.cards, "deck_top": things.cards}
        sizes |= {"held": len(things.tags), "stood_on": len(things.features), "ignores": IGNORE_BITS}
        order = [*SEAT_FIELDS, *[name for name in piles if name not in SEAT_FIELDS]]
        at = {name: ruler.span(SPAN_NAMES.get(name, name), seats, sizes[name]) for name in order}
        self.piles: Final = [PileField(piles[name], at[name], sizes[name]) for name in order if name in piles]
        self.room: Final = at["room"]
        self.held: Final = at["held"]
        self.stood_on: Final = at["stood_on"]
        self.ignores: Final = at["ignores"]
        self.unseen: Final = at["unseen"]
        self.deck_top: Final = at["deck_top"]


@final
class ObservationLayout:
    """Layout of the vector; attributes that are numbers are the indexes at which fields begin."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        ruler, things = SpanAllocator(), Things(rules)
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
        self.hand: Final = ruler.span("hand", 1, cards)  # the own hand
        # Numbers that the game declares; a game without them has no such fields.
        self.own_table: Final = ruler.span("own_table", 1, len(rules.state_facts)) if rules.state_facts else ruler.size
        self.own_seat: Final = ruler.span("own_seat", seats, len(rules.seat_facts)) if rules.seat_facts else ruler.size
        self.spans: Final = ruler.spans
        self.size: Final = ruler.size
        self.seats: Final = seats
        self.things: Final = things
        self.last: Final = ObservationCache(things, self.of_seat, seats)


def dense(numbers: list[int], below: int) -> list[int]:
    """Table that maps each of `numbers` to its place in the list, and other numbers to NOT_THERE."""
    places = [NOT_THERE] * below
    for place, number in enumerate(numbers):
        places[number] = place
    return places


def bits_of(values: list[int]) -> list[int]:
    """Bits that are set in any of `values`, the lowest first."""
    together = 0
    for value in values:
        together |= value
    return [1 << place for place in range(together.bit_length()) if together >> place & 1]


def _locks(rules: Ruleset) -> list[int]:
    """Numbers of all locks that can be opened for good, tile by tile: those of tunnels, then those of features."""
    found: list[int] = []
    for tile in rules.pack.tiles:
        first = tile.number * LOCKS_OF_A_TILE
        found.extend([part.lock for part in tile.parts if part.lock >= 0])
        for index, room in enumerate(tile.rooms):
            for place, feature in enumerate(LOCKED):
                if room.features & feature:
                    found.append(first + FIRST_FEATURE_LOCK + index * LOCKS_OF_A_ROOM + place)
    return found


MOST: Final = 255
MIDDLE: Final = 128  # added to coordinates, which may be negative
UNCACHED_SIZE: Final = 3  # piles up to this size are written without the cache


def observe(layout: ObservationLayout, state: State, seat: int) -> bytearray:
    """Observation of a seat; a spectator (-1) sees no hand."""
    out = bytearray(layout.size)
    looker = max(seat, 0)
    _table(layout, state, looker, out)
    _dungeon(layout, state, out)
    _rooms(layout, state, looker, out)
    _waiting(layout, state, out)
    seats = layout.seats
    for index in range(seats):
        _seat(layout, state, state.seats[index], (index - looker) % seats, out, own=index == seat)
    return out


def _table(layout: ObservationLayout, state: State, looker: int, out: bytearray) -> None:
    """Writes the numbers of TABLE, then the open question and the kinds of frames on the stack."""
    seats = layout.seats
    is_open = state.rules.params.bag_open
    numbers = [
        state.rounds,
        state.turns,
        (state.active - looker) % seats,
        (state.first - looker) % seats,
        (state.stack[-1].seat - looker) % seats if state.stack else 0,
        1 if state.over else 0,
        state.marker,
        state.deck_left,
        state.tiles_left,
        surface_left(state) if state.tiles_left else 0,
        bag_total(state),
        1 if is_open else 0,
        state.black_in_bag if is_open else 0,
        state.black_aside,
        state.wild_aside,
        state.wild_clank,
        1 if state.attack_called else 0,
        state.countdown,
        seats,
        len(state.at_end),
        *[int(getattr(state, name)) for name in LATER],
    ]
    _write(numbers, layout.table, out)
    _write([fact.of(state) for fact in state.rules.state_facts], layout.own_table, out)
    if not state.stack:
        return
    frames = layout.things.frames
    for frame in state.stack:
        out[layout.stack + frames[frame.kind]] = 1
    asked = state.stack[-1]
    out[layout.question + frames[asked.kind]] = 1
    about = asked.about()
    if about >= 0:
        out[layout.about + about] = 1
    elif about < NOTHING:
        out[layout.about + layout.things.cards - 2 - about] = 1


def _dungeon(layout: ObservationLayout, state: State, out: bytearray) -> None:
    last, cards = layout.last, layout.things.cards
    for slot, card in enumerate(state.row):
        if card >= 0:
            out[layout.row + slot * cards + card] = 1
    _count(state.deck[: state.deck_left], last.deck, layout.deck, out)
    _count(state.dungeon_discard, last.dungeon_discard, layout.dungeon_discard, out)
    _count(state.trashed, last.trashed, layout.trashed, out)
    _write(state.reserve, layout.reserve, out)
    _count(state.market, last.market, layout.market, out)
    _count(state.box, last.box, layout.box, out)
    for place, token in enumerate(state.artifacts):
        out[layout.artifacts + token] = place + 1
    for number, pool in enumerate(state.pools):
        out[layout.pools + number] = len(pool)


def _rooms(layout: ObservationLayout, state: State, looker: int, out: bytearray) -> None:
    """Writes tokens in rooms (of face-down ones only the kind), cubes, figures, tiles and locks."""
    last, rooms, seats = layout.last, layout.things.rooms, layout.seats
    if state.room_tokens is not last.tokens_known:
        last.tokens_known, last.tokens = state.room_tokens, _room_tokens(layout, state.room_tokens)
    out[layout.room_tokens : layout.figures] = last.tokens
    for mark in state.marks:
        out[layout.marks + rooms[room_of(mark)] * seats + (seat_of(mark) - looker) % seats] = 1
    for room in state.figures:
        out[layout.figures + rooms[room]] = 1
    if state.tiles:
        if state.tiles != last.tiles_known:
            last.tiles_known, last.tiles = state.tiles[:], _tiles(layout, state.tiles)
        out[layout.tiles : layout.opened] = last.tiles
    for tile, cell in state.rules.waiting_tiles(state.stack):
        x, y = place_of(cell)
        _write([0, 1, x + MIDDLE, y + MIDDLE, 0], layout.tiles + tile * TILE_NUMBERS, out)
    for lock in state.opened:
        out[layout.opened + layout.things.locks[lock]] = 1


def _room_tokens(layout: ObservationLayout, rooms: list[list[TokenId]]) -> bytes:
    """Counts tokens by room and kind, then the public points by room. Cached by identity of the list `rooms`."""
    things, kinds = layout.things, len(layout.things.kinds)
    counts = [0] * (layout.figures - layout.room_tokens)
    points = layout.room_points - layout.room_tokens
    for room, tokens in enumerate(rooms):
        for token in tokens:
            place = things.rooms[room]
            counts[place * kinds + things.kind_places[token]] += 1
            counts[points + place] += things.open_points[token]
    return bytes([count if count < MOST else MOST for count in counts])


def _tiles(layout: ObservationLayout, tiles: list[int]) -> bytes:
    """Encodes the tiles that lie on the table."""
    numbers = [0] * (layout.opened - layout.tiles)
    for number in tiles:
        x, y = place_of(placed_cell(number))
        at = placed_tile(number) * TILE_NUMBERS
        numbers[at : at + TILE_NUMBERS] = [1, 0, x + MIDDLE, y + MIDDLE, placed_turn(number)]
    return bytes(numbers)


def _waiting(layout: ObservationLayout, state: State, out: bytearray) -> None:
    """Writes public effects of the turn: deferred ones with their payments, kept abilities, price modifiers."""
    for latent in state.deferred:
        at = layout.latents + latent.effect.number
        paid = out[at] + 1 + latent.paid
        out[at] = paid if paid < MOST else MOST
    for kept in state.kept:
        out[layout.kept + kept.effect.number] = out[layout.kept + kept.effect.number] + 1
    for modifier in state.modifiers:
        out[layout.modifiers + modifier.number] = out[layout.modifiers + modifier.number] + 1


def _seat(layout: ObservationLayout, state: State, seat: Seat, place: int, out: bytearray, *, own: bool) -> None:
    _seat_numbers(layout, state, seat, place, out)
    fields, things, piles = layout.of_seat, layout.things, layout.last.piles[seat.index]
    rooms = things.room_count
    out[fields.room + place * rooms + things.rooms[seat.room]] = 1
    for field, counted in zip(fields.piles, piles.piles):
        pile, at = getattr(seat, field.name), field.at + place * field.columns
        if field.holds_rooms:
            for room in pile:
                out[at + things.rooms[room]] = 1
        else:
            _count(pile, counted, at, out)
    _flag(seat.tags_held, things.tags, fields.held + place * len(things.tags), out)
    _flag(seat.stood_on, things.features, fields.stood_on + place * len(things.features), out)
    if seat.ignores:
        for bit in range(IGNORE_BITS):
            out[fields.ignores + place * IGNORE_BITS + bit] = seat.ignores >> bit & 1
    at = place * things.cards
    unknown = seat.deck_left - seat.deck_known
    unseen = seat.deck[:unknown]
    if own:
        _count(seat.hand, piles.hand, layout.hand, out)
    else:
        unseen += seat.hand
    _count(unseen, piles.unseen, fields.unseen + at, out)
    for below in range(seat.deck_known):  # the next one last, so that of copies the next one counts
        out[fields.deck_top + at + seat.deck[unknown + below]] = seat.deck_known - below


def _seat_numbers(layout: ObservationLayout, state: State, seat: Seat, place: int, out: bytearray) -> None:
    """Writes the numbers of SEAT, in its order."""
    numbers = [
        1 if seat.status == IN_PLAY else 0,
        1 if seat.status == ESCAPED else 0,
        1 if seat.status == KNOCKED_OUT else 0,
        1 if seat.leaving else 0,
        0 if seat.status == IN_PLAY else state.out_order.index(seat.index) + 1,
        *seat.numbers(),
        len(seat.hand),
        seat.deck_left,
    ]
    _write(numbers, layout.of_seat.numbers + place * len(numbers), out)
    own = [fact.of(seat) for fact in state.rules.seat_facts]
    _write(own, layout.own_seat + place * len(own), out)


def _write(numbers: list[int], at: int, out: bytearray) -> None:
    for i, number in enumerate(numbers):
        if number:
            out[at + i] = number if number < MOST else MOST


def _flag(value: int, bits: list[int], at: int, out: bytearray) -> None:
    if value:
        for i, bit in enumerate(bits):
            if value & bit:
                out[at + i] = 1


def _count(pile: list[Id], counted: CountCache, at: int, out: bytearray) -> None:
    """Writes how often each thing is in the pile."""
    if len(pile) > UNCACHED_SIZE:
        out[at : at + counted.kinds] = counted.of(pile)
        return
    for thing in pile:
        out[at + thing] = out[at + thing] + 1
