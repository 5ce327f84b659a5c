"""Robustness: servers stop, networks fail, tabs grow old; nothing is lost or done twice, and the page says so."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.player_page import BUSY, PlayerPage, open_page, require_built_page
from tiptoe.web.routes.pages import STATIC
from web.relay import Relay
from web.servers import Process, process

LIVE = "**/api/tables/*/live*"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def server(database: str) -> Iterator[Process]:
    require_built_page()
    with process("--database", database, "--bot-pause", "0") as started:
        yield started


@pytest.fixture
def player_with_number(browser: Browser) -> Iterator[PlayerPage]:
    """Page with random numbers of its own, which a rerouted socket needs."""
    with open_page(browser, own_number=True) as person:
        yield person


def restart_server(server: Process, database: str) -> Process:
    """Starts another server at the address of the first."""
    return Process("--database", database, "--bot-pause", "0", "--port", server.address.rpartition(":")[2])


def decision(page: Page) -> str:
    page.wait_for_selector("[data-can]", timeout=BUSY)
    return page.locator(".table").get_attribute("data-decision") or ""


def expect_banner(page: Page) -> None:
    expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible(timeout=BUSY)


def expect_answered(page: Page, before: str) -> None:
    expect(page.locator(".banner[role=alert]")).to_have_count(0, timeout=BUSY)
    expect(page.locator(".table")).not_to_have_attribute("data-decision", before, timeout=BUSY)


def cards_played(page: Page) -> int:
    """Counts the cards played in the whole game, from the server's record."""
    record = httpx.get(f"{page.url.replace('/t/', '/api/tables/')}/record").text
    return sum(line.startswith("play:") for line in record.splitlines())


def play_a_card(page: Page) -> None:
    page.locator("[data-can][data-spot^='hand:']").first.click()


def test_a_game_goes_on_where_it_was_when_the_server_comes_back(
    server: Process, database: str, player: PlayerPage
) -> None:
    page = player.page
    player.start_with_bots(f"http://{server.address}/")
    first = decision(page)
    play_a_card(page)
    expect_answered(page, first)
    before, played = decision(page), cards_played(page)
    server.stop(signal.SIGKILL)
    expect_banner(page)
    play_a_card(page)  # kept until a server is there
    back = restart_server(server, database)
    try:
        expect_answered(page, before)
        expect(page.locator("[data-spot^='hand:']")).to_have_count(3)
        assert cards_played(page) == played + 1
        assert player.choose()
    finally:
        back.stop()
    player.trouble.clear()


def test_a_table_that_the_server_no_longer_has_says_so_and_leads_back(
    server: Process, database: str, player: PlayerPage, tmp_path: Path
) -> None:
    page = player.page
    player.start_with_bots(f"http://{server.address}/")
    decision(page)
    server.stop(signal.SIGKILL)
    other = restart_server(server, f"sqlite:///{tmp_path / 'other.db'}")
    try:
        page.get_by_role("heading", name="No such table").wait_for(timeout=BUSY)
        page.get_by_role("button", name="Back to lobby").click()
        page.get_by_role("button", name="Play now").wait_for()
    finally:
        other.stop()
    player.trouble.clear()


def test_without_a_network_a_choice_waits_until_there_is_one(home: str, player: PlayerPage) -> None:
    page = player.page
    player.start_with_bots(home)
    before, played = decision(page), cards_played(page)
    page.context.set_offline(True)
    expect_banner(page)
    play_a_card(page)
    expect(page.locator(".table")).to_have_attribute("data-decision", before)
    page.context.set_offline(False)
    expect_answered(page, before)
    assert cards_played(page) == played + 1
    player.trouble.clear()


def test_a_choice_whose_answer_was_lost_is_carried_out_once(home: str, player_with_number: PlayerPage) -> None:
    page = player_with_number.page
    asked: list[str] = []

    def forgetful(route: WebSocketRoute) -> None:
        """Network that loses everything after the first choice, and then the connection."""
        there = route.connect_to_server()

        def up(text: str | bytes) -> None:
            if json.loads(text)["command"]["type"] == "choose":
                asked.append(str(text))
            there.send(text)

        def down(text: str | bytes) -> None:
            if len(asked) != 1:
                route.send(text)
            elif json.loads(text)["type"] == "done":
                route.close(code=1012)

        route.on_message(up)
        there.on_message(down)

    page.route_web_socket(LIVE, forgetful)
    player_with_number.start_with_bots(home)
    before, played = decision(page), cards_played(page)
    play_a_card(page)
    expect_answered(page, before)
    page.wait_for_timeout(200)
    assert [json.loads(text)["id"] for text in asked] == [1, 1]
    assert cards_played(page) == played + 1
    player_with_number.trouble.clear()


