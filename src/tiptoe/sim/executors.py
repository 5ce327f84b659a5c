"""Executors that play many games in pieces: this process, the cores of this machine, or a Ray cluster.

A piece of work is self-contained (an importable function and its argument), and its answer depends on nothing else. So
answers are the same wherever they are computed, and a piece whose worker died is given out again: every piece has
exactly one answer. Answers come in the order of the pieces; a caller who stops early has the first of them, as if
fewer had been asked for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol, Self, TypeVar

from ..build import collect_garbage_rarely

Piece = TypeVar("Piece")
Answer = TypeVar("Answer")

LARGEST_PIECE: Final = 50  # games: small enough for progress reports
AHEAD: Final = 4  # pieces given out for each worker, so that none waits for another
TRIES: Final = 4  # workers that may die of one piece before the work is given up
HERE: Final = "here"
CORES: Final = "cores"
RAY: Final = "ray"


class ExecutorError(Exception):
    """Raised for work that an executor cannot do; the message says why."""


class Executor(Protocol):
    """Executor with workers that stay until it is closed, so that several batches start them once."""

    @property
    def workers(self) -> int: ...

    def in_order(self, work: Callable[[Piece], Answer], pieces: Iterable[Piece]) -> Iterator[Answer]:
        """Yields the answer to each piece, in order; takes the next piece as workers become free."""
        ...

    def close(self) -> None: ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...


class InProcess:
    """Executor that works in this process."""

    workers = 1

    def in_order(self, work: Callable[[Piece], Answer], pieces: Iterable[Piece]) -> Iterator[Answer]:
        return map(work, pieces)

    def close(self) -> None:
        pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        pass


def executor_for(where: str, workers: int = 1, *, imports_main: bool = True) -> Executor:
    """Executor for `--on`: "here", "cores", "ray" or "ray://HOST:PORT"; "" for as many processes as workers.

    Processes of this machine run the script of this one only if `imports_main`.
    """
    if where == CORES and workers <= 1:
        workers = os.cpu_count() or 1
    if where in ("", CORES) and workers > 1:
        try:
            from .processes import ProcessPool
        except ModuleNotFoundError as error:
            raise ExecutorError("no other processes can be started here; leave workers away") from error
        return ProcessPool(workers, imports_main=imports_main)
    if where in ("", HERE, CORES):
        collect_garbage_rarely()
        return InProcess()
    if where == RAY or where.startswith(f"{RAY}://"):
        from .ray_cluster import RayCluster

        return RayCluster("" if where == RAY else where)
    raise ExecutorError(f"nobody plays on '{where}'; say {HERE}, {CORES}, {RAY} or {RAY}://HOST:PORT")


def ranges(games: int, workers: int) -> list[range]:
    """Splits the numbers of all games into pieces that keep every worker busy to the end."""
    size = max(1, min(LARGEST_PIECE, games // (4 * max(workers, 1))))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def peak_memory_mb() -> float:
    """Peak memory of this process in MB; 0 where the system does not count it, such as in a browser."""
    try:
        from resource import RUSAGE_SELF, getrusage
    except ModuleNotFoundError:
        return 0.0
    peak = getrusage(RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)
