"""Lessons as files: each of ours is correct, and every mistake in one is found with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tiptoe.catalog import GAMES
from tiptoe.languages import ENGLISH, FINISHED
from tiptoe.tutorials.catalog import FIRST, lessons_by_id, unreadable
from tiptoe.tutorials.check import problems
from tiptoe.tutorials.format import Lesson, LessonError, read_lesson
from tiptoe.tutorials.texts import read_lesson_file, texts_of

FILES = [file for game in GAMES.values() for file in game.tutorials.glob("*.toml")]
FORMAT = Path(__file__).resolve().parents[2] / "docs" / "formats" / "lesson.md"
WALK = """
id = "walk"
title = {en = "Walk", fr = "Marcher", pt-BR = "Andar"}
about = {en = "One step.", fr = "Un pas.", pt-BR = "Um passo."}
minutes = 1
spec = "classic"
closing = {en = "There.", fr = "Voilà.", pt-BR = "Pronto."}
defaults.sensible.say = {en = "Later.", fr = "Plus tard.", pt-BR = "Depois."}
defaults.foolish.say = {en = "No.", fr = "Non.", pt-BR = "Não."}
defaults.hesitates.say = {en = "Well?", fr = "Alors ?", pt-BR = "E aí?"}

[given.seat0]
room = "d1"
skill = 2
hand = ["sidestep", "stumble"]

[[step]]
id = "play"
say = {en = "Play.", fr = "Jouez.", pt-BR = "Jogue."}
light = ["play:sidestep"]
do = ["play:sidestep"]
until = { seat0 = { boots = 1 } }
teaches = ["CORE-4.1"]
[[step.instead]]
when = "sensible"
did = ["play:stumble"]
then = "let"
say = {en = "That too.", fr = "Aussi.", pt-BR = "Também."}
[[step.instead]]
when = "hesitates"
say = {en = "Click.", fr = "Cliquez.", pt-BR = "Clique."}

