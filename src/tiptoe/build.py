"""Builds of the engine: the one that mypyc compiled, or the same source interpreted.

In a checkout the compiled build lies in its own tree, `build/compiled`, and is used only while it is newer than
every source it was made from: an edit is never ignored. TIPTOE_PURE=1 always runs the source.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

VERSION: Final = "0.2.0.dev0"
COMPILED: Final = ("core", "rules", "games", "view", "bots")  # also for setup.py, tools/compile.py and make
PURE: Final = os.environ.get("TIPTOE_PURE", "") not in ("", "0")

LISTS_BETWEEN: Final = 50_000  # and other containers, made and not yet gone

HERE: Final = Path(__file__).resolve().parent
TREE: Final = HERE.parent.parent / "build" / "compiled"
STAMP: Final = TREE / ".stamp"


def choose(path: list[str]) -> None:
    """Put the right build first on the package's search path."""
    if PURE:
        sys.meta_path.insert(0, SourceOnly())
    elif fresh():
        path.insert(0, str(TREE / "tiptoe"))
        sys.path.append(str(TREE))  # where the shared library of the group lies


def fresh() -> bool:
    """Whether the compiled tree was made from the sources as they are now."""
    if not STAMP.exists():
        return False
    made = STAMP.stat().st_mtime
    return all(source.stat().st_mtime <= made for name in COMPILED for source in (HERE / name).rglob("*.py"))


def collect_garbage_rarely() -> None:
    """For a process that plays: positions hold no cycles; to look for them every 700 lists costs a quarter of it."""
    gc.set_threshold(LISTS_BETWEEN, 20, 20)


def freeze_imported_objects() -> None:
    """For a process that answers: what was imported stays, and to look through it again makes somebody wait."""
    gc.freeze()


def is_compiled() -> bool:
    """Whether the engine that this process imports is compiled."""
    spec = find_spec("tiptoe.core.kernel")
    return spec is not None and not str(spec.origin).endswith(".py")


class SourceOnly(MetaPathFinder):
    """Finds the modules of the package as source, also where compiled ones lie beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("tiptoe.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None
