"""Every screen and every dialog is free of axe's violations, in both themes, on a laptop and on a phone.

The ordinary run takes the two sizes in the dark and the light theme in turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from browser.axe import AXE, axe_violations
from browser.layout_law import resize
from browser.player_page import open_page
from browser.screens import CLIENT, SHOWN, Group, screens_of_the_page
from browser.windows import EVERYTHING, THEMES, page_settings

LAPTOP, PHONE = (1366, 768), (390, 844)
SCREEN = "document.documentElement.dataset.screen"
WHOLE = "document.scrollingElement.scrollHeight"


def sizes_and_themes(turn: int) -> Iterator[tuple[tuple[int, int], tuple[str, ...]]]:
    """Returns each window size with the themes to check in."""
    for n, size in enumerate((LAPTOP, PHONE)):
        yield size, THEMES if EVERYTHING else (THEMES[(turn + n) % 2],)


def screen_violations(page: Page, size: tuple[int, int], themes: tuple[str, ...]) -> list[str]:
    """Returns a screen's violations in a window as high as its content, where no bar covers anything."""
    width, height = size
    resize(page, width, height)
    resize(page, width, page.evaluate(WHOLE))
    return [f"{width}: {line}" for line in axe_violations(page, themes)]


@pytest.mark.skipif(not AXE.is_file(), reason="needs the packages of the client")
@pytest.mark.parametrize("group", SHOWN)
def test_axe_objects_to_nothing(home: str, browser: Browser, group: Group) -> None:
    with open_page(browser, settings=page_settings("torch")) as reader:
        found, seen = [], set()
        for turn, state in enumerate(group(reader, home)):
            seen.add(reader.page.evaluate(SCREEN))
            found += [
                f"{state} {line}" for light in sizes_and_themes(turn) for line in screen_violations(reader.page, *light)
            ]
            reader.page.set_viewport_size({"width": 1366, "height": 768})
        assert not found, "\n".join(found)
        assert seen == set(SHOWN[group])
        assert reader.trouble == []


def test_no_screen_is_forgotten() -> None:
    """Every screen of the router is shown to axe, and listed in `SHOWN`."""
    fetched = re.findall(r"=> import\(", (CLIENT / "routes.ts").read_text())
    assert len(fetched) == len(screens_of_the_page()) + 1  # the notebook
    assert {screen for shown in SHOWN.values() for screen in shown} == screens_of_the_page()
