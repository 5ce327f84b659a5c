"""Outcomes of choices: what a choice is called on a button, and what it brings and costs besides its price.

They are told from a view alone, by what the rules say of the place, card or token that a choice is about: an outcome
names nothing that its seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, Final

from ..core import choice as c
from ..core.board import DEPTHS, FEATURES, FOUNTAIN, MARKET, NOWHERE, START, RoomId, Tunnel, feature_name
from ..core.choice import ChoiceId
from ..core.choice_arguments import ROOM_TOKEN, TOKEN_KIND, About, WithSwords, kind_name
from ..core.components import ARTIFACT, BACKPACK, MASTERY, VERB_OF_BANNER, Program
from ..core.definitions import Effect, NumberEffect
from ..core.tiles import LOCKED, ROOMS_OF_A_TILE, lock_of, tile_of
from ..rules.move import IGNORE_CAVES, StopIn
from ..view.hints import Hint, rage_hint
from ..view.reachable import worth_outside
from .cards import CardVoice
from .choices import ChoiceVoice
from .language import Argument, Words
from .places import REWARDS

HARMFUL: Final = ("damage", "rage", "attack")
NAMING: Final = (TOKEN_KIND, ROOM_TOKEN)


def actions(words: Words) -> dict[str, str]:
    """Returns the names of verbs on buttons; verbs for a kind of token are left out, since they name that kind."""
    named = {verb.word: f"action-{verb.word}" for verb in c.VERBS.values() if verb.argument not in NAMING}
    return {word: words.say(name, question="", seat="") for word, name in named.items() if words.has(name)}


@dataclass
class Outcome:
    """Gains and harms of a choice in short sentences; harms are also things given up."""

    gains: list[str] = field(default_factory=list)
    harms: list[str] = field(default_factory=list)


class Outcomes:
    """Words for the outcomes of the choices of one seat."""

    def __init__(self, choices: ChoiceVoice) -> None:
        self.words = choices.words
        self.seats = choices.seats
        self.view = choices.view
        self.pack = choices.pack
        self.cards: CardVoice = choices.cards
        self.offered = choices.offered
        self.places = choices.places
        self.notices = choices.notices
        self.stopping = sum(each.feature for each in self.view.rules.triggers if isinstance(each, StopIn))

    def action(self, choice: ChoiceId) -> str:
        """Returns the verb of a choice for a button."""
        verb, about = c.verb_of(choice), self.offered.about(choice)
        if "kind" in about:
            token = self._named_kind(RoomId(about.get("room", self.view.me.room)), about["kind"])
            return self.words.say("action-take", token=token)
        if verb == c.END_TURN and self.view.me.leaving:
            return self.words.say("action-leave")
        if verb == c.MOVE:
            return self.walking(self.offered.goal(choice))
        seat = self.seats[about["seat"]] if "seat" in about else ""
        return self.words.say(f"action-{c.VERBS[verb].word}", question=self.view.prompt, seat=seat)

    def walking(self, room: RoomId) -> str:
        """Returns the verb for walking to a room."""
        out = self.view.board.features[room] & START or self.notices.leaving(self.view, room) is not None
        return self.words.say("action-out" if out else "action-move")

    def instead(self, choice: ChoiceId) -> str:
        """Names a choice beside one that leads to the same place at another price; "" where there can be none."""
        way, price = self.offered.way(choice), self.offered.price(choice)
        if way is not None and way.end == NOWHERE:
            return self.words.say("instead-way", side=self.places.side(way)) if price.later else ""
        if not isinstance(c.VERBS[c.verb_of(choice)].argument, WithSwords):
            return ""
        if price.damage:
            return self.words.say("instead-damage", n=price.damage)
        return self.words.say("instead-swords", n=price.swords) if price.swords else ""

    def of(self, choice: ChoiceId) -> Outcome:
        """Returns the outcome of a choice."""
        ahead = self.offered.ahead(choice)
        if ahead is not None:
            told = self._onwards(ahead, self.offered.price(choice).damage)
            self._laid(told, ahead.end)
            return told
        about = self.offered.about(choice)
        tell = next((tell for what, tell in self.TELLERS.items() if what in about), None)
        told = tell(self, choice, about) if tell is not None else self._plain(c.verb_of(choice))
        self._notice(told, self.notices.chosen(self.view, choice))
        return told

    def _notice(self, told: Outcome, notices: list[Hint]) -> None:
        """Adds the hints that a game has of its own."""
        for notice in notices:
            if notice.word:
                text = self._say(notice.word, **notice.numbers, gain=self.cards.program(notice.text))
                (told.harms if notice.bad else told.gains).append(text)
            else:
                self._add(told, notice.text.effects)

    def _onwards(self, ahead: Tunnel, damage: int) -> Outcome:
        """Says where the tile in hand leads: to a room of it, through it, or into its portal."""
        if ahead.end != NOWHERE:
            return self.going(ahead.end, damage)
        return Outcome([self._say("to-portal" if ahead.edge == NOWHERE else "to-next-tile")])

    def _laid(self, told: Outcome, room: RoomId) -> None:
        """Adds what comes with the tile in hand (CAT-4.9): the Artifact of the room, and the hints of the game."""
        waiting = self.view.rules.waiting_tiles(self.view.stack[-1:])
        if not waiting:
            return
        tile, left = self.pack.tiles[waiting[-1][0]], self.view.artifacts[:]
        for index in range(len(tile.rooms)):
            if tile.rooms[index].artifact and left:
                token = left.pop(min(tile.rooms[index].plus, len(left) - 1))
                if tile.room(index) == room:
                    told.gains.append(self._say("artifact-of", points=self.pack.tokens[token].points))
        self._notice(told, self.notices.laying(self.view, tile))

    def going(self, room: RoomId, damage: int) -> Outcome:
        """Returns the outcome of entering a room, with the wounds of the way there."""
        told = Outcome()
        bits, me = self.view.board.features[room], self.view.me
        if damage:
            told.harms.append(self._say("harm-damage", n=damage))
        if bits & START:
            told.gains.append(self._say("gain-out", bonus=self._mastery(), worth=worth_outside(self.view)))
            return told
        leaving = self.notices.leaving(self.view, room)
        if leaving is not None:
            self._notice(told, [leaving])
            return told
        self._there(told, room, bits)
        if bits & self.stopping and not me.ignores & IGNORE_CAVES:
            told.harms.append(self._say("harm-stop"))
        if bits & DEPTHS and not self.view.board.features[me.room] & DEPTHS:
            told.harms.append(self._say("harm-depths"))
        if bits & MARKET and self.view.market and not told.gains and not told.harms:  # still, it says what it is
            told.gains.append(self._say("gain-market-dear", n=self.view.rules.params.market_price))
        return told

    def _there(self, told: Outcome, room: RoomId, bits: int) -> None:
        """Adds what a room holds and gives."""
        me, params = self.view.me, self.view.rules.params
        if bits & FOUNTAIN and me.damage:
            told.gains.append(self._say("gain-heal", n=1))
        self._notice(told, self.notices.entering(self.view, room))
        self._reward(told, room)
        self._tokens(told, room)
        if bits & MARKET and me.gold >= params.market_price and self.view.market:
            told.gains.append(self._say("gain-market"))
        self._notice(told, self.notices.there(self.view, room))
        for name, bit in FEATURES.items():
            if bits & bit and bit in LOCKED and me.lockpicks and lock_of(room, bit) not in self.view.opened:
                told.gains.append(self._say("gain-unlock", gain=self._say(f"gain-{name}")))

    def _reward(self, told: Outcome, room: RoomId) -> None:
        """Adds the reward that is printed in a room of a tile (CAT-6.1)."""
        if not self.pack.tiles or room in self.view.me.rewarded:
            return
        printed = self.pack.tiles[tile_of(room)].rooms[room % ROOMS_OF_A_TILE]
        if printed.reward:
            told.gains.append(self._say(f"reward-{REWARDS[printed.reward]}", n=printed.amount))

    def _tokens(self, told: Outcome, room: RoomId) -> None:
        """Adds the tokens that lie in a room: by name where they lie open, by their backs where they do not."""
        here = self.view.room_tokens[room]
        if any(self._kind(token) == ARTIFACT for token in here):
            if self._carries() > self._room_for():
                told.harms.append(self._say("harm-no-room"))
            else:
                told.gains.append(self._named_kind(room, ARTIFACT.bit_length()))
        for kind in dict.fromkeys(self._kind(token) for token in here):
            if kind != ARTIFACT:
                n = sum(1 for token in here if self._kind(token) == kind)
                told.gains.append(self.cards.many(kind_name(kind.bit_length(), self.pack), n))

    def _card(self, verb: int, number: int) -> Outcome:
        if verb not in VERB_OF_BANNER:
            return Outcome()
        card = self.pack.cards[number]
        program: Program = {c.ACQUIRE: card.acquire, c.USE: card.use, c.FIGHT: card.defeat}[verb]
        told = self._text(program.effects)
        if card.points and verb == c.ACQUIRE:
            told.gains.append(self._say("gain-worth", n=card.points))
        return told

    def _through(self, choice: ChoiceId) -> Outcome:
        room = self.offered.goal(choice)
        return Outcome() if room == NOWHERE else self.going(room, self.offered.price(choice).damage)

    def _room(self, verb: int, room: RoomId) -> Outcome:
        return self.going(room, 0) if c.VERBS[verb].enters else Outcome()

    def _token(self, verb: int, number: int) -> Outcome:
        token = self.pack.tokens[number]
        if verb == c.CONSUME:
            return self._text(token.use.effects)
        told = Outcome([line.rstrip(".") for line in self.cards.token(token).lines])
        if token.points:
            told.gains.append(self._say("gain-worth", n=token.points))
        return told

    def _take(self, room: RoomId, number: int) -> Outcome:
        """Returns the outcome of taking an Artifact (CORE-12.4): points, a rising dragon, and full arms."""
        if number != ARTIFACT.bit_length():
            return Outcome()
        told = Outcome([self._say("gain-worth", n=self._best_artifact(room))])
        if not self._carries():
            told.gains.append(self._say("gain-may-leave"))
        if self._carries() + 1 > self._room_for():
            told.harms.append(self._say("harm-arms-full"))
        self._notice(told, [rage_hint(self.view)])
        return told

    def _plain(self, verb: int) -> Outcome:
        if verb == c.END_TURN and self.view.me.leaving:
            return Outcome([self._say("gain-out-now", bonus=self._mastery(), worth=worth_outside(self.view))])
        return Outcome()

    def _text(self, effects: list[Effect]) -> Outcome:
        told = Outcome()
        self._add(told, effects)
        return told

    def _add(self, told: Outcome, effects: list[Effect]) -> None:
        """Adds the effects of a text, those that hurt apart from those that help."""
        for effect in effects:
            noisy = effect.word == "clank" and isinstance(effect, NumberEffect) and effect.n > 0
            harmful = noisy or effect.word in HARMFUL or effect.word in self.notices.harmful
            (told.harms if harmful else told.gains).append(self.cards.effect(effect))

    def _named_kind(self, room: RoomId, number: int) -> str:
        """Names a kind of token in a room, an Artifact with its points."""
        if number != ARTIFACT.bit_length():
            return self.cards.one(kind_name(number, self.pack))
        return self._say("artifact-of", points=self._best_artifact(room))

    def _best_artifact(self, room: RoomId) -> int:
        """Returns the points of the Artifact that would be taken (PAR-2.2)."""
        here = [token for token in self.view.room_tokens[room] if self._kind(token) == ARTIFACT]
        return max((self.pack.tokens[token].points for token in here), default=0)

    def _kind(self, token: int) -> int:
        """Returns the kind of a token; a negative number is a token that lies face down, known by its back."""
        return self.pack.tokens[token].kind if token >= 0 else -token

    def _carries(self) -> int:
        return sum(1 for token in self.view.me.tokens if self.pack.tokens[token].tags & ARTIFACT)

    def _room_for(self) -> int:
        """Returns how many Artifacts may be carried before another one is taken (CORE-11.4)."""
        return sum(1 for token in self.view.me.tokens if self.pack.tokens[token].tags & BACKPACK)

    def _mastery(self) -> int:
        """Returns the points for coming home itself (CORE-18.2)."""
        return next((token.points for token in self.pack.tokens if token.kind == MASTERY), 0)

    def _say(self, id: str, **filled: Argument) -> str:
        return self.words.say(id, **filled)

    # What a choice names, the most telling first.
    TELLERS: ClassVar[dict[str, Callable[[Outcomes, ChoiceId, About], Outcome]]] = {
        "card": lambda one, choice, about: one._card(c.verb_of(choice), about["card"]),
        "way": lambda one, choice, about: one._through(choice),
        "kind": lambda one, choice, about: one._take(RoomId(about.get("room", one.view.me.room)), about["kind"]),
        "room": lambda one, choice, about: one._room(c.verb_of(choice), RoomId(about["room"])),
        "token": lambda one, choice, about: one._token(c.verb_of(choice), about["token"]),
        "effect": lambda one, choice, about: one._text([one.pack.effects[about["effect"]]]),
        "feature": lambda one, choice, about: Outcome([one._say(f"gain-{feature_name(about['feature'])}")]),
    }
