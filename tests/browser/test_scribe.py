"""The scribe: a game with the real box written down by taps, on phones and laptops, in three languages (ADR 0079)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.player_page import PlayerPage, open_page
from browser.screens import go_to
from browser.windows import page_settings
from tiptoe.core.rng import Rng, seeded

PHONE, LAPTOP = (360, 640), (1366, 768)
GAMES = [("classic", 0, "en", LAPTOP), ("catacombs", 1, "pt-BR", LAPTOP), ("space", 2, "fr", PHONE)]
PIECES = "[data-told^='piece:']:enabled"
NEWS = f"{PIECES}, [data-told=done]:enabled, .table:not([data-busy]) [data-can]"
MOST_TAPS = 60
CLICKED = 14  # choices made by clicks, a turn or more of each seat
# Taps the first piece of every question that opens from now on, then that it is right.
TELLS = """() => setInterval(() => {
  (document.querySelector("[data-told=done]:enabled") ?? document.querySelector("[data-told^='piece:']:enabled"))?.click();
}, 30)"""


def hears_the_asked_seat(person: PlayerPage) -> None:
    """Both seats are told of every choice; what counts here is what the one that is asked was told."""
    heard = person._heard

    def only_asked(frame: str | bytes) -> None:
        position: dict[str, Any] | None = json.loads(frame).get("position")
        if position is not None and position["question"]["seat"] == position["view"].get("seat", 0):
            heard(frame)

    person._heard = only_asked  # type: ignore[method-assign]


def tell_by_taps(page: Page) -> None:
    """Tells all that is asked about the deal: each time the first piece that is left, and that it is right."""
    for _ in range(MOST_TAPS):
        page.locator(NEWS).locator("visible=true").first.wait_for()
        if page.locator("[data-told=done]:enabled").count():
            page.locator("[data-told=done]").click()
        elif page.locator(PIECES).count():
            page.locator(PIECES).first.click()
        else:
            return
    raise AssertionError("the deal asks without end")


def finish_by_requests(page: Page, rng: Rng) -> None:
    """Plays random choices with random luck to the end, without using the page."""
    table = page.url.replace("/t/", "/api/tables/")
    for _ in range(4000):
        seat = page.request.get(f"{table}?lang=en").json()["asked"]
        told = page.request.get(f"{table}/position?seat={seat}&lang=en").json()
        if told["view"].get("over"):
            return
        offers = told["question"]["offers"]
        key, luck = offers[rng.below(len(offers))]["key"], list[str]()
        while (asked := ask_luck(page, table, seat, key, luck))["n"]:
            luck.append(asked["pieces"][rng.below(len(asked["pieces"]))]["id"])
        command = {"type": "choose", "decision": told["question"]["decision"], "key": key, "luck": luck}
        assert page.request.post(f"{table}/commands?seat={seat}", data=command).ok
    raise AssertionError("the game does not end")


def ask_luck(page: Page, table: str, seat: int, key: str, luck: list[str]) -> dict[str, Any]:
    asked: dict[str, Any] = page.request.post(f"{table}/luck?seat={seat}", data={"key": key, "luck": luck}).json()
    return asked


@pytest.mark.parametrize(("spec", "place", "language", "size"), GAMES)
def test_a_game_with_the_real_box_is_written_down(
    home: str, browser: Browser, spec: str, place: int, language: str, size: tuple[int, int]
) -> None:
    settings = page_settings("torch", language=language)
    with open_page(browser, *size, settings, finger=size == PHONE) as person:
        page = person.page
        hears_the_asked_seat(person)
        go_to(page, home, "[data-door=box]")
        page.locator("[data-door=box]").click()
        page.locator("main fieldset button").nth(place).click()
        page.locator("[data-box='name:0']").fill("Ana")
        page.locator("[data-box='name:1']").fill("Bea")
        page.locator("main li button.btn--quiet").nth(2).click()
        page.locator("[data-box=scribe]:enabled").click()
        page.locator(PIECES).first.wait_for()
        tell_by_taps(page)
        assert person.view["rules"].startswith(spec)
        page.evaluate(TELLS)
        for _ in range(CLICKED):
            assert person.choose()
        finish_by_requests(page, seeded(3))
        page.reload()
        verdict = page.locator("[data-check]")
        expect(verdict).to_have_attribute("data-check", "holds")
        assert person.trouble == []


def test_a_slip_is_taken_back_before_and_after_it_counts(home: str, player: PlayerPage) -> None:
    page = player.page
    go_to(page, home, "[data-door=box]")
    page.locator("[data-door=box]").click()
    page.locator("main li button.btn--quiet").nth(2).click()
    page.locator("[data-box=scribe]:enabled").click()
    first = page.locator(PIECES).first
    first.wait_for()
    slip = first.get_attribute("data-told") or ""
    first.click()
    page.locator("[data-told='back:0']").click()
    expect(page.locator("[data-told^='back:']")).to_have_count(0)
    for _ in range(2):  # the Artifacts that go back into the box
        page.locator(PIECES).first.click()
    page.locator("[data-told=done]:enabled").click()
    page.locator("[data-told=sought]").fill("zzzz")
    expect(page.locator(PIECES)).to_have_count(0)
    page.locator("[data-told=sought]").fill("")
    page.locator("[data-told=step-back]").click()
    expect(page.locator(f"[data-told='{slip}']")).to_be_visible()
    tell_by_taps(page)
    hand = page.locator("[data-spot^='hand:']")
    cards = hand.count()
    assert cards
    hand.first.click()
    expect(hand).not_to_have_count(cards)
    page.locator("[data-undo=alone]").locator("visible=true").first.click()
    expect(hand).to_have_count(cards)
