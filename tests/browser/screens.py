"""Screens of the page and their dialogs, one after the other, each in its fullest state.

Every screen is among them: laws for all screens are checked here (`test_screens`, `test_access`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Page

from browser.player_page import BUSY, PlayerPage

CLIENT = Path(__file__).resolve().parents[2] / "client/src"
DIALOG = "dialog[open]"
SEAL = "[data-check=holds]"  # the verified fingerprint of a finished game
TRIAL = "trial-table"  # checked by the law of tables instead
LEFT_AT = """([lesson, part, step]) =>
  localStorage.setItem("tiptoe.tutorials", JSON.stringify({ lessons: { [lesson]: { part, step } } }))"""
PIECE = "token.backpack"
LAST_STEP = ("classic-1", "all", "score")
OWN_PACK = """tiptoe-pack = 1
[pack]
id = "lanterns"
game = "classic"
title = { en = "Lanterns of the Night Watch" }
[names.card]
night-scout = { en = "Night Scout", fr = "Éclaireuse de nuit", pt = "Batedora noturna" }
[[card]]
id = "night-scout"
kind = "companion"
cost = 3
points = 1
play = [{ skill = 2 }, { draw = 1 }]
"""
WRONG_PACK = OWN_PACK.replace('"companion"', '"companian"').replace("draw", "drow")
RECORD = Path(__file__).parent / "burglar-and-magpie.tiptoe"


def go_to(page: Page, address: str, sign: str) -> None:
    """Opens a screen and waits for `sign`, a selector that only this screen has."""
    page.goto(address)
    page.locator(sign).first.wait_for()


def before_a_game(person: PlayerPage, home: str) -> Iterator[str]:
    """Shows the lobby as it opens and with all its options, the reading screens, and the waiting room."""
    page = person.page
    go_to(page, home, "[data-bot]")
    yield "lobby"
    page.locator("[data-opens=choices]").click()
    page.locator("[data-game=space]").click()
    yield "lobby-more"
    go_to(page, f"{home}learn/classic", "main button")
    page.locator("[data-lesson-of]").first.wait_for()
    yield "learn"
    page.goto(f"{home}lesson/surprises")
    page.locator("[data-lesson=skip]").click()
    page.locator(DIALOG).wait_for()
    yield "lesson-skip"
    page.evaluate(LEFT_AT, LAST_STEP)
    page.goto(f"{home}lesson/{LAST_STEP[0]}")
    page.locator("[data-lesson=go-on]").click()
    page.locator("[data-lesson=again]").wait_for()
    yield "lesson-ending"
    yield from what_can_be_read(page, home)
    yield from the_workshop(page, home)
    person.sit_down(home, "catacombs", 4, friends=2)
    page.locator("main svg[role=img]").first.wait_for()
    yield "waiting-room"


def to_another_device(page: Page) -> Iterator[str]:
    """Shows the dialog that moves a seat to another device."""
    page.locator("[data-opens=menu]").click()
    page.locator("[data-opens=move]").click()
    page.locator("[data-move=make]").click()
    page.locator(f"{DIALOG} svg[role=img]").wait_for()
    yield "move"
    for _ in range(2):
        page.keyboard.press("Escape")
    page.locator(DIALOG).first.wait_for(state="hidden")


def what_can_be_read(page: Page, home: str) -> Iterator[str]:
    """Shows the reading screens: cards, tokens, maps, rules, the library's search, stored data, a large card."""
    page.goto(f"{home}cards/space")
    tabs = page.locator("header [aria-pressed], header [role=radio], header label:has(input)")
    for n, name in enumerate(("cards", "tokens", "maps")):
        tabs.nth(tabs.count() - 3 + n).click() if n else page.locator("main button").first.wait_for()
        page.wait_for_load_state("networkidle")
        yield name
    go_to(page, f"{home}rules/catacombs/making-noise", ".text h2")
    yield "rules"
    go_to(page, f"{home}rules/catacombs/CORE-7.2", "[data-note]")
    yield "rule"
    go_to(page, f"{home}rules/classic/{PIECE}", "[data-exact]")
    yield "rules-piece"
    page.get_by_role("searchbox").fill("2")
    page.locator("[data-found] .hit").first.wait_for()
    yield "rules-found"
    page.goto(home)
    page.locator("[data-opens=stored]").click()
    page.locator("[data-stored=for]").wait_for()
    yield "stored"
    page.goto(f"{home}cards/classic")
    page.locator("main button").first.click()
    page.locator(DIALOG).wait_for()
    yield "card"


