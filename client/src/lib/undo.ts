/** Undo has two faces: alone at once while nothing was revealed, else by asking everybody (RUL-34). The server says which. */
import type { Back, Position } from "./wire";

export type Undo = { face: "alone" } | { face: "ask"; back: Back } | { face: "none" };

export function undoOf(position: Position | null, seat: number): Undo {
  if (!position || seat < 0) return { face: "none" };
  const { undo, back } = position.question;
  if (undo) return { face: "alone" };
  return back && !position.consent ? { face: "ask", back } : { face: "none" };
}
