/** Map editor of the workshop: selection on a map, and every edit of the drawing as a change of the text. */
import type { MapKind, WrittenMap } from "../net/wire";
import { at, plain, put, read, type Path, type Value } from "./toml";
import type { Placed, Workshop } from "./workshop.svelte";

export type Row = Record<string, Value>;
export interface Point {
  x: number;
  y: number;
}
export const PORTAL = "P"; // as tunnels call it
const PLACES = 1000; // a place is written to the thousandth

export class MapEditor {
  /** A room, a mouth or the portal, as tunnels call it. */
  end = $state("");
  tunnel = $state(-1);
  /** The end from which a tunnel is being led. */
  from = $state("");
  readonly row: Row = $derived.by(() => rowAt(this.shop, this.path));
  readonly rooms: Row[] = $derived(rowsIn(this.row["rooms"]));
  readonly tunnels: Row[] = $derived(rowsIn(this.row["tunnels"]));
  readonly portal: boolean = $derived("portal" in this.row);
  readonly kind: MapKind | undefined = $derived.by(() => {
    const { words, seen } = this.shop;
    return words?.maps.find(({ kind }) => kind === seen?.kind);
  });
  /** Index of the chosen room; -1 for another tunnel end. */
  readonly room: number = $derived(this.rooms.findIndex(({ id }) => id === this.end));
  readonly wrong: Placed[] = $derived.by(() => {
    const [kind, n] = this.path;
    return this.shop.placed.filter(({ place }) => place[0] === kind && place[1] === n);
  });

  constructor(readonly shop: Workshop) {}

  get path(): Path {
    const { seen } = this.shop;
    return seen ? [seen.kind, seen.n] : [];
  }

  choose(end: string): void {
    const { from } = this;
    [this.end, this.tunnel, this.from] = [end, -1, ""];
    if (from && end && from !== end) this.lead(from, end);
  }

  chooseTunnel(n: number): void {
    [this.end, this.tunnel, this.from] = ["", n, ""];
  }

  /** Selects the subject of a mistake; a mouth without a tunnel is named by its word. */
  chooseWrong({ place, word }: Placed): void {
    const [, , part, n] = place;
    if (part === "tunnels" && typeof n === "number") this.chooseTunnel(n);
    else if (part === "rooms" && typeof n === "number") this.choose(String(this.rooms[n]?.["id"] ?? ""));
    else this.choose(part === "portal" ? PORTAL : word);
  }

  set(path: Path, value: Value | undefined): void {
    this.shop.changePack([...this.path, ...path], value);
  }

  /** What a room gives for having a feature, and that it has it; nothing: neither. */
  give(n: number, feature: string, value: Value | undefined): void {
    const path = [...this.path, "rooms", n];
    const { features } = this.rooms[n] ?? {};
    const others = (Array.isArray(features) ? features : []).filter((each) => each !== feature);
    const all = value === undefined ? others : [...others, feature];
    this.shop.edit((text) =>
      put(put(text, [...path, feature], value), [...path, "features"], all.length ? all : undefined),
    );
  }

  /** Tunnels at a room, a mouth or the portal. */
  at(end: string): number[] {
    return this.tunnels.flatMap(({ from, to }, n) => (from === end || to === end ? [n] : []));
  }

  lead(from: string, to: string): void {
    const n = this.tunnels.length;
    this.shop.edit((text) => added(text, [...this.path, "tunnels"], { from, to }));
    this.chooseTunnel(n);
  }

  addRoom(at: Point): void {
    const ids = this.rooms.map(({ id }) => id);
    let id = "room";
    for (let n = 2; ids.includes(id); n++) id = `room-${n}`;
    this.shop.edit((text) =>
      added(text, [...this.path, "rooms"], { id, at: [rounded(at.x), rounded(at.y)] }),
    );
    this.choose(id);
  }

  /** Another name, also where tunnels and names of places say it. */
  renameRoom(n: number, id: string): void {
    const before = String(this.rooms[n]?.["id"] ?? "");
    this.shop.edit((text) => {
      let next = put(text, [...this.path, "rooms", n, "id"], id);
      this.tunnels.forEach((tunnel, place) => {
        for (const key of ["from", "to"])
          if (tunnel[key] === before) next = put(next, [...this.path, "tunnels", place, key], id);
      });
      rowsIn(this.row["doors"]).forEach(({ room }, place) => {
        if (room === before) next = put(next, [...this.path, "doors", place, "room"], id);
      });
      return next;
    });
    if (this.end === before) this.end = id;
  }

  /** A room or the portal, with its tunnels. */
  drop(end: string): void {
    const gone = this.at(end).toReversed();
    const n = this.rooms.findIndex(({ id }) => id === end);
    if (n < 0 && end !== PORTAL) return;
    this.shop.edit((text) => {
      const less = gone.reduce((rest, place) => put(rest, [...this.path, "tunnels", place], undefined), text);
      return put(less, [...this.path, ...(n < 0 ? ["portal"] : ["rooms", n])], undefined);
    });
    this.choose("");
  }

  dropTunnel(n: number): void {
    this.set(["tunnels", n], undefined);
    this.choose("");
  }

  move(end: string, { x, y }: Point): void {
    const n = this.rooms.findIndex(({ id }) => id === end);
    if (n < 0 && end !== PORTAL) return;
    this.set(n < 0 ? ["portal"] : ["rooms", n, "at"], [rounded(x), rounded(y)]);
  }

  /** Where the text has it. */
  placeOf(end: string): Point | undefined {
    const written = end === PORTAL ? this.row["portal"] : this.rooms.find(({ id }) => id === end)?.["at"];
    const [x, y] = Array.isArray(written) ? written : [];
    return typeof x === "number" && typeof y === "number" ? { x, y } : undefined;
  }
}

/** Which tunnel of the text a tunnel of a drawn board is: the same two rooms, and so many before it. */
export function tunnelOf(
  rows: Row[],
  { from, to, keys }: { from: string; to: string; keys: string[] },
): number {
  const twin = Number(/\/(\d+)$/.exec(keys[0] ?? "")?.[1] ?? 1);
  const same = rows.flatMap((row, n) => (joins(row, from, to) ? [n] : []));
  return same[twin - 1] ?? -1;
}

/** From a point of the drawing to what the text says, and back. */
export function placeAt(map: WrittenMap, { x, y }: Point): Point {
  return { x: map.corner.x + x * map.unit.x, y: map.corner.y + y * map.unit.y };
}
export function pointAt(map: WrittenMap, { x, y }: Point): Point {
  return { x: (x - map.corner.x) / map.unit.x, y: (y - map.corner.y) / map.unit.y };
}

function joins({ from, to }: Row, one: string, other: string): boolean {
  return (from === one && to === other) || (from === other && to === one);
}

function rowAt(shop: Workshop, path: Path): Row {
  const found = path.length ? at(shop.shown, path) : undefined;
  return found?.type === "table" ? (plain(found) as Row) : {};
}

function rowsIn(value: Value | undefined): Row[] {
  return Array.isArray(value)
    ? value.map((each) => (typeof each === "object" && !Array.isArray(each) ? each : {}))
    : [];
}

function added(text: string, path: Path, row: Row): string {
  const list = at(read(text), path);
  return list?.type === "list" ? put(text, [...path, list.items.length], row) : put(text, path, [row]);
}

const rounded = (value: number): number => Math.round(value * PLACES) / PLACES;
