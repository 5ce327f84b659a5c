"""A language can be begun: German, a tenth of it, in 14 new files without editing any other.

Missing texts are shown in English. The files in `german` are laid over a copy of the sources, and programs run there.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tiptoe.coverage import ENOUGH, percent_of, texts
from tiptoe.languages import ABOUT, FINISHED, LANGUAGES, LOCALE

ROOT = Path(__file__).resolve().parents[2]
GERMAN = Path(__file__).parent / "german"
NEW = sorted(file.relative_to(GERMAN) for file in GERMAN.rglob("*") if file.is_file())
LEFT_OUT = ("__pycache__", "static", ".egg-info")

SAID = """
import json
from tiptoe.catalog import load_pack, open_game
from tiptoe.core.rng import seeded
from tiptoe.core.kernel import apply, choices, decision, why_not
from tiptoe.core.notation import parse
from tiptoe.scenarios.walkthrough import examples
from tiptoe.service.content.book import book_content
from tiptoe.service.content.build import content
from tiptoe.service.content.catalog import catalog
from tiptoe.service.content.examples import example_content
from tiptoe.service.content.tutorials import lessons_content
from tiptoe.rulebook.primers import primer
from tiptoe.rulebook.translations import translated
from tiptoe.rulebook.matrix import load_rules
from tiptoe.rules.turn import new_game
from tiptoe.text.cards import CardVoice
from tiptoe.text.game import GameText
from tiptoe.text.place_grammar import AT, FROM, TO, Naming
from tiptoe.sim.page.number_format import NumberFormat
from tiptoe.text.language import words
from tiptoe.view.view import View

german = words("de")
classic = open_game("classic")
voice = CardVoice(german, classic.pack)
card = voice.card(classic.pack.card("burgle"))
places = Naming(german, classic.pack)
board = classic.pack.boards["day"]
asked = 0
for spec in ("classic", "catacombs+subterra:easy", "space"):
    content(spec, "de")
    book_content(spec, "de")
    state = new_game(open_game(spec), 2, seeded(3))
    for turn in range(400):
        if state.over:
            break
        seat = decision(state).seat
        says = GameText(german, View(state, seat))
        offered = choices(state)
        assert says.prompt() and all(says.choice(choice) for choice in offered)
        asked += len(offered)
        apply(state, offered[turn % len(offered)])
for id in examples():
    example_content(id, "de")
