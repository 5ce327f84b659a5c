"""A view as plain data: names instead of numbers, ready to be sent. Made only from a View, so it can tell no more."""

from __future__ import annotations

from typing import TypeAlias

from ..core.event import HIDDEN, Event
from ..core.material import NOTHING, Pack
from ..core.state import ESCAPED, IN_PLAY
from .view import UNKNOWN, SeatView, View

Data: TypeAlias = "int | str | bool | list[Data] | dict[str, Data] | None"


def view_data(view: View) -> dict[str, Data]:
    """The position as its seat sees it."""
    pack = view.rules.pack
    return {
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
        "asked": view.asked,
        "prompt": view.prompt,
        "about": source_id(pack, view.about),
        "seats": [_seat(view, seat) for seat in view.seats],
        "scores": [points for points in view.scores],
        "winners": [index for index in view.winners],
    }


def event_data(event: Event, pack: Pack) -> dict[str, Data]:
    """A fact with its rule; a number that the reader may not know is null."""
    data: dict[str, Data] = {"event": event.kind.name, "seat": event.seat, "rule": event.kind.rule}
    for name, number in zip(event.kind.numbers, event.numbers()):
        data[name] = _told(pack, name, number)
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
        "room": view.board.rooms[seat.room],
        "leaving": seat.leaving,
        "skill": seat.skill,
        "swords": seat.swords,
        "boots": seat.boots,
        "teleports": seat.teleports,
        "gold": seat.gold,
        "supply": seat.supply,
        "clank": seat.clank,
        "damage": seat.damage,
        "credit": seat.credit,
        "blocked": seat.blocked,
        "in_play": [_card(pack, card) for card in seat.in_play],
        "discard": [_card(pack, card) for card in seat.discard],
        "tokens": [pack.tokens[token].id for token in seat.tokens],
        "hand_size": seat.hand_size,
        "deck_size": seat.deck_size,
        "hand": [_card(pack, card) for card in seat.hand] if own else None,
        "deck": [_card(pack, card) for card in seat.unseen] if own else None,
    }


def _card(pack: Pack, card: int) -> Data:
    return None if card == NOTHING else pack.cards[card].id


def _token(pack: Pack, token: int) -> Data:
    """A token by its id, or by its kind if only the back is known."""
    if token >= 0:
        return pack.tokens[token].id
    return next(name for name, kind in pack.tags.items() if kind == -token)


def _told(pack: Pack, name: str, number: int) -> Data:
    if number == HIDDEN:
        return None
    if name == "card":
        return _card(pack, number)
    if name == "token":
        return pack.tokens[number].id
    if name == "source":
        return source_id(pack, number)
    return number
