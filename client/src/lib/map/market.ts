/** The market: its stock, and the free place on a board where it is drawn. */
import type { Box, Scales } from "./camera.svelte";
import type { BoardContent, Point } from "../games/content";
import { sentences } from "../page/sentences";
import type { TableContext } from "../table/context.svelte";
import { bareModule } from "./places";
import { hiddenArea, overlap, placesWithin, type Obstacles } from "./rect-placement";
import { spotFor } from "../table/spots";

/** Each thing once, with how many are left. */
export function stock(market: readonly string[]): { id: string; n: number }[] {
  return [...new Set(market)].map((id) => ({ id, n: market.filter((other) => other === id).length }));
}

/** A thing in words: what it is worth where several are called alike, how many are left, and what can be done. */
export function goodsName({ content, input }: TableContext, id: string, n: number): string {
  const { name = "", type, points } = content.tokens[id] ?? {};
  const worth = type === "crown" && points ? ` (${points})` : "";
  const offered = input.offers.get(spotFor.market(id)) ?? [];
  return sentences(`${name}${worth} ×${n}`, ...offered.map((offer) => offer.text));
}

/** How its things are hung up: in lines of so many, below a title or beside the price alone; `size` is of their marks. */
export interface Stand {
  columns: number;
  titled: boolean;
  size: number;
  width: number;
  height: number;
}

export interface Stall extends Stand {
  box: Box;
}

export const TITLE = 20; // pixels, whatever the map is stretched to
export const PRICE = 38;
const LARGE = 24;
const SMALL = 19;
const EDGE = 4;
const ROOMY = 175; // a module that has room for a title
const STEP = 8; // of the search
const CLEAR = 2; // around it
const TUNNEL = 14; // how much farther a place is for each point of a tunnel below it
const SMALLER = 90; // and for each smaller stand
const HIDES = 100_000; // and for one that hides something

/** A thing with how many are left, for marks of a size. */
export const goodOf = (size: number): { width: number; height: number } => ({
  width: size + 14,
  height: size + 8,
});

/** From the one that tells most to the smallest. `title` is how wide its words are. */
export function stands(goods: number, title: number): Stand[] {
  const half = Math.ceil(goods / 2);
  return [
    stand(goods, 1, LARGE, title),
    stand(half, 2, LARGE, title),
    stand(goods, 1, SMALL, 0),
    stand(half, 2, SMALL, 0),
  ];
}

function stand(columns: number, lines: number, size: number, title: number): Stand {
  const good = goodOf(size);
  const width = title ? Math.max(columns * good.width, title) : PRICE + columns * good.width;
  return {
    columns,
    titled: title > 0,
    size,
    width: width + 2 * EDGE,
    height: (title ? TITLE : 0) + lines * good.height + EDGE,
  };
}

/** On free rock near its rooms, rather as a smaller stand than far away from them. Tunnels may be crossed, but rather not. */
function stallAt(
  rock: Box,
  near: Point,
  kinds: readonly Stand[],
  ground: Obstacles,
  tunnels: readonly Point[],
): Stall | null {
  let [best, least]: [Stall | null, number] = [null, Infinity];
  kinds.forEach((kind, rank) => {
    for (const { box, beside } of placesOf(rock, kind, ground)) {
      const away =
        rank * SMALLER + Math.hypot(box.x + box.width / 2 - near.x, box.y + box.height / 2 - near.y);
      if (away >= least) continue;
      const hides = hiddenArea(grown(box), beside);
      const cost = away + (hides ? HIDES + hides * SMALLER : 0);
      if (cost >= least) continue;
      const whole = cost + TUNNEL * crossed(box, tunnels);
      if (whole < least) [best, least] = [{ ...kind, box }, whole];
    }
  });
  return best;
}

/** Every place for a stand, line by line, each with what of the ground its line reaches: that is little, and there are thousands. */
function placesOf(rock: Box, { width, height }: Stand, ground: Obstacles): { box: Box; beside: Obstacles }[] {
  return placesWithin(rock, rock.width, height, STEP).flatMap((line) => {
    const reached = (one: Box): boolean => overlap(one, grown(line)) > 0;
    const beside = { things: ground.things.filter(reached), air: ground.air.filter(reached) };
    return placesWithin(line, width, height, STEP).map((box) => ({ box, beside }));
  });
}

function crossed({ x, y, width, height }: Box, tunnels: readonly Point[]): number {
  let n = 0;
  for (const point of tunnels)
    if (point.x > x && point.y > y && point.x < x + width && point.y < y + height) n += 1;
  return n;
}

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - CLEAR,
  y: y - CLEAR,
  width: width + 2 * CLEAR,
  height: height + 2 * CLEAR,
});

const found = new Map<string, Stall | null>();
const MOST_FOUND = 20;

/** Where the market hangs: looked for once for each size of the map, which changes whenever the hand is empty. */
export function stallOf(
  board: BoardContent,
  scales: Scales,
  kinds: readonly Stand[],
  ground: Obstacles,
): Stall | null {
  const key = JSON.stringify([board.picture, scales, kinds[0], ground]);
  const known = found.get(key);
  if (known !== undefined) return known;
  if (found.size >= MOST_FOUND) found.clear();
  const stall = lookFor(board, scales, kinds, ground);
  found.set(key, stall);
  return stall;
}

/** Among the rooms that sell; at the foot of the module where nobody walks, below the Boss; null without a market. */
function lookFor(
  board: BoardContent,
  { kx, ky }: Scales,
  kinds: readonly Stand[],
  ground: Obstacles,
): Stall | null {
  const bare = bareModule(board);
  if (!kinds[0]?.columns) return null;
  if (bare)
    return atFoot(
      { x: bare.x * kx, y: bare.y * ky, width: bare.width * kx, height: bare.height * ky },
      kinds,
    );
  const markets = Object.values(board.rooms).filter((room) => room.features.includes("market"));
  if (!markets.length) return null;
  const near = { x: mean(markets.map((room) => room.x)) * kx, y: mean(markets.map((room) => room.y)) * ky };
  const tunnels = board.tunnels
    .flatMap((tunnel) => along(tunnel.path))
    .map(({ x, y }) => ({ x: x * kx, y: y * ky }));
  return stallAt(
    { x: EDGE, y: EDGE, width: board.width * kx - 2 * EDGE, height: board.height * ky - 2 * EDGE },
    near,
    kinds,
    ground,
    tunnels,
  );
}

/** With its title where the module is high enough. */
function atFoot(module: Box, kinds: readonly Stand[]): Stall | null {
  const kind = kinds.find(
    ({ columns, titled }) => columns === kinds[0]?.columns && titled === module.height >= ROOMY,
  );
  if (!kind) return null;
  const { width, height } = kind;
  return {
    ...kind,
    box: {
      x: module.x + (module.width - width) / 2,
      y: module.y + module.height - height - EDGE,
      width,
      height,
    },
  };
}

const mean = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Points along a path, near enough to it: its corners and eight between each two. */
function along(path: string): Point[] {
  return path.split("M").flatMap((piece) => {
    const numbers = [...piece.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    const corners = numbers.flatMap((x, n) => (n % 2 ? [] : [{ x, y: numbers[n + 1] ?? 0 }]));
    return corners.slice(1).flatMap((to, n) => {
      const from = corners[n] ?? to;
      return [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => ({
        x: from.x + ((to.x - from.x) * eighth) / 8,
        y: from.y + ((to.y - from.y) * eighth) / 8,
      }));
    });
  });
}
