/** Statistics chart of a game: one line for each seat over the turns. */
import type { AccountOfGame, FiguresOfGame } from "../net/wire";
import { language } from "../page/words.svelte";

export const MEASURES = ["chance", "points", "damage", "cubes", "home", "deck", "luck"] as const;
/** Where luck comes from, in the order that it is told. */
const SOURCES = ["cards", "row", "secrets", "dragon"] as const;
export type Figure = (typeof MEASURES)[number];

export const FRAME = { width: 440, height: 180, left: 34, right: 10, top: 10, bottom: 22 };
const RUNGS = 4;

/** A number with so many digits, as it is printed in the language of the page. */
export const rounded = (n: number, digits: number): string =>
  n.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The same with its sign; nothing has none. */
export const signed = (n: number, digits = 1): string => {
  const told = rounded(Math.abs(n), digits);
  return Number(Math.abs(n).toFixed(digits)) === 0 ? told : `${n > 0 ? "+" : "−"}${told}`;
};

interface AccountRow {
  part: string;
  values: readonly number[];
  sum: boolean; // where a seat stood, not what moved it
}

/** What made the chances, from the deal to the end: one line below the other they add up. */
export function accountRows(account: AccountOfGame): AccountRow[] {
  const moved = (part: string, values: readonly number[]): AccountRow => ({ part, values, sum: false });
  return [
    { part: "start", values: account.start, sum: true },
    ...SOURCES.map((source) => moved(source, account.luck[source] ?? [])),
    moved("play", account.play),
    moved("rivals", account.rivals),
    { part: "end", values: account.end, sum: true },
  ];
}

/** All figures as a table of commas: a line for each seat after each turn, and what luck and choices did. */
export function figureCsv(figures: FiguresOfGame, account: AccountOfGame | null): string {
  const parts = account?.turns.length ? [...SOURCES, "play"] : [];
  const head = ["turn", "seat", ...MEASURES, ...parts];
  const lines = figures.points.flatMap((seats, n) =>
    seats.map((_, seat) => {
      const weighed = account?.turns[n];
      const moved = parts.map((part) => (part === "play" ? weighed?.play : weighed?.luck[part])?.[seat]);
      return [n + 1, seat, ...MEASURES.map((what) => figures[what][n]?.[seat]), ...moved];
    }),
  );
  return [head, ...lines].map((line) => line.join(",")).join("\n") + "\n";
}

export class FigurePlot {
  readonly turns: number;
  private readonly rows: readonly (readonly number[])[];
  private readonly least: number;
  private readonly most: number;

  constructor(figures: FiguresOfGame, measure: Figure) {
    this.rows = figures[measure];
    this.turns = figures.points.length;
    const values = this.rows.flat();
    this.least = Math.min(0, ...values);
    this.most = measure === "chance" ? 100 : Math.max(1, ...values);
  }

  x(turn: number): number {
    const { left, right, width } = FRAME;
    return left + (turn / Math.max(1, this.turns)) * (width - left - right);
  }

  y(value: number): number {
    const { top, bottom, height } = FRAME;
    return height - bottom - ((value - this.least) / (this.most - this.least)) * (height - top - bottom);
  }

  line(seat: number): string {
    return this.rows
      .map((row, n) => `${this.x(n + 1).toFixed(1)},${this.y(row[seat] ?? 0).toFixed(1)}`)
      .join(" ");
  }

  /** What a seat had after a turn. */
  value(seat: number, turn: number): number {
    return this.rows[turn - 1]?.[seat] ?? 0;
  }

  /** Values that get a line across. */
  get rungs(): number[] {
    const step = Math.max(1, Math.ceil((this.most - this.least) / RUNGS));
    const first = Math.ceil(this.least / step) * step;
    return Array.from({ length: RUNGS + 1 }, (_, n) => first + n * step).filter((n) => n <= this.most);
  }

  /** The turn at a place of the drawing. */
  turnAt(x: number): number {
    const { left, right, width } = FRAME;
    const turn = Math.round(((x - left) / (width - left - right)) * this.turns);
    return Math.max(1, Math.min(turn, this.turns));
  }
}
