/**
 * The part of a map that is shown. A board fills its panel, stretched both ways; a map of tiles is shown at so many
 * pixels a tile, near the own pawn and what it can reach, until somebody drags.
 *
 * Only the camera knows where a point of the world is on the panel (`matrix`, `under`): its origin is private, so that
 * other modules can measure (`scales`), and draw in units of the world, but cannot place anything on the screen.
 */
import type { Point } from "../games/content";

export interface Box extends Point {
  width: number;
  height: number;
}

/** Pixels for a unit of the map, across and down. */
export interface Scales {
  kx: number;
  ky: number;
}

/** Scales, and the place of the world's origin on the panel. */
interface Frame extends Scales, Point {}

const MOST_ZOOM = 5;
const MOST_STRETCH = 1.6; // of a board that fills its panel
export const STEPS = [120, 156, 200] as const; // pixels a tile
export const PHONE_STEPS = [110, 132, 200] as const;
const ROOMY = 860; // pixels of a panel that shows large tiles and still enough of them
const MOST_TILE = 320;
const PHONE_BOARD = 0.62; // pixels for a unit of a board that does not fit a phone
/** Badges are drawn in pixels: as designed where the map is so large, and never much smaller. */
const DESIGNED = { board: 0.856, tile: 160 };
const LEAST_BADGE = 0.76;
const MOST_BADGE = 1.6;
const WHEEL = 1.15; // a notch of a wheel
const NOTCH = 100; // pixels of a notch, as browsers count them
const LINE = 33; // and of a line
const TARGET_EDGE = 24; // pixels around what must be seen

interface Kept {
  right: number;
  top: number;
  bottom: number;
}

export class Camera {
  size = $state.raw({ width: 0, height: 0 });
  /** Of the panel, what buttons and words lie over at its edges, in pixels: nothing need be looked for there. */
  kept: Kept = $state.raw({ right: 0, top: 0, bottom: 0 });
  /** What of the panel is free for the map. */
  room = $derived({
    width: Math.max(1, this.size.width - this.kept.right),
    height: Math.max(1, this.size.height - this.kept.top - this.kept.bottom),
  });
  world: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  /** The side of a tile in units; 0 on a board. */
  tile = $state(0);
  phone = $state(false);
  /** Shown whole: how boards begin on a computer, and what "All" does with tiles. */
  whole = $state(true);
  zoom = $state(1); // of a board that is not shown whole
  /** A tile, as somebody wants it; else as the width of the panel allows. */
  private wanted: number | null = $state(null);
  pixels: number = $derived.by(() => this.wanted ?? this.steps[this.size.width >= ROOMY ? 2 : 1]);
  centre: Point | null = $state.raw(null);
  /** Somebody looks elsewhere: nothing moves by itself until their next turn. */
  free = $state(false);
  dragging = $state(false);
  /** Whether the picture slides to where it is looked at next; under a hand that moves it, it is there at once. */
  glides = $state(true);
  private readonly touches = new Map<number, Point>();
  private dragged = 0;
  private before: { whole: boolean; centre: Point | null } | null = null;

  /** The whole world on the panel. */
  fit = $derived.by(() => {
    const kx = this.room.width / this.world.width;
    const ky = this.room.height / this.world.height;
    if (this.tile) return { kx: Math.min(kx, ky), ky: Math.min(kx, ky) };
    return { kx: Math.min(kx, ky * MOST_STRETCH), ky: Math.min(ky, kx * MOST_STRETCH) };
  });
  /** A board before anybody zooms. */
  opened: Scales = $derived.by(() => {
    const least = this.phone ? PHONE_BOARD : 0;
    return { kx: Math.max(least, this.fit.kx), ky: Math.max(least, this.fit.ky) };
  });
  scales: Scales = $derived.by(() => {
    if (this.whole) return this.fit;
    if (this.tile) return { kx: this.pixels / this.tile, ky: this.pixels / this.tile };
    return { kx: this.opened.kx * this.zoom, ky: this.opened.ky * this.zoom };
  });
  private frame: Frame = $derived.by(() => this.framed(this.scales, this.centre ?? middleOf(this.world)));
  /** The transform that takes the world to the panel. */
  matrix: string = $derived(
    `matrix(${this.frame.kx}, 0, 0, ${this.frame.ky}, ${this.frame.x}, ${this.frame.y})`,
  );
  /** What of the world is seen, and nothing lies over it. */
  seen: Box = $derived({
    x: -this.frame.x / this.frame.kx,
    y: (this.kept.top - this.frame.y) / this.frame.ky,
    width: this.room.width / this.frame.kx,
    height: this.room.height / this.frame.ky,
  });
  /** How much larger than designed badges are drawn, in pixels. */
  badge: number = $derived(this.badgeAt(this.scales));
  /** Whether everything is on the panel anyhow. */
  all: boolean = $derived(
    this.seen.width >= this.world.width - 1 && this.seen.height >= this.world.height - 1,
  );

