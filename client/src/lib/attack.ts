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
    hurt: told.filter((fact) => fact.event === "DamageTaken").map((fact) => ({ seat: fact.seat, n: Number(fact["n"]) })),
    text: told.map((fact) => fact.text ?? "").join(" "),
  };
}

function owner(fact: Fact): Owner[] {
  if (fact.event === "WildCubeDrawn") return ["ghost"];
  if (fact.event !== "CubeDrawn") return [];
  const seat = fact["owner"];
  return [typeof seat === "number" && seat >= 0 ? seat : "dragon"];
}
