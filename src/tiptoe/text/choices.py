"""Choices in words: what stands in the message of each verb, and what it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..core import choice as c
from ..core.board import FEATURES, NOWHERE, Tunnel
from ..core.marks import rooms_marked
from ..core.material import RED
from ..core.notation import kind_name
from ..core.tiles import tile_of
from ..rules.move import IGNORE_DIZZINESS
from ..rules.texts import Choosing
from ..view.view import View
from .cards import CardVoice
from .places import PlaceVoice
from .prices import Prices
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
            c.SLOT: lambda verb, slot: self._slot(slot),
            c.TUNNEL: lambda verb, argument: self._tunnel(argument // c.SWORDS, argument % c.SWORDS),
            c.WAY: lambda verb, way: self._tunnel(way, 0),
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
        ahead = self.prices.ahead(choice)
        if ahead is not None:
            filled |= self._journey(ahead, c.argument_of(choice) % c.SWORDS)
            message = f"{message}-and-go"
        return self.words.say(message, **filled)

    def room(self, room: int) -> dict[str, Argument]:
        """A room as a label, as a goal, as a place and as where something comes from; and its tile."""
        return {
            "room": self.places.room(room),
            "to": self.places.to(room),
            "at": self.places.at(room),
            "from": self.places.out_of(room),
            "of": self.places.of(tile_of(room)) if self.pack.tiles else "",
        }

    def walk(self, room: int, paid: dict[str, int]) -> str:
        """A walk of several steps, with the price of all of it."""
        return self.words.say("choice-move", **self.room(room), cost=self.cost(**paid))

    def cost(self, **parts: int) -> str:
        """What is spent and suffered, in the order given; things of which there are none are not named."""
        return ", ".join(self.words.say(f"cost-{what}", n=n) for what, n in parts.items() if n > 0)

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

    def _slot(self, slot: int) -> dict[str, Argument]:
        number = self.prices.card_in(slot)
        parts = self.prices.card(number)
        if not parts:
            parts = {"swords" if self.pack.cards[number].banner == RED else "skill": 0}
        price = ", ".join(self.words.say(f"cost-{what}", n=n) for what, n in parts.items())
        return {"card": self.cards.card_name(number), "price": price}

    def _tunnel(self, index: int, swords: int) -> dict[str, Argument]:
        tunnel = self.prices.tunnel(index)
        cost = self.cost(**self.prices.step(tunnel, swords))
        if tunnel.end == NOWHERE:
            return {"to": self.places.way(tunnel), "cost": cost}
        return {**self.room(tunnel.end), "cost": cost}

    def _token(self, verb: int, number: int) -> dict[str, Argument]:
        return {
            "token": self.cards.token_name(number),
            "price": self.prices.market_price(verb),
            "text": sentence(self.cards.program(self.pack.tokens[number].use)),
        }

    def _effect(self, number: int) -> dict[str, Argument]:
        effect = self.pack.effects[number]
        name = self.cards.name(effect.label.partition("/")[0])
        return {"card": name, "text": sentence(self.cards.effect(effect))}

    def _journey(self, ahead: Tunnel, swords: int) -> dict[str, Argument]:
        """Where a journey leads next, and what is still to be paid for it."""
        if ahead.end != NOWHERE:
            to = self.places.to(ahead.end)
        else:
            to = self.words.say("to-portal" if ahead.edge == NOWHERE else "to-next-tile")
        cost = self.cost(**self.prices.step(ahead, swords))
        return {"to": to, "cost": cost or self.words.say("cost-nothing")}

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
        frame = self.prices.frame()
        if isinstance(frame, Choosing):
            return sentence(self.cards.program(frame.effect.programs[number - 1]))
        if frame is not None and self.words.has(f"option-{frame.prompt}"):
            return self.words.say(f"option-{frame.prompt}", card=self.cards.source_name(self.view.about))
        return sentence(self.cards.program(self.view.at_end[number - 1]))