  /** What is drawn in pixels around a place of the map: a transform for a group of it. */
  at(point: Point, scale = 1): string {
    const k = this.badge * scale;
    const { kx, ky } = this.scales;
    return `translate(${short(point.x)} ${short(point.y)}) scale(${fine(k / kx)} ${fine(k / ky)})`;
  }

  /** The point of the world under a point of the panel. */
  under(point: Point): Point {
    const { x, y, kx, ky } = this.frame;
    return { x: (point.x - x) / kx, y: (point.y - y) / ky };
  }

  badgeAt({ kx, ky }: Scales): number {
    const wished = this.tile ? (kx * this.tile) / DESIGNED.tile : Math.max(kx, ky) / DESIGNED.board;
    return between(wished, LEAST_BADGE, MOST_BADGE);
  }

  /** Whether the last press was a drag, and its click is to be left alone. */
  get moved(): boolean {
    return this.dragged > 6;
  }

  /**
   * Zooms by a factor: what lies under the point `from` of the panel comes to lie under `to`, which is the same point
   * for a wheel, and the middle of the fingers before and after for a pinch. A point that would leave the map's edge
   * too far inside the panel gives way.
   */
  zoomBy(factor: number, from: Point, to: Point = from, glides = true): void {
    const point = this.under(from);
    this.glides = glides;
    this.free = true;
    if (this.tile) this.wanted = between(this.scales.kx * this.tile * factor, this.steps[0], MOST_TILE);
    else this.zoom = between((this.whole ? this.leastZoom : this.zoom) * factor, this.leastZoom, MOST_ZOOM);
    this.whole = !this.tile && this.zoom <= this.leastZoom;
    if (this.whole) this.centre = null;
    else this.put(point, to);
  }

  /** By a wheel: a notch is a step; a pinch on a touchpad comes as a wheel with the control key. */
  wheel({ deltaY, deltaMode, ctrlKey }: WheelEvent, at: Point): void {
    const pixels = deltaY * (deltaMode ? LINE : 1);
    if (ctrlKey) this.zoomBy(Math.exp(-pixels / 100), at, at, false);
    else this.zoomBy(WHEEL ** between(-pixels / NOTCH, -1, 1), at);
  }

  /** To the next larger or smaller step, around the middle of what is seen. */
  step(by: 1 | -1): void {
    const { width, height } = this.room;
    const middle = { x: width / 2, y: this.kept.top + height / 2 };
    if (!this.tile) return this.zoomBy(by > 0 ? 1.4 : 1 / 1.4, middle);
    const now = this.scales.kx * this.tile;
    const next =
      by > 0
        ? this.steps.find((step) => step > now + 1)
        : [...this.steps].reverse().find((step) => step < now - 1);
    if (next === undefined) return;
    this.glides = true;
    this.centre = middleOf(this.seen);
    this.whole = false;
    this.wanted = next;
  }

  /** Everything; and back with the next press. */
  toggleAll(): void {
    this.glides = true;
    if (this.whole && this.before)
      [this.whole, this.centre, this.before] = [this.before.whole, this.before.centre, null];
    else [this.before, this.whole] = [{ whole: this.whole, centre: this.centre }, true];
  }

  look(at: Point): void {
    this.glides = true;
    this.centre = at;
  }

  /** Leaves other edges of the panel to buttons and words; what somebody looks at stays where it is. */
  keep(kept: Kept): void {
    const [corner, stays] = [{ x: 0, y: 0 }, this.free && !this.whole];
    const point = this.under(corner);
    this.kept = kept;
    if (stays) this.put(point, corner);
  }

  /** Shows a box, or as much of it as fits around a point of it; unless somebody looks elsewhere. */
  aim(box: Box, around: Point): void {
    if (this.free || this.whole || this.dragging) return;
    const { kx, ky } = this.scales;
    const across = along(box.x, box.width, around.x, (this.room.width - TARGET_EDGE) / kx);
    const down = along(box.y, box.height, around.y, (this.room.height - TARGET_EDGE) / ky);
    this.glides = true;
    this.centre = { x: across, y: down };
  }

