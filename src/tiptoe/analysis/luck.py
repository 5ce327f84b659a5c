"""Accounts of a game: what moved every seat's chance to win, turn by turn: luck by where it came from, and choices.

The chance is the judge's, who does not read hands, leaned by what each hand brings beyond an average one. Whatever a
choice revealed is dealt again a few times in what nobody had seen; luck is how much better it came than it does on
average. What is left of a turn's change was done by whoever chose. So luck and choices add up to the change, exactly,
and luck is nobody's doing: over many games it is nothing, whoever plays how.
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
from ..core.kernel import apply, named
from ..core.rng import KEY_BYTES
from ..core.state import IN_PLAY, Seat, State
from ..records.playback import Playback, PlaybackStep, TurnStart
from ..view.determinize import redeal_unseen
from .stats import COLUMNS, GameStats, chances_of, stat_rows

FEW: Final = 4  # deals of what a choice revealed, which show whether it matters
DEALS: Final = 16  # of one that does
MATTERS: Final = 0.04  # of a chance
HAND: Final = 0.06  # logits of the chance for what a hand brings more; 0.04 to 0.09 in games of burglars, by game
CARDS, ROW, SECRETS, DRAGON = "cards", "row", "secrets", "dragon"
PLAY: Final = "play"
SOURCES: Final = (CARDS, ROW, SECRETS, DRAGON)
ACCOUNT_COLUMNS: Final = (*SOURCES, PLAY)
TURNING: Final = 5  # moments of a game that decided it
LEAST_TURNING: Final = 0.04  # of a chance; less decides nothing
FROM_BELOW: Final = (ev.SECRET_REVEALED.name, ev.PRISONER_FREED.name, "TileRevealed")

Shares: TypeAlias = list[float]  # of each seat, between 0 and 1
Deal: TypeAlias = Callable[[State, bytes], None]


@dataclass(frozen=True)
class TurnLuck:
    """A turn: where every seat stood after it, what each source of luck brought it, and what the choices did.

    `at` is the moment that luck moved most.
    """

    turn: int
    active: int
    at: int
    chance: Shares
    luck: dict[str, Shares]
    play: Shares


@dataclass(frozen=True)
class Turning:
    """A moment that decided: in which turn, for whom, by how much, and what it was: a source of luck, or `play`."""

    turn: int
    at: int
    by: int  # whose turn it was
    seat: int
    change: float
    why: str


@dataclass(frozen=True)
class LuckAnalysis:
    """A game taken apart: the chances after the deal, and what each turn did to them."""

    start: Shares
    turns: list[TurnLuck]

    def luck(self, source: str) -> Shares:
        """What a source brought every seat in the whole game."""
        return _sum([turn.luck[source] for turn in self.turns], len(self.start))

    def own_play(self) -> Shares:
        """What every seat's own turns did to its chance, luck left out."""
        return [sum(turn.play[seat] for turn in self.turns if turn.active == seat) for seat in range(len(self.start))]

    def rivals_play(self) -> Shares:
        """What the turns of the others did to it."""
        return [sum(turn.play[seat] for turn in self.turns if turn.active != seat) for seat in range(len(self.start))]

    def turning(self) -> list[Turning]:
        """The moments that decided, in the order of the game."""
        before, found = self.start, list[Turning]()
        for turn in self.turns:
            found.append(_turning(turn, before))
            before = turn.chance
        found.sort(key=lambda one: -abs(one.change))
        return sorted([one for one in found[:TURNING] if abs(one.change) >= LEAST_TURNING], key=lambda one: one.turn)


def figure_table(figures: GameStats, account: LuckAnalysis | None) -> list[list[object]]:
    """All figures of a game with their names, and behind them what luck and choices did, where that was weighed."""
    rows = stat_rows(figures)
    if account is None:
        return [list(COLUMNS), *rows]
    weighed = [
        [round(shares[seat], 4) for shares in (*(turn.luck[source] for source in SOURCES), turn.play)]
        for turn in account.turns
        for seat in range(len(account.start))
    ]
    return [[*COLUMNS, *ACCOUNT_COLUMNS], *([*row, *more] for row, more in zip(rows, weighed))]


def has_judge(state: State) -> bool:
    """Whether anybody can say how likely it is to win this game."""
    return None not in chances_of(state)


