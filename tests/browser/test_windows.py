"""The law of every window: whatever its size, nothing that can be clicked is covered or outside, the map has its height,
and no word is under its least size.

One page is resized, so that a position is walked through all windows in seconds. The ordinary run walks every window in
every game, and the other states in a part of them; `make windows` (TIPTOE_WINDOWS=all) walks everything everywhere.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from datetime import datetime

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser, Page

from browser.sitting import AT_ONCE, BUSY, Sitting, sitting

EVERYTHING = os.environ.get("TIPTOE_WINDOWS") == "all"
WINDOWS = (
    *((320, 568), (320, 640), (360, 640), (375, 553), (375, 667), (390, 664), (390, 844), (412, 915), (430, 932)),
    *((568, 320), (667, 375), (683, 384), (844, 390), (915, 412), (960, 540)),
    *((768, 1024), (820, 1180), (1024, 1366), (1024, 768), (1112, 834)),
    *((1280, 593), (1280, 720), (1366, 625), (1366, 640), (1366, 720), (1366, 740), (1366, 768)),
    *((1440, 720), (1440, 900), (1536, 730), (1536, 864), (1707, 860)),
    *((1920, 900), (1920, 940), (1920, 1040), (1920, 1080), (2560, 1300), (2560, 1440), (3840, 2160)),
)
FEW = ((320, 568), (390, 664), (667, 375), (960, 540), (820, 1180), (1280, 593), (1366, 768), (1920, 940), (3840, 2160))
GAMES = (
    ("classic", 4),
    ("catacombs", 3),
    ("catacombs+party", 6),
    ("catacombs+subterra:hard", 3),
    ("space", 4),
)
LEAST_MAP = {"desktop": 260, "tablet": 260, "phone": 220}
MOST_CHOICES = 400
MOST_SHIFT = 0.1

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
# What breaks the law on the page, in words.
BREACHES = """(leastMap) => {
  const found = [];
  const name = (one) => one.dataset.spot || one.dataset.opens || one.dataset.key || one.getAttribute("aria-label")
    || one.textContent.trim().slice(0, 30) || one.className;
  const inside = ({ left, top, right, bottom }) => left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  const table = document.querySelector(".table");
  const layout = table.dataset.layout;
  const scene = document.querySelector(".attack");
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** Somewhere to scroll or to drag to: then it is brought into sight first. */
  function scroller(one) {
    for (let up = one.parentElement; up && up !== table; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const scrolls = (how, full, shown) => /auto|scroll/.test(how) && full > shown + 1;
      if (scrolls(overflowX, up.scrollWidth, up.clientWidth) || scrolls(overflowY, up.scrollHeight, up.clientHeight)) return up;
    }
    return null;
  }

  const points = ({ left, top, width, height }, fanned) => {
    const [x, y] = [Math.max(3, width * .16), Math.max(3, height * .16)];
    const corners = [[left + x, top + y], [left + x, top + height - y]];
    if (fanned === "centre") return [[left + width / 2, top + height / 2]];
    if (fanned) return [[left + Math.min(6, x), top + height / 2]];
    return [[left + width / 2, top + height / 2], ...corners, [left + width - x, top + y], [left + width - x, top + height - y]];
  };
  const hits = (one, [x, y]) => one.contains(document.elementFromPoint(x, y));

  function control(one) {
    const within = scroller(one);
    if (within) one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const whole = one.getBoundingClientRect();
    const low = within && within.scrollHeight > within.clientHeight + 1 && whole.height > within.clientHeight - 12;
    const box = low ? within.getBoundingClientRect() : whole;
    if (!inside(box)) return found.push(`outside: ${name(one)}`);
    const fan = one.closest(".fan");
    const told = one.closest(".lines") ? "centre" : false; // a line of the log
    const missed = points(box, told || (fan && one !== fan.lastElementChild)).filter((point) => !hits(one, point));
    for (const [x, y] of missed.slice(0, 1)) {
      const over = document.elementFromPoint(x, y);
      found.push(`covered: ${name(one)} by ${over?.className?.baseVal ?? over?.className ?? over?.tagName}`);
    }
    const least = (layout === "desktop" ? 36 : 44) - 0.5;
    const { width, height } = one;
    if (one.matches(".btn, [data-tray], [data-sheet], .chip") && Math.min(one.offsetWidth, one.offsetHeight) < least)
      found.push(`small: ${name(one)} ${one.offsetWidth} x ${one.offsetHeight}`);
  }

  /** A place of the map may be out of sight, but where it is seen it can be clicked. */
  function place(one, chart) {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < chart.left || x > chart.right || y < chart.top || y > chart.bottom) return;
    if (!points(box, false).some((point) => hits(one, point))) {
      const over = document.elementFromPoint(x, y);
      found.push(`covered place: ${name(one)} by ${over?.className?.baseVal ?? over?.className ?? over?.tagName}`);
    }
  }

  /** Words 12, capitals, captions, keys and numbers 11, words on cards 10.6. */
  function words() {
    const walk = document.createTreeWalker(scene ?? table, NodeFilter.SHOW_TEXT);
    const said = new Set();
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent.trim();
      const one = walk.currentNode.parentElement;
      if (!text || one.closest("svg, .hidden-text, option") || !seen(one)) continue;
      const style = getComputedStyle(one);
      const small = style.textTransform === "uppercase" || /^[\\d\\s+×−:.\\/]+$/.test(text) || one.closest(".kbd, .key, .caption, .label, small, .line");
      const least = one.closest(".card") ? (/^\\d+$/.test(text) ? 11 : 10.6) : small ? 11 : 12;
      const size = parseFloat(style.fontSize);
      if (size < least - 0.05) said.add(`tiny: ${text.slice(0, 24)} ${size.toFixed(1)} in ${one.className || one.parentElement.className}`);
    }
    found.push(...said);
  }

  const open = document.querySelector("dialog[open]");
  const dim = (one) => one.getAttribute("aria-disabled") === "true" || one.disabled;
  const from = scene ?? open ?? table;
  for (const one of from.querySelectorAll("button:not(.played button), a[href], input, [data-can]"))
    if (seen(one) && !dim(one) && !(one instanceof SVGElement)) control(one);
  const chart = document.querySelector(".chart");
  const box = chart.getBoundingClientRect();
  const zoom = table.currentCSSZoom ?? 1;
  if (!scene && !open) for (const one of chart.querySelectorAll("svg [data-can]")) place(one, box);
  if (box.height / zoom < leastMap[layout]) found.push(`map: ${Math.round(box.height / zoom)} high`);
  for (const one of table.children) if (seen(one) && !inside(one.getBoundingClientRect())) found.push(`outside: ${one.className}`);
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push("the page scrolls");
  words();
  return found;
}"""


def breaches(page: Page, windows: tuple[tuple[int, int], ...]) -> list[str]:
    """What breaks the law in some windows, each once with all its windows."""
    found: dict[str, list[str]] = {}
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        for breach in page.evaluate(BREACHES, LEAST_MAP):
            found.setdefault(breach, []).append(f"{width}x{height}")
    return [f"{breach} at {', '.join(where[:8])} ({len(where)})" for breach, where in found.items()]


def worn(theme: str, speed: str = "instant") -> str:
    return f"{{speed: '{speed}', motion: 'less', name: 'Mina', theme: '{theme}'}}"


def with_a_hand(person: Sitting) -> None:
    """The own turn begins."""
    assert person.waits_for_me()


def without_a_hand(person: Sitting) -> None:
    """Every card is played."""
    assert person.waits_for_me()
    for _ in range(MOST_CHOICES):
        lit = person.lit()
        if not any(spot.startswith("hand:") for _, spot in lit) and any(spot == "end" for _, spot in lit):
            return
        assert person.choose()
    raise AssertionError("the hand is never empty")


def during_a_question(person: Sitting) -> None:
    """Something else is asked than what to do next."""
    for _ in range(MOST_CHOICES):
        assert person.waits_for_me(), "the game is over before anything was asked"
        if any(key for key, _ in person.lit()):
            return
        person.choose()
    raise AssertionError("nothing is ever asked")


STATES: tuple[Callable[[Sitting], None], ...] = (with_a_hand, without_a_hand, during_a_question)


def walks() -> Iterator[ParameterSet]:
    for game, seats in GAMES:
        for theme in ("torch", "parchment"):
            for state in STATES:
                all_windows = EVERYTHING or (theme == "torch" and state is with_a_hand)
                turn = (game, state) in ((GAMES[0][0], without_a_hand), (GAMES[1][0], during_a_question))
                if all_windows or turn or (theme == "parchment" and state is without_a_hand):
                    windows = WINDOWS if all_windows else FEW
                    yield pytest.param(game, seats, theme, state, windows, id=f"{game}-{theme}-{state.__name__}")


@pytest.mark.parametrize(("game", "seats", "theme", "state", "windows"), [*walks()])
def test_in_every_window_everything_can_be_reached_and_read(
    home: str,
    browser: Browser,
    game: str,
    seats: int,
    theme: str,
    state: Callable[[Sitting], None],
    windows: tuple[tuple[int, int], ...],
) -> None:
    with sitting(browser, settings=worn(theme)) as person:
        person.sit_down(home, game, seats)
        state(person)
        found = breaches(person.page, windows)
        assert not found, "\n".join(found)
        assert person.trouble == []


def test_in_every_window_an_attack_can_be_watched_and_ended(home: str, browser: Browser) -> None:
    """The clock stops once the scene is there."""
    with sitting(browser, settings=worn("torch", "calm")) as person:
        person.page.clock.install()
        url = person.sit_down(home, "classic", 4)
        hold = {"type": "hold", "seat": 0, "bot": "greedy"}
        assert person.page.request.post(f"{url.replace('/t/', '/api/tables/')}/commands", data=hold).ok
        person.page.locator(".attack").first.wait_for(timeout=4 * BUSY)
        person.page.clock.pause_at(datetime.fromtimestamp(person.page.evaluate("Date.now() / 1000 + 1")))
        windows = WINDOWS if EVERYTHING else FEW
        found = []
        for width, height in windows:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.wait_for_timeout(150)
            found += [f"{breach} at {width}x{height}" for breach in person.page.evaluate(BREACHES, LEAST_MAP)]
        assert not found, "\n".join(found)


def test_on_a_phone_a_seat_and_the_eye_open_the_sheet_there(home: str, browser: Browser) -> None:
    """S1.6: everybody's things, the dragon and the market can be reached; the way back, Escape and the cross close it."""
    with sitting(browser, 390, 664, worn("torch"), finger=True) as person:
        person.sit_down(home, "classic", 4)
        person.waits_for_me()
        page = person.page
        sheet = page.locator("dialog.sheet[open]")
        page.locator(".seats [data-spot='seat:1'] button").tap()
        assert sheet.locator(".seat").count() == 4
        assert sheet.locator(".dragon").is_visible()
        assert sheet.locator(".market").is_visible()
        height = (sheet.bounding_box() or {"height": 0})["height"]
        assert height > 500
        page.go_back()
        sheet.wait_for(state="hidden")
        page.locator(".seats .eye button").tap()
        sheet.locator(".dragon").wait_for()
        page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")
        page.locator("[data-opens=log]").tap()
        sheet.locator(".log li").first.wait_for()
        sheet.locator("[data-sheet=rules]").tap()
        sheet.locator("dt").first.wait_for()
        sheet.locator(".close").tap()
        sheet.wait_for(state="hidden")
        assert page.locator(".table").is_visible()
        assert person.trouble == []


