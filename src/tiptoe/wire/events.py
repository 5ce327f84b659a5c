"""Events as they travel: a fact with its rule and its numbers by name, one type for each event there is.

The types are made from the kinds of events themselves, so those of a game that a package brings have theirs as well.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from ..core.event import HIDDEN, Event, EventKind
from ..core.pack import Pack
from ..core.tiles import place_of
from .view import OpenedLock, kind_name, lock_named, source_id

TYPES: Final[dict[str, Any]] = {
    "card": str,
    "token": str,
    "tile": str,
    "source": str | None,
    "lock": OpenedLock,
    "cell": tuple[int, int],
}  # of numbers that have names; all others stay numbers

DERIVED: Final = {"token": "kind", "danger": "rage"}  # what is told beside a number


class Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """Something that happened: to whom, by which rule, and with a language its sentence, and a few words for a log."""

    seat: int
    rule: str
    text: str | UnsetType = UNSET
    brief: str | UnsetType = UNSET


_kinds: Final[dict[str, type[Fact]]] = {}


def fact_type(kind: EventKind) -> type[Fact]:
    """The type of a kind of event: its numbers by name; null where only its own seat may know one."""
    if kind.name not in _kinds:
        fields: list[tuple[str, Any]] = [(name, TYPES.get(name, int)) for name in kind.numbers]
        if kind.hides:
            fields[0] = (fields[0][0], fields[0][1] | None)
        fields += [(DERIVED[name], str if name == "token" else int) for name in kind.numbers if name in DERIVED]
        made = msgspec.defstruct(kind.name, fields, bases=(Fact,), tag=kind.name, kw_only=True, frozen=True)
        assert issubclass(made, Fact)
        _kinds[kind.name] = made
    return _kinds[kind.name]


def fact_of(event: Event, pack: Pack, text: str = "", brief: str = "") -> Fact:
    """What somebody who learns of an event is told."""
    told: dict[str, Any] = {"seat": event.seat, "rule": event.kind.rule}
    for name, number in zip(event.kind.numbers, event.numbers()):
        told[name] = None if number == HIDDEN else _told(pack, name, number)
        if name == "token":
            told["kind"] = kind_name(pack, pack.tokens[number].kind)
        if name == "danger":
            told["rage"] = event.first - event.second - number  # CORE-15.2
    return fact_type(event.kind)(**told, text=text or UNSET, brief=brief or UNSET)


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