def analyse_luck(reel: Playback, deals: int = DEALS) -> LuckAnalysis | None:
    """A whole game; nothing where it has no judge."""
    if not has_judge(reel.deal.state):
        return None
    return LuckAnalysis(shares_of(reel.starts[0].state), turn_lucks(reel, 1, len(reel.starts), deals))


def turn_lucks(reel: Playback, first: int, last: int, deals: int = DEALS) -> list[TurnLuck]:
    """The turns from the first to the last, which can be weighed apart from all others."""
    return [_turn_account(reel, start, deals) for start in reel.starts[first - 1 : last]]


def _turn_account(reel: Playback, start: TurnStart, deals: int) -> TurnLuck:
    """A turn is what leads from the moment after its start to the start of the next."""
    ends = reel.starts[start.turn].at if start.turn < len(reel.starts) else reel.last
    state, seats = start.state, len(reel.header.seats)
    luck = {source: [0.0] * seats for source in SOURCES}
    most, at = 0.0, start.at
    for step in reel.steps(start.at + 1, ends):
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
    """What a choice revealed against what it reveals on average.

    Everything unseen is made known in three stages, and each is held against the average of the stage before: the
    order of the seats' own decks; what lies in the dungeon; and the stream that the bag is drawn and decks are shuffled
    by. Which stages matter, and how they are called, follows from what is known before them: so none has a bias.
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
    """What is dealt anew, the least first, and what the luck of it is called."""
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
    """The chances after the choice of a step, on the average of many deals for each stage.

    All stages are dealt by the same streams, so that they differ in what is known and in nothing else. How many deals
    there are is found out by a few others: a number that depends on its own deals would have a bias.
    """
    few = [_dealt(before, step, stages[-1], f"few {number}") for number in range(min(FEW, deals))]
    if max(max(each) - min(each) for each in zip(*few)) >= MATTERS:
        numbers = [f"many {number}" for number in range(deals)]
    else:
        numbers = [f"some {number}" for number in range(min(FEW, deals))]
    return [_mean([_dealt(before, step, deal, number) for number in numbers]) for deal in stages]


def _dealt(before: State, step: PlaybackStep, deal: Deal, number: str) -> Shares:
    """The chances after the choice of a step in one deal."""
    twin = before.clone()
    twin.recording = False
    deal(twin, _key(f"account {step.at} {number}"))
    apply(twin, named(twin, step.key))
    return shares_of(twin)


def _key(name: str) -> bytes:
    """A stream that is the same whenever a game is weighed."""
    return blake2b(name.encode(), digest_size=KEY_BYTES).digest()


def _stream_anew(state: State, key: bytes) -> None:
    """Nothing but the stream, as far on as where all is dealt."""
    dungeon = state.deck, state.pools, state.tile_stack, state.room_tokens
    _dungeon_anew(state, key)
    state.deck, state.pools, state.tile_stack, state.room_tokens = dungeon


def _dungeon_anew(state: State, key: bytes) -> None:
    """All but the own decks."""
    decks = [seat.deck for seat in state.seats]
    redeal_unseen(state, key)
    for index, deck in enumerate(decks):
        state.seat(index).deck = deck


def _turning(turn: TurnLuck, before: Shares) -> Turning:
    """Whom a turn moved most, and what did it."""
    change = _less(turn.chance, before)
    seat = max(range(len(change)), key=lambda index: abs(change[index]))
    sign = 1 if change[seat] > 0 else -1
    luck = {source: turn.luck[source][seat] * sign for source in SOURCES}
    by_luck = sum(luck.values()) > turn.play[seat] * sign
    why = max(luck, key=lambda source: luck[source]) if by_luck else PLAY
    return Turning(turn.turn, turn.at, turn.active, seat, change[seat], why)


def shares_of(state: State) -> Shares:
    """The chances of all seats with the hands that they hold; at the end of a game that nobody won, nothing."""
    shares = [chance or 0.0 for chance in chances_of(state)]
    if state.over:
        return shares
    leaned = [share * exp(HAND * _hand_edge(state, seat)) for share, seat in zip(shares, state.seats)]
    return [share / (sum(leaned) or 1.0) for share in leaned]


def _hand_edge(state: State, seat: Seat) -> float:
    """What a hand brings beyond as many average cards of those that it was drawn among."""
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
