/** View of a table, the main part of each message. Types are generated; fields omitted as empty are filled in here. */
import { NOTHING } from "./names";
import type { LyingTile, OpenedLock, Shown, ShownMap, ShownSeat } from "./wire";

export type { Fact, ScoreLine, ScorePart } from "./wire";
export type Lock = OpenedLock;
export type SeatView = Required<ShownSeat>;

/** A tile on the map, in quarter turns; of one that waits to be laid only the place is known. */
export interface Lying {
  tile: string;
  x: number;
  y: number;
  turn: number | null;
}

export type MapView = Omit<ShownMap, "tiles" | "revealed"> & { tiles: Lying[]; revealed: Lying[] };

/** What is there in some games, or for some seats, or at the end. */
type Sometimes = "worth" | "hands" | "score_lines" | "wild" | "night";

export type View = Required<Omit<Shown, Sometimes | "seats" | "map">> &
  Pick<Shown, Sometimes> & { seats: SeatView[]; map?: MapView };

export function viewOf({ seats, map, ...shown }: Shown): View {
  return {
    ...copied(NOTHING.Shown),
    ...shown,
    seats: seats.map((seat) => ({ ...copied(NOTHING.ShownSeat), ...seat })),
    ...(map && { map: { ...map, tiles: map.tiles.map(lying), revealed: map.revealed.map(lying) } }),
  };
}

const lying = ([tile, x, y, turn]: LyingTile): Lying => ({ tile, x, y, turn });

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly [] ? never[] : T[K] };

/** Lists of their own, though nothing writes into them. */
function copied<T extends object>(nothing: T): Writable<T> {
  return structuredClone(nothing) as Writable<T>;
}
