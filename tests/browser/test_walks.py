"""Pawns on their way, in a real browser: every frame of a walk lies in its tunnel.

Found: board units were taken for pixels of the screen, so that the own pawn went through walls, past its room, and
jumped
back. The law walks the tunnels of every board, ship and tile: the page is sent each walk as the server would send it,
the animation is stopped at many moments, and each frame must lie within half a room of the tunnel as the browser draws
it. The ordinary run walks a part of the tunnels; TIPTOE_WINDOWS=all walks all.
"""

from __future__ import annotations

import copy
import json
import math
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.player_page import PlayerPage, open_page
from browser.test_map import pieces
from browser.windows import EVERYTHING
from tiptoe.service.content.build import content
from tiptoe.wire.content import Content, TileContent, TilesContent

# The page's last socket hears the test instead of the server.
TELL = """{
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", (event) => {
        if (window.tell.deaf && event.isTrusted) event.stopImmediatePropagation();
      });
      window.tell = (data) => {
        window.tell.deaf = true;
        this.dispatchEvent(new MessageEvent("message", { data }));
        return new Promise((done) => setTimeout(done));
      };
    }
  };
}"""
HALF_A_ROOM = 1.0  # in half axes of a room
PART = 1 if EVERYTHING else 9  # every n-th tunnel
WINDOWS = ((1366, 768), (390, 844)) if EVERYTHING else ((1366, 768),)
CALM = "{speed: 'calm', motion: 'full'}"
SUBTERRA = "catacombs+subterra:hard"

