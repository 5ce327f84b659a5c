/** Walks: the track of a pawn from room to room, in map units. Only the camera converts them to the screen. */
import type { BoardContent, Content, Point } from "../games/content";
import type { Entry } from "../net/messages";
import type { Lying, View } from "../net/view";
import { factsOf } from "../story/log";
import { presentationOf } from "../story/event-presentation";
import { placed } from "./tiles";
import { Tunnels, type Stretch } from "./tunnels";

/** A choice, and the view after it. */
export interface Step {
  entry: Entry;
  view: View | null;
}

/** From one room to the next; by a tunnel with this key where it is known, or by none. */
export interface Leg {
  from: string;
  to: string;
  way: string;
  jumps: boolean;
}

/** A point of a track, and how far along it is; a pawn goes out of sight where it jumps. */
export interface Passed extends Point {
  far: number;
  seen: boolean;
}

/** Measures a path of a tunnel: points along it, from its beginning to its end. */
export type Trace = (path: string) => Point[];

const JUMP = 90; // units that a jump is worth
const APART = 2; // units between two stretches that are no jump
const JOINS = 30; // units of a tunnel in which a pawn that stands beside its beginning joins it

/** The rooms that a pawn passes in some steps. */
export function legsOf(seat: number, before: View | null, steps: readonly Step[]): Leg[] {
  const legs: Leg[] = [];
  let from = before?.seats[seat]?.room ?? "";
  for (const { entry, view } of steps) {
    const to = view?.seats[seat]?.room ?? from;
    if (to !== from && from) legs.push({ from, to, way: wayOf(entry), jumps: jumpsBy(entry, seat) });
    from = to;
  }
  return legs;
}

function wayOf(entry: Entry): string {
  const key = entry.type === "chosen" ? entry.key : "";
  return /^\w+:([^+]+)/.exec(key)?.[1] ?? "";
}

function jumpsBy(entry: Entry, seat: number): boolean {
  return factsOf(entry).some((fact) => fact.seat === seat && presentationOf(fact).jumps);
}

/** The track of a pawn that stands at `start`, through rooms, to where it stands at the `end`. */
export function trackOf(
  legs: readonly Leg[],
  { start, end }: { start: Point; end: Point },
  content: Content,
  laid: readonly Lying[],
  trace: Trace,
): Passed[] {
  const ways = legs.map((leg) => (leg.jumps ? [] : stretchesOf(leg, content, laid, trace)));
  let stretches = ways.flat();
  stretches = ways[0]?.length ? bent(stretches, start) : [[start], ...stretches];
  stretches = turned(stretches);
  stretches = ways.at(-1)?.length ? bent(stretches, end) : [[end], ...stretches];
  return measured(turned(stretches));
}

/** The tunnel of a leg as points in the direction of the walk: one list, or one on either side of a portal. */
function stretchesOf(
  { from, to, way }: Leg,
  content: Content,
  laid: readonly Lying[],
  trace: Trace,
): Point[][] {
  if (content.board) {
    const tunnel = tunnelOf(content.board, from, to, way);
    if (!tunnel) return [];
    const points = trace(tunnel.path);
    return [tunnel.from === from ? points : points.reverse()];
  }
  if (!content.tiles) return [];
  const { size } = content.tiles;
  const tunnels = new Tunnels(laid, content.tiles);
  const known = way.split("/")[0] === to ? tunnels.along(from, [way]) : [];
  const parts = known.length ? known : tunnels.along(from, [to]);
  return parts.map(({ path, lying, backwards }: Stretch) => {
    const points = trace(path).map((point) => placed(point, lying, size));
    return backwards ? points.reverse() : points;
  });
}

function tunnelOf(
  board: BoardContent,
  from: string,
  to: string,
  way: string,
): BoardContent["tunnels"][number] | undefined {
  const joining = board.tunnels.filter(
    (one) => (one.from === from && one.to === to) || (one.from === to && one.to === from),
  );
  return joining.find((one) => one.keys.includes(way)) ?? joining[0];
}

/** The same way, walked from its other end. */
function turned(stretches: readonly Point[][]): Point[][] {
  return [...stretches].reverse().map((points) => [...points].reverse());
}

/** Bends the beginning of a way, so that it leads from where the pawn stands in its room. */
function bent([first = [], ...rest]: readonly Point[][], stand: Point): Point[][] {
  const [middle] = first;
  if (!middle) return [first, ...rest];
  const off = { x: stand.x - middle.x, y: stand.y - middle.y };
  let gone = 0;
  const bend = first.map((point, n) => {
    const last = first[n - 1];
    if (last) gone += distance(last, point);
    const left = Math.max(0, 1 - gone / JOINS);
    return { x: point.x + off.x * left, y: point.y + off.y * left };
  });
  return [bend, ...rest];
}

/** Distance of each point along the track. The pawn fades out and in between two lists that do not meet. */
function measured(stretches: readonly Point[][]): Passed[] {
  const track: Passed[] = [];
  let far = 0;
  for (const points of stretches) {
    const [last, first] = [track.at(-1), points[0]];
    if (last && first && distance(last, first) > APART) {
      track.push({ x: last.x, y: last.y, far: far + JUMP / 2, seen: false });
      track.push({ x: first.x, y: first.y, far: far + JUMP / 2, seen: false });
      far += JUMP;
    }
    points.forEach((point, n) => {
      const before = points[n - 1];
      if (before) far += distance(before, point);
      track.push({ x: point.x, y: point.y, far, seen: true });
    });
  }
  return track;
}

/** Rest of a track after a part of it is walked. */
export function restOf(track: readonly Passed[], part: number): Passed[] {
  const gone = part * (track.at(-1)?.far ?? 0);
  const next = track.findIndex(({ far }) => far >= gone);
  const [before, after] = [track[next - 1], track[next]];
  if (!before || !after) return [...track];
  const share = (gone - before.far) / Math.max(1e-6, after.far - before.far);
  const here = {
    x: before.x + share * (after.x - before.x),
    y: before.y + share * (after.y - before.y),
    seen: before.seen && after.seen,
  };
  return [{ ...here, far: 0 }, ...track.slice(next).map((point) => ({ ...point, far: point.far - gone }))];
}

/** A track, and another one that begins where it ends. */
export function followedBy(track: readonly Passed[], next: readonly Passed[]): Passed[] {
  const [last, first] = [track.at(-1), next[0]];
  if (!last || !first) return [...track, ...next];
  const far = last.far + distance(last, first);
  return [...track, ...next.map((point) => ({ ...point, far: point.far + far }))];
}

/** Keyframes of an element whose place is a point of the world. */
export function framesOf(track: readonly Passed[]): Keyframe[] {
  const whole = Math.max(1e-6, track.at(-1)?.far ?? 0);
  return track.map(({ x, y, far, seen }) => ({
    offset: Math.min(1, far / whole),
    transform: `translate(${x}px, ${y}px)`,
    opacity: seen ? 1 : 0,
  }));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
