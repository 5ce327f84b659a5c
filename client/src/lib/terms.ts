/** The words a card uses, each with the rule that explains it. What they mean in a sentence is a message, `term-…`. */
import type { CardContent } from "./content";

export interface Term {
  id: string;
  rule: string;
}

/** In the order in which they are explained: what is rare first. */
const RULES: Record<string, string> = {
  attack: "CORE-15.1",
  danger: "CORE-14.5",
  arrive: "CORE-14.2",
  acquire: "CORE-9.5",
  defeat: "CORE-9.4",
  use: "CORE-9.3",
  faction: "SPA-3.1",
  teleport: "CORE-10.9",
  lockpicks: "CAT-1.2",
  heal: "CORE-16.6",
  clank: "CORE-7.1",
  draw: "CORE-8.1",
  swords: "CORE-5.1",
  boots: "CORE-10.1",
  skill: "CORE-5.1",
  gold: "CORE-5.4",
};

export function termsOf(card: CardContent): Term[] {
  const printed = card.lines.flatMap(({ marked }) =>
    [...marked.matchAll(/\{([a-z]+):/g)].map((found) => found[1] ?? ""),
  );
  const said = new Set([
    ...card.gains.flatMap((gain) => [gain.what, gain.moment]),
    ...card.lines.map((line) => line.moment),
    ...printed,
    card.attack ? "attack" : "",
    card.danger ? "danger" : "",
    card.faction ? "faction" : "",
  ]);
  return Object.entries(RULES).flatMap(([id, rule]) => (said.has(id) ? [{ id, rule }] : []));
}