  /** Whether a place can be seen. */
  shows({ x, y }: Point): boolean {
    const { seen } = this;
    return x > seen.x && y > seen.y && x < seen.x + seen.width && y < seen.y + seen.height;
  }

  /** How the map is looked at from now on: by the kind of map and of device. */
  open(tile: number, phone: boolean): void {
    this.tile = tile;
    this.phone = phone;
    this.whole = !tile && !phone;
    this.zoom = 1;
    this.wanted = null;
    this.centre = null;
    this.free = false;
  }

  /** A finger or a button of the mouse goes down at a point of the panel. */
  press(pointer: number, at: Point): void {
    this.touches.set(pointer, at);
    this.dragged = 0;
  }

  /** A finger or the mouse has moved to a point of the panel: one drags, two zoom and drag. */
  drag(pointer: number, after: Point): void {
    const before = this.touches.get(pointer);
    if (!before) return;
    const other = [...this.touches].find(([id]) => id !== pointer)?.[1];
    this.dragged += Math.abs(after.x - before.x) + Math.abs(after.y - before.y);
    this.touches.set(pointer, after);
    if (other) {
      const factor = distance(after, other) / Math.max(1, distance(before, other));
      this.dragging = true;
      return this.zoomBy(factor, halfway(before, other), halfway(after, other), false);
    }
    if (!this.moved || this.whole) return;
    const point = this.under(before);
    this.dragging = this.free = true;
    this.glides = false;
    this.put(point, after);
  }

  release(pointer: number): void {
    this.touches.delete(pointer);
    if (!this.touches.size) this.dragging = false;
  }

  get steps(): readonly [number, number, number] {
    return this.phone ? PHONE_STEPS : STEPS;
  }

  /** The zoom at which a board is shown whole: less than it is opened with on a phone. */
  private get leastZoom(): number {
    return Math.max(this.fit.kx / this.opened.kx, this.fit.ky / this.opened.ky);
  }

  /** Looks so that a point of the world lies at a point of the panel, as far as the edges of the map allow. */
  private put(point: Point, at: Point): void {
    const { kx, ky } = this.scales;
    const middle = {
      x: point.x + (this.room.width / 2 - at.x) / kx,
      y: point.y + (this.kept.top + this.room.height / 2 - at.y) / ky,
    };
    const { x, y } = this.framed(this.scales, middle); // what is beyond the edge is not remembered
    this.centre = {
      x: (this.room.width / 2 - x) / kx,
      y: (this.kept.top + this.room.height / 2 - y) / ky,
    };
  }

  /** Around a point, but with no more of the ground beyond the world than there must be. */
  private framed({ kx, ky }: Scales, middle: Point): Frame {
    const { world, room, kept, fit } = this;
    const across = this.gap(room.width, fit.kx * world.width);
    const down = this.gap(room.height, fit.ky * world.height);
    return {
      kx,
      ky,
      x: edged(room.width / 2 - kx * middle.x, kx * world.x, kx * world.width, room.width, across),
      y:
        kept.top + edged(room.height / 2 - ky * middle.y, ky * world.y, ky * world.height, room.height, down),
    };
  }

  /** Pixels between an edge of the panel and that of the world, at most: on a board as where it is shown whole; on a
   * map of tiles, which grows, any place may be looked at in the middle. Null: the world lies in the middle where it
   * is smaller than the panel, and covers it where it is larger. */
  private gap(panel: number, whole: number): number | null {
    if (!this.free || this.whole) return null;
    return this.tile ? panel / 2 : (panel - whole) / 2;
  }
}

export function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The smallest box around points, each with room around it. */
export function around(points: readonly Point[], room: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x: left, y: top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

/** The middle of a view along one side: of the target if it fits, else near the point and not beyond the target. */
function along(from: number, length: number, point: number, seen: number): number {
  return length <= seen ? from + length / 2 : between(point, from + seen / 2, from + length - seen / 2);
}

/** The origin of the world along one side of the panel, kept so that its edges are in place; see `gap`. */
function edged(origin: number, from: number, length: number, panel: number, gap: number | null): number {
  if (gap === null && length <= panel) return (panel - length) / 2 - from;
  const [first, last] = [panel - (gap ?? 0) - length - from, (gap ?? 0) - from];
  return between(origin, first, last);
}

function between(number: number, low: number, high: number): number {
  return Math.min(Math.max(number, low), Math.max(low, high));
}

function halfway(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

const short = (n: number): number => Math.round(n * 10) / 10;
const fine = (n: number): number => Math.round(n * 1000) / 1000;
