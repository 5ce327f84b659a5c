"""Events as clients see them: one type for each kind of event, with its rule and its numbers by name.

The types are built from the registered kinds of events, so events of packaged games have types as well.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from ..core.event import HIDDEN, Event, EventKind
from ..core.pack import Pack
from ..core.tiles import place_of
from .view import OpenedLock, kind_name, lock_named, source_id

FIELD_TYPES: Final[dict[str, Any]] = {
    "card": str,
    "token": str,
    "tile": str,
    "source": str | None,
    "lock": OpenedLock,
    "cell": tuple[int, int],
}  # numbers that are told as names or structs; all others stay integers

DERIVED_FIELDS: Final = {"token": "kind", "danger": "rage"}  # fields that are added beside a number


class Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """Event of the game: its seat and rule and, where the connection has a language, a sentence and a short form."""

    seat: int
    rule: str
    text: str | UnsetType = UNSET
    brief: str | UnsetType = UNSET


@cache
def told_event_type(kind: EventKind) -> type[Fact]:
    """Returns the struct type of a kind of event; a number that only its own seat may know can be null."""
    fields: list[tuple[str, Any]] = [(name, FIELD_TYPES.get(name, int)) for name in kind.numbers]
    if kind.hides:
        fields[0] = (fields[0][0], fields[0][1] | None)
    fields += [
        (DERIVED_FIELDS[name], str if name == "token" else int) for name in kind.numbers if name in DERIVED_FIELDS
    ]
    made = msgspec.defstruct(kind.name, fields, bases=(Fact,), tag=kind.name, kw_only=True, frozen=True)
    assert issubclass(made, Fact)
    return made


def told_event(event: Event, pack: Pack, text: str = "", brief: str = "") -> Fact:
    """Returns an event for a client that may see it."""
    told: dict[str, Any] = {"seat": event.seat, "rule": event.kind.rule}
    for name, number in zip(event.kind.numbers, event.numbers()):
        told[name] = None if number == HIDDEN else _told(pack, name, number)
        if name == "token":
            told["kind"] = kind_name(pack, pack.tokens[number].kind)
        if name == "danger":
            told["rage"] = event.first - event.second - number  # CORE-15.2
    return told_event_type(event.kind)(**told, text=text or UNSET, brief=brief or UNSET)


def _told(pack: Pack, name: str, number: int) -> object:
    if name == "card":
        return pack.cards[number].id
    if name == "token":
        return pack.tokens[number].id
    if name == "source":
        return source_id(pack, number)
    if name == "tile":
        return pack.tiles[number].id
    if name == "cell":
        return place_of(number)
    return lock_named(pack, number) if name == "lock" else number
