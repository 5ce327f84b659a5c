"""Luck analysis: splits every change of a seat's chance to win, turn by turn, into luck by source and choices.

The chance is the value network's, which does not read hands, corrected by what each hand is worth beyond an average
one. Everything that a choice revealed is dealt again several times from what was unseen; luck is the difference between
the real outcome and the average. The rest of a turn's change is the effect of the choices. So luck and choices add up
to the change exactly, and luck has an expectation of zero, however the seats play.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from math import exp
from typing import Final, TypeAlias

from ..bots.greedy.card_value import Worth
from ..bots.greedy.weights import DEFAULT
from ..core import event as ev
from ..core.event import EventKind
from ..core.kernel import apply, offered_choice
from ..core.rng import KEY_BYTES
from ..core.state import IN_PLAY, Seat, State
from ..records.playback import Playback, PlaybackStep, TurnStart
from ..view.determinize import redeal_unseen
from .stats import COLUMNS, GameStats, chances_of, stat_rows

FIRST_DEALS: Final = 4  # first deals of what a choice revealed, which decide how many more are worth it
DEALS: Final = 16  # deals of a choice whose outcome matters
LEAST_SPREAD: Final = 0.04  # spread of a seat's chance among the first deals
HAND_WEIGHT: Final = 0.06  # weight of a hand's surplus in logits; 0.04 to 0.09 in games between burglars, by game
CARDS, ROW, SECRETS, DRAGON = "cards", "row", "secrets", "dragon"
PLAY: Final = "play"
SOURCES: Final = (CARDS, ROW, SECRETS, DRAGON)
ACCOUNT_COLUMNS: Final = (*SOURCES, PLAY)
MOST_TURNING: Final = 5  # most turning points of a game
LEAST_TURNING: Final = 0.04  # change of a chance that makes a turning point
FROM_BELOW: Final = (ev.SECRET_REVEALED.name, ev.PRISONER_FREED.name, "TileRevealed")

Shares: TypeAlias = list[float]  # chance of each seat, between 0 and 1, or a change of it
Deal: TypeAlias = Callable[[State, bytes], None]


@dataclass(frozen=True)
class TurnLuck:
    """Luck of a turn: every seat's chance after it, and its change by each source of luck and by choices.

    `at` is the moment whose luck moved a chance most.
    """

    turn: int
    active: int
    at: int
    chance: Shares
    luck: dict[str, Shares]
    play: Shares


@dataclass(frozen=True)
class TurningPoint:
    """Turning point: turn and moment, the seat it moved most, the change, and the cause (source of luck or `play`)."""

    turn: int
    at: int
    by: int  # whose turn it was
    seat: int
    change: float
    why: str


@dataclass(frozen=True)
class LuckAnalysis:
    """Luck analysis of a game: the chances after the deal, and the changes of each turn."""

    start: Shares
    turns: list[TurnLuck]

    def luck(self, source: str) -> Shares:
        """Change that a source of luck made to every seat's chance in the whole game."""
        return _sum([turn.luck[source] for turn in self.turns], len(self.start))

    def own_play(self) -> Shares:
        """Change that the choices of every seat's own turns made to its chance."""
        return [sum(turn.play[seat] for turn in self.turns if turn.active == seat) for seat in range(len(self.start))]

    def rivals_play(self) -> Shares:
        """Change that the choices of the other seats' turns made to every seat's chance."""
        return [sum(turn.play[seat] for turn in self.turns if turn.active != seat) for seat in range(len(self.start))]

    def turning(self) -> list[TurningPoint]:
        """Largest turning points, in the order of the game."""
        before, found = self.start, list[TurningPoint]()
        for turn in self.turns:
            found.append(_turning(turn, before))
            before = turn.chance
        found.sort(key=lambda one: -abs(one.change))
        return sorted(
            [one for one in found[:MOST_TURNING] if abs(one.change) >= LEAST_TURNING], key=lambda one: one.turn
        )


