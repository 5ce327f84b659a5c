"""Offers as they are made: each choice as data beside key and sentence, so that clients can show it at its place.

Made from a view alone: an offer can reveal no more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, TypeAlias

from msgspec import UNSET

from ..core import choice as c
from ..core.board import NOWHERE, Tunnel, feature_name
from ..core.choice import ChoiceId
from ..core.choice_arguments import ROW, kind_name
from ..core.tiles import MOUTHS, place_of, placed_cell, placed_tile, tile_of
from ..text.game import GameText
from ..text.outcomes import Outcome, actions
from ..view.choice_info import ChoiceInfo
from ..view.reachable import Walk as Reached
from ..view.reachable import walks
from ..view.view import View
from .offers import Answers, Cell, Cost, Offer, OpenMouth, Walk, WalkPrice
from .view import source_id

Fields: TypeAlias = dict[str, Any]  # fields of an offer, by name


def answers(voice: GameText, keys: Sequence[str]) -> Answers:
    """Returns every choice of the view, in the order of `keys`, and every room that several steps lead to."""
    clerk = _OfferBuilder(voice)
    offers = [clerk.offer(choice, key) for choice, key in zip(voice.view.choices, keys, strict=True)]
    return Answers(offers, clerk.walks(keys), list(clerk.paid), list(clerk.lines))


class _OfferBuilder:
    """Builder of offers and walks; it collects the prices and lines that they share."""

    def __init__(self, voice: GameText) -> None:
        self.voice = voice
        self.view: View = voice.view
        self.pack = voice.pack
        self.common = actions(voice.words)
        self.offered = voice.choices.offered
        self.lines: Final[dict[str, int]] = {}
        self.paid: Final[dict[WalkPrice, int]] = {}
        self.things = Things(self.view, self.offered)

    def offer(self, choice: ChoiceId, key: str) -> Offer:
        verb = c.VERBS[c.verb_of(choice)]
        action, price = self.voice.outcomes.action(choice), self.offered.price(choice).parts()
        return Offer(
            key=key,
            verb=verb.word,
            text=self.voice.choice(choice),
            action="" if action == self.common.get(verb.word) else action,
            cost=Cost(**price) if price else UNSET,
            instead=self.voice.outcomes.instead(choice),
            **self.things.of(choice),
            **self._outcome(self.voice.outcomes.of(choice)),
        )

    def walks(self, keys: Sequence[str]) -> list[Walk]:
        """Walks of several steps, through rooms in which nothing is asked or turned over."""
        found = walks(self.view)
        ways = {tuple(walk.keys): walk for walk in found}
        for walk in found:
            for steps in range(2, len(walk.keys)):
                ways.setdefault(tuple(walk.keys[:steps]), walk)
        listed = sorted(ways, key=lambda steps: (len(steps), steps))
        return [
            self._walk(
                ways[steps],
                len(steps),
                {"first": keys.index(steps[0])} if len(steps) == 2 else {"after": listed.index(steps[:-1])},
            )
            for steps in listed
        ]

    def _walk(self, walk: Reached, steps: int, fields: Fields) -> Walk:
        """Walk to a room, or only its first `steps` steps."""
        room, way, outcomes = walk.rooms[steps - 1], walk.ways[steps - 1], self.voice.outcomes
        id = self.view.board.rooms[room]
        fields |= {"room": id, "key": walk.keys[steps - 1]} | ({"way": way} if way != id else {})
        if steps < len(walk.keys):
            return Walk(**fields, passing=True)
        action = outcomes.walking(room)
        fields |= self._outcome(outcomes.going(room, walk.price.damage))
        fields["action"] = "" if action == self.common["move"] else action
        price = WalkPrice(Cost(**walk.price.parts()), self.voice.choices.cost(walk.price))
        return Walk(**fields, price=self.paid.setdefault(price, len(self.paid)))

    def _outcome(self, outcome: Outcome) -> Fields:
        """Gains and harms of an outcome, capitalized."""
        parts = {"gains": outcome.gains, "harms": outcome.harms}
        return {name: [self._line(said) for said in as_lines(listed)] for name, listed in parts.items()}

    def _line(self, said: str) -> int:
        """Index of a line; equal lines are sent once."""
        return self.lines.setdefault(said, len(self.lines))


class Things:
    """Things that choices name, by their ids, as fields of an offer."""

    def __init__(self, view: View, offered: ChoiceInfo) -> None:
        self.view = view
        self.offered = offered
        self.pack = view.rules.pack

    def of(self, choice: ChoiceId) -> Fields:
        """Returns the things that a choice names, and the room where it happens or where a journey ends."""
        fields: Fields = {}
        for what, number in self.offered.about(choice).items():
            fields |= self.READERS[what](self, number) if what in self.READERS else {}
        ahead = self.offered.ahead(choice)
        if c.VERBS[c.verb_of(choice)].here or (ahead is not None and ahead.end != NOWHERE):
            fields["room"] = self.view.board.rooms[self.view.me.room if ahead is None else ahead.end]
        return fields

    def _slot(self, slot: int) -> Fields:
        return {"slot": slot} if slot < ROW else {"pile": self.pack.cards[self.pack.reserve[slot - ROW]].id}

    def _way(self, index: int) -> Fields:
        tunnel = self.view.board.ways(self.view.me.room)[index]
        if tunnel.end != NOWHERE:
            room = self.view.board.rooms[tunnel.end]
            return {"room": room} | ({"way": tunnel.key} if tunnel.key != room else {})
        return {"way": tunnel.key, "mouth": _mouth(tunnel), "cell": Cell(*place_of(tunnel.edge // MOUTHS))}

    def _effect(self, number: int) -> Fields:
        label = self.pack.effects[number].label
        return {"effect": label, **self._source(label.partition("/")[0])}

    def _option(self, number: int) -> Fields:
        source = source_id(self.pack, self.view.about)
        return {"option": number, **({} if source is None else self._source(source))}

    def _source(self, id: str) -> Fields:
        """Card or token whose text it is."""
        return {"card": id} if any(card.id == id for card in self.pack.cards) else {"token": id}

    def _tile(self) -> Fields:
        """Tile that waits to be laid, or else the one on which the seat stands."""
        waiting = self.view.rules.waiting_tiles(self.view.stack[-1:])
        if waiting:
            tile, cell = waiting[-1]
        else:
            tile = tile_of(self.view.me.room)
            cell = next(placed_cell(lying) for lying in self.view.tiles if placed_tile(lying) == tile)
        return {"tile": self.pack.tiles[tile].id, "cell": Cell(*place_of(cell))}

    READERS: ClassVar[dict[str, Callable[[Things, int], Fields]]] = {
        "card": lambda one, card: {"card": one.pack.cards[card].id},
        "slot": _slot,
        "way": _way,
        "room": lambda one, room: {"room": one.view.board.rooms[room]},
        "token": lambda one, token: {"token": one.pack.tokens[token].id},
        "kind": lambda one, kind: {"token_kind": kind_name(kind, one.pack)},
        "effect": _effect,
        "turn": lambda one, turn: {"turn": turn, **one._tile()},
        "tile": lambda one, tile: {"tile": one.pack.tiles[tile].id},
        "feature": lambda one, number: {"feature": feature_name(number)},
        "cell": lambda one, cell: {"cell": Cell(*place_of(cell))},
        "dare": lambda one, dare: {"dare": one.pack.night.dares[dare].id},
        "option": _option,
    }


def as_lines(outcomes: Sequence[str]) -> list[str]:
    """Returns gains or harms as lines, each with a capital letter."""
    return [said[0].upper() + said[1:] for said in outcomes]


def _mouth(tunnel: Tunnel) -> OpenMouth:
    """Open end of a tunnel; the tunnel's key begins with its name."""
    tile, _, name = tunnel.key.partition("/")[0].rpartition(".")
    return OpenMouth(tile, name)
