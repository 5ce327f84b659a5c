"""Value networks: small ones that say how a game will end for a seat, in lists of floats: the engine needs no numpy."""

from __future__ import annotations

from math import exp
from typing import Final, final

from ...core.ruleset import Ruleset
from ..greedy.shared import heuristics_of
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


WHOLE_GAME: Final = ""  # key of the judge of all faces without one of their own
NO_JUDGE: Final = Judge(None, 0.0, DEFAULT)


def judge_of(rules: Ruleset) -> Judge:
    """Returns the judge of a face, else of its game; without one the search bot plays as greedy does."""
    judges = heuristics_of(rules).judges
    for face in [rules.board.id, WHOLE_GAME]:
        if face in judges:
            return judges[face]()
    return NO_JUDGE
