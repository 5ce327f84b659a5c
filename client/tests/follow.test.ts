/** Questions that are answered on the map: an answer is in sight when it is asked (issue 25: "Where does the monster go?"
 * was asked on a phone that showed neither the monster nor a place to click). */
import { expect, test } from "vitest";

import { Camera } from "../src/lib/map/camera.svelte";
import { ownTarget } from "../src/lib/map/camera-follow.svelte";
import { extent } from "../src/lib/map/tiles";
import { placeOfRoom } from "../src/lib/map/places";
import type { View } from "../src/lib/net/view";
import type { TableInput } from "../src/lib/table/table-input.svelte";
import { played } from "./games";

const content = played("catacombs");
const tiles = content.tiles;
if (!tiles) throw new Error("catacombs has tiles");
const others = Object.keys(tiles.tiles).filter((id) => !id.startsWith("start"));
const laid = [
  { tile: tiles.start, x: 0, y: 0, turn: 0 },
  ...others.slice(0, 12).map((tile, n) => ({ tile, x: 1 + n, y: 0, turn: 0 })),
];
const roomsOf = (n: number): string[] =>
  tiles.tiles[laid[n]?.tile ?? ""]?.rooms.map(({ room }) => room) ?? [];
const SIZES = { phone: { width: 390, height: 440 }, laptop: { width: 560, height: 480 } };

function asked(here: string, answers: string[], size: keyof typeof SIZES): [Camera, boolean[]] {
  const view = { seats: [{ room: here }], map: { tiles: laid } } as unknown as View;
  const offers = new Map(answers.map((room) => [`room:${room}`, []]));
  const input = { offers, answered: "places", inHand: null, store: { seat: 0 } } as unknown as TableInput;
  const camera = new Camera();
  camera.world = extent(laid, tiles as NonNullable<typeof tiles>);
  camera.size = SIZES[size];
  camera.open(tiles?.size ?? 0, size === "phone");
  const target = ownTarget({ input, view, content });
  if (!target) throw new Error("nothing to look at");
  camera.aim(target.box, target.pawn);
  return [
    camera,
    answers.map((room) => camera.shows(placeOfRoom(room, laid, content) ?? { x: NaN, y: NaN })),
  ];
}

test.each(["phone", "laptop"] as const)("an answer far from the own pawn is in sight (%s)", (size) => {
  const [here = ""] = roomsOf(12);
  for (let n = 0; n < 12; n++) expect(asked(here, roomsOf(n), size)[1]).toContain(true);
});

test.each(["phone", "laptop"] as const)("of answers at both ends the nearer one is in sight (%s)", (size) => {
  const [here = ""] = roomsOf(9);
  const [near = "", far = ""] = [roomsOf(12)[0], roomsOf(0)[0]];
  expect(asked(here, [far, near], size)[1]).toEqual([false, true]);
});
