"""Every door of the lobby stays reachable in every stored state of the browser (issue 25, point 8).

"I know these games", and finishing the first lesson, removed the lessons from the lobby for good.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tiptoe.tutorials.catalog import FIRST, lessons_by_id

SOURCE = Path(__file__).parents[2] / "client" / "src"
KEYS = sorted({key for file in SOURCE.rglob("*.ts") for key in re.findall(r'KEY = "(tiptoe\.\w+)"', file.read_text())})
LESSONS = [*lessons_by_id()]
DOORS = "[...document.querySelectorAll('[data-door]')].filter((one) => one.checkVisibility()).map((one) => one.dataset.door)"
DONE = {"part": "", "step": "", "done": True}


def stored_lessons(*done: str, dismissed: bool = False) -> str:
    return json.dumps({"dismissed": dismissed, "lessons": dict.fromkeys(done, DONE)})


def stored_tables(**of_me: object) -> str:
    """Returns the stored list of tables with one finished game, as `tiptoe.tables` keeps it."""
    mine = {"points": 60, "place": 1, "fate": "escaped", "lost_by": "", "player": "person", "turns": 9, "bot_turns": 0}
    chairs = [
        {"name": "Ana", "kind": "person", "held": False, "here": True, "seal": "", "number": ""},
        {"name": "magpie", "kind": "bot", "held": False, "here": False, "seal": "", "number": ""},
    ]
    over = {"table": "0" * 24, "spec": "classic", "phase": "over", "abandoned": False, "since": 1_700_000_000}
    over |= {"asked": -1, "chairs": chairs, "endings": [mine | of_me, mine | {"place": 2, "player": "bot"}]}
    return json.dumps([{"table": "0" * 24, "spec": "classic", "seats": [0], "at": 1, "over": over}])


LINE = {
    "table": "0" * 24,
    "spec": "classic",
    "at": 1,
    "seats": 2,
    "points": 60,
    "place": 1,
    "fate": "escaped",
    "rivals": [],
}
BEGUN = json.dumps({"lessons": {FIRST: {"part": "dungeon", "step": "stumble", "done": False}}})
WORTH_WALKING = {
    "tiptoe.tutorials": [
        *(stored_lessons(), stored_lessons(dismissed=True), BEGUN, stored_lessons(FIRST), stored_lessons(*LESSONS)),
        *(stored_lessons(*LESSONS[1:]), stored_lessons(*LESSONS, dismissed=True)),
    ],
    "tiptoe.tables": [
        stored_tables(),
        stored_tables(player="bot", bot_turns=9),
        stored_tables(player=None, bot_turns=None),
    ],
    "tiptoe.diary": [json.dumps([LINE])],
    "tiptoe.settings": [
        json.dumps({"choices": True}),
        json.dumps({"game": "chess", "bot": "nobody", "theme": "parchment"}),
    ],
}
BROKEN = ("{", "null", "[]", "{}", "7", '"text"', "[null]", '{"lessons": null}')


def states() -> Iterator[dict[str, str]]:
    """Yields stored states: lessons and games combined, and every other value of every key, one at a time."""
    for lessons in ("", *WORTH_WALKING["tiptoe.tutorials"]):
        for tables in ("", *WORTH_WALKING["tiptoe.tables"]):
            yield {"tiptoe.tutorials": lessons, "tiptoe.tables": tables}
    for key in KEYS:
        for value in (*WORTH_WALKING.get(key, ()), *BROKEN):
            yield {key: value}


def open_lobby(page: Page, home: str, state: dict[str, str]) -> None:
    """Opens the lobby in a browser with the stored `state`."""
    page.evaluate(
        "(state) => { localStorage.clear(); for (const [key, value] of Object.entries(state)) if (value) localStorage.setItem(key, value); }",
        state,
    )
    page.goto(home)
    page.locator("[data-door='cards:classic']").wait_for()
    page.locator("[data-door=learn]").wait_for()


def test_every_key_of_the_client_is_walked() -> None:
    assert {"tiptoe.tutorials", "tiptoe.tables", "tiptoe.settings", "tiptoe.diary"} <= set(KEYS)
    assert set(WORTH_WALKING) <= set(KEYS)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_no_stored_state_closes_a_door_of_the_lobby(home: str, browser: Browser, width: int, height: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    page, wrong = context.new_page(), []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(home)
    open_lobby(page, home, {})
    doors = set(page.evaluate(DOORS))
    assert {"learn", "play", "join", "rules", "diary", "replay", "workshop", "stored", "cards:space"} <= doors
    for state in states():
        open_lobby(page, home, state)
        missing = doors - set(page.evaluate(DOORS))
        assert not missing and not wrong, (state, missing, wrong)
    context.close()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
@pytest.mark.parametrize(
    ("stored", "done"),
    [("", 0), (stored_lessons(dismissed=True), 0), (stored_lessons(FIRST), 1), (stored_lessons(*LESSONS), 5)],
)
def test_learn_says_how_much_is_done_and_leads_to_all_lessons(
    home: str, browser: Browser, width: int, height: int, stored: str, done: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    page = context.new_page()
    page.goto(home)
    open_lobby(page, home, {"tiptoe.tutorials": stored})
    learn = page.locator("[data-door=learn]")
    expect(learn).to_contain_text(f"{done} of {len(LESSONS)}")
    learn.click()
    expect(page.locator("[data-lesson-of]")).to_have_count(len(LESSONS))
    expect(page.locator("li.done[data-lesson-of]")).to_have_count(done)
    context.close()


def test_saying_that_one_can_play_puts_playing_first_and_keeps_the_lessons(home: str, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(home)
    page.locator("[data-lesson=dismiss]").click()
    expect(page.locator("[data-door=play]")).to_have_class(re.compile("btn--go"))
    for _ in range(2):
        order = page.locator(".ways [data-door]").evaluate_all("(all) => all.map((one) => one.dataset.door)")
        assert order == ["play", "join", "learn"]
        page.reload()
        page.locator("[data-door=learn]").wait_for()
    context.close()
