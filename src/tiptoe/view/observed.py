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
from .layout import IGNORE_BITS, TILE_NUMBERS, ObservationLayout
from .view import surface_left

MOST: Final = 255
MIDDLE: Final = 128  # added to coordinates, which may be negative
FEW: Final = 8


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
    for frame in state.stack:
        out[layout.stack + layout.frames[frame.kind]] = 1
    asked = state.stack[-1]
    out[layout.question + layout.frames[asked.kind]] = 1
    about = asked.about()
    if about >= 0:
        out[layout.about + about] = 1
    elif about < NOTHING:
        out[layout.about + layout.cards - 2 - about] = 1


def _dungeon(layout: ObservationLayout, state: State, out: bytearray) -> None:
    for slot, card in enumerate(state.row):
        if card >= 0:
            out[layout.row + slot * layout.cards + card] = 1
    _count_many(state.deck, state.deck_left, layout.deck, layout.cards, out)
    _count(state.dungeon_discard, layout.dungeon_discard, layout.cards, out)
    _count(state.trashed, layout.trashed, layout.cards, out)
    _write(state.reserve, layout.reserve, out)
    _count(state.market, layout.market, layout.tokens, out)
    _count(state.box, layout.box, layout.tokens, out)
    for place, token in enumerate(state.artifacts):
        out[layout.artifacts + token] = place + 1
    for number, pool in enumerate(state.pools):
        out[layout.pools + number] = len(pool)


def _rooms(layout: ObservationLayout, state: State, looker: int, out: bytearray) -> None:
    """What lies in rooms, of face-down tokens only the kind; cubes, figures, tiles and locks."""
    if state.room_tokens is not layout.tokens_known:
        layout.tokens_known, layout.tokens_written = state.room_tokens, _room_tokens(layout, state.room_tokens)
    out[layout.room_tokens : layout.figures] = layout.tokens_written
    for mark in state.marks:
        out[layout.marks + layout.rooms[room_of(mark)] * layout.seats + (seat_of(mark) - looker) % layout.seats] = 1
    for room in state.figures:
        out[layout.figures + layout.rooms[room]] = 1
    for number in state.tiles:
        x, y = place_of(placed_cell(number))
        _write(
            [1, 0, x + MIDDLE, y + MIDDLE, placed_turn(number)], layout.tiles + placed_tile(number) * TILE_NUMBERS, out
        )
    for tile, cell in state.rules.waiting_tiles(state.stack):
        x, y = place_of(cell)
        _write([0, 1, x + MIDDLE, y + MIDDLE, 0], layout.tiles + tile * TILE_NUMBERS, out)
    for lock in state.opened:
        out[layout.opened + layout.locks[lock]] = 1


def _room_tokens(layout: ObservationLayout, rooms: list[list[int]]) -> bytes:
    """Tokens by room and kind, then the points that lie open in each; the list is another one whenever it changes."""
    kinds = len(layout.kinds)
    counts = [0] * (layout.figures - layout.room_tokens)
    points = layout.room_points - layout.room_tokens
    for room, tokens in enumerate(rooms):
        for token in tokens:
            place = layout.rooms[room]
            counts[place * kinds + layout.kind_places[token]] += 1
            counts[points + place] += layout.open_points[token]
    return bytes([count if count < MOST else MOST for count in counts])


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
    rooms, cards, tokens = layout.room_count, layout.cards, layout.tokens
    out[layout.room + place * rooms + layout.rooms[seat.room]] = 1
    for room in seat.rewarded:
        out[layout.rewarded + place * rooms + layout.rooms[room]] = 1
    for room in seat.artifact_rooms:
        out[layout.artifact_rooms + place * rooms + layout.rooms[room]] = 1
    _count(seat.tokens, layout.seat_tokens + place * tokens, tokens, out)
    _flag(seat.held, layout.tags, layout.held + place * len(layout.tags), out)
    _flag(seat.stood_on, layout.features, layout.stood_on + place * len(layout.features), out)
    if seat.ignores:
        for bit in range(IGNORE_BITS):
            out[layout.ignores + place * IGNORE_BITS + bit] = seat.ignores >> bit & 1
    at = place * cards
    _count(seat.in_play, layout.in_play + at, cards, out)
    _count(seat.played, layout.played + at, cards, out)
    _count(seat.discard, layout.discard + at, cards, out)
    _count(seat.left_discard, layout.left_discard + at, cards, out)
    known = seat.deck_left - seat.deck_known
    _count_many(seat.deck, known, layout.unseen + at, cards, out)
    if own:
        _count(seat.hand, layout.hand, cards, out)
    else:
        _add(seat.hand, layout.unseen + at, out)
    for below in range(seat.deck_known):  # the next one last, so that of equal ones it is told
        out[layout.deck_top + at + seat.deck[known + below]] = seat.deck_known - below


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
    _write(numbers, layout.seat + place * len(numbers), out)


def _write(numbers: list[int], at: int, out: bytearray) -> None:
    for i, number in enumerate(numbers):
        if number:
            out[at + i] = number if number < MOST else MOST


def _flag(value: int, bits: list[int], at: int, out: bytearray) -> None:
    if value:
        for i, bit in enumerate(bits):
            if value & bit:
                out[at + i] = 1


def _count(things: list[int], at: int, kinds: int, out: bytearray) -> None:
    """How often each is there."""
    if len(things) > FEW:
        _count_many(things, len(things), at, kinds, out)
    else:
        _add(things, at, out)


def _add(things: list[int], at: int, out: bytearray) -> None:
    """To what is counted already; one by one, which is slow for many."""
    for thing in things:
        out[at + thing] = out[at + thing] + 1


def _count_many(things: list[int], many: int, at: int, kinds: int, out: bytearray) -> None:
    """How often each is among the first so many; a list of our own is faster to write than bytes."""
    if many == 0:
        return
    counts = [0] * kinds
    for i in range(many):
        counts[things[i]] += 1
    out[at : at + kinds] = bytes(counts)
