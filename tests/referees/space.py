"""The referee of In Space: a ship with locks, lifts and teleporters, data ports, factions, hunters, and escape pods."""

from __future__ import annotations

from collections.abc import Iterator

from referees.books import Ask, Latent, SeatBook
from referees.content import Effect, Text, furniture
from referees.ground import Referee, Way, offer
from tiptoe.core.event import Event
from tiptoe.core.state import State

LONE_ROUNDS = 25  # RUL-16
PORTS = 2  # SPA-2.2: data cubes of each seat
HUNTERS = {7: 1, 8: 1, 9: 2}  # by space of the rage track, counted from 0 (SPA-2.8)


class SpaceReferee(Referee):
    pack = "space"
    rage = (2, 2, 2, 3, 3, 3, 4, 4, 5, 5)  # SPA-8.5, RUL-2
    wild = 4

    def stops(self) -> set[str]:
        return {"security"}

    # Ways (SPA-5).

    def may_enter(self, room: int) -> bool:
        """SPA-5.10, SPA-9.1, RUL-102: a code for the Command Module, an Artifact and a pod for a pod."""
        there = self.features(room)
        if "command" in there and not self.has(self.turn.index, "command-code"):
            return False
        return "pod" not in there or (self.has(self.turn.index, "artifact") > 0 and bool(self.state.room_tokens[room]))

    def may_teleport_along(self, way: Way) -> bool:
        """SPA-5.9: never from one hyperlift to another."""
        lifts = "hyperlift" in self.here and "hyperlift" in self.features(way.to)
        return not lifts and super().may_teleport_along(way)

    def moves(self) -> Iterator[str]:
        yield from super().moves()
        yield from self.lifts()
        yield from self.beams()

    def lifts(self) -> Iterator[str]:
        """SPA-5.6, RUL-50: a locked lift needs the key to come and to go, the lift of the bay no Blockade."""
        if self.serves(self.room):
            for room in range(len(self.state.board.rooms)):
                if room != self.room and self.serves(room) and self.may_enter(room):
                    yield f"lift:{self.name(room)}"

    def serves(self, room: int) -> bool:
        there = self.features(room)
        if "locked-lift" in there and not self.has(self.turn.index, "master-key"):
            return False
        blockaded = self.marker == len(self.rage) - 1 and "depths" not in there  # SPA-8.4
        return "hyperlift" in there and not blockaded

    def beams(self) -> Iterator[str]:
        """SPA-5.7."""
        if "teleporter" in self.here and self.has(self.turn.index, "telepass"):
            for room in range(len(self.state.board.rooms)):
                if room != self.room and "teleporter" in self.features(room) and self.may_enter(room):
                    yield f"beam:{self.name(room)}"

    def chose_lift(self, argument: str) -> None:
        """SPA-5.8."""
        self.turn.ridden = "ride" not in self.turn.ignores

    def chose_beam(self, argument: str) -> None:
        self.chose_lift(argument)

    def ignore(self, what: str) -> None:
        super().ignore(what)
        if what == "ride":
            self.turn.ridden = False

    # Rooms (SPA-5.5, SPA-6, SPA-7).

    def room_actions(self) -> Iterator[str]:
        yield from super().room_actions()
        if self.artifacts_here() and self.below_limit():
            yield "take:artifact"
        yield from self.hacks(self.room)

    def below_limit(self) -> bool:
        return not self.has(self.turn.index, "artifact")

    def may_take(self, kind: str) -> bool:
        return kind in ("major-secret", "minor-secret")

    def shelf(self) -> list[str]:
        """SPA-4.2: at most one of each."""
        return [id for id in super().shelf() if not self.has(self.turn.index, id)]

    def hacks(self, room: int) -> Iterator[str]:
        """SPA-6.1, SPA-6.2, RUL-51."""
        mine = [mark // 8 for mark in self.state.marks if mark % 8 == self.turn.index]
        taken = room in [mark // 8 for mark in self.state.marks]
        modules = self.state.board.module_of
        apart = modules[room] not in [modules[other] for other in mine]
        damage = sum(effect.damage for effect in self.port(room))
        if "port" in self.features(room) and not taken and len(mine) < PORTS and apart and self.me.wound(damage):
            yield offer(f"hack:{self.name(room)}", damage=damage)

    def port(self, room: int) -> Text:
        return furniture("space")[self.name(room)].port

    def chose_hack(self, name: str) -> None:
        """SPA-6.3: the port first, then code and marker."""
        self.turn.counts["ports-hacked"] += 1
        room = self.state.board.room(name)
        self.read(tuple(e for e in self.port(room) if not e.damage), name, kept=False)
        if sum(mark % 8 == self.turn.index for mark in self.state.marks) == PORTS - 1:
            self.turn.held.add("command-code")
            self.advance(1)

    def reward(self, room: int) -> None:
        """SPA-5.5, RUL-54: a reward on every entry."""
        self.read(furniture("space")[self.name(room)].reward, self.name(room), kept=False)

    # Rage, hunters, pods.

    def reached(self) -> None:
        """SPA-8.2."""
        for _ in range(HUNTERS.get(self.marker, 0)):
            self.wake()

    def at_the_end(self, room: int) -> bool:
        return "pod" in self.features(room)

    def saw_PodBoarded(self, event: Event, before: State) -> None:
        """SPA-9.1: a boarding seat takes all own cubes of the Clank! area along."""
        seat = self.seats[event.seat]
        seat.supply += seat.clank
        seat.clank = 0
        self.turn.leaving = True

    def silent(self, seat: SeatBook) -> bool:
        """SPA-9.2, RUL-21."""
        return super().silent(seat) or (seat is self.me and self.turn.leaving)

    def cubes_to_draw(self, seat: int) -> int:
        """CORE-15.2, SPA-9.4, RUL-58."""
        if seat != self.turn.index:
            return 6 if len(self.seats) == 2 else 4
        return self.rage[self.marker] + self.danger()

    def saw_CountdownAdvanced(self, event: Event, before: State) -> None:
        self.countdown += 1

    def everybody_falls(self) -> bool:
        """RUL-16: whether the last seat's rounds are over, where they are limited."""
        return self.countdown == LONE_ROUNDS or super().everybody_falls()

    # Texts.

    def answers_to_hack(self, ask: Ask) -> Iterator[str]:
        if not self.turn.leaving:
            for room in {way.to for way in self.ways()}:
                yield from self.hacks(room) if self.beside(room) else ()

    def answers_to_activate(self, ask: Ask) -> Iterator[str]:
        yield from [f"activate:{id}" for id in {latent.source for latent in self.asleep()}]

    def asleep(self) -> list[Latent]:
        """SPA-3.2: faction effects of own cards in play that are not yet active."""
        in_play = [self.state.cards[card].id for card in self.state.seats[self.turn.index].in_play]
        return [each for each in self.turn.latents if each.effect.allied and not each.paid and each.source in in_play]

    def usable(self) -> set[str]:
        usable = super().usable()
        return usable if self.asleep() else usable - {"multipass"}

    def answered(self, prompt: str, verb: str, argument: str) -> None:
        super().answered(prompt, verb, argument)
        if prompt == "activate":
            self.wake_card(argument)
        elif prompt == "hack":
            self.chose_hack(argument)

    def may_do(self, effect: Effect, source: str, *, kept: bool) -> None:
        """Activates the only possible card without a question; any other effect as in the common rules."""
        cards = {latent.source for latent in self.asleep()}
        if effect.activate and len(cards) == 1:
            self.wake_card(*cards)
        else:
            super().may_do(effect, source, kept=kept)

    def wake_card(self, id: str) -> None:
        latent = next(each for each in self.asleep() if each.source == id)
        latent.paid += 1
        self.read(latent.effect.allied, id, kept=True)
