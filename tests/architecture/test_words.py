"""Unique names: a public class name stands once, and so does a list."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tiptoe.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "tiptoe"
MODULES = sorted(SOURCE.rglob("*.py"))


# Messages share names with what they show: a Chair of the table is a Chair on the wire.
TRAVELLING = ("wire/", "service/messages.py", "service/content/", "web/asyncapi.py", "web/routes/")
PUBLIC = ("api/",)  # a class of the library shares its name with what it shows: a Card is a card in words


def world_of(module: Path) -> str:
    name = module.relative_to(SOURCE).as_posix()
    return "wire" if name.startswith(TRAVELLING) else "library" if name.startswith(PUBLIC) else "engine"


def public_classes(module: Path) -> list[str]:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]


@pytest.mark.parametrize("world", ["engine", "wire", "library"])
def test_a_public_class_name_stands_once(world: str) -> None:
    owners: dict[str, list[str]] = {}
    for module in MODULES:
        if world_of(module) == world:
            for name in public_classes(module):
                owners.setdefault(name, []).append(str(module.relative_to(SOURCE)))
    assert {name: homes for name, homes in owners.items() if len(homes) > 1} == {}


# Lists that once stood twice: each is written by its owner and read everywhere else.
ONCE = (
    r'"en", "fr", "pt',  # the folders of text/locale
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
    """The page speaks the server's languages, and neither lists them."""
    page = sorted(file.stem for file in (ROOT / "client" / "src" / "locale").glob("*.ftl"))
    assert page == sorted(folder.name for folder in (SOURCE / "text" / "locale").iterdir() if folder.is_dir())
    assert page == sorted(LANGUAGES)