def the_workshop(page: Page, home: str) -> Iterator[str]:
    """Shows the workshop with a mistake in the pack, so that every part has content."""
    go_to(page, f"{home}workshop", "[data-state=right]")
    page.locator("textarea").fill(page.locator("textarea").input_value().replace('"companion"', '"companian"'))
    page.locator("[data-mistake]").wait_for()
    yield "workshop"
    page.locator("[data-adds=play]").click()
    page.locator(DIALOG).wait_for()
    yield "workshop-effects"
    page.keyboard.press("Escape")
    page.locator(".about select").select_option("catacombs")
    page.locator("[data-new-map=tile]").select_option("4")
    page.locator("[data-end]").first.click()
    page.locator("[data-does=drop]").click()
    page.locator("[data-wrong]").first.wait_for()
    page.locator("[data-end]").first.click()
    yield "workshop-map"


def before_a_table(person: PlayerPage, home: str) -> Iterator[str]:
    """Shows every dialog of a table, each opened by its button, and the end of the game."""
    page = person.page
    person.sit_down(home, "classic", 2)
    person.wait_until_asked()
    for opens in ("menu", "keys", "advice"):
        if opens == "keys":
            page.locator("[data-opens=menu]").click()
        page.locator(f"[data-opens={opens}]").click()
        page.locator(f"{DIALOG} [data-does=follow]" if opens == "advice" else DIALOG).wait_for()
        if opens == "advice":
            page.locator(f"{DIALOG} [data-opens=weigh]").click()
            page.locator(f"{DIALOG} [data-weigh]").first.click()
            page.locator(f"{DIALOG} [data-weighed]").wait_for(timeout=BUSY)
        yield opens
        page.keyboard.press("Escape")
        page.locator(DIALOG).wait_for(state="hidden")
    yield from to_another_device(page)
    page.locator("[data-spot='row:0']").click(button="right")
    page.locator(DIALOG).wait_for()
    yield "large-card"
    page.keyboard.press("Escape")
    page.locator("[data-spot='seat:0:discard']").click()
    page.locator(DIALOG).wait_for()
    yield "pile"
    page.keyboard.press("Escape")
    page.locator("[data-opens=rules]").click()
    page.locator("dialog.book .text h2").wait_for()
    yield "book"
    page.keyboard.press("Escape")
    person.let_bot_finish()
    page.locator(SEAL).wait_for(timeout=BUSY)
    yield "end"
    page.locator(".scores td button").first.click()
    yield "end-parts"
    person.sit_down(home, "space", 2)
    person.let_bot_finish()
    page.locator(SEAL).wait_for(timeout=BUSY)
    yield "end-of-space"
    page.goto(f"{home}replay")
    page.locator("input[type=file]").wait_for(state="attached")
    yield "bring-a-record"
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator("[data-look-back]").click()
    page.locator("[data-account]").wait_for(timeout=BUSY)
    yield "look-back"
    go_to(page, home, "li.over")
    yield "lobby-back"
    page.goto(f"{home}diary")  # bots played both games: the diary lists them and counts nothing
    page.locator(".list li").first.wait_for()
    yield "diary"


