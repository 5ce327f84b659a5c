/** Rectangle placement on a map: boxes of rooms, pawns and prices, their overlap, and the place that hides least. In
 * pixels. */
import type { Box, Scales } from "./camera.svelte";
import type { Point } from "../games/content";

/** How pawns stand, in units of badges: beside what lies in a room, or around its middle. */
export const PAWN = { width: 26, height: 42, above: 34, beside: 25, step: 16, behind: 20, more: 10 };
const ABREAST = 4; // more than these stand in two lines
const PILL = { width: 70, height: 24 }; // a price with two marks, above a room
const THING = 14; // half of what lies in a room, in units of badges
const NUMBER = 30; // how far the number of an Artifact reaches below the middle

interface Floor extends Point {
  rx: number;
  ry: number;
}

/** Box of a room with its things. */
export function roomBox({ x, y, rx, ry }: Floor, { kx, ky }: Scales, badge: number): Box {
  const [wide, high, low] = [
    Math.max(rx * kx, THING * badge),
    Math.max(ry * ky, THING * badge),
    Math.max(ry * ky, NUMBER * badge),
  ];
  return { x: x * kx - wide, y: y * ky - high, width: 2 * wide, height: high + low };
}

export function pillBox({ x, y, ry }: Floor, { kx, ky }: Scales): Box {
  return {
    x: x * kx - PILL.width / 2,
    y: (y - ry) * ky - PILL.height,
    width: PILL.width,
    height: PILL.height,
  };
}

/** Offset of the n-th pawn from the middle of a room: beside its `things`, or in the middle without any. */
export function pawnAt(n: number, pawns: number, things: number, side: 1 | -1 = 1): Point {
  const abreast = pawns > ABREAST ? Math.ceil(pawns / 2) : pawns;
  const [across, line] = [n % abreast, Math.floor(n / abreast)];
  const x = things
    ? side * (PAWN.beside + Math.min(things - 1, 2) * PAWN.more + across * PAWN.step)
    : (across - (abreast - 1) / 2) * (PAWN.step + 1);
  return { x, y: (line - (pawns > abreast ? 0.5 : 0)) * PAWN.behind };
}

/** Box of `pawns` pawns in a room. */
export function pawnsBox(
  { x, y }: Point,
  { kx, ky }: Scales,
  badge: number,
  pawns: number,
  things: number,
  side: 1 | -1 = 1,
): Box {
  const places = Array.from({ length: pawns }, (_, n) => pawnAt(n, pawns, things, side));
  const [xs, ys] = [places.map((place) => place.x), places.map((place) => place.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: x * kx + (left - PAWN.width / 2) * badge,
    y: y * ky + (top - PAWN.above) * badge,
    width: (Math.max(...xs) - left + PAWN.width) * badge,
    height: (Math.max(...ys) - top + PAWN.height) * badge,
  };
}

/** The side of a room on which its pawns hide less; the right one where both are alike. */
export function clearSide(
  room: Point,
  scales: Scales,
  badge: number,
  pawns: number,
  beside: number,
  others: readonly Box[],
): 1 | -1 {
  const hides = (side: 1 | -1): number =>
    coveredArea(pawnsBox(room, scales, badge, Math.max(1, pawns), Math.max(1, beside), side), others);
  return hides(-1) < hides(1) ? -1 : 1;
}

export function square({ x, y }: Point, { kx, ky }: Scales, side: number): Box {
  return { x: x * kx - side / 2, y: y * ky - side / 2, width: side, height: side };
}

export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How far two boxes are from each other; nothing where they touch. */
export function gapBetween(a: Box, b: Box): number {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0);
  const down = Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0);
  return Math.hypot(across, down);
}

export function coveredArea(box: Box, taken: readonly Box[]): number {
  return taken.reduce((sum, other) => sum + overlap(box, other), 0);
}

const THINGS = 10; // how much worse it is to hide what is there than what may come

/** Obstacles: drawn things, and the air above rooms where prices and pawns may appear. */
export interface Obstacles {
  things: readonly Box[];
  air: readonly Box[];
}

export function hiddenArea(box: Box, { things, air }: Obstacles): number {
  return THINGS * coveredArea(box, things) + coveredArea(box, air);
}

/** Place that hides least, the first of equals. */
export function leastHiding(places: readonly Box[], ground: Obstacles): Box | null {
  let [best, least]: [Box | null, number] = [null, Infinity];
  for (const place of places) {
    const hides = hiddenArea(place, ground);
    if (hides < least) [best, least] = [place, hides];
    if (!least) return best;
  }
  return best;
}

/** Positions of a rectangle within a box, from the upper left on. */
export function placesWithin(box: Box, width: number, height: number, step = 8): Box[] {
  const places: Box[] = [];
  for (let y = box.y; y <= box.y + box.height - height + 0.1; y += step) {
    for (let x = box.x; x <= box.x + box.width - width + 0.1; x += step) places.push({ x, y, width, height });
  }
  return places;
}
