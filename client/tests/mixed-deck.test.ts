import { expect, test } from "vitest";

import { countsOf, homeOf, partsOf, plainCounts, sharesOf, warningsOf } from "../src/lib/lobby/mixed-deck";
import type { MixedSet } from "../src/lib/net/wire";

const set = (game: string, cards: number): MixedSet => ({
  game,
  title: game,
  cards,
  attacks: cards / 4,
  dangers: 0,
  monsters: cards / 5,
  companions: cards / 5,
  skill: cards * 3,
  left_out: 0,
});
const SETS = [set("own", 100), set("other", 80)];

test("sliders write only what differs from the printed deck", () => {
  expect(partsOf(SETS, plainCounts(SETS))).toEqual([]);
  expect(partsOf(SETS, { own: 60, other: 40 })).toEqual(["cards:own:60", "cards:other:40"]);
  expect(partsOf(SETS, { own: 100, other: 80 })).toEqual(["cards:other"]);
  for (const counts of [plainCounts(SETS), { own: 60, other: 40 }, { own: 100, other: 80 }])
    expect(countsOf(SETS, partsOf(SETS, counts))).toEqual(counts);
  expect(homeOf("cards:other:40")).toBe("other");
});

test("a deck that is like no printed one is warned of with its numbers", () => {
  const found = sharesOf(SETS, { own: 100, other: 80 });
  expect(found).toMatchObject({ cards: 180, attacks: 25, monsters: 20 });
  expect(warningsOf(found, { cards: [90, 140], attacks: [20, 30] })).toEqual([
    { what: "cards", n: 180, least: 90, most: 140 },
  ]);
});
