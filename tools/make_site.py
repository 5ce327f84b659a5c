"""Builds the site: Tiptoe for any static host, engine and all, in build/site (ADR 0038). `make site` runs it.

Needs node with the packages of client/, and once the network for a wheel of msgspec that WebAssembly runs.
"""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

import grimp
import msgspec

from tiptoe.browser.prebuilt import FOLDER
from tiptoe.build import VERSION
from tiptoe.catalog import GAMES, faces
from tiptoe.distribution import FILE_NAME
from tiptoe.draw.svg.palette import PALETTES
from tiptoe.languages import LANGUAGES
from tiptoe.plugins import GAME_MODULE, GAME_POINTS, VARIANT_POINTS
from tiptoe.rulebook.primers import has_primer
from tiptoe.service.content.bodies import board_body, content_body, lessons_body, primer_body
from tiptoe.service.content.catalog import catalog

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
SITE = BUILD / "site"
PARTS = BUILD / "site-parts"
CLIENT = ROOT / "client"
NODE = CLIENT / "tools" / "site"
WORKERS = ("tiptoe.browser.main", "tiptoe.browser.bot_worker")
CELLS = "tiptoe.browser.cells"  # runs a reader's own code: the public library, as far as it works in a browser
LIBRARY = ("bot", "cards", "choices", "errors", "game", "pictures", "simulation", "views")  # of tiptoe.api
TYPES = "tiptoe.types"  # of what the library returns, for signatures of a reader's own
NOT_IN_BROWSERS = {"tiptoe.sim.processes", "tiptoe.sim.ray_cluster"}  # other processes
NOTEBOOK = ROOT / "examples" / "notebooks" / "play-plot-train.ipynb"
CODE = (".py", ".so", ".typed")
LIBRARIES = ("fluent", "attr", "attrs", "babel", "mypy_extensions")
DRAWN = "classic"  # its board takes longest to draw; that of a ship would take too many bytes
STAND_INS = NODE / "stand_ins"  # in place of libraries of which next to nothing is used
NOT_OF_LIBRARIES = ("babel/messages/", "babel/locale-data/")
SAID_NOWHERE = (  # by name, of the data of babel: names of countries, currencies, units and zones
    *("unit_patterns", "unit_display_names", "compound_unit_patterns", "currency_names", "currency_names_plural"),
    *("compact_currency_formats", "languages", "territories", "scripts", "variants", "meta_zones", "time_zones"),
    *("date_fields", "all_currencies", "territory_currencies", "territory_languages", "territory_zones"),
    *("zone_aliases", "zone_territories", "windows_zone_mapping"),
)
LOCALES = ("root.dat", "en.dat", "fr.dat", "pt.dat", "pt_BR.dat")
PLATFORM = "pyemscripten_2026_0_wasm32"  # of the pinned Pyodide: both change together
COUNTED = ("app.zip", "python_stdlib.zip", "pyodide.asm.wasm")  # downloads that take long enough to show progress
MSGSPEC = "msgspec==0.22.0"
FOR_HOSTS = ("404.html", "_headers")  # hosts may not serve them: one missing file stops all caching


