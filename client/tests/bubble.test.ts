import { expect, test } from "vitest";

import { placeBubble, type Rect, type Spotlight } from "../src/lib/lesson/spotlight.svelte";

const WINDOWS = [
  [1366, 768],
  [820, 1180],
  [390, 664],
] as const;
const SIZE = { width: 352, height: 150 };
const TOP = 44;
const STEP = 53; // pixels from one place to the next

function inWindow(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
}

function ringsIn(width: number, height: number): Rect[] {
  const rings: Rect[] = [];
  for (let x = 0; x + 100 <= width; x += STEP)
    for (let y = TOP; y + 90 <= height; y += STEP) rings.push({ x, y, width: 100, height: 90 });
  return rings;
}

test.each(WINDOWS)(
  "in a window of %i x %i the bubble is whole and never lies over what is to be clicked",
  (width, height) => {
    inWindow(width, height);
    for (const ring of ringsIn(width, height)) {
      const { x, y } = placeBubble(SIZE, { ring, holes: [ring], cans: [] } as unknown as Spotlight, TOP);
      expect(x >= 0 && x + SIZE.width <= width && y >= TOP && y + SIZE.height <= height).toBe(true);
      const across = Math.min(x + SIZE.width, ring.x + ring.width) - Math.max(x, ring.x);
      const down = Math.min(y + SIZE.height, ring.y + ring.height) - Math.max(y, ring.y);
      expect(Math.max(0, across) * Math.max(0, down), `${JSON.stringify(ring)} under ${x},${y}`).toBe(0);
    }
  },
);

test("with nothing to point at it stands at the foot, without an arrow", () => {
  inWindow(1366, 768);
  const place = placeBubble(SIZE, { ring: null, holes: [], cans: [] } as unknown as Spotlight, TOP);
  expect(place.side).toBe("");
  expect(place.y + SIZE.height).toBeLessThanOrEqual(768);
});
