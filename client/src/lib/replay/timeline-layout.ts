/** Timeline layout of a replay: turns side by side, moments between them, and marks above. */
import type { IconName } from "../../icons";
import type { Replay, ReplayMark } from "../net/wire";

export const MARK_ICONS: Record<string, IconName> = {
  artifact: "jeweled-chalice",
  secret: "standing-potion",
  attack: "spiked-dragon-head",
  out: "exit-door",
  caught: "death-skull",
  buy: "queen-crown",
};
/** What must be seen where there is no room for all. */
const RANK = ["caught", "out", "artifact", "attack", "secret", "buy"];

export type Shape = "wide" | "narrow" | "flat";

/** How the bar below a table is laid out in a window, and how high it is. */
export function barOf(width: number, height: number): { shape: Shape; small: boolean; below: number } {
  const small = width < 560;
  if (height < (width < 900 ? 500 : 680)) return { shape: "flat", small, below: 64 };
  return width < 900 ? { shape: "narrow", small, below: 116 } : { shape: "wide", small, below: 110 };
}

export class Timeline {
  readonly block: number;

  constructor(
    private readonly replay: Replay,
    readonly width: number,
  ) {
    this.block = width / Math.max(1, replay.turns.length);
  }

  /** Where a moment stands: within its turn as far as it is. */
  x(at: number): number {
    const index = this.index(at);
    const [first, next] = this.span(index);
    return (index + (at - first) / Math.max(1, next - first)) * this.block;
  }

  /** Where the turn of a moment ends. */
  endOf(at: number): number {
    return (this.index(at) + 1) * this.block;
  }

  /** The moment at a place. */
  at(x: number): number {
    const { turns, last } = this.replay;
    const place = Math.max(0, Math.min(x / this.block, turns.length));
    const index = Math.min(turns.length - 1, Math.floor(place));
    const [first, next] = this.span(index);
    return Math.min(last, Math.round(first + (place - index) * (next - first)));
  }

  /** The first turns of rounds, as many as can be numbered. */
  get rounds(): { x: number; n: number }[] {
    const { turns } = this.replay;
    const firsts = turns.flatMap((turn, n) =>
      turn.round !== turns[n - 1]?.round ? [{ x: n * this.block, n: turn.round }] : [],
    );
    const every = Math.max(1, Math.ceil(28 / (this.width / Math.max(1, firsts.length))));
    return firsts.filter((_, n) => n % every === 0);
  }

  /** Marks that do not hide each other, the weightiest kept. */
  marks(size: number): (ReplayMark & { x: number })[] {
    const placed = this.replay.marks
      .map((mark) => ({ ...mark, x: this.x(mark.at) }))
      .sort((a, b) => RANK.indexOf(a.what) - RANK.indexOf(b.what));
    const shown: (ReplayMark & { x: number })[] = [];
    for (const mark of placed)
      if (!shown.some((other) => Math.abs(other.x - mark.x) < size)) shown.push(mark);
    return shown.sort((a, b) => a.at - b.at);
  }

  private index(at: number): number {
    const found = this.replay.turns.findLastIndex((turn) => turn.at <= at);
    return Math.max(0, found);
  }

  private span(index: number): [number, number] {
    const { turns, last } = this.replay;
    return [turns[index]?.at ?? 0, turns[index + 1]?.at ?? last];
  }
}
