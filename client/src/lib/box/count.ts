/** What people own at the end of an evening, as the engine counts it. */
import type { CountedSeat } from "../net/wire";
import type { BoxTable } from "./evening";

/** "three swaggers" as a list of ids. */
const listed = (pieces: Record<string, number>): string[] =>
  Object.entries(pieces).flatMap(([id, n]) => Array.from({ length: n }, () => id));

export function countedSeats({ seats }: BoxTable): CountedSeat[] {
  return seats.map(({ fate, deep, gold, marks, tokens, cards }) => ({
    fate,
    deep,
    gold,
    marks,
    tokens: listed(tokens),
    cards: listed(cards),
  }));
}
