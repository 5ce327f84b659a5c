import { expect, test } from "vitest";

import type { Content } from "../src/lib/games/content";
import { Camera } from "../src/lib/map/camera.svelte";
import { obstaclesOf } from "../src/lib/map/obstacles";
import { layoutOf } from "../src/lib/page/layout";
import { stallOf, stands, stock } from "../src/lib/map/market";
import type { Offer } from "../src/lib/table/offers";
import { bySpot } from "../src/lib/table/offers";
import { inOrder, placesOf, spoken } from "../src/lib/map/places";
import { changeSettings } from "../src/lib/page/settings.svelte";
import { coveredArea } from "../src/lib/map/rect-placement";
import { toward, type Standing } from "../src/lib/map/arrows";
import { viewOf } from "../src/lib/net/view";
import { spotFor } from "../src/lib/table/spots";
import type { Shown } from "../src/lib/net/wire";
import recorded from "./data/classic.json";
import { BOARDS, GAMES, MAPS, played } from "./games";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const at = (room: string, x: number, y: number): Standing => ({ spot: spotFor.room(room), x, y });

test("an arrow leads straight ahead before it leads aside, and nowhere at the edge", () => {
  const [here, near, ahead, behind] = [
    at("here", 0, 0),
    at("near", 40, 60),
    at("ahead", 100, 5),
    at("behind", -10, 0),
  ];
  const places = [here, near, ahead, behind];
  expect(toward(here, places, "ArrowRight")).toBe("room:ahead");
  expect(toward(here, places, "ArrowDown")).toBe("room:near");
  expect(toward(here, places, "ArrowUp")).toBeNull();
  expect(toward(behind, places, "ArrowRight")).toBe("room:here");
});

test.each(BOARDS)("arrow keys reach every room of %s from every other", (_, board) => {
  const places = Object.entries(board.rooms).map(([id, room]) => at(id, room.x, room.y));
  for (const first of places) {
    const reached = new Set([first]);
    for (const place of reached) {
      for (const key of ARROWS) {
        const next = places.find((other) => other.spot === toward(place, places, key));
        if (next) reached.add(next);
      }
    }
    expect(reached.size, first.spot).toBe(places.length);
  }
});

/** Windows in which the whole market hangs on the board. */
const WINDOWS = [
  [1280, 593],
  [1366, 640],
  [1366, 768],
  [1536, 730],
  [1920, 940],
  [820, 1180],
] as const;

test.each(BOARDS)(
  "the market of %s hides no room, mark or dragon in any window, and in larger ones no price nor pawn",
  (_, board) => {
    for (const [width, height] of WINDOWS) {
      const { map } = layoutOf({ width, height, seats: 4, hand: true });
      const camera = new Camera();
      [camera.world, camera.size, camera.kept] = [
        { x: 0, y: 0, width: board.width, height: board.height },
        map,
        { right: 46, top: 0, bottom: 0 },
      ];
      const ground = obstaclesOf(board, camera, camera.opened);
      const stall = stallOf(board, camera.opened, stands(5, 98), ground);
      expect(ground.things.length).toBeGreaterThan(Object.keys(board.rooms).length);
      expect(stall && coveredArea(stall.box, ground.things), `${width}x${height}`).toBe(0);
      if (map.height > 440) expect(stall && coveredArea(stall.box, ground.air), `${width}x${height}`).toBe(0);
    }
  },
);

test("each thing of the market is shown once", () => {
  expect(stock(["crown-10", "backpack", "backpack"])).toEqual([
    { id: "crown-10", n: 1 },
    { id: "backpack", n: 2 },
  ]);
});

test("the map as a list begins where one stands, then where one can go, the cheapest first", () => {
  changeSettings({ language: "en" });
  const content: Content = { ...(GAMES[0]?.[1] as Content), board: BOARDS[0]?.[1] ?? null };
  const view = viewOf(recorded.messages.at(-1)?.position?.view as unknown as Shown);
  const rooms = Object.keys(content.board?.rooms ?? {}).filter((room) => room !== view.seats[0]?.room);
  const move = (room: string | undefined, boots: number): Offer => ({
    key: `move:${room}`,
    verb: "move",
    text: `go to ${room}`,
    action: "Walk",
    cost: { boots },
    gains: [],
    harms: [],
    room: room ?? "",
    spot: `room:${room}`,
  });
  const list = inOrder(placesOf(view, content, bySpot([move(rooms[0], 2), move(rooms[1], 1)])), 0);
  expect(list.slice(0, 3).map((place) => place.id)).toEqual([view.seats[0]?.room, rooms[1], rooms[0]]);
  expect(list).toHaveLength(rooms.length + 1);
  expect(spoken(list[0] as (typeof list)[0], (seat) => `seat ${seat}`)).toContain("seat 0");
  expect(spoken(list[1] as (typeof list)[0], String)).toContain(`go to ${rooms[1]}`);
});

test("what a room is known for is not said once more as the token that lies there", () => {
  const view = viewOf(recorded.messages.at(-1)?.position?.view as unknown as Shown);
  const ships = MAPS.filter(([, { board }]) => board?.modules.length).map(([spec]) => played(spec));
  let pods = 0;
  for (const content of ships)
    for (const [room, { known_for }] of Object.entries(content.board?.rooms ?? {}))
      for (const { id, name } of Object.values(content.tokens)) {
        if (!known_for.toLowerCase().endsWith(name.toLowerCase())) continue;
        const lies = { ...view, room_tokens: { [room]: [id] } };
        expect(placesOf(lies, content, bySpot([])).find((place) => place.id === room)?.has).toEqual([
          known_for,
        ]);
        pods += 1;
      }
  expect(pods).toBeGreaterThan(0);
});
