"""Check of lessons: every step can be played and ends when it should, and every answer is to a choice that is offered.

Lessons are data that depend on rules and cards; this check finds those that a change has made wrong.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from typing import Final

from ..core.kernel import apply, offered_choice
from ..core.refusals import IllegalChoice
from ..core.rng import RiggedError
from ..languages import ENGLISH
from ..rulebook.matrix import load_rules
from ..scenarios.parsing import PositionError, Table
from ..scenarios.runner import Runner, ScenarioError, ScenarioFailed
from ..suggest import hint
from .format import (
    PLAYS,
    SPOTS,
    Instead,
    Lesson,
    LessonError,
    LessonPart,
    LessonStep,
    Luck,
    Texts,
    is_did,
    is_spot,
    missing_languages,
)

MOST_WORDS: Final = {ENGLISH: 24}
MOST_WORDS_ELSEWHERE: Final = 28  # other languages run a little longer
MOST_SILENT: Final = 2  # bubbles in a row that ask for no action
MOST_CHOICES: Final = 200  # choices; a learner who needs more for one step goes in circles

Chooser = Callable[[Runner, LessonStep, list[str]], str]  # the learner's next key; the list is left of the main line
Failed = (ScenarioFailed, ScenarioError, PositionError, RiggedError, IllegalChoice)


def problems(lesson: Lesson) -> Iterator[str]:
    """Yields the problems of a lesson, each with its place."""
    at = lesson.file
    for what, texts in (("title", lesson.title), ("about", lesson.about), ("closing", lesson.closing)):
        yield from _text(texts, f"{at}: {what}")
    for name in ("sensible", "foolish", "hesitates"):
        yield from _text(getattr(lesson.defaults, name).say, f"{at}: defaults.{name}")
    for part in lesson.parts:
        try:
            yield from _Proof(lesson, part).problems()
        except (LessonError, *Failed) as error:
            yield f"{at}: {part.id}: {error}"


def _text(texts: Texts, where: str) -> Iterator[str]:
    """Problems of a text: languages that lack it, and texts that are too long for a bubble."""
    for tag in missing_languages(texts):
        yield f"{where}: not said in {tag}"
    for tag, text in texts.items():
        words = [word for word in re.split(r"[\s\u00a0\u202f]+", text) if re.search(r"\w", word)]
        most = MOST_WORDS.get(tag, MOST_WORDS_ELSEWHERE)
        if len(words) > most:
            yield f"{where}: {len(words)} words in {tag}, at most {most}: {text}"


class _Proof:
    """Check of one part of a lesson: plays it in every way that the lesson allows."""

    def __init__(self, lesson: Lesson, part: LessonPart) -> None:
        self.lesson = lesson
        self.part = part
        self.dealt = lesson.runner(part)

    def problems(self) -> Iterator[str]:
        if len(self.lesson.parts) > 1:
            yield from _text(self.part.title, self._at("title"))
            yield from _text(self.part.closing, self._at("closing"))
        yield from self._main_line()
        yield from self._lazily()
        for place, step in enumerate(self.part.steps):
            for answer in step.instead:
                for did in answer.did if answer.then == "let" else []:
                    yield from self._after_let(place, did)

    def _at(self, *where: str) -> str:
        return ": ".join([self.lesson.file, self.part.id, *where])

    # The main line, step by step.

    def _main_line(self) -> Iterator[str]:
        runner, silent = copy_runner(self.dealt), 0
        for step in self.part.steps:
            silent = 0 if step.do else silent + 1
            if silent > MOST_SILENT:
                yield f"{self._at(step.id)}: more than {MOST_SILENT} bubbles without an action"
            yield from self._step(runner, step)
            yield from self._played(runner, step)

    def _step(self, runner: Runner, step: LessonStep) -> Iterator[str]:
        """Problems of a step's texts, rules, lights and answers, in the position that it begins in."""
        at = self._at(step.id)
        yield from _text(step.say, at)
        for rule in step.teaches:
            if rule not in load_rules():
                yield f"{at}: teaches: unknown rule '{rule}'; {hint(rule, load_rules())}"
        ends = step.condition
        if step.do and (ends is None or not step.light or not step.hesitates()):
            yield f"{at}: an action needs `until`, `light` and an answer to somebody who hesitates"
        if not step.do and ends is not None:
            yield f"{at}: `until` without `do`: nobody can be shown how"
        if step.do and ends is not None and not runner.unmet(ends):
            yield f"{at}: is over before anything is done"
        places = list(self._places(runner, step))
        offered = {key for place in places for key in place.offered()}
        for light in step.light:
            if light not in offered and not is_spot(light):
                near = hint(light, [*offered, *SPOTS])
                yield f"{at}: light: '{light}' is neither offered on the way nor a thing; {near}"
        for answer in step.instead:
            yield from self._answer(runner, step, answer, places)

    def _places(self, runner: Runner, step: LessonStep) -> Iterator[Runner]:
        """Yields the positions in which the learner is asked on the way through a step."""
        walk = copy_runner(runner)
        yield copy_runner(walk)
        walk.state.rng.rig = walk.rig(step.forced())
        for key in step.do:
            try:
                apply(walk.state, offered_choice(walk.state, key))
            except (IllegalChoice, RiggedError):
                return  # reported when the step is played
            if walk.state.active == runner.state.active and not walk.state.over:
                yield copy_runner(walk)

    def _answer(self, runner: Runner, step: LessonStep, answer: Instead, places: list[Runner]) -> Iterator[str]:
        at = self._at(step.id, answer.when)
        yield from _text(answer.say, at)
        offered = {key for place in places for key in place.offered()}
        for did in answer.did:
            there = [place for place in places if any(is_did(did, key) for key in place.offered())]
            if not there:
                yield f"{at}: '{did}' cannot be done there; {hint(did, offered)}"
            elif answer.condition and all(place.unmet(answer.condition) for place in there):
                yield f"{at}: '{did}' is never offered while {answer.condition}"
            if did in step.do and not answer.condition:
                yield f"{at}: '{did}' is the main line itself; say with `if` when it is wrong"
        if (answer.then == "show") != bool(answer.sees):
            yield f"{at}: what is shown needs `sees`, and nothing else does"
        if answer.sees:
            yield from self._played_as(copy_runner(runner), answer, answer.play or answer.did, answer.sees, at)

    def _played(self, runner: Runner, step: LessonStep) -> Iterator[str]:
        """Plays the step and the other seats' turns after it; the runner stays in the position reached."""
        if step.do:
            yield from self._played_as(runner, step, step.do, step.condition or {}, self._at(step.id))
        if step.bots is not None:
            yield from self._played_as(runner, step.bots, step.bots.do, step.bots.expect, self._at(step.id, "bots"))

    def _played_as(self, runner: Runner, luck: Luck, keys: list[str], expected: Table, at: str) -> Iterator[str]:
        try:
            runner.run_step({**luck.forced(), "do": keys, "expect": expected})
        except Failed as error:
            yield f"{at}: {error}"

    # Learners who leave the main line.

    def _lazily(self) -> Iterator[str]:
        """Plays as a learner who plays cards only when nothing else of the main line is possible, last card first."""
        yield from self._walked(_lazy, "lazily")

    def _after_let(self, at: int, did: str) -> Iterator[str]:
        """Plays the tolerated choice `did` as soon as its step offers it, and checks that the lesson still ends."""
        wanted = [did]
        step_then = self.part.steps[at]

        def next_key(runner: Runner, step: LessonStep, left: list[str]) -> str:
            if step is step_then and wanted and wanted[0] in runner.offered():
                return wanted.pop()
            return next((key for key in left if key in runner.offered()), "")

        yield from self._walked(next_key, f"after '{did}' of {step_then.id}")
        if wanted:
            yield f"{self._at(step_then.id)}: '{did}' was never offered on the way"

    def _walked(self, choose: Chooser, who: str) -> Iterator[str]:
        """Plays the part to its end with the keys that `choose` picks; skips a step whose condition holds already."""
        runner = copy_runner(self.dealt)
        for step in self.part.steps:
            at = self._at(step.id, who)
            if step.condition is not None and not self._ended(runner, step, step.condition, choose):
                yield f"{at}: the step never ends; offered {', '.join(runner.offered())}"
                return
            if step.bots is not None:
                found = list(self._played_as(runner, step.bots, step.bots.do, step.bots.expect, at))
                if found:
                    yield from found
                    return

    def _ended(self, runner: Runner, step: LessonStep, ends: Table, choose: Chooser) -> bool:
        runner.state.rng.rig = runner.rig(step.forced())
        left = [*step.do]
        for _ in range(MOST_CHOICES):
            if not runner.unmet(ends):
                return True
            key = choose(runner, step, left)
            if not key:
                return False
            if key in left:
                left.remove(key)
            apply(runner.state, offered_choice(runner.state, key))
        return False


def _lazy(runner: Runner, step: LessonStep, left: list[str]) -> str:
    offered = runner.offered()
    deeds = [key for key in left if not key.startswith(PLAYS)]
    if deeds and deeds[0] in offered:
        return deeds[0]
    held = {did for answer in step.instead if answer.then == "hold" for did in answer.did}
    cards = [key for key in offered if key.startswith(PLAYS) and key not in held]
    return cards[-1] if cards else ""


def copy_runner(runner: Runner) -> Runner:
    """Copy of the runner whose state can be changed."""
    other = copy.copy(runner)
    other.state = runner.state.clone()
    return other
