"""Observations: what a seat may know, written as bytes where the layout says; white-listed as in `view`.

They are read off the position itself, because making a view first costs more than all of this. Most numbers are 0, so
only the others are written. What is more than 255 is written as 255.
"""

from __future__ import annotations

from typing import Final

from ..core.marks import room_of, seat_of
from ..core.material import NOTHING
from ..core.state import ESCAPED, IN_PLAY, KNOCKED_OUT, Seat, State
from ..core.tiles import place_of, placed_cell, placed_tile, placed_turn
from ..rules.attack import bag_total
from .layout import IGNORE_BITS, TILE_NUMBERS, Counted, ObservationLayout
from .view import surface_left

MOST: Final = 255
MIDDLE: Final = 128  # added to coordinates, which may be negative
FEW: Final = 3  # things that are written one by one


def observe(layout: ObservationLayout, state: State, seat: int) -> bytearray:
    """The position as one seat may know it; no seat's hand for a spectator."""
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
    """In the order of TABLE; then the question, and beneath it what we are in the middle of."""
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
    ]
    _write(numbers, layout.table, out)
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
    """What lies in rooms, of face-down tokens only the kind; cubes, figures, tiles and locks."""
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


def _room_tokens(layout: ObservationLayout, rooms: list[list[int]]) -> bytes:
    """Tokens by room and kind, then the points that lie open in each; the list is another one whenever it changes."""
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
    """Tiles that lie on the table."""
    numbers = [0] * (layout.opened - layout.tiles)
    for number in tiles:
        x, y = place_of(placed_cell(number))
        at = placed_tile(number) * TILE_NUMBERS
        numbers[at : at + TILE_NUMBERS] = [1, 0, x + MIDDLE, y + MIDDLE, placed_turn(number)]
    return bytes(numbers)


def _waiting(layout: ObservationLayout, state: State, out: bytearray) -> None:
    """Effects of texts that lie open: what may still pay, and how often it did; what may be used; what is cheaper."""
    for latent in state.latents:
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
    for room in seat.rewarded:
        out[fields.rewarded + place * rooms + things.rooms[room]] = 1
    for room in seat.artifact_rooms:
        out[fields.artifact_rooms + place * rooms + things.rooms[room]] = 1
    _count(seat.tokens, piles.tokens, fields.tokens + place * things.tokens, out)
    _flag(seat.held, things.tags, fields.held + place * len(things.tags), out)
    _flag(seat.stood_on, things.features, fields.stood_on + place * len(things.features), out)
    if seat.ignores:
        for bit in range(IGNORE_BITS):
            out[fields.ignores + place * IGNORE_BITS + bit] = seat.ignores >> bit & 1
    at = place * things.cards
    _count(seat.in_play, piles.in_play, fields.in_play + at, out)
    _count(seat.played, piles.played, fields.played + at, out)
    _count(seat.discard, piles.discard, fields.discard + at, out)
    _count(seat.left_discard, piles.left_discard, fields.left_discard + at, out)
    known = seat.deck_left - seat.deck_known
    unseen = seat.deck[:known]
    if own:
        _count(seat.hand, piles.hand, layout.hand, out)
    else:
        unseen += seat.hand
    _count(unseen, piles.unseen, fields.unseen + at, out)
    for below in range(seat.deck_known):  # the next one last, so that of equal ones it is told
        out[fields.deck_top + at + seat.deck[known + below]] = seat.deck_known - below


def _seat_numbers(layout: ObservationLayout, state: State, seat: Seat, place: int, out: bytearray) -> None:
    """In the order of SEAT."""
    numbers = [
        1 if seat.status == IN_PLAY else 0,
        1 if seat.status == ESCAPED else 0,
        1 if seat.status == KNOCKED_OUT else 0,
        1 if seat.leaving else 0,
        0 if seat.status == IN_PLAY else state.out_order.index(seat.index) + 1,
        seat.skill,
        seat.swords,
        seat.boots,
        seat.teleports,
        seat.gold,
        seat.lockpicks,
        seat.supply,
        seat.clank,
        seat.damage,
        seat.stand_ins,
        seat.virtual,
        seat.aside,
        seat.placed,
        seat.skill_made,
        seat.clank_made,
        seat.gold_gains,
        seat.gold_gained,
        seat.cards_trashed,
        seat.monsters_defeated,
        seat.row_monsters_defeated,
        seat.prisoners_freed,
        seat.portals_used,
        seat.marks_made,
        seat.tile_laid,
        seat.credit,
        1 if seat.blocked else 0,
        1 if seat.dizzy else 0,
        1 if seat.discovering else 0,
        len(seat.hand),
        seat.deck_left,
    ]
    _write(numbers, layout.of_seat.numbers + place * len(numbers), out)


def _write(numbers: list[int], at: int, out: bytearray) -> None:
    for i, number in enumerate(numbers):
        if number:
            out[at + i] = number if number < MOST else MOST


def _flag(value: int, bits: list[int], at: int, out: bytearray) -> None:
    if value:
        for i, bit in enumerate(bits):
            if value & bit:
                out[at + i] = 1


def _count(pile: list[int], counted: Counted, at: int, out: bytearray) -> None:
    """How often each is there."""
    if len(pile) > FEW:
        out[at : at + counted.kinds] = counted.of(pile)
        return
    for thing in pile:
        out[at + thing] = out[at + thing] + 1
