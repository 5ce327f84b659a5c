import { mount, unmount } from "svelte";
import { expect, test } from "vitest";

import { stacked, inSight } from "../src/lib/map/price-labels";
import CostMarks from "../src/ui/CostMarks.svelte";

const camera = { scales: { kx: 1, ky: 1 }, badge: 1 };
const price = (x: number, wide = 80): Parameters<typeof stacked>[0][number] => ({
  spot: `room:${x}`,
  at: { x, y: 100 },
  high: 20,
  wide,
});

test("the price of a room at the edge is moved into sight, that of one beyond it is not", () => {
  const seen = { x: 0, y: 0, width: 390, height: 400 };
  const phone = { ...camera, seen, shows: ({ x }: { x: number }) => x > 0 && x < seen.width };
  expect([380, 200, 500].map((x) => inSight(price(x), phone).at.x)).toEqual([350, 200, 500]);
});

test("prices of neighbouring rooms stand above each other, others where they belong", () => {
  const [first, over, far] = stacked([price(0), price(60), price(400)], camera);
  expect([first?.high, over?.high, far?.high]).toEqual([20, 42, 20]);
});

test("no price takes no space: an answer without a cost stands in the middle of its button", () => {
  const root = document.createElement("div");
  const mounted = mount(CostMarks, { target: root, props: { cost: {} } });
  expect(root.querySelector(".cost")?.textContent).toBe("");
  void unmount(mounted);
});
