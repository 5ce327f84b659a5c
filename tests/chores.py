"""Chores: work for crews that other processes can import."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def squared(n: int) -> int:
    return n * n


def killed_once(task: tuple[int, str]) -> int:
    """The first worker that comes to a piece divisible by three is killed there."""
    n, folder = task
    mark = Path(folder) / str(n)
    if n % 3 == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return n


def deadly(n: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return n


def failing(n: int) -> int:
    raise ValueError(f"not {n}")
