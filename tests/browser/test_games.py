"""Games by clicks, in a real browser against a real server.

One game is clicked from its first choice to its last; in the others a bot takes over the seat after many clicks, and
the
end is checked. `make games` (TIPTOE_GAMES=all) clicks through all of them, and more.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import axe_violations
from browser.player_page import BUSY, MOST_CLICKS, PlayerPage, open_page
from web.servers import tiptoe

EVERYTHING = os.environ.get("TIPTOE_GAMES") == "all"
CLICKED = MOST_CLICKS if EVERYTHING else 20  # choices
CLICKED_TOGETHER = MOST_CLICKS if EVERYTHING else 30
LAPTOP, PHONE, FULL_HD = (1366, 768), (390, 844), (1920, 1080)


class Game(NamedTuple):
    spec: str
    seats: int
    language: str
    window: tuple[int, int]
    finger: bool = False


ORDINARY = (Game("catacombs", 2, "en", PHONE, finger=True),)
LONGER = (
    Game("catacombs+subterra:hard", 2, "pt-BR", LAPTOP),
    Game("space", 2, "fr", PHONE, finger=True),
    Game("space:engineering.arena.promenade", 4, "pt-BR", FULL_HD),
    Game("classic:dusk", 4, "pt-BR", PHONE, finger=True),
    Game("catacombs+party", 6, "en", LAPTOP),
    Game("catacombs+party", 5, "fr", FULL_HD),
)


def settings_in(language: str) -> str:
    return f"{{speed: 'instant', motion: 'less', language: '{language}'}}"


def finish_and_check(person: PlayerPage, seats: int, folder: Path, clicked: int = CLICKED) -> None:
    """Plays the game to its end, checks scores and record, and starts the next game with the same people."""
    if all(person.choose() for _ in range(clicked)):
        person.let_bot_finish()
    person.check_page()
    page = person.page
    result = page.locator("dialog[open]")
    expect(result.locator(".scores tbody tr[data-seat]")).to_have_count(seats)
    assert sorted(person.view["scores"]) == sorted(int(n) for n in result.locator(".scores .total").all_inner_texts())
    assert axe_violations(page) == []
    with page.expect_download() as loading:
        result.locator("a[download]").click()
    record = folder / loading.value.suggested_filename
    loading.value.save_as(record)
    checked = tiptoe("verify", str(record))
    assert checked.returncode == 0, checked.stdout + checked.stderr
    before = page.url
    result.locator(".btn--go").click()
    page.wait_for_url(lambda url: url != before)
    page.locator(".table, main").first.wait_for()
    assert person.trouble == []


def test_a_classic_game_from_the_lobby_to_the_next_game(home: str, player: PlayerPage, tmp_path: Path) -> None:
    player.start_with_bots(home)
    finish_and_check(player, 3, tmp_path, clicked=MOST_CLICKS)


def test_a_game_of_catacombs_with_tiles_turned_before_they_are_laid(
    home: str, browser: Browser, tmp_path: Path
) -> None:
    with open_page(browser, settings=settings_in("fr")) as person:
        person.page.goto(home)
        person.page.locator("[data-game=catacombs]").click()
        person.page.get_by_role("button", name="Lancer").click()
        person.page.wait_for_selector(".table")
        finish_and_check(person, 3, tmp_path)
        assert person.turns > 0


def test_a_ship_is_put_together_and_robbed(home: str, player: PlayerPage, tmp_path: Path) -> None:
    page = player.page
    player.open_all_options(home)
    page.locator("[data-game=space]").click()
    places = page.locator(".builder select")
    places.nth(0).select_option("arena")
    expect(places.nth(0)).to_have_value("arena")
    assert places.nth(1).input_value() not in ("arena", "doomsday-cannon")
    page.locator("[data-spot=start]").click()
    page.wait_for_selector(".table")
    assert player.view["rules"].startswith("space:arena.")
    expect(page.locator("html")).to_have_attribute("data-game", "space")
    finish_and_check(player, 3, tmp_path)


@pytest.mark.parametrize(
    "told", ORDINARY + (LONGER if EVERYTHING else ()), ids=lambda told: f"{told.spec}-{told.language}"
)
def test_a_game_is_played_by_clicks(home: str, browser: Browser, tmp_path: Path, told: Game) -> None:
    with open_page(browser, *told.window, settings_in(told.language), finger=told.finger) as person:
        person.sit_down(home, told.spec, told.seats)
        finish_and_check(person, told.seats, tmp_path)


def test_two_people_and_one_whose_connection_is_lost(home: str, browser: Browser) -> None:
    with open_page(browser, settings=settings_in("en")) as ana, open_page(browser, settings=settings_in("fr")) as bea:
        ana.sit_down(home, "classic:dusk", 2, friends=1, name="Ana")
        bea.page.goto(ana.page.url)
        bea.page.locator("form input").fill("Bea")
        bea.page.locator("form .btn--go").click()
        ana.page.get_by_text("Bea").wait_for()
        ana.page.get_by_role("button", name="Deal").click()
        for person in (ana, bea):
            person.page.locator(".table").wait_for()
        table = ana.page.url.replace("/t/", "/api/tables/")
        lost = [lose_connection_while_answering, lose_connection_while_other_plays]
        for _ in range(CLICKED_TOGETHER):
            info = ana.page.request.get(table).json()
            if info["phase"] == "over":
                break
            (ana, bea)[info["asked"]].choose()
            if lost and info["asked"] == 0:
                lost.pop()(bea, ana)
        assert not lost
        give_up_together(ana, bea)
        for person in (ana, bea):
            expect(person.page.locator("dialog[open] .scores tbody tr[data-seat]")).to_have_count(2, timeout=BUSY)
            assert person.trouble == []


def give_up_together(ana: PlayerPage, bea: PlayerPage) -> None:
    """Ends the game by consent unless it is over already."""
    table = ana.page.url.replace("/t/", "/api/tables/")
    if ana.page.request.get(table).json()["phase"] == "over":
        return
    assert ana.page.request.post(f"{table}/commands", data={"type": "ask-end"}).ok
    bea.page.get_by_role("dialog").locator(".btn--go").click()


def lose_connection_while_other_plays(gone: PlayerPage, other: PlayerPage) -> None:
    """A returning player sees the current position after the other seat played."""
    lose_connection(gone)
    other.choose()
    restore_connection(gone)
    now = other.page.locator(".table").get_attribute("data-decision") or ""
    expect(gone.page.locator(".table")).to_have_attribute("data-decision", now)


def lose_connection_while_answering(gone: PlayerPage, other: PlayerPage) -> None:
    """A choice clicked without a connection is sent when the connection is back."""
    while other.page.locator("[data-can]").count():
        other.choose()
    gone.wait_until_asked()
    before = gone.page.locator(".table").get_attribute("data-decision") or ""
    lose_connection(gone)
    gone.click(gone.page.locator("[data-can][data-spot^='hand:']"))
    restore_connection(gone)
    expect(gone.page.locator(".table")).not_to_have_attribute("data-decision", before)


def lose_connection(person: PlayerPage) -> None:
    person.page.context.set_offline(True)
    person.page.locator(".banner[role=alert]").wait_for()


def restore_connection(person: PlayerPage) -> None:
    person.page.context.set_offline(False)
    expect(person.page.locator(".banner[role=alert]")).to_have_count(0, timeout=BUSY)
    person.trouble = [line for line in person.trouble if "ERR_INTERNET_DISCONNECTED" not in line]
