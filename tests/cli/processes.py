"""Commands as real processes, with their output and their exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
SCENARIO = ROOT / "src" / "tiptoe" / "rulebook" / "examples" / "core" / "goblin-twice.toml"
GOLDEN = ROOT / "tests" / "golden" / "classic-2-11.tiptoe"
TIPTOE = [sys.executable, "-m", "tiptoe"]


def tiptoe(
    *arguments: str, stdin: str = "", home: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "160", **environment}
    if home is not None:
        env["XDG_DATA_HOME"] = str(home)
    return subprocess.run([*TIPTOE, *arguments], input=stdin, env=env, capture_output=True, text=True, timeout=PATIENCE)


def refused(done: subprocess.CompletedProcess[str], message: str) -> None:
    """Checks for a clear message on stderr, a non-zero exit, no traceback, and nothing on stdout."""
    assert done.returncode not in (0, -6), done
    assert message in done.stderr, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