def with_own_cards(person: PlayerPage, home: str) -> Iterator[str]:
    """Shows own packs in the lobby, one of them wrong; a card on trial, its expectations, and a stopped report."""
    page = person.page
    go_to(page, home, "[data-bot]")
    page.locator("[data-opens=choices]").click()
    bring = page.locator("[data-spot=bring-pack]")
    bring.set_input_files({"name": "wrong.toml", "mimeType": "application/toml", "buffer": WRONG_PACK.encode()})
    page.locator("[data-spot=packs] li").first.wait_for()
    yield "lobby-wrong-pack"
    bring.set_input_files({"name": "own.toml", "mimeType": "application/toml", "buffer": OWN_PACK.encode()})
    page.locator("[data-pack=lanterns]").wait_for()
    yield "lobby-packs"
    go_to(page, f"{home}workshop", "[data-state=right]")
    page.locator("textarea").fill(OWN_PACK)
    page.locator("[data-proof=en] [data-card=night-scout]").wait_for()
    page.locator("[data-state=right]").wait_for()
    page.locator("[data-does=try]").click()
    page.locator("[data-can][data-spot^='hand:']").filter(has=page.locator("[data-card=night-scout]")).first.click()
    page.locator(".passing-bar .btn--go").wait_for()
    yield TRIAL
    page.locator("[data-trial=must]").click()
    page.locator(DIALOG).wait_for()
    yield "trial-must"
    page.keyboard.press("Escape")
    page.locator("[data-trial=back]").click()
    page.locator("[data-does=report]").click()
    page.locator("[data-report=running]").wait_for(timeout=4 * BUSY)
    page.locator("[data-does=stop-report]").click()
    page.locator("[data-report=stopped]").wait_for(timeout=4 * BUSY)
    yield "report"


def beside_the_box(person: PlayerPage, home: str) -> Iterator[str]:
    """Shows every part of an evening with the real box: Sub Terra, with a thief who is out, and the count."""
    page = person.page
    go_to(page, home, "[data-bot]")
    page.evaluate("localStorage.removeItem('tiptoe.box')")
    go_to(page, f"{home}box", "[data-box=start]:enabled")
    page.locator("main fieldset button").nth(1).click()
    page.locator("[data-variant='subterra:normal']").click()
    page.locator("[data-box=start]:enabled").wait_for()
    yield "box-start"
    page.locator("[data-box=start]").click()
    for seat in range(3):
        page.locator(f"[data-box='clank:{seat}'] [data-step=more]").click(click_count=3)
    page.locator("[data-box='seat:0'] [data-fate=knocked-out]").click()
    page.locator("[data-box=wild] [data-step=more]").click()
    yield "box-noise"
    page.locator("[data-box=out-turn]").click()
    page.locator(f"{DIALOG} [data-box=draw-hand]").click()
    yield "box-draw"
    page.locator("[data-box='came:black'] [data-step=more]").click()
    page.locator("[data-box=draw-done]").click()
    for part in ("tracks", "monsters", "score", "more"):
        page.locator(f"[data-box='tab:{part}']").click()
        if part == "monsters":
            for _ in range(4):
                page.locator("[data-box=guide-next]").click()
        if part == "score":
            page.locator("[data-box^='token:'] [data-step=more]").first.click()
            page.locator("[data-box=count]").click()
            page.locator("[data-counted]").first.wait_for()
        yield f"box-{part}"
    page.locator("[data-box='aid:bag']").click()
    page.locator("[data-box=end]").click()
    yield "box-end"
    page.locator("[data-box=end-sure]").click()


def at_tables(person: PlayerPage, home: str) -> Iterator[str]:
    """Shows tables of two games, a lesson, a worked example at its middle, and a replay."""
    page = person.page
    for game in ("classic", "catacombs"):
        person.sit_down(home, game, 3)
        for _ in range(4):
            person.choose()
        person.wait_until_asked()
        yield f"table-of-{game}"
    go_to(page, f"{home}lesson/surprises", ".bubble[data-step]")
    yield "lesson"
    go_to(page, f"{home}rules/classic/example.classic.crystal-cave/2", ".words [data-rule]")
    yield "example"
    page.goto(f"{home}replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator("[data-eyes]").wait_for()
    yield "replay"


Group = Callable[[PlayerPage, str], Iterator[str]]
# Screens of the page that each group shows.
READ = ("lobby", "learn", "lesson", "cards", "rules", "stored", "workshop", "table")
SHOWN: dict[Group, tuple[str, ...]] = {
    before_a_game: READ,
    before_a_table: ("table", "replay", "lobby", "diary"),
    with_own_cards: ("lobby", "workshop"),
    beside_the_box: ("box",),
    at_tables: ("table", "lesson", "example", "replay"),
}


def screens_of_the_page() -> set[str]:
    """Returns the screens that an address leads to; only the offline site has the notebook (`tests/offline`)."""
    routes = (CLIENT / "routes.ts").read_text().partition("export const ROUTES")[2]
    return set(re.findall(r"^  (\w+): \{", routes, re.MULTILINE)) - {"notebook"}
