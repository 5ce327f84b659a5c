/** Arrow keys on a map: the nearest place in that direction, straight ahead before aside. */
import type { Point } from "../games/content";
import type { Spot } from "../table/spots";

export interface Standing extends Point {
  spot: Spot;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How much a step aside counts beside one ahead: in front of one, and where nothing is in front. */
const ASIDE = { ahead: 2, beside: 4 };

export const isArrow = (key: string): boolean => key in WAYS;

export function toward(from: Standing, places: readonly Standing[], key: string): Spot | null {
  const way = WAYS[key];
  if (!way) return null;
  const seen = places
    .filter((place) => place.spot !== from.spot)
    .map((place) => ({ spot: place.spot, ...along(way, from, place) }));
  const inFront = seen.filter(({ ahead, aside }) => ahead > 0 && aside <= ahead);
  const beside = seen.filter(({ ahead }) => ahead > 0);
  return nearest(inFront, ASIDE.ahead) ?? nearest(beside, ASIDE.beside);
}

interface Seen {
  spot: Spot;
  ahead: number;
  aside: number;
}

function along(way: Point, from: Point, to: Point): { ahead: number; aside: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { ahead: dx * way.x + dy * way.y, aside: Math.abs(dx * way.y) + Math.abs(dy * way.x) };
}

function nearest(seen: Seen[], weight: number): Spot | null {
  const far = ({ ahead, aside }: Seen): number => ahead + weight * aside;
  return (
    seen.reduce<Seen | null>((best, one) => (best && far(best) <= far(one) ? best : one), null)?.spot ?? null
  );
}
