"""The layout law of every window, checked inside the page.

Every control is hit where it is seen, nothing lies outside the window, the map has its height, no word or number is
smaller than its least size, no word is broken, and no button, lit or not, is smaller than its label.
Sizes are pixels of the screen: zoom of the page and scale of a drawing are included.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

LEAST: dict[str, Any] = {
    "map": {"desktop": 260, "tablet": 260, "phone": 220},
    # Least side of a button, and of the visible part of a card that others cover.
    "button": {"desktop": 36, "tablet": 44, "phone": 44},
    # Least side of a seat's line on the smallest phone.
    "seat": 18,
    "strip": {"desktop": 24, "tablet": 44, "phone": 44},
    # Least font sizes: running words; capitals, captions, keys, numbers and text on a map; words on cards.
    "words": 12,
    "marks": 11,
    "card": 10.6,
}

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
PAINTED = 150  # milliseconds between two looks at a stopped page
MOST_WAITS = 100
# Size of the window at the page's last resize event; the expression is evaluated once before the window changes.
HEARD = "window.heard ??= (addEventListener('resize', () => (window.heard = [innerWidth, innerHeight])), [innerWidth, innerHeight])"

# Options of a select that are wider than the select itself.
NARROW = """(one) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(one);
  const pen = Object.assign(document.createElement("canvas").getContext("2d"), { font });
  const arrow = 20;
  const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
  return [...one.selectedOptions].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
}"""
# Pixels by which a button's label is wider or higher than the button.
OVERFLOW = """({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
  [scrollWidth - clientWidth, scrollHeight - clientHeight].filter((by) => by > 1)"""
# Words broken over two lines other than at a hyphen; `break-all` marks codes that may break anywhere.
BROKEN = """(text) => {
  const range = document.createRange();
  const lines = (from, to) => {
    range.setStart(text, from);
    range.setEnd(text, to);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  };
  if (getComputedStyle(text.parentElement).wordBreak === "break-all" || lines(0, text.length) < 2) return [];
  const words = [...text.data.matchAll(/[^\\s\\/\\u00ad\\u200b\\u2010-\\u2015-]+/g)];
  return words.filter(({ 0: word, index }) => lines(index, index + word.length) > 1).map(([word]) => word);
}"""
# Lines of a scrollable area that are cut in half before anybody scrolls.
HALVED = """(one) => {
  const { bottom } = one.getBoundingClientRect();
  const range = document.createRange();
  const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const halved = [];
  while (walk.nextNode()) {
    range.selectNodeContents(walk.currentNode);
    if ([...range.getClientRects()].some((box) => box.top < bottom - 4 && box.bottom > bottom + 4)) halved.push(walk.currentNode.data);
  }
  return halved;
}"""
# Elements outside the area that clips them, unless they can be scrolled to or stand beside the window.
CUT = """(text) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  const said = text.data.trim().slice(0, 30);
  const scrolls = (how) => /auto|scroll/.test(how);
  const clips = (how) => /hidden|clip/.test(how);
  let [across, down] = [false, false];
  for (let up = text.parentElement; up && up !== document.documentElement; up = up.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(up);
    const box = up.getBoundingClientRect();
    across ||= scrolls(overflowX) && up.scrollWidth > up.clientWidth + 1;
    down ||= scrolls(overflowY);
    const aside = !across && clips(overflowX) && (right > box.right + 2 || left < box.left - 2);
    const below = !down && clips(overflowY) && (bottom > box.bottom + 4 || top < box.top - 4);
    if (aside || below) return [`cut: ${said} in ${up.getAttribute("class") || up.tagName}`];
    if (position === "fixed") break;
  }
  return !across && (left < -1 || right > innerWidth + 1) ? [`aside: ${said}`] : [];
}"""
# Buttons with neither a label nor a drawing.
EMPTY = """(one) => one.matches("button, a[href]") && !one.innerText?.trim()
  && ![...one.querySelectorAll("svg, img, canvas")].some((drawn) => drawn.checkVisibility())"""
# Breaches of the law on the page in words, and the number of controls checked.
BREACHES = """async (least) => {
  const found = new Set();
  let asked = 0;
  const table = document.querySelector(".table");
  const app = document.getElementById("app"); // with what stands below a table that is looked at
  const layout = table.dataset.layout;
  const scene = document.querySelector(".attack[data-drawn]");
  const open = document.querySelector("dialog[open]");
  const chart = document.querySelector(".chart");
  const name = (one) => one.dataset.spot || one.dataset.opens || one.dataset.key || one.getAttribute("aria-label")
    || one.textContent.trim().slice(0, 30) || one.className;
  const kind = (one) => one?.getAttribute("class") || one?.tagName || "nothing";
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const inside = ({ left, top, right, bottom }) => left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  /** The middle, and four points around it: near the corners of a box, well within a round place. */
  const points = ({ left, top, width, height }, round) => {
    const [x, y] = round ? [width * .28, height * .28] : [Math.max(3, width * .16), Math.max(3, height * .16)];
    const sides = [left + x, left + width - x].flatMap((at) => [[at, top + y], [at, top + height - y]]);
    return [[left + width / 2, top + height / 2], ...sides];
  };
  const missed = (one, at) => at.filter(([x, y]) => !one.contains(document.elementFromPoint(x, y)));

  function reached(one, box, round = false) {
    asked += 1;
    for (const [x, y] of missed(one, points(box, round)).slice(0, 1))
      found.add(`covered: ${name(one)} by ${kind(document.elementFromPoint(x, y))}`);
  }

  /** Somewhere to scroll: then it is brought into sight first. */
  function scroller(one) {
    for (let up = one.parentElement; up && up !== table; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const scrolls = (how, full, shown) => /auto|scroll/.test(how) && full > shown + 1;
      if (scrolls(overflowX, up.scrollWidth, up.clientWidth) || scrolls(overflowY, up.scrollHeight, up.clientHeight)) return up;
    }
    return null;
  }

  /** What is seen of something in a place that scrolls, and of a card in a fan. */
  function shown(one) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const within = scroller(one)?.getBoundingClientRect() ?? { top: -Infinity, bottom: Infinity };
    const next = one.closest(".fan") && one.nextElementSibling?.getBoundingClientRect();
    const box = { left, right: next ? Math.min(right, next.left) : right, top: Math.max(top, within.top), bottom: Math.min(bottom, within.bottom) };
    return { ...box, width: box.right - box.left, height: box.bottom - box.top, covered: next && next.left < right };
  }

  function control(one) {
    if (scroller(one)) one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = shown(one);
    if (!inside(box)) return found.add(`outside: ${name(one)}`);
    reached(one, box);
    if (box.covered && box.width < least.strip[layout]) found.add(`sliver: ${name(one)} ${box.width.toFixed(0)} wide`);
    const small = Math.min(one.offsetWidth, one.offsetHeight);
    if (one.matches(".btn, [data-tray], [data-sheet], .chip") && small < least.button[layout] - 0.5)
      found.add(`small: ${name(one)} ${one.offsetWidth} x ${one.offsetHeight}`);
    if (one.parentElement.matches(".seats > [data-spot]") && one.offsetWidth < least.seat) found.add(`small: ${name(one)} ${one.offsetWidth} wide`);
    if ((EMPTY)(one)) found.add(`empty: ${name(one)}`);
    if (one.matches("select")) (NARROW)(one).forEach((text) => found.add(`cut: ${text}`));
    if (one.matches(".btn")) (OVERFLOW)(one).forEach((by) => found.add(`overflows: ${name(one)} by ${by}`));
  }

  /** A place of the map is in sight, or it is when the whole map is; and where it is seen it can be clicked. */
  async function places() {
    const all = chart.querySelectorAll("svg :is([data-can], [data-in-hand], .handle)");
    const away = [...all].filter((one) => !place(one));
    const whole = away.length && document.querySelector(".zoom .all");
    if (!whole) return away.forEach((one) => found.add(`out of sight: ${name(one)}`));
    whole.click();
    await painted();
    for (const one of away) if (!place(one)) found.add(`out of sight on the whole map: ${name(one)}`);
    whole.click();
    await painted();
  }

  function place(one) {
    const { left, top, right, bottom } = chart.getBoundingClientRect();
    const box = one.querySelector("ellipse, rect, circle").getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < left || x > right || y < top || y > bottom) return false;
    const [a, b] = [Math.max(box.left, left), Math.max(box.top, top)];
    const shown = { left: a, top: b, width: Math.min(box.right, right) - a, height: Math.min(box.bottom, bottom) - b };
    if (underTools(shown)) return false;
    reached(one, shown, true);
    return true;
  }

  /** On a phone they lie over the map, which is dragged from below them. */
  const underTools = (box) => layout === "phone"
    && points(box, true).some(([x, y]) => document.elementFromPoint(x, y)?.closest(".zoom, .overview"));

  /** How large letters are on the screen. */
  function letters(one) {
    const size = parseFloat(getComputedStyle(one).fontSize);
    const drawn = one.closest("text");
    if (!drawn) return size * (one.currentCSSZoom ?? 1);
    const { a, b, c, d } = drawn.getScreenCTM();
    return size * Math.sqrt(Math.abs(a * d - b * c));
  }

  function leastOf(one, text) {
    const number = /^[\\d\\s+×−:.\\/]*\\d[\\d\\s+×−:.\\/]*$/.test(text);
    if (one.closest(".card")) return number ? least.marks : least.card;
    const mark = number || getComputedStyle(one).textTransform === "uppercase";
    return mark || one.closest("svg, .kbd, .key, .caption, .label, small, .line, .seats .who") ? least.marks : least.words;
  }

  function words() {
    const walk = document.createTreeWalker(scene ?? open ?? app, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent.trim();
      const one = walk.currentNode.parentElement;
      if (!text || one.closest("title, .hidden-text, option") || !seen(one)) continue;
      const size = letters(one);
      if (size < leastOf(one, text) - 0.05)
        found.add(`tiny: ${text.slice(0, 24)} ${size.toFixed(1)} in ${kind(one)} of ${kind(one.parentElement)}`);
      (BROKEN)(walk.currentNode).forEach((word) => found.add(`broken: ${word} in ${kind(one)} of ${kind(one.parentElement)}`));
    }
  }

  for (const one of (scene ?? open ?? app).querySelectorAll("button:not(.played button), a[href], input, select, [data-can]"))
    if (seen(one) && !(one instanceof SVGElement) && !one.closest(".hidden-text")) control(one);
  if (!scene && !open) await places();
  const high = chart.getBoundingClientRect().height / (table.currentCSSZoom ?? 1);
  const below = parseFloat(table.style.getPropertyValue("--below")) || 0; // taken by a bar of what is only looked at
  if (high < least.map[layout] - below) found.add(`map: ${Math.round(high)} high`);
  for (const one of table.children) if (seen(one) && !inside(one.getBoundingClientRect())) found.add(`outside: ${one.className}`);
  for (const one of app.querySelectorAll(".prompt, .prompt span, .who b, p.told"))
    if (seen(one) && (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 1) && one.clientWidth)
      found.add(`cut: ${one.textContent.trim()}`);
  for (const one of app.querySelectorAll("[data-lines]")) (HALVED)(one).forEach((text) => found.add(`half a line: ${text}`));
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.add("the page scrolls");
  words();
  return [[...found], asked];
}"""


def with_tests(law: str) -> str:
    """Inserts the named tests of single elements (NARROW, CUT, ...) into the script of a law."""
    for name, test in (
        ("NARROW", NARROW),
        ("OVERFLOW", OVERFLOW),
        ("BROKEN", BROKEN),
        ("CUT", CUT),
        ("HALVED", HALVED),
        ("EMPTY", EMPTY),
    ):
        law = law.replace(f"({name})", f"({test})")
    return law


TABLE_LAW = with_tests(BREACHES)


def resize(page: Page, width: int, height: int, *, still: bool = False) -> None:
    """Resizes the window and waits for the new layout; `still` says that the page's clock is stopped.

    The page is polled for its resize event, which on a busy machine comes some frames after the window's new size.
    """

    def look() -> None:
        page.wait_for_timeout(PAINTED) if still else page.evaluate(SETTLED)

    page.evaluate(HEARD)
    page.set_viewport_size({"width": width, "height": height})
    for _ in range(MOST_WAITS):
        look()
        if page.evaluate(HEARD) == [width, height]:
            return look()
    raise AssertionError(f"the page never hears that its window is {width} x {height}")


class Walk:
    """One position shown in many windows; collects each breach of the law once, with all its windows."""

    def __init__(self, page: Page, law: str = TABLE_LAW, *, still: bool = False) -> None:
        """`still` says that the page's clock is stopped, so that the page cannot tell when it is painted."""
        self.page = page
        self.law = law
        self.still = still
        self.asked = 0  # controls checked
        self.windows = 0
        self._found: dict[str, list[str]] = {}

    def through(self, windows: tuple[tuple[int, int], ...], themes: tuple[str, ...], state: str) -> None:
        self.page.mouse.move(0, 0)  # the tooltip of a hovered element covers its neighbours
        for width, height in windows:
            resize(self.page, width, height, still=self.still)
            for theme in themes:
                self.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
                self._ask(f"{width}x{height} {theme} {state}")

    def _ask(self, where: str) -> None:
        breaches, asked = self.page.evaluate(self.law, LEAST)
        self.asked += asked
        self.windows += 1
        for breach in breaches:
            self._found.setdefault(breach, []).append(where)

    @property
    def breaches(self) -> list[str]:
        return [f"{breach} at {', '.join(where[:8])} ({len(where)})" for breach, where in self._found.items()]
