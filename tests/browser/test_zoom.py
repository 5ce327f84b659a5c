"""Zooming a map in a real browser: the point under the pointer, or between two fingers, stays in place.

Unit tests of the same rule: client/tests/camera.test.ts.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from browser.player_page import PlayerPage, open_page

NEAR = 2.5  # pixels
NOTCH = 100  # deltaY of one notch of a wheel
SLIDES = 400  # milliseconds until the map lies still
# The middle and the width of the own pawn's room on the screen.
ROOM = """(room) => {
  const { x, y, width, height } = document.querySelector(`.map [data-spot="room:${room}"] .floor`).getBoundingClientRect();
  return [x + width / 2, y + height / 2, width];
}"""


def own_room(person: PlayerPage) -> str:
    view = person.view
    room: str = view["seats"][view["seat"]]["room"]
    return room


def lies_at(page: Page, room: str) -> tuple[float, float, float]:
    page.wait_for_timeout(SLIDES)
    x, y, width = page.evaluate(ROOM, room)
    return x, y, width


def far(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
@pytest.mark.parametrize("window", [(1366, 768), (1920, 1080)])
def test_a_wheel_keeps_the_room_under_the_pointer(
    home: str, browser: Browser, spec: str, window: tuple[int, int]
) -> None:
    """Found: after three notches over the own pawn its room was outside the map. Zooming out leads back."""
    with open_page(browser, *window) as person:
        person.sit_down(home, spec, 2)
        person.wait_until_asked()
        room = own_room(person)
        before = lies_at(person.page, room)
        person.page.mouse.move(*before[:2])
        for _ in range(3):
            person.page.mouse.wheel(0, -NOTCH)
        after = lies_at(person.page, room)
        assert after[2] > before[2] * 1.2, "nothing was zoomed"
        assert far(before, after) < NEAR, (before, after)
        for _ in range(3):
            person.page.mouse.wheel(0, NOTCH)
        back = lies_at(person.page, room)
        assert far(before, back) < NEAR and abs(back[2] - before[2]) < NEAR, (before, back)
        assert person.trouble == []


def test_a_pinch_on_a_touchpad_zooms_by_how_far_it_goes(home: str, player: PlayerPage) -> None:
    """Browsers report a pinch as a wheel with the control key: exp(-deltaY
    100).
    """
    player.sit_down(home, "classic", 2)
    player.wait_until_asked()
    room = own_room(player)
    before = lies_at(player.page, room)
    player.page.mouse.move(*before[:2])
    player.page.keyboard.down("Control")
    for _ in range(10):
        player.page.mouse.wheel(0, -7)
    player.page.keyboard.up("Control")
    after = lies_at(player.page, room)
    assert after[2] / before[2] == pytest.approx(2.01, rel=0.06)
    assert far(before, after) < NEAR, (before, after)


@pytest.mark.parametrize("spec", ["classic", "catacombs"])
def test_two_fingers_zoom_around_their_middle_and_carry_it(home: str, browser: Browser, spec: str) -> None:
    with open_page(browser, 390, 844, finger=True) as person:
        person.sit_down(home, spec, 2)
        person.wait_until_asked()
        room = own_room(person)
        fingers = Fingers(person.page)
        before = lies_at(person.page, room)
        fingers.pinch(before[:2], (before[0], before[1]), 40, 70)
        after = lies_at(person.page, room)
        assert after[2] > before[2] * 1.4, "nothing was zoomed"
        assert far(before, after) < NEAR, (before, after)
        to = (after[0] - 24, after[1] - 30)  # no edge of the board comes into sight
        fingers.pinch(after[:2], to, 60, 60)
        assert far(lies_at(person.page, room), to) < NEAR
        assert person.trouble == []


class Fingers:
    """Two fingers on the screen of a page."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def pinch(
        self, middle: tuple[float, ...], to: tuple[float, ...], apart: float, then: float, steps: int = 8
    ) -> None:
        """Moves two fingers' middle from `middle` to `to`, and their distance from `apart` to `then`."""
        for step in range(steps + 1):
            part = step / steps
            x, y = (a + (b - a) * part for a, b in zip(middle, to, strict=True))
            half = (apart + (then - apart) * part) / 2
            points = [{"x": x, "y": y - half, "id": 0}, {"x": x, "y": y + half, "id": 1}]
            self._send("touchMove" if step else "touchStart", points)
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
