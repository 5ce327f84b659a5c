"""Pack documents: one file holds a folder's content, has a digest, and holds nothing but a pack."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from tiptoe.catalog import content_folder, load_pack
from tiptoe.packs.allowed_text import MOST_BYTES, wrong_content
from tiptoe.packs.document import document_of, folder_files, read_document, read_source
from tiptoe.packs.errors import PackErrors
from tiptoe.packs.files import read_folder
from tiptoe.packs.template import write_template

ONE_CARD = """
tiptoe-pack = 1
[pack]
id = "mine"
game = "classic"
[names.card]
imp = { en = "Imp" }
[[card]]
id = "imp"
kind = "companion"
cost = 1
play = [{ when = { another = "companion" }, do = [{ draw = 1 }] }]
"""


def problems(text: str) -> list[str]:
    with pytest.raises(PackErrors) as wrong:
        read_document(text.encode(), "mine.toml")
    return [f"{error.id} {error.path}: {error.problem}" for error in wrong.value.errors]


@pytest.mark.parametrize("game", ["classic", "catacombs", "space"])
def test_a_folder_in_one_file_and_back_is_the_same_pack(game: str, tmp_path: Path) -> None:
    folder = read_folder(content_folder(game))
    document = document_of(folder)
    (tmp_path / "again").mkdir()
    for name, text in folder_files(document).items():
        (tmp_path / "again" / name).write_text(text, encoding="utf-8")
    again = read_folder(tmp_path / "again")
    assert document.source().hash() == folder.hash() == again.hash()
    assert document_of(again).digest == document.digest


def test_toml_and_json_are_one_pack_and_its_words_keep_their_order(tmp_path: Path) -> None:
    """The first key of an effect is its word: `{ when, do }` must not become `{ do, when }`."""
    document = read_document(ONE_CARD.encode())
    assert read_document(json.dumps(tomllib.loads(ONE_CARD)).encode()).digest == document.digest
    (tmp_path / "mine.toml").write_text(ONE_CARD)
    assert load_pack("classic", [read_source(tmp_path / "mine.toml")]).card("imp").cost == 1


def test_other_names_are_another_pack() -> None:
    assert read_document(ONE_CARD.encode()).digest != read_document(ONE_CARD.replace('"Imp"', '"Elf"').encode()).digest


@pytest.mark.parametrize(
    "name, problem",
    [
        ("<b>Imp</b>", "only letters, digits and plain marks"),
        ("Imp \\u202e", "only letters, digits and plain marks"),
        ("see example.org", "reads like an address"),
        ("http://imp", "reads like an address"),
        ("Imp" * 30, "longer than 60 letters"),
    ],
)
def test_names_are_neither_markup_nor_addresses(name: str, problem: str) -> None:
    (found,) = problems(ONE_CARD.replace('"Imp"', f'"{name}"'))
    assert found.startswith(" names.card.imp.en") and problem in found


def test_an_id_is_one_that_records_can_write() -> None:
    """`acquire:ID` is a line of a record, in which `#` begins a comment."""
    assert "expected an id" in problems(ONE_CARD.replace('id = "imp"', 'id = "imp: x"'))[0]


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "[",
        "{" * 100_000,
        "tiptoe-pack = 2",
        "tiptoe-pack = true",
        "tiptoe-pack = 1",
        ONE_CARD.replace("cost = 1", "cost = 1e999"),
        ONE_CARD.replace("cost = 1", "cost = 99999999999999999999"),
        ONE_CARD.replace("cost = 1", "cost = 1979-05-27"),
        ONE_CARD.replace("cost = 1", "cost = " + "[" * 40 + "]" * 40),
        ONE_CARD.replace("[pack]", "[pack]\nscript = 1"),
        ONE_CARD + "copies = 999\n" + "".join(f'[[card]]\nid = "c{n}"\ncopies = 999\n' for n in range(3)),
        ONE_CARD + "# " + "x" * MOST_BYTES,
    ],
    ids=range(13),
)
def test_what_is_too_much_or_no_pack_is_refused_in_words(wrong: str) -> None:
    assert problems(wrong)


def test_everything_that_comes_with_tiptoe_is_plain() -> None:
    for game in ("classic", "catacombs", "space"):
        assert not wrong_content(document_of(read_folder(content_folder(game))).content, game)


def test_a_new_pack_can_be_carried(tmp_path: Path) -> None:
    write_template(tmp_path / "mine")
    assert document_of(read_folder(tmp_path / "mine")).source().id == "mine"