def test_the_tray_turns_to_the_row_and_to_its_first_lit_card(home: str, browser: Browser) -> None:
    """S3.11: what can be bought is in sight, with its number, as soon as the hand is empty."""
    with sitting(browser, 390, 664, worn("torch"), finger=True) as person:
        person.sit_down(home, "classic", 2)
        without_a_hand(person)
        tray = person.page.locator(".tray")
        lit = tray.locator("[data-can]")
        lit.first.wait_for()
        shown = "([...document.querySelectorAll('.tray [data-can]')].some((one) => { const box = one.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth; }))"
        assert person.page.evaluate(shown)
        assert person.page.locator("[data-tray=row] .badge").inner_text() == str(lit.count())
        person.page.locator("[data-tray=hand]").tap()
        assert tray.locator("[data-spot^='row:']").count() == 0


def test_a_name_of_eight_letters_is_whole_however_rich_its_seat(home: str, browser: Browser) -> None:
    """S2.6: tokens have a line of their own."""
    with sitting(browser, settings=worn("torch")) as person:
        person.sit_down(home, "classic", 4, name="Valentin")
        command = {"type": "hold", "seat": 0, "bot": "greedy"}
        assert person.page.request.post(f"{person.page.url.replace('/t/', '/api/tables/')}/commands", data=command).ok
        person.page.locator(".seat .tokens").first.wait_for(timeout=4 * BUSY)
        for width, height in FEW:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.evaluate(SETTLED)
            cut = "[...document.querySelectorAll('.seat .who b')].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
            assert person.page.evaluate(cut) == []


