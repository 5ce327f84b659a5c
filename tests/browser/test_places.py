"""Places at the table: walks of several rooms by one click, prices in words, questions answered on the map, verbs."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.player_page import BUSY, SLIDES, PlayerPage, open_page
from browser.test_desk import MOST_CHOICES, open_with_bots, play_until, position, send_command
from plain import steps_of

GO = ".bar .btn--go"
# Pairs of overlapping module titles.
OVER_EACH_OTHER = """() => {
  const all = [...document.querySelectorAll("[data-module]")].map(
    (one) => [one.dataset.module, one.querySelector("rect").getBoundingClientRect()]);
  const touch = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return all.filter(([id, box]) => all.some(([other, its]) => other !== id && touch(box, its))).map(([id]) => id);
}"""
NEAREST = 4  # pixels by which a name may be nearer to another room if all places at its own are taken
# Each name's distance to its own room, and how much nearer it is to another.
STRAY = """() => {
  const gap = (a, b) => Math.hypot(
    Math.max(a.left - b.right, b.left - a.right, 0), Math.max(a.top - b.bottom, b.top - a.bottom, 0));
  const floor = (id) => document.querySelector(`[data-spot="${id}"] ellipse`).getBoundingClientRect();
  const rooms = [...document.querySelectorAll("svg [data-spot^='room:']")].map((one) => one.dataset.spot);
  return [...document.querySelectorAll("text[data-name]")].map((name) => {
    const box = name.getBoundingClientRect(), own = gap(box, floor(`room:${name.dataset.name}`));
    return [name.textContent, own, own - Math.min(...rooms.map((id) => gap(box, floor(id))))];
  });
}"""


def far_walk(question: dict[str, Any]) -> dict[str, Any]:
    """Whether a question offers a walk of several rooms without damage, ending where nothing is asked."""
    quiet = [
        walk
        for walk in question["walks"]
        if "price" in walk and "damage" not in question["prices"][walk["price"]]["cost"] and not walk.get("gains")
    ]
    return quiet[0] if quiet else {}


def walk_to_a_token(person: PlayerPage, home: str, table: str) -> dict[str, Any]:
    """Plays towards a token to take, forward rather than back."""
    been: Counter[str] = Counter()

    def rank(offer: dict[str, Any]) -> tuple[int, bool, int]:
        order = ("play", "take", "move", "acquire", "end-turn")
        place = order.index(offer["verb"]) if offer["verb"] in order else len(order)
        return place, not offer.get("gains"), been[offer.get("room", "")]

    for _ in range(MOST_CHOICES):
        question: dict[str, Any] = position(person, home, table)["question"]
        if question["prompt"] == "take-token" and question["offers"]:
            return question
        if not question["offers"]:
            person.page.wait_for_timeout(30)
            continue
        best = min(question["offers"], key=rank)
        been[best.get("room", "")] += 1
        send_command(person, home, table, type="choose", decision=question["decision"], key=best["key"])
    raise AssertionError("nobody came to a token")


def test_several_rooms_are_walked_with_one_click_and_taken_back_with_one(home: str, player: PlayerPage) -> None:
    """S3.1: a distant lit room shows the price of the whole walk; Undo takes back the walk in one step."""
    page = player.page
    table = open_with_bots(player, home, "classic")
    walk = far_walk(play_until(player, home, table, lambda asked: bool(far_walk(asked))))
    before = position(player, home, table)
    page.reload()
    room = page.locator(f"[data-spot='room:{walk['room']}']")
    expect(room).to_have_attribute("data-can", "true", timeout=BUSY)
    room.dispatch_event("pointermove")
    expect(page.locator(".bar .via")).not_to_be_empty()
    expect(page.locator(GO)).to_contain_text("Walk")
    room.dispatch_event("click")
    decision = before["question"]["decision"] + len(steps_of(before["question"], walk))
    expect(page.locator(".table")).to_have_attribute("data-decision", str(decision), timeout=BUSY)
    there = position(player, home, table)["view"]
    assert there["seats"][there["seat"]]["room"] == walk["room"]
    page.keyboard.press("z")
    expect(room).to_have_attribute("data-can", "true", timeout=BUSY)
    back = position(player, home, table)["view"]
    assert back["seats"][back["seat"]] == before["view"]["seats"][before["view"]["seat"]]


def test_the_other_button_of_a_mouse_holds_a_room_to_choose_its_price(home: str, player: PlayerPage) -> None:
    """A click pays the harmless price; the other button keeps the room open to choose another price."""
    open_with_bots(player, home, "classic")
    page = player.page
    player.click(page.locator("[data-spot=play-all]"))
    expect(page.locator("[data-spot^='hand:']")).to_have_count(0)  # each card is a choice of its own
    room = page.locator("svg [data-can][data-spot^='room:']").first
    room.wait_for()
    decision = page.locator(".table").get_attribute("data-decision")
    room.click(button="right")
    expect(page.locator(".bar[data-pinned] .btn--go")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".bar[data-pinned] .btn--go")).to_be_visible()
    expect(page.locator(".table")).to_have_attribute("data-decision", decision or "")
    page.locator(".bar[data-pinned] .btn--go").click()
    expect(page.locator(".table")).not_to_have_attribute("data-decision", decision or "")
    assert player.trouble == []


def test_a_token_is_taken_from_the_bar_and_nothing_lies_over_the_map(home: str, player: PlayerPage) -> None:
    """S1.5, S2.3: a token is offered in the bar by one golden answer with its verb and a quiet one, without a panel."""
    page = player.page
    table = open_with_bots(player, home, "classic")
    question = walk_to_a_token(player, home, table)
    page.reload()
    take = next(offer for offer in question["offers"] if offer["verb"] == "take")
    expect(page.locator(GO)).to_contain_text(take["action"], timeout=BUSY)
    expect(page.locator(".bar .no")).to_have_text("Leave it")
    expect(page.locator(".question")).to_have_count(0)
    expect(page.locator(".btn--go:visible")).to_have_count(1)
    page.locator(GO).click()
    expect(page.locator(".table")).not_to_have_attribute("data-decision", str(question["decision"]), timeout=BUSY)


def test_rooms_have_names_and_ids_are_not_seen(home: str, player: PlayerPage) -> None:
    """S2.2: a room is announced by its name; its id stands only in tests and records."""
    page = player.page
    open_with_bots(player, home, "classic:day")
    page.locator("[data-spot='room:d17']").wait_for(timeout=BUSY)
    labels = page.locator("[data-spot^='room:']").evaluate_all(
        "rooms => rooms.map((room) => room.getAttribute('aria-label'))"
    )
    assert len(labels) == 39 and any(label.startswith("Drowned Stair") for label in labels)
    assert [label for label in labels if label[:1] == "d" and label[1:2].isdigit()] == []


@pytest.mark.parametrize("spec", ["classic:day", "classic:dusk"])
def test_a_name_stands_at_its_own_room(home: str, player: PlayerPage, spec: str) -> None:
    """Found in play: over the map without a hand *Grandma’s Fountain* stood below another room's chest."""
    page = player.page
    open_with_bots(player, home, spec)
    for playing in (False, True):
        if playing:
            page.keyboard.press("a")
            expect(page.locator("[data-spot^='hand:']")).to_have_count(0, timeout=BUSY)
            page.wait_for_timeout(SLIDES)
        page.locator("text[data-name]").first.wait_for(timeout=BUSY)
        stray = page.evaluate(STRAY)
        assert len(stray) >= 8
        assert [name for name, _, nearer in stray if nearer > NEAREST] == []


