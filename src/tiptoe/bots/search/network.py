"""Networks: small ones that say how a game will end for a seat, in lists of floats: the engine needs no numpy."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, final

from ...core.ruleset import Ruleset
from ..greedy.weights import DEFAULT, Weights
from .features import NUMBERS


class NetworkError(Exception):
    """The layers of a network do not fit together, or not to the numbers of a position."""


@final
class Layer:
    """By output: its bias, and what each input counts."""

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.weights: Final = weights
        self.biases: Final = biases

    def of(self, numbers: list[float], *, bent: bool) -> list[float]:
        """The outputs; bent ones are never below nothing."""
        found: list[float] = []
        for at, row in enumerate(self.weights):
            total = self.biases[at]
            for i, number in enumerate(numbers):
                total += number * row[i]
            found.append(0.0 if bent and total < 0.0 else total)
        return found


@final
class Network:
    """Layers, the last of which has one output: between 0 and 1, what the game is worth to the seat."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers: Final = layers
        inputs = NUMBERS
        for layer in layers:
            if any([len(row) != inputs for row in layer.weights]) or len(layer.biases) != len(layer.weights):
                raise NetworkError(f"a layer of {len(layer.weights)} does not read {inputs} numbers")
            inputs = len(layer.weights)
        if inputs != 1:
            raise NetworkError(f"the last layer has {inputs} outputs, not one")

    def of(self, numbers: list[float]) -> float:
        last = len(self.layers) - 1
        for at in range(last):
            numbers = self.layers[at].of(numbers, bent=True)
        return 1.0 / (1.0 + exp(-self.layers[last].of(numbers, bent=False)[0]))


@final
class Judge:
    """What was learned about a game: a network, how far to trust it, and the weights of the bot that asks it."""

    def __init__(self, network: Network | None, loyalty: float, weights: Weights) -> None:
        self.network: Final = network
        self.loyalty: Final = loyalty  # a promise below this is no better than none
        self.weights: Final = weights
        self._styled: Final[list[tuple[dict[str, float], Judge]]] = []

    def in_style(self, factors: dict[str, float]) -> Judge:
        """The same judge of a bot to whom some things weigh so many times as much."""
        for known, judge in self._styled:
            if known == factors:
                return judge
        styled = Judge(self.network, self.loyalty, self.weights.times(factors))
        self._styled.append((factors, styled))
        return styled


# By pack, and face of it: how its judge is read, and those read; whoever knows files fills the first (the catalog).
READERS: Final[dict[str, Callable[[], Judge]]] = {}
KNOWN: Final[dict[str, Judge]] = {}
ANY_PACK: Final = ""  # for a game that nobody has trained on
NO_JUDGE: Final = Judge(None, 0.0, DEFAULT)


def judge_name(pack: str, face: str = "") -> str:
    """Under which a judge is known: that of a pack, or of one face of it."""
    return f"{pack}:{face}" if face else pack


def judge_of(rules: Ruleset) -> Judge:
    """The judge of a face, else of its game, else of any; without one a strong bot plays as greedy does."""
    own = rules.pack.id.partition("+")[0]  # whatever is laid over it
    for name in [judge_name(own, rules.board.id), own, ANY_PACK]:
        if name in READERS:
            if name not in KNOWN:
                KNOWN[name] = READERS[name]()
            return KNOWN[name]
    return NO_JUDGE
