"""Ray cluster as an executor: pieces of work run as Ray tasks on any free core.

When a node is lost, Ray gives its tasks to another one. Each piece has one reference, so a task that ran twice still
gives one answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from logging import ERROR
from types import ModuleType
from typing import Any, Self, cast

from ..build import VERSION
from ..distribution import install_extra
from .executors import AHEAD, TRIES, Answer, ExecutorError, Piece


class RayCluster:
    """Executor on the Ray cluster at `address` (ray://HOST:PORT); "" is the local one, started if there is none."""

    def __init__(self, address: str) -> None:
        self.ray = _library()
        self.joined = not self.ray.is_initialized()
        if self.joined:
            try:
                self.ray.init(address=address or None, log_to_driver=False, logging_level=ERROR)
            except (ConnectionError, OSError, RuntimeError, ValueError) as error:
                raise ExecutorError(f"no Ray cluster at '{address}': {error}") from error

    @property
    def workers(self) -> int:
        """Number of cores in the cluster; it changes as nodes join and leave."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def in_order(self, work: Callable[[Piece], Answer], pieces: Iterable[Piece]) -> Iterator[Answer]:
        task = self.ray.remote(num_cpus=1, max_retries=TRIES)(run_on_node)
        waiting = iter(pieces)
        flying: list[Any] = []  # references, in the order of the pieces
        try:
            while True:
                while len(flying) < AHEAD * self.workers:
                    try:
                        flying.append(task.remote(VERSION, work, next(waiting)))
                    except StopIteration:
                        break
                if not flying:
                    return
                yield cast("Answer", self.ray.get(flying.pop(0)))
        finally:
            for reference in flying:
                self.ray.cancel(reference, force=True)

    def close(self) -> None:
        if self.joined:
            self.ray.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def run_on_node(version: str, work: Callable[[Piece], Answer], piece: Piece) -> Answer:
    """Runs a piece on a node; ExecutorError if its version differs, since the same seeds would give other games."""
    if version != VERSION:
        raise ExecutorError(f"this node has tiptoe {VERSION}, the one that asks has {version}")
    return work(piece)


def _library() -> ModuleType:
    try:
        return import_module("ray")
    except ImportError as error:
        raise ExecutorError(f"a Ray cluster needs its library: {install_extra('ray')}") from error
