"""Further actions at a table, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect

from browser.player_page import BUSY, PlayerPage, open_page


@contextmanager
def two_at_a_table(browser: Browser, home: str) -> Iterator[tuple[PlayerPage, PlayerPage]]:
    """Ana and Bea at a dealt table; the asked one first."""
    with open_page(browser) as ana, open_page(browser) as bea:
        address = ana.sit_down(home, "classic", 2, friends=1, name="Ana")
        table = address.replace("/t/", "/api/tables/")
        assert bea.page.request.post(f"{table}/join", data={"name": "Bea"}).ok
        assert ana.page.request.post(f"{table}/commands", data={"type": "start"}).ok
        bea.page.goto(address)
        for person in (ana, bea):
            person.page.locator(".table").wait_for()
        both = (ana, bea) if ana.page.request.get(table).json()["asked"] == 0 else (bea, ana)
        yield both
        assert [*ana.trouble, *bea.trouble] == []


def test_what_is_said_is_heard_and_read_again_after_a_reload(home: str, browser: Browser) -> None:
    with two_at_a_table(browser, home) as (ana, bea):
        ana.page.get_by_role("tab", name="Chat").click()
        ana.page.get_by_label("Say something to the table").fill("<b>Ssh!</b> 🐉")
        ana.page.keyboard.press("Enter")
        expect(bea.page.locator(".bubble")).to_have_text("<b>Ssh!</b> 🐉")
        expect(bea.page.locator("[data-opens=log] .badge")).to_have_text("1")
        bea.page.get_by_role("tab", name="Chat 1").click()
        expect(bea.page.get_by_role("region", name="Log")).to_contain_text("<b>Ssh!</b> 🐉")
        expect(bea.page.locator(".badge")).to_have_count(0)
        bea.page.reload()
        bea.page.get_by_role("tab", name="Chat").click()
        expect(bea.page.get_by_role("region", name="Log")).to_contain_text("<b>Ssh!</b> 🐉")


def test_whoever_is_waited_for_can_be_nudged(home: str, browser: Browser) -> None:
    with two_at_a_table(browser, home) as (asked, other):
        other.page.get_by_role("button", name="Nudge").click()
        expect(asked.page.get_by_role("region", name="Log")).to_contain_text("everyone is waiting")


def test_a_bot_holds_a_seat_until_its_owner_plays_again(home: str, browser: Browser) -> None:
    with two_at_a_table(browser, home) as (asked, other):
        asked.page.locator("[data-opens=menu]").click()
        asked.page.locator("[data-opens=hold]").click()
        asked.page.get_by_role("dialog").last.locator(".btn--go").click()  # the question comes up before the bot plays
        expect(asked.page.locator("[data-does=hold]")).to_have_count(0)
        expect(asked.page.locator("[data-does=return]")).to_have_count(0)
        asked.page.keyboard.press("Escape")
        asked.hand_over()
        other.wait_until_asked()
        expect(other.page.get_by_label("Players", exact=True)).to_contain_text("bot is playing")
        back = asked.page.locator("[data-does=return]")
        box = back.bounding_box()
        assert box is not None and box["height"] >= 56
        back.click()
        expect(other.page.get_by_label("Players", exact=True)).not_to_contain_text("bot is playing")


def test_a_game_is_given_up_when_everybody_agrees(home: str, browser: Browser) -> None:
    with two_at_a_table(browser, home) as (ana, bea):
        for answer in ("No", "Yes"):
            ana.page.get_by_role("button", name="Menu").click()
            ana.page.get_by_role("button", name="Offer to end the game").click()
            bea.page.get_by_role("dialog").get_by_role("button", name=answer).click()
            expect(bea.page.get_by_role("button", name=answer, exact=True)).to_have_count(0)
        for person in (ana, bea):
            expect(person.page.get_by_role("heading", name="The game was called off")).to_be_visible()


def test_somebody_without_a_seat_watches_and_sees_no_hand(home: str, browser: Browser) -> None:
    with two_at_a_table(browser, home) as (asked, _), open_page(browser) as watcher:
        watcher.page.goto(asked.page.url)
        expect(watcher.page.locator(".hand")).to_contain_text("hidden from spectators")
        asked.wait_until_asked()
        before = watcher.page.locator(".table").get_attribute("data-decision") or ""
        asked.choose()
        expect(watcher.page.locator(".table")).not_to_have_attribute("data-decision", before, timeout=BUSY)
        assert watcher.lit() == []
        assert watcher.trouble == []


def test_the_table_fits_the_screen(home: str, player: PlayerPage) -> None:
    player.start_with_bots(home)
    for width, height in ((1366, 768), (1440, 900), (390, 844), (1920, 1080), (1366, 660)):
        player.page.set_viewport_size({"width": width, "height": height})
        fits = "([width, height]) => document.documentElement.scrollWidth === width && document.documentElement.scrollHeight === height"
        player.page.wait_for_function(fits, arg=[width, height])


def test_a_link_that_leads_nowhere_says_so(home: str, player: PlayerPage) -> None:
    player.page.goto(f"{home}t/{'0' * 24}")
    player.page.get_by_role("heading", name="No such table").wait_for()
    player.trouble.clear()


def test_a_reload_and_a_second_tab_go_on_where_the_game_was(home: str, player: PlayerPage) -> None:
    player.start_with_bots(home)
    player.choose()
    player.wait_until_asked()
    decision = player.page.locator(".table").get_attribute("data-decision")
    player.page.reload()
    other = PlayerPage(player.page.context.new_page())
    other.page.goto(player.page.url)
    for each in (player, other):
        expect(each.page.locator(".table")).to_have_attribute("data-decision", decision or "")
    other.choose()
    other.wait_until_asked()
    decision = other.page.locator(".table").get_attribute("data-decision")
    expect(player.page.locator(".table")).to_have_attribute("data-decision", decision or "")


def test_what_cannot_be_done_says_why_with_its_rule(home: str, player: PlayerPage) -> None:
    player.start_with_bots(home)
    player.page.wait_for_selector("[data-can]")
    player.page.locator("[data-spot='pile:secret-tome']").click()
    expect(player.page.locator(".bar .rule").first).to_have_attribute("data-rule", "CORE-9.1")
    expect(player.page.locator(".bar .why")).to_contain_text("Skill")


def test_a_friend_comes_by_the_link(home: str, player: PlayerPage) -> None:
    page = player.page
    player.open_all_options(home)
    page.get_by_label("Who takes seat 2").select_option("")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Who is coming?").wait_for()
    assert page.context.browser is not None
    with open_page(page.context.browser) as friend:
        friend.page.goto(page.url)
        friend.page.get_by_label("Your name").fill("Tomás")
        friend.page.get_by_role("button", name="Take a seat").click()
        page.get_by_text("Tomás").wait_for()
        page.get_by_role("button", name="Deal").click()
        for each in (page, friend.page):
            each.wait_for_selector(".table")
        assert friend.trouble == []


def test_a_card_that_is_pointed_at_can_go(home: str, player: PlayerPage) -> None:
    player.sit_down(home, "classic", 2)
    hand = player.page.locator("[data-can][data-spot^='hand:']")
    hand.first.wait_for()
    held = hand.count()
    for left in reversed(range(held)):
        hand.last.click()
        expect(hand).to_have_count(left)


def test_nobody_takes_a_seat_back_when_the_game_is_over(home: str, player: PlayerPage) -> None:
    table = player.sit_down(home, "classic", 2).replace("/t/", "/api/tables/")
    for command in ({"type": "hold", "seat": 0, "bot": "greedy"}, {"type": "ask-end"}):
        assert player.page.request.post(f"{table}/commands", data=command).ok
    player.page.get_by_role("button", name="View table").click()
    expect(player.page.locator(".actions")).to_be_visible()
    expect(player.page.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_the_menu_fits_a_phone(home: str, browser: Browser) -> None:
    with open_page(browser, 390, 844, "{speed: 'instant', language: 'pt-BR'}", finger=True) as person:
        person.sit_down(home, "classic", 2)
        person.page.locator("[data-opens=menu]").tap()
        menu = person.page.locator("dialog[open]")
        assert menu.evaluate("({scrollWidth, clientWidth}) => scrollWidth - clientWidth") == 0
