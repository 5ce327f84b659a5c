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
