/** Tile geometry: position of a point of a tile after it is placed and turned by quarters (docs/formats/content.md). */
import type { Box } from "./camera.svelte";
import type { Point, TileContent, TilesContent } from "../games/content";
import type { Lying } from "../net/view";

/** A place on an unturned tile, on the map. Only square tiles are turned. */
export function placed(point: Point, lying: Lying, size: number): Point {
  let { x, y } = point;
  for (let quarter = 0; quarter < (lying.turn ?? 0); quarter++) [x, y] = [size - y, x];
  return { x: x + lying.x * size, y: y + lying.y * size };
}

export function lies(lying: Lying, size: number): string {
  const half = size / 2;
  return `translate(${lying.x * size} ${lying.y * size}) rotate(${90 * (lying.turn ?? 0)} ${half} ${half})`;
}

/** Everything that is laid or could be, with half a cell around it. */
export function extent(cells: Iterable<Lying | { x: number; y: number }>, tiles: TilesContent): Box {
  let [left, top, right, bottom] = [0, 0, 1, 2];
  for (const cell of cells) {
    const tile: TileContent | undefined = "tile" in cell ? tiles.tiles[cell.tile] : undefined;
    left = Math.min(left, cell.x);
    top = Math.min(top, cell.y);
    right = Math.max(right, cell.x + (tile?.width ?? tiles.size) / tiles.size);
    bottom = Math.max(bottom, cell.y + (tile?.height ?? tiles.size) / tiles.size);
  }
  const edge = 0.25;
  const { size } = tiles;
  return {
    x: (left - edge) * size,
    y: (top - edge) * size,
    width: (right - left + 2 * edge) * size,
    height: (bottom - top + 2 * edge) * size,
  };
}
