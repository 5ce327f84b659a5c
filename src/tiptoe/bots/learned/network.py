"""Policy network: rates the choices of a decision and estimates how the game will end, in unboxed numbers.

`librt.vecs` keeps floats side by side without objects: compiled, a decision costs a quarter of a millisecond, and the
engine needs no numpy.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from .features import CHOICE, POSITION

TARGETS: Final = 5  # outcome, share of the win, points / 100, nothing scored, escaped
OUTCOME: Final = 0
TINY: Final = 1e-5


class PolicyNetworkError(Exception):
    """Raised when the arrays of a network are missing or do not fit to each other or to the features."""


@final
class Dense:
    """Matrix of weights, row by row, with a bias for each output."""

    def __init__(self, weights: vec[float], biases: vec[float]) -> None:
        self.weights: Final = weights
        self.biases: Final = biases

    def of(self, numbers: vec[float]) -> vec[float]:
        """Returns the outputs for these inputs."""
        outputs: i64 = len(self.biases)
        inputs: i64 = len(numbers)
        weights, biases = self.weights, self.biases
        found = vec[float]()
        at: i64 = 0
        row: i64 = 0
        while row < outputs:
            total = biases[row]
            second = third = fourth = 0.0  # four sums side by side: one would wait for each addition
            i: i64 = 0
            while i + 3 < inputs:
                total += weights[at + i] * numbers[i]
                second += weights[at + i + 1] * numbers[i + 1]
                third += weights[at + i + 2] * numbers[i + 2]
                fourth += weights[at + i + 3] * numbers[i + 3]
                i += 4
            while i < inputs:
                total += weights[at + i] * numbers[i]
                i += 1
            at += inputs
            row += 1
            found = append(found, total + second + third + fourth)
        return found


@final
class Reading:
    """Position as the network read it: its inner numbers, and what they ask of every choice."""

    def __init__(self, inner: vec[float], query: vec[float]) -> None:
        self.inner: Final = inner
        self.query: Final = query


@final
class PolicyNetwork:
    """Network of `tools/train/model.py`. `arrays` are its weights by name, row by row."""

    def __init__(self, arrays: dict[str, list[float]]) -> None:
        self.first: Final = _weights(arrays, "first")
        self.second: Final = _weights(arrays, "second")
        self.third: Final = _weights(arrays, "third")
        self.norm1: Final = _weights(arrays, "norm1")
        self.norm2: Final = _weights(arrays, "norm2")
        self.norm3: Final = _weights(arrays, "norm3")
        choice = _weights(arrays, "choice")
        self.narrow: Final = len(choice.biases)
        self.choice_columns: Final = _transposed(choice.weights, self.narrow)  # most inputs of a choice are zero
        self.choice_biases: Final = choice.biases
        self.query: Final = Dense(_vec(_array(arrays, "query.weight")), _zeros(self.narrow))
        self.join: Final = _weights(arrays, "join")
        self.beside: Final = Dense(_vec(_array(arrays, "beside.weight")), _zeros(len(self.join.biases)))
        self.rate: Final = _vec(_array(arrays, "rate.weight"))
        self.value_head: Final = _weights(arrays, "value")
        self.loyalty: Final = _array(arrays, "loyalty")[0]
        width = len(self.first.biases)
        fits = (
            len(self.first.weights) == width * POSITION
            and len(self.second.weights) == len(self.third.weights) == width * width
            and len(choice.weights) == self.narrow * CHOICE
            and len(self.query.weights) == self.narrow * width
            and len(self.join.weights) == len(self.beside.weights) == len(self.join.biases) * self.narrow
            and len(self.rate) == len(self.join.biases)
            and len(self.value_head.weights) == TARGETS * width
        )
        if not fits:
            raise PolicyNetworkError(
                f"the network does not read {POSITION} numbers of a position and {CHOICE} a choice"
            )

    def read(self, position: vec[float]) -> Reading:
        """Reads the numbers of a position."""
        inner = _bent(_normed(self.first.of(position), self.norm1))
        inner = _sum(inner, _bent(_normed(self.second.of(inner), self.norm2)))
        inner = _sum(inner, _bent(_normed(self.third.of(inner), self.norm3)))
        return Reading(inner, self.query.of(inner))

    def values(self, reading: Reading) -> list[float]:
        """Returns the TARGETS estimates of the end, each between 0 and 1."""
        return [1.0 / (1.0 + exp(-number)) for number in self.value_head.of(reading.inner)]

    def ratings(self, reading: Reading, features: vec[float], habit: int) -> list[float]:
        """Returns a logit for each choice of `features`; `habit` is the index of greedy's choice."""
        count: int = len(features) // CHOICE
        embedded = [self._embedded(features, number * CHOICE, reading.query) for number in range(count)]
        mean = _zeros(self.narrow)
        for each in embedded:
            mean = _sum(mean, each)
        beside = self.beside.of(_scaled(mean, 1.0 / count))
        found = []
        for number, each in enumerate(embedded):
            joined = _bent(_sum(self.join.of(each), beside))
            found.append(_product(self.rate, joined) + (self.loyalty if number == habit else 0.0))
        return found

    def _embedded(self, features: vec[float], start: i64, query: vec[float]) -> vec[float]:
        narrow: i64 = self.narrow
        columns = self.choice_columns
        found = _sum(self.choice_biases, query)
        for i in range(CHOICE):
            number = features[start + i]
            if number != 0.0:
                at: i64 = i * narrow
                j: i64 = 0
                while j < narrow:
                    found[j] = found[j] + number * columns[at + j]
                    j += 1
        return _bent(found)


