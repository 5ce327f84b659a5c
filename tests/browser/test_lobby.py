"""The lobby in a real browser against a real server: seats, friends by a link, spectators, and people at one device."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.qr import read_path
from browser.sitting import BUSY, CURTAIN, Sitting, sitting

HERE = "here"
FRIEND = ""
HAND = "[data-spot^='hand:']"
MOST_CHOICES = 60


def sits(page: Page, seat: int, who: str) -> None:
    page.get_by_label(f"Who takes seat {seat}").select_option(who)


def variant(page: Page, name: str, pressed: str) -> None:
    expect(page.locator(f"[data-variant='{name}']")).to_have_attribute("aria-pressed", pressed)


def test_six_seats_switch_on_the_party_and_the_table_opens(home: str, somebody: Sitting) -> None:
    page = somebody.page
    somebody.choose_everything(home)
    page.locator("[data-game=catacombs]").click()
    expect(page.locator("[data-variant=party]")).to_be_visible()
    expect(page.locator("[data-variant=party-cards]")).to_have_count(0)
    for _ in range(3):
        page.get_by_role("button", name="add a seat").click()
    expect(page.get_by_role("button", name="add a seat")).to_have_count(0)
    variant(page, "party", "true")
    expect(page.get_by_text("6 players use the")).to_be_visible()
    for seat in (6, 5):
        page.get_by_role("button", name=f"Remove seat {seat}").click()
    variant(page, "party", "false")
    page.locator("[data-variant=party]").click()  # by hand: it needs its seats
    expect(page.get_by_label("Players", exact=True).locator("select")).to_have_count(4)
    expect(page.get_by_role("button", name="Remove seat 5")).to_have_count(0)
    page.get_by_role("button", name="add a seat").click()
    page.locator("[data-variant=party-cards]").click()
    page.locator("[data-spot=start]").click()
    page.wait_for_selector(".table", timeout=BUSY)
    assert page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/')).then((a) => a.json())")["spec"] == (
        "catacombs:a+party+party-cards"
    )


def test_two_people_at_one_device_never_see_each_others_cards(home: str, somebody: Sitting) -> None:
    page = somebody.page
    somebody.choose_everything(home)
    page.get_by_label("Your name").fill("Ana")
    sits(page, 2, HERE)
    page.get_by_label("Name for seat 2").fill("Bea")
    page.locator("[data-spot=start]").click()
    turns: list[str] = []
    for _ in range(MOST_CHOICES):
        page.wait_for_selector(f"[data-can], {CURTAIN}", timeout=BUSY)
        if page.locator(CURTAIN).count():
            turns.append(handed_over(page))
            if len(turns) > 3:
                break
        else:
            somebody.choose()
    assert set(turns) == {"Ana", "Bea"}
    assert all(before != after for before, after in pairwise(turns))
    page.reload()
    assert handed_over(page) == turns[-1]


def handed_over(page: Page) -> str:
    """Behind the curtain there is nothing; whoever it names takes the device, and sees nobody's cards but theirs."""
    button = page.locator(f"{CURTAIN} button")
    expect(button).to_be_focused(timeout=BUSY)
    assert page.locator(f".table, .card, {HAND}").count() == 0
    name = re.sub("^I’m ", "", button.inner_text())
    expect(button).to_be_enabled()
    page.keyboard.press("Enter")
    page.wait_for_selector(HAND, timeout=BUSY)
    expect(page.locator(".table :focus")).to_have_count(1)  # whoever came by keys goes on by keys
    seats = page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/') + '/seats').then((a) => a.json())")
    held = {seat: cards_of(page, seat) for seat in seats}
    shown = sorted(str(card.get_attribute("data-spot")).partition(":")[2] for card in page.locator(HAND).all())
    own = ["Ana", "Bea"].index(name)
    assert shown == held[own]
    return name


def cards_of(page: Page, seat: int) -> list[str]:
    ask = "fetch(location.pathname.replace('/t/', '/api/tables/') + '/position?seat=%d').then((a) => a.json())"
    return sorted(page.evaluate(ask % seat)["view"]["seats"][seat]["hand"])


def test_what_everybody_is_asked_goes_from_hand_to_hand(home: str, somebody: Sitting) -> None:
    page = somebody.page
    somebody.choose_everything(home)
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Remove seat 3").click()
    sits(page, 2, HERE)
    page.locator("[data-spot=start]").click()
    first = page.locator(f"{CURTAIN} button").inner_text()
    page.locator(f"{CURTAIN} button").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Offer to end the game").click()
    expect(page.locator(f"{CURTAIN} button")).not_to_have_text(first)
    page.locator(f"{CURTAIN} button").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(page.get_by_role("dialog").locator(".scores tbody tr[data-seat]")).to_have_count(2)
    page.reload()
    expect(page.get_by_role("dialog").locator(".scores tbody tr[data-seat]")).to_have_count(2)
    assert page.locator(CURTAIN).count() == 0


