"""Lessons at a table without a server: followed, strayed from, left and resumed; nothing of them is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from service.learner import Learner
from service.memory import MemoryLog, service_of
from tiptoe.languages import FINISHED
from tiptoe.tutorials.catalog import UnknownLesson, lessons_by_id

Story = Callable[[], Coroutine[None, None, None]]
PARTS = [(lesson.id, part.id) for lesson in lessons_by_id().values() for part in lesson.parts]


def run_story(story: Story) -> None:
    asyncio.run(story())


@pytest.mark.parametrize("shown", [False, True], ids=["done", "shown"])
@pytest.mark.parametrize(("lesson", "part"), PARTS)
def test_every_lesson_comes_to_its_end_and_leaves_no_trace(lesson: str, part: str, shown: bool) -> None:
    async def story() -> None:
        log = MemoryLog()
        learner = Learner(service_of(log), lesson, part)
        steps = await learner.to_the_end(shown=shown)
        assert steps == [step.id for step in lessons_by_id()[lesson].part(part).steps]
        assert log.appends == {}

    run_story(story)


def test_a_lesson_is_gone_on_with_at_any_step_and_said_in_any_language() -> None:
    service = service_of(MemoryLog())
    for lesson, part in PARTS:
        for number, step in enumerate(lessons_by_id()[lesson].part(part).steps):
            tag = FINISHED[number % len(FINISHED)]
            learner = Learner(service, lesson, part, step.id, tag)
            assert (learner.taught["step"], learner.taught["say"]) == (step.id, step.say[tag])


def test_a_step_that_is_gone_begins_its_part_and_a_lesson_that_is_none_is_refused() -> None:
    service = service_of(MemoryLog())
    assert Learner(service, "surprises", "order", "no-such-step").taught["step"] == "noise-first"
    assert Learner(service, "surprises", "no-such-part").taught["part"] == "credit"
    with pytest.raises(UnknownLesson, match="classic-1"):
        Learner(service, "classic-7")


def test_what_does_not_lead_on_is_answered_and_not_done() -> None:
    async def story() -> None:
        learner = Learner(service_of(MemoryLog()), "classic-1", step="buy")
        before = learner.position
        answer = await learner.choose("acquire:row2")
        assert (answer["type"], answer["word"]) == ("refused", "lesson-holds")
        assert learner.taught["reply"]["say"].startswith("Dead Run")
        assert learner.position == before
        await learner.choose("acquire:row1")
        assert learner.taught["step"] == "walk" and learner.taught["reply"] is None

    run_story(story)


def test_what_is_let_is_done_and_answered_and_the_step_goes_on() -> None:
    async def story() -> None:
        learner = Learner(service_of(MemoryLog()), "classic-1", step="first-card")
        await learner.choose("play:sidestep")
        assert learner.me["boots"] == 1
        assert learner.taught["step"] == "first-card"
        assert learner.taught["reply"]["say"].startswith("A Boot!")

    run_story(story)


def test_what_is_shown_happens_and_is_taken_back() -> None:
    async def story() -> None:
        learner = Learner(service_of(MemoryLog()), "classic-1", step="footprints")
        before = learner.position["view"]
        await learner.choose("move:d14")
        assert learner.me["room"] == "d14" and learner.me["damage"] == 1
        assert learner.taught["reply"]["shows"]
        await learner.does("take-back")
        assert learner.position["view"] == before
        assert learner.taught["step"] == "footprints" and learner.taught["reply"] is None

    run_story(story)


def test_whoever_acts_while_a_bubble_waits_to_be_read_has_read_it() -> None:
    async def story() -> None:
        learner = Learner(service_of(MemoryLog()), "classic-1")
        await learner.choose("play:burgle")
        assert learner.taught["step"] == "stumble"

    run_story(story)


def test_back_goes_to_the_beginning_of_a_step_and_then_of_the_one_before_past_rivals_and_the_end() -> None:
    async def story() -> None:
        learner = Learner(service_of(MemoryLog()), "classic-1", step="turn-2")
        first = learner.position["view"]
        await learner.choose("play:burgle")
        await learner.does("step-back")
        assert learner.taught["step"] == "turn-2" and learner.position["view"] == first
        for step in ("bag", "first-attack", "end-turn-1"):
            await learner.does("step-back")
            assert learner.taught["step"] == step
        assert learner.me["room"] == "d2" and learner.position["view"]["active"] == 0
        await learner.to_the_end()
        while learner.taught["step"] != "last-coins":
            await learner.does("step-back")
        assert learner.position["question"]["seat"] == 0
        await learner.to_the_end()

    run_story(story)


def test_undo_takes_back_within_a_step_and_finds_the_same_luck_again() -> None:
    async def story() -> None:
        learner = Learner(service_of(MemoryLog()), "classic-1", step="turn-2")
        await learner.choose("play:burgle")
        await learner.does("undo", decision=learner.position["question"]["decision"])
        assert "skill" not in learner.me and learner.taught["next"] == "play:burgle"
        await learner.to_the_end()

    run_story(story)


def test_another_language_is_spoken_at_once_and_nothing_is_lost() -> None:
    async def story() -> None:
        learner = Learner(service_of(MemoryLog()), "classic-1", step="play-the-rest")
        await learner.choose("play:sidestep")
        await learner.does("speak", lang="fr")
        assert learner.taught["title"] == "Votre premier casse" and learner.me["boots"] == 1
        assert learner.position["question"]["offers"][0]["text"].startswith("Jouer")
        assert (await learner.does("speak", lang="tlh"))["word"] == "unknown-language"

    run_story(story)


def test_what_the_rules_refuse_is_refused_with_its_rule_and_other_commands_are_none() -> None:
    async def story() -> None:
        learner = Learner(service_of(MemoryLog()), "classic-1", step="buy")
        reason = await learner.does("ask-why", spot="row:4")
        assert reason["type"] == "reason" and not reason["why"]["offered"] and reason["why"]["rule"]
        assert (await learner.choose("move:d9"))["rule"] == "CORE-10.1"
        await learner.does("go-on")
        assert learner.taught["step"] == "buy"

    run_story(story)


def test_rivals_have_the_faces_of_the_story() -> None:
    learner = Learner(service_of(MemoryLog()), "surprises", "above-below")
    assert learner.taught["faces"] == ["fox", "toad", "owl"]
