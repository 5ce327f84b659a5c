/** Price labels over rooms: their width, and positions in which none covers another. */
import type { Box, Camera } from "./camera.svelte";
import type { Point } from "../games/content";
import { marksOf, type Offer } from "../table/offers";
import type { Spot } from "../table/spots";
import { coveredArea } from "./rect-placement";

/** In units of badges: for each mark, around them, and of a pill. */
export const PILL = { step: 32, edge: 6, minus: 8, high: 20 };
const BETWEEN = 2;
const MOST_LIFTS = 3;

export interface Price {
  spot: Spot;
  at: Point;
  /** From the middle of the room to the foot of the pill, in units of badges. */
  high: number;
  wide: number;
}

export function pillWidth(offers: readonly Offer[]): number {
  const marks = offers[0] ? marksOf(offers[0].cost) : [];
  const hurts = marks.some(({ what }) => what === "heart");
  return marks.length * PILL.step + PILL.edge + (hurts ? PILL.minus : 0);
}

type Looked = Pick<Camera, "scales" | "badge">;

/** The price of a room at the edge of what is seen, moved so that none of it is cut; of one beyond it, where it is. */
export function inSight(price: Price, camera: Pick<Camera, "scales" | "badge" | "seen" | "shows">): Price {
  if (!camera.shows(price.at)) return price;
  const half = ((price.wide / 2) * camera.badge) / camera.scales.kx;
  const { x, width } = camera.seen;
  return { ...price, at: { ...price.at, x: Math.max(x + half, Math.min(price.at.x, x + width - half)) } };
}

/** Each price above those that would lie under it. */
export function stacked(prices: readonly Price[], camera: Looked): Price[] {
  const taken: Box[] = [];
  return prices.map((price) => {
    let lifted = price;
    for (let lifts = 0; lifts < MOST_LIFTS && coveredArea(priceBox(lifted, camera), taken); lifts++)
      lifted = { ...lifted, high: lifted.high + PILL.high + BETWEEN };
    taken.push(priceBox(lifted, camera));
    return lifted;
  });
}

/** In pixels of the whole map. */
export function priceBox({ at, high, wide }: Price, { scales, badge }: Looked): Box {
  return {
    x: at.x * scales.kx - (wide / 2) * badge,
    y: at.y * scales.ky - (high + PILL.high) * badge,
    width: wide * badge,
    height: PILL.high * badge,
  };
}