# Converts a point of the screen to world units, by where the browser draws a thousand of them.
WORLD = """(at) => {
  const probe = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const side of ["width", "height"]) probe.setAttribute(side, 1000);
  document.querySelector(".map .world").append(probe);
  const { left, top, width, height } = probe.getBoundingClientRect();
  probe.remove();
  return [((at[0] - left) / width) * 1000, ((at[1] - top) / height) * 1000];
}"""
# The place of a pawn in world units: its foot, as the browser draws it.
FOOT = f"""(pawn) => {{
  const probe = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [side, length] of [["x", 12], ["y", 33], ["width", 2], ["height", 2]]) probe.setAttribute(side, length);
  pawn.append(probe);
  const {{ x, y, width, height }} = probe.getBoundingClientRect();
  probe.remove();
  return ({WORLD})([x + width / 2, y + height / 2]);
}}"""
STANDS = f"(seat) => ({FOOT})(document.querySelector(`.map [data-spot='pawn:${{seat}}']`))"
# The largest distance of a walking pawn from its tunnel in half rooms, and from its start and end.
FARTHEST = """(() => {
  const world = () => document.querySelector(".map .world");
  const walker = (seat) => document.querySelector(`[data-walks="${seat}"]`);
  const frame = () => new Promise((done) => requestAnimationFrame(done));

  /** The foot of a pawn on its way, in units of the world. */
  const foot = (walker) => (FOOT)(walker.firstElementChild);

  /** A tunnel as the browser draws it: a list of points for each of its stretches. */
  function drawn(stretches) {
    return stretches.map(([path, lies]) => {
      const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
      line.setAttribute("d", path);
      line.setAttribute("transform", lies);
      world().append(line);
      const [length, matrix] = [line.getTotalLength(), line.transform.baseVal.consolidate()?.matrix];
      const points = [...Array(41).keys()].map((n) => {
        const at = line.getPointAtLength((length * n) / 40);
        const { x, y } = matrix ? at.matrixTransform(matrix) : at;
        return [x, y];
      });
      line.remove();
      return points;
    });
  }

  const apart = (a, b, [rx, ry]) => Math.hypot((a[0] - b[0]) / rx, (a[1] - b[1]) / ry);
  function toSegment(at, [a, b], room) {
    const [dx, dy] = [(b[0] - a[0]) / room[0], (b[1] - a[1]) / room[1]];
    const along = ((at[0] - a[0]) / room[0]) * dx + ((at[1] - a[1]) / room[1]) * dy;
    const part = Math.min(1, Math.max(0, along / (dx * dx + dy * dy || 1)));
    return apart(at, [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])], room);
  }
  const nearest = (point, ends) => ends.reduce((best, end) => (apart(point, end, [1, 1]) < apart(point, best, [1, 1]) ? end : best));

  /** Segments of the tunnels, and those from where the pawn stands to the end of a tunnel. */
  function ground(tunnels, start, end) {
    const lines = tunnels.flatMap(drawn);
    const ends = lines.flatMap((points) => [points[0], points.at(-1)]);
    const segments = lines.flatMap((points) => points.slice(1).map((point, n) => [points[n], point]));
    return [...segments, [start, nearest(start, ends)], [end, nearest(end, ends)]];
  }
  const distance = (at, segments, room) => Math.min(...segments.map((segment) => toSegment(at, segment, room)));

  return { walker, foot, ground, distance, apart, frame };
})()""".replace("(FOOT)", f"({FOOT})")
STOPPED = f"""async ({{ seat, tunnels, room, start }}) => {{
  const see = {FARTHEST};
  let walker = null;
  for (let waited = 0; !walker && waited < 120; waited++) {{
    walker = see.walker(seat);
    if (!walker) await see.frame();
  }}
  if (!walker) return {{ worst: Infinity, begins: Infinity, ends: Infinity }};
  const [animation] = walker.getAnimations();
  animation.pause();
  const end = ({STANDS})(seat);
  const lasts = animation.effect.getComputedTiming().endTime;
  const segments = see.ground(tunnels, start, end);
  const feet = [...Array(33).keys()].map((n) => {{
    animation.currentTime = (lasts * n) / 32 - (n === 32 ? 0.01 : 0);
    return see.foot(walker);
  }});
  animation.finish();
  for (let waited = 0; see.walker(seat) && waited < 120; waited++) await see.frame();
  return {{
    worst: Math.max(...feet.map((at) => see.distance(at, segments, room))),
    begins: see.apart(feet[0], start, room),
    ends: see.apart(feet.at(-1), end, room),
  }};
}}"""
# Painted frames of walks: seat, place, opacity, and whether the pawn is drawn twice.
RECORDED = f"""() => {{
  const see = {FARTHEST};
  window.walked = [];
  const look = () => {{
    for (const walker of document.querySelectorAll("[data-walks]")) {{
      const seat = Number(walker.dataset.walks);
      const pawn = document.querySelector(`.map [data-spot='pawn:${{seat}}']`);
      const twice = pawn?.checkVisibility({{ visibilityProperty: true }}) && getComputedStyle(pawn).opacity !== "0";
      window.walked.push({{ seat, at: see.foot(walker), twice }});
    }}
    requestAnimationFrame(look);
  }};
  look();
}}"""
PAINTED = f"""({{ tunnels, room, start, end }}) => {{
  const see = {FARTHEST};
  const segments = see.ground(tunnels, start, end);
  return window.walked.filter(({{ seat }}) => seat === 0).map(({{ at, twice }}) => [see.distance(at, segments, room), twice]);
}}"""

Stretch = tuple[str, str]  # a path, and the transform of the tile on which it is drawn
Tunnel = list[Stretch]
Ways = dict[tuple[str, str], list[Tunnel]]


@dataclass
class Chart:
    """A laid map: the tunnels between its rooms, and the size of a room."""

    ways: Ways
    room: tuple[float, float]
    tiles: list[tuple[str, int, int, int]] | None = None


def chart_of(told: Content) -> Chart:
    if told.board:
        ways: Ways = defaultdict(list)
        for tunnel in told.board.tunnels:
            ways[tunnel.start, tunnel.end].append([(tunnel.path, "")])
            ways[tunnel.end, tunnel.start].append([(tunnel.path, "")])
        room = next(iter(told.board.rooms.values()))
        return Chart(ways, (room.rx, room.ry))
    assert told.tiles
    return TileSquare(told.tiles).chart()


