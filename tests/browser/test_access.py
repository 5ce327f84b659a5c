"""Every main screen is free of what axe objects to, in both themes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from browser.axe import AXE, objections
from browser.sitting import Sitting, sitting

pytestmark = pytest.mark.skipif(not AXE.is_file(), reason="needs the packages of the client")


def lobby(reader: Sitting, home: str) -> None:
    reader.sit_down(home, "classic", 2)
    reader.waits_for_me()
    reader.page.goto(home)
    reader.page.locator("[data-game=catacombs]").click()
    reader.page.wait_for_load_state("networkidle")


def waiting_room(reader: Sitting, home: str) -> None:
    reader.sit_down(home, "catacombs", 3, friends=1)
    reader.page.locator("svg[role=img]").first.wait_for()


def table_of_classic(reader: Sitting, home: str) -> None:
    reader.sit_down(home, "classic", 3)
    for _ in range(4):
        reader.choose()
    reader.waits_for_me()


def table_of_catacombs(reader: Sitting, home: str) -> None:
    reader.sit_down(home, "catacombs", 3)
    for _ in range(4):
        reader.choose()
    reader.waits_for_me()


def rules(reader: Sitting, home: str) -> None:
    table_of_classic(reader, home)
    reader.page.locator("[data-opens=rules]").click()
    reader.page.locator("dialog.book dt").first.wait_for()


def menu(reader: Sitting, home: str) -> None:
    table_of_classic(reader, home)
    reader.page.locator("[data-opens=menu]").click()
    reader.page.locator("dialog[open]").wait_for()


def large_card(reader: Sitting, home: str) -> None:
    reader.sit_down(home, "classic", 2)
    reader.waits_for_me()
    reader.page.locator("[data-spot='row:0']").click(button="right")
    reader.page.locator("dialog[open]").wait_for()


def cards(reader: Sitting, home: str) -> None:
    reader.page.goto(f"{home}cards/classic")
    reader.page.locator("main button").first.wait_for()
    reader.page.wait_for_load_state("networkidle")


def stored(reader: Sitting, home: str) -> None:
    reader.page.goto(f"{home}stored")
    reader.page.locator("[data-stored=for]").wait_for()


@pytest.mark.parametrize(
    "screen", [stored, lobby, waiting_room, table_of_classic, table_of_catacombs, rules, menu, large_card, cards]
)
def test_axe_objects_to_nothing(home: str, browser: Browser, screen: Callable[[Sitting, str], None]) -> None:
    with sitting(browser, settings="{speed: 'instant', motion: 'less', name: 'Mina'}") as reader:
        screen(reader, home)
        assert objections(reader.page) == []
        assert reader.trouble == []


def test_axe_objects_to_nothing_on_a_phone(home: str, browser: Browser) -> None:
    with sitting(browser, 390, 844, "{speed: 'instant', motion: 'less', name: 'Mina'}", finger=True) as reader:
        table_of_catacombs(reader, home)
        assert objections(reader.page) == []
