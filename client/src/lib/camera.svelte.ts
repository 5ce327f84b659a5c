/** The part of a map that is shown: the whole of it, until somebody drags, turns the wheel or pinches. */
import type { Point } from "./content";

export interface Box extends Point {
  width: number;
  height: number;
}

const MOST_ZOOM = 5;
/** At how many pixels for one of its units a badge can be read. */
const READABLE = 0.8;

export class Camera {
  zoom = $state(1);
  centre: Point | null = $state.raw(null); // null: the middle of the world
  pixels = $state(1); // on the screen, for a unit of the map
  private readonly touches = new Map<number, Point>();
  private dragged = 0;

  /** The view box for a world; a zoomed one is kept inside it. */
  box(world: Box): Box {
    const width = world.width / this.zoom;
    const height = world.height / this.zoom;
    const middle = this.centre ?? { x: world.x + world.width / 2, y: world.y + world.height / 2 };
    return {
      x: between(middle.x - width / 2, world.x, world.x + world.width - width),
      y: between(middle.y - height / 2, world.y, world.y + world.height - height),
      width,
      height,
    };
  }

  /** Whether the last press was a drag, and its click is to be left alone. */
  get moved(): boolean {
    return this.dragged > 6;
  }

  scale(factor: number): void {
    this.zoom = between(this.zoom * factor, 1, MOST_ZOOM);
    if (this.zoom === 1) this.centre = null;
  }

  /** How much larger than designed something is drawn so that it stays readable on a small map. */
  enlarged(least: number, most: number): number {
    return between(READABLE / this.pixels, least, most);
  }

  look(at: Point, zoom: number): void {
    this.zoom = zoom;
    this.centre = at;
  }

  press(event: PointerEvent): void {
    this.touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = 0;
  }

  /** A finger or the mouse has moved; `units` is how many units of the map a pixel is. */
  drag(event: PointerEvent, box: Box, units: number): void {
    const before = this.touches.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    const other = [...this.touches].find(([id]) => id !== event.pointerId)?.[1];
    this.dragged += Math.abs(after.x - before.x) + Math.abs(after.y - before.y);
    this.touches.set(event.pointerId, after);
    if (other) return this.scale(distance(after, other) / Math.max(1, distance(before, other)));
    if (!this.moved || this.zoom === 1) return;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.centre = { x: middle.x - (after.x - before.x) * units, y: middle.y - (after.y - before.y) * units };
  }

  release(event: PointerEvent): void {
    this.touches.delete(event.pointerId);
  }
}

function between(number: number, low: number, high: number): number {
  return Math.min(Math.max(number, low), Math.max(low, high));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
