/**
 * The part of a map that is shown. A board fills its panel, stretched both ways; a map of tiles is shown at so many
 * pixels a tile, near the own pawn and what it can reach, until somebody drags.
 */
import type { Point } from "../games/content";

export interface Box extends Point {
  width: number;
  height: number;
}

/** Pixels for a unit of the map, and the place of its origin on the panel. */
export interface Frame extends Point {
  kx: number;
  ky: number;
}

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
const TARGET_EDGE = 24; // pixels around what must be seen

export class Camera {
  size = $state.raw({ width: 0, height: 0 });
  /** Of the panel, what buttons and words lie over at its edges, in pixels: nothing need be looked for there. */
  kept = $state.raw({ right: 0, top: 0, bottom: 0 });
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
  frame: Frame = $derived.by(() => this.framed(this.scales, this.centre ?? middleOf(this.world)));
  /** What of the world is seen, and nothing lies over it. */
  seen: Box = $derived({
    x: -this.frame.x / this.frame.kx,
    y: (this.kept.top - this.frame.y) / this.frame.ky,
    width: this.room.width / this.frame.kx,
    height: this.room.height / this.frame.ky,
  });
  /** How much larger than designed badges are drawn, in pixels. */
  badge: number = $derived(this.badgeAt(this.frame));
  /** A board before anybody zooms. */
  opened: Frame = $derived.by(() => {
    const least = this.phone ? PHONE_BOARD : 0;
    return { x: 0, y: 0, kx: Math.max(least, this.fit.kx), ky: Math.max(least, this.fit.ky) };
  });
  /** Whether everything is on the panel anyhow. */
  all: boolean = $derived(
    this.seen.width >= this.world.width - 1 && this.seen.height >= this.world.height - 1,
  );

  /** What is drawn in pixels around a place of the map: a transform for a group of it. */
  at(point: Point, scale = 1): string {
    const k = this.badge * scale;
    return `translate(${short(point.x)} ${short(point.y)}) scale(${fine(k / this.frame.kx)} ${fine(k / this.frame.ky)})`;
  }

  badgeAt({ kx, ky }: Frame): number {
    const wished = this.tile ? (kx * this.tile) / DESIGNED.tile : Math.max(kx, ky) / DESIGNED.board;
    return between(wished, LEAST_BADGE, MOST_BADGE);
  }

  /** Whether the last press was a drag, and its click is to be left alone. */
  get moved(): boolean {
    return this.dragged > 6;
  }

  /** By a wheel or two fingers. */
  scale(factor: number): void {
    this.centre = middleOf(this.seen);
    this.free = true;
    if (this.tile) this.wanted = between(this.frame.kx * this.tile * factor, this.steps[0], MOST_TILE);
    else this.zoom = between((this.whole ? 1 : this.zoom) * factor, 1, MOST_ZOOM);
    this.whole = !this.tile && this.zoom === 1;
    if (this.whole) this.centre = null;
  }

  /** To the next larger or smaller step. */
  step(by: 1 | -1): void {
    if (!this.tile) return this.scale(by > 0 ? 1.4 : 1 / 1.4);
    const now = this.frame.kx * this.tile;
    const next =
      by > 0
        ? this.steps.find((step) => step > now + 1)
        : [...this.steps].reverse().find((step) => step < now - 1);
    if (next === undefined) return;
    this.centre = middleOf(this.seen);
    this.whole = false;
    this.wanted = next;
  }

  /** Everything; and back with the next press. */
  toggleAll(): void {
    if (this.whole && this.before)
      [this.whole, this.centre, this.before] = [this.before.whole, this.before.centre, null];
    else [this.before, this.whole] = [{ whole: this.whole, centre: this.centre }, true];
  }

  look(at: Point): void {
    this.centre = at;
  }

  /** Shows a box, or as much of it as fits around a point of it; unless somebody looks elsewhere. */
  aim(box: Box, around: Point): void {
    if (this.free || this.whole || this.dragging) return;
    const { kx, ky } = this.scales;
    const across = along(box.x, box.width, around.x, (this.room.width - TARGET_EDGE) / kx);
    const down = along(box.y, box.height, around.y, (this.room.height - TARGET_EDGE) / ky);
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
    this.wanted = null;
    this.centre = null;
    this.free = false;
  }

  press(event: PointerEvent): void {
    this.touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = 0;
  }

  /** A finger or the mouse has moved; `zoom` is how many pixels of the screen one of the page is. */
  drag(event: PointerEvent, zoom: number): void {
    const before = this.touches.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    const other = [...this.touches].find(([id]) => id !== event.pointerId)?.[1];
    this.dragged += Math.abs(after.x - before.x) + Math.abs(after.y - before.y);
    this.touches.set(event.pointerId, after);
    if (other) return this.scale(distance(after, other) / Math.max(1, distance(before, other)));
    if (!this.moved || this.whole) return;
    this.dragging = this.free = true;
    const middle = middleOf(this.seen);
    this.centre = {
      x: middle.x - (after.x - before.x) / zoom / this.frame.kx,
      y: middle.y - (after.y - before.y) / zoom / this.frame.ky,
    };
  }

  release(event: PointerEvent): void {
    this.touches.delete(event.pointerId);
    if (!this.touches.size) this.dragging = false;
  }

  get steps(): readonly [number, number, number] {
    return this.phone ? PHONE_STEPS : STEPS;
  }

  private get scales(): { kx: number; ky: number } {
    if (this.whole) return this.fit;
    if (this.tile) return { kx: this.pixels / this.tile, ky: this.pixels / this.tile };
    return { kx: this.opened.kx * this.zoom, ky: this.opened.ky * this.zoom };
  }

  /** Around a point, but never beyond the world where it is larger than the panel. */
  private framed({ kx, ky }: { kx: number; ky: number }, middle: Point): Frame {
    const { world, room, kept } = this;
    return {
      kx,
      ky,
      x: room.width / 2 - kx * inside(middle.x, world.x, world.width, room.width / kx),
      y: kept.top + room.height / 2 - ky * inside(middle.y, world.y, world.height, room.height / ky),
    };
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

function inside(middle: number, from: number, length: number, seen: number): number {
  return seen >= length ? from + length / 2 : between(middle, from + seen / 2, from + length - seen / 2);
}

function between(number: number, low: number, high: number): number {
  return Math.min(Math.max(number, low), Math.max(low, high));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

const short = (n: number): number => Math.round(n * 10) / 10;
const fine = (n: number): number => Math.round(n * 1000) / 1000;