def test_a_connection_that_freezes_is_noticed_said_and_mended(home: str, browser: Browser) -> None:
    """Client finding F1: the relay forwards nothing and keeps its sockets open, as a sleeping access point does."""
    with ExitStack() as stack:
        frozen = stack.enter_context(Relay.to(home.removeprefix("http://").rstrip("/")))
        laptop = stack.enter_context(open_page(browser))
        phone = stack.enter_context(open_page(browser, 390, 844, finger=True))
        friend = stack.enter_context(open_page(browser))
        address = laptop.sit_down(f"http://{frozen.address}/", "classic", 3, friends=2)
        table = address.rpartition("/")[2]
        for person, name, at in ((phone, "Bo", f"http://{frozen.address}/"), (friend, "Cy", home)):
            joined = person.page.request.post(f"{at}api/tables/{table}/join", data={"name": name})
            assert joined.ok
            person.page.goto(f"{at}t/{table}")
        assert laptop.page.request.post(f"{home}api/tables/{table}/commands", data={"type": "start"}).ok
        for person in (laptop, phone, friend):
            person.page.wait_for_selector(".table", timeout=BUSY)
        frozen.freeze()
        began = time.monotonic()
        said = friend.page.request.post(
            f"{home}api/tables/{table}/commands", data={"type": "say", "text": "Hello there"}
        )
        assert said.ok
        for person in (laptop, phone):
            expect_banner(person.page)
            expect(person.page.locator(".lost-dot").locator("visible=true").first).to_be_visible()
        assert time.monotonic() - began < 25 + 15  # seconds that the page promises, and a busy machine
        expect(laptop.page.locator(".seat .who", has_text="reconnecting")).to_be_visible()
        frozen.thaw()
        for person in (laptop, phone):
            expect(person.page.locator(".banner[role=alert]")).to_have_count(0, timeout=BUSY)
            expect(person.page.locator(".lost-dot")).to_have_count(0)
            expect(person.page.locator("[data-opens=log] .badge, .log .said").first).to_be_attached(timeout=BUSY)


def test_two_tabs_of_one_seat_both_follow_and_only_one_answers(home: str, player: PlayerPage) -> None:
    player.start_with_bots(home)
    decision(player.page)
    other = player.page.context.new_page()
    sent: list[object] = []
    other.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    other.goto(player.page.url)
    before = decision(other)
    play_a_card(player.page)
    for page in (player.page, other):
        expect_answered(page, before)
    assert decision(other) == decision(player.page)
    assert sent == []


def test_a_tab_that_lags_behind_is_refused_and_catches_up(home: str, player: PlayerPage) -> None:
    player.start_with_bots(home)
    before, played = decision(player.page), cards_played(player.page)
    late = player.page.context.new_page()
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def slow(route: WebSocketRoute) -> None:
        """Network that holds back the first told entry until a choice is refused."""
        there = route.connect_to_server()
        route.on_message(there.send)

        def down(text: str | bytes) -> None:
            what = json.loads(text)["type"]
            if what == "told" and not held:
                held.append((route, text))
                return
            route.send(text)
            if what == "refused":
                route.send(held[0][1])

        there.on_message(down)

    late.route_web_socket(LIVE, slow)
    late.goto(player.page.url)
    assert decision(late) == before
    player.page.locator("[data-can][data-spot='hand:burgle']").first.click()
    expect_answered(player.page, before)
    late.locator("[data-can][data-spot='hand:stumble']").first.click()
    expect(late.locator(".table")).to_have_attribute("data-decision", decision(player.page), timeout=BUSY)
    assert cards_played(late) == played + 1


def test_a_page_that_is_older_than_the_server_asks_to_be_loaded_again(
    home: str, player_with_number: PlayerPage
) -> None:
    page = player_with_number.page
    routes: list[WebSocketRoute] = []

    def kept(route: WebSocketRoute) -> None:
        routes.append(route)
        route.connect_to_server()

    page.route_web_socket(LIVE, kept)
    player_with_number.start_with_bots(home)
    decision(page)
    newer = (STATIC / "index.html").read_text().replace("/assets/index-", "/assets/index-newer-")
    page.route(home, lambda route: route.fulfill(body=newer, content_type="text/html"))
    routes[-1].close(code=1012)
    expect(page.get_by_text("A newer version of this page is available.")).to_be_visible(timeout=BUSY)
    page.unroute(home)
    page.get_by_role("button", name="Reload").click()
    assert decision(page)


def test_back_and_forward_lose_nothing(home: str, player: PlayerPage) -> None:
    page = player.page
    player.start_with_bots(home)
    first = decision(page)
    play_a_card(page)
    expect_answered(page, first)
    before = decision(page)
    page.go_back()
    page.get_by_role("button", name="Play now").wait_for()
    assert page.title() == "Tiptoe"
    page.go_forward()
    assert decision(page) == before
    play_a_card(page)
    expect_answered(page, before)
    page.reload()
    assert decision(page) != before


def test_a_table_is_asked_for_until_the_server_answers(home: str, player: PlayerPage) -> None:
    page = player.page
    player.start_with_bots(home)
    before, address = decision(page), page.url
    page.goto(home)
    tries: list[str] = []

    def failing(route: object) -> None:
        tries.append("")
        route.abort() if len(tries) < 3 else route.continue_()  # type: ignore[attr-defined]

    page.route("**/api/tables/*", failing)
    page.goto(address)
    assert decision(page) == before
    assert len(tries) >= 3
    player.trouble.clear()
