"""Lessons in a browser, by a pupil who clicks lit places only: on a desktop in every language, the first on a phone.

The ordinary run plays one short lesson; `make lessons` (TIPTOE_LESSONS=all) plays all of them.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from browser.player_page import PlayerPage, open_page
from browser.screens import LEFT_AT
from tiptoe.languages import FINISHED
from tiptoe.tutorials.catalog import FIRST, lessons_by_id

ALL = os.environ.get("TIPTOE_LESSONS") == "all"
QUIET = "{speed: 'instant', motion: 'less', language: '%s'}"
DESK = (1366, 768)
PHONE = (390, 664)
MOST_CLICKS = 400
SOON = 5_000  # milliseconds before a click is repeated
# The tutor's last line, and whatever a click may open before it acts.
STATE = """() => {
  const { heards = "", step = "" } = document.querySelector(".bubble")?.dataset ?? {};
  const more = [...document.querySelectorAll("[data-pinned], [data-turn][aria-pressed=true], .wasting, dialog[open]")];
  return [heards, step, ...more.map((one) => one.dataset.turn ?? one.textContent)].join(" ");
}"""
# The bubble at one moment: its step, and whether it is only read.
SEEN = """() => {
  const bubble = document.querySelector(".bubble, dialog[open]");
  if (!bubble) return null;
  const { part = "", step = "" } = bubble.dataset;
  return { part, step, state: (STATE)(), reads: !!bubble.querySelector("[data-lesson=go-on], [data-lesson=next-part]") };
}""".replace("STATE", STATE)
# The middle of the ring once it can be clicked; `late` if the tutor's line has changed meanwhile.
LIT = """(before) => {
  if ((STATE)() !== before) return { late: true };
  const { heards } = document.querySelector(".bubble").dataset;
  const ring = document.querySelector(`.ring:not(.calm)[data-heards="${heards}"]`);
  if (!ring || document.querySelector(".table[data-busy]")) return null;
  const { x, y, width, height } = ring.getBoundingClientRect();
  const [middle, centre] = [x + width / 2, y + height / 2];
  const hit = document.elementFromPoint(middle, centre);
  return hit?.closest("[data-can], [data-key], [data-turn], .bar .btn--go") ? { late: false, x: middle, y: centre } : null;
}""".replace("STATE", STATE)


class Pupil:
    """A pupil who has never played: reads the bubble, and clicks what is lit."""

    def __init__(self, person: PlayerPage, *, finger: bool = False) -> None:
        self.person = person
        self.page: Page = person.page
        self.finger = finger
        self.steps: list[str] = []

    @property
    def bubble(self) -> Locator:
        return self.page.locator(".bubble")

    def learn(self, home: str, lesson: str) -> None:
        """Plays a lesson to its end, past the closing words of every part."""
        self.page.goto(f"{home}lesson/{lesson}")
        for _ in range(MOST_CLICKS):
            self.page.locator(".bubble[data-heards], [data-lesson=again]").first.wait_for()
            if self.page.locator("[data-lesson=again]").count():
                return
            self.step()
        raise AssertionError(f"{lesson} is not over after {MOST_CLICKS} clicks: {self.steps[-5:]}")

    def step(self) -> None:
        """Clicks the lit place or *Go on*, and waits for the result."""
        seen = self.page.wait_for_function(SEEN).json_value()
        self._note(f"{seen['part']}/{seen['step']}")
        if seen["reads"]:
            read = self.page.locator("[data-lesson=go-on], [data-lesson=next-part]")
            read.tap() if self.finger else read.click()
        else:
            self._click_lit(seen["state"])
        self._went_on(seen["state"])

    def _note(self, step: str) -> None:
        if step not in self.steps:
            self.steps.append(step)
            assert self.person.untranslated() == []
            if self.finger:
                expect(self.page.locator(".bar .why")).to_have_count(0)  # of a place that nobody touched

    def _click_lit(self, before: str) -> None:
        lit = self.page.wait_for_function(LIT, arg=before).json_value()
        if lit["late"]:
            return
        if self.finger:
            self.page.touchscreen.tap(lit["x"], lit["y"])
        else:
            self.page.mouse.click(lit["x"], lit["y"])

    def _went_on(self, before: str) -> None:
        """Waits for a change of the tutor or the table; without one the next step clicks again."""
        with suppress(TimeoutError):
            self.page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before, timeout=SOON)


def steps_of(lesson: str) -> list[str]:
    return [f"{part.id}/{step.id}" for part in lessons_by_id()[lesson].parts for step in part.steps]


DESKS = [(lesson, tag, False) for lesson in lessons_by_id() for tag in FINISHED]
WALKED = [*DESKS, *((FIRST, tag, True) for tag in FINISHED)] if ALL else [("surprises", "fr", False)]


@pytest.mark.parametrize(("lesson", "language", "finger"), WALKED)
def test_a_lesson_is_learned_to_its_end_by_clicking_what_is_lit(
    home: str, browser: Browser, lesson: str, language: str, finger: bool
) -> None:
    with open_page(browser, *(PHONE if finger else DESK), settings=QUIET % language, finger=finger) as person:
        pupil = Pupil(person, finger=finger)
        pupil.learn(home, lesson)
        assert [step for step in pupil.steps if not step.endswith("/")] == steps_of(lesson)
        assert person.trouble == []


def test_a_newcomer_is_led_to_the_first_lesson_goes_on_where_they_left_and_is_asked_no_more(
    home: str, browser: Browser
) -> None:
    with open_page(browser, settings=QUIET % "en") as person:
        page, pupil = person.page, Pupil(person)
        page.goto(home)
        first = page.locator("[data-lesson=first]")
        expect(first).to_have_class(re.compile("btn--go"))
        first.click()
        for step in ("goal", "first-card", "stumble"):
            expect(pupil.bubble).to_have_attribute("data-step", step)
            pupil.step()
        page.locator("[data-lesson=leave]").click()
        expect(page.locator("[data-lesson-of=classic-1] button")).to_have_text("Continue, step 4 of 36")
        page.goto(home)
        page.locator("[data-lesson=first]").click()
        expect(pupil.bubble).to_have_attribute("data-step", "play-the-rest")
        page.goto(home)
        page.locator("[data-lesson=dismiss]").click()
        expect(page.locator("[data-lesson=first]")).to_have_count(0)
        expect(page.locator("[data-door=learn]")).to_be_visible()
        page.reload()
        expect(page.get_by_role("button", name="Play now")).to_have_class(re.compile("btn--go"))
        expect(page.locator("[data-lesson=first]")).to_have_count(0)
        assert person.trouble == []


def test_whatever_does_not_lead_on_is_answered_shown_and_taken_back_and_another_language_is_spoken_at_once(
    home: str, player: PlayerPage
) -> None:
    page, pupil = player.page, Pupil(player)
    page.goto(home)
    page.evaluate(LEFT_AT, ["classic-1", "all", "footprints"])
    page.goto(f"{home}lesson/classic-1")
    expect(pupil.bubble).to_have_attribute("data-step", "footprints")
    page.keyboard.press("Tab")
    expect(pupil.bubble.locator(":focus")).to_have_count(1)  # before any text of the table
    page.locator("[data-spot='room:d3']").click()
    expect(pupil.bubble).to_have_class(re.compile("reply"))
    page.locator("[data-spot='room:d14']").click()
    page.locator("[data-lesson=take-back]").click()
    expect(pupil.bubble).not_to_have_class(re.compile("reply"))
    page.locator("[data-opens=menu]").click()
    page.get_by_role("button", name="Français").click()
    page.keyboard.press("Escape")
    expect(pupil.bubble).to_contain_text("Empreintes")
    page.locator("[data-lesson=show-me]").click()
    expect(pupil.bubble).to_have_attribute("data-step", "secret")
    page.locator("[data-lesson=back]").click()
    expect(pupil.bubble).to_have_attribute("data-step", "footprints")
