/** Tunnels on a map of tiles, followed from room to room across placed tiles. */
import type { PartContent, TileContent, TilesContent } from "../games/content";
import { lies, placed } from "./tiles";
import type { Lying } from "../net/view";

/** A stretch of a tunnel: its path on a tile, and how the tile lies; `backwards` where it is drawn from its far end. */
export interface Stretch {
  path: string;
  lies: string;
  lying: Lying;
  backwards: boolean;
}

interface Tunnel {
  /** A room; or where the map ends the tile and its mouth as they lie, `d03.N1`. */
  end: string;
  stretches: Stretch[];
}

interface Laid {
  tile: TileContent;
  lying: Lying;
}

const MOUTHS = ["N0", "N1", "E0", "E1", "S0", "S1", "W0", "W1"];
const LONGEST = 12; // tiles that a tunnel crosses

export class Tunnels {
  private readonly laid: Laid[];

  constructor(
    lying: readonly Lying[],
    private readonly tiles: TilesContent,
  ) {
    this.laid = lying.flatMap((one) => {
      const tile = tiles.tiles[one.tile];
      return tile ? [{ tile, lying: one }] : [];
    });
  }

  /** The way from a room by keys of tunnels, one after the other: `s05-shed/2` is the second one that ends there. */
  along(room: string, keys: readonly string[]): Stretch[] {
    const way: Stretch[] = [];
    let here = room;
    for (const key of keys) {
      const [end = "", twin] = key.split("/");
      const ways = this.from(here).filter((tunnel) => tunnel.end === end);
      way.push(...(ways[Number(twin ?? 1) - 1]?.stretches ?? []));
      here = end;
    }
    return way;
  }

  /** Every tunnel out of a room, in the order in which the server numbers those with one end. */
  private from(room: string): Tunnel[] {
    for (const laid of this.laid) {
      const inside = laid.tile.rooms.find((other) => other.room === room)?.id;
      if (inside === undefined) continue;
      const parts = laid.tile.parts.filter(({ from, to }) => from === inside || to === inside);
      return parts.flatMap((part) => this.follow(laid, part, inside, 0));
    }
    return [];
  }

  private follow(laid: Laid, part: PartContent, entered: string, crossed: number): Tunnel[] {
    const { tile, lying } = laid;
    const backwards = part.from !== entered;
    const stretch = { path: part.path, lies: lies(lying, this.tiles.size), lying, backwards };
    const end = backwards ? part.from : part.to;
    const room = tile.rooms.find((other) => other.id === end);
    if (room) return [{ end: room.room, stretches: [stretch] }];
    return this.beyond(laid, end, crossed).map((on) => ({ ...on, stretches: [stretch, ...on.stretches] }));
  }

  /** On over the border of a tile, or out of every other portal. */
  private beyond({ tile, lying }: Laid, end: string, crossed: number): Tunnel[] {
    if (crossed > LONGEST) return [];
    if (end === "portal")
      return this.laid
        .filter((other) => other.tile !== tile)
        .flatMap((other) => this.enter(other, end, crossed));
    const next = this.meets({ tile, lying }, end);
    if (next) return this.enter(next.laid, next.mouth, crossed);
    return [{ end: `${tile.id}.${nameAsItLies(end, tile, lying)}`, stretches: [] }];
  }

  private enter(laid: Laid, end: string, crossed: number): Tunnel[] {
    const part = laid.tile.parts.find(({ from, to }) => from === end || to === end);
    return part ? this.follow(laid, part, end, crossed + 1) : [];
  }

  /** The mouth of another tile in the same place. */
  private meets({ tile, lying }: Laid, name: string): { laid: Laid; mouth: string } | null {
    const mouth = tile.mouths.find((other) => other.name === name);
    if (!mouth) return null;
    const at = placed(mouth, lying, this.tiles.size);
    for (const laid of this.laid) {
      if (laid.tile === tile) continue;
      const found = laid.tile.mouths.find((other) => {
        const there = placed(other, laid.lying, this.tiles.size);
        return Math.abs(there.x - at.x) < 1 && Math.abs(there.y - at.y) < 1;
      });
      if (found) return { laid, mouth: found.name };
    }
    return null;
  }
}

function nameAsItLies(mouth: string, tile: TileContent, lying: Lying): string {
  if (tile.set === "start") return mouth;
  return MOUTHS[(MOUTHS.indexOf(mouth) + 2 * (lying.turn ?? 0)) % MOUTHS.length] ?? mouth;
}
