/** Names on a map stand within it. */
import { expect, test } from "vitest";

import { LETTERS, placed } from "../src/lib/map/labels";

test("a name at the edge of the map is not cut, though tunnels and marks fill the map around its room", () => {
  const world = { x: 0, y: 0, width: 700, height: 660 };
  const entrance = { id: "d1", name: "Dragon’s Doormat", x: 55, y: 52, rx: 24, ry: 20 };
  const marks = { x: 0, y: 12, width: 700, height: 648 };
  const [label] = placed([entrance], [marks], world);
  expect(entrance.y + (label?.dy ?? -Infinity) - LETTERS).toBeGreaterThanOrEqual(world.y);
});

test("a name that could only stand nearer to another room is left out", () => {
  const world = { x: 0, y: 0, width: 300, height: 60 };
  const room = { id: "d1", name: "Oubliette", x: 50, y: 30, rx: 20, ry: 20 };
  const around = [0, 44].map((y) => ({ x: 0, y, width: 120, height: 16 }));
  const other = { x: 190, y: 15, width: 40, height: 30 };
  const beside = { x: 0, y: 0, width: 130, height: 60 };
  expect(placed([room], around, world, [], [other]).map(({ id }) => id)).toEqual(["d1"]);
  expect(placed([room], [], world, [beside], [other])).toEqual([]);
});
