"""After the game (review S2.7): the verdict, scores that open into parts, the course, the seal, and the next game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.player_page import BUSY, LOOKS, PlayerPage

SPECS = ("classic", "space")


def finished(person: PlayerPage, home: str, spec: str = "classic", *, by_bot: bool = False) -> dict[str, Any]:
    """Plays a game to its end over HTTP, or by a bot, while the page shows another screen; returns the final view."""
    page = person.page
    address = person.sit_down(home, spec, 2)
    table = address.replace("/t/", "/api/tables/")
    expect(page.locator(".table")).to_be_visible()  # the page has seen the seal
    page.goto(f"{home}cards/{spec}")
    if by_bot:
        assert page.request.post(f"{table}/commands", data={"type": "hold", "seat": 0, "bot": "greedy"}).ok
        for _ in range(4 * BUSY // LOOKS):
            if page.request.get(table).json()["phase"] == "over":
                break
            page.wait_for_timeout(LOOKS)
    else:
        person.play_by_requests(table)
    page.goto(address)
    expect(page.locator("[data-check=holds]")).to_be_visible(timeout=BUSY)
    told: dict[str, Any] = page.request.get(f"{table}/position?lang=en").json()["view"]
    return told


@pytest.mark.parametrize("spec", SPECS)
def test_every_number_opens_into_what_it_is_made_of(home: str, player: PlayerPage, spec: str) -> None:
    view = finished(player, home, spec)
    page = player.page
    expect(page.locator("#verdict")).to_have_text(re.compile("^(You|Carried|A victory)"))
    numbers = page.locator(".scores td button")
    expect(numbers).to_have_count(len(view["seats"]) * len(view["score_lines"]))
    for number in numbers.all():
        shown = int(number.inner_text())
        number.click()
        worths = [re.findall(r"-?\d+", text) for text in page.locator(".parts li > .worth").all_inner_texts()]
        assert sum(int(n) * int(each[0]) if each else int(n) for n, *each in worths) == shown
        number.click()
    assert player.untranslated() == []
    expect(page.locator("section svg polyline:not(.under)")).to_have_count(len(view["seats"]))


def test_the_seal_is_checked_again_by_a_button(home: str, player: PlayerPage) -> None:
    finished(player, home)
    with player.page.expect_response(re.compile("/check$")):
        player.page.get_by_role("button", name="Check again").click()
    expect(player.page.locator("[data-check=holds]")).to_contain_text(
        "Your browser saw this fingerprint before the deal"
    )
    player.page.evaluate(
        "localStorage.setItem('tiptoe.seals', JSON.stringify([[location.pathname.slice(3), 'f'.repeat(64)]]))"
    )
    player.page.reload()
    expect(player.page.locator("[data-check=fails]")).to_contain_text("a different fingerprint", timeout=BUSY)


def test_play_again_against_bots_deals_at_once(home: str, player: PlayerPage) -> None:
    finished(player, home)
    before = player.page.url
    player.page.get_by_role("button", name="Play again").click()
    player.page.wait_for_url(lambda url: url != before)
    player.page.locator("[data-spot^='hand:']").first.wait_for(timeout=BUSY)


def test_looking_back_is_one_click_from_the_result(home: str, player: PlayerPage) -> None:
    """Issue 14: the result leads to what decided, luck and choices by one click; on a phone the button stays in sight."""
    finished(player, home)
    page = player.page
    page.set_viewport_size({"width": 320, "height": 568})
    expect(page.locator("[data-look-back]")).to_be_in_viewport(ratio=1)
    page.locator("[data-look-back]").click()
    expect(page.locator("[data-account]")).to_be_visible(timeout=BUSY)
    last = page.request.get(f"{home}api/replays/{page.url.split('/')[4]}").json()["last"]
    expect(page).to_have_url(re.compile(f"/replay/[0-9a-f]+/{last}$"))


def test_my_games_add_up(home: str, player: PlayerPage) -> None:
    """Issue 14: a finished game is counted with its cards and ways at once, and is gone when it is erased."""
    finished(player, home)
    page = player.page
    page.goto(f"{home}diary")
    expect(page.locator("[data-figure=games] b")).to_have_text("1")
    expect(page.locator(".columns ol")).to_have_count(2, timeout=BUSY)
    expect(page.locator(".columns ol li").first).to_be_visible()
    assert player.untranslated() == []
    expect(page.locator("[data-by-bot]")).to_have_count(0)
    with page.expect_download() as taken:
        page.get_by_role("link", name="CSV").click()
    assert taken.value.suggested_filename == "tiptoe.csv"
    page.get_by_role("button", name="Erase my history").click()
    page.locator("[data-erase]").click()
    expect(page.locator("[data-figure]")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_a_game_that_a_bot_played_says_so_and_does_not_count(
    home: str, player: PlayerPage, width: int, height: int
) -> None:
    """Issue 25, point 7: the lobby said "1 won" after a game that a bot had played from the first turn."""
    page = player.page
    page.set_viewport_size({"width": width, "height": height})
    finished(player, home, by_bot=True)
    expect(page.locator("#verdict")).to_have_text(re.compile("^A bot (won|played) this game for you$"))
    expect(page.locator("#verdict + p")).to_contain_text(re.compile(r"A bot played your turns: (\d+) of \1\."))
    expect(
        page.locator("tr[data-seat='0'] + .below, tr[data-seat='0']").locator("[data-by-bot]:visible")
    ).to_have_count(1)
    expect(page.locator("tr[data-seat='1'] + .below, tr[data-seat='1']").locator("[data-by-bot]")).to_have_count(0)
    page.locator("[data-look-back]").click()
    expect(page.locator("aside [data-by-bot]")).to_contain_text("Mina")
    page.goto(home)
    expect(page.locator("li.over small").first).to_contain_text("a bot played for you")
    expect(page.locator("[data-nights]")).to_have_count(0)
    page.goto(f"{home}diary")
    expect(page.locator("[data-figure=games] b")).to_have_text("0")
    expect(page.locator(".list li")).to_contain_text("played by a bot")
    assert player.untranslated() == []
