"""Disks that are too small, or read-only."""

from __future__ import annotations

import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from databases import IS_ROOT


class Disk:
    """A folder on a small disk; `free` makes more space."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def free(self) -> None:
        (self.folder / "ballast").unlink()


class SmallFiles(Disk):
    """A small disk where nothing can be mounted: files of this process may not grow."""

    def free(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextmanager
def mounted(folder: Path, size: int, *options: str) -> Iterator[None]:
    """Mounts a filesystem in memory at `folder`; skips the test where that is not allowed."""
    command = ["mount", "-t", "tmpfs", "-o", ",".join([f"size={size}", *options]), "tmpfs", str(folder)]
    if not IS_ROOT or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("mounting a filesystem is not allowed here")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Makes a folder read-only; root, who may write anywhere, needs a read-only filesystem."""
    if IS_ROOT:
        with mounted(folder, 1 << 20, "ro"):
            yield
        return
    folder.chmod(0o555)
    yield
    folder.chmod(0o755)
