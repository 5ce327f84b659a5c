"""The night of a seat that plays alone (SOL): its Hours and Dares, read from their file, and what they do."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from referees.content import GAMES
from tiptoe.core.event import Event
from tiptoe.core.state import State

if TYPE_CHECKING:
    from referees.books import SeatBook
    from referees.ground import Referee

SHADOWS = 12  # SOL-1.6
HOURS = 30  # SOL-1.7
HEARD = 3  # SOL-3.2: cubes in the Clank! area
MANY = 3  # rooms or Clank! of a turn
LADEN = 2
DEAR = 5
EVERY_HOUR = 2  # SOL-8.1
EARLY = 12  # SOL-8.2


class Grade(NamedTuple):
    """SOL-1.3 to 1.5: space of the marker, counted from 0, first Clank!, Hours for an Artifact, cubes that are loud."""

    marker: int
    clank: int
    greed: int
    loud: int


GRADES = {"solo:apprentice": Grade(0, 1, 1, 6), "solo": Grade(1, 2, 2, 5), "solo:legend": Grade(2, 3, 2, 4)}

Acts = dict[str, int | Literal["low", "high"]]


class Hour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    part: str
    takes: tuple[int, ...]
    act: Acts
    when: str = ""
    ward: dict[str, int] = {}


class Dare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    goal: str
    turns: int
    reward: Acts
    price: Acts


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hour: tuple[Hour, ...]
    dare: tuple[Dare, ...]


@cache
def printed() -> Deck:
    return msgspec.convert(tomllib.loads((GAMES / "night.toml").read_text(encoding="utf-8")), Deck)


def grade_of(options: list[str]) -> Grade | None:
    """Returns the grade at which one seat plays alone, or None for a game of several."""
    return next((GRADES[option] for option in options if option in GRADES), None)


class Night:
    """What lies open and what is left of the night, by the count of the referee."""

    def __init__(self, grade: Grade, referee: Referee) -> None:
        self.grade = grade
        self.referee = referee
        self.left = HOURS  # still to be turned up
        self.burnt = 0
        self.shadows = SHADOWS
        self.shadows_drawn = 0
        self.early = True
        self.hour: Hour | None = None
        self.warded = False
        self.met = False
        self.spoke = False  # whether the open Hour has acted or missed
        self.open_dares: set[str] = set()
        self.dare: Dare | None = None
        self.turns = 0  # left for the Dare, the present one included
        self.buried = 0  # Boots that are lost in rubble
        self.to_take: set[int] = set()  # slots that the Hour takes, from 1
        self.hunting = ""

    @property
    def points(self) -> int:
        """SOL-8.1, 8.2."""
        return EVERY_HOUR * (self.left + (self.hour is not None)) + (EARLY if self.early else 0)

    @property
    def ward(self) -> dict[str, int]:
        """SOL-4.1, 4.2: the price of the open Hour, once."""
        return self.hour.ward if self.hour is not None and not self.warded else {}

    # The end of a turn.

    def stock(self, row: Sequence[int]) -> None:
        """SOL-2.1: whether the Hour will act, the Dare, and noise."""
        me = self.referee.me
        done = self.deeds(me)
        self.met = self.hour is not None and (not self.hour.when or self.hour.when in done)
        self.buried = 0
        is_loud = me.clank >= self.grade.loud and not self.referee.turn.leaving
        self.judge(done)
        if is_loud:
            self.burn(1)
        self.to_take = {slot for slot in self.hour.takes if row[slot - 1] >= 0} if self.hour else set()

    def deeds(self, me: SeatBook) -> set[str]:
        """SOL-3.2: what the turn that ends has done, as it stands."""
        counts, here = self.referee.turn.counts, self.referee.here
        cubes = self.referee.pack == "space"
        done = {
            "silent": not me.clank,
            "heard": me.clank >= HEARD,
            "deep": "depths" in here,
            "cave": counts["caves-entered"] > 0,
            "fought": counts["row-monsters-defeated"] > 0,
            "found": counts["secrets-taken"] > 0,
            "bought": counts["items-gained"] > 0,
            "laden": counts["cards-acquired"] >= LADEN,
            "further": counts["ports-hacked"] > 0 if cubes else "depths" in here,
            "rooms": counts["rooms-entered"] >= MANY,
            "loud": counts["clank-made"] >= MANY,
            "artifact": counts["artifacts-taken"] > 0,
            "dear": counts["dear-acquired"] > 0,
            "frugal": not counts["cards-acquired"],
        }
        return {word for word, is_done in done.items() if is_done}

    def judge(self, done: set[str]) -> None:
        """SOL-6.2 to 6.4."""
        dare = self.dare
        if dare is None:
            return
        self.turns -= 1
        if dare.goal in done:
            self.dare = None
            self.do(dare.reward)
        elif not self.turns:
            self.dare = None
            self.do(dare.price)

    def burn(self, n: int) -> None:
        """SOL-5.1."""
        burnt = min(n, self.left)
        self.left -= burnt
        self.burnt += burnt

    def do(self, acts: Acts) -> None:
        """SOL-3.3: what is written, in order."""
        for word, n in acts.items():
            if self.referee.me.out:
                return
            if word == "hunt":
                self.hunting = str(n)
            else:
                self.do_one(word, int(n))

    def do_one(self, word: str, n: int) -> None:
        referee, me = self.referee, self.referee.me
        if word == "clank":
            referee.make_clank(me, n)
        elif word == "hush":
            back = min(n, me.clank)
            me.clank -= back
            me.supply += back
        elif word == "attack":
            referee.due_attack = n
        elif word == "rage":
            referee.advance(n)
        elif word == "calm":
            referee.return_black(n)
        elif word == "echo":
            bagged = min(n, me.supply)
            me.supply -= bagged
            me.bagged += bagged
        elif word == "rubble":
            self.buried = n
        elif word == "burn":
            self.burn(n)
        elif word == "hours":  # SOL-5.5
            back = min(n, self.burnt)
            self.burnt -= back
            self.left += back
        elif word == "gold":
            referee.gain_gold(n)
        else:
            referee.heal(me, n)

    # What everybody sees.

    def see(self, event: Event, before: State) -> None:
        getattr(self, f"saw_{event.kind.name}", lambda event, before: None)(event, before)

    def saw_HourTook(self, event: Event, before: State) -> None:
        """SOL-2.2."""
        self.referee.agree(event.second + 1 in self.to_take, f"the Hour takes the card in slot {event.second + 1}")
        self.to_take.discard(event.second + 1)

    def saw_HourActed(self, event: Event, before: State) -> None:
        """SOL-2.3."""
        self.referee.agree(self.met and not self.warded, "the Hour acts")
        assert self.hour is not None
        self.spoke = True
        self.do(self.hour.act)

    def saw_HourMissed(self, event: Event, before: State) -> None:
        self.referee.agree(not self.met and not self.warded, "the Hour misses")
        self.spoke = True

    def saw_HourOpened(self, event: Event, before: State) -> None:
        """SOL-2.4, SOL-5.4."""
        self.next_hour()
        self.referee.agree(self.left > 0, "an Hour is turned up")
        self.left -= 1
        self.hour = printed().hour[event.first]
        self.early = self.early and self.hour.part != "small-hours"

    def saw_DawnCame(self, event: Event, before: State) -> None:
        """SOL-7.2."""
        self.next_hour()
        self.referee.agree(self.left == 0, "it dawns")

    def next_hour(self) -> None:
        self.referee.agree(self.hour is None or self.warded or self.spoke, "the Hour does nothing")
        self.burn(self.shadows_drawn)
        self.shadows_drawn = 0
        self.hour, self.warded, self.met, self.spoke = None, False, False, False

    @property
    def is_dawn(self) -> bool:
        return self.hour is None and not self.left

    def saw_DareOpened(self, event: Event, before: State) -> None:
        self.open_dares.add(printed().dare[event.first].id)

    def saw_ShadowDrawn(self, event: Event, before: State) -> None:
        self.shadows -= 1
        self.shadows_drawn += 1

    def saw_ArtifactHunted(self, event: Event, before: State) -> None:
        """SOL-3.4."""
        least, hunted = self.hunting == "low", self.referee.token(event.first)
        stack = self.referee.artifacts_in_stack()
        lying = [
            self.referee.token(token).points
            for tokens in before.room_tokens
            for token in tokens
            if self.referee.token(token).kind == "artifact"
        ]
        self.referee.agree(len(lying) + len(stack) > 1, "the Collector takes an Artifact")
        if lying:
            self.referee.agree(hunted.points == (min(lying) if least else max(lying)), f"'{hunted.id}' is hunted")
        else:
            self.referee.agree(hunted.id == stack.pop(0 if least else -1), f"'{hunted.id}' is hunted")
        self.hunting = ""

    def check(self) -> None:
        """Checks that a turn has done all that the night says."""
        self.referee.agree(not self.to_take, f"the Hour leaves the cards in {self.to_take}")
        if self.hunting:
            lying = [token for tokens in self.referee.state.room_tokens for token in map(self.referee.token, tokens)]
            left = sum(token.kind == "artifact" for token in lying) + len(self.referee.artifacts_in_stack())
            self.referee.agree(left <= 1, "the Collector takes nothing")
            self.hunting = ""
