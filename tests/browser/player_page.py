"""A player before a browser page: opens screens, clicks lit places, and collects every error of the page."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, Response, WebSocket, sync_playwright

from browser.thief import Lit, Thief
from plain import whole_view
from tiptoe.core.rng import seeded
from tiptoe.web.routes.pages import STATIC

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
SETTINGS = "localStorage.setItem('tiptoe.settings', JSON.stringify({settings}))"
# A page whose browser gives no random number for the luck; other random numbers are as usual.
NO_NUMBER = """{
  const usual = Crypto.prototype.getRandomValues;
  Crypto.prototype.getRandomValues = function (into) {
    if (into.length === 32) throw new Error("no number for the luck");
    return usual.call(this, into);
  };
}"""
BUSY = 180_000
LOOKS = 100  # milliseconds between two looks at a table
AT_ONCE = 60_000  # milliseconds for a lit place to take a click
MOST_CLICKS = 1_500
DRAWN = 400  # least milliseconds of one cube at calm speed
MOST_DRAWN = 1_000
AHEAD = 60  # seconds the clock is stopped ahead of the page, which hears of it late
ZOOMS = 6
SLIDES = 300  # milliseconds until a dragged map lies still
LEFT = "WebSocket is closed before the connection is established"  # warning of a page that is left while it connects
LIT = "[data-can]"
TURN = "[data-in-hand]"
WAYS = 4
OVER = "dialog[open] table"
CURTAIN = "main.curtain"  # shown when the device goes to another person
PLAYED = f".table:not([data-busy]):not(:has([data-spot=play-all][data-can])), {OVER}"  # all cards, or those before a question
# Message names shown instead of their text, and texts with unfilled gaps.
FOCUSED = "() => document.activeElement !== document.body"  # the focus is on an element of the page
UNSAID = """() => {
  const words = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) words.push(walk.currentNode.textContent);
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    words.push(one.getAttribute("aria-label"), one.getAttribute("title"), one.getAttribute("placeholder"));
  return words.filter((word) => word && (/^[a-z0-9]+([-:][a-z0-9]+)+$/.test(word.trim()) || /[{}]|undefined|NaN|\\[object/.test(word)));
}"""
SEEN = "[...document.querySelectorAll('[data-can]')].filter((one) => one.checkVisibility()).map((one) => [one.dataset.key ?? '', one.dataset.spot ?? ''])"
REACHED = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return one.contains(hit);
}"""


def require_built_page() -> None:
    """Skips the test without chromium or a built page: `make test` provides both."""
    if CHROMIUM is None or not (STATIC / "index.html").is_file():
        pytest.skip("needs chromium, and the client that `make client` builds")


