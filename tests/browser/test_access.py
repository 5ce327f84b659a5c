"""Every screen, and whatever opens on it, is free of what axe objects to, in both themes, on a laptop and on a phone.

The ordinary run looks by torch light at one of the two and by daylight at the other, in turn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from browser.axe import AXE, objections
from browser.screens import CLIENT, SHOWN, Group, screens_of_the_page
from browser.sitting import sitting
from browser.windows import EVERYTHING, THEMES, worn

LAPTOP, PHONE = (1366, 768), (390, 844)
SCREEN = "document.documentElement.dataset.screen"
WHOLE = "document.scrollingElement.scrollHeight"


def lights(turn: int) -> Iterator[tuple[tuple[int, int], tuple[str, ...]]]:
    """Each size with its themes."""
    for n, size in enumerate((LAPTOP, PHONE)):
        yield size, THEMES if EVERYTHING else (THEMES[(turn + n) % 2],)


def objections_in(page: Page, size: tuple[int, int], themes: tuple[str, ...]) -> list[str]:
    """All of a screen is looked at: nothing is half under a bar at its foot."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.set_viewport_size({"width": width, "height": page.evaluate(WHOLE)})
    return [f"{width}: {line}" for line in objections(page, themes)]


@pytest.mark.skipif(not AXE.is_file(), reason="needs the packages of the client")
@pytest.mark.parametrize("group", SHOWN)
def test_axe_objects_to_nothing(home: str, browser: Browser, group: Group) -> None:
    with sitting(browser, settings=worn("torch")) as reader:
        found, seen = [], set()
        for turn, state in enumerate(group(reader, home)):
            seen.add(reader.page.evaluate(SCREEN))
            found += [f"{state} {line}" for light in lights(turn) for line in objections_in(reader.page, *light)]
            reader.page.set_viewport_size({"width": 1366, "height": 768})
        assert not found, "\n".join(found)
        assert seen == set(SHOWN[group])
        assert reader.trouble == []


def test_no_screen_is_forgotten() -> None:
    """What an address leads to is fetched by its own line, and shown to axe."""
    fetched = re.findall(r"import\(", (CLIENT / "screens.ts").read_text())
    assert len(fetched) == len(screens_of_the_page())
    assert {screen for shown in SHOWN.values() for screen in shown} == screens_of_the_page()