state = new_game(classic, 2, seeded(1))
refused = parse("acquire:secret-tome", state)
refusal = GameText(german, View(state, state.active)).refusal(why_not(state, refused), refused)
page, book, told = primer("classic", "de"), book_content("classic", "de"), catalog("de")
rules = load_rules()
print(json.dumps({
    "asked": asked,
    "card": [card.name, card.kind, *card.lines],
    "space": CardVoice(german, load_pack("space")).name("boldly-go"),
    "places": [places.tile("none"), german.say("ui-hand"), places.names["board.day/d17"]["de"]],
    "articles": [places.place(board, "d5", TO), places.place(board, "d17", TO), places.place(board, "d19", AT)],
    "no_article": places.place(board, "d5", FROM),
    "share": NumberFormat("de").share(0.1234, 1),
    "unwritten": [german.say("ui-row"), words("en").say("ui-row"), words("de", "space").say("ui-row")],
    "refusal": refusal,
    "primer": [page.title, page.sections[1].sentences[0].text, page.sections[1].sentences[1].text, len(page.signs)],
    "book": [book.title, *[line.cells[0] for line in book.chapters[1].sections[0].lines[2:4]]],
    "chapters": [chapter.id for chapter in book.chapters],
    "rules": [translated(rules["CORE-1.5"], "de")[1], translated(rules["CORE-1.4"], "de")[1]],
    "lessons": [lesson.title for lesson in lessons_content("de")][:2],
    "examples": [example_content(id, "de").language for id in ("core.goblin-twice", "classic.swagger")],
    "levels": [level.title for level in told.levels],
    "translated": told.translated,
    "languages": told.languages,
}))
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the German files."""
    tree = tmp_path_factory.mktemp("begun")
    for file in [*(ROOT / "src" / "tiptoe").rglob("*"), *(ROOT / "client" / "src").rglob("*.ftl")]:
        copy = tree / file.relative_to(ROOT)
        if file.is_file() and not any(part.endswith(LEFT_OUT) for part in file.parts):
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.symlink_to(file)
    for name in NEW:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).symlink_to(GERMAN / name)
    return tree


def run(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "TIPTOE_PURE": "1"}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)


def test_a_finished_language_says_everything() -> None:
    assert FINISHED == ("en", "fr", "pt-BR")
    for tag in FINISHED[1:]:
        assert [(text.file.name, text.id) for text in texts(tag) if not text.is_written] == []
        assert percent_of(tag) == 100


def test_a_language_is_new_files_only() -> None:
    """A complete language has the files that French has; none of the new files exists before."""
    assert [name for name in NEW if (ROOT / name).exists()] == []
    whole = {text.file for text in texts("fr")}
    assert whole
    files = [*whole, LOCALE / "fr" / ABOUT]
    places = {re.sub(r"(?<=[/.])fr(?=[/.])", "de", str(file.relative_to(ROOT))) for file in files}
    assert {str(name) for name in NEW} <= places


@pytest.mark.slow
def test_what_is_not_written_is_said_in_english(tree: Path) -> None:
    ran = run(tree, "-c", SAID)
    assert ran.returncode == 0, ran.stderr[-2000:]
    said = json.loads(ran.stdout)
    assert said["asked"] > 1000
    assert said["card"][0] == "Einbrechen" and said["card"][2:] == ["+1 Skill."]
    assert said["space"] == "BOLDly Go"
    assert said["articles"] == ["zum Versteck des Königs", "zur Ertrunkene Treppe", "in den Flüsterställe"]
    assert said["no_article"] == "from the Versteck des Königs"
    assert said["share"] == "12,3\u202f%"
    assert said["places"] == ["", "Hand", "Ertrunkene Treppe"]
    assert said["unwritten"][0] == said["unwritten"][1] == "Dungeon row"
    assert said["refusal"].startswith("It costs 7 Skill")
    assert said["primer"][0] == "Kurzregeln" and said["primer"][1].startswith("In deinem Zug")
    assert said["primer"][2].startswith("They give you Skill") and said["primer"][3] == 19
    assert said["book"][0].startswith("Das Buch") and said["book"][1].startswith("Die zehn Karten")
    assert said["book"][2].startswith("The board has two sides")
    assert "two-minutes" in said["chapters"] and len(said["chapters"]) > 5
    assert said["rules"] == ["de", "en"]
    assert said["lessons"][0] == "Dein erster Bruch" and said["lessons"][1] != ""
    assert said["examples"] == ["de", "en"]
    assert "Tollpatsch" in said["levels"]
    assert "de" in said["languages"] and 5 <= said["translated"]["de"] <= 12 < ENOUGH


@pytest.mark.slow
def test_what_is_left_is_listed_by_file(tree: Path) -> None:
    ran = run(tree, "-m", "tiptoe", "words", "--missing", "de")
    assert ran.returncode == 1, ran.stderr
    lines = ran.stdout.splitlines()
    for file in ("src/tiptoe/text/locale/de/game.ftl", "client/src/locale/de.ftl"):
        assert any(line.startswith(f"{file}: ") for line in lines)
    assert any(line.startswith("    card.fazr: FAZR") for line in lines)
    assert re.match(r"de: ([5-9]|1[0-2]) % of ", lines[-1])
    listed = json.loads(run(tree, "-m", "tiptoe", "words", "--json").stdout)
    assert {row["language"] for row in listed} == {*LANGUAGES, "de"}
    assert next(row for row in listed if row["language"] == "de")["finished"] is False
