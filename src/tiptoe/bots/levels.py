"""Levels of bots, from one that a child beats to a master, and styles of play, which exist at each level.

Weak levels are the greedy bot with human weaknesses. Their weights stand in `levels.json` beside each game: the same
fear costs more in one game than in another. `docs/bots.md` says how strong each level is; measure again after changing
a number.
"""

from __future__ import annotations

from typing import Final, final

from ..core.choice import ChoiceId
from ..core.rng import Rng
from ..core.ruleset import Ruleset
from ..core.state import State
from ..view.view import View
from .base import Bot
from .greedy.bot import GreedyBot
from .greedy.heuristics import LevelWeights
from .greedy.shared import heuristics_of
from .greedy.weights import DEFAULT, Weights
from .search.bot import SearchBot

NO_STYLE: Final = ""  # no style


@final
class Rank:
    """Level of strength. Its weights stand in the data of each game; one that `searches` is the search bot instead."""

    def __init__(self, name: str, *, searches: bool = False) -> None:
        self.name: Final = name
        self.searches: Final = searches


@final
class Style:
    """Style of play: factors by which some weights are multiplied."""

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
DEFAULT_LEVEL: Final = "prowler"  # default for players who have finished a game
FIRST_GAME_LEVEL: Final = "magpie"  # default for newcomers: it loses to a player in the second game


@final
class LevelBot(Bot):
    """Greedy bot with the weaknesses of its level in the game that it plays."""

    def __init__(self, rng: Rng, level: Rank, style: Style | None) -> None:
        super().__init__(rng)
        self.level: Final = level
        self.style: Final = style
        self._greedy: GreedyBot | None = None

    def choose(self, view: View) -> ChoiceId:
        return self.in_game(view.rules).choose(view)

    def decide(self, state: State) -> ChoiceId:
        return self.in_game(state.rules).decide(state)

    def in_game(self, rules: Ruleset) -> GreedyBot:
        """Returns the greedy bot with the weights of the level in a game."""
        weights = weights_of(self.level, self.style, rules)
        if self._greedy is None or self._greedy.weights is not weights:
            self._greedy = GreedyBot(self.rng, weights)
        return self._greedy


def level_bot(level: Rank, style: Style | None, rng: Rng) -> Bot:
    """Makes a bot of a level, in `style` or in none."""
    if level.searches:
        return SearchBot(rng, factors=None if style is None else style.factors)
    return LevelBot(rng, level, style)


def bot_name(level: str, style: str) -> str:
    """Returns the name of a level in a style, as tables and records write it."""
    return level if style == NO_STYLE else f"{level}-{style}"


def weights_of(level: Rank, style: Style | None, rules: Ruleset) -> Weights:
    """Returns the weights of a level in a game, made once: bots with the same weights share cached distances."""
    made = heuristics_of(rules).weights_of_levels
    name = bot_name(level.name, NO_STYLE if style is None else style.name)
    known = made.get(name)
    if known is not None:
        return known
    weights = DEFAULT.with_values(level_weights_of(rules)[level.name])
    return made.setdefault(name, weights if style is None else weights.times(style.factors))


def level_weights_of(rules: Ruleset) -> LevelWeights:
    """Returns the weights of every level: of a variant, else of the board, else of the game, else of any game."""
    read = heuristics_of(rules).levels
    assert read is not None, "the catalog lays the weights of levels over the heuristics of every game that it opens"
    tables = read()
    variants = [f"+{part.partition(':')[0]}" for part in rules.name.split("+")[1:]]
    for name in [*variants, f":{rules.board.id}"]:
        if name in tables:
            return tables[name]
    return tables[""]
