"""Seats in real browsers: clocks are shown, bots stand in by consent, lost seats come back, removed people stay away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from browser.player_page import PlayerPage, open_page, require_built_page
from browser.test_brought_games import OPEN_PLACES
from web.servers import Server, serving

PHONE = (390, 844)
LAPTOP = (1366, 768)
A_DAY = 86_400
AWAY = 2  # seconds, instead of a minute


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    require_built_page()
    database = f"sqlite:///{tmp_path_factory.mktemp('seats')}/tables.db"
    with serving(database, away_seconds=AWAY, number_seconds=1) as here:
        yield here


class People:
    """People at one table, each in a browser of their own."""

    def __init__(self, browser: Browser, server: Server, stack: ExitStack) -> None:
        self.browser, self.stack = browser, stack
        self.home = f"http://{server.address}/"
        self.table = ""

    def visitor(self, window: tuple[int, int] = LAPTOP) -> PlayerPage:
        return self.stack.enter_context(open_page(self.browser, *window, finger=window == PHONE))

    def join_table(self, name: str, seats: int = 2, window: tuple[int, int] = LAPTOP, **wish: object) -> PlayerPage:
        """Opens the table for a person, or joins it."""
        person = self.visitor(window)
        api = f"{self.home}api/tables"
        if self.table:
            assert person.page.request.post(f"{api}/{self.table}/join", data={"name": name}).ok
        else:
            new = {"spec": "classic", "seats": [""] * seats, "name": name, **wish}
            self.table = person.page.request.post(api, data=new).json()["table"]
        return person

    def start(self, host: PlayerPage) -> None:
        assert host.page.request.post(f"{self.home}api/tables/{self.table}/commands", data={"type": "start"}).ok

    def open_table_page(self, *people: PlayerPage) -> None:
        for person in people:
            person.page.goto(f"{self.home}t/{self.table}")
            person.page.wait_for_selector(".table, main")

    def asked(self, person: PlayerPage) -> int:
        return int(person.page.request.get(f"{self.home}api/tables/{self.table}").json()["asked"])


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    with ExitStack() as stack:
        yield People(browser, server, stack)


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_people_4_a_bot_stands_in_by_consent_and_its_person_is_told(people: People, window: tuple[int, int]) -> None:
    everybody = [people.join_table("Ana"), people.join_table("Bea", window=window)]
    people.start(everybody[0])
    people.open_table_page(*everybody)
    seat = people.asked(everybody[0])
    absent, other = everybody[seat], everybody[1 - seat]
    icon = other.page.locator("[data-does=hold]")
    expect(icon).to_have_count(0)
    absent.page.goto(people.home)
    if window == PHONE and other is everybody[1]:
        expect(other.page.locator("[data-standing=away]")).to_be_visible()
        other.page.locator(f".seats [data-spot='seat:{seat}'] button").first.click()
    expect(other.page.get_by_text("away").first).to_be_visible()
    expect(icon).to_be_visible()
    icon.click()
    question = other.page.get_by_role("dialog", name="Let a bot play")  # on a phone the sheet of seats covers it
    expect(question).to_contain_text("this turn only")
    assert not other.page.request.get(f"{people.home}api/tables/{people.table}").json()["chairs"][seat]["held"]
    other.page.locator("[data-answer=yes]").click()
    expect(other.page.locator("[data-answer=yes]")).to_have_count(0)
    people.open_table_page(absent)
    told = absent.page.locator("[data-stood-in]")
    expect(told).to_contain_text("A bot played turn 1 for you.")
    told.get_by_role("button").click()
    expect(told).to_have_count(0)
    assert (absent.trouble, other.trouble) == ([], [])


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_people_4_nothing_is_handed_over_by_no_or_escape(people: People, window: tuple[int, int]) -> None:
    """Every answer but "yes" leaves the own seat with its person (issue 25, point 7)."""
    ana, bea = people.join_table("Ana", window=window), people.join_table("Bea")
    people.start(ana)
    people.open_table_page(ana)
    page, question = ana.page, ana.page.get_by_role("dialog", name="Let a bot play")
    for by_button in (True, False):
        page.locator("[data-opens=menu]").click()
        page.locator("[data-opens=hold]").click()
        expect(question).to_be_visible()
        question.locator(".btn--go").click() if by_button else page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        assert not page.request.get(f"{people.home}api/tables/{people.table}").json()["chairs"][0]["held"]
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
    assert (ana.trouble, bea.trouble) == ([], [])


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_people_4_no_bot_stands_in_after_no(people: People, window: tuple[int, int]) -> None:
    """The question has no focus on an answer, *no* closes it for everybody, and it can be put again."""
    everybody = [people.join_table(name, seats=3, window=window) for name in ("Ana", "Bea", "Caio")]
    people.start(everybody[0])
    people.open_table_page(*everybody)
    seat = people.asked(everybody[0])
    absent, *others = everybody[seat:] + everybody[:seat]
    absent.page.goto(people.home)
    asks, agrees = others
    for _ in range(2):
        if window == PHONE:
            asks.page.locator(f".seats [data-spot='seat:{seat}'] button").first.click()
        asks.page.locator("[data-does=hold]").click()
        question = agrees.page.get_by_role("dialog").filter(has=agrees.page.locator("[data-answer]"))
        expect(question).to_be_focused()
        for key in ("Enter", " ", "e"):
            agrees.page.keyboard.press(key)
        expect(question).to_be_visible()
        agrees.page.locator("[data-answer=no]").click()
        for person in others:
            expect(person.page.locator("[data-answer], [data-question]")).to_have_count(0)
        chairs = asks.page.request.get(f"{people.home}api/tables/{people.table}").json()["chairs"]
        assert not any(chair["held"] for chair in chairs)
        if asks.page.get_by_role("dialog").count():
            asks.page.keyboard.press("Escape")
    assert people.asked(asks) == seat
    assert (absent.trouble, asks.trouble, agrees.trouble) == ([], [], [])


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_people_2_no_seat_is_given_by_no(people: People, window: tuple[int, int]) -> None:
    ana, bea = people.join_table("Ana"), people.join_table("Bea")
    people.start(ana)
    people.open_table_page(ana, bea)
    bea.page.goto(people.home)
    lost = people.visitor(window)
    people.open_table_page(lost)
    lost.page.locator("[data-opens=claim]").click()
    lost.page.locator("[data-claim='1']").click()
    expect(ana.page.get_by_role("dialog")).to_be_focused()
    for key in ("Enter", " "):
        ana.page.keyboard.press(key)
    ana.page.locator("[data-answer=no]").click()
    expect(ana.page.locator("[data-answer]")).to_have_count(0)
    expect(lost.page.locator("[data-claim=refused]")).to_be_visible()
    expect(lost.page.locator("[data-watching]")).to_be_visible()
    people.open_table_page(bea)
    expect(bea.page.locator(".hand [data-spot]").first).to_be_visible()
    assert (ana.trouble, lost.trouble, bea.trouble) == ([], [], [])


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_people_2_a_lost_seat_is_claimed_and_comes_back(people: People, window: tuple[int, int]) -> None:
    ana, bea = people.join_table("Ana"), people.join_table("Bea")
    people.start(ana)
    people.open_table_page(ana)
    lost = people.visitor(window)
    people.open_table_page(lost)
    expect(lost.page.locator("[data-watching]")).to_contain_text("watching")
    lost.page.locator("[data-opens=claim]").click()
    expect(lost.page.locator("[data-claim='0']")).to_have_count(0)
    lost.page.locator("[data-claim='1']").click()
    expect(lost.page.locator("[data-watching]")).to_contain_text("Bea")
    expect(lost.page.locator(".hand [data-spot]")).to_have_count(0)
    expect(ana.page.get_by_role("dialog")).to_contain_text("Bea")
    ana.page.locator("[data-answer=yes]").click()
    expect(lost.page.locator("[data-watching]")).to_have_count(0)
    expect(lost.page.locator("[data-spot^='hand:']").first).to_be_visible()
    people.open_table_page(bea)
    expect(bea.page.locator("[data-watching]")).to_be_visible()
    assert (ana.trouble, lost.trouble, bea.trouble) == ([], [], [])


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("seconds", [300, A_DAY])
def test_law_every_place_that_names_a_table_with_a_clock_shows_it(
    people: People, window: tuple[int, int], seconds: int
) -> None:
    """Law of finding 3: clocks are shown in the list of tables, the waiting room, at the table and in the list of own
    games.
    """
    ana = people.join_table("Ana", window=window, turn_seconds=seconds, listed=True)
    stranger = people.visitor(window)
    pace, due = f"[data-pace='{seconds}']:visible", "[data-due]:visible"
    stranger.page.goto(people.home)
    expect(stranger.page.locator(pace).first).to_be_visible()
    people.open_table_page(ana, stranger)
    for person in (ana, stranger):
        expect(person.page.locator(pace)).to_contain_text("a bot plays that turn")
    ana.page.goto(people.home)
    expect(ana.page.locator(pace).first).to_be_visible()
    bea = people.join_table("Bea", window=window)
    people.start(ana)
    people.open_table_page(ana, bea, stranger)
    seat = people.asked(ana)
    for person in (ana, bea, stranger):
        expect(person.page.locator(f".top-bar {due}")).to_contain_text("then a bot plays this turn", ignore_case=True)
        expect(person.page.locator(f".seats [data-spot='seat:{seat}'] {due}").first).to_be_visible()
        person.page.goto(people.home)
        own = person.page.locator(".mine")
        expect(own.locator(due)).to_contain_text("Then a bot plays this turn")
        expect(own.locator(pace)).to_be_visible()
        assert person.trouble == []


@pytest.mark.parametrize("name", ["Bea", "דנה"])
def test_attack_8_the_host_sends_somebody_away_and_lets_them_back(people: People, name: str) -> None:
    ana, bea = people.join_table("Ana"), people.join_table(name)
    people.open_table_page(ana, bea)
    ana.page.locator("li", has_text=name).get_by_role("button").click()
    expect(bea.page.locator("form .btn--go")).to_be_visible()
    refused = bea.page.request.post(f"{people.home}api/tables/{people.table}/join", data={"name": name})
    assert refused.json()["extra"]["word"] == "sent-away"
    assert ana.page.evaluate(OPEN_PLACES) == []
    ana.page.locator("[data-does=let-back]").click()
    expect(ana.page.locator("[data-does=let-back]")).to_have_count(0)
    bea.page.locator("form input").fill(name)
    bea.page.locator("form button").click()
    expect(ana.page.locator("li", has_text=name)).to_be_visible()
