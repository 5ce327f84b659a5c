"""Acting at the table: undo, the log, the map by keys and as a list, laying tiles, reasons, cards to read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.sitting import BUSY, Sitting, sitting

LIGHT = "[data-can]"
MOST_CHOICES = 400


def open_table(person: Sitting, home: str, spec: str, *others: str) -> str:
    """A table of one's own, with others as `seats` of the request has them."""
    wish = {"spec": spec, "seats": ["", *others], "name": "Ana"}
    table: str = person.page.request.post(f"{home}api/tables", data=wish).json()["table"]
    return table


def tells(person: Sitting, home: str, table: str, **command: object) -> None:
    answer = person.page.request.post(f"{home}api/tables/{table}/commands", data=command)
    assert answer.ok, answer.text()


def position(person: Sitting, home: str, table: str) -> dict[str, Any]:
    told: dict[str, Any] = person.page.request.get(f"{home}api/tables/{table}/position?lang=en").json()
    return told


def alone(person: Sitting, home: str, spec: str, bots: int = 1) -> str:
    """A table with bots, dealt and on the screen."""
    table = open_table(person, home, spec, *["random"] * bots)
    tells(person, home, table, type="start")
    show(person.page, home, table)
    return table


def show(page: Page, home: str, table: str) -> None:
    page.goto(f"{home}t/{table}")
    page.wait_for_selector(".table", timeout=BUSY)


def play_until(person: Sitting, home: str, table: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Choices without the page, until the own question is as wanted."""
    for _ in range(MOST_CHOICES):
        person.page.locator(LIGHT).first.wait_for(state="attached", timeout=BUSY)
        question: dict[str, Any] = position(person, home, table)["question"]
        if wanted(question):
            return question
        key = next((key for key in question["choices"] if key.startswith(("play:", "explore:", "move:"))), None)
        tells(person, home, table, type="choose", decision=question["decision"], key=key or question["choices"][-1])
        expect(person.page.locator(".table")).not_to_have_attribute(
            "data-decision", str(question["decision"]), timeout=BUSY
        )
    raise AssertionError("the game never came to the question that this test is about")


def test_everybody_is_asked_before_what_was_revealed_is_taken_back(home: str, somebody: Sitting) -> None:
    page = somebody.page
    table = open_table(somebody, home, "classic", "")
    assert page.context.browser is not None
    with sitting(page.context.browser) as friend:
        friend.page.request.post(f"{home}api/tables/{table}/join", data={"name": "Tomás"})
        tells(somebody, home, table, type="start")
        for each in (page, friend.page):
            show(each, home, table)
        first, second = (page, friend.page) if page.locator(LIGHT).count() else (friend.page, page)
        first.locator("[data-spot^='hand:']").first.click()
        expect(first.locator("[data-undo=alone]")).to_be_visible()
        first.keyboard.press("a")
        expect(first.locator("[data-spot^='hand:']")).to_have_count(0)
        first.locator("[data-spot=end]").click()
        if first.locator(".actions [role=alert]").count():
            first.locator("[data-spot=end]").click()
        expect(second.locator("[data-spot=end]")).to_be_visible()
        first.locator("[data-undo=ask]").click()
        expect(first.locator("dialog[open]")).to_contain_text("dealt anew")
        first.get_by_role("button", name="Ask everybody").click()
        expect(first.get_by_role("status")).to_contain_text("Waiting for an answer")
        second.get_by_role("button", name="Yes").click()
        expect(first.locator("[data-can][data-spot=end]")).to_be_visible(timeout=BUSY)
        expect(second.locator(".log")).to_contain_text("what nobody had seen is dealt anew")
        assert friend.trouble == []
