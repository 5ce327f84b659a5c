/** An evening beside the real box: a list of taps, and the table that they add up to (ADR 0074).
 *
 * The page moves cubes as hands do. What is drawn, and how much, are numbers of the game, which come with its content;
 * nothing is refused but a cube that is not there. */
import type { ParamsContent } from "../net/wire";

export type Numbers = ParamsContent;

/** Parts of the box that the page can stand in for; each can be switched off. */
export const AIDS = ["bag", "health", "tracks", "turns", "timer", "monsters", "score"] as const;
export type Aid = (typeof AIDS)[number];

export type Fate = "in-play" | "escaped" | "knocked-out";
export type Owned = "gold" | "marks" | "token" | "card";

export interface Chair {
  name: string;
  mark: number;
}

/** What came out of the bag. */
export interface Drawn {
  seats: number[];
  black: number;
  wild: number;
}

/** The first line of an evening. */
export interface Begun {
  does: "begin";
  spec: string;
  chairs: Chair[];
  first: number;
  numbers: Numbers;
  at: number;
}

export type Tap =
  | Begun
  | { does: "clank" | "wounds"; seat: number; n: number }
  | { does: "wild" | "black" | "rage" | "danger" | "countdown" | "figures"; n: number }
  | ({ does: "draw"; by: "page" | "hand" } & Drawn)
  | { does: "fate"; seat: number; fate: Fate; deep: boolean }
  | { does: "turn"; at: number }
  | { does: "own"; seat: number; what: Owned; id: string; n: number }
  | { does: "aid"; aid: Aid; on: boolean }
  | { does: "minutes"; n: number };

export interface BoxSeat {
  clank: number;
  bag: number;
  aside: number;
  wounds: number;
  fate: Fate;
  deep: boolean;
  gold: number;
  marks: number;
  tokens: Record<string, number>;
  cards: Record<string, number>;
}

export interface BoxTable {
  begun: Begun;
  seats: BoxSeat[];
  black: { bag: number; aside: number };
  wild: { aside: number; area: number; bag: number };
  /** Space of the rage track, from 0. */
  marker: number;
  danger: number;
  /** Spaces that the first seat that is out has moved on. */
  countdown: number;
  figures: number;
  /** Seats that are out, the first one first. */
  out: number[];
  active: number;
  round: number;
  turnAt: number;
  minutes: number;
  off: Aid[];
}

const sum = (all: readonly number[]): number => all.reduce((total, n) => total + n, 0);
const within = (n: number, most: number): number => Math.max(0, Math.min(most, n));

/** The table of an evening; null while nobody has sat down. */
export function tableOf(taps: readonly Tap[]): BoxTable | null {
  const [first, ...rest] = taps;
  if (first?.does !== "begin") return null;
  return rest.reduce(after, opened(first));
}

/** Cubes that a seat still has before it. */
export function supplyOf({ begun }: BoxTable, seat: BoxSeat): number {
  return Math.max(0, begun.numbers.cubes - seat.clank - seat.bag - seat.aside - seat.wounds - seat.marks);
}

/** Every cube that the next attack may draw: all Clank! goes into the bag first. */
export function bagBeforeDraw({ seats, black, wild }: BoxTable): Drawn {
  return {
    seats: seats.map(({ clank, bag }) => clank + bag),
    black: black.bag,
    wild: wild.bag + wild.area,
  };
}

export const countOf = ({ seats, black, wild }: Drawn): number => sum(seats) + black + wild;

/** Cubes that an attack draws now, with `extra` ones. */
export function strengthOf({ begun, marker, danger }: BoxTable, extra = 0): number {
  return (begun.numbers.rage[marker] ?? 0) + danger + extra;
}

export const isIn = (seat: BoxSeat | undefined): boolean => seat?.fate === "in-play";
export const isShown = (table: BoxTable, aid: Aid): boolean => !table.off.includes(aid);

/** What happens in the turn of a seat that is out: a step of the countdown, a draw of so many cubes, or nothing. */
export type OutTurn =
  { what: "countdown"; extra: number } | { what: "end" } | { what: "draw"; n: number } | null;

export function outTurnOf(table: BoxTable): OutTurn {
  const { countdown, out_draw } = table.begun.numbers;
  if (isIn(table.seats[table.active])) return null;
  const drawn = out_draw[table.seats.length] ?? 0;
  if (drawn) return { what: "draw", n: drawn };
  if (!countdown.length || table.out[0] !== table.active) return null;
  const extra = countdown[table.countdown];
  return extra === undefined ? { what: "end" } : { what: "countdown", extra };
}

/** Numbers of the step that moves the monsters, in a game that has them. */
export const monstersOf = ({ by_hand }: Numbers): Record<string, number> | undefined =>
  by_hand["MonstersAppear"];

function opened(begun: Begun): BoxTable {
  const { chairs, first, numbers, at } = begun;
  const places = chairs.map((_, seat) => (seat - first + chairs.length) % chairs.length);
  const marker = numbers.marker_start[chairs.length] ?? 0;
  const waiting = sum(numbers.wild_track.slice(1));
  const lying = sum(numbers.wild_track.slice(1, marker + 1));
  return {
    begun,
    seats: places.map((place) => ({
      clank: numbers.first_clank[place] ?? 0,
      gold: numbers.first_gold[place] ?? 0,
      ...{ bag: 0, aside: 0, wounds: 0, fate: "in-play", deep: false, marks: 0, tokens: {}, cards: {} },
    })),
    black: { bag: numbers.black_cubes, aside: 0 },
    wild: { aside: numbers.wild_cubes - (waiting ? lying : 0), area: lying, bag: 0 },
    ...{ marker, danger: 0, countdown: 0, figures: 0, out: [], active: first, round: 1, turnAt: at },
    ...{ minutes: 0, off: [] },
  };
}

