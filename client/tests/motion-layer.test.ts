import { expect, test } from "vitest";

import { attackOf, struckBy } from "../src/lib/story/attack-summary";
import { flightsOf } from "../src/lib/story/motion-layer";
import type { Fact, View } from "../src/lib/net/view";

const fact = (event: string, seat: number, numbers: object = {}): Fact =>
  ({ event, seat, rule: "", ...numbers }) as Fact;

test("one's own card flies from its place in the hand, another's from their seat", () => {
  const played = { card: "burgle" };
  expect(flightsOf([fact("CardPlayed", 0, played)], 0)).toEqual([
    { thing: played, from: ["hand:burgle"], to: ["played:burgle"] },
  ]);
  expect(flightsOf([fact("CardPlayed", 1, played)], 0)[0]?.from).toEqual(["seat:1:hand"]);
});

test("a card that may not be known flies with its back up", () => {
  expect(flightsOf([fact("CardDrawn", 1, { card: null })], 0)).toEqual([
    { thing: { back: true }, from: ["seat:1:deck"], to: ["seat:1:hand"] },
  ]);
});

test("every cube of a clank drops into the area, but a flood is not drawn out", () => {
  expect(flightsOf([fact("ClankMade", 2, { n: 3, cancelled: 0 })], 0)).toHaveLength(3);
  expect(flightsOf([fact("ClankMade", 2, { n: 40, cancelled: 0 })], 0).length).toBeLessThan(10);
  expect(flightsOf([fact("ClankMade", 2, { n: 0, cancelled: 2 })], 0)).toEqual([]);
});

test("what has no way to fly stays where it is", () => {
  expect(flightsOf([fact("TurnBegun", 1, { turn: 4 }), fact("NeverHeardOf", 1)], 0)).toEqual([]);
});

test("an attack tells what was drawn in order, and who was hurt by it", () => {
  const facts = [
    fact("DamageTaken", 0, { n: 1 }),
    fact("AttackCalled", 1, { source: "kobold" }),
    fact("AttackBegun", 1, { n: 3, extra: 0 }),
    fact("CubeDrawn", 1, { owner: -1 }),
    fact("CubeDrawn", 1, { owner: 2 }),
    fact("WildCubeDrawn", 1),
    fact("DamageTaken", 2, { n: 2 }),
  ];
  expect(attackOf(facts)).toMatchObject({
    calls: ["kobold"],
    n: 3,
    draws: ["dragon", 2, "wild"],
    hurt: [{ seat: 2, n: 2 }],
  });
  expect(attackOf(facts.slice(0, 1))).toBeNull();
});

test("two ghosts and own cubes in one attack hurt each seat once, by the sum (S1.7)", () => {
  const facts = [
    fact("AttackBegun", 0, { n: 4, extra: 0 }),
    fact("WildCubeDrawn", 0),
    fact("CubeDrawn", 0, { owner: 1 }),
    fact("WildCubeDrawn", 0),
    fact("DamageTaken", 0, { n: 2 }),
    fact("DamageTaken", 1, { n: 1 }),
    fact("DamageTaken", 1, { n: 2 }),
  ];
  const attack = attackOf(facts);
  expect(attack?.hurt).toEqual([
    { seat: 0, n: 2 },
    { seat: 1, n: 3 },
  ]);
  expect(attack?.draws).toEqual(["wild", 1, "wild"]);
});

test("cubes of a seat that gets out in the turn whose end calls the attack do not hit it (issue 25, point 5)", () => {
  const attack = attackOf([
    fact("Escaped", 0),
    fact("AttackBegun", 0, { n: 4, extra: 0 }),
    fact("CubeDrawn", 0, { owner: 0 }),
    fact("CubeDrawn", 0, { owner: 1 }),
    fact("CubeDrawn", 0, { owner: 2 }),
    fact("DamageTaken", 1, { n: 1 }),
  ]);
  const statuses = ["escaped", "in-play", "in-play", "in-play"]; // seat 2 is in a pod: in play, and not attacked
  const after = { seats: statuses.map((status) => ({ status })) } as unknown as View;
  if (!attack) throw new Error("no attack");
  const struck = (open: boolean): string[] => [0, 1, 2].map((seat) => struckBy(seat, attack, after, open));
  expect(struck(false)).toEqual(["out", "hit", "spared"]);
  expect(struck(true)).toEqual(["out", "hit", "hit"]); // shields are asked for: its damage is still to come
});
