"""Choices in words: what stands in the message of each verb, and what it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..core import choice as c
from ..core.board import FEATURES, NOWHERE, Tunnel
from ..core.kinds import Frame
from ..core.marks import rooms_marked
from ..core.material import RED
from ..core.notation import kind_name
from ..core.price import Price
from ..core.tiles import tile_of
from ..rules.move import IGNORE_DIZZINESS
from ..rules.texts import Choosing
from ..view.prices import Prices
from ..view.view import View
from .cards import CardVoice
from .places import PlaceVoice
from .words import Argument, sentence


class ChoiceVoice:
    """Says the choices of the seat that a view belongs to."""

    def __init__(self, view: View, cards: CardVoice, places: PlaceVoice) -> None:
        self.words = cards.words
        self.view = view
        self.pack = view.rules.pack
        self.cards = cards
        self.places = places
        self.prices = Prices(view)
        self.speakers: Final[dict[str, Callable[[int, int], dict[str, Argument]]]] = {
            c.NONE: lambda verb, argument: {"gold": view.me.placed + 1},
            c.CARD: self._card,
            c.SLOT: self._slot,
            c.TUNNEL: lambda verb, argument: self._tunnel(argument // c.SWORDS),
            c.WAY: lambda verb, way: self._tunnel(way),
            c.ROOM: lambda verb, room: {**self.room(room), **self._aboard(room), "gold": view.me.placed + 1},
            c.TOKEN: self._token,
            c.TOKEN_KIND: lambda verb, kind: {"token": cards.one(kind_name(kind, self.pack))},
            c.ROOM_TOKEN: lambda verb, argument: {
                **self.room(argument // c.TOKEN_KINDS),
                "token": cards.one(kind_name(argument % c.TOKEN_KINDS, self.pack)),
            },
            c.EFFECT: lambda verb, number: self._effect(number),
            c.TURN: lambda verb, argument: places.turn(argument // c.SWORDS),
            c.TILE: lambda verb, argument: {"of": places.of(argument // c.SWORDS)},
            c.FEATURE: lambda verb, argument: self._feature(argument),
            c.SITE: lambda verb, cell: {"site": places.site(cell)},
            c.NUMBER: self._number,
        }

    def say(self, choice: int) -> str:
        """What a choice does, with its price; and where it leads, if a journey goes on."""
        verb = c.verb_of(choice)
        kind = c.VERBS[verb].argument
        message = f"choice-{c.VERBS[verb].word}"
        filled = self.speakers[kind](verb, c.argument_of(choice))
        filled["cost"] = self.cost(self.prices.of(choice))
        ahead = self.ahead(choice)
        if ahead is not None:
            filled |= self._journey(ahead)
            filled["cost"] = filled["cost"] or self.words.say("cost-nothing")
            message = f"{message}-and-go"
        return self.words.say(message, **filled)

    def ahead(self, choice: int) -> Tunnel | None:
        """Where a journey goes on by this choice, if it does."""
        frame, chart = self.frame(), self.view.rules.chart
        return None if frame is None or chart is None else chart.ahead(frame, self.view.board, choice)

    def card_in(self, slot: int) -> int:
        """The card in a slot of the row or on a pile of the reserve, or NOTHING."""
        return self.view.row[slot] if slot < c.ROW else self.pack.reserve[slot - c.ROW]

    def tunnel(self, index: int) -> Tunnel:
        """A way out of the room of the seat."""
        return self.view.board.ways(self.view.me.room)[index]

    def frame(self) -> Frame | None:
        """What asks the open question."""
        return self.view.stack[-1] if self.view.stack else None

    def room(self, room: int) -> dict[str, Argument]:
        """A room as a label, as a goal, as a place and as where something comes from; and its tile."""
        return {
            "room": self.places.room(room),
            "to": self.places.to(room),
            "at": self.places.at(room),
            "from": self.places.out_of(room),
            "of": self.places.of(tile_of(room)) if self.pack.tiles else "",
        }

    def cost(self, price: Price) -> str:
        """What is spent and suffered; things of which there are none are not named."""
        return self._listed(price.parts())

    def _listed(self, parts: dict[str, int]) -> str:
        return ", ".join(self.words.say(f"cost-{what}", n=n) for what, n in parts.items())

    def _card(self, verb: int, card: int) -> dict[str, Argument]:
        text = self.cards.allied(self.pack.cards[card]) if c.VERBS[verb].word == "activate" else ""
        return {"card": self.cards.card_name(card), "text": text}

    def _aboard(self, room: int) -> dict[str, Argument]:
        """What a data port gives, whether the cube is the seat's last one, and whether a ride ends its walking."""
        if not self.view.board.modules:
            return {}
        me, cubes = self.view.me, self.view.rules.params.marks
        placed = len(rooms_marked(self.view.marks, me.index))
        return {
            "gain": self.cards.program(self.view.board.ports[room]),
            "last": int(placed == cubes - 1),
            "stops": int(not me.ignores & IGNORE_DIZZINESS),
        }

    def _slot(self, verb: int, slot: int) -> dict[str, Argument]:
        number = self.card_in(slot)
        nothing = {"swords" if self.pack.cards[number].banner == RED else "skill": 0}
        price = self._listed(self.prices.of(verb | slot).parts() or nothing)
        return {"card": self.cards.card_name(number), "price": price}

    def _tunnel(self, index: int) -> dict[str, Argument]:
        tunnel = self.tunnel(index)
        return {"to": self.places.way(tunnel)} if tunnel.end == NOWHERE else self.room(tunnel.end)

    def _token(self, verb: int, number: int) -> dict[str, Argument]:
        return {
            "token": self.cards.token_name(number),
            "price": self.prices.of(verb | number).gold,
            "text": sentence(self.cards.program(self.pack.tokens[number].use)),
        }

    def _effect(self, number: int) -> dict[str, Argument]:
        effect = self.pack.effects[number]
        name = self.cards.name(effect.label.partition("/")[0])
        return {"card": name, "text": sentence(self.cards.effect(effect))}

    def _journey(self, ahead: Tunnel) -> dict[str, Argument]:
        """Where a journey leads next."""
        if ahead.end != NOWHERE:
            return {"to": self.places.to(ahead.end)}
        return {"to": self.words.say("to-portal" if ahead.edge == NOWHERE else "to-next-tile")}

    def _feature(self, number: int) -> dict[str, Argument]:
        feature = next(name for name, bit in FEATURES.items() if bit.bit_length() == number)
        return {"feature": self.words.say(f"the-{feature}"), "gain": self.words.say(f"gain-{feature}")}

    def _number(self, verb: int, number: int) -> dict[str, Argument]:
        """An option of a question, or quarter turns of a tile."""
        if verb != c.PICK:
            return self.places.turn(number)
        return {"text": self._option(number)}

    def _option(self, number: int) -> str:
        """What picking a number means: an option of a text, or one of the effects that wait for the end of the turn."""
        frame = self.frame()
        if isinstance(frame, Choosing):
            return sentence(self.cards.program(frame.effect.programs[number - 1]))
        if frame is not None and self.words.has(f"option-{frame.prompt}"):
            return self.words.say(f"option-{frame.prompt}", card=self.cards.source_name(self.view.about))
        return sentence(self.cards.program(self.view.at_end[number - 1]))
