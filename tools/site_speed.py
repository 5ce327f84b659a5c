"""Speed of the built site, beside a server on the same machine: `make site-speed` prints a table.

Starts are measured by the page itself, from its navigation or a click until something can be chosen; an answer from the
command that is sent until it is answered on the wire, with all texts, also while advice is computed; memory as what the
pages' processes alone hold. Every wait has an end: what does not come in time is an error, and choices stop after
SECONDS.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from browser.player_page import LIT, PlayerPage, open_page, running_browser
from offline.offline_player import STARTS, open_offline_page
from offline.static_host import hosting
from tools.site_sizes import print_sizes
from web.servers import serving

SITE = Path(__file__).resolve().parents[1] / "build" / "site"
CHOICES = 60
SECONDS = 240  # for all choices
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
# Milliseconds from the navigation until an element is there; null if it never comes.
THERE = """([selector, most]) => new Promise((done) => {
  const look = () => {
    if (document.querySelector(selector)) done(performance.now());
    else if (performance.now() > most) done(null);
    else setTimeout(look, 10);
  };
  look();
})"""
# Times the answers at a table while advice is computed, and the advice itself.
BESIDE = """async ([table, most]) => {
  const channel = new BroadcastChannel("tiptoe-house");
  const alone = location.hash.includes("/t/");
  const ask = alone ? atHome : async (target) => (await fetch(target)).status;
  let last = 0;
  function atHome(target) {
    const id = ++last;
    return new Promise((done) => {
      channel.addEventListener("message", function heard({ data }) {
        if (data.to !== "probe" || data.id !== id) return;
        channel.removeEventListener("message", heard);
        done(data.status);
      });
      channel.postMessage({ to: "house", page: "probe", type: "request", id, method: "GET", target, body: "" });
    });
  }
  const [waits, begun] = [[], performance.now()];
  let took = 0;
  void ask(`/api/tables/${table}/advice?lang=en`).then((status) => {
    took = status === 200 ? performance.now() - begun : -status;
  });
  while (!took && performance.now() - begun < most) {
    const from = performance.now();
    await ask(`/api/tables/${table}/position?lang=en`);
    waits.push(performance.now() - from);
    await new Promise((next) => setTimeout(next, 20));
  }
  return [took, ...waits];
}"""


class Speed(NamedTuple):
    """Measurements in milliseconds; memory in megabytes."""

    lobby: float
    first: float
    first_work: float
    again: float
    again_work: float
    answers: list[float]
    advice: float
    beside: list[float]
    memory: float


def main() -> None:
    load = os.getloadavg()[0]
    with at_the_site() as site, running_browser() as browser, open_offline_page(browser) as person:
        alone = measured(browser, person, site)
    with at_a_server() as server, running_browser() as browser, open_page(browser) as person:
        served = measured(browser, person, server)
    print("| | site | server |\n| --- | --- | --- |")
    for name, here, there in rows(alone, served):
        print(f"| {name} | {here} | {there} |")
    print(f"\n{os.cpu_count()} cores, load {load:.1f} before and {os.getloadavg()[0]:.1f} after;", end=" ")
    print(f"{len(alone.answers)} and {len(served.answers)} choices of Classic against a bot\n")
    print_sizes()


@contextmanager
def at_the_site() -> Iterator[str]:
    with hosting(SITE) as host:
        yield host.address


@contextmanager
def at_a_server() -> Iterator[str]:
    with TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/speed.db") as server:
        yield f"http://{server.address}/"


def measured(browser: Browser, person: PlayerPage, home: str) -> Speed:
    page = person.page
    page.add_init_script(ON_THE_WIRE)
    page.goto(home)
    lobby = there(page, START)
    begun, before = float(page.evaluate("performance.now()")), worked(browser)
    page.locator(START).click()
    first, first_work = there(page, LIT) - begun, worked(browser) - before
    chosen(person)
    answers: list[float] = page.evaluate("waits")
    memory = held(browser)
    advice, *beside = while_advised(page)
    page.wait_for_timeout(3_000)  # for the page to fill its cache
    before = worked(browser)
    page.reload()
    again, again_work = there(page, LIT), worked(browser) - before
    return Speed(lobby, first, first_work, again, again_work, answers, advice, beside, memory)


def chosen(person: PlayerPage) -> None:
    """Makes CHOICES choices, or as many as there is time for."""
    until = time.monotonic() + SECONDS
    for _ in range(CHOICES):
        if time.monotonic() > until or not person.choose():
            return


def while_advised(page: Page) -> list[float]:
    page.wait_for_selector(LIT)
    table = re.search("[0-9a-f]{24}", page.url)
    assert table is not None, page.url
    found: list[float] = page.evaluate(BESIDE, [table[0], STARTS])
    return found


def there(page: Page, selector: str) -> float:
    found: float | None = page.evaluate(THERE, [selector, STARTS])
    assert found is not None, f"'{selector}' does not come"
    return found


def held(browser: Browser) -> float:
    """Returns the megabytes that the processes of pages and their workers have for themselves."""
    return sum(private(int(one["id"])) for one in processes(browser)) / 1000


def worked(browser: Browser) -> float:
    """Returns the milliseconds of processor time that these processes have used, nearly the same on a busy machine."""
    return sum(1000 * float(one["cpuTime"]) for one in processes(browser))


def processes(browser: Browser) -> list[dict[str, Any]]:
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [one for one in told if one["type"] == "renderer"]


def private(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


def rows(site: Speed, server: Speed) -> Iterator[tuple[str, str, str]]:
    for name, told in ROWS.items():
        yield name, told(site), told(server)


def seconds(milliseconds: float) -> str:
    return f"{milliseconds / 1000:.1f} s"


def usual(waits: list[float]) -> str:
    if len(waits) < 2:
        return "none"
    return f"{median(waits):.0f} ms, {quantiles(waits, n=20)[-1]:.0f} ms"


ROWS: dict[str, Callable[[Speed], str]] = {
    "lobby can be used, empty cache": lambda speed: seconds(speed.lobby),
    "first choice, empty cache, after the click": lambda speed: seconds(speed.first),
    "of a processor": lambda speed: seconds(speed.first_work),
    "first choice, from the cache, page loaded anew": lambda speed: seconds(speed.again),
    "of a processor, then": lambda speed: seconds(speed.again_work),
    "answer to a choice: median, 95 of 100": lambda speed: usual(speed.answers),
    "advice of a master": lambda speed: seconds(speed.advice),
    "other answers meanwhile: median, 95 of 100": lambda speed: usual(speed.beside),
    "memory of the page": lambda speed: f"{speed.memory:.0f} MB",
}


if __name__ == "__main__":
    main()
