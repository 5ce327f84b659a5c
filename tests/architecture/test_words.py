"""One thing per word: a class name stands once, a docstring names its subject."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tiptoe.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "tiptoe"
MODULES = sorted(SOURCE.rglob("*.py"))
RIDDLES = re.compile(r"(What|Whatever|Where|Who|Whoever|How|When|Which|Why|Whether|That|Those)\b")


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_the_docstring_of_a_module_names_its_subject(module: Path) -> None:
    """A list of modules that all begin with "What" reads like a riddle: "noun: sentence" instead."""
    said = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8")))
    assert said
    assert len(said) > 1
    assert not RIDDLES.match(said), said


# What travels is called by the name of what it shows: a Chair of the table is a Chair on the wire.
TRAVELLING = ("house/messages/", "house/content/", "server/routes/")


def travels(module: Path) -> bool:
    return module.relative_to(SOURCE).as_posix().startswith(TRAVELLING)


def public_classes(module: Path) -> list[str]:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]


@pytest.mark.parametrize("wire", [False, True], ids=["engine", "wire"])
def test_a_public_class_name_stands_once(wire: bool) -> None:
    owners: dict[str, list[str]] = {}
    for module in MODULES:
        if travels(module) == wire:
            for name in public_classes(module):
                owners.setdefault(name, []).append(str(module.relative_to(SOURCE)))
    assert {name: homes for name, homes in owners.items() if len(homes) > 1} == {}


# Lists that used to stand twice: each is written where it is owned and read everywhere else.
ONCE = (
    r'"en", "fr", "pt',  # the folders of text/locale are the languages
    r'"core", "rules", "games", "view", "bots"',  # build.COMPILED
    r'"starter", "action", "item"',  # packs.reader.BANNERS
    r"-1, WIDTH, 1, -WIDTH",  # core.tiles.ASIDE
)


@pytest.mark.parametrize("listed", ONCE)
def test_a_list_is_written_once(listed: str) -> None:
    files = [*MODULES, ROOT / "setup.py", ROOT / "Makefile", *sorted((ROOT / "tools").glob("*.py"))]
    homes = [file.name for file in files if listed in file.read_text(encoding="utf-8")]
    assert len(homes) <= 1, homes


def test_a_language_is_a_folder() -> None:
    """The page speaks what the server speaks, and neither has a list of languages."""
    page = sorted(file.stem for file in (ROOT / "client" / "src" / "locale").glob("*.ftl"))
    assert page == sorted(folder.name for folder in (SOURCE / "text" / "locale").iterdir() if folder.is_dir())
    assert page == sorted(LANGUAGES)


# Functions here are named after what they serve: a word of the vocabulary, a verb, a command line, a route, alembic.
SERVING = ("bots/greedy/prices.py", "bots/greedy/values.py", "cli/", "server/", "store/migrations/")
# The rest of what stood twice when this test was written; names may only leave this list.
STILL_TWICE = {
    *("load", "refusal", "seat_of", "kind_name", "told", "fate", "best_artifact", "why_not_take"),
}


def public_functions(module: Path) -> list[str]:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [node.name for node in tree.body if isinstance(node, kinds) and not node.name.startswith("_")]


def test_a_public_function_name_stands_once() -> None:
    owners: dict[str, list[str]] = {}
    for module in MODULES:
        home = module.relative_to(SOURCE).as_posix()
        if not home.startswith(SERVING) and module.name != "lessons.py":
            for name in public_functions(module):
                owners.setdefault(name, []).append(home)
    twice = {name: homes for name, homes in owners.items() if len(homes) > 1}
    assert twice.keys() == STILL_TWICE, twice
