"""The night of a seat that plays alone: its Hours and Dares as data (SOL-3, SOL-6)."""

from __future__ import annotations

from typing import Final, final

from .price import Price

PARTS: Final = ("evening", "midnight", "small-hours")
SMALL_HOURS: Final = PARTS.index("small-hours")

# Conditions of Hours and goals of Dares (SOL-3.2), by word: each is a bit of what was done in a turn.
DEEDS: Final = (
    *("silent", "heard", "deep", "cave", "fought", "found", "bought", "laden"),
    *("further", "rooms", "loud", "artifact", "dear", "frugal"),
)
DEED: Final = {word: 1 << place for place, word in enumerate(DEEDS)}
ALWAYS: Final = 0  # the condition of an Hour that has none

# What Hours, rewards and prices do (SOL-3.3), by word.
ACTS: Final = (*("clank", "hush", "attack", "rage", "calm", "echo", "hunt", "rubble", "burn", "gold", "heal", "hours"),)
LOWEST: Final = 1  # `hunt`: the least valuable Artifact
HIGHEST: Final = 2


@final
class Act:
    """What an Hour, a reward or a price does: a word and its number."""

    def __init__(self, word: str, n: int) -> None:
        self.word: Final = word
        self.n: Final = n


@final
class Hour:
    """Card of the night: slots of the row that it takes, from 0, and what it does then."""

    def __init__(
        self, number: int, id: str, part: int, takes: list[int], condition: int, acts: list[Act], ward: Price | None
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.part: Final = part
        self.takes: Final = takes
        self.condition: Final = condition
        self.acts: Final = acts
        self.ward: Final = ward


@final
class Dare:
    """Short goal: a deed within some turns, its reward, and its price if it is not done."""

    def __init__(self, number: int, id: str, goal: int, turns: int, reward: list[Act], price: list[Act]) -> None:
        self.number: Final = number
        self.id: Final = id
        self.goal: Final = goal
        self.turns: Final = turns
        self.reward: Final = reward
        self.price: Final = price


@final
class Night:
    """Hours and Dares of a night, by number."""

    def __init__(self, hours: list[Hour], dares: list[Dare]) -> None:
        self.hours: Final = hours
        self.dares: Final = dares


NO_NIGHT: Final = Night([], [])