def stats_table(figures: GameStats, account: LuckAnalysis | None) -> list[list[object]]:
    """Table of a game's statistics with a header row, and the luck analysis in further columns if there is one."""
    rows = stat_rows(figures)
    if account is None:
        return [list(COLUMNS), *rows]
    weighed = [
        [round(shares[seat], 4) for shares in (*(turn.luck[source] for source in SOURCES), turn.play)]
        for turn in account.turns
        for seat in range(len(account.start))
    ]
    return [[*COLUMNS, *ACCOUNT_COLUMNS], *([*row, *more] for row, more in zip(rows, weighed))]


def has_network(state: State) -> bool:
    """Whether the game has a value network that estimates chances."""
    return None not in chances_of(state)


def analyse_luck(playback: Playback, deals: int = DEALS) -> LuckAnalysis | None:
    """Analyses the luck of a whole game; None if the game has no value network."""
    if not has_network(playback.deal.state):
        return None
    return LuckAnalysis(shares_of(playback.starts[0].state), turn_lucks(playback, 1, len(playback.starts), deals))


def turn_lucks(playback: Playback, first: int, last: int, deals: int = DEALS) -> list[TurnLuck]:
    """Analyses the turns from `first` to `last`; turns are independent, so they can be shared among workers."""
    return [_turn_account(playback, start, deals) for start in playback.starts[first - 1 : last]]


def _turn_account(playback: Playback, start: TurnStart, deals: int) -> TurnLuck:
    """Analyses one turn: the steps after its start, up to the start of the next."""
    ends = playback.starts[start.turn].at if start.turn < len(playback.starts) else playback.last
    state, seats = start.state, len(playback.header.seats)
    luck = {source: [0.0] * seats for source in SOURCES}
    most, at = 0.0, start.at
    for step in playback.steps(start.at + 1, ends):
        for source, shares in _luck(state, step, deals).items():
            luck[source] = _plus(luck[source], shares)
            if (size := max(map(abs, shares))) > most:
                most, at = size, step.at
        state = step.state
    chance = shares_of(state)
    change = _less(chance, shares_of(start.state))
    play = _less(change, _sum(list(luck.values()), seats))
    return TurnLuck(start.turn, start.seat, at, chance, luck, play)


def _luck(before: State, step: PlaybackStep, deals: int) -> dict[str, Shares]:
    """Luck of one step by source: the real outcome against the average of what the choice could have revealed.

    Unseen things are fixed in up to three stages: the order of the seats' decks, the contents of the dungeon, and the
    random stream for the bag and shuffles. The luck of a stage is the difference that fixing it made to the average.
    """
    if step.dealt_again:
        return {CARDS: _less(shares_of(step.state), shares_of(before))}
    kinds = {event.kind for event in step.events}
    if not any(kind.reveals for kind in kinds):
        return {}
    stages = _stages(kinds)
    found = _averages(before, step, [deal for _, deal in stages], deals)
    luck, known = dict[str, Shares](), shares_of(step.state)
    for (name, _), average in zip(stages, found):
        came = _less(known, average)
        luck[name] = _plus(luck[name], came) if name in luck else came
        known = average
    return luck


def _stages(kinds: set[EventKind]) -> list[tuple[str, Deal]]:
    """Stages of a step with the source that each counts for; the first deals least anew."""
    stages = list[tuple[str, Deal]]()
    if ev.ATTACK_BEGUN in kinds or ev.DECK_SHUFFLED in kinds:
        stages.append((DRAGON if ev.ATTACK_BEGUN in kinds else CARDS, _stream_anew))
    stages.append((_below(kinds), _dungeon_anew))
    if ev.CARD_DRAWN in kinds:
        stages.append((CARDS, redeal_unseen))
    return stages


def _below(kinds: set[EventKind]) -> str:
    return SECRETS if any(kind.name in FROM_BELOW for kind in kinds) else ROW


