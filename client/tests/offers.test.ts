import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { pieces } from "../src/lib/games/gains";
import {
  answeredBy,
  bySpot,
  inWords,
  marksOf,
  obvious,
  offersOf,
  otherwise,
  spends,
  type Offer,
  walksOf,
} from "../src/lib/table/offers";
import { gameName, parseSpec, writeSpec } from "../src/lib/games/specs";
import { placed } from "../src/lib/map/tiles";
import type { Offer as Offered } from "../src/lib/net/wire";

const files = (folder: string): string[] => readdirSync(folder).map((name) => join(folder, name));

/** As the content tells them. */
const SPOTS = {
  play: "hand",
  trash: "hand",
  discard: "hand",
  buy: "market",
  consume: "token",
  "take-dare": "dare",
  ward: "hour",
  "end-turn": "end",
  decline: "no",
};

function offer(verb: string, about: Partial<Offered> = {}): Offer {
  const told = { offers: [{ key: verb, verb, text: verb, ...about }], walks: [], prices: [], lines: [] };
  return offersOf(told, { actions: {}, spots: SPOTS })[0]!;
}
const spotOf = (one: Offer): string => one.spot;

test("a choice is shown where it acts", () => {
  expect(spotOf(offer("play", { card: "burgle" }))).toBe("hand:burgle");
  expect(spotOf(offer("acquire", { card: "ruby", slot: 2 }))).toBe("row:2");
  expect(spotOf(offer("acquire", { card: "explore", pile: "explore" }))).toBe("pile:explore");
  expect(spotOf(offer("move", { room: "d14", way: "d14" }))).toBe("room:d14");
  expect(spotOf(offer("explore", { cell: { x: 1, y: -2 } }))).toBe("cell:1,-2");
  expect(spotOf(offer("place", { tile: "d03", turn: 3, room: "d03-hall" }))).toBe("turn:3");
  expect(spotOf(offer("end-turn"))).toBe("end");
  expect(spotOf(offer("buy", { token: "flask" }))).toBe("market:flask");
  expect(spotOf(offer("take-dare", { dare: "like-a-cat" }))).toBe("dare:like-a-cat");
  expect(spotOf(offer("ward"))).toBe("hour");
  expect(spotOf(offer("discard", { card: "burgle" }))).toBe("hand:burgle");
  expect(spotOf(offer("decline"))).toBe("no");
});

