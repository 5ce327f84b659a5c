"""Somebody who sits before a browser: opens pages, clicks what is lit, and looks for trouble."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page, Response, expect, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
SETTINGS = "localStorage.setItem('tiptoe.settings', JSON.stringify({settings}))"
# What is asked now is answered first, then cards are played; the turn ends when nothing else is lit.
ORDER = ("[data-can][data-key]", "[data-can][data-spot^='hand:']", "[data-can]:not([data-spot=end])", "[data-can]")
BUSY = 20_000


class Sitting:
    """One page, with everything that went wrong on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.trouble: list[str] = []
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("console", lambda said: self.trouble.append(said.text) if said.type == "error" else None)
        page.on("response", self._answered)

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.trouble.append(f"{response.status} {response.url}")

    def start_alone(self, home: str) -> None:
        """From the lobby to a table against bots."""
        self.page.goto(home)
        self.page.get_by_role("button", name="Play now, alone with bots").click()
        self.page.wait_for_selector(".table")

    def choose(self) -> bool:
        """Clicks the first thing that is lit. False when the game is over."""
        self.page.wait_for_selector("[data-can], dialog[open]", timeout=BUSY)
        if self.page.locator("dialog[open]").count():
            return False
        before = self.page.locator(".table").get_attribute("data-decision")
        self._click(self._first_lit())
        several = self.page.locator(".bar .many .btn")
        if several.count():
            self._click(several.first)
        elif self.page.locator(".actions [role=alert]").count():
            self._click(self.page.locator("[data-spot=end]"))
        expect(self.page.locator(f".table[data-decision='{before or ''}']")).to_have_count(0, timeout=BUSY)
        return True

    def _first_lit(self) -> Locator:
        return next(lit.first for lit in map(self.page.locator, ORDER) if lit.locator("visible=true").count())

    def _click(self, lit: Locator) -> None:
        lit.locator("visible=true").first.dispatch_event("click") if lit.count() > 1 else lit.dispatch_event("click")


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@contextmanager
def sitting(
    browser: Browser, width: int = 1366, height: int = 768, settings: str = "{speed: 'instant'}"
) -> Iterator[Sitting]:
    """A page of a browser of its own: another person."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    page = context.new_page()
    page.add_init_script(SETTINGS.format(settings=settings))
    yield Sitting(page)
    context.close()
