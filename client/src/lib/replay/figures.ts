/** Figures of a game as a drawing: lines of every seat over the turns, between the least and the most of them. */
import type { FiguresOfGame } from "../net/wire";

export const MEASURES = ["chance", "points", "damage", "cubes", "home", "luck"] as const;
export type Figure = (typeof MEASURES)[number];

export const FRAME = { width: 440, height: 180, left: 34, right: 10, top: 10, bottom: 22 };
const RUNGS = 4;

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
