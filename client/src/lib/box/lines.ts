/** Lines of an evening: taps with a name each, so that one can be taken back and sent twice without harm. */
import type { Tap } from "./evening";

export interface Line {
  id: string;
  tap: Tap | { does: "undo"; of: string };
}

const NAME_BYTES = 6;

export function lineOf(tap: Line["tap"]): Line {
  const bytes = [...crypto.getRandomValues(new Uint8Array(NAME_BYTES))];
  return { id: bytes.map((byte) => byte.toString(36)).join(""), tap };
}

/** The lines that count: those taken back are left out, and the first one stays. */
export function effective(lines: readonly Line[]): Line[] {
  const gone = new Set(lines.flatMap(({ tap }) => (tap.does === "undo" ? [tap.of] : [])));
  return lines.filter(({ id, tap }, n) => tap.does !== "undo" && (n === 0 || !gone.has(id)));
}

export const tapsOf = (lines: readonly Line[]): Tap[] =>
  effective(lines).flatMap(({ tap }) => (tap.does === "undo" ? [] : [tap]));

const WORDS = new Set([
  ...["begin", "clank", "wounds", "wild", "black", "rage", "danger", "countdown", "figures", "draw"],
  ...["fate", "turn", "own", "aid", "minutes", "undo"],
]);
const NUMBERS = ["n", "seat", "at", "black", "wild"];

/** A line of another phone; null for what is none. */
export function readLine(text: string): Line | null {
  try {
    const line = JSON.parse(text) as Line;
    const tap = line.tap as unknown as Record<string, unknown>;
    const numbers = NUMBERS.every((name) => !(name in tap) || Number.isSafeInteger(tap[name]));
    const cubes =
      tap["does"] !== "draw" || (Array.isArray(tap["seats"]) && tap["seats"].every(Number.isSafeInteger));
    const right = typeof line.id === "string" && WORDS.has(String(tap["does"])) && numbers && cubes;
    return right ? { id: line.id, tap: line.tap } : null;
  } catch {
    return null;
  }
}

/** A line that nobody can read keeps its place, and does nothing. */
const UNREAD: Line = { id: "", tap: { does: "undo", of: "" } };

/** All lines after an exchange: those in the order of the server, then those that it has not heard yet. */
export function merged(lines: readonly Line[], known: number, told: readonly string[]): Line[] {
  const ordered = [...lines.slice(0, known), ...told.map((text) => readLine(text) ?? UNREAD)];
  const heard = new Set(ordered.map(({ id }) => id));
  return [...ordered, ...lines.slice(known).filter(({ id }) => !heard.has(id))];
}

/** A name or a secret that nobody guesses. */
export function unguessable(bytes: number): string {
  const all = [...crypto.getRandomValues(new Uint8Array(bytes))];
  return all.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
