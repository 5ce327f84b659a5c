"""Speed of the page, in a real browser against a real server: `make page-speed` prints the figures.

The page measures itself: from the start of the navigation until something can be clicked, from a click until the new
position is shown and painted, and how long a bot's turn stays on the screen at normal pace. Also measured: the clicks
of a turn for a player who wants what greedy wants, the bytes of a game of each kind, and jumps in the replay of a long
game: by the clock, and by the processor time of page and server, which a busy machine does not change. Unless said,
bots do not wait and nothing is animated. A number as argument is that of choices to be timed; `jumps` times only these.
"""

from __future__ import annotations

import os
import sys
import time
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, CDPSession, Page, WebSocket

from browser.greedy import GreedyPlayer
from browser.player_page import BUSY, OVER, PlayerPage, open_page, running_browser
from tiptoe.build import freeze_imported_objects
from tiptoe.cli.serve import BOT_PAUSE
from web.servers import Server, serving

CHOICES = 320
LOADS = 5
TURNS = 12
JUMPS = 101  # a prime: every jump of so many steps goes elsewhere
LONG_GAME = Path("tests/golden/classic-4-16.tiptoe")  # of 757 choices
GAMES = (("classic", 3), ("catacombs", 3), ("catacombs+party", 6), ("catacombs+subterra:hard", 3), ("space", 3))
# When something is first on the page, in milliseconds since the navigation began.
FIRST_SEEN = """
window.seen = {};
const marks = {lobby: 'main .btn--go', table: '[data-can]'};
const look = () => Object.entries(marks).forEach(([name, selector]) => {
  if (!(name in seen) && document.querySelector(selector)) seen[name] = performance.now();
});
new MutationObserver(look).observe(document, {subtree: true, childList: true, attributes: true});
"""
# When the active seat changes on the page.
WHOSE_TURN = """
window.turns = [];
new MutationObserver(() => {
  const spot = document.querySelector('.seat.active')?.dataset.spot;
  if (spot && spot !== turns.at(-1)?.[0]) turns.push([spot, performance.now()]);
}).observe(document, {subtree: true, childList: true, attributeFilter: ['class']});
"""
# Clicks the first lit element; returns how long it took until the next position was painted.
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
# Points at a part of the timeline; returns how long it took until that moment was painted.
JUMP = """async (part) => {
  const now = document.querySelector('[data-at]'), slider = document.querySelector('[role=slider]');
  const { left, top, width } = slider.getBoundingClientRect(), before = now.dataset.at;
  const changed = new Promise((done) => new MutationObserver((_, watch) => {
    if (now.dataset.at !== before) { watch.disconnect(); done(); }
  }).observe(now, {attributes: true}));
  const point = (type) => slider.dispatchEvent(new PointerEvent(type, {bubbles: true, clientX: left + 10 + (width - 20) * part, clientY: top + 30, pointerId: 1}));
  slider.setPointerCapture = () => {};
  const begun = performance.now();
  point('pointerdown');
  point('pointerup');
  await changed;
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - begun;
}"""


def main() -> None:
    freeze_imported_objects()  # as `tiptoe serve` does
    only_jumps() if sys.argv[1:] == ["jumps"] else everything(int(sys.argv[1]) if len(sys.argv) > 1 else CHOICES)


def everything(games: int) -> None:
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/speed.db") as server,
        running_browser() as browser,
    ):
        home = f"http://{server.address}/"
        with open_page(browser) as person:
            lobby, table = received(person, home)
            print(f"received until the lobby is there               {lobby / 1000:8.1f} kB")
            print(f"received more until a table of Classic is there {table / 1000:8.1f} kB")
            address = person.page.url
        for name, where in (("lobby", home), ("table", address)):
            times = [first_load(browser, where, name) for _ in range(LOADS)]
            print(f"first load until the {name} can be used     {median(times):8.0f} ms  (worst {max(times):.0f})")
        with open_page(browser) as person:
            report(play(person, home, games))
        with open_page(browser) as person:
            print(f"clicks a turn, wanting what greedy wants        {clicks_a_turn(person, home, server):8.1f}")
        for spec, seats in GAMES:
            with open_page(browser) as person:
                report_sizes(spec, message_sizes(person, home, spec, seats))
        with open_page(browser) as person:
            report_jumps(person, home)
        times = bot_turns(browser)
        print(f"a bot's turn at normal pace: median             {median(times):8.1f} s   (worst {max(times):.1f})")


def only_jumps() -> None:
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/speed.db") as server,
        running_browser() as browser,
        open_page(browser) as person,
    ):
        report_jumps(person, f"http://{server.address}/")


