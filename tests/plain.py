"""Views, events and questions as plain data, as a client reads them, with omitted defaults put back."""

from __future__ import annotations

from typing import Any

import msgspec

from tiptoe.core.event import Event
from tiptoe.core.pack import Pack
from tiptoe.view.view import View
from tiptoe.wire.events import told_event
from tiptoe.wire.view import Shown, ShownSeat, shown


def view_data(view: View) -> dict[str, Any]:
    return whole_view(msgspec.json.decode(msgspec.json.encode(shown(view))))


def event_data(event: Event, pack: Pack) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told_event(event, pack)))
    return data


def whole_view(view: dict[str, Any]) -> dict[str, Any]:
    """Returns a received view with its omitted defaults."""
    return {**_nothing(Shown), **view, "seats": [{**_nothing(ShownSeat), **seat} for seat in view["seats"]]}


def keys_of(question: dict[str, Any]) -> list[str]:
    """Returns every key that may be answered: the question's choices, or the keys of its offers."""
    keys: list[str] = question["choices"] or [offer["key"] for offer in question["offers"]]
    return keys


def steps_of(question: dict[str, Any], walk: dict[str, Any]) -> list[str]:
    """Returns the keys of a walk, step by step."""
    if "first" in walk:
        return [question["offers"][walk["first"]]["key"], walk["key"]]
    return [*steps_of(question, question["walks"][walk["after"]]), walk["key"]]


def walks_of(question: dict[str, Any]) -> list[dict[str, Any]]:
    """Returns every offered walk, with its `keys` and its English `text`."""
    found = []
    for walk in question["walks"]:
        if "price" in walk:
            keys, price = steps_of(question, walk), question["prices"][walk["price"]]["text"]
            found.append({**walk, "keys": keys, "text": f"Walk here, {len(keys)} rooms: {price}"})
    return found


def _nothing(kind: type[msgspec.Struct]) -> dict[str, Any]:
    fields = [field for field in msgspec.structs.fields(kind) if not field.required]
    told = {field.name: [] if field.default is msgspec.NODEFAULT else field.default for field in fields}
    return {name: value for name, value in told.items() if value is not msgspec.UNSET}
