"""A view as plain data: names instead of numbers, ready to be sent. Made only from a View, so it can tell no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ..core.event import HIDDEN, Event
from ..core.marks import room_of, seat_of
from ..core.material import FEATURES, KINDS, NOTHING, Pack
from ..core.state import ESCAPED, IN_PLAY
from ..core.tiles import (
    FIRST_FEATURE_LOCK,
    LOCKED,
    LOCKS_OF_A_TILE,
    PORTAL,
    ROOM,
    Tile,
    mouth_names,
    place_of,
    placed_cell,
    placed_tile,
    placed_turn,
)
from ..rules.move import IGNORE_RIDES
from ..rules.pools import KINDS as POOLS
from .view import UNKNOWN, SeatView, View

if TYPE_CHECKING:
    pass

Data: TypeAlias = "int | str | bool | list[Data] | dict[str, Data] | None"


def view_data(view: View) -> dict[str, Data]:
    """The position as its seat sees it."""
    pack = view.rules.pack
    data: dict[str, Data] = {
        "rules": view.rules.name,
        "seat": view.seat,
        "active": view.active,
        "first": view.first,
        "turn": view.turns,
        "round": view.rounds,
        "over": view.over,
        "row": [_card(pack, card) for card in view.row],
        "reserve": {pack.cards[card].id: left for card, left in zip(pack.reserve, view.reserve)},
        "deck_size": view.deck_size,
        "dungeon_discard": [_card(pack, card) for card in view.dungeon_discard],
        "trashed": [_card(pack, card) for card in view.trashed],
        "market": [pack.tokens[token].id for token in view.market],
        "room_tokens": {
            view.board.rooms[room]: [_token(pack, token) for token in tokens]
            for room, tokens in enumerate(view.room_tokens)
            if tokens
        },
        "box": [pack.tokens[token].id for token in view.box],
        "marker": view.marker + 1,
        "bag_size": view.bag_size,
        "black_in_bag": None if view.black_in_bag == UNKNOWN else view.black_in_bag,
        "black_aside": view.black_aside,
        "countdown": view.countdown + 1 if view.out_order else 0,
        "out_order": [index for index in view.out_order],
        "kept": [kept.effect.label for kept in view.kept],
        "latents": [
            {"card": pack.cards[latent.source].id, "paid": latent.paid} for latent in view.latents if latent.source >= 0
        ],
        "asked": view.asked,
        "prompt": view.prompt,
        "about": source_id(pack, view.about),
        "seats": [_seat(view, seat) for seat in view.seats],
        "scores": [points for points in view.scores],
        "winners": [index for index in view.winners],
    }
    if view.board.cells:
        data["map"] = _map(view)
    if view.board.modules:
        data["ship"] = _ship(view)
    return data


def _ship(view: View) -> dict[str, Data]:
    """What belongs to a ship: cubes in data ports, crystals in the bank, hunters, the Blockade, a seat left alone."""
    pack, params = view.rules.pack, view.rules.params
    crystal = pack.token_of_kind(KINDS["power-crystal"])
    return {
        "ports": _marks(view),
        "crystals": crystal.copies - sum(seat.tokens.count(crystal.number) for seat in view.seats),
        "hunters": {
            "track": view.wild_aside,
            "clank": view.wild_clank,
            "bag": _bagged_wild(view) if params.bag_open else None,
        },
        "blockade": params.blockaded(view.marker),
        "lone_rounds": view.countdown,
    }


def _marks(view: View) -> list[Data]:
    """Cubes that seats have placed in rooms."""
    rooms = view.board.rooms
    return [{"room": rooms[room_of(mark)], "seat": seat_of(mark)} for mark in view.offerings]


def _map(view: View) -> dict[str, Data]:
    """A map that grows: the tiles as they lie and everything that belongs to them. Of the stack only its back."""
    pack = view.rules.pack
    return {
        "tiles": [_placed(pack, number) for number in view.tiles],
        "tiles_left": view.tiles_left,
        "surface_left": view.surface_left,
        "revealed": [_revealed(view, tile, cell) for tile, cell in view.rules.waiting_tiles(view.stack)],
        "opened": [_lock(pack, lock) for lock in view.opened],
        "offerings": _marks(view),
        "figures": [view.board.rooms[room] for room in view.figures],
        "artifacts": [pack.tokens[token].id for token in view.artifacts],
        "pools": {_kind_name(pack, kind): size for kind, size in zip(POOLS, view.pool_sizes)},
        "ghosts": {
            "bank": view.wild_aside,
            "clank": view.wild_clank,
            "bag": _bagged_wild(view) if view.rules.params.bag_open else None,
        },
    }


def _bagged_wild(view: View) -> int:
    """RUL-33: what is in the bag follows from what is not; it is shown where the bag is open."""
    return view.rules.params.wild_cubes - view.wild_aside - view.wild_clank


def _placed(pack: Pack, number: int) -> Data:
    return _lying(pack, placed_tile(number), placed_cell(number), placed_turn(number))


def _lying(pack: Pack, tile: int, cell: int, turn: int | None) -> dict[str, Data]:
    x, y = place_of(cell)
    return {"tile": pack.tiles[tile].id, "x": x, "y": y, "turn": turn}


def _revealed(view: View, tile: int, cell: int) -> Data:
    """A tile that waits to be laid: where is known, how is not."""
    return _lying(view.rules.pack, tile, cell, None)


def _lock(pack: Pack, lock: int) -> Data:
    """A lock of a tunnel by its two ends, or that of a feature by its room."""
    tile = pack.tiles[lock // LOCKS_OF_A_TILE]
    number = lock % LOCKS_OF_A_TILE
    if number < FIRST_FEATURE_LOCK:
        part = tile.parts[number]
        return {"tile": tile.id, "from": _end(tile, part.start), "to": _end(tile, part.end)}
    room, place = divmod(number - FIRST_FEATURE_LOCK, len(LOCKED))
    feature = next(name for name, bit in FEATURES.items() if bit == LOCKED[place])
    return {"tile": tile.id, "room": tile.rooms[room].id, "feature": feature}


def _end(tile: Tile, end: int) -> str:
    """A room, the portal, or a mouth as it is printed on the unturned tile."""
    if end >= PORTAL:
        return "portal"
    return tile.rooms[end - ROOM].id if end >= ROOM else mouth_names(tile.set)[end]


def event_data(event: Event, pack: Pack) -> dict[str, Data]:
    """A fact with its rule; a number that the reader may not know is null."""
    data: dict[str, Data] = {"event": event.kind.name, "seat": event.seat, "rule": event.kind.rule}
    for name, number in zip(event.kind.numbers, event.numbers()):
        data[name] = _told(pack, name, number)
        if name == "token" and number >= 0:
            data["kind"] = _kind_name(pack, pack.tokens[number].kind)
    return data


def source_id(pack: Pack, source: int) -> str | None:
    """The card or token whose text asks."""
    if source == NOTHING:
        return None
    return pack.cards[source].id if source >= 0 else pack.tokens[-2 - source].id


def _seat(view: View, seat: SeatView) -> dict[str, Data]:
    pack = view.rules.pack
    own = seat.index == view.seat
    return {
        "status": "in-play" if seat.status == IN_PLAY else "escaped" if seat.status == ESCAPED else "knocked-out",
        "fate": view.fates[seat.index],
        "room": view.board.rooms[seat.room],
        "leaving": seat.leaving,
        "skill": seat.skill,
        "swords": seat.swords,
        "boots": seat.boots,
        "teleports": seat.teleports,
        "gold": seat.gold,
        "lockpicks": seat.lockpicks,
        "offerings": seat.placed,
        "prisoners_freed": seat.prisoners_freed,
        "supply": seat.supply,
        "clank": seat.clank,
        "damage": seat.damage,
        "credit": seat.credit,
        "blocked": seat.blocked or (seat.ridden and not seat.ignores & IGNORE_RIDES),
        "in_play": [_card(pack, card) for card in seat.in_play],
        "discard": [_card(pack, card) for card in seat.discard],
        "tokens": [pack.tokens[token].id for token in seat.tokens],
        "hand_size": seat.hand_size,
        "deck_size": seat.deck_size,
        "deck_known": [_card(pack, card) for card in reversed(seat.deck_top)],
        "hand": [_card(pack, card) for card in seat.hand] if own else None,
        "deck": [_card(pack, card) for card in seat.unseen] if own else None,
    }


def _card(pack: Pack, card: int) -> Data:
    return None if card == NOTHING else pack.cards[card].id


def _token(pack: Pack, token: int) -> Data:
    """A token by its id, or by its kind if only the back is known."""
    return pack.tokens[token].id if token >= 0 else _kind_name(pack, -token)


def _kind_name(pack: Pack, kind: int) -> str:
    return next(name for name, tag in pack.tags.items() if tag == kind)


def _told(pack: Pack, name: str, number: int) -> Data:
    if number == HIDDEN:
        return None
    if name == "card":
        return _card(pack, number)
    if name == "token":
        return pack.tokens[number].id
    if name == "source":
        return source_id(pack, number)
    if name == "tile":
        return pack.tiles[number].id
    if name == "cell":
        return [place for place in place_of(number)]
    return _lock(pack, number) if name == "lock" else number
