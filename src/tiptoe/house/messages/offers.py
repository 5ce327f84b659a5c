"""Offers: what each choice is about, as data beside key and sentence, so that clients can show it where it belongs.

Made from a view alone: an offer can tell no more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from ...core import choice as c
from ...core.board import FEATURES, NOWHERE, Tunnel
from ...core.material import NOTHING
from ...core.notation import kind_name
from ...core.tiles import MOUTHS, place_of, placed_cell, placed_tile, tile_of
from ...formats.views import source_id
from ...text.game import GameVoice
from ...text.outcomes import Outcome
from ...view.reach import walks
from ...view.view import View

Fields: TypeAlias = dict[str, Any]  # of an offer, by name

HERE: Final = ("offer", "unlock", "fight-monster")  # verbs about the room that the seat stands in


class Cost(msgspec.Struct, frozen=True):
    """What is spent and suffered; `monsters` are met, and paid for with the next question."""

    skill: int | UnsetType = UNSET
    swords: int | UnsetType = UNSET
    boots: int | UnsetType = UNSET
    gold: int | UnsetType = UNSET
    lockpicks: int | UnsetType = UNSET
    damage: int | UnsetType = UNSET
    monsters: int | UnsetType = UNSET
    portals: int | UnsetType = UNSET


class Cell(msgspec.Struct, frozen=True):
    """So far east and south of the upper half of the start tile."""

    x: int
    y: int


class OpenMouth(msgspec.Struct, frozen=True):
    """A mouth at the edge of the map, named as the tile lies."""

    tile: str
    name: str


class Offer(msgspec.Struct, frozen=True):
    """One choice of the asked seat.

    `action` is its verb for a button; `gains` and `harms` say shortly what comes of it besides its price; `instead` is
    what it is called beside another one that leads to the same place at another price.
    """

    key: str
    verb: str
    kind: str
    text: str
    action: str
    cost: Cost
    gains: list[str] | UnsetType = UNSET
    harms: list[str] | UnsetType = UNSET
    instead: str | UnsetType = UNSET
    card: str | UnsetType = UNSET
    slot: int | UnsetType = UNSET
    pile: str | UnsetType = UNSET
    room: str | UnsetType = UNSET
    way: str | UnsetType = UNSET
    mouth: OpenMouth | UnsetType = UNSET
    cell: Cell | UnsetType = UNSET
    token: str | UnsetType = UNSET
    token_kind: str | UnsetType = UNSET
    effect: str | UnsetType = UNSET
    feature: str | UnsetType = UNSET
    tile: str | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    swords: int | UnsetType = UNSET
    option: int | UnsetType = UNSET


class Walk(msgspec.Struct, frozen=True):
    """A way of several steps to a room: the keys to choose one after the other, and the price of all of it."""

    room: str
    rooms: list[str]
    keys: list[str]
    text: str
    action: str
    cost: Cost
    gains: list[str] | UnsetType = UNSET
    harms: list[str] | UnsetType = UNSET


def offers(voice: GameVoice, keys: Sequence[str]) -> list[Offer]:
    """Every choice of the voice's view, in the order of their keys."""
    clerk = _Clerk(voice)
    return [clerk.offer(choice, key) for choice, key in zip(voice.view.choices, keys, strict=True)]


def far(voice: GameVoice) -> list[Walk]:
    """Every room that the seat can walk to in several steps, through rooms in which nothing is asked or turned over."""
    outcomes, rooms = voice.outcomes, voice.view.board.rooms
    return [
        Walk(
            room=rooms[walk.rooms[-1]],
            rooms=[rooms[room] for room in walk.rooms],
            keys=walk.keys,
            text=voice.choices.walk(walk.rooms[-1], walk.paid()),
            action=outcomes.walking(walk.rooms[-1]),
            cost=Cost(**walk.paid()),
            **_told(outcomes.going(walk.rooms[-1], walk.damage)),
        )
        for walk in walks(voice.view)
    ]