def test_played_cards_fan_out_under_the_pointer(home: str, browser: Browser) -> None:
    """S3.20: no card stays a sliver."""
    with sitting(browser, settings=worn("torch")) as person:
        person.sit_down(home, "classic", 2)
        without_a_hand(person)
        wide = "[...document.querySelectorAll('.played button')].map((one, n, all) => (all[n + 1] ?? { offsetLeft: one.offsetLeft + 99 }).offsetLeft - one.offsetLeft)"
        for width, height in ((960, 540), (1280, 593), (1366, 768), (1920, 940)):
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.mouse.move(0, 0)
            person.page.locator(".played button").last.hover()
            person.page.wait_for_function(f"{wide}.every((step) => step >= 50)", timeout=AT_ONCE)
            for card in person.page.locator(".played button").all():
                box = card.bounding_box()
                assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width


SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push([entry.startTime, entry.value]);
}).observe({ type: "layout-shift", buffered: true });
"""


def test_a_game_hardly_moves_under_the_eyes(home: str, browser: Browser) -> None:
    """Layout shift without input, as browsers count it: the worst stretch of at most five seconds."""
    with sitting(browser, settings=worn("torch", "quick")) as person:
        person.page.add_init_script(SHIFTS)
        person.sit_down(home, "classic", 3)
        for _ in range(16):
            assert person.choose()
        shifts: list[tuple[float, float]] = person.page.evaluate("window.shifts")
        assert worst_stretch(shifts) < MOST_SHIFT, shifts


def worst_stretch(shifts: list[tuple[float, float]]) -> float:
    """The largest sum of shifts less than a second apart, over five seconds at most."""
    worst = held = 0.0
    begun = last = -5000.0
    for time, value in shifts:
        fresh = time - last > 1000 or time - begun > 5000
        begun, held, last = (time, value, time) if fresh else (begun, held + value, time)
        worst = max(worst, held)
    return worst
