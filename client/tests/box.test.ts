/** The evening beside the real box: odds beside enumeration, and cubes that are never lost (ADR 0074). */
import { beforeEach, expect, test } from "vitest";

import { Box } from "../src/lib/box/box.svelte";
import {
  bagBeforeDraw,
  monstersOf,
  outTurnOf,
  strengthOf,
  supplyOf,
  tableOf,
  type Begun,
  type BoxTable,
  type Tap,
} from "../src/lib/box/evening";
import { effective, lineOf, merged, readLine, type Line } from "../src/lib/box/lines";
import { drawCubes, hitChances, oddsOf, randomBelow } from "../src/lib/box/odds";
import { GAMES } from "./games";

/** Chance of each number of hits by going through all orders in which the cubes may come. */
function enumerated(mine: number, all: number, drawn: number): number[] {
  const hits = Array.from({ length: Math.min(mine, drawn, all) + 1 }, () => 0);
  let ways = 0;
  const go = (own: number, other: number, left: number, got: number, times: number): void => {
    if (!left || own + other === 0) {
      hits[got] = (hits[got] ?? 0) + times;
      ways += times;
      return;
    }
    if (own) go(own - 1, other, left - 1, got + 1, times * own);
    if (other) go(own, other - 1, left - 1, got, times * other);
  };
  go(mine, all - mine, drawn, 0, 1);
  return hits.map((n) => n / ways);
}

test("odds are those of all orders in which cubes may come", () => {
  for (let all = 0; all <= 9; all++)
    for (let mine = 0; mine <= all; mine++)
      for (let drawn = 0; drawn <= 6; drawn++) {
        const [found, right] = [hitChances(mine, all, drawn), enumerated(mine, all, drawn)];
        expect(found).toHaveLength(right.length);
        found.forEach((chance, n) => expect(chance).toBeCloseTo(right[n] ?? -1, 12));
        const { hit, mean, down } = oddsOf(mine, all, drawn, 2);
        expect(hit).toBeCloseTo(1 - (right[0] ?? 0), 12);
        expect(mean).toBeCloseTo(
          right.reduce((sum, chance, n) => sum + chance * n, 0),
          12,
        );
        expect(down).toBeCloseTo(
          right.slice(2).reduce((sum, chance) => sum + chance, 0),
          12,
        );
      }
});

test("a draw takes cubes that are there, and each as likely as the next", () => {
  expect(drawCubes([1, 0, 2], 9)).toEqual([1, 0, 2]);
  expect(drawCubes([], 3)).toEqual([]);
  let at = 0;
  expect(drawCubes([2, 3], 2, () => [1, 3][at++] ?? 0)).toEqual([1, 1]);
  const came = Array.from({ length: 4000 }, () => drawCubes([1, 3], 1)[0] ?? 0);
  expect(came.reduce((sum, n) => sum + n, 0) / 4000).toBeCloseTo(0.25, 1);
  for (const n of [1, 3, 24]) expect(randomBelow(n)).toBeLessThan(n);
});

const numbersOf = (game: string): Begun["numbers"] => {
  const found = GAMES.find(([name]) => name === game)?.[1];
  if (!found) throw new Error(game);
  return found.params;
};

function begun(game: string, seats: number, first = 0): Begun {
  const chairs = Array.from({ length: seats }, (_, mark) => ({ name: "", mark }));
  return { does: "begin", spec: game, chairs, first, numbers: numbersOf(game), at: 0 };
}

function played(game: string, seats: number, ...taps: Tap[]): BoxTable {
  const table = tableOf([begun(game, seats), ...taps]);
  if (!table) throw new Error("no table");
  return table;
}

test.each(GAMES.map(([game]) => game))("%s begins with the numbers of the game", (game) => {
  const numbers = numbersOf(game);
  for (const seats of numbers.seats) {
    const table = tableOf([begun(game, seats, 1)]);
    expect(table?.seats[1]?.clank).toBe(numbers.first_clank[0]); // the first seat makes the most noise
    expect(table?.seats[0]?.clank).toBe(numbers.first_clank[seats - 1]);
    expect(table?.marker).toBe(numbers.marker_start[seats]);
    expect(table?.black.bag).toBe(numbers.black_cubes);
  }
});

test.each(GAMES.map(([game]) => game))("no cube of %s is ever lost", (game) => {
  const { cubes, black_cubes, wild_cubes, health_spaces, rage } = numbersOf(game);
  const rng = (n: number): number => Math.floor(Math.random() * n);
  const taps: Tap[] = [begun(game, 3)];
  for (let step = 0; step < 150; step++) {
    const seat = rng(3);
    const n = rng(5) - 2;
    const table = tableOf(taps) as BoxTable;
    const [a = 0, b = 0, c = 0, black = 0, wild = 0] = drawCubes(
      [...bagBeforeDraw(table).seats, bagBeforeDraw(table).black, bagBeforeDraw(table).wild],
      strengthOf(table),
    );
    const some: Tap[] = [
      { does: "clank", seat, n },
      { does: "wounds", seat, n },
      { does: "wild", n },
      { does: "black", n },
      { does: "rage", n },
      { does: "draw", by: "page", seats: [a, b, c], black, wild },
    ];
    taps.push(some[rng(some.length)] as Tap);
    const now = tableOf(taps) as BoxTable;
    for (const one of now.seats) {
      expect(Math.min(one.clank, one.bag, one.aside, one.wounds)).toBeGreaterThanOrEqual(0);
      expect(one.clank + one.bag + one.aside + supplyOf(now, one)).toBeLessThanOrEqual(cubes);
      expect(one.wounds).toBeLessThanOrEqual(health_spaces);
    }
    expect(now.black.bag + now.black.aside).toBe(black_cubes);
    expect(now.wild.bag + now.wild.area + now.wild.aside).toBe(wild_cubes);
    expect(now.marker).toBeLessThan(rage.length);
  }
});

