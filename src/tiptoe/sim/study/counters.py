"""Counters of a study: one line a game, and how often items were offered, taken and played, counted from events.

An item is a card or a token, by one number: a card's number, or `TOKEN` plus a token's. Seats are bits.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final, NamedTuple

from ...core import event as ev
from ...core.board import RoomId
from ...core.components import ARTIFACT
from ...core.event import MOVES, EventKind
from ...core.ruleset import Ruleset
from ...core.state import State
from ...rules.scoring import fate, score, winners
from ..balance import BAG_EMPTY, DECK_EMPTY, EVERYBODY_OUT

TOKEN: Final = 1 << 16  # the first number of a token among items
SEATS: Final = 8  # bits for the seats of a taker mask, below the number of the game
ENDLESS: Final = "endless"  # a game stopped in a turn that does not end

# Meaning of an event for an item or a seat.
PLAYED, TAKEN, TAKEN_TOKEN, SEEN_TOKEN, LAID, GAINED, TURN, MOVED, ENDING = range(1, 10)
EVENT_MEANINGS: Final[dict[EventKind, int]] = {
    ev.CARD_PLAYED: PLAYED,
    **dict.fromkeys((ev.CARD_ACQUIRED, ev.CARD_GAINED, ev.DEVICE_USED, ev.MONSTER_DEFEATED), TAKEN),
    **dict.fromkeys((ev.TOKEN_TAKEN, ev.SECRET_REVEALED, ev.PRISONER_FREED, ev.ITEM_BOUGHT), TAKEN_TOKEN),
    ev.CARD_REVEALED: LAID,
    ev.RESOURCES_GAINED: GAINED,
    ev.TURN_BEGUN: TURN,
    **dict.fromkeys((ev.DECK_EXHAUSTED, ev.BAG_EMPTIED), ENDING),
}
ENDS: Final = {ev.DECK_EXHAUSTED: DECK_EMPTY, ev.BAG_EMPTIED: BAG_EMPTY}


class GameSummary(NamedTuple):
    """Result of one game; seats in the order of the table."""

    number: int
    rounds: int
    decisions: int
    ending: str
    first: int
    scores: tuple[int, ...]
    fates: tuple[str, ...]
    won: int  # bits

    def share(self, seat: int) -> float:
        """Share of victory of a seat: two winners have half of it each."""
        return 1 / self.won.bit_count() if self.won >> seat & 1 else 0.0


@dataclass
class ItemCount:
    """Counts of an item over all games. `takers` are games and seats: number << SEATS | bits."""

    offered: int = 0  # games in which it could be taken from the table
    payable: int = 0  # games of these in which a seat made enough resources for it in one turn
    taken: int = 0
    played: int = 0
    most: int = 0  # taken by one seat in one turn
    stuck: int = 0  # games in whose endless turn it was taken or played most
    takers: list[int] = field(default_factory=list)

    def add(self, other: ItemCount) -> None:
        self.offered += other.offered
        self.payable += other.payable
        self.taken += other.taken
        self.played += other.played
        self.most = max(self.most, other.most)
        self.stuck += other.stuck
        self.takers += other.takers


@dataclass
class StudyTally:
    """Tally of a study, by numbers of the pack."""

    games: list[GameSummary] = field(default_factory=list)
    items: dict[int, ItemCount] = field(default_factory=dict)
    visits: Counter[RoomId] = field(default_factory=Counter)
    roads: Counter[tuple[RoomId, RoomId]] = field(default_factory=Counter)
    artifacts: Counter[tuple[int, bool]] = field(default_factory=Counter)  # best value of a seat, and whether it won
    memory_mb: float = 0.0

    def add(self, other: StudyTally) -> None:
        self.games += other.games
        for item, count in other.items.items():
            self.item(item).add(count)
        self.visits.update(other.visits)
        self.roads.update(other.roads)
        self.artifacts.update(other.artifacts)
        self.memory_mb = max(self.memory_mb, other.memory_mb)

    def item(self, number: int) -> ItemCount:
        count = self.items.get(number)
        if count is None:
            count = self.items[number] = ItemCount()
        return count

    def add_line(self, number: int, state: State, decisions: int, ending: str = EVERYBODY_OUT) -> GameSummary:
        """Adds the line of a game; `ending` can be known only from recorded events."""
        seats = state.seats
        won = sum(1 << seat for seat in winners(state))
        line = GameSummary(
            number,
            state.rounds,
            decisions,
            ending if state.over else ENDLESS,
            state.first,
            tuple(score(state, seat.index) for seat in seats),
            tuple(fate(state, seat) for seat in seats),
            won,
        )
        self.games.append(line)
        return line

    def add_game(self, number: int, state: State, decisions: int) -> None:
        """Adds a game that was recorded from its setup on."""
        story = EventCounter(state, self)
        story.read()
        line = self.add_line(number, state, decisions, story.ending)
        bits = number << SEATS
        for item in story.offered:
            self.item(item).offered += 1
        for item in story.payable:
            self.item(item).payable += 1
        for item, seats in story.takers.items():
            self.item(item).takers.append(bits | seats)
        for card, n in story.played.items():
            self.item(card).played += n
        for seat in range(len(state.seats)):
            self.artifacts[best_held(state, seat), bool(line.won >> seat & 1)] += 1
        if not state.over:
            story.blame()


class EventCounter:
    """Counts of one game, read from its events. Written flat for speed: a study reads many thousands."""

    def __init__(self, state: State, tally: StudyTally) -> None:
        rules = state.rules
        self.state = state
        self.tally = tally
        self.costs = costs_of(rules)
        self.reserve = rules.pack.reserve
        self.offered: set[int] = set(self.reserve)
        self.payable: set[int] = set()
        self.takers: dict[int, int] = {}
        self.played: dict[int, int] = {}
        self.row: dict[int, int] = {}
        self.skill = self.swords = 0
        self.in_turn: dict[int, int] = {}  # items taken in the current turn
        self.ending = EVERYBODY_OUT
        for token in state.market:
            self.offered.add(TOKEN + token)
        for pile in state.room_tokens:  # tokens taken earlier come from events
            for token in pile:
                self.offered.add(TOKEN + token)

    def read(self) -> None:
        rooms = [self.state.rules.board.start] * len(self.state.seats)
        visits, roads, played, said = self.tally.visits, self.tally.roads, self.played, event_meanings().get
        for event in self.state.events:
            what = said(event.kind)
            if what is None:
                continue
            if what == PLAYED:
                card = event.first
                played[card] = played.get(card, 0) + 1
            elif what == GAINED:
                self.skill += event.first
                self.swords += event.second
            elif what == MOVED:
                room, before = RoomId(event.first), rooms[event.seat]
                visits[room] += 1
                roads[before, room] += 1
                rooms[event.seat] = room
            elif what == LAID:
                self.row[event.second] = event.first
                self.offered.add(event.first)
            elif what == TURN:
                self._end_turn()
            elif what == TAKEN:
                self._take(event.first, event.seat)
            elif what == TAKEN_TOKEN:
                self._take(TOKEN + event.first, event.seat)
            elif what == ENDING:
                self.ending = DECK_EMPTY if DECK_EMPTY in (self.ending, ENDS[event.kind]) else ENDS[event.kind]
            else:
                self.offered.add(TOKEN + event.first)
        self._end_turn(last=True)

    def _take(self, item: int, seat: int) -> None:
        self.takers[item] = self.takers.get(item, 0) | 1 << seat
        self.tally.item(item).taken += 1
        self.offered.add(item)
        self.payable.add(item)
        n = self.in_turn[item] = self.in_turn.get(item, 0) + 1
        if n > 1:
            count = self.tally.item(item)
            count.most = max(count.most, n)

    def _end_turn(self, *, last: bool = False) -> None:
        """Notes which cards of row and reserve could be paid for; a taken card is listed until its slot is refilled."""
        skill, swords, costs, payable = self.skill, self.swords, self.costs, self.payable
        for card in self.row.values():
            if card not in payable:
                needed = costs[card]
                if needed[0] <= skill and needed[1] <= swords:
                    payable.add(card)
        for card in self.reserve:
            if card not in payable and costs[card][0] <= skill and costs[card][1] <= swords:
                payable.add(card)
        if not last:
            self.skill = self.swords = 0
            self.in_turn = {}

    def blame(self) -> None:
        """Blames a stopped game on the item that was taken or played most in its last turn."""
        done: Counter[int] = Counter()
        for event in reversed(self.state.events):
            what = event_meanings().get(event.kind)
            if what == TURN:
                break
            if what in (PLAYED, TAKEN, TAKEN_TOKEN):
                done[event.first + (TOKEN if what == TAKEN_TOKEN else 0)] += 1
        if done:
            self.tally.item(max(done, key=lambda item: (done[item], -item))).stuck += 1


@cache
def event_meanings() -> dict[EventKind, int]:
    """Meanings of event kinds, with the moves and token events of all games of the catalog."""
    tokens = {kind: SEEN_TOKEN for kind in ev.EVENTS.values() if kind.numbers[:1] == ["token"]}
    return tokens | EVENT_MEANINGS | dict.fromkeys(MOVES, MOVED)


@lru_cache(maxsize=1)
def costs_of(rules: Ruleset) -> list[tuple[int, int]]:
    """Skill and swords that each card costs without discounts, by card number."""
    return [(card.price.skill, card.price.swords) for card in rules.pack.cards]


def best_held(state: State, seat: int) -> int:
    """Points of a seat's best Artifact, or 0."""
    tokens = [state.rules.pack.tokens[token] for token in state.seats[seat].tokens]
    return max((token.points for token in tokens if token.kind == ARTIFACT), default=0)
