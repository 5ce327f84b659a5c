"""Acting at the table: undo, the log, the map by keys and as a list, laying tiles, reasons, cards to read."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.player_page import BUSY, PlayerPage, open_page
from plain import keys_of, whole_view

LIGHT = "[data-can]"
MOST_CHOICES = 900


def open_table(person: PlayerPage, home: str, spec: str, *others: str) -> str:
    """Opens a table for the person; `others` are the further seats of the request."""
    wish = {"spec": spec, "seats": ["", *others], "name": "Ana"}
    table: str = person.page.request.post(f"{home}api/tables", data=wish).json()["table"]
    return table


def send_command(person: PlayerPage, home: str, table: str, **command: Any) -> None:
    answer = person.page.request.post(f"{home}api/tables/{table}/commands", data=command)
    assert answer.ok, answer.text()


def position(person: PlayerPage, home: str, table: str) -> dict[str, Any]:
    told: dict[str, Any] = person.page.request.get(f"{home}api/tables/{table}/position?lang=en").json()
    told["question"]["choices"] = keys_of(told["question"])
    return {**told, "view": whole_view(told["view"])}


def open_with_bots(person: PlayerPage, home: str, spec: str, bots: int = 1) -> str:
    """Opens a dealt table with bots on the screen."""
    table = open_table(person, home, spec, *["random"] * bots)
    send_command(person, home, table, type="start")
    show_table(person.page, home, table)
    return table


def show_table(page: Page, home: str, table: str) -> None:
    page.goto(f"{home}t/{table}")
    page.wait_for_selector(".table", timeout=BUSY)


def play_until(person: PlayerPage, home: str, table: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Plays choices over HTTP until the own question satisfies `wanted`."""
    eager = ("play:", "place:", "explore:", "move:", "acquire:explore", "end-turn")
    for _ in range(MOST_CHOICES):
        question: dict[str, Any] = position(person, home, table)["question"]
        if not question["choices"]:
            person.page.wait_for_timeout(30)
            continue
        if wanted(question):
            return question
        keys = [key for start in eager for key in question["choices"] if key.startswith(start)]
        send_command(
            person, home, table, type="choose", decision=question["decision"], key=[*keys, *question["choices"]][0]
        )
    raise AssertionError("the game never came to the question that this test is about")


def test_everybody_is_asked_before_what_was_revealed_is_taken_back(home: str, player: PlayerPage) -> None:
    page = player.page
    table = open_table(player, home, "classic", "")
    assert page.context.browser is not None
    with open_page(page.context.browser) as friend:
        friend.page.request.post(f"{home}api/tables/{table}/join", data={"name": "Tomás"})
        send_command(player, home, table, type="start")
        for each in (page, friend.page):
            show_table(each, home, table)
        asked = page.request.get(f"{home}api/tables/{table}").json()["asked"]
        first, second = (friend.page, page) if asked else (page, friend.page)
        first.locator("[data-spot^='hand:']").first.click()
        expect(first.locator("[data-undo=alone]")).to_be_visible()
        first.keyboard.press("a")
        expect(first.locator("[data-spot^='hand:']")).to_have_count(0)
        first.locator("[data-spot=end]").click()
        expect(first.locator(".actions [role=alert], [data-undo=ask]")).to_be_visible()
        if first.locator(".actions [role=alert]").count():
            first.locator("[data-spot=end]").click()
        expect(second.locator("[data-spot=end]")).to_be_visible()
        first.locator("[data-undo=ask]").click()
        expect(first.locator("dialog[open]")).to_contain_text("reshuffled")
        first.get_by_role("button", name="Ask everyone").click()
        expect(first.get_by_role("status").get_by_text("Waiting for")).to_be_visible()
        second.get_by_role("button", name="Yes").click()
        expect(first.locator("[data-can][data-spot=end]")).to_be_visible(timeout=BUSY)
        expect(second.locator(".log")).to_contain_text("cards nobody had seen were reshuffled")
        assert friend.trouble == []