class _Clerk:
    """Reads the arguments of choices."""

    def __init__(self, voice: GameVoice) -> None:
        self.voice = voice
        self.view: View = voice.view
        self.pack = voice.pack
        self.prices = voice.choices.prices
        self.ids = {card.id for card in self.pack.cards}
        self.readers: Final[dict[str, Callable[[int, int], Fields]]] = {
            c.NONE: lambda verb, argument: {},
            c.CARD: lambda verb, card: {"card": self.pack.cards[card].id},
            c.SLOT: lambda verb, slot: self._slot(slot),
            c.TUNNEL: lambda verb, argument: self._tunnel(*divmod(argument, c.SWORDS)),
            c.WAY: lambda verb, way: self._tunnel(way, 0),
            c.ROOM: lambda verb, room: {"room": self.view.board.rooms[room]},
            c.TOKEN: lambda verb, token: {"token": self.pack.tokens[token].id},
            c.TOKEN_KIND: lambda verb, kind: {"token_kind": kind_name(kind, self.pack)},
            c.ROOM_TOKEN: lambda verb, argument: {
                "room": self.view.board.rooms[argument // c.TOKEN_KINDS],
                "token_kind": kind_name(argument % c.TOKEN_KINDS, self.pack),
            },
            c.EFFECT: lambda verb, number: self._effect(number),
            c.TURN: lambda verb, argument: self._turn(*divmod(argument, c.SWORDS)),
            c.TILE: lambda verb, argument: {
                "tile": self.pack.tiles[argument // c.SWORDS].id,
                **_spent(argument % c.SWORDS),
            },
            c.FEATURE: lambda verb, number: {
                "feature": next(name for name, bit in FEATURES.items() if bit.bit_length() == number)
            },
            c.SITE: lambda verb, cell: {"cell": Cell(*place_of(cell))},
            c.NUMBER: self._number,
        }

    def offer(self, choice: int, key: str) -> Offer:
        verb = c.verb_of(choice)
        word, kind = c.VERBS[verb].word, c.VERBS[verb].argument
        fields = self.readers[kind](verb, c.argument_of(choice))
        if word in HERE:
            fields["room"] = self.view.board.rooms[self.view.me.room]
        ahead = self.prices.ahead(choice)
        if ahead is not None and ahead.end != NOWHERE:
            fields["room"] = self.view.board.rooms[ahead.end]
        fields |= _told(self.voice.outcomes.of(choice))
        instead = self.voice.outcomes.instead(choice)
        if instead:
            fields["instead"] = instead
        return Offer(
            key=key,
            verb=word,
            kind=kind,
            text=self.voice.choice(choice),
            action=self.voice.outcomes.action(choice),
            cost=Cost(**self.prices.of(choice)),
            **fields,
        )

    def _slot(self, slot: int) -> Fields:
        number = self.prices.card_in(slot)
        where: Fields = {"slot": slot} if slot < c.ROW else {"pile": self.pack.cards[number].id}
        return where if number == NOTHING else {"card": self.pack.cards[number].id, **where}

    def _tunnel(self, index: int, swords: int) -> Fields:
        tunnel = self.prices.tunnel(index)
        fields: Fields = {"way": tunnel.key, **_spent(swords)}
        if tunnel.end != NOWHERE:
            return {**fields, "room": self.view.board.rooms[tunnel.end]}
        return {**fields, "mouth": _mouth(tunnel), "cell": Cell(*place_of(tunnel.edge // MOUTHS))}

    def _effect(self, number: int) -> Fields:
        label = self.pack.effects[number].label
        return {"effect": label, **self._source(label.partition("/")[0])}

    def _turn(self, turn: int, swords: int) -> Fields:
        return {"turn": turn, **self._tile(), **_spent(swords)}

    def _number(self, verb: int, number: int) -> Fields:
        """An option of a text, or quarter turns of a tile."""
        if verb != c.PICK:
            return {"turn": number, **self._tile()}
        source = source_id(self.pack, self.view.about)
        return {"option": number, **({} if source is None else self._source(source))}

    def _source(self, id: str) -> Fields:
        """Whose text it is."""
        return {"card": id} if id in self.ids else {"token": id}

    def _tile(self) -> Fields:
        """The tile that waits to be laid, or else the one that the seat stands on."""
        waiting = self.view.rules.waiting_tiles(self.view.stack[-1:])
        if waiting:
            tile, cell = waiting[-1]
        else:
            tile = tile_of(self.view.me.room)
            cell = next(placed_cell(lying) for lying in self.view.tiles if placed_tile(lying) == tile)
        return {"tile": self.pack.tiles[tile].id, "cell": Cell(*place_of(cell))}


def _told(outcome: Outcome) -> Fields:
    """What an outcome says, capitals first; what it does not say takes no room."""
    parts = {"gains": outcome.gains, "harms": outcome.harms}
    return {name: [said[0].upper() + said[1:] for said in listed] for name, listed in parts.items() if listed}


def _spent(swords: int) -> Fields:
    return {"swords": swords} if swords else {}


def _mouth(tunnel: Tunnel) -> OpenMouth:
    """The open end of a tunnel, of which its key begins with the name."""
    tile, _, name = tunnel.key.partition("/")[0].rpartition(".")
    return OpenMouth(tile, name)
