"""Maps in a real browser: every feature is drawn, large enough, and in sight."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.player_page import TURN, PlayerPage, open_page
from browser.thief import Lit
from tiptoe.catalog import specs
from tiptoe.service.content.build import content
from tiptoe.wire.content import BoardContent, BoardRoom, TileContent, TileRoomContent

LISTS = re.compile("^(Board|Tiles|Ship)$")
THEMES = ("torch", "parchment")
ZONES = {"depths", "haunted", "command"}
LEAST_TILE, LEAST_MARK, LEAST_NUMBER = 120, 15, 11
LEAST_CONTRAST = 3.0

# Marks of each map in a list, by their words.
DRAWN = """() => Object.fromEntries([...document.querySelectorAll("[data-board], [data-tile]")].map((map) => [
  map.dataset.board ?? map.dataset.tile, [...map.querySelectorAll("[data-mark]")].map((mark) => mark.dataset.mark)]))"""
# Marks whose painted ink has too little contrast to their ground.
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
  const box = (one) => document.querySelector(`.map ${one}`)?.getBoundingClientRect();
  const [board, panel] = [box("image"), box("svg[role=group]")]; // within the border of the chart
  return board && Math.abs(board.height - panel.height) < 2 && board.width > 0.6 * panel.width;
}"""
# Elements that cover a room, a name or a title.
OVER = """() => {
  const meet = (one, other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  };
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const pairs = (over, below, say) => all(over).flatMap((one) => all(below).filter((other) => meet(one, other)).map((other) => say(one, other)));
  const said = (one, other) => [one.outerHTML.slice(0, 60), other.closest("[data-spot], [data-name]").outerHTML.slice(0, 60)];
  return [
    ...pairs(".zoom .btn, .overview, [data-stall]", ".map [data-spot^='room:'] .floor, .map [data-name]", said),
    ...pairs("[data-mark=blockade]", ".map [data-spot^='room:'] .floor", said),
    ...pairs(".map [data-spot^='pawn:']", ".map text[data-name]", said),
  ];
}"""
# Lit places of a growing map that are in sight but covered.
UNDER = """() => [...document.querySelectorAll(".map svg [data-can]")].filter((one) => {
  const box = (one.querySelector(".floor, rect") ?? one).getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return hit?.closest(".zoom, .overview, .lair");
}).map((one) => one.dataset.spot)"""
WORLD = "(group) => { const { e, f } = new DOMMatrix(getComputedStyle(group).transform); return [e, f]; }"
IN_SIGHT = """(spot) => {
  const [one, panel] = [`.map [data-spot='${spot}']`, ".map svg[role=group]"].map((what) => document.querySelector(what)?.getBoundingClientRect());
  return one && one.left > panel.left && one.right < panel.right && one.top > panel.top && one.bottom < panel.bottom;
}"""
WINDOWS = ((1280, 593), (1366, 640), (1366, 768), (1536, 730), (1920, 940), (820, 1180))
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
    """Returns specs whose maps show each board, start tile and module side at least once."""
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
    """Returns the features, tokens and rewards of a room that must be drawn."""
    words = [feature for feature in room.features if feature not in ZONES | {"reward"}]
    if isinstance(room, TileRoomContent):
        words += ["artifact"] if room.artifact is not None else []
        return words + [given.what for name, given in room.gives.items() if name == "reward"]
    words += ["artifact" if token.startswith("artifact") else token for token in room.laid] + room.secrets
    return words + [given.what for name, given in room.gives.items() if name == "reward"]


def named_by(spec: str) -> dict[str, Counter[str]]:
    """Counts the expected marks of each board or tile."""
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
    """Every feature, reward, token, door and stop of every board, tile and module is drawn with contrast, in both
    themes.
    """
    with open_page(browser, settings=f"{{speed: 'instant', theme: '{theme}'}}") as person:
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


def explore(person: PlayerPage, tiles: int) -> None:
    """Plays until `tiles` tiles lie on the table."""
    for _ in range(300):
        assert person.wait_until_asked(), "the game is over too soon"
        if len(person.view["map"]["tiles"]) >= tiles:
            return
        person.choose()
    raise AssertionError("nobody explores")


def test_a_map_of_tiles_stays_large_and_near_the_pawn(home: str, player: PlayerPage) -> None:
    page = player.page
    player.sit_down(home, "catacombs", 3)
    explore(player, 7)
    assert tile_width(page) >= LEAST_TILE
    assert player.page.evaluate(HIDDEN) == []
    pawn, panel = page.locator(".map [data-spot='pawn:0']").bounding_box(), page.locator(".map .chart").bounding_box()
    assert pawn and panel and panel["x"] < pawn["x"] and pawn["x"] + pawn["width"] < panel["x"] + panel["width"]
    assert panel["y"] < pawn["y"] and pawn["y"] + pawn["height"] < panel["y"] + panel["height"]
    near = tile_width(page)
    page.get_by_role("button", name="Fit", exact=True).click()
    page.wait_for_function(NARROWER, arg=near)
    page.get_by_role("button", name="Fit", exact=True).click()
    page.wait_for_function(f"(width) => !({NARROWER})(width)", arg=near)
    before = page.locator(".world").get_attribute("style")
    page.locator(".overview button").click(position={"x": 10, "y": 10})
    expect(page.locator(".world")).not_to_have_attribute("style", before or "")
    page.set_viewport_size({"width": 1920, "height": 940})
    assert tile_width(page) >= LEAST_TILE