def test_one_undo_takes_back_what_one_click_did_and_another_the_whole_turn(home: str, player: PlayerPage) -> None:
    """Review S3.2: after *Play all* one press instead of five, and the turn goes back as a whole."""
    page = player.page
    table = open_with_bots(player, home, "classic")
    page.wait_for_selector(LIGHT)
    cards = page.locator("[data-spot^='hand:']")
    expect(cards).to_have_count(5)
    begun = position(player, home, table)["view"]
    cards.first.click()
    expect(cards).to_have_count(4)
    expect(page.locator("[data-undo=all]")).to_have_count(0)
    page.keyboard.press("a")
    expect(cards).to_have_count(0)
    page.keyboard.press("z")
    expect(cards).to_have_count(4)
    page.keyboard.press("a")
    expect(cards).to_have_count(0)
    expect(page.locator("[data-undo=all]")).to_have_text("Undo turn")
    page.locator("[data-undo=all]").click()
    expect(cards).to_have_count(5)
    page.keyboard.press("a")
    expect(cards).to_have_count(0)
    page.keyboard.press("Shift+Z")
    expect(cards).to_have_count(5)
    assert position(player, home, table)["view"] == begun
    expect(page.locator("[data-undo]")).not_to_have_attribute("data-undo", "alone")


def test_alone_with_bots_nobody_is_asked_to_go_back(home: str, player: PlayerPage) -> None:
    """Review S3.2: a lone player among bots saw *Ask to undo*, although nobody has to agree."""
    page = player.page
    table = open_with_bots(player, home, "classic")
    play_until(player, home, table, lambda question: "end-turn" in question["choices"])
    send_command(player, home, table, type="choose", decision=decision(player, home, table), key="end-turn")
    play_until(player, home, table, lambda question: True)
    expect(page.locator("[data-undo=ask]")).to_contain_text("Undo more…")


@pytest.mark.parametrize(("ask", "presses"), [("always", 2), ("never", 1)])
def test_the_turn_ends_at_the_first_word_or_the_second_as_one_likes(
    home: str, browser: Browser, ask: str, presses: int
) -> None:
    """Review S3.3: a turn that ended at once against people could not be taken back; unspent resources change nothing."""
    with open_page(browser, settings=f"{{speed: 'instant', ask: '{ask}'}}") as person:
        table = open_with_bots(person, home, "classic")
        page = person.page
        page.wait_for_selector(LIGHT)
        page.keyboard.press("a")
        expect(page.locator("[data-spot=end][data-can]")).to_be_visible()
        turn = position(person, home, table)["view"]["turn"]
        for _ in range(presses - 1):
            page.keyboard.press("e")
            expect(page.locator(".actions [role=alert]")).to_be_visible()
        assert position(person, home, table)["view"]["turn"] == turn
        page.keyboard.press("e")
        expect(page.locator("[data-undo=ask]")).to_be_visible(timeout=BUSY)


def decision(person: PlayerPage, home: str, table: str) -> int:
    return int(position(person, home, table)["question"]["decision"])


def test_with_six_seats_the_log_is_a_drawer_and_nothing_scrolls(home: str, player: PlayerPage) -> None:
    player.page.set_viewport_size({"width": 1366, "height": 640})
    open_with_bots(player, home, "catacombs+party", bots=5)
    page = player.page
    log = page.get_by_role("region", name="Log")
    expect(log).to_be_hidden()
    page.keyboard.press("l")
    expect(log.get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    page.get_by_role("button", name="Log").click()
    expect(log).to_be_visible()
    below = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.seat')].map((one) => one.getBoundingClientRect().bottom))"
    )
    assert below < page.locator(".resources").bounding_box()["y"]  # type: ignore[index]
    assert page.evaluate("document.documentElement.scrollHeight") == 640


