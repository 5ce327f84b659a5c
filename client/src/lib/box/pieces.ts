/** Cards and tokens of a game that somebody may own at the end, found by name. */
import type { Content } from "../games/content";
import { plain } from "../page/normalize-text";

/** A card or token in the score pad. */
export interface Piece {
  what: "token" | "card";
  id: string;
  name: string;
  kind: string;
  points: number | null;
  text: string;
}

export function piecesOf({ cards, tokens }: Content): Piece[] {
  const all: Piece[] = [
    ...Object.values(tokens).map((one): Piece => ({
      ...{ what: "token", id: one.id, name: one.name, kind: one.kind_name },
      ...{ points: one.points, text: one.points_text },
    })),
    ...Object.values(cards).map((one): Piece => ({
      ...{ what: "card", id: one.id, name: one.name, kind: one.kind_name },
      ...{ points: one.points, text: one.points_text },
    })),
  ];
  return all.sort((a, b) => order(a) - order(b) || a.kind.localeCompare(b.kind) || byName(a, b));
}

const order = ({ what }: Piece): number => (what === "token" ? 0 : 1);
const byName = (a: Piece, b: Piece): number =>
  a.name.localeCompare(b.name) || (a.points ?? 0) - (b.points ?? 0);

/** Those with these words in their name or kind; without any, those with points and those that are owned. */
export function soughtPieces(
  pieces: readonly Piece[],
  text: string,
  owned: (piece: Piece) => number,
): Piece[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (!words.length) return pieces.filter((one) => owned(one) > 0 || one.points !== null || one.text !== "");
  return pieces.filter((one) =>
    words.every((word) => plain(`${one.name} ${one.kind} ${one.points ?? ""}`).includes(word)),
  );
}