def _array(arrays: dict[str, list[float]], name: str) -> list[float]:
    if name not in arrays:
        raise PolicyNetworkError(f"the network has no '{name}'")
    return arrays[name]


def _weights(arrays: dict[str, list[float]], name: str) -> Dense:
    return Dense(_vec(_array(arrays, f"{name}.weight")), _vec(_array(arrays, f"{name}.bias")))


def _vec(numbers: list[float]) -> vec[float]:
    found = vec[float]()
    for number in numbers:
        found = append(found, number)
    return found


def _zeros(count: int) -> vec[float]:
    return _vec([0.0] * count)


def _transposed(weights: vec[float], rows: int) -> vec[float]:
    columns = len(weights) // rows
    found = vec[float]()
    for column in range(columns):
        for row in range(rows):
            found = append(found, weights[row * columns + column])
    return found


def _bent(numbers: vec[float]) -> vec[float]:
    """Sets numbers below zero to zero, in place."""
    count: i64 = len(numbers)
    i: i64 = 0
    while i < count:
        if numbers[i] < 0.0:
            numbers[i] = 0.0
        i += 1
    return numbers


def _sum(numbers: vec[float], others: vec[float]) -> vec[float]:
    count: i64 = len(numbers)
    found = vec[float]()
    i: i64 = 0
    while i < count:
        found = append(found, numbers[i] + others[i])
        i += 1
    return found


def _scaled(numbers: vec[float], factor: float) -> vec[float]:
    found = vec[float]()
    for number in numbers:
        found = append(found, number * factor)
    return found


def _product(numbers: vec[float], others: vec[float]) -> float:
    count: i64 = len(numbers)
    total = 0.0
    i: i64 = 0
    while i < count:
        total += numbers[i] * others[i]
        i += 1
    return total


def _normed(numbers: vec[float], norm: Dense) -> vec[float]:
    """Normalises a layer: mean 0, variance 1, then scaled and moved as it was learned."""
    count: i64 = len(numbers)
    size = float(len(numbers))
    mean = 0.0
    for number in numbers:
        mean += number / size
    variance = 0.0
    for number in numbers:
        variance += (number - mean) * (number - mean) / size
    factor = 1.0 / sqrt(variance + TINY)
    found = vec[float]()
    i: i64 = 0
    while i < count:
        found = append(found, (numbers[i] - mean) * factor * norm.weights[i] + norm.biases[i])
        i += 1
    return found
