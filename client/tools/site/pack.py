"""Packing, inside Pyodide: compiles the sources, finds out what they use of the standard library, and writes both."""

from __future__ import annotations

import importlib
import json
import marshal
import pickle
import pkgutil
import py_compile
import shutil
import site
import sys
import zipfile
from pathlib import Path
from types import CodeType
from typing import Any

APP = Path(site.getsitepackages()[0])
STDLIB = Path("/pyodide/python_stdlib.zip")
OUT = Path("/out")
HEADER = 16  # bytes of a compiled file before its code
WHEN = (2026, 1, 1, 0, 0, 0)  # the same bytes from the same sources
# What is imported only when something is wrong, or by the interpreter itself.
ALSO = ("importlib/", "collections/", "re/", "_pyodide/", "pyodide/")
NEVER = ("importlib/resources/", "pyodide/http/", "pyodide/console", "pyodide/_nodesock")
PACKING = ("py_compile", "pkgutil")  # what only this script uses
ALSO_FILES = ("traceback", "linecache", "tokenize", "token", "tempfile", "decimal", "shutil", "textwrap")


# What babel knows of languages and of the world, and no game says.
UNSAID = (
    "territories", "languages", "variants", "scripts", "meta_zones", "time_zones", "currency_names", "unit_patterns",
    "currency_names_plural", "compound_unit_patterns", "unit_display_names", "interval_formats", "date_fields",
    "compact_currency_formats", "likely_subtags", "territory_languages", "territory_zones", "zone_territories",
    "windows_zone_mapping", "zone_aliases", "territory_currencies", "territory_aliases", "all_currencies",
)  # fmt: skip


async def everything() -> str:
    shutil.copytree("/sources", APP, dirs_exist_ok=True)
    _prune(APP / "babel")
    written = _compiled(APP)
    importlib.invalidate_caches()
    await _used()
    _zip(OUT / "app.zip", [(str(file.relative_to(APP)), file.read_bytes()) for file in written])
    kept = _standard_library()
    return f"app.zip: {len(written)} files; python_stdlib.zip: {kept}"


def _prune(babel: Path) -> None:
    """Names of countries and time zones in three languages are no part of any game."""
    for file in [*babel.glob("locale-data/*.dat"), babel / "global.dat"]:
        known = pickle.loads(file.read_bytes())
        file.write_bytes(pickle.dumps({key: type(it)() if key in UNSAID else it for key, it in known.items()}, 4))


def _compiled(folder: Path) -> list[Path]:
    """Only what came from the sources; the docstrings stay at home."""
    written = []
    for source in sorted(Path("/sources").rglob("*")):
        file = folder / source.relative_to("/sources")
        if source.is_dir():
            continue
        if file.suffix == ".py":
            _compile(file, str(file.relative_to(folder)))
            file.unlink()
            file = file.with_suffix(".pyc")
        written.append(file)
    return written


def _compile(file: Path, name: str) -> None:
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(file), str(file) + "c", name, doraise=True, optimize=2, invalidation_mode=unchecked)


async def _used() -> None:
    """Whatever a home does is done once, so that it is known which modules it needs."""
    import tiptoe

    for module in pkgutil.walk_packages(tiptoe.__path__, "tiptoe."):
        importlib.import_module(module.name)
    from tiptoe.browser.app import BrowserApp

    home: Any = BrowserApp(_Nothing())
    for target in ("catalog?lang=pt-BR", "lessons?lang=fr", "content/classic:dusk?lang=en", "book/classic?lang=en"):
        status = (await home.requests.answer("GET", f"/api/{target}", b"")).status
        assert status == 200, target
    wish = json.dumps({"spec": "classic", "seats": ["", "master"], "name": "Ana"}).encode()
    assert (await home.requests.answer("POST", "/api/tables", wish)).status == 201


class _Nothing:
    """A disk that keeps everything, for as long as it takes."""

    async def read(self, table: str) -> None:
        return None

    async def append(self, entry: object, row: object) -> None:
        return None

    async def seat(self, table: str, tokens: str) -> None:
        return None

    async def note(self, table: str, info: str) -> None:
        return None


def _standard_library() -> str:
    inside = "/lib/python314.zip/"
    files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    used = {file.removeprefix(inside) for file in files if file.startswith(inside)}
    with zipfile.ZipFile(STDLIB) as all:
        kept = [_ready(name, all.read(name)) for name in all.namelist() if _keeps(name, used)]
        _zip(OUT / "python_stdlib.zip", kept)
        return f"{len(kept)} of {len(all.namelist())} files"


def _ready(name: str, body: bytes) -> tuple[str, bytes]:
    """Compiled, so that no start has to do it, and without lines: nobody looks for mistakes there."""
    if not name.endswith(".py"):
        return name, body
    file = Path("/ready") / Path(name).name
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(body)
    _compile(file, name)
    compiled = Path(f"{file}c").read_bytes()
    return name + "c", compiled[:HEADER] + marshal.dumps(_without_lines(marshal.loads(compiled[HEADER:])))


def _without_lines(code: CodeType) -> CodeType:
    inner = tuple(_without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"")


def _keeps(name: str, used: set[str]) -> bool:
    stem = name.rsplit(".", 1)[0]
    if name.startswith(NEVER) or stem in PACKING:
        return False
    return name in used or name.startswith(ALSO) or stem in ALSO_FILES


def _zip(to: Path, files: list[tuple[str, bytes]]) -> None:
    with zipfile.ZipFile(to, "w", zipfile.ZIP_STORED) as archive:
        for name, body in sorted(files, key=_alike):
            entry = zipfile.ZipInfo(name, WHEN)
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, body)


def _alike(file: tuple[str, bytes]) -> tuple[str, str]:
    """What is alike lies together: it becomes smaller where a host compresses the whole."""
    return Path(file[0]).suffix, file[0]
