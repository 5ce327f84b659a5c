"""Value networks: small ones that say how a game will end for a seat, in lists of floats: the engine needs no numpy."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, final

from ...core.ruleset import Ruleset
from ..greedy.weights import DEFAULT, Weights
from .features import NUMBERS


class NetworkError(Exception):
    """Raised when the layers of a network do not fit together, or not to the features of a position."""


@final
class Layer:
    """Layer of a network: for each output its bias and the weights of the inputs."""

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.weights: Final = weights
        self.biases: Final = biases

    def of(self, numbers: list[float], *, bent: bool) -> list[float]:
        """Returns the outputs; `bent` ones are never below zero."""
        found: list[float] = []
        for at, row in enumerate(self.weights):
            total = self.biases[at]
            for i, number in enumerate(numbers):
                total += number * row[i]
            found.append(0.0 if bent and total < 0.0 else total)
        return found


@final
class Network:
    """Layers, the last of which has one output: the value of the game to the seat, between 0 and 1."""

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
        """Returns the value of a position with these features."""
        last = len(self.layers) - 1
        for at in range(last):
            numbers = self.layers[at].of(numbers, bent=True)
        return 1.0 / (1.0 + exp(-self.layers[last].of(numbers, bent=False)[0]))


@final
class Judge:
    """Trained judgement of a game: a network, how far to trust it, and the weights of the bot that uses it."""

    def __init__(self, network: Network | None, loyalty: float, weights: Weights) -> None:
        self.network: Final = network
        self.loyalty: Final = loyalty  # a lead over greedy's choice must be larger than this
        self.weights: Final = weights
        self._styled: Final[list[tuple[dict[str, float], Judge]]] = []

    def in_style(self, factors: dict[str, float]) -> Judge:
        """Returns the same judge with weights multiplied by the `factors` of a style."""
        for known, judge in self._styled:
            if known == factors:
                return judge
        styled = Judge(self.network, self.loyalty, self.weights.times(factors))
        self._styled.append((factors, styled))
        return styled


# By pack, or a face of it: readers of judges, and the judges read. The catalog fills the first: bots know no files.
READERS: Final[dict[str, Callable[[], Judge]]] = {}
KNOWN: Final[dict[str, Judge]] = {}
ANY_PACK: Final = ""  # key of the judge for games without one of their own
NO_JUDGE: Final = Judge(None, 0.0, DEFAULT)


def judge_name(pack: str, face: str = "") -> str:
    """Returns the key of a judge: that of a pack, or of one face of it."""
    return f"{pack}:{face}" if face else pack


def judge_of(rules: Ruleset) -> Judge:
    """Returns the judge of a face, else of its game, else of any; without one the search bot plays as greedy does."""
    own = rules.pack.id.partition("+")[0]  # without the packs laid over it
    for name in [judge_name(own, rules.board.id), own, ANY_PACK]:
        if name in READERS:
            if name not in KNOWN:
                KNOWN[name] = READERS[name]()
            return KNOWN[name]
    return NO_JUDGE
