/** The market: what it has, and where on a board there is room to show it. */
import type { Box } from "./camera.svelte";
import type { BoardContent, Point } from "./content";

/** Each thing once, with how many are left. */
export function stock(market: readonly string[]): { id: string; n: number }[] {
  return [...new Set(market)].map((id) => ({ id, n: market.filter((other) => other === id).length }));
}

const STEP = 16; // of the search, in units of the board
const EDGE = 5;
const CROWDED = 400; // how much farther away a place is that covers something

/** The middle of the free rock for something so large, as near to the market rooms as can be; null without a market.
 *
 * On a ship it is the module that has no rooms. What hangs over the map is not free.
 */
export function stallAt(board: BoardContent, wide: number, high: number, hung: readonly Box[] = []): Point | null {
  const rooms = Object.values(board.rooms);
  const empty = board.modules.find((module) => rooms.every((room) => room.module !== module.id));
  if (empty) return { x: empty.x + empty.width / 2, y: empty.y + empty.height * 0.82 };
  const markets = rooms.filter((room) => room.features.includes("market"));
  if (!markets.length) return null;
  const middle = { x: mean(markets.map((room) => room.x)), y: mean(markets.map((room) => room.y)) };
  const taken = [...rooms.flatMap(rim), ...board.tunnels.flatMap((tunnel) => [...tunnel.marks, ...along(tunnel.path)])];
  let best: Point = middle;
  let least = Infinity;
  for (let y = (board.ground ?? 0) + high / 2 + EDGE; y < board.height - high / 2 - EDGE; y += STEP) {
    for (let x = wide / 2 + EDGE; x < board.width - wide / 2 - EDGE; x += STEP) {
      if (hung.some((box) => Math.abs(x - box.x - box.width / 2) < (wide + box.width) / 2 && Math.abs(y - box.y - box.height / 2) < (high + box.height) / 2)) continue;
      const covered = taken.filter((point) => Math.abs(point.x - x) < wide / 2 + EDGE && Math.abs(point.y - y) < high / 2 + EDGE).length;
      const worth = CROWDED * covered + Math.hypot(x - middle.x, y - middle.y);
      if (worth < least) [least, best] = [worth, { x, y }];
    }
  }
  return best;
}

const mean = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

function rim(room: { x: number; y: number; rx: number; ry: number }): Point[] {
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4);
  return around.map((angle) => ({ x: room.x + Math.cos(angle) * room.rx, y: room.y + Math.sin(angle) * room.ry }));
}

/** Points along a path, near enough to it: its corners and eight between each two. */
function along(path: string): Point[] {
  return path.split("M").flatMap((piece) => {
    const numbers = [...piece.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    const corners = numbers.flatMap((x, n) => (n % 2 ? [] : [{ x, y: numbers[n + 1] ?? 0 }]));
    return corners.slice(1).flatMap((to, n) => {
      const from = corners[n] ?? to;
      return [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => ({ x: from.x + ((to.x - from.x) * eighth) / 8, y: from.y + ((to.y - from.y) * eighth) / 8 }));
    });
  });
}