def test_a_link_seats_one_friend_and_lets_others_watch(home: str, somebody: Sitting) -> None:
    page = somebody.page
    somebody.choose_everything(home)
    sits(page, 2, FRIEND)
    page.get_by_label("Let strangers find this table").check()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invite link", exact=True).input_value()
    assert link == page.url
    code = page.get_by_role("img", name="QR code").locator("path")
    assert read_path(code.get_attribute("d") or "", border=4) == link
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.context.browser is not None
    with sitting(page.context.browser) as friend, sitting(page.context.browser) as stranger:
        friend.page.goto(link)
        friend.page.get_by_label("Your name").fill("Tomás")
        friend.page.get_by_role("button", name="Take a seat").click()
        page.get_by_text("Tomás").wait_for()
        stranger.page.goto(home)
        page.get_by_role("button", name="Deal").click()
        for each in (page, friend.page):
            each.wait_for_selector(HAND, timeout=BUSY)
        stranger.page.reload()
        stranger.page.get_by_role("link", name="Watch").click()
        stranger.page.wait_for_selector(".table", timeout=BUSY)
        assert stranger.page.locator(HAND).count() == 0
        friend.page.goto(home)
        friend.page.get_by_role("heading", name="Your games").wait_for()
        friend.page.locator(f"a[href='{link.removeprefix(home[:-1])}']").click()
        friend.page.wait_for_selector(HAND, timeout=BUSY)
        assert friend.trouble == stranger.trouble == []


GAMES = ("classic", "catacombs", "space")
WINDOWS = ((1366, 768), (1280, 593), (390, 664), (320, 568), (820, 1180))
IN_SIGHT = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && one.contains(hit);
}"""


def spec_of(page: Page) -> str:
    page.wait_for_url("**/t/*")
    told: str = page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/')).then((a) => a.json())")["spec"]
    return told


@pytest.mark.parametrize("game", GAMES)
def test_play_now_takes_the_chosen_game_and_remembers_it(home: str, somebody: Sitting, game: str) -> None:
    """Review S3.6: one click to any game; a newcomer meets the bot that loses."""
    page = somebody.page
    page.goto(home)
    expect(page.locator("[data-bot=magpie]")).to_have_attribute("aria-pressed", "true")
    page.locator(f"[data-game={game}]").click()
    page.get_by_role("button", name="Play now").click()
    assert spec_of(page) == game
    page.go_back()
    expect(page.locator(f"[data-game={game}]")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("JSON.parse(localStorage.getItem('tiptoe.settings')).game") == game


def test_play_now_waits_for_a_list_of_games_that_is_late(home: str, somebody: Sitting) -> None:
    page = somebody.page
    held: list[Route] = []
    page.route("**/api/catalog*", lambda route: held.append(route))
    page.goto(home)
    page.get_by_role("button", name="Play now").click()
    held[0].continue_()
    page.wait_for_selector(".table", timeout=BUSY)
    assert somebody.trouble == []


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_start_is_always_in_sight(home: str, browser: Browser, width: int, height: int) -> None:
    """Review S3.8: with few and with all choices, for every game, at the top and at the end of the page."""
    with sitting(browser, width, height, finger=width < 900) as person:
        person.page.goto(home)
        start = person.page.locator("[data-spot=start]")
        for name in GAMES:
            person.page.locator(f"[data-game={name}]").click()
            assert start.evaluate(IN_SIGHT), name
        person.page.get_by_role("button", name="More options").click()
        for name in GAMES:
            person.page.locator(f"[data-game={name}]").click()
            person.page.evaluate("scrollTo(0, 0)")
            assert start.evaluate(IN_SIGHT), name
        assert person.overflow()[0] == 0
        assert person.trouble == []


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_more_options_come_into_sight(home: str, browser: Browser, width: int, height: int) -> None:
    """Issue 25, played as a newcomer: the options unfolded below the window, and the button seemed to do nothing."""
    with sitting(browser, width, height, finger=width < 900) as person:
        person.page.goto(home)
        person.page.locator("[data-game=catacombs]").click()
        person.page.get_by_role("button", name="More options").click()
        first = person.page.locator("#more-choices fieldset button").first
        expect(first).to_be_in_viewport()
        person.page.get_by_role("button", name="Fewer options").click()
        expect(person.page.locator("#more-choices")).to_have_count(0)
        assert person.trouble == []


def test_every_variant_says_what_it_does(home: str, somebody: Sitting) -> None:
    """Review S3.7, in every language."""
    page = somebody.page
    somebody.choose_everything(home)
    for language in ("en", "fr", "pt-BR"):
        page.locator("header select").select_option(language)
        for name in GAMES:
            page.locator(f"[data-game={name}]").click()
            expect(page.locator(f"[data-game={name}]")).to_have_attribute("aria-pressed", "true")
            told = page.locator("[data-variant] small").all_inner_texts()
            assert told and all(len(text) > 20 for text in told)
        assert somebody.unsaid() == []


def test_your_games_tell_points_and_go_again(home: str, somebody: Sitting) -> None:
    """Review S2.7: finished games say who had how much and when; *Again* deals at once."""
    page = somebody.page
    table = somebody.sit_down(home, "classic", 2).replace("/t/", "/api/tables/")
    assert page.request.post(f"{table}/commands", data={"type": "hold", "seat": 0, "bot": "greedy"}).ok
    expect(page.locator("[data-check=holds]")).to_be_visible(timeout=4 * BUSY)
    points = [ending["points"] for ending in page.request.get(table).json()["endings"]]
    page.goto(home)
    row = page.locator("li.over")
    expect(row.locator(".score b")).to_have_count(len(points))
    shown = [int(text) for text in row.locator(".score b").all_inner_texts()]
    assert sorted(shown) == sorted(points)
    expect(row.locator("small").first).to_have_text(re.compile("now|second|minute"))
    row.get_by_role("button", name="Rematch").click()
    page.locator(HAND).first.wait_for(timeout=BUSY)
