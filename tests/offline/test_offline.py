"""The site from a plain static host, below a path, in a real browser: whole games by clicks, without any network."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.player_page import LIT, MOST_CLICKS, OVER, PlayerPage, open_page
from offline.offline_player import STARTS, OfflinePlayer, new_offline_page, open_offline_page, open_profile
from offline.static_host import Host, hosting
from tiptoe.records.record import read_record, replay
from tools.site_speed import while_advised
from web.servers import tiptoe

EVERYTHING = os.environ.get("TIPTOE_GAMES") == "all"
# Whether the whole engine is in the cache, so that the next start needs no network.
KEPT = """async () => {
  const [name] = await caches.keys();
  const files = name ? await (await caches.open(name)).keys() : [];
  return files.filter(({ url }) => url.includes("/engine/")).length >= 6;
}"""
GAMES = [
    ("classic", (), "en"),
    *([("catacombs", ("subterra:hard",), "fr"), ("space", (), "pt-BR")] if EVERYTHING else []),
]


def downloaded(person: PlayerPage, folder: Path) -> Path:
    with person.page.expect_download() as loading:
        person.page.locator("dialog[open] a[download]").click()
    file = folder / loading.value.suggested_filename
    loading.value.save_as(file)
    return file


@pytest.mark.parametrize(("game", "variants", "language"), GAMES)
def test_a_whole_game_offline_and_its_record_verifies(
    browser: Browser, host: Host, tmp_path: Path, game: str, variants: tuple[str, ...], language: str
) -> None:
    with open_offline_page(browser, game=game, language=language) as person:
        person.start_game(host.address, variants)
        person.play_choices(3)
        person.page.wait_for_function(KEPT, timeout=STARTS)
        person.page.context.set_offline(True)
        host.server.shutdown()  # further requests to the host fail
        person.page.reload()
        person.first_choice()
        person.play(MOST_CLICKS)
        expect(person.page.locator(f"{OVER} tbody tr").first).to_be_visible()
        record = downloaded(person, tmp_path)
        checked = tiptoe("verify", str(record))
        assert checked.returncode == 0, checked.stdout + checked.stderr
        assert [each for each in host.asked if "/api/" in each] == []
        assert person.trouble == []


def test_two_tabs_share_one_service_and_the_second_goes_on_alone(browser: Browser, host: Host) -> None:
    with open_offline_page(browser) as first:
        first.start_game(host.address)
        first.play_choices(1)
        second = new_offline_page(first.page.context)
        second.page.goto(first.page.url)
        second.first_choice()
        decision = first.page.locator(".table").get_attribute("data-decision")
        expect(second.page.locator(f".table[data-decision='{decision}']")).to_be_visible()
        first.play_choices(1)
        decision = first.page.locator(".table").get_attribute("data-decision")
        expect(second.page.locator(f".table[data-decision='{decision}']")).to_be_visible()
        first.page.close()  # and its worker
        second.page.wait_for_timeout(100)
        second.page.reload()
        second.first_choice()
        second.play_choices(2)
        assert second.trouble == []


def test_a_browser_that_is_shut_in_the_middle_goes_on_offline(browser: Browser, host: Host, tmp_path: Path) -> None:
    with open_profile(browser, tmp_path / "profile") as person:
        person.start_game(host.address)
        person.play_choices(3)
        person.page.wait_for_function(KEPT, timeout=STARTS)
        place, decision = person.page.url, person.page.locator(".table").get_attribute("data-decision")
    host.server.shutdown()
    with open_profile(browser, tmp_path / "profile") as person:
        person.page.goto(place)
        expect(person.page.locator(f".table[data-decision='{decision}']")).to_be_visible(timeout=STARTS)
        person.first_choice()
        person.play_choices(2)
        assert person.trouble == []


def test_a_game_goes_on_at_a_server_and_is_looked_at_here(
    browser: Browser, host: Host, home: str, tmp_path: Path
) -> None:
    with open_offline_page(browser) as person:
        person.start_game(host.address)
        person.play_choices(4)
        begun = saved(person, tmp_path)
        with open_page(browser) as there:
            open_replay(there.page, f"{home}replay", begun)
            there.page.locator("[data-go-on]").click()
            there.page.wait_for_url(re.compile("/t/[0-9a-f]{24}"))
            there.page.locator(LIT).first.wait_for()
            for _ in range(3):
                assert there.choose()
            there.page.locator("[data-opens=menu]").click()
            there.page.locator("[data-does=ask-end]").click()
            expect(there.page.locator(f"{OVER} tbody tr").first).to_be_visible()
            ended = downloaded(there, tmp_path)
            assert there.trouble == []
        checked = tiptoe("verify", str(ended))
        assert checked.returncode == 0, checked.stdout + checked.stderr
        assert choices_of(ended)[: len(choices_of(begun))] == choices_of(begun)
        open_replay(person.page, f"{host.address}#/replay", ended)
        assert person.trouble == []


def saved(person: OfflinePlayer, folder: Path) -> Path:
    """Saves the record of a game from the table's menu."""
    person.page.locator("[data-opens=menu]").click()
    return downloaded(person, folder)


