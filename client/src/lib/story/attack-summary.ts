/** Attack summary from its facts: callers, drawn cubes in order, and damage by seat. */
import type { Fact, View } from "../net/view";

export type Owner = number | "dragon" | "wild";

export interface Attack {
  n: number; // cubes that were to be drawn
  extra: number; // of these for the countdown
  rage: number; // for the rage
  danger: number; // and for danger cards in the row
  calls: string[]; // cards or tokens that called it; none where a rule did
  draws: Owner[];
  hurt: { seat: number; n: number }[];
  text: string;
}

export function attackOf(facts: readonly Fact[]): Attack | null {
  const begun = facts.findLastIndex((fact) => fact.event === "AttackBegun");
  const told = facts.slice(begun);
  if (told[0]?.event !== "AttackBegun") return null;
  const { n, extra, rage, danger } = told[0];
  const before = facts.slice(
    facts.slice(0, begun).findLastIndex((fact) => fact.event === "AttackBegun") + 1,
    begun,
  );
  return {
    n,
    extra,
    rage,
    danger,
    calls: before.flatMap((fact) => (fact.event === "AttackCalled" && fact.source ? [fact.source] : [])),
    draws: told.flatMap(owner),
    hurt: hurtBy(told),
    text: told.map((fact) => fact.text ?? "").join(" "),
  };
}

/** What the cubes are for: the rage, the danger cards in the row, the countdown; nothing where a rule names a number. */
export function reckoned(attack: Attack): { rage: number; danger: number; countdown: number } | null {
  const { rage, danger, extra, calls } = attack;
  return calls.length > 0 || extra > 0 ? { rage, danger, countdown: extra } : null;
}

/** Result of a drawn cube for its owner: a hit, nothing because the seat has got out, or nothing for another reason. */
export type Struck = "hit" | "out" | "spared";

/** What a drawn cube does to its owner, by the damage that is told and the position `after` the attack. The position
 * before it does not say: the attack may end the turn in which a seat gets out. While shields are asked for (`open`), the
 * damage is still to come. */
export function struckBy(seat: number, attack: Attack, after: View | undefined, open: boolean): Struck {
  const status = after?.seats[seat]?.status;
  if (attack.hurt.some((one) => one.seat === seat)) return "hit";
  if (open && status === "in-play") return "hit";
  return status === "escaped" ? "out" : "spared";
}

/** Everybody who was hurt, once: what own cubes and wild ones did are told one after the other. */
function hurtBy(told: readonly Fact[]): Attack["hurt"] {
  const sums = new Map<number, number>();
  for (const fact of told) {
    if (fact.event === "DamageTaken") sums.set(fact.seat, (sums.get(fact.seat) ?? 0) + fact.n);
  }
  return [...sums].map(([seat, n]) => ({ seat, n }));
}

function owner(fact: Fact): Owner[] {
  if (fact.event === "WildCubeDrawn") return ["wild"];
  if (fact.event !== "CubeDrawn") return [];
  return [fact.owner >= 0 ? fact.owner : "dragon"];
}
