"""Levels: bots from one that a child beats to a master, and styles, the second choice at each of them.

Weak levels are greedy with human weaknesses, which stand in `levels.json` beside each game: to be afraid costs more in
one game than in another. `docs/bots.md` says how strong each level is; whoever changes a number measures again.
"""

from __future__ import annotations

from typing import Final, final

from ..core.rng import Rng
from ..core.ruleset import Ruleset
from ..core.state import State
from ..view.view import View
from .base import Bot
from .greedy.bot import GreedyBot
from .greedy.weights import DEFAULT, Weights
from .level_weights import habits_of
from .search.bot import SearchBot

PLAIN: Final = ""  # no style


@final
class Rank:
    """A strength. How it fails in a game stands in that game's data; one that `searches` fails as little as it can."""

    def __init__(self, name: str, *, searches: bool = False) -> None:
        self.name: Final = name
        self.searches: Final = searches


@final
class Style:
    """A taste: how many times as much some things weigh."""

    def __init__(self, name: str, factors: dict[str, float]) -> None:
        self.name: Final = name
        self.factors: Final = factors


LEVELS: Final = [  # the weakest first
    Rank("bungler"),
    Rank("magpie"),
    Rank("mouse"),
    Rank("prowler"),
    Rank("burglar"),
    Rank("master", searches=True),
]
STYLES: Final = [
    Style("bold", {"turns_to_spare": 0.3, "health": 0.7, "clank": 0.7}),
    Style("careful", {"turns_to_spare": 1.8, "health": 1.5, "clank": 1.4}),
    Style("collector", {"gold": 1.3, "secret": 1.5, "detour": 0.7, "key": 1.2, "backpack": 1.4}),
]
SEASONED: Final = "prowler"  # for those who have finished a game and do not choose
NEWCOMER: Final = "magpie"  # the lobby's first choice: it loses to somebody who plays for the second time


@final
class LevelBot(Bot):
    """One seat of one game: greedy with the weaknesses that its level has there."""

    def __init__(self, rng: Rng, level: Rank, style: Style | None) -> None:
        super().__init__(rng)
        self.level: Final = level
        self.style: Final = style
        self._greedy: GreedyBot | None = None

    def choose(self, view: View) -> int:
        return self.in_game(view.rules).choose(view)

    def decide(self, state: State) -> int:
        return self.in_game(state.rules).decide(state)

    def in_game(self, rules: Ruleset) -> GreedyBot:
        weights = weights_of(self.level, self.style, rules)
        if self._greedy is None or self._greedy.weights is not weights:
            self._greedy = GreedyBot(self.rng, weights)
        return self._greedy


def level_bot(level: Rank, style: Style | None, rng: Rng) -> Bot:
    """A player of a level, in a style or none."""
    if level.searches:
        return SearchBot(rng, factors=None if style is None else style.factors)
    return LevelBot(rng, level, style)


def bot_name(level: str, style: str) -> str:
    """What a level in a style is called at tables and in records."""
    return level if style == PLAIN else f"{level}-{style}"


def weights_of(level: Rank, style: Style | None, rules: Ruleset) -> Weights:
    """Made once: bots that think alike remember the same ways."""
    name = f"{bot_name(level.name, PLAIN if style is None else style.name)} {rules.name} {rules.board.id}"
    if name not in MADE:
        weights = DEFAULT.with_values(habits_of(rules)[level.name])
        MADE[name] = weights if style is None else weights.times(style.factors)
    return MADE[name]


MADE: Final[dict[str, Weights]] = {}
