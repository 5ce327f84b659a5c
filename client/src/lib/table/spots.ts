/** Spots: places on the table where something lies, can be clicked or moves to, as text and as data.
 *
 * The page tells its elements apart by spots (`data-spot`), and the server explains what cannot be done at one
 * (src/tiptoe/wire/click_targets.py).
 */
import type { ServerSpot } from "../net/names";

const SEAT_PILES = ["hand", "deck", "discard"] as const;
const DUNGEON_PILES = ["deck", "discard"] as const;
export type SeatPile = (typeof SEAT_PILES)[number];
export type DungeonPile = (typeof DUNGEON_PILES)[number];

/** Fields of each kind of spot. */
interface SpotData {
  hand: { card: string };
  played: { card: string };
  pile: { card: string }; // of the reserve
  row: { slot: number };
  room: { room: string };
  cell: { x: number; y: number }; // where a tile can be laid
  turn: { turn: number }; // of the tile in hand, in quarters
  market: { token: string };
  token: { token: string }; // of a seat
  dare: { dare: string }; // of the night of a seat that plays alone
  hour: object; // the open one
  seat: { seat: number; pile: SeatPile | null };
  pawn: { seat: number };
  area: { seat: number }; // cubes of a seat before they go into the bag
  dungeon: { pile: DungeonPile };
  bag: object;
  "play-all": object;
  end: object;
  no: object;
  other: object; // nowhere on the table
}

export type SpotKind = keyof SpotData;
export type ParsedSpot = { [Kind in SpotKind]: { kind: Kind } & SpotData[Kind] }[SpotKind];

export type Spot =
  | `${"hand" | "played" | "pile" | "room" | "market" | "token" | "dare"}:${string}`
  | `${"row" | "turn" | "seat" | "pawn" | "area"}:${number}`
  | `cell:${number},${number}`
  | `seat:${number}:${SeatPile}`
  | `dungeon:${DungeonPile}`
  | "hour"
  | "bag"
  | "play-all"
  | "end"
  | "no"
  | "other";

/** A spot, or none. */
export type MaybeSpot = Spot | "";

export const spotFor = {
  hand: (card: string): Spot => `hand:${card}`,
  played: (card: string): Spot => `played:${card}`,
  pile: (card: string): Spot => `pile:${card}`,
  row: (slot: number): Spot => `row:${slot}`,
  room: (room: string): Spot => `room:${room}`,
  cell: (x: number, y: number): Spot => `cell:${x},${y}`,
  turn: (turn: number): Spot => `turn:${turn}`,
  market: (token: string): Spot => `market:${token}`,
  token: (token: string): Spot => `token:${token}`,
  dare: (dare: string): Spot => `dare:${dare}`,
  seat: (seat: number): Spot => `seat:${seat}`,
  seatPile: (seat: number, pile: SeatPile): Spot => `seat:${seat}:${pile}`,
  pawn: (seat: number): Spot => `pawn:${seat}`,
  area: (seat: number): Spot => `area:${seat}`,
  dungeon: (pile: DungeonPile): Spot => `dungeon:${pile}`,
};

type Reader<Kind extends SpotKind> = (thing: string) => SpotData[Kind] | null;

const named =
  <Name extends string>(name: Name) =>
  (thing: string): Record<Name, string> | null =>
    thing ? ({ [name]: thing } as Record<Name, string>) : null;
const numbered =
  <Name extends string>(name: Name) =>
  (thing: string): Record<Name, number> | null =>
    isNatural(thing) ? ({ [name]: Number(thing) } as Record<Name, number>) : null;
const alone = (thing: string): object | null => (thing ? null : {});

const READERS: { [Kind in SpotKind | ServerSpot]: Reader<Kind> } = {
  hand: named("card"),
  played: named("card"),
  pile: named("card"),
  row: numbered("slot"),
  room: named("room"),
  cell: (thing) => {
    const [x, y, ...more] = thing.split(",").map(Number);
    return x !== undefined && y !== undefined && !more.length && Number.isInteger(x + y) ? { x, y } : null;
  },
  turn: numbered("turn"),
  market: named("token"),
  token: named("token"),
  dare: named("dare"),
  hour: alone,
  seat: (thing) => {
    const [seat = "", pile = null] = thing.split(":");
    if (!isNatural(seat) || (pile !== null && !isOneOf(SEAT_PILES, pile))) return null;
    return { seat: Number(seat), pile };
  },
  pawn: numbered("seat"),
  area: numbered("seat"),
  dungeon: (pile) => (isOneOf(DUNGEON_PILES, pile) ? { pile } : null),
  bag: alone,
  "play-all": alone,
  end: alone,
  no: alone,
  other: alone,
};

/** The spot that a text names; null if it names none. */
export function parseSpot(text: string): ParsedSpot | null {
  const colon = text.indexOf(":");
  const kind = colon < 0 ? text : text.slice(0, colon);
  if (!Object.hasOwn(READERS, kind)) return null;
  const read: Reader<SpotKind> = READERS[kind as SpotKind];
  const found = read(colon < 0 ? "" : text.slice(colon + 1));
  return found && ({ kind, ...found } as ParsedSpot);
}

/** A text as a spot, if it is one. */
export const asSpot = (text: string | null | undefined): MaybeSpot =>
  text && parseSpot(text) ? (text as Spot) : "";

/** Whether a spot is of one of some kinds. */
export function isSpotOf(text: string, ...kinds: readonly SpotKind[]): boolean {
  const spot = parseSpot(text);
  return spot !== null && kinds.includes(spot.kind);
}

/** The room that a spot is; none for another spot. */
export function roomOf(text: string): string {
  const spot = parseSpot(text);
  return spot?.kind === "room" ? spot.room : "";
}

const isNatural = (text: string): boolean => /^\d+$/.test(text);

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);

/** Selector of elements by an attribute; within quotes only quotes and backslashes need an escape. */
export const attributeSelector = (name: string, value: string): string =>
  `[${name}="${value.replace(/["\\]/g, "\\$&")}"]`;

/** Selector of the elements that stand for a spot. */
export const spotSelector = (spot: Spot): string => attributeSelector("data-spot", spot);

/** The spot that an element stands for, if it stands for one. */
export const spotOfElement = (element: Element | null | undefined): MaybeSpot =>
  asSpot(element?.getAttribute("data-spot"));
