"""Player page that asks the master for advice before every choice, checks each sentence, weighs an alternative and
follows.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from browser.layout_law import LEAST
from browser.player_page import BUSY, FOCUSED, OVER, PlayerPage
from browser.screen_law import SCREEN_LAW

DIALOG = "dialog[open]"
FOLLOW = f"{DIALOG} [data-does=follow]"
CHOICES = f"{DIALOG} [data-weigh]"
WEIGHED = f"{DIALOG} [data-weighed]"
PASSED = 4
EVERY = 3  # choices between two at which an alternative is weighed
RAW = re.compile(r"[a-z]:[a-z]|[{}]|because-|weigh-|undefined|NaN")
ENGLISH = re.compile(r"\b(the|with|and|your|would|from|takes|draws|walk|play|acquire)\b", re.IGNORECASE)


class AdviceFollower:
    """Player that follows the master's advice, by keys or with a finger through the menu; keeps keys and sentences."""

    def __init__(self, person: PlayerPage, language: str) -> None:
        self.person = person
        self.page = person.page
        self.language = language
        self.did: list[str] = []  # keys of choices
        self.turns = 0
        self.read: set[str] = set()  # sentences read in the dialog

    def play(self, most_turns: int, most_choices: int) -> None:
        """Follows the advice for `most_turns` own turns, or until the game is over."""
        if self.person.wait_until_asked() and not self.person.finger:
            self.page.locator(".table [data-can]").locator("visible=true").first.focus()
        for _ in range(most_choices):
            if self.turns >= most_turns or not self.person.wait_until_asked():
                return
            self.follow_advice()
        raise AssertionError(f"the game is not over after {most_choices} choices: {self.person.lit()}")

    def follow_advice(self) -> None:
        before = self.page.locator(".table").get_attribute("data-decision") or ""
        told = self._ask()
        self._check_sentences([told["choice"], *told["why"], *told["instead"]])
        if len(self.did) % EVERY == 0:
            self._weigh()
        self._check_dialog()
        self.did.append(told["key"])
        self.turns += told["key"] == "end-turn"
        self._follow()
        self.page.locator(f".table:not([data-decision='{before}']), {OVER}").first.wait_for(timeout=BUSY)
        expect(self.page.locator(f"{DIALOG} [data-does=follow]")).to_have_count(0)
        if not self.person.finger and self.person.wait_until_asked():
            self.page.wait_for_function(FOCUSED, timeout=BUSY)

    def _ask(self) -> dict[str, Any]:
        """Asks the server for advice and checks that the dialog shows the same answer."""
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
        """Weighs one of the listed choices, after opening a few others on the way."""
        self._press(self.page.locator(f"{DIALOG} [data-opens=weigh]"))
        choices = self.page.locator(CHOICES)
        wanted = choices.nth(len(self.did) % choices.count())
        for choice in [*choices.all()[:PASSED], wanted]:
            self._press(choice)
        weighed = self.page.locator(WEIGHED)
        expect(weighed).to_have_attribute("data-weighed", wanted.get_attribute("data-weigh") or "", timeout=BUSY)
        self._check_sentences([wanted.inner_text(), *weighed.locator("p").all_inner_texts()])

    def _check_sentences(self, lines: list[str]) -> None:
        """Checks the sentences of `lines`: in the page's language, each said once, no raw message names."""
        trouble = self.person.trouble
        if len(lines) < 3 or len(set(lines)) < len(lines):
            trouble.append(f"hardly advice: {lines}")
        trouble += [f"not for people: {line}" for line in lines if RAW.search(line)]
        if self.language != "en":
            trouble += [f"English: {line}" for line in lines if ENGLISH.search(line)]
        self.read |= set(lines)

    def _check_dialog(self) -> None:
        """Checks the dialog's layout: every word is translated, and every button can be reached."""
        breaches, _ = self.page.evaluate(SCREEN_LAW, LEAST)
        self.person.trouble += [f"advice: {breach}" for breach in breaches]
        self.person.check_page()

    def _follow(self) -> None:
        self._press(self.page.locator(FOLLOW))

    def _press(self, control: Locator) -> None:
        """Presses a control of the dialog by a tap or by Enter: a pointer between keys would take the focus with it."""
        self.person.click(control) if self.person.finger else control.press("Enter")
