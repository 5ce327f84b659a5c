import { expect, test } from "vitest";

import {
  everyNumber,
  offered,
  played,
  seatsOf,
  switched,
  withSeats,
  withUsual,
} from "../src/lib/lobby/setup";
import type { Game } from "../src/lib/net/wire";

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

/** A game that nobody has written yet. */
const GAME: Game = {
  title: "A game",
  about: "",
  primer: false,
  faces: [{ id: "a", name: "Side A" }],
  seats: [2, 3, 4],
  whole: "game",
  variants: [
    fit("promo"),
    fit("crowd", { seats: [5, 6] }),
    fit("crowd-cards", { needs: ["crowd"], seats: [5, 6] }),
    fit("foe:easy", { excludes: ["foe:hard"] }),
    fit("foe:hard", { excludes: ["foe:easy"] }),
  ],
};

test("a fifth seat brings the variant for five, and it goes with the seat", () => {
  const four = { chosen: ["promo"], seats: 4 };
  const five = withSeats(GAME, four, 5);
  expect(five).toEqual({ chosen: ["promo"], seats: 5 });
  expect(played(GAME, { chosen: ["promo"], seats: 5 })).toEqual(["promo", "crowd"]);
  expect(played(GAME, four)).toEqual(["promo"]);
  expect(everyNumber(GAME)).toEqual([2, 3, 4, 5, 6]);
  expect(withSeats(GAME, four, 7)).toBeNull();
});

test("what was chosen by hand holds its seats", () => {
  const five = switched(GAME, { chosen: [], seats: 3 }, "crowd");
  expect(five).toEqual({ chosen: ["crowd"], seats: 5 });
  expect(withSeats(GAME, five, 4)).toBeNull();
  expect(withSeats(GAME, five, 6)).toEqual({ chosen: ["crowd"], seats: 6 });
});

test("switching off what the seats brought takes the seats away", () => {
  expect(switched(GAME, { chosen: [], seats: 6 }, "crowd")).toEqual({ chosen: [], seats: 4 });
});

test("what rests on another variant appears and goes with it", () => {
  expect(offered(GAME, { chosen: [], seats: 4 })).not.toContain("crowd-cards");
  const cards = switched(GAME, { chosen: [], seats: 5 }, "crowd-cards");
  expect(offered(GAME, cards)).toContain("crowd-cards");
  expect(played(GAME, cards)).toEqual(["crowd", "crowd-cards"]);
  expect(withSeats(GAME, cards, 4)).toEqual({ chosen: [], seats: 4 });
  expect(switched(GAME, { chosen: ["crowd", "crowd-cards"], seats: 5 }, "crowd")).toEqual({
    chosen: [],
    seats: 4,
  });
});

test("of two that exclude each other the last chosen is played", () => {
  expect(switched(GAME, { chosen: ["foe:easy", "promo"], seats: 2 }, "foe:hard").chosen).toEqual([
    "promo",
    "foe:hard",
  ]);
  expect(seatsOf(GAME, ["foe:easy", "foe:hard"])).toEqual([]);
});

test("whatever is clicked, in whatever order, can be opened", () => {
  const names = GAME.variants.map(({ name }) => name);
  for (let walk = 0; walk < 200; walk += 1) {
    let setup = { chosen: [] as readonly string[], seats: 2 + (walk % 3) };
    for (let step = walk; step < walk + 12; step += 1) {
      const next =
        step % 2
          ? switched(GAME, setup, names[(step * walk) % names.length] ?? "")
          : (withSeats(GAME, setup, 2 + ((step * 7 + walk) % 5)) ?? setup);
      setup = { ...next };
      expect(seatsOf(GAME, played(GAME, setup) ?? [])).toContain(setup.seats);
    }
  }
});

test("what is usual with so many comes with them, stays off once switched off, and goes with them", () => {
  const usual = {
    ...GAME,
    variants: GAME.variants.map((one) => ({ ...one, usual: one.name === "crowd-cards" })),
  };
  const five = withSeats(usual, { chosen: [], seats: 4 }, 5);
  expect(five).toEqual({ chosen: ["crowd-cards"], seats: 5 });
  const without = switched(usual, { chosen: ["crowd-cards"], seats: 5 }, "crowd-cards");
  expect(without).toEqual({ chosen: [], seats: 5 });
  expect(withSeats(usual, without, 6)).toEqual({ chosen: [], seats: 6 });
  expect(withSeats(usual, { chosen: ["crowd-cards"], seats: 5 }, 4)).toEqual({ chosen: [], seats: 4 });
  expect(switched(usual, { chosen: [], seats: 3 }, "crowd")).toEqual({
    chosen: ["crowd", "crowd-cards"],
    seats: 5,
  });
  expect(withUsual(usual, [], { chosen: [], seats: 6 }).chosen).toEqual(["crowd-cards"]);
});
