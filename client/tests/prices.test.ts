import { expect, test } from "vitest";

import { apart } from "../src/lib/prices";

const camera = { frame: { x: 0, y: 0, kx: 1, ky: 1 }, badge: 1 };
const price = (x: number, wide = 80): Parameters<typeof apart>[0][number] => ({
  spot: `room:${x}`,
  at: { x, y: 100 },
  high: 20,
  wide,
});

test("prices of neighbouring rooms stand above each other, others where they belong", () => {
  const [first, over, far] = apart([price(0), price(60), price(400)], camera);
  expect([first?.high, over?.high, far?.high]).toEqual([20, 42, 20]);
});
