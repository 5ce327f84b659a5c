"""Advice at the table: asked at every choice, read, weighed against another, and followed to the end of the game.

The ordinary run follows the advice for a few turns; `make games` (TIPTOE_GAMES=all) plays and looks back at whole
games.
"""

from __future__ import annotations

import os
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from browser.advice_follower import AdviceFollower
from browser.player_page import BUSY, MOST_CLICKS, OVER, PlayerPage, open_page

EVERYTHING = os.environ.get("TIPTOE_GAMES") == "all"
TURNS = MOST_CLICKS if EVERYTHING else 2
LAPTOP, PHONE = (1366, 768), (390, 664)


class Game(NamedTuple):
    spec: str
    seats: int
    language: str
    window: tuple[int, int]


SHORT = (Game("classic", 2, "pt-BR", PHONE), Game("catacombs", 2, "fr", LAPTOP))
LONGER = (
    Game("classic", 3, "en", LAPTOP),
    Game("space", 2, "en", PHONE),
    Game("space", 3, "fr", LAPTOP),
    Game("catacombs+subterra:normal", 2, "pt-BR", LAPTOP),
    Game("catacombs+subterra:normal", 2, "fr", PHONE),
    Game("catacombs+party", 5, "en", LAPTOP),
    Game("catacombs+party", 6, "pt-BR", PHONE),
)


@pytest.mark.parametrize(
    "told", SHORT + (LONGER if EVERYTHING else ()), ids=lambda told: f"{told.spec}-{told.language}"
)
def test_advice_is_asked_at_every_choice_and_followed(home: str, browser: Browser, told: Game) -> None:
    """The record of a game holds the advised choices, one by one."""
    settings = f"{{speed: 'instant', motion: 'less', language: '{told.language}'}}"
    with open_page(browser, *told.window, settings, finger=told.window == PHONE) as person:
        person.sit_down(home, told.spec, told.seats)
        advised = AdviceFollower(person, told.language)
        advised.play(TURNS, MOST_CLICKS)
        table = person.page.url.replace("/t/", "/api/tables/")
        made = iter(choices_of(person.page.request.get(f"{table}/record").text()))
        assert all(key in made for key in advised.did), "something else was done than advised"
        assert person.trouble == []
        if EVERYTHING:
            look_back(person)
            assert person.trouble == []


def choices_of(record: str) -> list[str]:
    """Returns the keys of all seats' choices, in order."""
    return [line for line in record.splitlines() if line and not line.startswith(("#", "@", "!"))]


def look_back(person: PlayerPage) -> None:
    """Looking back after the game shows better choices, and luck apart from choices."""
    page = person.page
    expect(page.locator(OVER).first).to_be_visible()
    page.goto(page.url.replace("/t/", "/replay/"))
    person.click(page.locator("[data-look-back]"))
    expect(page.locator("[data-account]")).to_be_visible(timeout=4 * BUSY)
    for seat in (0, 1):
        with page.expect_response(re.compile("/better"), timeout=4 * BUSY) as answer:
            person.click(page.locator(f"[data-better-of='{seat}']"))
        expect(page.locator("[data-better]")).to_have_count(len(answer.value.json()))
    person.check_page()