def open_replay(page: Page, address: str, record: Path) -> None:
    page.goto(address)
    page.locator("input[type=file]").set_input_files(record, timeout=STARTS)
    expect(page.locator(".table")).to_be_visible(timeout=STARTS)


def choices_of(record: Path) -> list[str]:
    return list(replay(read_record(record.read_text(encoding="utf-8"))).keys)


def test_advice_is_thought_about_while_the_table_answers(browser: Browser, host: Host) -> None:
    with open_offline_page(browser) as person:
        person.start_game(host.address)
        person.play_choices(1)
        person.page.wait_for_function(KEPT, timeout=STARTS)
        advice, *beside = while_advised(person.page)
        assert advice > 0, f"no advice: {advice}"
        assert max(beside) < advice / 2, f"answers took {max(beside):.0f} ms while advice took {advice:.0f} ms"
        assert person.trouble == []


def newer(site: Path) -> None:
    """Replaces the site with another version: the same engine, another page."""
    for name, old, new in (
        ("sw.js", 'const VERSION = "', 'const VERSION = "newer-'),
        ("index.html", "<head>", '<head><meta name="newer" />'),
    ):
        file = site / name
        file.write_text(file.read_text().replace(old, new, 1))
        file.with_name(f"{name}.br").unlink()


def test_a_newer_version_breaks_no_game_and_takes_every_tab(browser: Browser, host: Host, tmp_path: Path) -> None:
    site = Path(shutil.copytree(host.folder, tmp_path / "site"))
    with hosting(site) as host, open_offline_page(browser) as first:
        first.start_game(host.address)
        first.play_choices(2)
        first.page.wait_for_function(KEPT, timeout=STARTS)
        newer(site)
        before = len(host.asked)
        second = new_offline_page(first.page.context)
        second.page.goto(first.page.url)
        expect(second.page.locator(".newer")).to_be_visible(timeout=STARTS)
        first.play_choices(2)  # the first tab goes on undisturbed
        decision = first.page.locator(".table").get_attribute("data-decision")
        second.page.locator(".newer .btn").first.click()
        for person in (first, second):
            expect(person.page.locator("meta[name=newer]")).to_be_attached(timeout=STARTS)
            expect(person.page.locator(f".table[data-decision='{decision}']")).to_be_visible(timeout=STARTS)
        second.first_choice()
        second.play_choices(1)
        assert not [
            each for each in host.asked[before:] if "/engine/" in each
        ]  # the unchanged engine is not fetched again
        assert [*first.trouble, *second.trouble] == []


def test_an_engine_that_does_not_come_is_told_of_and_tried_again(browser: Browser, host: Host, tmp_path: Path) -> None:
    site = Path(shutil.copytree(host.folder, tmp_path / "site"))
    engine = (site / "engine").rename(tmp_path / "engine")
    with hosting(site) as host, open_offline_page(browser) as person:
        person.page.goto(host.address)
        person.page.locator("[data-spot=start]").click()
        told = person.page.locator(".engine[role=alert]")
        expect(told).to_be_visible()
        engine.rename(site / "engine")
        told.locator("button").click()
        person.page.locator("[data-spot=start]").click()
        person.first_choice()


def test_links_work_below_any_path_and_from_a_server(browser: Browser, host: Host) -> None:
    with open_offline_page(browser) as person:
        page = person.page
        page.goto(f"{host.address}learn/classic")  # a link to the server's path: the host has no such file
        page.wait_for_url(f"{host.address}#/learn/classic")
        expect(page.locator("h1, h2").first).to_be_visible()
        page.goto(host.address)
        expect(page.locator("[data-spot=start]")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert not [each for each in host.asked if "/engine/" in each]  # the engine is fetched by the first game
        assert page.get_by_text("Join friends").count() == 0


def test_a_lesson_and_the_book_need_no_server(browser: Browser, host: Host) -> None:
    with open_offline_page(browser) as person:
        page = person.page
        page.goto(host.address)
        page.locator("[data-lesson=first]").click()
        expect(page.locator("[data-lesson]").first).to_be_visible(timeout=STARTS)
        page.goto(f"{host.address}#/rules/classic")
        expect(page.locator("article, main h2").first).to_be_visible(timeout=STARTS)
        page.goto(f"{host.address}#/cards/space")
        expect(page.locator("image, .card").first).to_be_visible(timeout=STARTS)
        assert person.trouble == []
