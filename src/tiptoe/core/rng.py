"""Random stream of a game: BLAKE2b in counter mode, the same bits on every platform.

The key proves every shuffle and draw afterwards; without it no draw can be predicted from earlier ones.
A stream is a key and a position, so it lives in the state and is cloned and stored with it. Bots have their own.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from .told import Told

Id = TypeVar("Id", bound=int)  # numbers of one kind of thing

KEY_BYTES: Final = 32
BLOCK_BYTES: Final = 64
WORD_VALUES: Final = 1 << 16


class RiggedError(Exception):
    """Raised when a forced outcome does not fit the cards or cubes that are shuffled or drawn."""


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Random stream, at byte `at` of block number `block`. Scenarios may rig the next outcomes.

    While `told` is there, rules ask it for each outcome that a seat gets to see; copies of the stream never have it.
    """

    __slots__ = ("at", "block", "bytes", "key", "rig", "told")

    def __init__(self, key: bytes, block: int, data: bytes, at: i64, rig: Rig | None) -> None:
        self.key: Final = key
        self.block = block
        self.bytes = data
        self.at: i64 = at
        self.rig = rig
        self.told: Told | None = None

    def clone(self) -> Rng:
        return Rng(self.key, self.block, self.bytes, self.at, self.rig)

    def below(self, n: i64) -> i64:
        """Uniform random number from 0 to n - 1; n must be below 2**15."""
        if self.at == BLOCK_BYTES:
            self._next_block()
        at = self.at
        self.at = at + 2
        drawn: i64 = (self.bytes[at] | self.bytes[at + 1] << 8) * n
        # Lemire's rejection: the few words that would favour some outcomes are drawn again.
        if drawn & 0xFFFF < n and drawn & 0xFFFF < WORD_VALUES % n:
            return self.below(n)
        return drawn >> 16

    def shuffle(self, cards: list[Id]) -> None:
        """Shuffles `cards` in place (Fisher-Yates); the list must not be shared between states."""
        if self.rig is not None and self.rig.orders:
            self.rig.shuffle(cards)
            return
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def pick(self, weights: list[int], total: int) -> int:
        """Random index with a chance in proportion to its weight; `total` is the sum of `weights`."""
        if self.rig is not None and self.rig.picks:
            return self.rig.pick(weights)
        left: i64 = self.below(total)
        index = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return index

    def _next_block(self) -> None:
        self.block += 1
        self.bytes = _block(self.key, self.block)
        self.at = 0


@final
class Rig:
    """Outcomes forced by a scenario: orders of the next shuffles, indexes of the next draws, and names for errors."""

    def __init__(self, orders: list[list[int]], picks: list[int], picked: list[str], shuffled: list[str]) -> None:
        self.orders: Final = orders
        self.picks: Final = picks
        self.picked: Final = picked
        self.shuffled: Final = shuffled

    def shuffle(self, cards: list[Id]) -> None:
        order = self.orders.pop(0)
        if sorted(order) != sorted(cards):
            wanted, there = [sorted([self.shuffled[card] for card in pile]) for pile in (order, cards)]
            raise RiggedError(f"a forced shuffle holds {', '.join(wanted)}, but {', '.join(there)} are shuffled")
        by_number: dict[int, Id] = {card: card for card in cards}
        cards[:] = [by_number[number] for number in order]

    def pick(self, weights: list[int]) -> int:
        index = self.picks.pop(0)
        if index >= len(weights) or weights[index] == 0:
            there = [f"{n} {name}" for n, name in zip(weights, self.picked) if n]
            raise RiggedError(f"a forced draw wants {self.picked[index]}, but there are {', '.join(there)}")
        return index


def keyed(key: bytes) -> Rng:
    """Stream of a secret key, at its beginning."""
    if len(key) != KEY_BYTES:
        raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(key)}")
    return Rng(key, -1, b"", BLOCK_BYTES, None)


def resumed(key: bytes, block: int, at: int) -> Rng:
    """Stream of a stored game, continued at its block and byte."""
    return Rng(key, block, b"" if block < 0 else _block(key, block), at, None)


def seeded(seed: int) -> Rng:
    """Stream of a public seed number: for simulations, tests and games among friends."""
    return keyed(seed_key(seed))


def seed_key(seed: int) -> bytes:
    return blake2b(f"tiptoe seed {seed}".encode(), digest_size=KEY_BYTES).digest()


def _block(key: bytes, number: int) -> bytes:
    return blake2b(key + number.to_bytes(8, "little")).digest()
