"""Builds the compiled engine into its own tree, build/compiled, which `tiptoe.build` uses while it is fresh."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tiptoe.build import COMPILED, TREE

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "compiling"


def main() -> int:
    """Compiles beside the old tree and swaps at the end, so that a running game never sees half a build."""
    shutil.rmtree(WORK, ignore_errors=True)
    stamp_time = newest_source()
    command = [
        sys.executable,
        "setup.py",
        "-q",
        "build",
        "--build-base",
        str(WORK / "base"),
        "--build-lib",
        str(WORK / "lib"),
    ]
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, "TIPTOE_COMPILE": "1"}, capture_output=True, text=True)
    if run.returncode != 0:
        print(run.stdout[-2000:], run.stderr[-2000:], sep="\n", file=sys.stderr)
        print("tiptoe: the engine could not be compiled; it runs interpreted", file=sys.stderr)
        return 1
    keep_only_compiled(WORK / "lib")
    shutil.rmtree(TREE, ignore_errors=True)
    (WORK / "lib").rename(TREE)
    stamp = TREE / ".stamp"
    stamp.touch()
    os.utime(stamp, ns=(stamp_time, stamp_time))
    shutil.rmtree(WORK, ignore_errors=True)
    return 0


def newest_source() -> int:
    """Returns the newest time of all that `make` looks at.

    A fresh clone, whose files are all of one second, would otherwise compile every time.
    """
    sources = [path for name in COMPILED for path in (ROOT / "src" / "tiptoe" / name).rglob("*.py")]
    return max(path.stat().st_mtime_ns for path in [*sources, ROOT / "setup.py", Path(__file__)])


def keep_only_compiled(lib: Path) -> None:
    """Deletes everything but compiled packages as a whole; the rest is imported from the source."""
    for path in (lib / "tiptoe").iterdir():
        if path.name not in COMPILED:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for path in lib.rglob("*.py"):
        if path.name != "__init__.py":
            path.unlink()


if __name__ == "__main__":
    sys.exit(main())
