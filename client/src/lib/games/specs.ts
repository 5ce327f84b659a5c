/** A spec in words: "classic:dusk+open-bag" is "Classic, dusk, open bag". */
import { askForNames, faceName } from "./catalog.svelte";
import { homeOf, MIX } from "../lobby/mixed-deck";
import { PACK, packTitle } from "./packs.svelte";
import { nameOf, say } from "../page/words.svelte";

/** Settings of one table for its seats stand in a spec as variants do: who goes first, and a handicap for each. */
const FIRST = "first:";
const HANDICAP = "handicap:";
export const SNEAKIEST = "sneakiest"; // whom most seats name goes first
export const MOST_HANDICAP = 3;

/** Who goes first: "" by lot, the number of a seat, or the sneakiest; and a handicap for each seat. */
export interface Seating {
  first: string;
  handicaps: readonly number[];
}

/** The seating as parts of a spec; what a table does by itself is not written. */
export function seatingParts({ first, handicaps }: Seating): string[] {
  const burdens = handicaps.some(Boolean) ? [HANDICAP + handicaps.join("")] : [];
  return [...(first ? [FIRST + first] : []), ...burdens];
}

/** The name of a variant, or of a setting for the seats. */
export function variantName(variant: string): string {
  if (variant.startsWith(HANDICAP))
    return say("handicaps-are", { steps: [...variant.slice(HANDICAP.length)].join("–") });
  const first = variant.startsWith(FIRST) ? variant.slice(FIRST.length) : "";
  if (first === SNEAKIEST) return say("first-sneakiest");
  return first ? say("first-is-seat", { seat: Number(first) + 1 }) : nameOf("variant", variant);
}

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
  if (!part.startsWith(MIX)) return variantName(part);
  return homeOf(part) === game ? "" : say("mixed-with", { game: nameOf("game", homeOf(part)) });
}
