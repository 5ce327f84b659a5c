/** What is shown of a game's cards, and which rules are about a card. */
import type { CardContent, TokenContent } from "../lib/content";

export interface Sought {
  kind: string;
  set: string;
  text: string;
}

/** Every word that is sought stands somewhere on the card; accents and capitals do not matter. */
export function finds(card: CardContent, { kind, set, text }: Sought): boolean {
  if (kind && card.kind !== kind) return false;
  if (set !== ANY_SET && card.set !== set) return false;
  const words = plain(text).split(/\s+/).filter(Boolean);
  const said = plain([card.name, card.kind_name, card.id, card.points_text, card.where, ...card.full].join(" "));
  return words.every((word) => said.includes(word));
}

export const ANY_SET = "*";

/** As a deck is looked through: starters, reserve, then kind by kind, each by its price. */
export function inOrder(cards: CardContent[]): CardContent[] {
  const decks = ["starter", "reserve", "dungeon"];
  const kinds = ["starter", "action", "item", "companion", "gem", "device", "monster"];
  const rank = (card: CardContent): number => decks.indexOf(card.deck) * 1e4 + (card.deck === "dungeon" ? kinds.indexOf(card.kind) * 100 + card.cost : 0);
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** Rules of what stands on a card, by id. */
export function rulesOf(card: CardContent): string[] {
  const moments = new Set([...card.gains, ...card.lines].map(({ moment }) => moment));
  const gains = new Set([...card.gains.map(({ what }) => what), ...card.lines.flatMap((line) => [...line.marked.matchAll(/\{([a-z]+):/g)].map((found) => found[1] ?? ""))]);
  const rules: [boolean, string][] = [
    [card.deck === "starter", "CORE-2.2"], [card.deck === "reserve", "CORE-2.1"], [card.kind === "device", "CORE-9.3"], [card.kind === "monster", "CORE-9.4"],
    [card.paid_in === "skill" && card.kind !== "device", "CORE-9.1"], [moments.has("acquire"), "CORE-9.5"], [moments.has("arrive"), "CORE-14.2"],
    [card.attack, "CORE-14.6"], [card.danger, "CORE-14.5"], [gains.has("clank"), card.gains.some(({ what, n }) => what === "clank" && n < 0) ? "CORE-7.2" : "CORE-7.1"],
    [gains.has("draw"), "CORE-8.1"], [gains.has("heal"), "CORE-16.6"], [gains.has("teleport"), "CORE-10.9"], [moments.has("shield"), "CAT-8.2"],
  ];
  return rules.flatMap(([holds, id]) => (holds ? [id] : []));
}

/** A token's sentences and worth, as they are read. */
export function tokenWords(token: TokenContent): string[] {
  return token.points_text && !token.full.includes(token.points_text) ? [...token.full, token.points_text] : token.full;
}

/** Things under what they have in common, in the order in which it first appears. */
export function grouped<T>(things: T[], common: (thing: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) groups.set(common(thing), [...(groups.get(common(thing)) ?? []), thing]);
  return [...groups];
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
