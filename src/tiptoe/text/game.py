"""Game in words: questions, choices, events, refusals, and the goal of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..catalog import entry_of
from ..core.board import FEATURES, RoomId
from ..core.choice import ChoiceId
from ..core.components import ARTIFACT, NOTHING
from ..core.event import ATTACK_BEGUN, CUBE_DRAWN, HIDDEN, SHADOW_DRAWN, WILD_CUBE_DRAWN, Event
from ..core.price import Price
from ..core.refusals import Reason
from ..core.state import ESCAPED, IN_PLAY
from ..core.tiles import FIRST_FEATURE_LOCK, LOCKED, LOCKS_OF_A_ROOM, LOCKS_OF_A_TILE, TURNS, tile_of
from ..rules.pools import FREED_PRISONER
from ..rules.texts import still_to_pick
from ..view.view import SPECTATOR, View
from .cards import CardVoice
from .choices import ChoiceVoice
from .language import Argument, Words
from .outcomes import Outcomes
from .places import PlaceVoice

NONE: Final = ""


def goal(view: View, words: Words, places: PlaceVoice) -> str:
    """Says the next thing that counts for the seat of a view, or that nothing does any more; "" for a spectator."""
    if view.seat == SPECTATOR or view.over:
        return NONE
    me = view.me
    if me.status != IN_PLAY:
        return words.say("goal-out" if me.status == ESCAPED else "goal-caught")
    if me.leaving:
        return words.say("goal-leave")
    own = entry_of(view.rules).notices.goal(view)
    if own is not None:
        return words.say(own.word, **own.numbers)
    has_artifact = any(view.rules.pack.tokens[token].tags & ARTIFACT for token in me.tokens)
    return words.say("goal-home" if has_artifact else "goal-find", to=places.home())


def question(cards: CardVoice, prompt: str, source: int, tile: str, picks: int) -> str:
    """Says a question: `source` is the card or token whose text asks, `picks` the number of options still to pick."""
    return cards.words.say(f"prompt-{prompt}", source=cards.source_name(source), tile=tile, n=picks)


class GameText:
    """Texts of a game for one seat, from its view. `seats` are the names of the seats."""

    def __init__(self, words: Words, view: View, seats: Sequence[str] = ()) -> None:
        self.view = view
        self.pack = view.rules.pack
        self.cards = CardVoice(words, self.pack)
        self.words = self.cards.words
        self.places = PlaceVoice(self.cards, view)
        self.seats = list(seats) or [self.words.say(f"seat-{index}") for index in range(len(view.seats))]
        self.choices = ChoiceVoice(view, self.cards, self.places, self.seats)
        self.outcomes = Outcomes(self.choices)

    def prompt(self) -> str:
        """Says the open question."""
        view = self.view
        return question(self.cards, view.prompt, view.about, self._tile_asked_about(), still_to_pick(view.stack))

    def goal(self) -> str:
        """Says what to do now, in one short line."""
        return goal(self.view, self.words, self.places)

    def choice(self, choice: ChoiceId) -> str:
        """Says what a choice does, with its price."""
        return self.choices.say(choice)

    def story(self, events: Sequence[Event]) -> list[str]:
        """Tells what happened, a line for each event. An attack says how many cubes the bag really held (RUL-16)."""
        drawn = _cubes_drawn(events)
        return [
            self._short_attack(event, n) if n < event.first else self.event(event) for event, n in zip(events, drawn)
        ]

    def event(self, event: Event) -> str:
        """Tells what happened, as one line of the log."""
        name = f"event-{event.kind.name}"
        filled: dict[str, Argument] = {"seat": self._seat(event.seat)}
        for what, number in zip(event.kind.numbers, event.numbers()):
            if number == HIDDEN:
                return self.words.say(f"{name}-hidden", **filled)
            if what == "owner" and number == NOTHING:
                return self.words.say(f"{name}-black", **filled)
            if event.kind.name == "PrisonerFreed" and what == "token" and not self._is_prisoner(number):
                name += "-none"  # RUL-70
            filled = self._told(what, number) | filled  # a room also fills "from": the earlier value stays
        if event.kind.name == "TunnelWalked":
            filled["cost"] = self.choices.cost(Price(boots=event.second, swords=event.third))
        if event.kind.name == "ClankMade":
            filled["made"] = event.first + event.second  # CORE-7.4: what is cancelled is made, too
        if event.kind.name == "KnockedOut":
            filled["fate"] = self.view.fates[event.seat]
        if event.kind.name == "ResourcesGained":
            filled["gain"] = self.choices.cost(Price(skill=event.first, swords=event.second, boots=event.third))
        return self.words.say(name, **filled)

    def brief(self, event: Event) -> str:
        """Says what a seat did, as a few words in the line of its turn; "" for events that the line does not name."""
        name = f"brief-{event.kind.name}"
        if not self.words.has(name) or HIDDEN in event.numbers():
            return ""
        filled: dict[str, Argument] = {}
        for what, number in zip(event.kind.numbers, event.numbers()):
            filled |= self._told(what, number)
        return self.words.say(name, **filled)

    def refusal(self, reason: Reason, choice: ChoiceId) -> str:
        """Returns why a choice is refused, without the number of the rule: a page shows that behind a mark."""
        need, have = self.shortfall(reason, choice)
        return self.words.say(f"reason-{reason.word}", need=need, have=have)

    def room(self, room: RoomId) -> str:
        """Names a room by what it is known for, and where it is."""
        return self.places.room(room)

    def _tile_asked_about(self) -> str:
        """Names the tile that waits to be laid, or else the one that the asked seat is on."""
        if not self.pack.tiles or self.view.asked < 0:
            return ""
        for tile, _ in self.view.rules.waiting_tiles(self.view.stack[-1:]):
            return self.places.tile(tile)
        return self.places.tile(tile_of(self.view.seats[self.view.asked].room))

    def _short_attack(self, event: Event, drawn: int) -> str:
        return self.words.say("event-AttackBegun-short", n=event.first, drawn=drawn)

    def _told(self, what: str, number: int) -> dict[str, Argument]:
        """Returns a number of an event in words."""
        if what == "card":
            return {what: self.cards.card_name(number)}
        if what == "source":
            return {what: self.cards.source_name(number)}
        if what in ("hour", "dare"):
            return {what: self.choices.night.name_of(what, number)}
        if what == "effect":
            return {what: self.cards.name(self.pack.effects[number].label.partition("/")[0])}
        if what == "token":
            return {what: self.cards.token_name(number)}
        if what == "room":
            return self.choices.room(RoomId(number)) if number >= 0 else {}
        if what == "from":
            return {what: self.places.out_of(RoomId(number))}
        if what == "tile":
            return {what: self.places.tile(number)}
        if what == "cell":
            return {"site": self.places.site(number)}
        if what == "turn":
            return {what: number, **self.places.turn(number % TURNS)}
        if what == "lock":
            return self._lock(number)
        return {what: self._seat(number) if what == "owner" else number}

    def _lock(self, number: int) -> dict[str, Argument]:
        """Says what a lock kept shut, and on which tile."""
        place = number % LOCKS_OF_A_TILE - FIRST_FEATURE_LOCK
        bits = LOCKED[place % LOCKS_OF_A_ROOM] if place >= 0 else 0
        what = next((name for name, bit in FEATURES.items() if bit & bits), "lock")
        return {"lock": self.words.say(f"the-{what}"), "of": self.places.of(number // LOCKS_OF_A_TILE)}

    def _is_prisoner(self, token: int) -> bool:
        return self.pack.tokens[token].tags & FREED_PRISONER != 0

    def _seat(self, index: int) -> str:
        return self.seats[index] if index >= 0 else ""

    def shortfall(self, reason: Reason, choice: ChoiceId) -> tuple[int, int]:
        """Returns what a refused choice would have needed, and what the seat has of it."""
        if choice < 0 or not reason.short:
            return 0, 0
        me, price = self.view.me, self.choices.offered.price(choice)
        if reason.short == "wounds":
            return price.wounds, me.damage
        purse = {"skill": me.skill, "swords": me.swords, "boots": me.boots, "gold": me.gold, "lockpicks": me.lockpicks}
        return price.parts().get(reason.short, 0), purse[reason.short]


def _cubes_drawn(events: Sequence[Event]) -> list[int]:
    """Counts for each attack the cubes that the events after it draw; any other event keeps its own first number."""
    found = [event.first for event in events]
    drawn = 0
    for place in reversed(range(len(events))):
        kind = events[place].kind
        if kind is CUBE_DRAWN or kind is WILD_CUBE_DRAWN or kind is SHADOW_DRAWN:
            drawn += 1
        elif kind is ATTACK_BEGUN:
            found[place] = drawn
            drawn = 0
    return found
