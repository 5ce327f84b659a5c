import { expect, test } from "vitest";

import { Camera } from "../src/lib/map/camera.svelte";
import type { Point } from "../src/lib/games/content";
import { middleOf } from "../src/lib/map/camera.svelte";

/** Cameras of every kind of map and device. */
const CAMERAS = {
  "a board on a laptop": { world: [0, 0, 1400, 1000], size: [640, 480], tile: 0, phone: false },
  "a board in a wide panel": { world: [0, 0, 1400, 1000], size: [1400, 500], tile: 0, phone: false },
  "a board on a phone": { world: [0, 0, 1400, 1000], size: [390, 300], tile: 0, phone: true },
  "a small map of tiles": { world: [-90, -90, 900, 1260], size: [640, 480], tile: 360, phone: false },
  "a small map of tiles in a large panel": {
    world: [-90, -90, 540, 900],
    size: [1900, 1300],
    tile: 360,
    phone: false,
  },
  "a large map of tiles": { world: [-1890, -1170, 4140, 3420], size: [640, 480], tile: 360, phone: false },
  "a map of tiles on a phone": { world: [-450, -90, 1260, 1260], size: [390, 300], tile: 360, phone: true },
} as const;

function opened({ world, size, tile, phone }: (typeof CAMERAS)[keyof typeof CAMERAS]): Camera {
  const camera = new Camera();
  const [x, y, width, height] = world;
  camera.world = { x, y, width, height };
  camera.size = { width: size[0], height: size[1] };
  camera.kept = { right: phone ? 0 : 46, top: phone ? 50 : 0, bottom: 0 };
  camera.open(tile, phone);
  return camera;
}

/** Points of the panel over the map, within what is seen of it. */
function pointers(camera: Camera): Point[] {
  const { seen, world } = camera;
  const [left, top] = [Math.max(seen.x, world.x), Math.max(seen.y, world.y)];
  const right = Math.min(seen.x + seen.width, world.x + world.width);
  const bottom = Math.min(seen.y + seen.height, world.y + world.height);
  const parts = [0.02, 0.3, 0.5, 0.8, 0.98];
  return parts.flatMap((across) =>
    parts.map((down) =>
      onPanel(camera, { x: left + across * (right - left), y: top + down * (bottom - top) }),
    ),
  );
}

/** Where a point of the world is drawn, read from the transform that draws it. */
function onPanel({ matrix }: Camera, { x, y }: Point): Point {
  const [kx, , , ky, dx, dy] = (matrix.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number) as number[];
  return { x: kx! * x + dx!, y: ky! * y + dy! };
}

const kinds = Object.entries(CAMERAS);
const near = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

test.each(kinds)("the point under the wheel stays there, and the way out leads back: %s", (_, kind) => {
  for (const at of pointers(opened(kind))) {
    const camera = opened(kind);
    const [point, seen] = [camera.under(at), camera.seen];
    const larger: number[] = [camera.scales.kx];
    for (let notch = 0; notch < 4; notch++) {
      camera.wheel({ deltaY: -100, deltaMode: 0, ctrlKey: false } as WheelEvent, at);
      expect(near(onPanel(camera, point), at)).toBeLessThan(0.01);
      larger.push(camera.scales.kx);
    }
    expect(larger.at(-1)).toBeGreaterThan(larger[0]! * 1.2);
    for (let notch = 0; notch < 4; notch++)
      camera.wheel({ deltaY: 100, deltaMode: 0, ctrlKey: false } as WheelEvent, at);
    if (larger.at(-1)! / larger[0]! > 1.7)
      expect(near(middleOf(camera.seen), middleOf(seen))).toBeLessThan(1);
  }
});

test.each(kinds)("a pinch takes the point between two fingers along: %s", (_, kind) => {
  for (const at of pointers(opened(kind))) {
    const camera = opened(kind);
    camera.zoomBy(2, at); // so large that it can be dragged both ways
    const middle = { x: 0.5 * camera.size.width, y: 0.5 * camera.size.height };
    const point = camera.under(middle);
    camera.press(1, { x: middle.x, y: middle.y - 40 });
    camera.press(2, { x: middle.x, y: middle.y + 40 });
    camera.drag(1, { x: middle.x, y: middle.y - 44 });
    camera.drag(2, { x: middle.x, y: middle.y + 44 });
    expect(near(onPanel(camera, point), middle)).toBeLessThan(0.01);
    expect(camera.moved).toBe(true);
  }
});

test("the middle of a pinch carries the map, and its clicks are no choices", () => {
  const camera = opened(CAMERAS["a large map of tiles"]);
  const [from, to] = [
    { x: 300, y: 200 },
    { x: 340, y: 170 },
  ];
  const point = camera.under(from);
  camera.press(1, { x: 260, y: 200 });
  camera.press(2, { x: 340, y: 200 });
  camera.drag(1, { x: 300, y: 170 });
  camera.drag(2, { x: 380, y: 170 });
  expect(near(onPanel(camera, point), to)).toBeLessThan(0.01);
});

test("a pinch on a touchpad zooms by exp(-deltaY / 100), and no slower for its small steps", () => {
  const camera = opened(CAMERAS["a board on a laptop"]);
  const before = camera.scales.kx;
  for (let n = 0; n < 20; n++)
    camera.wheel({ deltaY: -3, deltaMode: 0, ctrlKey: true } as WheelEvent, { x: 9, y: 9 });
  expect(camera.scales.kx / before).toBeCloseTo(Math.exp(0.6), 3);
});

test("a board that is zoomed out at an edge is whole again, with no ground beyond it on the way", () => {
  const camera = opened(CAMERAS["a board on a laptop"]);
  camera.zoomBy(3, { x: 590, y: 470 });
  while (!camera.whole) {
    camera.wheel({ deltaY: 100, deltaMode: 0, ctrlKey: false } as WheelEvent, { x: 5, y: 5 });
    expect(camera.seen.x).toBeGreaterThan(-0.01);
    expect(camera.seen.x + camera.seen.width).toBeLessThan(1400.01);
  }
  expect(camera.all).toBe(true);
});

test("what somebody looks at stays where it is when a bar takes another edge of the panel", () => {
  const camera = opened(CAMERAS["a large map of tiles"]);
  camera.zoomBy(1.2, { x: 100, y: 100 });
  const point = camera.under({ x: 100, y: 100 });
  camera.keep({ right: 164, top: 0, bottom: 60 });
  expect(near(onPanel(camera, point), { x: 100, y: 100 })).toBeLessThan(0.01);
});