def report_jumps(person: PlayerPage, home: str) -> None:
    """Times jumps by the clock, and by the processor time of the page and of the server, which is this process."""
    page = person.page
    page.goto(f"{home}replay")
    page.locator("input[type=file]").set_input_files(LONG_GAME)
    page.locator(".table").wait_for(timeout=BUSY)
    page.wait_for_load_state("networkidle")
    work = page.context.new_cdp_session(page)
    work.send("Performance.enable", {"timeDomain": "threadTicks"})
    clock, drawn, served = [], [], []
    for n in range(1, JUMPS):
        begun, before = busy(work), time.process_time()
        clock.append(float(page.evaluate(JUMP, n * 37 % JUMPS / JUMPS)))
        drawn.append(busy(work) - begun)
        served.append((time.process_time() - before) * 1000)
    print(f"{JUMPS - 1} jumps in a game of 757 choices, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    for name, times in (("by the clock", clock), ("work of the page", drawn), ("work of the server", served)):
        print(
            f"  {name:20} median {median(times):5.0f} ms, 95 % {quantiles(times, n=20)[-1]:5.0f} ms, most {max(times):5.0f} ms"
        )


def received(person: PlayerPage, home: str) -> tuple[int, int]:
    """Returns the bytes on the wire, headers included, of a first visit: up to the lobby, and on to a table."""
    sizes: list[int] = []
    network = person.page.context.new_cdp_session(person.page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
    person.page.goto(home)
    person.page.wait_for_load_state("networkidle")
    lobby = sum(sizes)
    person.sit_down(home, "classic", 3)
    person.wait_until_asked()
    person.page.wait_for_load_state("networkidle")
    return lobby, sum(sizes) - lobby


def first_load(browser: Browser, address: str, name: str) -> float:
    """Returns the milliseconds of a first visit; a table can be used by a spectator as soon as the map is there."""
    with open_page(browser) as person:
        page = person.page
        page.add_init_script(FIRST_SEEN if name == "lobby" else FIRST_SEEN.replace("[data-can]", ".table .room"))
        page.goto(address)
        page.wait_for_selector(".table .room" if name == "table" else "main .btn--go", timeout=BUSY)
        return float(page.evaluate(f"seen.{name}"))


def play(person: PlayerPage, home: str, wanted: int) -> list[float]:
    """Makes choices on one page, one game after another; returns the time of each."""
    person.start_with_bots(home)
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


def clicks_a_turn(person: PlayerPage, home: str, server: Server) -> float:
    """Returns the clicks of a turn, in a whole game against two bots."""
    person.sit_down(home, "classic", 3)
    greedy = GreedyPlayer(person, server)
    greedy.play(sys.maxsize)
    return person.clicks / max(1, greedy.turns)


def message_sizes(person: PlayerPage, home: str, spec: str, seats: int) -> list[int]:
    """Returns the sizes before compression of all messages to the page, in a game that bots play for it."""
    sizes: list[int] = []

    def connected(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: sizes.append(len(frame.encode() if isinstance(frame, str) else frame)))

    person.page.on("websocket", connected)
    table = person.sit_down(home, spec, seats).replace("/t/", "/api/tables/")
    assert person.page.request.post(f"{table}/commands", data={"type": "hold", "seat": 0, "bot": "greedy"}).ok
    person.page.locator(OVER).first.wait_for(timeout=10 * BUSY)
    return sizes


def report_sizes(spec: str, sizes: list[int]) -> None:
    print(
        f"{spec:24} {len(sizes):5} messages, {sum(sizes) / 1e6:4.1f} MB: median {median(sizes) / 1000:4.1f} kB, largest {max(sizes) / 1000:4.1f} kB"
    )


def bot_turns(browser: Browser) -> list[float]:
    """Returns the seconds that each turn of a bot is seen, where bots wait as they do for people."""
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/pace.db", bot_pause=BOT_PAUSE) as server,
        open_page(browser, settings="{speed: 'brisk'}") as person,
    ):
        person.page.add_init_script(WHOSE_TURN)
        person.sit_down(f"http://{server.address}/", "classic", 3)
        GreedyPlayer(person, server).play(TURNS)
        turns: list[tuple[str, float]] = person.page.evaluate("turns")
    return [(end - begun) / 1000 for (spot, begun), (_, end) in pairwise(turns) if spot != "seat:0"]


def busy(work: CDPSession) -> float:
    """Returns the milliseconds that the page has worked, independent of other load on the machine."""
    metrics = {metric["name"]: float(metric["value"]) for metric in work.send("Performance.getMetrics")["metrics"]}
    return metrics["TaskDuration"] * 1000


def again(page: Page) -> None:
    """Starts another game from the dialog at the end of one."""
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
