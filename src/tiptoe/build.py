"""Build selection for the engine: compiled by mypyc, or the same source interpreted.

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

GC_THRESHOLD: Final = 50_000  # containers allocated and not freed between two collections

HERE: Final = Path(__file__).resolve().parent
TREE: Final = HERE.parent.parent / "build" / "compiled"
STAMP: Final = TREE / ".stamp"


def select_build(path: list[str]) -> None:
    """Puts the right build first on the package's search path."""
    if PURE:
        sys.meta_path.insert(0, SourceOnly())
    elif is_compiled_current():
        path.insert(0, str(TREE / "tiptoe"))
        sys.path.append(str(TREE))  # mypyc's shared library is imported from there


def is_compiled_current() -> bool:
    """Whether the compiled tree is newer than every source."""
    if not STAMP.exists():
        return False
    made = STAMP.stat().st_mtime
    return all(source.stat().st_mtime <= made for name in COMPILED for source in (HERE / name).rglob("*.py"))


def collect_garbage_rarely() -> None:
    """Raises the GC threshold for simulations: states hold no cycles, and the default costs 25 % of the time."""
    gc.set_threshold(GC_THRESHOLD, 20, 20)


def freeze_imported_objects() -> None:
    """Excludes imported objects from garbage collection: scanning them would delay a server's answers."""
    gc.freeze()


def is_compiled() -> bool:
    """Whether the engine that this process imports is compiled."""
    spec = find_spec("tiptoe.core.kernel")
    return spec is not None and not str(spec.origin).endswith(".py")


class SourceOnly(MetaPathFinder):
    """Import finder that loads the package from source even where compiled modules lie beside it."""

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
