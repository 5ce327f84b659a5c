"""The workshop in the browser (issue 15, point 2): a newcomer writes a card, sees it, mends it, saves it and plays it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from typer.testing import CliRunner

from browser.player_page import PlayerPage, open_page
from tiptoe.cli.pack import pack_app

NAMES = {"en": "Night Scout", "fr": "Éclaireuse de nuit", "pt": "Batedora noturna"}
TEXT = "textarea"


def write_a_card(page: Page, home: str) -> None:
    """Writes a card by the form alone: names in three languages and one more effect."""
    page.goto(home)
    page.locator("a[href='/workshop']").click()
    for language, name in NAMES.items():
        page.locator(f"[data-name={language}]").fill(name)
    page.locator("[data-adds=play]").click()
    page.locator("[data-word=draw]").click()
    expect(page.locator("[data-state=right]")).to_be_visible()


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.locator("[data-does=save]").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_a_newcomer_writes_a_card_and_everybody_plays_it(home: str, browser: Browser, tmp_path: Path) -> None:
    with open_page(browser) as author, open_page(browser) as friend:
        page = author.page
        write_a_card(page, home)
        for tag, name in zip(("en", "fr", "pt-BR"), NAMES.values(), strict=True):
            expect(page.locator(f"[data-proof='{tag}'] [data-card=night-scout] .name")).to_have_text(name)
        expect(page.locator(TEXT)).to_have_value(re.compile(r'id = "night-scout".*\{ draw = ', re.DOTALL))
        checked = CliRunner().invoke(pack_app, ["check", str(saved(page, tmp_path))])
        assert (checked.exit_code, "ok: 1 card" in checked.output) == (0, True), checked.output
        page.locator("[data-does=share]").click()
        friend.page.goto(page.locator("dialog[open] input").input_value())
        expect(friend.page.locator("[data-proof=en] .name")).to_have_text("Night Scout")
        expect(friend.page.locator("[data-state=right]")).to_be_visible()
        friend.page.locator("[data-does=play]").click()
        expect(friend.page.locator("[data-spot='row:0'] [data-card=night-scout]")).to_be_visible()
        assert author.trouble == friend.trouble == []


def test_the_text_changes_the_form_and_a_mistake_stands_at_its_place(home: str, player: PlayerPage) -> None:
    """A comment is kept; a wrong word is marked in form and text and mended by a click; a later visit restores the
    pack.
    """
    page = player.page
    write_a_card(page, home)
    text = page.locator(TEXT)
    text.fill(text.input_value().replace("cost = 3", "cost = 5  # dear").replace('"companion"', '"companian"'))
    mistake = page.locator("[data-mistake='card.0.kind']")
    expect(mistake).to_contain_text("Unknown word “companian”. Did you mean “companion”?")
    expect(page.locator("#wrong-kind")).to_be_visible()
    expect(page.locator("[data-field=cost]")).to_have_value("5")
    mistake.locator(".btn").click()
    expect(page.locator("[data-state=right]")).to_be_visible()
    page.locator("[data-field=cost]").fill("4")
    page.reload()
    expect(page.locator("[data-field=cost]")).to_have_value("4")
    assert "cost = 4  # dear" in page.locator(TEXT).input_value()


def test_what_must_happen_is_played_kept_and_found_broken(home: str, player: PlayerPage, tmp_path: Path) -> None:
    """Issue 15, point 2: playing a card on the table makes a scenario, which runs here and by `tiptoe pack check`."""
    page = player.page
    write_a_card(page, home)
    page.locator("[data-does=try]").click()
    page.locator("[data-can][data-spot^='hand:']").filter(has=page.locator("[data-card=night-scout]")).first.click()
    expect(page.locator(".passing-bar .btn--go")).to_be_visible()
    page.locator("[data-trial=must]").click()
    page.locator("[data-fact='0 seat0.skill']").check()
    page.locator("[data-fact='0 events.CardDrawn']").check()
    page.locator("[data-trial=keep]").click()
    expect(page.locator("[data-scenario=holds]")).to_be_visible()
    checked = CliRunner().invoke(pack_app, ["check", str(saved(page, tmp_path))])
    assert (checked.exit_code, "1 of 1 scenarios hold" in checked.output) == (0, True), checked.output
    page.locator(TEXT).fill(page.locator(TEXT).input_value().replace("{ skill = 2 }", "{ skill = 1 }", 1))
    expect(page.locator("[data-scenario=fails]")).to_contain_text("expected")
    checked = CliRunner().invoke(pack_app, ["check", str(saved(page, tmp_path))])
    assert checked.exit_code == 1, checked.output


def test_a_pack_is_tried_in_many_games_and_the_report_taken_away(home: str, player: PlayerPage, tmp_path: Path) -> None:
    """Issue 15, point 3: plots grow while games are played; a stopped report keeps its results and can be saved."""
    page = player.page
    write_a_card(page, home)
    page.locator("[data-does=report]").click()
    report = page.locator("[data-report]")
    expect(report).to_have_attribute("data-report", "running", timeout=180_000)
    expect(page.locator("[data-reported=night-scout] th")).to_have_text("Night Scout")
    expect(page.locator("dialog[open] svg[data-bars] rect").first).to_be_visible()
    page.locator("[data-does=stop-report]").click()
    expect(report).to_have_attribute("data-report", "stopped", timeout=180_000)
    with page.expect_download() as download:
        page.locator("[data-does=take-report]").click()
    download.value.save_as(tmp_path / "report.html")
    assert "tiptoe report classic --pack" in (tmp_path / "report.html").read_text()
    assert player.trouble == []