test("CORE-15: an attack puts all noise into the bag, and drawn cubes become wounds", () => {
  const table = played(
    "classic",
    2,
    { does: "clank", seat: 0, n: 2 },
    { does: "draw", by: "hand", seats: [3, 0], black: 1, wild: 0 },
  );
  expect(table.seats.map(({ clank, bag, wounds }) => [clank, bag, wounds])).toEqual([
    [0, 2, 3],
    [0, 2, 0],
  ]);
  expect(table.black).toEqual({ bag: 23, aside: 1 });
});

test("CAT-8.3: a drawn wild cube hits everybody in play and goes back to the noise", () => {
  const table = played(
    "catacombs",
    2,
    { does: "wild", n: 2 },
    { does: "fate", seat: 1, fate: "escaped", deep: false },
    { does: "draw", by: "hand", seats: [0, 1], black: 0, wild: 1 },
  );
  expect(table.seats.map(({ wounds }) => wounds)).toEqual([1, 0]);
  expect(table.wild).toMatchObject({ bag: 1, area: 1 });
  expect(table.seats[1]?.aside).toBe(1); // cubes of who is out hurt nobody
});

test("CORE-16.1: the last health space knocks out, and taking it back lets the seat play on", () => {
  const taps: Tap[] = [{ does: "wounds", seat: 0, n: 12 }];
  expect(played("classic", 2, ...taps).seats[0]).toMatchObject({ wounds: 10, fate: "knocked-out" });
  expect(played("classic", 2, ...taps).out).toEqual([0]);
  const back = played("classic", 2, ...taps, { does: "wounds", seat: 0, n: -1 });
  expect([back.seats[0]?.fate, back.out]).toEqual(["in-play", []]);
});

test("SPA-8.2: hunters come into play as the marker reaches their space", () => {
  const { wild_track } = numbersOf("space");
  const first = wild_track.findIndex((n) => n > 0);
  const table = played("space", 4, { does: "rage", n: first });
  expect(table.wild.area).toBe(wild_track[first]);
});

test("CLA-7: the first seat out moves along the countdown, and the last space ends the game", () => {
  const taps: Tap[] = [{ does: "fate", seat: 0, fate: "escaped", deep: false }];
  const extras: number[] = [];
  for (let turn = 0; turn < 20; turn++) {
    const table = played("classic", 3, ...taps);
    const now = outTurnOf(table);
    if (now?.what === "end") break;
    if (now?.what === "countdown") {
      extras.push(now.extra);
      taps.push({ does: "countdown", n: 1 });
    }
    taps.push({ does: "turn", at: turn });
  }
  expect(extras).toEqual(numbersOf("classic").countdown);
});

test("CAT-10.3: in Catacombs and In Space every turn of a seat that is out draws cubes", () => {
  for (const game of ["catacombs", "space"]) {
    const table = played(game, 3, { does: "fate", seat: 0, fate: "knocked-out", deep: true });
    expect(outTurnOf(table)).toEqual({ what: "draw", n: numbersOf(game).out_draw[3] });
  }
});

test("turns go round, and those who are out without a turn are left out", () => {
  const out: Tap[] = [0, 1].map((seat) => ({ does: "fate", seat, fate: "escaped", deep: false }));
  const three: Tap[] = Array.from({ length: 3 }, () => ({ does: "turn", at: 1 }));
  const table = played("classic", 3, ...out, ...three);
  expect([table.active, table.round]).toEqual([2, 2]); // 2, then 0 as it was out first, then 2 again
});

test("only a game with figures has numbers for their step", () => {
  expect(monstersOf(numbersOf("classic"))).toBeUndefined();
});

beforeEach(() => localStorage.clear());

test("an evening survives a reload, and every tap can be taken back", () => {
  const box = new Box();
  expect(box.table).toBeNull();
  box.tap(begun("classic", 2));
  box.tap({ does: "clank", seat: 0, n: 1 }, { does: "danger", n: 1 });
  const again = new Box();
  expect(again.table).toEqual(box.table);
  again.undo();
  expect(again.table?.danger).toBe(0);
  again.undo();
  again.undo();
  expect(again.table).toEqual(tableOf([begun("classic", 2)]));
  expect(again.last).toBeNull();
  again.clear();
  expect(new Box().table).toBeNull();
});

test("taps of several phones come in one order, each once, and one is taken back by its name", () => {
  const all = [0, 1, 2].map((seat) => lineOf({ does: "clank", seat, n: 1 }));
  const [mine, other, late] = all as [Line, Line, Line];
  const first = lineOf(begun("classic", 3));
  const texts = [other, mine].map((line) => JSON.stringify(line));
  const now = merged([first, mine, late], 1, texts);
  expect(now.map(({ id }) => id)).toEqual([first, other, mine, late].map(({ id }) => id));
  const undo = lineOf({ does: "undo", of: other.id });
  expect(effective([...now, undo])).toEqual([first, mine, late]);
  expect(effective([first, lineOf({ does: "undo", of: first.id })])).toEqual([first]);
});

test.each(["", "7", "{}", '{"id":"a","tap":{"does":"steal"}}', '{"id":"a","tap":{"does":"clank","n":"1"}}'])(
  "%s is no line of another phone",
  (text) => expect(readLine(text)).toBeNull(),
);

test.each(["{", "null", "7", "[]", "[null]", '[{"does":"clank"}]', '[{"does":"begin"}]'])(
  "a store with %s begins anew",
  (text) => {
    localStorage.setItem("tiptoe.box", text);
    expect(new Box().table).toBeNull();
  },
);
