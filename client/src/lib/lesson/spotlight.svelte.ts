/** Spotlight of a lesson: screen rectangles of the highlighted elements, and the place of the speech bubble beside
 * them. */
import type { Taught } from "../net/wire";
import type { TableContext } from "../table/context.svelte";
import { bringIntoSight, nextOf, selectorsOf } from "./highlight-targets";

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placed extends Rect {
  /** The side of the bubble that the arrow stands at, and how far along it; none where nothing is pointed at. */
  side: "left" | "right" | "top" | "bottom" | "";
  along: number;
}

const EDGE = 8; // pixels between the bubble and the edge of the window
const ARROW = 14; // and between it and what it points at
const TRIES = 8; // to bring something into sight
const CORNER = 22; // the arrow keeps off the corners

export class Spotlight {
  /** Everything that is lit. */
  holes: Rect[] = $state.raw([]);
  /** What is to be done next, or pointed at. */
  ring: Rect | null = $state.raw(null);
  /** What else can be done: words had better not stand over it. */
  cans: Rect[] = $state.raw([]);
  /** How much of what the tutor said is followed. */
  heards = $state(0);
  private brought = -1;
  private tries = 0;

  constructor(private readonly table: TableContext) {}

  /** Looks for the lit things where they are now: they move with the window, the map and the cards. */
  look(taught: Taught, heards: number): void {
    const lit = taught.light.flatMap((light) => found(selectorsOf(light, this.table)));
    const next = found(nextOf(taught.next, taught.light, this.table), true);
    const shown = next.length ? next : taught.acts && taught.next ? [] : lit.slice(0, 1);
    this.bring(taught, heards, shown.length === 0);
    this.heards = heards;
    const cans = [...document.querySelectorAll("[data-can]")].filter(hasSize);
    this.set(rectsOf([...new Set([...shown, ...lit])]), shown[0] ? rectOf(shown[0]) : null, rectsOf(cans));
  }

  rest(): void {
    this.set([], null, []);
  }

  /** Once for each thing that the tutor says, and a few times more while a layout that is not ready hides it. */
  private bring(taught: Taught, heards: number, missing: boolean): void {
    if (this.brought !== heards) [this.brought, this.tries] = [heards, 0];
    if (this.tries > (missing ? TRIES : 0)) return;
    this.tries += 1;
    const light = taught.next || taught.light[0];
    if (light) bringIntoSight(light, this.table);
  }

  private set(holes: Rect[], ring: Rect | null, cans: Rect[]): void {
    if (JSON.stringify([holes, ring, cans]) === JSON.stringify([this.holes, this.ring, this.cans])) return;
    [this.holes, this.ring, this.cans] = [holes, ring, cans];
  }
}

/** The first of these that can be seen; where it is wanted, what a scroller hides is scrolled to. */
function found(selectors: readonly string[], wanted = false): Element[] {
  for (const selector of selectors) {
    const seen = [...document.querySelectorAll(selector)].filter(hasSize);
    const first = seen.find(inWindow);
    if (first) return [first];
    if (wanted) seen[0]?.scrollIntoView({ block: "nearest", inline: "center" });
  }
  return [];
}

function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Whether its middle is in sight: neither beyond the window nor cut off by what it lies in. */
function inWindow(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (getComputedStyle(element).pointerEvents === "none")
    return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  return document.elementsFromPoint(x, y).some((hit) => element.contains(hit));
}

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

function rectsOf(elements: readonly Element[]): Rect[] {
  return elements.map(rectOf);
}

type Size = Pick<Rect, "width" | "height">;

/** Where a bubble stands: beside what it points at, over nothing that is lit, over little that can be done, and near. */
export function placeBubble(size: Size, { ring, holes, cans }: Spotlight, top: number): Placed {
  const room = {
    right: innerWidth - EDGE - size.width,
    top: top + EDGE,
    bottom: innerHeight - EDGE - size.height,
  };
  const into = (side: Placed["side"], x: number, y: number): Placed => ({
    ...size,
    side,
    along: 0,
    x: between(x, EDGE, room.right),
    y: between(y, room.top, room.bottom),
  });
  if (!ring) return into("", room.right / 2, room.bottom);
  const [middle, centre] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  const tries = [
    into("left", ring.x + ring.width + ARROW, centre - size.height / 2),
    into("right", ring.x - size.width - ARROW, centre - size.height / 2),
    into("bottom", middle - size.width / 2, ring.y - size.height - ARROW),
    into("top", middle - size.width / 2, ring.y + ring.height + ARROW),
    ...[EDGE, room.right].flatMap((x) => [room.top, room.bottom].map((y) => into("", x, y))),
  ];
  const cost = (place: Placed): number =>
    20 * overlap(place, grown(ring)) +
    3 * sum(place, holes) +
    sum(place, cans) / 12 +
    10 * apart(place, ring);
  const [best] = tries
    .map((place, order) => ({ place, cost: cost(place) + order }))
    .sort((one, other) => one.cost - other.cost);
  return pointed(best?.place ?? into("", 0, 0), middle, centre);
}

/** Pixels between two of them. */
function apart(one: Rect, other: Rect): number {
  const across = Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width);
  const down = Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height);
  return Math.hypot(across, down);
}

const sum = (place: Rect, others: readonly Rect[]): number =>
  others.reduce((all, other) => all + overlap(place, other), 0);

function overlap(one: Rect, other: Rect): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

const grown = ({ x, y, width, height }: Rect): Rect => ({
  x: x - 4,
  y: y - 4,
  width: width + 8,
  height: height + 8,
});

/** The arrow stands where what it points at is; where that is beyond the bubble's side there is none. */
function pointed(place: Placed, middle: number, centre: number): Placed {
  const upright = place.side === "left" || place.side === "right";
  const [from, length, wanted] = upright ? [place.y, place.height, centre] : [place.x, place.width, middle];
  const along = wanted - from;
  if (!place.side || along < 0 || along > length) return { ...place, side: "", along: 0 };
  return { ...place, along: between(along, CORNER, length - CORNER) };
}

function between(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n));
}