class TileSquare:
    """All tiles of a game, laid in a square around the start and turned in all four ways."""

    def __init__(self, tiles: TilesContent) -> None:
        self.size = tiles.size
        others = [tile for tile in tiles.tiles.values() if tile.id != tiles.start]
        wide = math.ceil(math.sqrt(len(others)))
        self.laid = [(tiles.tiles[tiles.start], 0, 0, 0)] + [
            (tile, n % wide - wide // 2, 2 + n // wide, n % 4) for n, tile in enumerate(others)
        ]

    def chart(self) -> Chart:
        ways: Ways = defaultdict(list)
        for n, (tile, *_) in enumerate(self.laid):
            for inside in tile.rooms:
                for far, stretches in self._from(n, inside.id):
                    if far != inside.room:
                        ways[inside.room, far].append(stretches)
        radius = self.laid[0][0].rooms[0]
        side = max(radius.rx, radius.ry)  # rooms are drawn in both orientations
        return Chart(dict(ways), (side, side), [(tile.id, x, y, turn) for tile, x, y, turn in self.laid])

    def _from(self, n: int, end: str, left: int = 12) -> Iterator[tuple[str, Tunnel]]:
        """Yields the rooms reached from one end of a tile's parts, over borders and through portals."""
        tile, x, y, turn = self.laid[n]
        lies = f"translate({x * self.size} {y * self.size}) rotate({90 * turn} {self.size / 2} {self.size / 2})"
        for part in tile.parts:
            if end not in (part.start, part.end):
                continue
            far = part.end if part.start == end else part.start
            stretch = (part.path, lies)
            room = next((inside.room for inside in tile.rooms if inside.id == far), None)
            if room:
                yield room, [stretch]
            elif left:
                for other, mouth in self._beyond(n, far):
                    yield from ((end_, [stretch, *rest]) for end_, rest in self._from(other, mouth, left - 1))

    def _beyond(self, n: int, end: str) -> list[tuple[int, str]]:
        if end == "portal":
            return [(other, end) for other in range(len(self.laid)) if other != n]
        here = self._mouths(n)[end]
        return [
            (other, name)
            for other in range(len(self.laid))
            for name, there in self._mouths(other).items()
            if other != n and math.dist(here, there) < 1
        ]

    def _mouths(self, n: int) -> dict[str, tuple[float, float]]:
        tile, left, top, turn = self.laid[n]
        return {mouth.name: self._placed(tile, mouth.x, mouth.y, left, top, turn) for mouth in tile.mouths}

    def _placed(self, _: TileContent, x: float, y: float, left: int, top: int, turn: int) -> tuple[float, float]:
        for _quarter in range(turn):
            x, y = self.size - y, x
        return x + left * self.size, y + top * self.size


class ScriptedPage:
    """A page whose messages come from the test, in the format of the server it is connected to."""

    def __init__(self, person: PlayerPage) -> None:
        self.page = person.page
        self.last: dict[str, Any] = person.told

    def _position(self, room: str, chart: Chart) -> dict[str, Any]:
        position: dict[str, Any] = copy.deepcopy(self.last["position"])
        position["view"]["seats"][0]["room"] = room
        if chart.tiles:
            position["view"]["map"]["tiles"] = chart.tiles
        return position

    def stand(self, room: str, chart: Chart) -> None:
        info = self.last["info"]
        self._say({"type": "hello", "seat": 0, "info": info, "missed": [], "position": self._position(room, chart)})

    def walk(self, room: str, chart: Chart) -> None:
        info = self.last["info"]
        fact = {"event": "TunnelWalked", "seat": 0, "rule": "CORE-10.6", "text": "", "room": 0, "boots": 1, "swords": 0}
        entry = {"type": "chosen", "seq": info["seq"], "at": 0, "seat": 0, "key": f"move:{room}", "answers": 0}
        entry["events"] = [fact]
        self._say({"type": "told", "entry": entry, "info": info, "position": self._position(room, chart)})

    def _say(self, message: dict[str, Any]) -> None:
        self.page.evaluate("(data) => window.tell(data)", json.dumps(message))


def walked_specs() -> list[str]:
    return [*pieces(), SUBTERRA]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("spec", walked_specs())
def test_every_frame_of_every_walk_lies_in_its_tunnel(
    home: str, browser: Browser, spec: str, window: tuple[int, int]
) -> None:
    chart = chart_of(content(spec, "en"))
    ways = sorted(chart.ways)[::PART]
    astray = []
    with open_page(browser, *window, settings=CALM) as person:
        person.page.add_init_script(TELL)
        person.sit_down(home, spec, 2)
        person.wait_until_asked()
        told = ScriptedPage(person)
        for one, other in ways:
            told.stand(one, chart)
            person.page.locator(f".map [data-spot='room:{one}']").wait_for(state="attached")
            start = person.page.evaluate(STANDS, 0)
            told.walk(other, chart)
            seen = {"seat": 0, "tunnels": chart.ways[one, other], "room": chart.room, "start": start}
            found = person.page.evaluate(STOPPED, seen)
            if found["worst"] > HALF_A_ROOM or found["begins"] > 0.1 or found["ends"] > 0.1:
                astray.append((one, other, found))
        assert person.trouble == []
    print(f"{spec}: {len(ways)} of {len(chart.ways)} ways walked, {len(astray)} astray")
    assert not astray, f"{len(astray)} of {len(ways)}: {astray[:5]}"


@pytest.mark.parametrize("spec", ["classic", "catacombs", "space"])
def test_a_walk_that_is_clicked_is_painted_in_its_tunnel(home: str, browser: Browser, spec: str) -> None:
    """Each painted frame of a clicked walk lies in its tunnel, and no pawn is drawn twice."""
    with open_page(browser, settings=CALM) as person:
        person.sit_down(home, spec, 2)
        room, _ = until_a_walk(person)
        chart = chart_of(content(spec, "en"))
        before = person.page.evaluate(STANDS, 0)
        here = person.view["seats"][0]["room"]
        person.page.evaluate(RECORDED)
        person.page.locator(f".map [data-spot='room:{room}'] .floor").click()
        person.page.locator(".map [data-walks], .bar[data-pinned] .btn--go").first.wait_for(state="attached")
        if person.page.locator(".bar[data-pinned] .btn--go").count():
            person.page.locator(".bar[data-pinned] .btn--go").click()
        person.page.wait_for_function("() => window.walked.length > 3")
        person.page.wait_for_function("() => !document.querySelector('[data-walks]')")
        after = person.page.evaluate(STANDS, 0)
        there = person.view["seats"][0]["room"]
        assert there == room
        tunnels = tunnels_between(person, chart, here, room)
        frames = person.page.evaluate(PAINTED, {"tunnels": tunnels, "room": chart.room, "start": before, "end": after})
        assert len(frames) > 3
        assert max(far for far, _ in frames) <= HALF_A_ROOM, frames
        assert not any(twice for _, twice in frames)


def until_a_walk(person: PlayerPage) -> tuple[str, str]:
    """Plays cards until a step to the next room is offered for boots alone."""
    for _ in range(60):
        assert person.wait_until_asked()
        for offer in person.question["offers"]:
            if offer["verb"] == "move" and offer.get("room") and set(offer.get("cost", {})) <= {"boots"}:
                return offer["room"], offer["key"]
        person.choose()
    raise AssertionError("nobody can walk")


def tunnels_between(person: PlayerPage, chart: Chart, here: str, there: str) -> list[Tunnel]:
    if chart.tiles is None:
        return chart.ways[here, there]
    told = content(person.view["rules"], "en").tiles
    assert told
    laid = TileSquare(told)
    laid.laid = [(told.tiles[tile], x, y, turn) for tile, x, y, turn in person.view["map"]["tiles"]]
    return laid.chart().ways[here, there]
