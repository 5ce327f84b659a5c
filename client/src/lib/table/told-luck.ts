/** Luck that people tell: which pieces of a question are still left, and when nothing more is open (ADR 0079). */
import type { AskedLuck, LuckPiece } from "../net/wire";

/** What of a question is open after some pieces: those that may still have come, and how many will. */
export interface OpenLuck {
  pieces: LuckPiece[];
  n: number;
  /** Everything is told: none is to come, all that are left come, or all of them are alike. */
  done: boolean;
}

export function openLuck(asked: AskedLuck, told: readonly string[]): OpenLuck {
  const pieces = asked.pieces.map(({ id, n }) => ({ id, n: n - told.filter((one) => one === id).length }));
  const left = pieces.reduce((sum, { n }) => sum + n, 0);
  const n = Math.min(asked.n - told.length, left);
  const kinds = pieces.filter((piece) => piece.n > 0).length;
  return { pieces, n, done: n <= 0 || n === left || kinds < 2 };
}

/** Pieces that came although nobody tapped them: the rest, where only one outcome is left. */
export function impliedLuck({ pieces, n, done }: OpenLuck): string[] {
  if (!done || n <= 0) return [];
  return pieces.flatMap((piece) => Array.from({ length: piece.n }, () => piece.id)).slice(0, n);
}
