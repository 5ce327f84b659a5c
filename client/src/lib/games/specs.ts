/** A spec in words: "classic:dusk+open-bag" is "Classic, dusk, open bag". */
import { askForNames, faceName } from "./catalog.svelte";
import { PACK, packTitle } from "./packs.svelte";
import { nameOf, say } from "../page/words.svelte";

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

export function gameName(spec: string): string {
  const { game, face, variants } = parseSpec(spec);
  askForNames(
    game,
    variants.filter((variant) => !variant.startsWith(PACK)),
  );
  const parts = [
    nameOf("game", game),
    face ? faceName(game, face) : "",
    ...variants.map((variant) =>
      variant.startsWith(PACK) ? packTitle(variant.slice(PACK.length)) : nameOf("variant", variant),
    ),
  ];
  return parts.filter(Boolean).join(say("list-comma"));
}