def _averages(before: State, step: PlaybackStep, stages: list[Deal], deals: int) -> list[Shares]:
    """Average chances after the choice of a step, over many deals for each stage.

    All stages use the same random streams, so they differ only in what is dealt anew. A few separate deals decide how
    many are made: a number that depended on the deals it counts would bias the average.
    """
    few = [_dealt(before, step, stages[-1], f"few {number}") for number in range(min(FIRST_DEALS, deals))]
    if max(max(each) - min(each) for each in zip(*few)) >= LEAST_SPREAD:
        numbers = [f"many {number}" for number in range(deals)]
    else:
        numbers = [f"some {number}" for number in range(min(FIRST_DEALS, deals))]
    return [_mean([_dealt(before, step, deal, number) for number in numbers]) for deal in stages]


def _dealt(before: State, step: PlaybackStep, deal: Deal, number: str) -> Shares:
    """Chances after the choice of a step in one deal."""
    twin = before.clone()
    twin.recording = False
    deal(twin, _key(f"account {step.at} {number}"))
    apply(twin, offered_choice(twin, step.key))
    return shares_of(twin)


def _key(name: str) -> bytes:
    """Key of a named random stream; fixed, so that every analysis of a game gives the same result."""
    return blake2b(name.encode(), digest_size=KEY_BYTES).digest()


def _stream_anew(state: State, key: bytes) -> None:
    """Renews only the random stream, advanced as far as by a full redeal."""
    dungeon = state.deck, state.pools, state.tile_stack, state.room_tokens
    _dungeon_anew(state, key)
    state.deck, state.pools, state.tile_stack, state.room_tokens = dungeon


def _dungeon_anew(state: State, key: bytes) -> None:
    """Redeals everything unseen except the seats' decks."""
    decks = [seat.deck for seat in state.seats]
    redeal_unseen(state, key)
    for index, deck in enumerate(decks):
        state.seat(index).deck = deck


def _turning(turn: TurnLuck, before: Shares) -> TurningPoint:
    """Turning point of a turn: the seat whose chance it moved most, and the main cause."""
    change = _less(turn.chance, before)
    seat = max(range(len(change)), key=lambda index: abs(change[index]))
    sign = 1 if change[seat] > 0 else -1
    luck = {source: turn.luck[source][seat] * sign for source in SOURCES}
    by_luck = sum(luck.values()) > turn.play[seat] * sign
    why = max(luck, key=lambda source: luck[source]) if by_luck else PLAY
    return TurningPoint(turn.turn, turn.at, turn.active, seat, change[seat], why)


def shares_of(state: State) -> Shares:
    """Chances of all seats, corrected by their hands; all 0 at the end of a game without a winner."""
    shares = [chance or 0.0 for chance in chances_of(state)]
    if state.over:
        return shares
    leaned = [share * exp(HAND_WEIGHT * _hand_edge(state, seat)) for share, seat in zip(shares, state.seats)]
    return [share / (sum(leaned) or 1.0) for share in leaned]


def _hand_edge(state: State, seat: Seat) -> float:
    """Value of a hand beyond that of as many average cards from the same hand and deck."""
    if not seat.hand or seat.status != IN_PLAY:
        return 0.0
    worth, among = Worth(state, seat, DEFAULT), seat.hand + seat.deck[: seat.deck_left]
    brings = {card: worth.text(state.cards[card].play) for card in sorted(set(among))}
    average = sum(brings[card] for card in among) / len(among)
    return sum(brings[card] - average for card in seat.hand)


def _plus(one: Shares, other: Shares) -> Shares:
    return [a + b for a, b in zip(one, other)]


def _less(one: Shares, other: Shares) -> Shares:
    return [a - b for a, b in zip(one, other)]


def _mean(rows: list[Shares]) -> Shares:
    return [sum(each) / len(rows) for each in zip(*rows)]


def _sum(rows: list[Shares], seats: int) -> Shares:
    total = [0.0] * seats
    for row in rows:
        total = _plus(total, row)
    return total
