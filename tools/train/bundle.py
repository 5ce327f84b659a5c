"""Packs what training needs on a machine without registries and compilers: this Python, numpy, the compiled engine.

    python -m tools.train.bundle FOLDER

FOLDER then holds `python.tar.xz`, the training scripts and `run.sh`, which unpacks and starts them.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tiptoe.build import is_compiled_current

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path(__file__).resolve().parent
PACKAGES = ("numpy", "mypy_extensions", "msgspec", "typing_extensions", "librt")
LEFT_OUT = shutil.ignore_patterns(
    *("test", "tests", "__pycache__", "idlelib", "ensurepip", "tkinter", "lib2to3", "site-packages", "config-3*"),
    *("static", "*.a", "f2py", "distutils", "pydoc_data", "turtledemo"),
)


def main() -> int:
    if not is_compiled_current():
        print("the compiled engine is not up to date: make compile", file=sys.stderr)
        return 1
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "python"
        pack_interpreter(tree)
        pack_project(tree)
        try_games(tree)
        subprocess.run(["tar", "cJf", str(out / "python.tar.xz"), "-C", folder, "python"], check=True)
    for name in ("learn.py", "model.py", "run.sh"):
        shutil.copy(HERE / name, out)
    size = (out / "python.tar.xz").stat().st_size / 1e6
    print(f"{out / 'python.tar.xz'}: {size:.1f} MB")
    return 0


def pack_interpreter(tree: Path) -> None:
    """Copies the interpreter, its library, the standard library, and the packages that games need."""
    base = Path(sys.base_prefix)
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    (tree / "bin").mkdir(parents=True)
    shutil.copy(base / "bin" / name, tree / "bin" / "python")
    (tree / "lib").mkdir()
    for library in base.glob(f"lib/lib{name}.so*"):
        if not library.is_symlink():
            shutil.copy(library, tree / "lib")
            subprocess.run(["strip", str(tree / "lib" / library.name)], check=False)
    shutil.copytree(base / "lib" / name, tree / "lib" / name, ignore=LEFT_OUT)
    for package in PACKAGES:
        spec = importlib.util.find_spec(package)
        assert spec is not None, package
        if spec.submodule_search_locations is None:
            assert spec.origin is not None, package
            (tree / "site").mkdir(exist_ok=True)
            shutil.copy(spec.origin, tree / "site")
            continue
        source = Path(next(iter(spec.submodule_search_locations)))
        shutil.copytree(source, tree / "site" / package, ignore=LEFT_OUT)
        libraries = source.parent / f"{package}.libs"
        if libraries.exists():
            shutil.copytree(libraries, tree / "site" / libraries.name)


def pack_project(tree: Path) -> None:
    """Copies the sources, the compiled engine beside them, and the tools that play."""
    shutil.copytree(ROOT / "src", tree / "project" / "src", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "build" / "compiled", tree / "project" / "build" / "compiled")
    shutil.copytree(HERE, tree / "project" / "tools" / "train", ignore=LEFT_OUT)


def try_games(tree: Path) -> None:
    """Starts a game process from the packed tree alone, so that a missing package is found here and not there."""
    for stamp in tree.glob("project/build/**/.stamp"):
        stamp.touch()
    paths = [tree / "site", tree / "project" / "src", tree / "project"]
    alone = {
        "LD_LIBRARY_PATH": str(tree / "lib"),
        "PYTHONHOME": str(tree),
        "PYTHONPATH": ":".join(str(path) for path in paths),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [str(tree / "bin" / "python"), "-m", "tools.train.games", "shapes", "1", "1"]
    subprocess.run(command, env=alone, cwd=tree, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
