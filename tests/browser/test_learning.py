"""The game in two minutes, and the rules of this game only (review S1.4)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import AXE, objections
from browser.sitting import Sitting, sitting

GAMES = ("classic", "catacombs", "space")
LANGUAGES = ("en", "fr", "pt-BR")
QUIET = "{speed: 'instant', motion: 'less', name: 'Mina', language: '%s'}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_leads_to_the_game_in_two_minutes(home: str, browser: Browser, language: str) -> None:
    with sitting(browser, settings=QUIET % language) as reader:
        reader.page.goto(home)
        for game in GAMES:
            reader.page.locator(f"[data-game={game}]").click()
            reader.page.locator(f"a[href='/learn/{game}']").click()
            expect(reader.page.locator("main .page h3")).to_have_count(6)
            assert reader.page.locator("main dl div").count() >= 19
            assert reader.unsaid() == []
            reader.page.locator(".brand").click()
        assert reader.trouble == []


@pytest.mark.parametrize(("spec", "foreign"), [("classic", ("CAT-", "SPA-", "SUB-")), ("space", ("CAT-", "CLA-"))])
def test_help_begins_with_two_minutes_and_lists_only_rules_of_this_game(
    home: str, somebody: Sitting, spec: str, foreign: tuple[str, ...]
) -> None:
    page = somebody.page
    somebody.sit_down(home, spec, 2)
    somebody.waits_for_me()
    page.locator("[data-opens=rules]").click()
    expect(page.locator("aside h3").first).to_have_text("The goal")
    page.get_by_role("button", name="All rules").click()
    page.locator("[data-rule]").first.wait_for()
    ids = [str(one.get_attribute("data-rule")) for one in page.locator("[data-rule]").all()]
    assert len(ids) > 150 and not [id for id in ids if id.startswith(foreign)]
    assert page.locator("aside h3").count() > 20
    reference = page.locator("[data-rule] dd button").first
    name = reference.inner_text()
    reference.click()
    expect(page.locator(f"[data-rule='{name}']")).to_be_in_viewport()


def test_a_search_finds_rules_by_words(home: str, somebody: Sitting) -> None:
    page = somebody.page
    somebody.sit_down(home, "classic", 2)
    somebody.waits_for_me()
    page.locator("[data-opens=rules]").click()
    page.get_by_role("button", name="All rules").click()
    page.locator("[data-rule]").first.wait_for()
    page.get_by_label("Search").fill("artifact depths")
    for rule in page.locator("[data-rule]").all():
        text = rule.inner_text().lower()
        assert "depths" in text or "artifact" in text
    page.get_by_label("Search").fill("zeppelin")
    expect(page.get_by_text("No rule says that.")).to_be_visible()


@pytest.mark.parametrize(("language", "word"), [("en", "backpack"), ("fr", "sac a dos"), ("pt-BR", "mochila")])
def test_rules_are_read_and_found_in_the_own_language(home: str, browser: Browser, language: str, word: str) -> None:
    """The rules sheet was English in every language; accents need not be typed."""
    with sitting(browser, settings=QUIET % language) as reader:
        page = reader.page
        reader.sit_down(home, "classic", 2)
        reader.waits_for_me()
        page.locator("[data-opens=rules]").click()
        page.locator("aside .tabs button").last.click()
        expect(page.locator("[data-rule='CORE-1.1']")).to_have_attribute("lang", language)
        page.locator("aside input").fill(word)
        expect(page.locator("[data-rule='CORE-1.1']")).to_have_count(0)
        expect(page.locator("[data-rule]").first).to_be_visible()
        assert reader.trouble == []


@pytest.mark.skipif(not AXE.is_file(), reason="needs the packages of the client")
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_axe_objects_to_nothing_in_lobby_and_lesson(home: str, browser: Browser, width: int, height: int) -> None:
    with sitting(browser, width, height, QUIET % "en", finger=width < 900) as reader:
        reader.page.goto(home)
        reader.page.get_by_role("button", name="More choices").click()
        whole = reader.page.evaluate("document.scrollingElement.scrollHeight")
        reader.page.set_viewport_size({"width": width, "height": whole})  # nothing is half under the bar at the foot
        assert objections(reader.page) == []
        reader.page.set_viewport_size({"width": width, "height": height})
        reader.page.goto(f"{home}learn/space")
        reader.page.locator("main dl div").first.wait_for()
        assert objections(reader.page) == []
        assert reader.overflow()[0] == 0
        assert reader.trouble == []