def test_the_map_is_walked_by_keys_and_read_as_a_list(home: str, player: PlayerPage) -> None:
    table = open_with_bots(player, home, "classic")
    page = player.page
    page.wait_for_selector(LIGHT)
    here = position(player, home, table)["view"]["seats"][0]["room"]
    page.keyboard.press("m")
    expect(page.locator(f"[data-spot='room:{here}']")).to_be_focused()
    page.keyboard.press("ArrowDown")
    focused = page.locator("svg [data-spot]:focus")
    expect(focused).not_to_have_attribute("data-spot", f"room:{here}")
    expect(page.locator(".bar .why")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".map")).to_be_focused()
    page.keyboard.press("a")
    expect(page.locator("[data-spot^='hand:']")).to_have_count(0)
    page.wait_for_selector("svg [data-can][data-spot^='room:']")
    page.keyboard.press("m")
    rooms = page.get_by_role("list", name="Show map as a list")
    if rooms.count() == 0:
        page.keyboard.press("m")
    expect(rooms.get_by_role("listitem").first).to_contain_text("Ana")
    decision = page.locator(".table").get_attribute("data-decision")
    rooms.locator("[data-key^='move:']").first.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-decision", decision or "", timeout=BUSY)


def test_a_tile_is_turned_in_place_and_says_where_it_cannot_lie(home: str, player: PlayerPage) -> None:
    def turns(question: dict[str, Any]) -> set[int]:
        return {offer["turn"] for offer in question["offers"] if offer["verb"] == "place"}

    table = open_table(player, home, "catacombs", "random")
    send_command(player, home, table, type="start")
    question = play_until(player, home, table, lambda asked: 0 < len(turns(asked)) < 4)
    page = player.page
    show_table(page, home, table)
    tile = page.locator("[data-in-hand]")
    expect(tile).to_have_attribute("data-fits", "true")
    closed = next(turn for turn in range(4) if turn not in turns(question))
    hows: list[Callable[[], None]] = [
        lambda: page.keyboard.press("ArrowRight"),
        tile.click,
        lambda: page.mouse.wheel(0, 120),
    ]
    for how in hows * 2:
        if tile.get_attribute("data-in-hand") == str(closed):
            break
        before = tile.get_attribute("data-in-hand") or ""
        how()
        expect(tile).not_to_have_attribute("data-in-hand", before)
    expect(tile).to_have_attribute("data-fits", "false")
    expect(page.locator(".tile .on .rule")).to_have_attribute("data-rule", re.compile("^CAT-4"))
    expect(page.locator(".tile .put")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    page.locator(f".tile .way >> nth={min(turns(question))}").click()
    expect(page.locator(".table")).to_have_attribute("data-decision", str(question["decision"]))
    page.locator(".tile .put").first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-decision", str(question["decision"]), timeout=BUSY)


def test_reasons_waste_and_cards_to_read(home: str, player: PlayerPage) -> None:
    open_with_bots(player, home, "classic")
    page = player.page
    page.wait_for_selector(LIGHT)
    rule = page.locator(".bar .rule").first
    page.mouse.move(1, 1)  # a pointer that has moved: a card that arrives under a still one stays closed
    page.locator("[data-spot='pile:secret-tome']").hover()
    expect(rule).to_have_attribute("data-rule", "CORE-9.1")
    expect(page.locator("[data-peek] .card")).to_be_visible()
    assert re.findall(r"\b[A-Z]{3,4}-\d", page.locator("body").inner_text()) == []  # numbers belong to the book
    page.keyboard.press("e")
    expect(page.locator(".bar .why")).to_contain_text("Play all the cards")
    page.locator("[data-spot='pile:goblin']").click(button="right")
    expect(page.locator("dialog[open]")).to_contain_text("Goblin")
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(page.locator("[data-spot^='hand:']")).to_have_count(0)
    page.keyboard.press("e")
    expect(page.locator(".actions [role=alert]")).to_contain_text("unspent")
    page.locator(".seat").first.get_by_role("button", name="Discard pile").click()
    expect(page.locator("dialog[open]")).to_contain_text("Ana’s loot")


OVERLAPS = """() => {
  const peek = document.querySelector('[data-peek]').getBoundingClientRect();
  const over = (one) => {
    const box = one.getBoundingClientRect();
    return box.width && box.left < peek.right && peek.left < box.right && box.top < peek.bottom && peek.top < box.bottom;
  };
  const things = document.querySelectorAll('.offer [data-spot], .hand [data-spot], .dragon, .actions button');
  return [...things].filter(over).map((one) => one.dataset.spot ?? one.className.baseVal ?? one.className);
}"""


def test_a_large_card_hides_no_neighbour_nor_the_dragon_and_explains_its_words(home: str, player: PlayerPage) -> None:
    """Review S3.4: the large card covered two neighbours and the dragon, and added nothing but size."""
    open_with_bots(player, home, "classic")
    page = player.page
    page.wait_for_selector(LIGHT)
    for spot in [f"row:{slot}" for slot in range(6)] + ["pile:mercenary", "pile:goblin"]:
        page.mouse.move(2, 2)
        expect(page.locator("[data-peek]")).to_have_count(0)
        page.locator(f"[data-spot='{spot}']").hover()
        expect(page.locator("[data-peek] .notes")).to_be_visible()
        expect(page.locator("[data-peek] dt").first).to_be_visible()
        assert page.evaluate(OVERLAPS) == [], spot
    expect(page.locator("[data-peek] .notes")).to_contain_text("1")
    assert player.untranslated() == []


def test_with_a_finger_a_card_is_bought_where_it_is_read(home: str, browser: Browser) -> None:
    """Review S3.14: the large card offered only *Close*; buying took a step back and another tap."""
    with open_page(browser, 390, 844, finger=True) as person:
        table = open_with_bots(person, home, "classic")
        page = person.page

        def buys(asked: dict[str, Any]) -> bool:
            keys = asked["choices"]
            return any(key.startswith("acquire:") for key in keys) and not any(key.startswith("play:") for key in keys)

        question = play_until(person, home, table, buys)  # without cards in hand the tray shows the row
        key = next(key for key in question["choices"] if key.startswith("acquire:"))
        spot = f"row:{int(key[-1]) - 1}" if key.startswith("acquire:row") else f"pile:{key.partition(':')[2]}"
        page.locator(f"[data-can][data-spot='{spot}']").wait_for(state="attached")
        page.locator(f"[data-spot='{spot}']").dispatch_event("contextmenu")
        page.locator(f"dialog[open] [data-do='{key}']").tap()
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator(".table")).not_to_have_attribute("data-decision", str(question["decision"]), timeout=BUSY)
        assert person.trouble == []


def test_the_own_deck_is_looked_through_in_no_order_and_nobody_elses(home: str, player: PlayerPage) -> None:
    """Review S3.23: the list of the own deck does not depend on its order: by price, then by name."""
    table = open_with_bots(player, home, "classic")
    page = player.page
    page.wait_for_selector(LIGHT)
    seats = position(player, home, table)["view"]["seats"]
    assert seats[1]["deck"] is None
    page.locator("[data-spot='seat:0:discard']").click()
    listed = page.locator("dialog[open] [data-deck] li")
    expect(listed).to_have_count(len(set(seats[0]["deck"])))
    names = listed.locator(".name").all_inner_texts()
    assert len(names) == len(set(seats[0]["deck"])) and names == sorted(names)  # the first deck costs nothing
    expect(page.locator("dialog[open]")).to_contain_text(f"{seats[0]['deck_size']} cards")
    page.keyboard.press("Escape")
    page.locator("[data-spot='seat:1:discard']").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.locator("[data-deck]")).to_have_count(0)