function after(table: BoxTable, tap: Tap): BoxTable {
  switch (tap.does) {
    case "clank":
      return withSeat(table, tap.seat, (seat) => {
        const n = Math.max(-seat.clank, Math.min(tap.n, supplyOf(table, seat)));
        return { ...seat, clank: seat.clank + n };
      });
    case "wounds":
      return withSeat(table, tap.seat, (seat) => wounded(table, seat, tap.n));
    case "wild":
      return released(table, tap.n);
    case "black": {
      const n = Math.max(-table.black.bag, Math.min(tap.n, table.black.aside));
      return { ...table, black: { bag: table.black.bag + n, aside: table.black.aside - n } };
    }
    case "rage":
      return raged(table, tap.n);
    case "danger":
      return { ...table, danger: Math.max(0, table.danger + tap.n) };
    case "countdown":
      return { ...table, countdown: within(table.countdown + tap.n, table.begun.numbers.countdown.length) };
    case "figures":
      return { ...table, figures: Math.max(0, table.figures + tap.n) };
    case "draw":
      return struck(table, tap);
    case "fate":
      return withSeat(table, tap.seat, (seat) => ({ ...seat, fate: tap.fate, deep: tap.deep }));
    case "turn":
      return turned(table, tap.at);
    case "own":
      return withSeat(table, tap.seat, (seat) => owning(seat, tap));
    case "aid":
      return {
        ...table,
        off: [...table.off.filter((aid) => aid !== tap.aid), ...(tap.on ? [] : [tap.aid])],
      };
    case "minutes":
      return { ...table, minutes: Math.max(0, tap.n) };
    case "begin":
      return table; // an evening begins once
  }
}

function withSeat(table: BoxTable, index: number, change: (seat: BoxSeat) => BoxSeat): BoxTable {
  return outNoted({ ...table, seats: table.seats.map((seat, n) => (n === index ? change(seat) : seat)) });
}

/** Keeps the order in which seats went out. */
function outNoted(table: BoxTable): BoxTable {
  const gone = table.seats.flatMap((seat, index) => (isIn(seat) ? [] : [index]));
  const kept = table.out.filter((seat) => gone.includes(seat));
  return { ...table, out: [...kept, ...gone.filter((seat) => !kept.includes(seat))] };
}

function wounded(table: BoxTable, seat: BoxSeat, n: number): BoxSeat {
  const most = table.begun.numbers.health_spaces;
  const wounds = within(seat.wounds + n, most);
  const fell = seat.fate === "in-play" && wounds >= most;
  const rose = seat.fate === "knocked-out" && n < 0 && seat.wounds >= most;
  return { ...seat, wounds, fate: fell ? "knocked-out" : rose ? "in-play" : seat.fate };
}

function released(table: BoxTable, wanted: number): BoxTable {
  const { aside, area, bag } = table.wild;
  const n = Math.max(-area, Math.min(wanted, aside));
  return { ...table, wild: { aside: aside - n, area: area + n, bag } };
}

/** The marker moves; wild cubes that wait on the spaces that it reaches come into play. */
function raged(table: BoxTable, n: number): BoxTable {
  const { rage, wild_track } = table.begun.numbers;
  const marker = within(table.marker + n, rage.length - 1);
  const woken = sum(wild_track.slice(table.marker + 1, marker + 1));
  const slept = sum(wild_track.slice(marker + 1, table.marker + 1));
  return { ...released(table, woken - slept), marker };
}

/** An attack: all Clank! into the bag, then what came out of it. Wild cubes hit everybody and go back to the Clank! area. */
function struck(table: BoxTable, drawn: Drawn): BoxTable {
  const full = bagBeforeDraw(table);
  const wild = Math.min(drawn.wild, full.wild);
  const black = Math.min(drawn.black, full.black);
  const seats = table.seats.map((seat, index) => {
    const held = full.seats[index] ?? 0;
    const own = Math.min(drawn.seats[index] ?? 0, held);
    const fits = isIn(seat) ? Math.min(own, table.begun.numbers.health_spaces - seat.wounds) : 0;
    const hit = { ...seat, clank: 0, bag: held - own, aside: seat.aside + own - fits };
    return isIn(seat) ? wounded(table, hit, fits + wild) : hit;
  });
  return outNoted({
    ...table,
    seats,
    black: { bag: full.black - black, aside: table.black.aside + black },
    wild: { ...table.wild, bag: full.wild - wild, area: wild },
  });
}

/** The next turn is that of a seat in play, or of one whose turn still counts when it is out. */
function turned(table: BoxTable, at: number): BoxTable {
  const all = table.seats.length;
  let { active, round } = table;
  for (let step = 0; step < all; step++) {
    active = (active + 1) % all;
    if (active === table.begun.first) round += 1;
    const next = { ...table, active, round, turnAt: at };
    if (isIn(table.seats[active]) || outTurnOf(next)) return next;
  }
  return { ...table, turnAt: at };
}

function owning(seat: BoxSeat, { what, id, n }: Extract<Tap, { does: "own" }>): BoxSeat {
  if (what === "gold" || what === "marks") return { ...seat, [what]: Math.max(0, seat[what] + n) };
  const pile = what === "token" ? "tokens" : "cards";
  return { ...seat, [pile]: { ...seat[pile], [id]: Math.max(0, (seat[pile][id] ?? 0) + n) } };
}
