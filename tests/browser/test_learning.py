"""The game in two minutes, and the rules library (review S1.4, issue 14)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.player_page import PlayerPage, open_page

GAMES = ("classic", "catacombs", "space")
LANGUAGES = ("en", "fr", "pt-BR")
QUIET = "{speed: 'instant', motion: 'less', name: 'Mina', language: '%s'}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_leads_to_the_game_in_two_minutes(home: str, browser: Browser, language: str) -> None:
    with open_page(browser, settings=QUIET % language) as reader:
        reader.page.goto(home)
        for game in GAMES:
            reader.page.locator(f"[data-game={game}]").click()
            reader.page.locator(f"[data-door=two-minutes][href='/learn/{game}']").click()
            expect(reader.page.locator("main .page h3")).to_have_count(6)
            assert reader.page.locator("main dl div").count() >= 19
            assert reader.untranslated() == []
            reader.page.locator(".brand").click()
        assert reader.trouble == []


def test_the_rules_open_over_the_table_with_this_game_only(home: str, player: PlayerPage) -> None:
    """The book shows its chapters first, then every rule; a number leads to the exact rule, and closing returns to the
    game.
    """
    page = player.page
    address = player.sit_down(home, "space", 2)
    player.wait_until_asked()
    page.locator("[data-opens=rules]").click()
    expect(page.locator("dialog.book .text h2")).to_have_text("Quick rules")
    page.get_by_role("link", name="Full rules").click()
    expect(page.locator("[data-rule='CORE-1.1']")).to_be_visible()
    ids = page.locator("[data-rule]").evaluate_all("(all) => all.map((one) => one.dataset.rule)")
    assert len(ids) > 150 and not [id for id in ids if id.startswith(("CAT-", "CLA-"))]
    page.locator("[data-rule] dd a").first.click()
    expect(page.locator("[data-note]")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog.book")).to_have_count(0)
    expect(page).to_have_url(address)
    assert player.wait_until_asked()


BACKPACK = {
    "en": ("backpack", "carry a second artifact", "Backpack"),
    "fr": ("sac a dos", "porter un deuxieme artefact", "Sac à dos"),
    "pt-BR": ("mochila", "carregar um segundo artefato", "Mochila"),
}


def test_the_backpack_is_found_by_its_word_and_by_what_it_does(home: str, browser: Browser) -> None:
    """Issue 14: the library finds a piece by its name and by its effect in each language, without accents or a reload."""
    with open_page(browser, settings=QUIET % "en") as reader:
        page = reader.page
        page.goto(f"{home}rules/classic")
        for language, (word, deed, name) in BACKPACK.items():
            page.locator("header select").last.select_option(language)
            expect(page.locator(".contents [lang]").first).to_have_attribute("lang", language)
            field = page.get_by_role("searchbox")
            field.fill(word)
            expect(page.locator("[data-found=piece] .hit").first).to_contain_text(name)
            field.fill(deed)
            expect(page.locator("[data-found] .hit", has_text=name).first).to_be_visible()
            assert reader.untranslated() == []
        page.get_by_role("searchbox").fill("zepelim")
        expect(page.locator("[data-found]")).to_have_count(0)
        assert reader.trouble == []


def test_a_rule_has_an_address_that_shows_its_sentence_its_text_and_its_tokens(home: str, browser: Browser) -> None:
    with open_page(browser, settings=QUIET % "fr") as reader:
        page = reader.page
        page.goto(f"{home}rules/classic/CORE-11.4")
        expect(page.locator(".text .lit").first).to_be_in_viewport()
        expect(page.locator("[data-note='CORE-11.4']")).to_contain_text("Artefact")
        page.locator(".note a", has_text="Un seul Artefact").click()
        steps_through_an_example(page)
        page.locator(".note .pieces a", has_text="Sac à dos").click()
        expect(page).to_have_url(f"{home}rules/classic/token.backpack")
        expect(page.locator("[data-exact='CLA-5.14']")).to_be_visible()
        page.go_back()
        expect(page.locator("[data-note='CORE-11.4']")).to_be_visible()
        assert reader.trouble == []


def steps_through_an_example(page: Page) -> None:
    """Steps through a worked example on the real table: forward and back, the rule lit, the current language, back to
    the rule.
    """
    words = page.locator(".words")
    expect(page.locator("[data-at='0']")).to_be_visible()
    for n in range(1, 3):
        page.locator("[data-step=on]").click()
        expect(page.locator(f"[data-at='{n}']")).to_be_visible()
    expect(words).to_contain_text("Renard prend Artefact 7")
    expect(words.locator(".ids [data-lit]")).to_have_text(["CORE-12.4"])
    page.keyboard.press("ArrowLeft")
    expect(words).not_to_contain_text("prend Artefact")
    page.keyboard.press("End")
    words.locator("[data-rule]").first.click()
    expect(page.locator("dialog.book [data-note]")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-step=leave]").click()


def test_a_refusal_leads_to_its_rule(home: str, player: PlayerPage) -> None:
    """Every refusal links to its rule in the book; no number is printed beside the sentence."""
    page = player.page
    player.sit_down(home, "classic", 2)
    player.wait_until_asked()
    room, note = page.locator("[data-spot^='room:']:not([data-can])").last, page.locator("dialog.book [data-note]")
    room.click(force=True)
    mark = page.locator(".bar .rule")
    expect(mark).to_have_text(["§"])
    named, said = mark.evaluate("(mark) => [mark.dataset.rule, mark.getAttribute('aria-label')]")  # of one moment
    assert named in said
    mark.click()
    expect(note).to_be_visible()
    expect(page.locator("dialog.book .lit").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.book")).to_have_count(0)
    page.get_by_role("button", name="Show map as a list").click()
    page.locator(".rooms li", has_text="crystal cave").first.get_by_role("button", name="CORE-10.8").click()
    expect(page.locator("dialog.book [data-note='CORE-10.8']")).to_be_visible()