@pytest.mark.parametrize("spec", ["classic", "classic:dusk", "catacombs", "space"])
def test_marks_and_numbers_on_maps_can_be_read(home: str, player: PlayerPage, spec: str) -> None:
    player.sit_down(home, spec, 3)
    player.wait_until_asked()
    sizes = player.page.evaluate(SIZES)
    assert len(sizes["marks"]) > 10
    assert [one for one in sizes["marks"] if one[1] < LEAST_MARK - 0.6] == []
    assert [one for one in sizes["letters"] if one[1] < LEAST_NUMBER] == []
    assert player.page.evaluate(HIDDEN) == []


@pytest.mark.parametrize("spec", ["classic", "space"])
def test_a_board_fills_its_panel(home: str, player: PlayerPage, spec: str) -> None:
    player.sit_down(home, spec, 2)
    for width, height in ((1366, 768), (1920, 940), (1280, 720)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_function(FILLED)


@pytest.mark.parametrize("spec", ["classic", "classic:dusk", "space"])
def test_nothing_on_a_board_lies_over_a_room_or_a_name(home: str, player: PlayerPage, spec: str) -> None:
    """Found: buttons covered rooms at the right edge, the market covered rooms and pawns, pawns the name of their room."""
    player.sit_down(home, spec, 4)
    player.wait_until_asked()
    for width, height in WINDOWS:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_function(FILLED)
        assert player.page.evaluate(OVER) == [], (width, height)


@pytest.mark.parametrize("window", [(1366, 768), (1366, 640), (820, 1180), (390, 664)])
def test_no_lit_place_is_under_the_buttons_of_a_map(home: str, browser: Browser, window: tuple[int, int]) -> None:
    with open_page(browser, *window, "{speed: 'instant'}") as person:
        person.sit_down(home, "catacombs", 2)
        for _ in range(14):
            assert person.wait_until_asked()
            assert person.page.evaluate(UNDER) == []
            person.choose()


class Homebody(PlayerPage):
    """A player who plays her cards, takes no step and ends her turn."""

    def pick(self, lit: list[Lit]) -> Lit:
        ends = [each for spot in ("play-all", "end") for each in lit if each[1] == spot]
        return ends[0] if ends else super().pick(lit)


def test_a_map_can_be_dragged_and_stays_there_until_the_next_turn(home: str, player: PlayerPage) -> None:
    page = player.page
    player.sit_down(home, "catacombs", 2)
    explore(player, 4)
    page.get_by_role("button", name="Zoom in").click()
    panel = page.locator(".map .chart svg[role=group]").bounding_box()
    assert panel
    before = page.locator(".world").evaluate(WORLD)
    x, y = panel["x"] + panel["width"] / 2, panel["y"] + panel["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 20, steps=3)
    page.mouse.move(x + 60, y + 40, steps=3)
    page.mouse.up()
    after = page.locator(".world").evaluate(WORLD)
    assert after != before
    assert abs(after[0] - before[0]) <= 61 and abs(after[1] - before[1]) <= 41
    page.mouse.move(2, 2)
    assert page.locator(".world").evaluate(WORLD) == after


def test_the_camera_looks_at_others_who_act_out_of_sight(home: str, browser: Browser) -> None:
    """The camera of a phone turns to the acting seat when its pawn is out of sight."""
    with open_page(browser, 390, 664) as ana, open_page(browser) as second:
        bea = Homebody(second.page)
        address = ana.sit_down(home, "catacombs", 2, friends=1, name="Ana")
        table = address.replace("/t/", "/api/tables/")
        assert bea.page.request.post(f"{table}/join", data={"name": "Bea"}).ok
        assert ana.page.request.post(f"{table}/commands", data={"type": "start"}).ok
        bea.page.goto(address)
        ana.page.locator(".map .chart").wait_for()
        lost = False
        for _ in range(150):
            asked = ana.page.request.get(table).json()["asked"]
            if asked == 1 and lost:
                ana.page.wait_for_function(IN_SIGHT, arg="pawn:1")
                return
            if asked == 1:
                bea.choose()
                continue
            assert ana.wait_until_asked()
            lost = not ana.page.evaluate(IN_SIGHT, "pawn:1")
            ana.choose()
        raise AssertionError("Ana never left Bea out of sight")


def test_the_tile_in_hand_shows_everything_in_all_four_turns(home: str, player: PlayerPage) -> None:
    player.sit_down(home, "catacombs", 2)
    for _ in range(200):
        player.wait_until_asked()
        if player.page.locator(TURN).count():
            break
        player.choose()
    tile = player.page.locator(".tile [data-tile]").first.get_attribute("data-tile") or ""
    words = named_by("catacombs")[tile]
    thumbs = player.page.locator(".tile [data-tile]")
    assert thumbs.count() == 4
    for thumb in thumbs.all():
        marks = thumb.evaluate("(map) => [...map.querySelectorAll('[data-mark]')].map((mark) => mark.dataset.mark)")
        assert not words - Counter(marks)
    shown = Counter(
        player.page.locator(".in-hand [data-mark]").evaluate_all("(all) => all.map((mark) => mark.dataset.mark)")
    )
    assert not words - shown
    assert all(text.strip() for text in player.page.locator(".tile .words b").all_inner_texts())


def test_a_mark_under_the_pointer_is_explained_in_the_bar(home: str, player: PlayerPage) -> None:
    player.sit_down(home, "classic", 2)
    player.wait_until_asked()
    player.page.locator(".map [data-mark=monster]").first.hover()
    expect(player.page.locator(".bar")).to_contain_text("monster", ignore_case=True)
