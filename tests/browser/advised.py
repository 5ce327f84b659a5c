"""Somebody who asks the master before every choice, reads what it says, weighs another choice, and does as it was told."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from browser.law import LEAST
from browser.screen_law import SCREEN_LAW
from browser.sitting import BUSY, FOCUSED, OVER, Sitting

DIALOG = "dialog[open]"
FOLLOW = f"{DIALOG} [data-does=follow]"
CHOICES = f"{DIALOG} [data-weigh]"
WEIGHED = f"{DIALOG} [data-weighed]"
PASSED = 4
EVERY = 3  # choices: one of what else could be done is weighed
RAW = re.compile(r"[a-z]:[a-z]|[{}]|because-|weigh-|undefined|NaN")
ENGLISH = re.compile(r"\b(the|with|and|your|would|from|takes|draws|walk|play|acquire)\b", re.IGNORECASE)


class Advised:
    """By keys, or with a finger through the menu. Remembers what it was told to do, and every sentence."""

    def __init__(self, person: Sitting, language: str) -> None:
        self.person = person
        self.page = person.page
        self.language = language
        self.did: list[str] = []  # keys of choices
        self.turns = 0
        self.read: set[str] = set()  # sentences

    def play(self, most_turns: int, most_choices: int) -> None:
        """So many own turns, or until the game is over."""
        if self.person.waits_for_me() and not self.person.finger:
            self.page.locator(".table [data-can]").locator("visible=true").first.focus()
        for _ in range(most_choices):
            if self.turns >= most_turns or not self.person.waits_for_me():
                return
            self.do_as_told()
        raise AssertionError(f"the game is not over after {most_choices} choices: {self.person.lit()}")

    def do_as_told(self) -> None:
        before = self.page.locator(".table").get_attribute("data-decision") or ""
        told = self._ask()
        self._hear([told["choice"], *told["why"], *told["instead"]])
        if len(self.did) % EVERY == 0:
            self._weigh()
        self._look_at_the_dialog()
        self.did.append(told["key"])
        self.turns += told["key"] == "end-turn"
        self._follow()
        self.page.locator(f".table:not([data-decision='{before}']), {OVER}").first.wait_for(timeout=BUSY)
        expect(self.page.locator(f"{DIALOG} [data-does=follow]")).to_have_count(0)
        if not self.person.finger and self.person.waits_for_me():
            self.page.wait_for_function(FOCUSED, timeout=BUSY)

    def _ask(self) -> dict[str, Any]:
        """What the server answers is what is read in the dialog."""
        with self.page.expect_response(re.compile("/advice[?]"), timeout=BUSY) as answer:
            if self.person.finger:
                self.person.click(self.page.locator("[data-opens=menu]"))
                self.person.click(self.page.locator(f"{DIALOG} [data-opens=advice]"))
            else:
                self.page.keyboard.press("w")
        expect(self.page.locator(FOLLOW)).to_be_visible(timeout=BUSY)
        told: dict[str, Any] = answer.value.json()
        for line in (told["choice"], *told["why"], *told["instead"]):
            expect(self.page.locator(DIALOG)).to_contain_text(line)
        return told

    def _weigh(self) -> None:
        """One of them, on the way to which others are passed."""
        self.person.click(self.page.locator(f"{DIALOG} [data-opens=weigh]"))
        choices = self.page.locator(CHOICES)
        wanted = choices.nth(len(self.did) % choices.count())
        for choice in [*choices.all()[:PASSED], wanted]:
            self.person.click(choice)
        weighed = self.page.locator(WEIGHED)
        expect(weighed).to_have_attribute("data-weighed", wanted.get_attribute("data-weigh") or "", timeout=BUSY)
        self._hear([wanted.inner_text(), *weighed.locator("p").all_inner_texts()])

    def _hear(self, lines: list[str]) -> None:
        """Sentences of the page's own language, each said once, without anything that only a program understands."""
        trouble = self.person.trouble
        if len(lines) < 3 or len(set(lines)) < len(lines):
            trouble.append(f"hardly advice: {lines}")
        trouble += [f"not for people: {line}" for line in lines if RAW.search(line)]
        if self.language != "en":
            trouble += [f"English: {line}" for line in lines if ENGLISH.search(line)]
        self.read |= set(lines)

    def _look_at_the_dialog(self) -> None:
        """Every word is said, and every button can be reached."""
        breaches, _ = self.page.evaluate(SCREEN_LAW, LEAST)
        self.person.trouble += [f"advice: {breach}" for breach in breaches]
        self.person.look_around()

    def _follow(self) -> None:
        follow = self.page.locator(FOLLOW)
        self.person.click(follow) if self.person.finger else follow.press("Enter")
