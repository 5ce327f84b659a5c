import { expect, test } from "vitest";

import type { TilesContent } from "../src/lib/games/content";
import { Tunnels } from "../src/lib/map/tunnels";

const SIZE = 360;
const MOUTHS = [
  ["N0", 108, 0],
  ["N1", 252, 0],
  ["E0", SIZE, 108],
  ["E1", SIZE, 252],
  ["S0", 252, SIZE],
  ["S1", 108, SIZE],
  ["W0", 0, 252],
  ["W1", 0, 108],
] as const;

/** A tile with a hall in its middle, whose parts are called by their ends. */
function tile(id: string, ...ends: string[]): TilesContent["tiles"][string] {
  const parts = ends.map((end) => ({ from: end, to: "hall", path: `${id} ${end}` }));
  return {
    id,
    set: "surface",
    rooms: [{ id: "hall", room: `${id}-hall` }],
    mouths: MOUTHS.map(([name, x, y]) => ({ name, x, y, dx: 0, dy: 0 })),
    parts,
  } as unknown as TilesContent["tiles"][string];
}

const all = {
  a: tile("a", "E0", "E1", "N0", "portal"),
  b: tile("b", "W0", "W1", "portal"),
  c: tile("c", "portal"),
};
const tiles = { size: SIZE, tiles: all } as unknown as TilesContent;
const drawn = (laid: { tile: string; x: number; y: number; turn: number }[], ...keys: string[]): string[] =>
  new Tunnels(laid, tiles).along("a-hall", keys).map(({ path }) => path);
const A = { tile: "a", x: 0, y: 0, turn: 0 };
const B = { tile: "b", x: 1, y: 0, turn: 0 };

test("a way is drawn from room to room over the border, the second tunnel to a room as such", () => {
  expect(drawn([A, B], "b-hall")).toEqual(["a E0", "b W1"]);
  expect(drawn([A, B], "b-hall/2")).toEqual(["a E1", "b W0"]);
});

test("a tile that lies turned is met by the mouths that it has there", () => {
  expect(
    drawn(
      [
        { ...A, turn: 1 },
        { ...B, x: 0, y: 1, turn: 1 },
      ],
      "b-hall",
    ),
  ).toEqual(["a E0", "b W1"]);
});

test("a way out of the map ends at its mouth, called as it lies", () => {
  expect(drawn([A], "a.N0")).toEqual(["a N0"]);
  expect(drawn([{ ...A, turn: 1 }], "a.E0")).toEqual(["a N0"]);
});

test("a way by portal is drawn on both sides, and a walk step by step", () => {
  const far = { tile: "c", x: 5, y: 5, turn: 0 };
  expect(drawn([A, B, far], "c-hall")).toEqual(["a portal", "c portal"]);
  expect(drawn([A, B, far], "b-hall", "c-hall")).toEqual(["a E0", "b W1", "b portal", "c portal"]);
});
