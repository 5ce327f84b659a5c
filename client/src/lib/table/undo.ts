/** Undo in two forms: immediate while nothing was revealed, else by consent of everybody (RUL-34). The server decides
 * which; all choices of one click are undone together. */
import type { Position } from "../net/messages";
import type { Back } from "../net/wire";

/** `to` so many choices; `all` of them, where that is more: the `turn`, or what followed a reveal. */
export interface Alone {
  face: "alone";
  to: number;
  all: number | null;
  turn: boolean;
}
export type Undo = Alone | { face: "ask"; back: Back } | { face: "none" };

/** Choices made with one click: before the first and the last of them so many had been made. */
export interface Group {
  first: number;
  last: number;
}

export function undoOf(position: Position | null, seat: number, groups: readonly Group[] = []): Undo {
  if (!position || seat < 0) return { face: "none" };
  const { undo_to: reach, undo_turn: turn, back } = position.question;
  const [all] = reach;
  const last = reach.at(-1);
  if (all === undefined || last === undefined)
    return back && !position.consent ? { face: "ask", back } : { face: "none" };
  const first = groups.find((group) => group.last === last)?.first ?? last;
  const to = reach.find((choices) => choices >= first) ?? last;
  return { face: "alone", to, all: all < to ? all : null, turn };
}

/** The choices that can be taken back now and could not before; none if everything made was revealed. */
export function grouped(before: readonly number[], after: readonly number[]): Group | null {
  const made = after.filter((choices) => !before.includes(choices));
  const [first] = made;
  const last = made.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}
