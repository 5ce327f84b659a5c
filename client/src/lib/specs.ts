/** A spec in words: "classic:dusk+open-bag" is "Classic, dusk, open bag". */
import { knows, nameOf, say } from "./words.svelte";

export interface Spec {
  game: string;
  face: string;
  variants: string[];
}

export function parseSpec(spec: string): Spec {
  const [first = "", ...variants] = spec.split("+");
  const [game = "", face = ""] = first.split(/:(.*)/s);
  return { game, face, variants };
}

export function writeSpec({ game, face, variants }: Spec): string {
  return [face ? `${game}:${face}` : game, ...variants].join("+");
}

/** The face of a board by its name; a ship has none of its own and is called after its modules. */
export function faceName(face: string): string {
  if (knows(`face-${face}`)) return say(`face-${face}`);
  return face.split(".").map((module) => nameOf("module", module)).join(say("list-comma"));
}

export function gameName(spec: string): string {
  const { game, face, variants } = parseSpec(spec);
  const parts = [nameOf("game", game), face ? faceName(face) : "", ...variants.map((variant) => nameOf("variant", variant))];
  return parts.filter(Boolean).join(say("list-comma"));
}
