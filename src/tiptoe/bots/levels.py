"""Levels: bots from one that a child beats to a master, and styles, the second choice at each of them.

Weak levels are greedy with human weaknesses. `docs/bots.md` says how strong each is; whoever changes a number here
measures again.
"""

from __future__ import annotations

from typing import Final, final

from ..core.rng import Rng
from .bot import Bot
from .greedy.decide import GreedyBot
from .greedy.weights import DEFAULT, Weights
from .strong.search import StrongBot

PLAIN: Final = ""  # no style


@final
class Rank:
    """A strength: what it thinks wrongly of things, or that it searches."""

    def __init__(self, name: str, values: dict[str, float], *, searches: bool = False) -> None:
        self.name: Final = name
        self.values: Final = values
        self.searches: Final = searches


@final
class Style:
    """A taste: how many times as much some things weigh."""

    def __init__(self, name: str, factors: dict[str, float]) -> None:
        self.name: Final = name
        self.factors: Final = factors


# The weakest first. All but the last are distracted, each less than the one before.
LEVELS: Final = [
    Rank(  # hardly looks up, thinks neither of the way home nor of tomorrow
        "bungler", {"overlooks": 0.95, "turns_to_spare": -4.0, "longest": 6.0, "clank": 0.0, "health": 2.0}
    ),
    Rank(  # whatever glitters
        "magpie", {"overlooks": 0.72, "gold": 2.5, "secret": 5.0, "turns_to_spare": -2.0, "detour": 0.2}
    ),
    Rank(  # afraid of the dragon, and soon home
        "mouse", {"overlooks": 0.6, "health": 20.0, "clank": 0.8, "turns_to_spare": 4.0}
    ),
    Rank(  # thinks that there is more time than there is, and little of skill
        "prowler", {"overlooks": 0.44, "turns_to_spare": -0.8, "skill": 0.4, "longest": 25.0}
    ),
    Rank("burglar", {"overlooks": 0.03}),  # a slip now and then
    Rank("master", {}, searches=True),
]
STYLES: Final = [
    Style("bold", {"turns_to_spare": 0.3, "health": 0.7, "clank": 0.7}),
    Style("careful", {"turns_to_spare": 1.8, "health": 1.5, "clank": 1.4}),
    Style("collector", {"gold": 1.3, "secret": 1.5, "detour": 0.7, "key": 1.2, "backpack": 1.4}),
]
SEASONED: Final = "prowler"  # for those who have finished a game and do not choose
NEWCOMER: Final = "magpie"  # the lobby's first choice: it loses to somebody who plays for the second time


def level_bot(level: Rank, style: Style | None, rng: Rng) -> Bot:
    """A player of a level, in a style or none."""
    if level.searches:
        return StrongBot(rng, factors=None if style is None else style.factors)
    return GreedyBot(rng, _weights(level, style))


def bot_name(level: str, style: str) -> str:
    """What a level in a style is called at tables and in records."""
    return level if style == PLAIN else f"{level}-{style}"


def _weights(level: Rank, style: Style | None) -> Weights:
    """Made once: bots that think alike remember the same ways."""
    name = bot_name(level.name, PLAIN if style is None else style.name)
    if name not in MADE:
        weights = DEFAULT.with_values(level.values)
        MADE[name] = weights if style is None else weights.times(style.factors)
    return MADE[name]


MADE: Final[dict[str, Weights]] = {}