def main() -> None:
    guests = [point.name for group in (GAME_POINTS, VARIANT_POINTS) for point in entry_points(group=group)]
    if guests:
        sys.exit(f"a site has the games of Tiptoe alone, and here is {', '.join(guests)}: uninstall the package first")
    shutil.rmtree(PARTS, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    engine = packed_engine(gathered(PARTS / "sources"))
    version = hashed(sorted(engine.iterdir()))
    built_page(version, {file.name: file.stat().st_size for file in engine.iterdir() if file.name in COUNTED})
    shutil.copytree(engine, SITE / "engine" / version)
    static_answers(SITE / "data")
    finished(SITE)


def gathered(to: Path) -> Path:
    """Copies our packages and the few libraries that they need, as source."""
    src = ROOT / "src"
    modules = imported_at_home()
    packages = {top_of(file) for file in modules}
    for file in files_below(src / "tiptoe"):
        if file in modules or (file.suffix not in CODE and top_of(file) in packages):
            copied(file, to / file.relative_to(src))
    for library in LIBRARIES:
        gather_library(library, to)
    trim_data(to / "babel")
    for file in files_below(STAND_INS):
        copied(file, to / file.relative_to(STAND_INS))
    with zipfile.ZipFile(msgspec_wheel()) as wheel:
        wheel.extractall(to, [name for name in wheel.namelist() if name.endswith((".py", ".so"))])
    write_made(to / FOLDER.relative_to(src))
    return to


def write_made(folder: Path, games: Iterable[str] = GAMES) -> None:
    """Writes the answers that the first choice of each game waits for, as the lobby asks for them."""
    folder.mkdir(parents=True)
    for game in games:
        spec = f"{game}:{faces(game)[0]}"
        for lang in LANGUAGES:
            (folder / f"{spec}.{lang}.json").write_bytes(content_body(spec, lang).body)
        for theme in PALETTES if game == DRAWN else ():
            (folder / f"{spec}.{theme}.svg").write_bytes(board_body(spec, theme).body)


def top_of(file: Path) -> str:
    """Returns the package of `tiptoe` that a file is in."""
    return file.relative_to(ROOT / "src" / "tiptoe").parts[0]


def imported_at_home() -> set[Path]:
    """Returns the files of everything that the workers of the page import, directly or not, and of their packages."""
    graph = grimp.build_graph("tiptoe")
    for name in NOT_IN_BROWSERS:
        graph.remove_module(name)
    games = [f"tiptoe.games.{game}.{GAME_MODULE}" for game in GAMES]  # imported by name: see `tiptoe.plugins`
    roots = [*WORKERS, CELLS, TYPES, *games, *(f"tiptoe.api.{name}" for name in LIBRARY)]
    found = {*roots, *(name for root in roots for name in graph.find_upstream_modules(root))}
    around = {name.rsplit(".", n)[0] for name in found for n in range(1, name.count(".") + 1)}
    files = (ROOT / "src" / name.replace(".", "/") for name in found | around)
    return {file / "__init__.py" if file.is_dir() else file.with_suffix(".py") for file in files}


def gather_library(library: str, to: Path) -> None:
    """Copies an installed library, without what a browser does not need."""
    found = find_spec(library)
    assert found is not None, f"'{library}' is not installed"
    if not found.submodule_search_locations:
        assert found.origin is not None
        copied(Path(found.origin), to / Path(found.origin).name)
        return
    folder = Path(next(iter(found.submodule_search_locations)))
    for file in files_below(folder):
        name = f"{library}/{file.relative_to(folder).as_posix()}"
        wanted = not name.startswith(NOT_OF_LIBRARIES) or file.name in LOCALES
        if wanted and file.suffix not in (".pyi", ".typed", ".so"):
            copied(file, to / name)


def trim_data(babel: Path) -> None:
    """Leaves out of babel's data what no text of ours says, and the likely subtags of languages that we do not have."""
    ours = {tag.partition("-")[0] for tag in LANGUAGES}
    for file in (babel / "global.dat", *(babel / "locale-data" / name for name in LOCALES)):
        data = pickle.loads(file.read_bytes())
        kept = {name: value for name, value in data.items() if name not in SAID_NOWHERE}
        if "likely_subtags" in kept:
            subtags = kept["likely_subtags"].items()
            kept["likely_subtags"] = {tag: likely for tag, likely in subtags if tag.partition("_")[0] in ours}
        file.write_bytes(pickle.dumps(kept, protocol=2))


def msgspec_wheel() -> Path:
    """Returns the wheel of msgspec, which is downloaded once."""
    folder = BUILD / "wheels"
    wheel = f"--platform={PLATFORM} --python-version=3.14 --implementation=cp --abi=cp314 --only-binary=:all:"
    if not list(folder.glob("msgspec-*.whl")):
        run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", str(folder), *wheel.split(), MSGSPEC])
    return next(folder.glob("msgspec-*.whl"))


def packed_engine(sources: Path) -> Path:
    run(["node", str(NODE / "pack.mjs"), str(sources), str(PARTS / "engine")])
    return PARTS / "engine"


def built_page(engine: str, sizes: dict[str, int]) -> None:
    """Builds the client in the mode that knows where the engine lies."""
    more = {"VITE_ENGINE": engine, "VITE_ENGINE_SIZES": json.dumps(sizes), "VITE_VERSION": VERSION}
    more |= {"VITE_DISTRIBUTION": FILE_NAME, "VITE_RELEASES": os.environ.get("TIPTOE_RELEASES", "")}
    build = ["npx", "vite", "build", "--mode", "alone", "--logLevel", "warn", "--outDir", str(SITE)]
    subprocess.run(build, cwd=CLIENT, env={**os.environ, **more}, check=True)


def static_answers(folder: Path) -> None:
    """Writes the answers that the lobby asks for, so that it is painted before the engine is there."""
    for lang in LANGUAGES:
        answers = {"catalog": msgspec.json.encode(catalog(lang)), "lessons": lessons_body(lang).body}
        answers |= {f"primer/{game}": primer_body(game, lang).body for game in GAMES if has_primer(game)}
        for name, body in answers.items():
            file = folder / lang / f"{name}.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(body)
    (folder / "notebook.json").write_bytes(msgspec.json.encode(notebook()))


def notebook() -> list[dict[str, object]]:
    """Returns the cells of the example: code, and texts by paragraph, without the addresses of links."""
    cells: list[dict[str, object]] = []
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "code":
            cells.append({"code": source})
        else:
            plain = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", source)
            cells.append({"text": [part.replace("\n", " ") for part in plain.split("\n\n")]})
    return cells


def finished(site: Path) -> None:
    """Lists every file in the service worker, and compresses every file by brotli for hosts that send it."""
    worker = site / "sw.js"
    page = [file for file in files_below(site) if file != worker and file.suffix != ".br"]
    names = sorted(file.relative_to(site).as_posix() for file in page if file.name not in FOR_HOSTS)
    engine = [name for name in names if name.startswith("engine/")]
    small = ["./", *(name for name in names if name not in engine and name != "index.html")]
    text = worker.read_text()
    for mark, value in (("__VERSION__", hashed(page)), ("__PAGE__", small), ("__ENGINE__", engine)):
        text = text.replace(f'"{mark}"', json.dumps(value))
    worker.write_text(text)
    run(["node", str(NODE / "brotli.mjs"), str(site), str(BUILD / "brotli")])


def hashed(files: Iterable[Path]) -> str:
    """Returns a short hash of names and contents of files."""
    whole = hashlib.sha256()
    for file in sorted(files):
        whole.update(file.name.encode() + file.read_bytes())
    return whole.hexdigest()[:12]


def files_below(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)


def copied(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def run(command: list[str]) -> None:
    subprocess.run(command, check=True)


if __name__ == "__main__":
    main()
