import { expect, test } from "vitest";

import type { Content, Point } from "../src/lib/games/content";
import { followedBy, framesOf, restOf, trackOf, type Leg } from "../src/lib/map/walks";

const tunnels = [
  { from: "a", to: "b", keys: ["b", "a"], path: "0 0 100 0" },
  { from: "c", to: "b", keys: ["b", "c"], path: "100 100 100 0" },
];
const content = { board: { tunnels }, tiles: null } as unknown as Content;
/** A straight path in ten parts. */
const trace = (path: string): Point[] => {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = path.split(" ").map(Number);
  return [...Array(11).keys()].map((n) => ({ x: x0 + ((x1 - x0) * n) / 10, y: y0 + ((y1 - y0) * n) / 10 }));
};
const leg = (from: string, to: string, jumps = false): Leg => ({ from, to, way: to, jumps });
const at = { start: { x: 20, y: 5 }, end: { x: 110, y: 95 } };

test("a walk leads from where the pawn stands through every tunnel to where it will stand", () => {
  const track = trackOf([leg("a", "b"), leg("b", "c")], at, content, [], trace);
  expect(track[0]).toMatchObject(at.start);
  expect(track.at(-1)).toMatchObject(at.end);
  expect(track).toContainEqual(expect.objectContaining({ x: 60, y: 0 }));
  expect(track).toContainEqual(expect.objectContaining({ x: 100, y: 40 })); // drawn from its far end
  expect(track.every(({ seen }) => seen)).toBe(true);
});

test("where there is no tunnel, or none is walked, the pawn is never seen between two rooms", () => {
  for (const legs of [[leg("a", "c")], [leg("a", "b", true)]]) {
    const track = trackOf(legs, at, content, [], trace);
    const places = new Set(track.map(({ x, y }) => `${x} ${y}`));
    expect([...places]).toEqual(["20 5", "110 95"]);
    expect(track.filter(({ seen }) => !seen)).toHaveLength(2);
    const [out, up] = framesOf(track).slice(1, 3);
    expect(out?.offset).toBe(up?.offset);
  }
});

test("a pawn that is sent on goes on from where it is", () => {
  const first = trackOf(
    [leg("a", "b")],
    { start: { x: 0, y: 0 }, end: { x: 100, y: 0 } },
    content,
    [],
    trace,
  );
  const left = restOf(first, 0.45);
  expect(left[0]).toMatchObject({ x: 45, y: 0, far: 0 });
  const next = trackOf(
    [leg("b", "c")],
    { start: { x: 100, y: 0 }, end: { x: 100, y: 100 } },
    content,
    [],
    trace,
  );
  const whole = followedBy(left, next);
  expect(whole.at(-1)).toMatchObject({ x: 100, y: 100, far: 155 });
  expect(framesOf(whole).at(-1)?.offset).toBe(1);
});
