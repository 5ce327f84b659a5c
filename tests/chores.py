"""Work for crews in tests, importable by other processes."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def squared(n: int) -> int:
    return n * n


def killed_once(task: tuple[int, str]) -> int:
    """Kills its worker at the first try of each number divisible by three."""
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
