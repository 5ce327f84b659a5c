/** Plan of a new table: what the form asks, as the request that opens the table. */
import { expect, test } from "vitest";

import { TablePlan } from "../src/lib/lobby/table-plan.svelte";
import type { Catalog, Game } from "../src/lib/net/wire";

const fit = (name: string, more: Partial<Game["variants"][number]> = {}): Game["variants"][number] => ({
  name,
  needs: [],
  excludes: [],
  seats: [],
  title: "",
  why: "",
  usual: false,
  ...more,
});
const GAME: Game = {
  title: "A game",
  about: "",
  primer: false,
  faces: [
    { id: "a", name: "Side A" },
    { id: "b", name: "Side B" },
  ],
  seats: [2, 3, 4],
  whole: "game",
  variants: [
    fit("promo"),
    fit("crowd", { seats: [5, 6] }),
    fit("solo:hard", { seats: [1] }),
    fit("solo", { seats: [1] }),
  ],
};
const GAMES = { games: { game: GAME, other: { ...GAME, variants: [] } } } as unknown as Catalog;
const plan = (): TablePlan => new TablePlan(() => ({ games: GAMES, name: "game", bot: "magpie" }));

test("a table is opened with nothing chosen: oneself and two bots, on the first board", () => {
  expect(plan().request()).toEqual({
    spec: "game:a",
    seats: [
      { who: "me", name: "" },
      { who: "magpie", name: "" },
      { who: "magpie", name: "" },
    ],
    listed: false,
    turn_seconds: 0,
  });
});

test("everything that is chosen stands in the request", () => {
  const made = plan();
  made.toggle("promo");
  [made.face, made.pace, made.listed, made.first] = ["b", "day", true, "2"];
  made.handicaps = made.burdens.with(1, 2);
  made.mixed = ["cards:other:40"];
  made.rate("mouse");
  expect(made.level).toBe("mouse");
  expect(made.request()).toMatchObject({
    spec: "game:b+promo+first:2+handicap:020+cards:other:40",
    listed: true,
    turn_seconds: 86_400,
  });
});

test("a seat that is gone does not begin, and more people bring what so many need", () => {
  const made = plan();
  made.first = "2";
  made.invite(made.sitters.slice(0, 2));
  expect([made.first, made.variants]).toEqual(["", []]);
  made.invite([...made.sitters, ...Array.from({ length: 3 }, () => ({ who: "", name: "" }))]);
  expect([made.variants, made.waits, made.may(7)]).toEqual([["crowd"], true, false]);
});

test("a pack is played on its own board unless one is chosen", () => {
  const made = plan();
  expect(made.specWith(["d1"])).toBe("game+pack:d1");
  made.face = "b";
  expect(made.specWith(["d1"])).toBe("game:b+pack:d1");
});

test("alone is a table for one, with the grade that is chosen", () => {
  const made = plan();
  expect(made.alone).toBe(true);
  expect(made.requestAlone()).toMatchObject({ spec: "game+solo", seats: [{ who: "me", name: "" }] });
  made.toggle("solo:hard");
  expect(made.requestAlone().spec).toBe("game+solo:hard");
});

test("another game begins anew, with as many seats as it has", () => {
  const made = plan();
  made.toggle("promo");
  made.mixed = ["cards:other:40"];
  made.handicaps = [1, 0, 0];
  made.pick("other");
  expect([made.chosen, made.mixed, made.handicaps, made.sitters.length]).toEqual([[], [], [], 3]);
});
