"""CAT-2: setup of Catacombs."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ...core.board import MONKEY_SHRINE
from ...core.components import ARTIFACT, MONKEY_IDOL, TokenId
from ...core.definitions import Step
from ...core.state import Seat, State
from ...core.tiles import DEPTHS, START_CELL, SURFACE, placement
from ...rules.resources import gain_gold
from .discovery import chart_of

SURFACE_TILES: Final = 4


@final
class StackTiles(Step):
    """CAT-2.2: stacks four random surface tiles on the shuffled Depths tiles; the other two stay out unseen.

    A pack may ask for its tiles to lie on top of all, to try them out.
    """

    rule: ClassVar[str] = "CAT-2.2"
    word: ClassVar[str] = "StackTiles"

    def run(self, state: State, seat: Seat) -> None:
        tiles = state.rules.pack.tiles
        depths = [tile.number for tile in tiles if tile.set == DEPTHS]
        surface = [tile.number for tile in tiles if tile.set == SURFACE]
        state.rng.shuffle(depths)
        state.rng.shuffle(surface)
        stack = depths + surface[:SURFACE_TILES]
        first = [number for number in depths + surface if f"on-top/{tiles[number].id}" in state.rules.pack.added]
        state.tile_stack = [number for number in stack if number not in first] + first
        state.tiles_left = len(state.tile_stack)


@final
class StackArtifacts(Step):
    """CAT-2.3: stacks Artifacts face up, the lowest on top; of equal ones the party's first (PAR-1.2)."""

    rule: ClassVar[str] = "CAT-5.1"
    word: ClassVar[str] = "StackArtifacts"

    def run(self, state: State, seat: Seat) -> None:
        artifacts = state.rules.copies_of_kind(ARTIFACT)
        tokens = [state.rules.pack.tokens[number] for number in artifacts]
        ranks = [token.points * 2 + (0 if token.set else 1) for token in tokens]
        order = sorted(range(len(artifacts)), key=ranks.__getitem__)
        state.artifacts = [artifacts[place] for place in order]


@final
class LayStartTile(Step):
    """CAT-2.5: lays the start tile, with the idols in the shrine."""

    rule: ClassVar[str] = "CAT-2.5"
    word: ClassVar[str] = "LayStartTile"

    def run(self, state: State, seat: Seat) -> None:
        start = chart_of(state).start
        state.tiles = [placement(start.number, START_CELL, 0)]
        rooms: list[list[TokenId]] = [[] for _ in state.board.rooms]
        for index, room in enumerate(start.rooms):
            if room.features & MONKEY_SHRINE:
                rooms[start.room(index)] = state.rules.copies_of_kind(MONKEY_IDOL)
        state.room_tokens = rooms


@final
class HandOutLockpicks(Step):
    """CAT-2.7: gives each seat its lockpicks."""

    rule: ClassVar[str] = "CAT-2.7"
    word: ClassVar[str] = "HandOutLockpicks"

    def run(self, state: State, seat: Seat) -> None:
        for index in range(len(state.seats)):
            state.seat(index).lockpicks = state.rules.params.lockpicks


@final
class HandOutFirstGold(Step):
    """RUL-79: gives the last seats of the first round a little gold."""

    rule: ClassVar[str] = "PAR-1.7"
    word: ClassVar[str] = "HandOutFirstGold"

    def run(self, state: State, seat: Seat) -> None:
        for place, gold in enumerate(state.rules.params.first_gold[: len(state.seats)]):
            if gold:
                gain_gold(state, state.seat((state.first + place) % len(state.seats)), gold)
