"""Whole games by clicking, in a real browser against a real server."""

from __future__ import annotations

from browser.sitting import Sitting

MOST_CHOICES = 900


def test_a_classic_game_is_played_to_its_end_by_clicking_what_is_lit(home: str, somebody: Sitting) -> None:
    somebody.start_alone(home)
    choices = 0
    while choices < MOST_CHOICES and somebody.choose():
        choices += 1
    result = somebody.page.locator("dialog[open]")
    assert result.locator("tbody tr").count() == 3
    assert "tiptoe verify" in result.inner_text()


def test_the_table_fits_the_screen(home: str, somebody: Sitting) -> None:
    somebody.start_alone(home)
    for width, height in ((1366, 768), (1440, 900), (390, 844), (1920, 1080), (1366, 660)):
        somebody.page.set_viewport_size({"width": width, "height": height})
        inner = somebody.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert inner == [width, height]


def test_a_link_that_leads_nowhere_says_so(home: str, somebody: Sitting) -> None:
    somebody.page.goto(f"{home}t/{'0' * 24}")
    somebody.page.get_by_role("heading", name="There is no such table").wait_for()
    somebody.trouble.clear()
