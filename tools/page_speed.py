"""How fast the page is, in a real browser against a real server: `make page-speed` prints the figures.

The page measures itself: from the start of the navigation until something can be clicked, and from a click until the new
position is shown and painted. Bots do not wait and nothing is animated.
"""

from __future__ import annotations

import gzip
import sys
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, CDPSession, Page, Response

from browser.sitting import BUSY, Sitting, browsing, sitting
from server.servers import serving

CHOICES = 320
LOADS = 5
# When something is first on the page, in milliseconds since the navigation began.
FIRST_SEEN = """
window.seen = {};
const marks = {lobby: 'main .btn--go', table: '[data-can]'};
const look = () => Object.entries(marks).forEach(([name, selector]) => {
  if (!(name in seen) && document.querySelector(selector)) seen[name] = performance.now();
});
new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
"""
# Clicks the first thing that is lit; the answer is how long it took until the next position was painted.
CHOOSE = """async () => {
  const order = ["[data-can][data-key]", "[data-can][data-spot^='hand:']", "[data-can]:not([data-spot=end])", "[data-can]"];
  const click = (element) => element.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  const table = document.querySelector('.table'), before = table.dataset.decision;
  const lit = order.map((selector) => document.querySelector(selector)).find(Boolean);
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const changed = new Promise((done) => new MutationObserver((_, watch) => {
    if (table.dataset.decision !== before) { watch.disconnect(); done(); }
  }).observe(table, {attributes: true}));
  let begun = performance.now();
  click(lit);
  await painted();
  const second = document.querySelector('.bar .many .btn') ?? (document.querySelector('.actions [role=alert]') && document.querySelector('[data-spot=end]'));
  if (second && table.dataset.decision === before) { begun = performance.now(); click(second); }
  await changed;
  await painted();
  return performance.now() - begun;
}"""


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else CHOICES
    with TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/speed.db") as server, browsing() as browser:
        home = f"http://{server.address}/"
        with sitting(browser) as person:
            sizes = script_sizes(person.page)
            person.start_alone(home)
            table = person.page.url
            print(f"script loaded up to the table, compressed  {sum(sizes.values()) / 1000:8.1f} kB")
        for name, address in (("lobby", home), ("table", table)):
            times = [first_load(browser, address, name) for _ in range(LOADS)]
            print(f"first load until the {name} can be used     {median(times):8.0f} ms  (worst {max(times):.0f})")
        with sitting(browser) as person:
            report(play(person, home, games))


def script_sizes(page: Page) -> dict[str, int]:
    """Of every script that the page loads from now on, as gzip would send it."""
    sizes: dict[str, int] = {}

    def loaded(response: Response) -> None:
        if response.url.endswith(".js"):
            sizes[response.url] = len(gzip.compress(response.body()))

    page.on("response", loaded)
    return sizes


def first_load(browser: Browser, address: str, name: str) -> float:
    """For somebody who has never been here; at a table, somebody who only looks on uses it when the map is there."""
    with sitting(browser) as person:
        page = person.page
        page.add_init_script(FIRST_SEEN if name == "lobby" else FIRST_SEEN.replace("[data-can]", ".table .room"))
        page.goto(address)
        page.wait_for_selector(".table .room" if name == "table" else "main .btn--go", timeout=BUSY)
        return float(page.evaluate(f"seen.{name}"))


def play(person: Sitting, home: str, wanted: int) -> list[float]:
    """So many choices on one page, one game after another; the time of each."""
    person.start_alone(home)
    page = person.page
    times: list[float] = []
    work = page.context.new_cdp_session(page)
    work.send("Performance.enable", {"timeDomain": "threadTicks"})
    marks = {0: busy(work)}
    while len(times) < wanted:
        page.wait_for_selector("[data-can], dialog[open]", timeout=BUSY)
        if page.locator("dialog[open]").count():
            again(page)
            continue
        times.append(float(page.evaluate(CHOOSE)))
        marks[len(times)] = busy(work)
    for first, last in ((0, 50), (wanted - 50, wanted)):
        print(
            f"work of the page, choice {first + 1:3} to {last:3}, and what bots do then {(marks[last] - marks[first]) / 50:6.0f} ms each"
        )
    return times


def busy(work: CDPSession) -> float:
    """Milliseconds that the page has worked, whatever else the machine does."""
    metrics = {metric["name"]: float(metric["value"]) for metric in work.send("Performance.getMetrics")["metrics"]}
    return metrics["TaskDuration"] * 1000


def again(page: Page) -> None:
    page.get_by_role("button", name="Play again").click()
    page.locator("dialog[open]").wait_for(state="detached", timeout=BUSY)
    page.wait_for_selector(".table, main .btn--go", timeout=BUSY)
    deal = page.get_by_role("button", name="Deal")
    if deal.count():
        deal.click()


def report(times: list[float]) -> None:
    for name, part in (("first", times[5:35]), ("last", times[-30:])):
        print(f"a choice, the {name} thirty of {len(times)}: median   {median(part):8.0f} ms  (worst {max(part):.0f})")


if __name__ == "__main__":
    main()
