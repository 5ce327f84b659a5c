"""Compiles the engine with mypyc where a C compiler is at hand; without one the same source runs interpreted.

TIPTOE_COMPILE says what to do: 0 never, 1 always (a failure is an error), auto (the default) if possible
and not for an editable install.
"""

from __future__ import annotations

import os
import runpy
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = runpy.run_path("src/tiptoe/build.py")["COMPILED"]  # whole packages, in one group
WISH = os.environ.get("TIPTOE_COMPILE", "auto")
IS_EDITABLE = "editable_wheel" in sys.argv  # libraries beside the sources would hide later edits


def modules() -> list[str]:
    found = [path for name in COMPILED for path in Path("src/tiptoe", name).rglob("*.py")]
    return sorted(str(path) for path in found if path.name != "__init__.py")


def options() -> list[str]:
    """Arguments for mypy: strict about what is compiled, silent about the rest, whose libraries a build lacks."""
    return ["--strict", "--follow-imports=silent", *modules()]


def can_compile() -> bool:
    """Whether there are a C compiler and Python's headers."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(os.environ.get("CC", compiler).split()[0]) is not None and header.exists()


class BuildIfPossible(build_ext):
    """Build step that, if compiling fails, removes half-built libraries, so that the package runs interpreted."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # setuptools raises many kinds; only a forced build lets them through
            if WISH == "1":
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            print(f"tiptoe: not compiled ({error}); the engine will run interpreted", file=sys.stderr)


def extensions() -> list[object]:
    if WISH == "0" or (WISH == "auto" and (IS_EDITABLE or not can_compile())):
        return []
    from mypyc.build import mypycify

    level = os.environ.get("TIPTOE_OPT_LEVEL", "3")  # 1 compiles in half the time, enough for tests
    try:
        return list(mypycify(options(), group_name="tiptoe", opt_level=level, debug_level="0"))
    except SystemExit:  # raised by mypyc for errors in the types
        if WISH == "1":
            raise
        print("tiptoe: not compiled; the engine will run interpreted", file=sys.stderr)
        return []


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildIfPossible})
