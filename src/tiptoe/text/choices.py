"""Choices in words: the message of each verb, filled with what the choice is about and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from ..catalog import entry_of
from ..core import choice as c
from ..core.board import NOWHERE, RoomId, Tunnel, feature_name
from ..core.choice import ChoiceId
from ..core.choice_arguments import kind_name
from ..core.components import RED
from ..core.price import Price
from ..core.tiles import tile_of
from ..rules.optional_texts import Asking, CardQuestion
from ..rules.solo import WARD
from ..rules.texts import Choosing
from ..view.choice_info import ChoiceInfo
from ..view.hints import NO_HINT
from ..view.view import View
from .cards import CardVoice
from .language import Argument, sentence
from .night import NightVoice
from .places import PlaceVoice


class ChoiceVoice:
    """Words for the choices of the seat that a view belongs to."""

    def __init__(self, view: View, cards: CardVoice, places: PlaceVoice, seats: Sequence[str]) -> None:
        self.words = cards.words
        self.seats = seats
        self.view = view
        self.pack = view.rules.pack
        self.cards = cards
        self.places = places
        self.night = NightVoice(self.words, view.rules)
        self.offered = ChoiceInfo(view)
        self.notices = entry_of(view.rules).notices

    def say(self, choice: ChoiceId) -> str:
        """Says what a choice does, with its price; and where it leads, if a journey goes on."""
        about, price = self.offered.about(choice), self.offered.price(choice)
        message = f"choice-{c.VERBS[c.verb_of(choice)].word}"
        filled: dict[str, Argument] = {"cost": self.cost(price), "price": price.gold, "question": self.view.prompt}
        for what, number in about.items():
            filled |= self.SPEAKERS[what](self, number) if what in self.SPEAKERS else {}
        own = self.notices.filling(self.view, choice)
        filled |= {**own.numbers, "gain": self.cards.program(own.text)} if own is not NO_HINT else {}
        if c.verb_of(choice) == WARD:
            filled["hour"] = self.night.open_hour_name(self.view)
        if "card" in about:
            filled |= self._of_card(about["card"], price)
        ahead = self.offered.ahead(choice)
        if ahead is not None:
            filled |= self._journey(ahead)
            filled["cost"] = filled["cost"] or self.words.say("cost-nothing")
            message = f"{message}-and-go"
        return self.words.say(message, **filled)

    def room(self, room: RoomId) -> dict[str, Argument]:
        """Names a room as a label, as a goal, as a place and as where something comes from; and its tile."""
        return {
            "room": self.places.room(room),
            "to": self.places.to(room),
            "at": self.places.at(room),
            "from": self.places.out_of(room),
            "of": self.places.of(tile_of(room)) if self.pack.tiles else "",
        }

    def cost(self, price: Price) -> str:
        """Says what a price spends and makes one suffer; parts of zero are not named."""
        return self._listed(price.parts())

    def _listed(self, parts: dict[str, int]) -> str:
        return ", ".join(self.words.say(f"cost-{what}", n=n) for what, n in parts.items())

    def _of_card(self, number: int, price: Price) -> dict[str, Argument]:
        """Says what a card costs, even if that is nothing, and what it does beside another card of its suit."""
        card = self.pack.cards[number]
        nothing = {"swords" if card.banner == RED else "skill": 0}
        text = self.cards.in_company(card)
        return {"price": self._listed(price.parts() or nothing), "text": text}

    def _way(self, index: int) -> dict[str, Argument]:
        tunnel = self.view.board.ways(self.view.me.room)[index]
        return {"to": self.places.way(tunnel)} if tunnel.end == NOWHERE else self.room(tunnel.end)

    def _token(self, number: int) -> dict[str, Argument]:
        text = sentence(self.cards.program(self.pack.tokens[number].use))
        return {"token": self.cards.token_name(number), "text": text}

    def _effect(self, number: int) -> dict[str, Argument]:
        effect = self.pack.effects[number]
        name = self.cards.name(effect.label.partition("/")[0])
        return {"card": name, "text": sentence(self.cards.effect(effect))}

    def _journey(self, ahead: Tunnel) -> dict[str, Argument]:
        """Says where a journey leads next."""
        if ahead.end != NOWHERE:
            return {"to": self.places.to(ahead.end)}
        return {"to": self.words.say("to-portal" if ahead.edge == NOWHERE else "to-next-tile")}

    def _feature(self, number: int) -> dict[str, Argument]:
        feature = feature_name(number)
        return {"feature": self.words.say(f"the-{feature}"), "gain": self.words.say(f"gain-{feature}")}

    def _option(self, number: int) -> dict[str, Argument]:
        return {"text": self._picked(number)}

    def _picked(self, number: int) -> str:
        """Says what picking a number means: an option of a text, or an effect that waits for the end of the turn."""
        frame = self.view.stack[-1]
        if isinstance(frame, Choosing):
            return sentence(self.cards.program(frame.effect.programs[number - 1]))
        if isinstance(frame, Asking):
            return sentence(self.cards.program(frame.effect.program))
        if isinstance(frame, CardQuestion):
            return self.cards.card_name(frame.effect.cards(self.pack, self.view.me.in_play)[number - 1])
        if self.words.has(f"option-{frame.prompt}"):
            return self.words.say(f"option-{frame.prompt}", card=self.cards.source_name(self.view.about))
        return sentence(self.cards.program(self.view.at_end[number - 1]))

    def _dare(self, number: int) -> dict[str, Argument]:
        dare = self.pack.night.dares[number]
        return {"dare": self.night.dare_name(dare), "text": self.night.dare(dare)}

    # Of the class: an instance that held its own methods would be a reference cycle, and live longer than it is used.
    SPEAKERS: ClassVar[dict[str, Callable[[ChoiceVoice, int], dict[str, Argument]]]] = {
        "card": lambda voice, card: {"card": voice.cards.card_name(card)},
        "way": _way,
        "room": lambda voice, number: voice.room(RoomId(number)),
        "token": _token,
        "kind": lambda voice, kind: {"token": voice.cards.one(kind_name(kind, voice.pack))},
        "effect": _effect,
        "turn": lambda voice, turn: voice.places.turn(turn),
        "tile": lambda voice, tile: {"of": voice.places.of(tile)},
        "feature": _feature,
        "cell": lambda voice, cell: {"site": voice.places.site(cell)},
        "option": _option,
        "dare": _dare,
        "seat": lambda voice, seat: {"seat": voice.seats[seat]},
    }
