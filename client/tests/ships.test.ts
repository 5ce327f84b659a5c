import { expect, test } from "vitest";

import { nearest, partsOf } from "../src/themes/space/ships";

const PIECES = [
  ["hydroponics", "engineering"],
  ["doomsday-cannon", "arena"],
  ["med-lab", "promenade"],
] as const;
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;
const SIDES = [0, 1, 2, 3, 4, 5, 6, 7];
const FACES = SIDES.flatMap((sides) =>
  ORDERS.map((order) => order.map((piece) => PIECES[piece][(sides >> piece) & 1 ? 1 : 0])),
).map((modules) => ({ id: modules.join("."), name: modules.join(", ").toUpperCase() }));
const ships = FACES.map(partsOf);

test("a ship is named by its modules, place by place", () => {
  expect(ships[0]?.modules[1]).toEqual({ id: "doomsday-cannon", name: "DOOMSDAY-CANNON" });
});

test("every module can be put in every place of every ship, and the result is a ship", () => {
  for (const ship of ships)
    for (const place of [0, 1, 2])
      for (const module of PIECES.flat()) {
        const built = nearest(ships, ship, place, module);
        expect(built.modules[place]?.id).toBe(module);
        expect(ships).toContain(built);
      }
});

test("the other side of a module leaves the other places as they are", () => {
  const first = ships[0];
  expect(first && nearest(ships, first, 2, "promenade").id).toBe("hydroponics.doomsday-cannon.promenade");
});
