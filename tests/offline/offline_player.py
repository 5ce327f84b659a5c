"""A player of the offline site: the same page helper as at a server, with messages heard on the tabs' channel."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.player_page import CHROMIUM, LIT, SETTINGS, PlayerPage
from browser.thief import Lit, Thief
from plain import whole_view
from tiptoe.service.content.build import content

STARTS = 180_000  # milliseconds for an engine to start on a busy machine
LISTEN = """new BroadcastChannel("tiptoe-house").addEventListener("message", ({ data }) => {
  if (data.type === "message" && data.text.includes('"position":{')) window.told = data.text;
});"""


class OfflinePlayer(PlayerPage):
    """A player's page of the offline site."""

    @property
    def view(self) -> dict[str, Any]:
        told: str = self.page.evaluate("window.told")
        return whole_view(json.loads(told)["position"]["view"])

    def pick(self, lit: list[Lit]) -> Lit:
        view = self.view
        if self.thief is None:
            self.thief = Thief(msgspec.json.decode(msgspec.json.encode(content(view["rules"], "en"))))
        chosen = self.thief.best(lit, view)
        self.thief.went(chosen[1])
        return chosen

    def start_game(self, address: str, variants: tuple[str, ...] = ()) -> None:
        """Starts the chosen game from the lobby and waits for its first choice."""
        self.page.goto(address)
        for variant in variants:
            self.page.locator(f"[data-variant='{variant}']").click()
        self.page.locator("[data-spot=start]").click()
        self.first_choice()

    def first_choice(self) -> None:
        expect(self.page.locator(LIT).first).to_be_visible(timeout=STARTS)

    def play_choices(self, choices: int) -> None:
        for _ in range(choices):
            assert self.choose(), "the game is over already"


def settings(**more: object) -> str:
    return SETTINGS.format(settings=json.dumps({"speed": "instant", "motion": "less", "choices": True, **more}))


@contextmanager
def open_offline_page(browser: Browser, **wishes: object) -> Iterator[OfflinePlayer]:
    """Player in a new browser without stored data."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en-GB")
    yield new_offline_page(context, **wishes)
    context.close()


@contextmanager
def open_profile(browser: Browser, profile: Path, **wishes: object) -> Iterator[OfflinePlayer]:
    """Player in a browser with a stored profile."""
    context = browser.browser_type.launch_persistent_context(
        profile, executable_path=CHROMIUM, viewport={"width": 1366, "height": 768}, locale="en-GB"
    )
    yield new_offline_page(context, **wishes)
    context.close()


def new_offline_page(context: BrowserContext, **wishes: object) -> OfflinePlayer:
    page: Page = context.new_page()
    page.add_init_script(settings(**wishes))
    page.add_init_script(LISTEN)
    return OfflinePlayer(page)
