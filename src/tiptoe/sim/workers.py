"""Work in pieces, on one process or several: the answers come back in the order of the pieces either way."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from resource import RUSAGE_SELF, getrusage
from typing import Final, TypeVar

Piece = TypeVar("Piece")
Answer = TypeVar("Answer")

LARGEST_PIECE: Final = 50  # games: small enough to tell how far we are


def in_order(work: Callable[[Piece], Answer], pieces: Sequence[Piece], workers: int) -> Iterator[Answer]:
    """The answer to each piece. One worker is this process; more are fresh ones, and `work` must be importable there.

    Whoever stops listening stops the workers.
    """
    if workers <= 1 or len(pieces) <= 1:
        yield from map(work, pieces)
        return
    with get_context("spawn").Pool(min(workers, len(pieces))) as pool:
        yield from pool.imap(work, pieces)


def ranges(games: int, workers: int) -> list[range]:
    """The numbers of all games in pieces that keep every worker busy to the end."""
    size = max(1, min(LARGEST_PIECE, games // (4 * max(workers, 1))))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def peak_memory_mb() -> float:
    """The most memory that this process has held."""
    peak = getrusage(RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)
