"""The game in words: questions, choices, what happened, and why not."""

from __future__ import annotations

from collections.abc import Sequence

from ..core import choice as c
from ..core.event import HIDDEN, Event
from ..core.material import FEATURES, NOTHING, RED, START, RoomId
from ..core.notation import kind_name
from ..core.reason import Reason
from ..rules.acquire import discounted
from ..rules.move import IGNORE_MONSTERS
from ..rules.texts import Choosing
from ..view.view import View
from .cards import CardVoice
from .words import Argument, Words, sentence


class GameVoice:
    """Tells a game to one seat, from its view. `seats` are the names of the seats."""

    def __init__(self, words: Words, view: View, seats: Sequence[str] = ()) -> None:
        self.words = words
        self.view = view
        self.pack = view.rules.pack
        self.cards = CardVoice(words, self.pack)
        self.seats = list(seats) or [words.say(f"seat-{index}") for index in range(len(view.seats))]

    def prompt(self) -> str:
        """The open question."""
        if self.view.about != NOTHING:
            return self.words.say(f"prompt-{self.view.prompt}", source=self.cards.source_name(self.view.about))
        return self.words.say(f"prompt-{self.view.prompt}", source=self.words.say("some-text"))

    def choice(self, choice: int) -> str:
        """What a choice does, with its price."""
        verb = c.VERBS[c.verb_of(choice)]
        return self.words.say(f"choice-{verb.word}", **self._arguments(choice))

    def event(self, event: Event) -> str:
        """What happened, as one line of the log."""
        name = f"event-{event.kind.name}"
        filled: dict[str, Argument] = {"seat": self._seat(event.seat)}
        for what, number in zip(event.kind.numbers, event.numbers()):
            if number == HIDDEN:
                return self.words.say(f"{name}-hidden", **filled)
            if what == "owner" and number == NOTHING:
                return self.words.say(f"{name}-black", **filled)
            filled[what] = self._told(what, number)
        if event.kind.name == "TunnelWalked":
            filled["cost"] = self._cost(event.second, event.third, 0)
        return self.words.say(name, **filled)

    def refusal(self, reason: Reason, choice: int) -> str:
        """Why a choice is refused, and by which rule."""
        need, have = self._shortfall(reason, choice)
        text = self.words.say(f"reason-{reason.word}", need=need, have=have)
        return self.words.say("refused", reason=text, rule=reason.rule)

    def room(self, room: RoomId) -> str:
        """A room by its id and what it is known for."""
        bits = self.view.board.features[room]
        marks = [self.words.say(f"feature-{name}") for name, bit in FEATURES.items() if bits & bit]
        id = self.view.board.rooms[room]
        return self.words.say("feature-start") if bits & START else f"{id} ({', '.join(marks)})" if marks else id

    def _arguments(self, choice: int) -> dict[str, Argument]:
        verb, argument = c.VERBS[c.verb_of(choice)], c.argument_of(choice)
        if verb.argument == c.CARD:
            return {"card": self.cards.card_name(argument)}
        if verb.argument == c.SLOT:
            card = self._card_in(argument)
            return {"card": self.cards.card_name(card), "price": self._price(card)}
        if verb.argument == c.TUNNEL:
            tunnel = self.view.board.ways(self.view.me.room)[argument // c.SWORDS]
            swords = argument % c.SWORDS
            monsters = 0 if self.view.me.ignores & IGNORE_MONSTERS else tunnel.monsters
            return {"room": self.room(tunnel.end), "cost": self._cost(tunnel.boots, swords, monsters - swords)}
        if verb.argument == c.TOKEN:
            token = self.pack.tokens[argument]
            price = self.view.rules.params.market_price
            return {
                "token": self.cards.token_name(argument),
                "price": price,
                "text": sentence(self.cards.program(token.use)),
            }
        if verb.argument == c.TOKEN_KIND:
            return {"token": self.cards.one(kind_name(argument, self.pack))}
        if verb.argument == c.ROOM_TOKEN:
            kind = kind_name(argument % c.TOKEN_KINDS, self.pack)
            return {"room": self.room(argument // c.TOKEN_KINDS), "token": self.cards.one(kind)}
        if verb.argument == c.EFFECT:
            effect = self.pack.effects[argument]
            return {
                "card": self.cards.name(effect.label.partition("/")[0]),
                "text": sentence(self.cards.effect(effect)),
            }
        return {"text": self._option(argument)} if verb.argument == c.NUMBER else {}

    def _option(self, number: int) -> str:
        """What picking a number means: an option of a text, or one of the effects that wait for the end of the turn."""
        frame = self.view.stack[-1]
        if isinstance(frame, Choosing):
            return sentence(self.cards.program(frame.effect.programs[number - 1]))
        return sentence(self.cards.program(self.view.at_end[number - 1]))

    def _told(self, what: str, number: int) -> Argument:
        """A number of an event, in words."""
        if what == "card":
            return self.cards.card_name(number)
        if what == "source":
            return self.cards.source_name(number)
        if what == "effect":
            return self.cards.name(self.pack.effects[number].label.partition("/")[0])
        if what == "token":
            return self.cards.token_name(number)
        if what == "room":
            return self.room(number) if number >= 0 else ""
        return self._seat(number) if what == "owner" else number

    def _seat(self, index: int) -> str:
        return self.seats[index] if index >= 0 else ""

    def _card_in(self, slot: int) -> int:
        return self.view.row[slot] if slot < c.ROW else self.pack.reserve[slot - c.ROW]

    def _price(self, card: int) -> int:
        return discounted(self.pack.cards[card], self.view.modifiers) if card != NOTHING else 0

    def _cost(self, boots: int, swords: int, damage: int) -> str:
        parts = [("cost-boots", boots), ("cost-swords", swords), ("cost-damage", damage)]
        return ", ".join(self.words.say(id, n=n) for id, n in parts if n > 0)

    def _shortfall(self, reason: Reason, choice: int) -> tuple[int, int]:
        """What a refused choice would have needed, and what the seat has of it."""
        if choice < 0:
            return 0, 0
        me, argument = self.view.me, c.argument_of(choice)
        kind = c.VERBS[c.verb_of(choice)].argument
        if kind == c.SLOT and self._card_in(argument) != NOTHING:
            card = self._card_in(argument)
            return self._price(card), me.swords if self.pack.cards[card].banner == RED else me.skill
        if kind == c.TUNNEL:
            if reason.word == "need-swords-there":
                return argument % c.SWORDS, me.swords
            return self.view.board.ways(me.room)[argument // c.SWORDS].boots, me.boots
        return self.view.rules.params.market_price, me.gold
