"""Clusters of Ray as a crew: pieces of work as tasks, wherever there is a free core.

A node may be lost at any moment. Ray gives its tasks to another one; an answer is bound to its piece by the reference
that we hold, so that a task done twice is still one answer.
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
    """A cluster at an address such as ray://HOST:PORT; without one that of this machine, started if there is none."""

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
        """Free cores come and go with the nodes."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def in_order(self, work: Callable[[Piece], Answer], pieces: Iterable[Piece]) -> Iterator[Answer]:
        task = self.ray.remote(num_cpus=1, max_retries=TRIES)(do_there)
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


def do_there(version: str, work: Callable[[Piece], Answer], piece: Piece) -> Answer:
    """On a worker: another version of the rules would give other games under the same seeds."""
    if version != VERSION:
        raise ExecutorError(f"this node has tiptoe {VERSION}, the one that asks has {version}")
    return work(piece)


def _library() -> ModuleType:
    try:
        return import_module("ray")
    except ImportError as error:
        raise ExecutorError(f"a Ray cluster needs its library: {install_extra('ray')}") from error
