/** A spec in words: "classic:dusk+open-bag" is "Classic, dusk, open bag". */
import { askForNames, faceName } from "./catalog.svelte";
import { homeOf, MIX } from "../lobby/mixed-deck";
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
    variants.filter((variant) => !variant.startsWith(PACK) && !variant.startsWith(MIX)),
  );
  const parts = [
    nameOf("game", game),
    face ? faceName(game, face) : "",
    ...variants.map((variant) => partName(variant, game)),
  ];
  return parts.filter(Boolean).join(say("list-comma"));
}

/** A variant, a pack or foreign cards in words; fewer of the game's own cards are not named. */
function partName(part: string, game: string): string {
  if (part.startsWith(PACK)) return packTitle(part.slice(PACK.length));
  if (!part.startsWith(MIX)) return nameOf("variant", part);
  return homeOf(part) === game ? "" : say("mixed-with", { game: nameOf("game", homeOf(part)) });
}