def test_titles_of_modules_do_not_lie_over_each_other(home: str, browser: Browser) -> None:
    """Found in play at 1920 x 969: without a hand the title *Corridor* stood over *Hydroponics*."""
    with open_page(browser, 1920, 969) as person:
        page = person.page
        open_with_bots(person, home, "space")
        for playing in (False, True):
            if playing:
                page.keyboard.press("a")
                expect(page.locator("[data-spot^='hand:']")).to_have_count(0, timeout=BUSY)
                page.wait_for_timeout(SLIDES)
            page.locator("[data-module] rect").first.wait_for(timeout=BUSY)
            assert page.evaluate(OVER_EACH_OTHER) == []


def test_what_is_pointed_at_is_explained_in_the_bar(home: str, player: PlayerPage) -> None:
    """S3.16: tracks, numbers, the dragon and the exits explain themselves in the bar, without ids."""
    page = player.page
    open_with_bots(player, home, "classic:day")
    for what, words in (
        (".seat .health", "0 of 10 damage"),
        (".resources [data-res=skill]", "Acquires cards"),
        (".dragon .claws", "every attack now draws"),
        (".dragon .bag", "24 cubes are in the bag"),
        (".countdown", "when the first thief gets out"),
    ):
        page.locator(what).first.hover(timeout=BUSY)
        expect(page.locator("[data-about-shown]")).to_contain_text(words)
    told = page.locator("[data-about]").evaluate_all("all => all.map((one) => one.dataset.about)")
    assert [words for words in told if " " not in words and words not in ("locked",)] == []


def test_the_bar_says_what_to_do_next_when_nothing_is_pointed_at(home: str, player: PlayerPage) -> None:
    """S3.24: the bar shows each game's goal."""
    open_with_bots(player, home, "space")
    expect(player.page.locator(".bar .goal")).to_have_text(
        "Hack 2 data ports in two different modules to open the Command Module.", timeout=BUSY
    )