class PlayerPage:
    """One page of a player, with every error that it had. A finger touches each lit place twice."""

    def __init__(self, page: Page, *, finger: bool = False) -> None:
        self.page = page
        self.finger = finger
        self.trouble: list[str] = []
        self.clicks = 0
        self.turns = 0  # of tiles
        self.thief: Thief | None = None
        self._told = ""
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("console", lambda said: self._said(said.type, said.text))
        page.on("response", self._answered)
        page.on("requestfailed", self._failed)
        page.on("websocket", self._connected)

    def _said(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and LEFT not in text:
            self.trouble.append(text)

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.trouble.append(f"{response.status} {response.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # requests that a page had begun when it was left
            self.trouble.append(f"{request.failure} {request.url}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        if isinstance(frame, str) and '"position":{' in frame:
            self._told = frame

    @property
    def told(self) -> dict[str, Any]:
        """The last message with a position."""
        message: dict[str, Any] = json.loads(self._told)
        return message

    @property
    def view(self) -> dict[str, Any]:
        """The position that the page was sent."""
        return whole_view(self.told["position"]["view"])

    @property
    def question(self) -> dict[str, Any]:
        """The open question that the page was sent."""
        question: dict[str, Any] = self.told["position"]["question"]
        return question

    def start_with_bots(self, home: str) -> None:
        """Starts a game against careful bots from the lobby."""
        self.page.goto(home)
        self.page.locator("[data-bot=burglar]").click()
        self.page.get_by_role("button", name="Play now").click()
        self.page.wait_for_selector(".table")

    def open_all_options(self, home: str) -> None:
        """Opens the lobby with all its options, against careful bots."""
        self.page.goto(home)
        self.page.get_by_role("button", name="More options").click()
        self.page.locator("[data-bot=burglar]").click()

    def sit_down(self, home: str, spec: str, seats: int, *, friends: int = 0, name: str = "Mina") -> str:
        """Opens a table of `seats` seats, dealt at once unless `friends` are to join; returns its address."""
        wish = {"spec": spec, "seats": ["", *[""] * friends, *["greedy"] * (seats - 1 - friends)], "name": name}
        api = f"{home}api/tables"
        table = self.page.request.post(api, data=wish).json()["table"]
        if not friends:
            assert self.page.request.post(f"{api}/{table}/commands", data={"type": "start"}).ok
        self.page.goto(f"{home}t/{table}")
        return self.page.url

    def hand_over(self) -> None:
        """Hands the own seat to a bot through the menu, which asks first (issue 25, point 7)."""
        self.page.locator("[data-opens=menu]").click()
        self.page.locator("[data-opens=hold]").click()
        self.page.locator("[data-does=hold]").click()

    def play_by_requests(self, table: str, seed: int = 1) -> None:
        """Plays random choices of the own seat over HTTP to the end of the game, without using the page."""
        rng = seeded(seed)
        for _ in range(4 * BUSY // LOOKS):
            told = self.page.request.get(f"{table}/position?lang=en").json()
            offers = told["question"]["offers"]
            if told["view"].get("over"):
                return
            if not offers:
                self.page.wait_for_timeout(LOOKS)
                continue
            chosen = offers[rng.below(len(offers))]["key"]
            command = {"type": "choose", "decision": told["question"]["decision"], "key": chosen}
            self.page.request.post(f"{table}/commands", data=command)
        raise AssertionError("the game does not end")

    def let_bot_finish(self) -> None:
        """Hands the own seat to a bot and waits for the end of the game."""
        table = self.page.url.replace("/t/", "/api/tables/")
        assert self.page.request.post(f"{table}/commands", data={"type": "hold", "seat": 0, "bot": "greedy"}).ok
        self.page.locator(OVER).first.wait_for(timeout=4 * BUSY)

    def stop_at_attack(self, home: str, spec: str, seats: int) -> None:
        """Lets bots play at calm speed and stops the page's clock once every cube of an attack is drawn.

        The clock stops before the first attack and advances cube by cube, so that a busy machine misses none.
        """
        self.page.clock.install()
        table = self.sit_down(home, spec, seats).replace("/t/", "/api/tables/")
        self.page.locator(LIT).first.wait_for(timeout=BUSY)
        self.page.clock.pause_at(datetime.fromtimestamp(self.page.evaluate("Date.now()") / 1000 + AHEAD))
        assert self.page.request.post(f"{table}/commands", data={"type": "hold", "seat": 0, "bot": "greedy"}).ok
        for _ in range(MOST_DRAWN):
            if self.page.locator(".attack[data-drawn] .tally").count():
                return
            self.page.clock.run_for(DRAWN)
        raise AssertionError(f"no attack within {MOST_DRAWN * DRAWN // 1000} seconds of play")

    def play(self, most: int = MOST_CLICKS) -> None:
        """Plays until the game is over, with at most `most` choices."""
        for _ in range(most):
            if not self.choose():
                return
        raise AssertionError(f"the game is not over after {most} choices: {self.lit()}")

    def choose(self) -> bool:
        """Answers the open question; False when the game is over."""
        if not self.wait_until_asked():
            return False
        self.check_page()
        if self.page.locator(TURN).count():
            self.turn_the_tile()
        before = self.page.locator(".table").get_attribute("data-decision") or ""
        key, spot = self.pick(self.lit())
        self.click(self.page.locator(f"[data-can][data-key='{key}']" if key else f"[data-can][data-spot='{spot}']"))
        changed = PLAYED if spot == "play-all" else f".table:not([data-decision='{before}']), {CURTAIN}, {OVER}"
        if not key:
            self._go_on(changed, spot)
        self.page.locator(changed).first.wait_for(timeout=BUSY)
        return True

    def wait_until_asked(self) -> bool:
        """Waits until a place is lit and no choice is under way; False when the game is over."""
        self.page.locator(f".table:not([data-busy]) {LIT}, {OVER}").locator("visible=true").first.wait_for(timeout=BUSY)
        return not self.page.locator(OVER).count()

    def turn_the_tile(self) -> None:
        """Turns the waiting tile to the next way it may lie; to the same one if there is no other."""
        for _ in range(WAYS):
            self.click(self.page.locator(TURN))
            self.turns += 1
            if any(key for key, _ in self.lit()):
                return

    def check_page(self) -> None:
        """Checks that every word is translated and that the table fits its window."""
        self.trouble += [f"not said: {word}" for word in self.untranslated()]
        if self.overflow() != [0, 0]:
            self.trouble.append(f"the page is larger than its window by {self.overflow()}")

    def _go_on(self, changed: str, spot: str) -> None:
        """Finishes a click that opened several prices, a second touch or a warning."""
        more = ".bar[data-pinned] .btn--go"
        again = f".actions [role=alert], {changed}" + f", {more}"
        self.page.locator(again).locator("visible=true").first.wait_for(timeout=BUSY)
        if self.page.locator(".actions [role=alert]").count():
            self.click(self.page.locator("[data-spot=end]"))
        elif self.page.locator(more).count() and not self.page.locator(changed).count():
            self.click(self.page.locator(more))

    def lit(self) -> list[Lit]:
        """Returns everything that can be clicked now, as pairs of an answer's key and a spot."""
        return [(key, spot) for key, spot in self.page.evaluate(SEEN)]

    def pick(self, lit: list[Lit]) -> Lit:
        """Returns the lit place that the simple thief chooses."""
        view = self.view
        if self.thief is None:
            content = f"{self.page.url.partition('/t/')[0]}/api/content/{view['rules']}?lang=en"
            self.thief = Thief(self.page.request.get(content).json())
        chosen = self.thief.best(lit, view)
        self.thief.went(chosen[1])
        return chosen

    def click(self, there: Locator) -> None:
        """Clicks a place where it is seen, which fails if anything lies over it."""
        self.clicks += 1
        target = there.locator("visible=true").first
        if target.evaluate("(one) => one instanceof SVGElement", timeout=AT_ONCE):
            self._bring_into_sight(target)
        target.tap(timeout=AT_ONCE) if self.finger else target.click(timeout=AT_ONCE)

    def _bring_into_sight(self, target: Locator) -> None:
        """Zooms out to the whole map, and drags a place away from under the map's buttons."""
        for attempt in range(ZOOMS):
            if target.evaluate(REACHED):
                return
            if attempt % 2:
                self._drag(target)
            else:
                whole = self.page.locator(".zoom .btn").last
                whole.tap() if self.finger else whole.click()

    def _drag(self, target: Locator) -> None:
        """Drags the map so that a place comes to its middle."""
        chart, place = self.page.locator(".chart").bounding_box(), target.bounding_box()
        assert chart and place
        x, y = chart["x"] + chart["width"] / 2, chart["y"] + chart["height"] / 2
        far = [x - place["x"] - place["width"] / 2, y - place["y"] - place["height"] / 2]
        most = [chart["width"] * 0.45, chart["height"] * 0.45]
        across, down = (max(-limit, min(limit, by)) for by, limit in zip(far, most, strict=True))
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + across, y + down, steps=5)
        self.page.mouse.up()
        self.page.wait_for_timeout(SLIDES)

    def untranslated(self) -> list[str]:
        """Returns message names that stand where text should be."""
        words: list[str] = self.page.evaluate(UNSAID)
        return words

    def overflow(self) -> list[int]:
        """Returns how many pixels the page is wider and higher than its window."""
        inner: list[int] = self.page.evaluate(
            "(({scrollWidth, scrollHeight}) => [scrollWidth - innerWidth, scrollHeight - innerHeight])(document.scrollingElement)"
        )
        return inner


@contextmanager
def running_browser() -> Iterator[Browser]:
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@contextmanager
def open_page(
    browser: Browser,
    width: int = 1366,
    height: int = 768,
    settings: str = "{speed: 'instant'}",
    *,
    finger: bool = False,
    own_number: bool = False,
) -> Iterator[PlayerPage]:
    """Opens a page in a browser context of its own; without `own_number` the server alone shuffles."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", has_touch=finger, is_mobile=finger
    )
    page = context.new_page()
    page.add_init_script(SETTINGS.format(settings=settings))
    if not own_number:
        page.add_init_script(NO_NUMBER)
    yield PlayerPage(page, finger=finger)
    context.close()
