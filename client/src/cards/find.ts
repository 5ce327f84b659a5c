/** Finding cards: which of a game are shown. */
import type { CardContent } from "../lib/games/content";
import { PACK } from "../lib/games/packs.svelte";
import { plain } from "../lib/page/normalize-text";

export interface Sought {
  kind: string;
  set: string;
  text: string;
}

/** Every word that is sought stands somewhere on the card; accents and capitals do not matter. */
export function finds(card: CardContent, { kind, set, text }: Sought): boolean {
  if (kind && card.kind !== kind) return false;
  if (set !== ANY_SET && setOf(card) !== set) return false;
  const words = plain(text).split(/\s+/).filter(Boolean);
  const said = plain(
    [card.name, card.kind_name, card.id, card.points_text, card.where, ...card.full].join(" "),
  );
  return words.every((word) => said.includes(word));
}

export const ANY_SET = "*";

/** The set that a card belongs to, or the pack that brought it. */
export const setOf = ({ pack, set }: CardContent): string => (pack ? PACK + pack : set);

/** As a deck is looked through: starters, reserve, then kind by kind, each by its price. */
export function inOrder(cards: CardContent[]): CardContent[] {
  const decks = ["starter", "reserve", "dungeon"];
  const kinds = ["starter", "action", "item", "companion", "gem", "device", "monster"];
  const rank = (card: CardContent): number =>
    decks.indexOf(card.deck) * 1e4 +
    (card.deck === "dungeon" ? kinds.indexOf(card.kind) * 100 + card.cost : 0);
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** Things under what they have in common, in the order in which it first appears. */
export function grouped<T>(things: T[], common: (thing: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(common(thing), [...(groups.get(common(thing)) ?? []), thing]);
  return [...groups];
}
