"""Maps, seen in a real browser: everything that counts is drawn, large enough, and in sight."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.sitting import TURN, Sitting, sitting
from tiptoe.catalog import specs
from tiptoe.server.content import content
from tiptoe.server.shapes import BoardContent, BoardRoom, TileContent, TileRoomContent

LISTS = re.compile("^(Board|Tiles|Ship)$")
THEMES = ("torch", "parchment")
ZONES = {"depths", "haunted", "command"}
LEAST_TILE, LEAST_MARK, LEAST_NUMBER = 120, 15, 11
LEAST_CONTRAST = 3.0

# By piece of a list of maps: the words of its marks.
DRAWN = """() => Object.fromEntries([...document.querySelectorAll("[data-board], [data-tile]")].map((map) => [
  map.dataset.board ?? map.dataset.tile, [...map.querySelectorAll("[data-mark]")].map((mark) => mark.dataset.mark)]))"""
# Marks whose ink can hardly be told from their ground, as the page paints them.
FAINT = """(least) => {
  const light = (colour) => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
    const [r, g, b] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const painted = (one, ...names) => names.map((name) => getComputedStyle(one)[name]).find((colour) => colour.startsWith("rgb"));
  const faint = [];
  for (const mark of document.querySelectorAll("[data-mark]")) {
    const [ground, ink] = [mark.querySelector(".ground"), mark.querySelector(".ink")];
    if (!ground || !ink) continue;
    const line = ink.classList.contains("chevrons");
    const [a, b] = [painted(ground, ground.classList.contains("chevrons") ? "stroke" : "fill"), painted(ink, line ? "stroke" : ink.hasAttribute("fill") ? "fill" : "color")].map(light).sort();
    if ((b + 0.05) / (a + 0.05) < least) faint.push(mark.dataset.mark);
  }
  return faint;
}"""
SIZES = """() => {
  const marks = [...document.querySelectorAll(".map [data-mark]")].filter((mark) => mark.querySelector(".ground"));
  const scale = (text) => text.getCTM().a * parseFloat(getComputedStyle(text).fontSize);
  return {
    marks: marks.map((mark) => [mark.dataset.mark, Math.max(mark.getBoundingClientRect().width, mark.getBoundingClientRect().height)]),
    letters: [...document.querySelectorAll(".map svg[role=group] text")].map((text) => [text.textContent, scale(text)]),
  };
}"""
NARROWER = "(width) => document.querySelector('.map image').getBoundingClientRect().width < width - 1"
FILLED = """() => {
  const [board, panel] = ["image", ".chart"].map((one) => document.querySelector(`.map ${one}`)?.getBoundingClientRect());
  return board && Math.abs(board.height - panel.height) < 2 && board.width > 0.6 * panel.width;
}"""
HIDDEN = """() => {
  const covered = (mark, pawn) => {
    const [a, b] = [mark.getBoundingClientRect(), pawn.getBoundingClientRect()];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 0 && down > 0 ? (across * down) / (a.width * a.height) : 0;
  };
  const things = [...document.querySelectorAll(".map .things [data-mark]:not([data-mark=crystal-cave])")];
  return [...document.querySelectorAll("[data-spot^='pawn:']")].flatMap((pawn) =>
    things.filter((mark) => covered(mark, pawn) > 0.5).map((mark) => [pawn.dataset.spot, mark.dataset.mark]));
}"""


def pieces() -> list[str]:
    """Specs whose maps hold everything: each board, start tile and side of a module at least once."""
    found: list[str] = []
    seen: set[str] = set()
    for spec in specs():
        told = content(spec, "en")
        here = (
            {module.id for module in told.board.modules} if told.board else {told.tiles.start} if told.tiles else set()
        )
        if not (here or {spec}) <= seen:
            found.append(spec)
        seen |= here or {spec}
    return found


def named_in(room: BoardRoom | TileRoomContent) -> list[str]:
    """What the content says is in a room and must be drawn there."""
    words = [feature for feature in room.features if feature not in ZONES | {"reward"}]
    if isinstance(room, TileRoomContent):
        words += ["artifact"] if room.artifact is not None else []
        return words + ([room.reward.what] if room.reward else [])
    words += ["artifact" if token.startswith("artifact") else token for token in room.laid] + room.secrets
    return words + ([room.reward.what] if room.reward else [])


def named_by(spec: str) -> dict[str, Counter[str]]:
    """By board or tile: every word that asks for a mark, and how often."""
    told = content(spec, "en")
    if told.board:
        board = told.board
        zones = {feature for room in board.rooms.values() for feature in room.features} & ZONES
        return {board.id: Counter([*_of(board), *zones])}
    return {id: Counter(_of(tile)) for id, tile in (told.tiles.tiles if told.tiles else {}).items()}


def _of(piece: BoardContent | TileContent) -> list[str]:
    if isinstance(piece, BoardContent):
        rooms: list[Any] = list(piece.rooms.values())
        marks = [mark.what for tunnel in piece.tunnels for mark in tunnel.marks]
    else:
        rooms, marks = list(piece.rooms), [mark.what for mark in piece.marks]
    return [word for room in rooms for word in named_in(room)] + marks


@pytest.mark.parametrize("theme", THEMES)
def test_everything_that_counts_is_drawn_and_stands_out(home: str, browser: Browser, theme: str) -> None:
    """Every feature, reward, token, door and stop of every board, tile and module, by either light."""
    with sitting(browser, settings=f"{{speed: 'instant', theme: '{theme}'}}") as person:
        for spec in pieces():
            person.page.goto(f"{home}cards/{spec}")
            person.page.get_by_role("button", name=LISTS).click()
            person.page.locator("[data-board], [data-tile]").first.wait_for()
            drawn = person.page.evaluate(DRAWN)
            for piece, words in named_by(spec).items():
                assert not words - Counter(drawn[piece]), (
                    f"{spec} {piece} does not show {words - Counter(drawn[piece])}"
                )
            assert person.page.evaluate(FAINT, LEAST_CONTRAST) == [], spec
        assert person.trouble == []


def tile_width(page: Page) -> float:
    width: float = page.locator(".map image").first.evaluate("(tile) => tile.getBoundingClientRect().width")
    return width


def explore(person: Sitting, tiles: int) -> None:
    """Until so many tiles lie on the table."""
    for _ in range(300):
        assert person.waits_for_me(), "the game is over too soon"
        if len(person.view["map"]["tiles"]) >= tiles:
            return
        person.choose()
    raise AssertionError("nobody explores")


def test_a_map_of_tiles_stays_large_and_near_the_pawn(home: str, somebody: Sitting) -> None:
    page = somebody.page
    somebody.sit_down(home, "catacombs", 3)
    explore(somebody, 7)
    assert tile_width(page) >= LEAST_TILE
    assert somebody.page.evaluate(HIDDEN) == []
    pawn, panel = page.locator(".map [data-spot='pawn:0']").bounding_box(), page.locator(".map .chart").bounding_box()
    assert pawn and panel and panel["x"] < pawn["x"] and pawn["x"] + pawn["width"] < panel["x"] + panel["width"]
    assert panel["y"] < pawn["y"] and pawn["y"] + pawn["height"] < panel["y"] + panel["height"]
    near = tile_width(page)
    page.get_by_role("button", name="All", exact=True).click()
    page.wait_for_function(NARROWER, arg=near)
    page.get_by_role("button", name="All", exact=True).click()
    page.wait_for_function(f"(width) => !({NARROWER})(width)", arg=near)
    before = page.locator(".world").get_attribute("style")
    page.locator(".overview button").click(position={"x": 10, "y": 10})
    expect(page.locator(".world")).not_to_have_attribute("style", before or "")
    page.set_viewport_size({"width": 1920, "height": 940})
    assert tile_width(page) >= LEAST_TILE


@pytest.mark.parametrize("spec", ["classic", "classic:dusk", "catacombs", "space"])
def test_marks_and_numbers_on_maps_can_be_read(home: str, somebody: Sitting, spec: str) -> None:
    somebody.sit_down(home, spec, 3)
    somebody.waits_for_me()
    sizes = somebody.page.evaluate(SIZES)
    assert len(sizes["marks"]) > 10
    assert [one for one in sizes["marks"] if one[1] < LEAST_MARK - 0.6] == []
    assert [one for one in sizes["letters"] if one[1] < LEAST_NUMBER] == []
    assert somebody.page.evaluate(HIDDEN) == []


@pytest.mark.parametrize("spec", ["classic", "space"])
def test_a_board_fills_its_panel(home: str, somebody: Sitting, spec: str) -> None:
    somebody.sit_down(home, spec, 2)
    for width, height in ((1366, 768), (1920, 940), (1280, 720)):
        somebody.page.set_viewport_size({"width": width, "height": height})
        somebody.page.wait_for_function(FILLED)


def test_the_tile_in_hand_shows_everything_in_all_four_turns(home: str, somebody: Sitting) -> None:
    somebody.sit_down(home, "catacombs", 2)
    for _ in range(200):
        somebody.waits_for_me()
        if somebody.page.locator(TURN).count():
            break
        somebody.choose()
    tile = somebody.page.locator(".tile [data-tile]").first.get_attribute("data-tile") or ""
    words = named_by("catacombs")[tile]
    thumbs = somebody.page.locator(".tile [data-tile]")
    assert thumbs.count() == 4
    for thumb in thumbs.all():
        marks = thumb.evaluate("(map) => [...map.querySelectorAll('[data-mark]')].map((mark) => mark.dataset.mark)")
        assert not words - Counter(marks)
    shown = Counter(
        somebody.page.locator(".ghost [data-mark]").evaluate_all("(all) => all.map((mark) => mark.dataset.mark)")
    )
    assert not words - shown
    assert all(text.strip() for text in somebody.page.locator(".tile .words b").all_inner_texts())


def test_a_mark_under_the_pointer_is_explained_in_the_bar(home: str, somebody: Sitting) -> None:
    somebody.sit_down(home, "classic", 2)
    somebody.waits_for_me()
    somebody.page.locator(".map [data-mark=monster]").first.hover()
    expect(somebody.page.locator(".bar")).to_contain_text("monster", ignore_case=True)
