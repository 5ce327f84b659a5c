/** The words a card uses, each with the rule that explains it. What they mean in a sentence is a message, `term-…`. */
import { tableTheme } from "../../themes/current.svelte";
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
  shield: "RUL-112",
  suit: "", // the rule of a game that has suits
  teleport: "CORE-10.9",
  lockpicks: "CAT-1.2",
  trash: "CORE-8.4",
  discard: "CORE-8.5",
  replace: "RUL-108",
  heal: "CORE-16.6",
  clank: "CORE-7.1",
  draw: "CORE-8.1",
  swords: "CORE-5.1",
  boots: "CORE-10.1",
  skill: "CORE-5.1",
  gold: "CORE-5.4",
};

/** Words without a symbol, known by the rules that a card cites for them. */
const CITED: Record<string, readonly string[]> = {
  trash: ["CORE-8.4", "CAT-3.6"],
  discard: ["CORE-8.5", "RUL-112"],
  replace: ["RUL-108"],
};

export function termsOf(card: CardContent): Term[] {
  const printed = card.lines.flatMap(({ marked }) =>
    [...marked.matchAll(/\{([a-z]+):/g)].map((found) => found[1] ?? ""),
  );
  const said = new Set([
    ...card.gains.flatMap((gain) => [gain.what, gain.moment]),
    ...card.lines.map((line) => line.moment),
    ...printed,
    ...Object.keys(CITED).filter((id) => CITED[id]?.some((rule) => card.rules.includes(rule))),
    card.attack ? "attack" : "",
    card.danger ? "danger" : "",
    card.suit ? "suit" : "",
  ]);
  return Object.entries({ ...RULES, ...tableTheme().terms }).flatMap(([id, rule]) =>
    said.has(id) ? [{ id, rule }] : [],
  );
}
