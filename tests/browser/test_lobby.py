"""The lobby in a real browser against a real server: seats, friends by a link, spectators, and people at one device."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.layout_law import resize
from browser.player_page import BUSY, CURTAIN, PlayerPage, open_page
from browser.qr import read_path
from browser.windows import LANGUAGES, page_settings
from browser.windows import WINDOWS as EVERY_WINDOW

HERE = "here"
FRIEND = ""
HAND = "[data-spot^='hand:']"
MOST_CHOICES = 60
SITTER = re.compile(r"Who takes seat \d")


def choose_sitter(page: Page, seat: int, who: str) -> None:
    page.get_by_label(f"Who takes seat {seat}").select_option(who)


def expect_variant(page: Page, name: str, pressed: str) -> None:
    expect(page.locator(f"[data-variant='{name}']")).to_have_attribute("aria-pressed", pressed)


def test_six_seats_switch_on_the_party_and_the_table_opens(home: str, player: PlayerPage) -> None:
    page = player.page
    player.open_all_options(home)
    page.locator("[data-game=catacombs]").click()
    expect(page.locator("[data-variant=party]")).to_be_visible()
    expect(page.locator("[data-variant=party-deck]")).to_have_count(0)
    for _ in range(3):
        page.get_by_role("button", name="add a seat").click()
    expect(page.get_by_role("button", name="add a seat")).to_have_count(0)
    expect_variant(page, "party", "true")
    expect_variant(page, "party-deck", "true")
    expect(page.get_by_text("6 players use the")).to_be_visible()
    for seat in (6, 5):
        page.get_by_role("button", name=f"Remove seat {seat}").click()
    expect_variant(page, "party", "false")
    page.locator("[data-variant=party]").click()  # chosen by hand, which adds the seats that it needs
    expect(page.get_by_label(SITTER)).to_have_count(4)
    expect(page.get_by_role("button", name="Remove seat 5")).to_have_count(0)
    page.get_by_role("button", name="add a seat").click()
    expect_variant(page, "party-deck", "true")
    page.locator("[data-spot=start]").click()
    page.wait_for_selector(".table", timeout=BUSY)
    assert opened_spec(page) == "catacombs:a+party+party-deck"


def opened_spec(page: Page) -> str:
    """Spec of the table that the page shows."""
    table = page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/')).then((a) => a.json())")
    return str(table["spec"])


def test_sliders_mix_the_deck_and_warn_of_its_size(home: str, player: PlayerPage) -> None:
    page = player.page
    player.open_all_options(home)
    page.locator("[data-game=catacombs]").click()
    page.locator("[data-mix=classic]").fill("99")
    expect(page.get_by_text("Cards in the deck: 199")).to_be_visible()
    expect(page.get_by_text("Printed decks have 90 to 140 cards.")).to_be_visible()
    page.locator("[data-mix=classic]").fill("40")
    expect(page.get_by_text("Printed decks have 90 to 140 cards.")).to_have_count(0)
    page.locator("[data-spot=start]").click()
    page.wait_for_selector(".table", timeout=BUSY)
    assert opened_spec(page) == "catacombs:a+cards:classic:40"


def test_two_people_at_one_device_never_see_each_others_cards(home: str, player: PlayerPage) -> None:
    page = player.page
    player.open_all_options(home)
    page.get_by_label("Your name").fill("Ana")
    choose_sitter(page, 2, HERE)
    page.get_by_label("Name for seat 2").fill("Bea")
    page.locator("[data-spot=start]").click()
    turns: list[str] = []
    for _ in range(MOST_CHOICES):
        page.wait_for_selector(f"[data-can], {CURTAIN}", timeout=BUSY)
        if page.locator(CURTAIN).count():
            turns.append(pass_curtain(page))
            if len(turns) > 3:
                break
        else:
            player.choose()
    assert set(turns) == {"Ana", "Bea"}
    assert all(before != after for before, after in pairwise(turns))
    page.reload()
    assert pass_curtain(page) == turns[-1]


def pass_curtain(page: Page) -> str:
    """Passes the curtain and returns the next player's name; nothing shows before, and only that player's cards after."""
    button = page.locator(f"{CURTAIN} button")
    expect(button).to_be_focused(timeout=BUSY)
    assert page.locator(f".table, .card, {HAND}").count() == 0
    name = re.sub("^I’m ", "", button.inner_text())
    expect(button).to_be_enabled()
    page.keyboard.press("Enter")
    page.wait_for_selector(HAND, timeout=BUSY)
    expect(page.locator(".table :focus")).to_have_count(1)  # keys go on working after the curtain
    seats = page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/') + '/seats').then((a) => a.json())")
    held = {seat: cards_of(page, seat) for seat in seats}
    shown = sorted(str(card.get_attribute("data-spot")).partition(":")[2] for card in page.locator(HAND).all())
    own = ["Ana", "Bea"].index(name)
    assert shown == held[own]
    return name


def cards_of(page: Page, seat: int) -> list[str]:
    ask = "fetch(location.pathname.replace('/t/', '/api/tables/') + '/position?seat=%d').then((a) => a.json())"
    return sorted(page.evaluate(ask % seat)["view"]["seats"][seat]["hand"])


def test_what_everybody_is_asked_goes_from_hand_to_hand(home: str, player: PlayerPage) -> None:
    page = player.page
    player.open_all_options(home)
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Remove seat 3").click()
    choose_sitter(page, 2, HERE)
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


def test_a_link_seats_one_friend_and_lets_others_watch(home: str, player: PlayerPage) -> None:
    page = player.page
    player.open_all_options(home)
    choose_sitter(page, 2, FRIEND)
    page.get_by_label("Let strangers find this table").check()
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invite link", exact=True).input_value()
    assert link == page.url
    code = page.get_by_role("img", name="QR code").locator("path")
    assert read_path(code.get_attribute("d") or "", border=4) == link
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.context.browser is not None
    with open_page(page.context.browser) as friend, open_page(page.context.browser) as stranger:
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
def test_play_now_takes_the_chosen_game_and_remembers_it(home: str, player: PlayerPage, game: str) -> None:
    """Review S3.6: *Play now* starts any game by one click; a newcomer meets the weakest bot."""
    page = player.page
    page.goto(home)
    expect(page.locator("[data-bot=magpie]")).to_have_attribute("aria-pressed", "true")
    page.locator(f"[data-game={game}]").click()
    page.get_by_role("button", name="Play now").click()
    assert spec_of(page) == game
    page.go_back()
    expect(page.locator(f"[data-game={game}]")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("JSON.parse(localStorage.getItem('tiptoe.settings')).game") == game


def test_play_now_waits_for_a_list_of_games_that_is_late(home: str, player: PlayerPage) -> None:
    page = player.page
    held: list[Route] = []
    page.route("**/api/catalog*", lambda route: held.append(route))
    page.goto(home)
    page.get_by_role("button", name="Play now").click()
    held[0].continue_()
    page.wait_for_selector(".table", timeout=BUSY)
    assert player.trouble == []


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_start_is_always_in_sight(home: str, browser: Browser, width: int, height: int) -> None:
    """Review S3.8: *Start* is in sight for every game, with few and with all options, at both ends of the page."""
    with open_page(browser, width, height, finger=width < 900) as person:
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
    """Issue 25, played as a newcomer: the options unfolded below the window, and the button seemed dead."""
    with open_page(browser, width, height, finger=width < 900) as person:
        person.page.goto(home)
        person.page.locator("[data-game=catacombs]").click()
        person.page.get_by_role("button", name="More options").click()
        first = person.page.locator("#more-choices fieldset button").first
        expect(first).to_be_in_viewport()
        person.page.get_by_role("button", name="Fewer options").click()
        expect(person.page.locator("#more-choices")).to_have_count(0)
        assert person.trouble == []


def test_every_variant_says_what_it_does(home: str, player: PlayerPage) -> None:
    """Review S3.7, in every language."""
    page = player.page
    player.open_all_options(home)
    for language in ("en", "fr", "pt-BR"):
        page.locator("header select").select_option(language)
        for name in GAMES:
            page.locator(f"[data-game={name}]").click()
            expect(page.locator(f"[data-game={name}]")).to_have_attribute("aria-pressed", "true")
            told = page.locator("[data-variant] small").all_inner_texts()
            assert told and all(len(text) > 20 for text in told)
        assert player.untranslated() == []


def test_your_games_tell_points_and_go_again(home: str, player: PlayerPage) -> None:
    """Review S2.7: finished games list names, points and dates; *Again* deals at once."""
    page = player.page
    table = player.sit_down(home, "classic", 2).replace("/t/", "/api/tables/")
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


# How far the doors of the lobby reach over the thief of its picture: 0 where they stand apart.
OVER_THE_THIEF = """() => {
  const thief = document.querySelector('.figure path').ownerSVGElement.querySelector('.figure > g').getBoundingClientRect();
  const over = [...document.querySelectorAll('.ways .way')].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const [across, down] = [Math.min(right, thief.right) - Math.max(left, thief.left), Math.min(bottom, thief.bottom) - Math.max(top, thief.top)];
    return down > 0 ? Math.max(0, across) : 0;
  });
  return Math.max(...over);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_door_stands_on_the_thief_of_the_picture(home: str, browser: Browser, language: str) -> None:
    """Table finding 9: *Join friends* covered the thief's head, most of it in French."""
    with open_page(browser, settings=page_settings("torch", language=language)) as visitor:
        visitor.page.goto(home)
        visitor.page.locator(".ways .way").nth(2).wait_for()
        for width, height in EVERY_WINDOW:
            if width > 1160:
                resize(visitor.page, width, height)
                assert visitor.page.evaluate(OVER_THE_THIEF) == 0, (width, height)
