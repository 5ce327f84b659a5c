/** Score chart of a game: positions of lines, ticks and labels, and the selection of highlights. */
import type { CourseMoment, CourseOfGame } from "../net/wire";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Measure = "points" | "damage";

/** A plot of one number per seat over the turns, from the beginning where everybody has nothing. */
export class Plot {
  readonly most: number;
  readonly turns: number;
  readonly step: number;

  constructor(
    private readonly course: CourseOfGame,
    private readonly measure: Measure,
    private readonly frame: Frame,
  ) {
    const values = course.turns.flatMap((turn) => turn[measure]);
    this.turns = course.turns.at(-1)?.turn ?? 1;
    this.step = roundStep(Math.max(1, ...values));
    this.most = Math.max(this.step, Math.ceil(Math.max(1, ...values) / this.step) * this.step);
  }

  x(turn: number): number {
    const { left, right, width } = this.frame;
    return left + (turn / this.turns) * (width - left - right);
  }

  y(value: number): number {
    const { top, bottom, height } = this.frame;
    return height - bottom - (value / this.most) * (height - top - bottom);
  }

  /** What a seat had at the end of a turn. */
  value(seat: number, turn: number): number {
    return this.course.turns[turn - 1]?.[this.measure][seat] ?? 0;
  }

  line(seat: number): string {
    const points = [[0, 0], ...this.course.turns.map(({ turn }) => [turn, this.value(seat, turn)])];
    return points
      .map(([turn = 0, value = 0]) => `${this.x(turn).toFixed(1)},${this.y(value).toFixed(1)}`)
      .join(" ");
  }

  /** Values that get a line across. */
  get rungs(): number[] {
    return Array.from({ length: Math.round(this.most / this.step) + 1 }, (_, n) => n * this.step);
  }

  /** Turns that get a number. */
  get ticks(): number[] {
    const step = roundStep(this.turns);
    return Array.from({ length: Math.floor(this.turns / step) + 1 }, (_, n) => n * step);
  }
}

const MOST_MOMENTS = 5;

/** Moments worth telling to a seat: its own first, then what decided the game; in their order. */
export function memories({ moments }: CourseOfGame, me: number): CourseMoment[] {
  const first = moments.find(({ what }) => what === "out" || what === "caught");
  const worst = [...moments].filter(({ what }) => what === "attack").sort((a, b) => b.n - a.n)[0];
  const rank = (moment: CourseMoment): number => {
    if (moment.what === "countdown") return 99;
    if (moment.seat === me)
      return { artifact: 0, caught: 1, attack: 3, card: 4, out: 5, noise: 6 }[moment.what] ?? 9;
    if (moment === first) return 2;
    if (moment.what === "artifact") return 7;
    return moment === worst ? 8 : 50;
  };
  return [...moments]
    .filter((moment) => rank(moment) < 50)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST_MOMENTS)
    .sort((a, b) => a.turn - b.turn);
}

/** 1, 2, 5, 10, 20 … so that four to five steps cover it. */
function roundStep(most: number): number {
  const raw = most / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, raw)));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= raw) ?? 10 * power;
}
