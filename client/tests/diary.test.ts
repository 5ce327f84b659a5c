import { beforeEach, expect, test } from "vitest";

import {
  asCsv,
  diary,
  erase,
  eraseAll,
  favourites,
  isWon,
  learnHabit,
  roadsOf,
  sumOf,
  sumsBy,
  recordGame,
} from "../src/lib/lobby/diary";
import type { TableInfo } from "../src/lib/net/wire";

const ending = (points: number, place: number, fate: string) => ({ points, place, fate, lost_by: "depths" });
const over = (table: string, since: number, ...endings: ReturnType<typeof ending>[]): TableInfo =>
  ({
    table,
    spec: "classic:dusk",
    abandoned: false,
    since,
    endings,
    chairs: endings.map((_, seat) => ({ kind: seat ? "bot" : "person", name: seat ? "burglar" : "Mina" })),
  }) as unknown as TableInfo;

beforeEach(() => localStorage.clear());

test("a finished game is written down once, the latest first, and only if one sat there alone", () => {
  recordGame(over("a", 10, ending(60, 1, "escaped"), ending(40, 2, "rescued")), [0]);
  recordGame(over("b", 20, ending(0, 2, "lost"), ending(50, 1, "escaped")), [0]);
  recordGame(over("b", 20, ending(0, 2, "lost"), ending(50, 1, "escaped")), [0]);
  recordGame(over("c", 30, ending(9, 1, "escaped"), ending(3, 2, "escaped")), [0, 1]);
  recordGame({ ...over("d", 40, ending(9, 1, "escaped")), abandoned: true }, [0]);
  expect(diary().map(({ table }) => table)).toEqual(["b", "a"]);
  expect(diary().map(isWon)).toEqual([false, true]);
  expect(sumOf(diary())).toEqual({ games: 2, won: 1, escaped: 1, best: 60, mean: 30 });
  expect(sumsBy(diary(), ({ rivals }) => rivals.map(({ name }) => name))).toEqual([
    ["burglar", sumOf(diary())],
  ]);
});

test("habits add up, and a road is the same both ways", () => {
  recordGame(over("a", 10, ending(60, 1, "escaped"), ending(40, 2, "rescued")), [0]);
  learnHabit("a", { cards: { sneak: 2, explore: 1 }, roads: [{ out: "d2", into: "d1", n: 3 }] });
  const [game] = diary();
  expect(favourites([game?.habit?.cards ?? {}, { explore: 4 }], 1)).toEqual([["explore", 5]]);
  expect(game && roadsOf(game)).toEqual({ "d1>d2": 3 });
});

test("what is taken along has a line for each game, and what is erased is gone", () => {
  recordGame(over("a", 10, ending(60, 1, "escaped"), ending(40, 2, "rescued")), [0]);
  recordGame(over("b", 20, ending(0, 2, "lost"), ending(50, 1, "escaped")), [0]);
  expect(asCsv(diary()).split("\n")).toHaveLength(3);
  expect(asCsv(diary())).toContain(
    '"1970-01-01T00:00:10.000Z","classic:dusk","2","60","1","escaped","burglar","a"',
  );
  erase("a");
  expect(diary()).toHaveLength(1);
  eraseAll();
  localStorage.setItem("tiptoe.diary", "{nonsense");
  expect(diary()).toEqual([]);
});
