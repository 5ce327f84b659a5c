"""How fast the built site is, beside a server on the same machine: `make site-speed` prints a table.

Starts are measured by the page itself, from its navigation or a click until something can be chosen; an answer from the
command that is sent until it is answered on the wire, with all texts; memory as what the pages' processes alone hold.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from browser.sitting import LIT, Sitting, browsing, sitting
from offline.lone import STARTS, lone
from offline.static_host import hosting
from server.servers import serving

SITE = Path(__file__).resolve().parents[1] / "build" / "site"
CHOICES = 60
START = "[data-spot=start]"
# Commands and their answers, on the channel of the site or the websocket of a server.
ON_THE_WIRE = """
window.waits = [];
const begun = new Map();
const note = (text, sent) => {
  const { id, type } = JSON.parse(text);
  if (sent) begun.set(id, performance.now());
  else if (type === "done" && begun.has(id)) waits.push(performance.now() - begun.get(id));
};
new BroadcastChannel("tiptoe-house").addEventListener("message", ({ data }) => {
  if (data.type === "say" || data.type === "message") note(data.text, data.type === "say");
});
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => note(data, false));
  }
  send(text) {
    note(text, true);
    super.send(text);
  }
};
"""
# Milliseconds from the navigation until something of a kind is there; nothing if it never comes.
THERE = """([selector, most]) => new Promise((done) => {
  const look = () => {
    if (document.querySelector(selector)) done(performance.now());
    else if (performance.now() > most) done(null);
    else setTimeout(look, 10);
  };
  look();
})"""


class Speed(NamedTuple):
    """Seconds, milliseconds for answers, and megabytes."""

    lobby: float
    first: float
    again: float
    answer: float
    worst: float
    memory: float


def main() -> None:
    with at_the_site() as site, browsing() as browser, lone(browser) as person:
        alone = measured(browser, person, site)
    with at_a_server() as server, browsing() as browser, sitting(browser) as person:
        served = measured(browser, person, server)
    print("| | site | server |\n| --- | --- | --- |")
    for name, here, there in rows(alone, served):
        print(f"| {name} | {here} | {there} |")
    one, five, _ = os.getloadavg()
    print(
        f"\n{os.cpu_count()} cores, load {one:.1f} (five minutes: {five:.1f}), {CHOICES} choices of Classic against a bot"
    )


@contextmanager
def at_the_site() -> Iterator[str]:
    with hosting(SITE) as host:
        yield host.address


@contextmanager
def at_a_server() -> Iterator[str]:
    with TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/speed.db") as server:
        yield f"http://{server.address}/"


def measured(browser: Browser, person: Sitting, home: str) -> Speed:
    page = person.page
    page.add_init_script(ON_THE_WIRE)
    page.goto(home)
    lobby = there(page, START)
    begun = float(page.evaluate("performance.now()"))
    page.locator(START).click()
    first = there(page, LIT) - begun
    for _ in range(CHOICES):
        if not person.choose():
            break
    waits: list[float] = page.evaluate("waits")
    memory = held(browser)
    page.wait_for_timeout(3_000)  # whatever is put away for the next time
    page.reload()
    return Speed(lobby, first, there(page, LIT), median(waits), max(waits), memory)


def there(page: Page, selector: str) -> float:
    found: float | None = page.evaluate(THERE, [selector, STARTS])
    assert found is not None, f"'{selector}' does not come"
    return found


def held(browser: Browser) -> float:
    """Megabytes that the processes of pages and their workers have for themselves."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(private(int(one["id"])) for one in told if one["type"] == "renderer") / 1000


def private(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


def rows(site: Speed, server: Speed) -> Iterator[tuple[str, str, str]]:
    for name, field, unit, by in (
        ("lobby can be used, empty cache", "lobby", "s", 1000),
        ("first choice, empty cache, after the click", "first", "s", 1000),
        ("first choice, from the cache, page loaded anew", "again", "s", 1000),
        ("answer to a choice, median", "answer", "ms", 1),
        ("answer to a choice, worst", "worst", "ms", 1),
        ("memory of the page", "memory", "MB", 1),
    ):
        here, away = (getattr(speed, field) / by for speed in (site, server))
        digits = 1 if unit == "s" else 0
        yield name, f"{here:.{digits}f} {unit}", f"{away:.{digits}f} {unit}"


if __name__ == "__main__":
    main()
