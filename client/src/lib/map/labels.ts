/** Room names on a map: placed below, above or beside their rooms where they cover least. In pixels. */
import type { Box } from "./camera.svelte";
import { gapBetween, coveredArea, overlap } from "./rect-placement";

export interface Named {
  id: string;
  name: string;
  x: number;
  y: number;
  rx: number;
  ry: number;
}

export interface Label extends Named {
  /** From the middle of the room. */
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
}

export const LETTERS = 12.5; // pixels high
const WIDE = 0.53; // of a letter, for one that is so high
const GAP = 3;
const FIRM = 50; // how much worse than other things
const CROWD = 28; // how high pawns and a price stand above a room
const FANS = [42, 70]; // and how far several pawns reach beside it
const FAR = 4; // pixels that may be covered to come a pixel nearer
const ASTRAY = 40; // and more where another room is as near
const CLEAR = 8; // by which its own room is nearer
const NEARER = 4; // by which another room may be nearer, since letters do not fill their box

/**
 * Every name at the first free of its places; at the freest where all are taken. Names do not cover each other, none
 * stands nearer to another of `floors` than to its own room, and one that could only do so, or stand under or over what
 * is `firm` (pawns, the market), is left out: the bar tells it.
 */
export function placed(
  rooms: readonly Named[],
  taken: readonly Box[],
  world: Box,
  firm: readonly Box[] = [],
  floors: readonly Box[] = [],
): Label[] {
  const boxes = [...taken, ...firm];
  return rooms.flatMap((room) => {
    const others = floors.filter((floor) => !overlap(floor, { x: room.x, y: room.y, width: 1, height: 1 }));
    let [best, least]: [{ label: Label; box: Box } | null, number] = [null, Infinity];
    for (const label of places(room)) {
      const box = boxOf(label);
      const pushed = within(box.x, box.width, world.x, world.width) - box.x;
      box.x += pushed;
      label.dx += pushed;
      const letters = { ...box, height: LETTERS }; // without what hangs below the line
      let covers = FIRM * beyond(letters, world) + beyond(box, world) + astray(room, box, others);
      if (covers < least) covers += coveredArea(box, boxes) + FIRM * coveredArea(box, firm);
      if (covers < least) [best, least] = [{ label, box }, covers];
    }
    if (!best || coveredArea(best.box, firm) || misleads(room, best.box, others)) return [];
    boxes.push(best.box);
    return [best.label];
  });
}

/** In the order in which they are tried. */
function places(room: Named): Label[] {
  return [
    { ...room, dx: 0, dy: room.ry + LETTERS + GAP, anchor: "middle" },
    { ...room, dx: 0, dy: -room.ry - GAP - 2, anchor: "middle" },
    { ...room, dx: room.rx + GAP + 2, dy: LETTERS / 3, anchor: "start" },
    { ...room, dx: -room.rx - GAP - 2, dy: LETTERS / 3, anchor: "end" },
    ...[room.ry + LETTERS + GAP, -room.ry - GAP - 2].flatMap((dy) => [
      { ...room, dx: -room.rx, dy, anchor: "start" as const },
      { ...room, dx: room.rx, dy, anchor: "end" as const },
      { ...room, dx: 0, dy, anchor: "start" as const },
      { ...room, dx: 0, dy, anchor: "end" as const },
    ]),
    ...[room.ry + 2 * LETTERS, -room.ry - CROWD].flatMap((dy) => [
      { ...room, dx: 0, dy, anchor: "middle" as const },
      { ...room, dx: GAP, dy, anchor: "end" as const },
      { ...room, dx: -GAP, dy, anchor: "start" as const },
    ]),
    ...FANS.flatMap((far) => [
      { ...room, dx: room.rx + far, dy: LETTERS / 3, anchor: "start" as const },
      { ...room, dx: -room.rx - far, dy: LETTERS / 3, anchor: "end" as const },
    ]),
  ];
}

function boxOf({ name, x, y, dx, dy, anchor }: Label): Box {
  const width = name.length * LETTERS * WIDE;
  const left = x + dx - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  return { x: left, y: y + dy - LETTERS, width, height: LETTERS * 1.25 };
}

/** Pushed back where it would leave the map at a side. */
function within(from: number, length: number, low: number, most: number): number {
  return Math.max(low + GAP, Math.min(from, low + most - length - GAP));
}

/** How much would be misread: a name is taken for that of the room it stands nearest to. */
function astray(room: Named, box: Box, others: readonly Box[]): number {
  const [own, other] = distances(room, box, others);
  return FAR * own + ASTRAY * Math.max(0, own + CLEAR - other);
}

/** Whether a name would be taken for that of another room. */
function misleads(room: Named, box: Box, others: readonly Box[]): boolean {
  const [own, other] = distances(room, box, others);
  return own > other + NEARER;
}

/** From a name to its own room, and to the nearest other one. */
function distances({ x, y, rx, ry }: Named, box: Box, others: readonly Box[]): [number, number] {
  const own = gapBetween(box, { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry });
  return [own, others.reduce((least, floor) => Math.min(least, gapBetween(box, floor)), Infinity)];
}

/** How much of it would be cut off above or below. */
function beyond(box: Box, world: Box): number {
  return box.width * box.height - overlap(box, world);
}