[[step]]
id = "go"
say = {en = "Go.", fr = "Allez.", pt-BR = "Vá."}
light = ["move:d2", "boots"]
do = ["move:d2"]
until = { seat0 = { room = "d2" } }
[[step.instead]]
when = "foolish"
did = ["acquire:mercenary"]
then = "hold"
say = {en = "Stay.", fr = "Restez.", pt-BR = "Fique."}
[[step.instead]]
when = "hesitates"
say = {en = "Walk.", fr = "Marchez.", pt-BR = "Ande."}
"""


def wrong(old: str, new: str) -> list[str]:
    """Returns the problems of the lesson with `old` replaced by `new`."""
    assert old in WALK
    return list(problems(read_lesson(WALK.replace(old, new), "walk.toml")))


@pytest.mark.parametrize("lesson", lessons_by_id().values(), ids=list(lessons_by_id()))
def test_every_lesson_holds(lesson: Lesson) -> None:
    assert list(problems(lesson)) == []
    assert lesson.file == f"{lesson.id}.toml"


def test_all_our_files_are_on_the_shelf_and_the_first_lesson_is_there() -> None:
    assert unreadable() == []
    assert {f"{id}.toml" for id in lessons_by_id()} == {path.name for path in FILES}
    assert next(iter(lessons_by_id())) == FIRST
    assert all(after in lessons_by_id() for lesson in lessons_by_id().values() for after in lesson.after)


def test_a_lesson_that_holds_has_no_problems_and_so_has_the_example_of_the_format() -> None:
    assert list(problems(read_lesson(WALK))) == []
    example = re.search(r"```toml\n(.*?)```", FORMAT.read_text(encoding="utf-8"), re.S)
    assert example and list(problems(read_lesson(example[1]))) == []


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('do = ["move:d2"]', 'do = ["move:d9"]', "walk.toml: all: go: .*CORE-10.1"),
        ('room = "d2" }', 'room = "d3" }', "go: .*seat0.room: expected 'd3', found 'd2'"),
        ("boots = 1 }", "boots = 0 }", "play: is over before anything is done"),
        ('["play:sidestep"]\ndo', '["play:scramble"]\ndo', "play: light: 'play:scramble' is neither offered"),
        ('"boots"]', '"boot"]', "go: light: 'boot' .*did you mean 'boots'"),
        ('did = ["acquire:mercenary"]', 'did = ["move:d9"]', "go: foolish: 'move:d9' cannot be done there"),
        ('did = ["acquire:mercenary"]', 'did = ["move:d2"]', "go: foolish: 'move:d2' is the main line itself"),
        ('did = ["play:stumble"]', 'did = ["move:d2"]', "play: 'move:d2' was never offered on the way|cannot be done"),
        ('fr = "Jouez.", ', "", "play: not said in fr"),
        ('en = "Go."', f'en = "{"go " * 25}"', "go: 25 words in en, at most 24"),
        ('teaches = ["CORE-4.1"]', 'teaches = ["CORE-4.99"]', "play: teaches: unknown rule 'CORE-4.99'"),
        ('light = ["move:d2", "boots"]\n', "", "go: an action needs `until`, `light`"),
        (
            'hand = ["sidestep", "stumble"]',
            'hand = ["sidestep", "stumbel"]',
            "unknown 'stumbel'; did you mean 'stumble'",
        ),
    ],
)
def test_what_a_lesson_promises_and_does_not_keep_is_found(old: str, new: str, found: str) -> None:
    named = wrong(old, new)
    assert any(re.search(found, problem) for problem in named), named


def test_a_step_that_a_learner_who_strays_can_never_end_is_found() -> None:
    """Two such steps were in the first draft of our lessons."""
    exact = wrong("boots = 1 }", "boots = 1, clank = 0 }")
    assert any("the step never ends" in problem for problem in exact)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("minutes = 1", "minutes = 'one'", "walk.toml: minutes: Expected `int`, got `str`"),
        (
            "teaches = [",
            "teachs = [",
            r"walk.toml: part 'all' step 'play': unknown key 'teachs'; did you mean 'teaches'",
        ),
        (
            'then = "hold"',
            'then = "held"',
            r"walk.toml: part 'all' step 'go' instead 'foolish' then: Invalid enum value",
        ),
        ('spec = "classic"', 'spec = "clasic"', "clasic"),
        ('id = "go"', 'id = "play"', "walk.toml: part 'all' step: the id 'play' stands twice"),
        ("minutes = 1", 'minutes = 1\nbots = {seat1 = "tood"}', "bots.seat1: unknown face 'tood'; did you mean 'toad'"),
        ("minutes = 1", "minutes = ", "not valid TOML"),
    ],
)
def test_what_is_no_lesson_says_where_and_what_would_be_right(old: str, new: str, message: str) -> None:
    assert old in WALK
    with pytest.raises(LessonError, match=message):
        lesson = read_lesson(WALK.replace(old, new), "walk.toml")
        lesson.runner(lesson.parts[0])


def test_every_text_of_ours_speaks_every_language() -> None:
    said = [(lesson.id, place, set(texts)) for lesson in lessons_by_id().values() for place, texts in texts_of(lesson)]
    assert len(said) > 300
    assert [text for text in said if text[2] != set(FINISHED)] == []


def test_texts_of_other_languages_stand_in_one_file_a_language() -> None:
    for path in FILES:
        lesson = read_lesson(path.read_text(encoding="utf-8"))
        assert [place for place, texts in texts_of(lesson) if set(texts) != {ENGLISH}] == []


def test_a_text_that_no_lesson_has_is_named_with_the_nearest(tmp_path: Path) -> None:
    (tmp_path / "walk.toml").write_text(WALK, encoding="utf-8")
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "fr.toml").write_text('[walk.defaults]\nfolish = "Non."', encoding="utf-8")
    with pytest.raises(
        LessonError, match=r"fr.toml: walk: unknown text 'defaults.folish'; did you mean 'defaults.foolish'"
    ):
        read_lesson_file(tmp_path / "walk.toml")


def test_every_rule_that_the_first_lesson_teaches_is_one_of_its_game() -> None:
    taught = {rule for part in lessons_by_id()[FIRST].parts for step in part.steps for rule in step.teaches}
    assert taught and all(rule.startswith(("CORE-", "CLA-", "RUL-")) for rule in taught)
