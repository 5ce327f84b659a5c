"""Arguments of choices about tiles: turns of a tile, tiles, cells, and features of a room."""

from __future__ import annotations

from typing import Final, final

from ...core.board import FEATURES, feature_name
from ...core.choice_arguments import NO_CHOICE, Argument, WithSwords, no_names
from ...core.state import State
from ...core.tiles import LOCKED, TURNS, WIDTH, cell_at, place_of


@final
class Feature(Argument):
    """Locked feature of the room, by the bit length of the feature."""

    def write(self, n: int, state: State) -> str:
        return feature_name(n)

    def read(self, text: str, state: State) -> int:
        return FEATURES[text].bit_length() if text in FEATURES else NO_CHOICE

    def every(self, state: State) -> list[int]:
        return [feature.bit_length() for feature in LOCKED]


@final
class Site(Argument):
    """Cell, written as its distance to the east and south of the start: `1,-2`."""

    def write(self, n: int, state: State) -> str:
        x, y = place_of(n)
        return f"{x},{y}"

    def read(self, text: str, state: State) -> int:
        x, _, y = text.partition(",")
        if not all([part.removeprefix("-").isdecimal() for part in (x, y)]):
            return NO_CHOICE
        return cell_at(int(x), int(y)) if max(abs(int(x)), abs(int(y))) < WIDTH // 2 else NO_CHOICE

    def every(self, state: State) -> list[int]:
        return list(range(WIDTH * WIDTH))


def _turns(state: State) -> list[str]:
    return [str(turn) for turn in range(TURNS)]


def _tiles(state: State) -> list[str]:
    return [tile.id for tile in state.rules.pack.tiles]


QUARTER: Final = Argument("turn", _turns)
TURN: Final = WithSwords(QUARTER)
TILE: Final = WithSwords(Argument("tile", _tiles))
FEATURE: Final = Feature("feature", no_names)
SITE: Final = Site("cell", no_names)
