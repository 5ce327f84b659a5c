/** An attack, the last one, as its facts tell it: what was drawn, in order, and who was hurt. */
import type { Fact } from "./view";

export type Owner = number | "dragon" | "ghost";

export interface Attack {
  n: number; // cubes that were to be drawn
  draws: Owner[];
  hurt: { seat: number; n: number }[];
  text: string;
}

export function attackOf(facts: readonly Fact[]): Attack | null {
  const begun = facts.findLastIndex((fact) => fact.event === "AttackBegun");
  const told = facts.slice(begun);
  if (begun < 0 || !told[0]) return null;
  return {
    n: Number(told[0]["n"]),
    draws: told.flatMap(owner),
    hurt: hurtBy(told),
    text: told.map((fact) => fact.text ?? "").join(" "),
  };
}

/** Everybody who was hurt, once: own cubes and what ghosts or hunters did are told one after the other. */
function hurtBy(told: readonly Fact[]): Attack["hurt"] {
  const sums = new Map<number, number>();
  for (const fact of told) {
    if (fact.event === "DamageTaken") sums.set(fact.seat, (sums.get(fact.seat) ?? 0) + Number(fact["n"]));
  }
  return [...sums].map(([seat, n]) => ({ seat, n }));
}

function owner(fact: Fact): Owner[] {
  if (fact.event === "WildCubeDrawn") return ["ghost"];
  if (fact.event !== "CubeDrawn") return [];
  const seat = fact["owner"];
  return [typeof seat === "number" && seat >= 0 ? seat : "dragon"];
}