test("no part of the table knows a verb: where a choice is shown is read from what the server says", () => {
  for (const path of ["src/lib/table", "src/table", "src/map"].flatMap(files))
    expect(readFileSync(path, "utf8"), path).not.toMatch(/verb (?:===|!==) "/);
});

test("several choices for one place are kept together", () => {
  const offers = bySpot([
    offer("move", { room: "d14" }),
    offer("move", { room: "d14", cost: { swords: 1 } }),
  ]);
  expect(offers.get("room:d14")).toHaveLength(2);
});

test("two tunnels to one room at one price are one offer, at two prices two", () => {
  const one = offer("move", { key: "move:d14", room: "d14", way: "d14", text: "Walk to d14: 1 Boot" });
  const twin = { ...one, key: "move:d14/2", way: "d14/2" };
  const dearer = { ...one, key: "move:d14/3", way: "d14/3", text: "Walk to d14: 2 Boots" };
  expect(bySpot([one, twin, dearer]).get("room:d14")).toEqual([one, dearer]);
});

test("a way that only costs more is no offer of its own; one that brings something else is", () => {
  const going = (way: string, cost: object) => offer("move", { key: way, room: "d14", way, cost });
  const [near, far] = [going("a", { boots: 1, swords: 2 }), going("b", { boots: 2, swords: 2 })];
  expect(bySpot([near, far]).get("room:d14")).toEqual([near]);
  expect(bySpot([far, near]).get("room:d14")).toEqual([near]);
  const unarmed = going("c", { boots: 2 });
  const rich = { ...far, gains: ["2 Gold"] };
  expect(bySpot([near, unarmed, rich]).get("room:d14")).toEqual([near, unarmed, rich]);
  const walks = ["a", "b"].map((by) => ({ ...near, verb: "walk", key: `${by} m`, ways: [by, "m"] }));
  expect(bySpot(walks).get("room:d14")).toEqual([walks[0]]);
  const tokens = ["egg", "secret"].map((key) => offer("take", { key, room: "d14" }));
  expect(bySpot(tokens).get("room:d14")).toHaveLength(2);
});

test("the marks of another price are those that differ", () => {
  expect(otherwise({ boots: 1, swords: 1, damage: 1 }, { boots: 1, swords: 2 })).toEqual({
    swords: 1,
    damage: 1,
  });
  expect(otherwise({ boots: 1 }, { boots: 1, swords: 2 })).toBe(null);
});

test("a click pays what hurts nobody; it asks where nothing is harmless, or several things are", () => {
  const armed = offer("move", { room: "d14", cost: { boots: 1, swords: 1 } });
  const hurt = offer("move", { room: "d14", cost: { boots: 1, damage: 1 } });
  const there = bySpot([hurt, armed]).get("room:d14") ?? [];
  expect(there[0]).toBe(armed);
  expect(obvious(there)).toBe(true);
  expect([[armed], [hurt]].map(obvious)).toEqual([true, true]);
  expect(obvious([armed, offer("teleport", { room: "d14" }), hurt])).toBe(false);
});

test("a way that can only be paid with a wound is pressed twice where there is another", () => {
  const [one, two] = [1, 2].map((damage) => offer("move", { room: "d14", cost: { damage } }));
  expect(obvious([one, two].flatMap((each) => each ?? []))).toBe(false);
});

test("a turn ends without a word where only a potion could still be drunk", () => {
  expect([offer("consume", { token: "flask" }), offer("end-turn")].some(spends)).toBe(false);
  expect([offer("acquire", { cost: { skill: 2 } }), offer("end-turn")].some(spends)).toBe(true);
});

test("what lies nowhere is said in words", () => {
  const offers = [
    offer("end-turn"),
    offer("invoke", { effect: "x" }),
    offer("play", { card: "burgle" }),
    offer("move", { room: "d1" }),
  ];
  expect(inWords(offers, ["move"]).map((each) => each.verb)).toEqual(["invoke"]);
});

test("damage is shown as hearts", () => {
  expect(marksOf({ boots: 2, damage: 1 })).toEqual([
    { what: "boots", n: 2 },
    { what: "heart", n: 1 },
  ]);
});

test("gains inside a sentence become marks", () => {
  expect(pieces("choose {gold:2} or {heal:1}.")).toEqual([
    "choose ",
    { what: "gold", n: 2 },
    " or ",
    { what: "heart", n: 1 },
    ".",
  ]);
});

test("specs are read and written alike", () => {
  expect(writeSpec(parseSpec("catacombs:b+party+subterra:easy"))).toBe("catacombs:b+party+subterra:easy");
  expect(gameName("classic:dusk+open-bag")).toBe("Classic, dusk, Open bag"); // the catalog, which names boards, has not come yet
});

test("a place on a turned tile is where content.md says", () => {
  const lying = { tile: "d03", x: 1, y: 0, turn: 1 };
  expect(placed({ x: 100, y: 40 }, lying, 360)).toEqual({ x: 360 + 320, y: 100 });
});

test("a click does what hurts least, whatever the server lists first (S1.5)", () => {
  const wound = offer("move", { room: "d2", key: "move:d2", cost: { boots: 1, damage: 1 } });
  const sword = offer("move", { room: "d2", key: "move:d2+1s", cost: { boots: 1, swords: 1 } });
  expect(
    bySpot([wound, sword])
      .get("room:d2")
      ?.map((one) => one.key),
  ).toEqual(["move:d2+1s", "move:d2"]);
});

test("a walk of several steps is what a click does where one step would hurt more (S3.1)", () => {
  const wound = offer("move", { room: "d2", cost: { boots: 1, damage: 1 } });
  const walk = walksOf(
    {
      offers: [{ key: "move:d1", verb: "move", text: "", room: "d1" }],
      walks: [{ room: "d2", key: "move:d2", first: 0, price: 0 }],
      prices: [{ cost: { boots: 2 }, text: "2 Boots" }],
      lines: [],
    },
    { actions: { move: "Walk" }, spots: SPOTS },
  );
  expect(walk[0]).toMatchObject({ action: "Walk", rooms: ["d1", "d2"], ways: ["d1", "d2"] });
  expect(bySpot([wound, ...walk]).get("room:d2")?.[0]?.steps).toEqual(["move:d1", "move:d2"]);
});

test("places are answered on the map, a token in the bar, cards and options from a list (S2.3)", () => {
  const no = offer("decline");
  expect(answeredBy([offer("jump", { room: "d4" }), offer("jump", { room: "d9" }), no])).toBe("places");
  expect(answeredBy([offer("replace", { slot: 1, card: "wizard" }), no])).toBe("places");
  expect(answeredBy([offer("take", { token_kind: "artifact" }), no])).toBe("bar");
  expect(answeredBy([offer("trash", { card: "burgle" }), no])).toBe("list");
  expect(
    answeredBy([offer("pick", { option: 1 }), offer("pick", { option: 2 }), offer("pick", { option: 3 })]),
  ).toBe("list");
});

test("a walk goes on from another, through steps that are listed only for it", () => {
  const walks = walksOf(
    {
      offers: [{ key: "move:d1+1s", verb: "move", text: "", room: "d1" }],
      walks: [
        { room: "d2", key: "move:d2/2", way: "d2/2", first: 0, passing: true },
        { room: "d3", key: "move:d3", after: 0, price: 0, gains: [0] },
      ],
      prices: [{ cost: { boots: 3 }, text: "3 Boots" }],
      lines: ["Heals 1"],
    },
    { actions: {}, spots: SPOTS },
  );
  expect(walks).toHaveLength(1);
  expect(walks[0]).toMatchObject({
    steps: ["move:d1+1s", "move:d2/2", "move:d3"],
    rooms: ["d1", "d2", "d3"],
    ways: ["d1", "d2/2", "d3"],
    gains: ["Heals 1"],
  });
});
