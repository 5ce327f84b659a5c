"""Balance of a game over many games: how long they last, how they end, what wins, where seats go.

Events are recorded for this, which is a little slower than counting wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles
from typing import Final

from ..core.board import FEATURES, RoomId
from ..core.components import ARTIFACT
from ..core.event import BAG_EMPTIED, DECK_EXHAUSTED, MOVES
from ..core.state import State
from ..core.tiles import placed_tile
from ..rules.deck import owned_cards

EVERYBODY_OUT: Final = "everybody-out"
DECK_EMPTY: Final = "deck-empty"
BAG_EMPTY: Final = "bag-empty"
FREQUENT_VISITS: Final = 4  # visits of one seat to one reward room that count as often


@dataclass(frozen=True)
class GameFacts:
    """Facts of one game, as a report counts them: its `rounds`, its `ending`, and the `tiles_left` of a growing map.

    `artifacts_held` is the best Artifact of each seat, `artifacts_won` of each winner; `factions_owned` and
    `factions_won` are the factions of their cards, one for each card. `reward_rooms` were on the table in the end, and
    `visits` has a pair for each seat and each of these rooms that it entered: the room, and how often.
    """

    rounds: int
    ending: str
    tiles_left: int | None  # None where the board does not grow
    artifacts_held: tuple[int, ...]
    artifacts_won: tuple[int, ...]
    reward_rooms: tuple[str, ...]  # on the table in the end
    visits: tuple[tuple[str, int], ...]  # a reward room and how often one seat entered it
    factions_owned: tuple[str, ...] = ()  # by card, wherever it lies
    factions_won: tuple[str, ...] = ()  # by card of a winner


@dataclass(frozen=True)
class ArtifactReport:
    """Artifact value (0: none): how many seats had it as their best, and how many of them won."""

    value: int
    held: int
    won: int


@dataclass(frozen=True)
class RoomReport:
    """Reward room: the games in which it was on the table, the visits, and how many seats came often."""

    room: str
    games: int
    visits: int
    most: int
    seats: int
    seats_often: int


@dataclass(frozen=True)
class FactionReport:
    """Faction: how many of its cards the seats had at the end, and how many of those the winners had."""

    faction: str
    owned: int
    won: int


@dataclass(frozen=True)
class Balance:
    """Balance of a game over all games."""

    rounds: list[float]  # the quartiles
    endings: dict[str, int]
    tiles_left_mean: float | None
    all_tiles_laid: int | None  # games in which the stack ran out
    artifacts: list[ArtifactReport]
    reward_rooms: list[RoomReport]  # the most visited first
    factions: list[FactionReport]


def facts_of(state: State, winners: Sequence[int]) -> GameFacts:
    """Facts of a finished game whose events were recorded."""
    best = [best_artifact(state, seat) for seat in range(len(state.seats))]
    rooms = reward_rooms(state)
    return GameFacts(
        rounds=state.rounds,
        ending=ending(state),
        tiles_left=state.tiles_left if state.tiles else None,
        artifacts_held=tuple(best),
        artifacts_won=tuple(best[seat] for seat in winners),
        reward_rooms=tuple(state.board.rooms[room] for room in rooms),
        visits=tuple((state.board.rooms[room], n) for (room, _), n in sorted(entries(state).items()) if room in rooms),
        factions_owned=tuple(_factions(state, range(len(state.seats)))),
        factions_won=tuple(_factions(state, winners)),
    )


def best_artifact(state: State, seat: int) -> int:
    tokens = [state.rules.pack.tokens[token] for token in state.seats[seat].tokens]
    return max((token.points for token in tokens if token.kind == ARTIFACT), default=0)


def ending(state: State) -> str:
    """Reason why a recorded game ended."""
    kinds = {event.kind for event in state.events}
    if DECK_EXHAUSTED in kinds:
        return DECK_EMPTY
    return BAG_EMPTY if BAG_EMPTIED in kinds else EVERYBODY_OUT


def reward_rooms(state: State) -> list[RoomId]:
    """CAT-6.1, SPA-5.5: rooms on the table that reward a seat for entering."""
    if not state.tiles:
        return state.board.rooms_with(FEATURES["reward"])
    tiles = [state.rules.pack.tiles[placed_tile(number)] for number in state.tiles]
    return [tile.room(index) for tile in tiles for index, room in enumerate(tile.rooms) if room.reward]


def entries(state: State) -> Counter[tuple[RoomId, int]]:
    """Counts how often each seat entered each room."""
    moves = [event for event in state.events if event.kind in MOVES]
    return Counter((RoomId(event.first), event.seat) for event in moves)


def balance(games: Sequence[GameFacts]) -> Balance:
    left = [game.tiles_left for game in games if game.tiles_left is not None]
    rounds = [game.rounds for game in games]
    return Balance(
        rounds=[float(n) for n in quantiles(rounds, n=4)] if len(rounds) > 1 else [float(rounds[0])] * 3,
        endings=dict(sorted(Counter(game.ending for game in games).items())),
        tiles_left_mean=fmean(left) if left else None,
        all_tiles_laid=left.count(0) if left else None,
        artifacts=artifact_reports(games),
        reward_rooms=room_reports(games),
        factions=faction_reports(games),
    )


def artifact_reports(games: Sequence[GameFacts]) -> list[ArtifactReport]:
    held = Counter(_all(game.artifacts_held for game in games))
    won = Counter(_all(game.artifacts_won for game in games))
    return [ArtifactReport(value, held[value], won[value]) for value in sorted(held)]


def faction_reports(games: Sequence[GameFacts]) -> list[FactionReport]:
    owned = Counter(faction for game in games for faction in game.factions_owned)
    won = Counter(faction for game in games for faction in game.factions_won)
    return [FactionReport(faction, owned[faction], won[faction]) for faction in sorted(owned)]


def room_reports(games: Sequence[GameFacts]) -> list[RoomReport]:
    lay = Counter(room for game in games for room in game.reward_rooms)
    entered: dict[str, list[int]] = {room: [] for room in lay}
    for game in games:
        for room, n in game.visits:
            entered[room].append(n)
    reports = [
        RoomReport(
            room, lay[room], sum(visits), max(visits, default=0), len(visits), sum(n >= FREQUENT_VISITS for n in visits)
        )
        for room, visits in entered.items()
    ]
    return sorted(reports, key=lambda report: (-report.visits / report.games, report.room))


def _factions(state: State, seats: Iterable[int]) -> list[str]:
    cards = [state.cards[card] for seat in seats for card in owned_cards(state.seats[seat])]
    return [card.suit for card in cards if card.suit]


def _all(values: Iterable[tuple[int, ...]]) -> list[int]:
    return [value for each in values for value in each]
