/** A game that a bot played for somebody is not theirs: issue 25, point 7 (table review, finding 17). */
import { beforeEach, expect, test } from "vitest";

import { asCsv, counted, diary, isWon, sumOf, sumsBy, recordGame } from "../src/lib/lobby/diary";
import { hasFinished, playTotals, type OwnGame } from "../src/lib/lobby/play-history";
import { forget, remember, remembered, rememberEnd, toldInFull } from "../src/lib/lobby/remembered-tables";
import type { Ending, TableInfo } from "../src/lib/net/wire";
import { reasons, stoodIn, title } from "../src/lib/story/verdict";

const won = (player: string, turns: number, bot_turns: number): Ending => ({
  ...{ points: 75, place: 1, fate: "escaped", lost_by: "" },
  ...{ player, turns, bot_turns },
});
const MINE = won("person", 12, 0);
const BOTS = won("bot", 12, 11);
const HALF = won("person", 12, 6);
const second: Ending = { ...won("bot", 12, 0), points: 40, place: 2 };
const over = (table: string, ending: Ending): TableInfo =>
  ({
    ...{ table, spec: "classic", phase: "over", abandoned: false, since: 10 },
    endings: [ending, second],
    chairs: [
      { kind: "person", name: "Ana" },
      { kind: "bot", name: "burglar" },
    ],
  }) as unknown as TableInfo;
const mine = (table: string, ending: Ending): OwnGame => ({
  mine: { table, spec: "classic", seats: [0], at: 1 },
  info: over(table, ending),
});
/** As a version without that knowledge has stored it. */
const asBefore = ({ points, place, fate, lost_by }: Ending): Ending =>
  ({ points, place, fate, lost_by }) as Ending;

beforeEach(() => localStorage.clear());

test("a bot stands in for a person, never for itself", () => {
  expect([MINE, HALF, second, asBefore(BOTS)].map(stoodIn)).toEqual([false, false, false, false]);
  expect(stoodIn(BOTS)).toBe(true);
});

test("every sum of one's games leaves a bot's game out, and keeps one's own", () => {
  const games = [mine("a", MINE), mine("b", BOTS), mine("c", HALF)];
  for (const { info, mine: { seats } } of games) recordGame(info!, seats); // prettier-ignore
  expect(playTotals(games)).toEqual({ finished: 2, won: 2, best: 75 });
  expect(counted(diary()).map(({ table }) => table).sort()).toEqual(["a", "c"]); // prettier-ignore
  expect(sumOf(diary())).toMatchObject({ games: 2, won: 2, escaped: 2 });
  expect(sumsBy(diary(), () => ["all"])).toEqual([["all", sumOf(diary())]]);
  expect(diary().filter(isWon)).toHaveLength(2);
  expect(asCsv(diary()).split("\n").filter((line) => line.endsWith('"bot"'))).toHaveLength(1); // prettier-ignore
});

test("only a game of one's own makes somebody seasoned: the next opponents are proposed from it", () => {
  const kept = (ending: Ending, seats = [0]) => ({ table: "a", spec: "classic", seats, at: 1, over: over("a", ending) }); // prettier-ignore
  expect(hasFinished([kept(BOTS)])).toBe(false);
  expect(hasFinished([kept(MINE, [])])).toBe(false); // watched
  expect(hasFinished([kept(MINE)])).toBe(true);
  expect(hasFinished([kept(asBefore(MINE))])).toBe(true);
});

test("games of an earlier version stay as they are until the server says who played", () => {
  remember({ table: "a", spec: "classic", seats: [0], at: 1 });
  rememberEnd("a", over("a", asBefore(BOTS)));
  expect(sumOf(diary())).toMatchObject({ games: 1, won: 1 });
  expect(toldInFull(remembered()[0]!.over!)).toBe(false);
  rememberEnd("a", over("a", BOTS));
  expect(toldInFull(remembered()[0]!.over!)).toBe(true);
  expect(sumOf(diary())).toMatchObject({ games: 0, won: 0 });
  expect(diary()).toHaveLength(1);
  forget("a");
});

test("the verdict says who played", () => {
  const result = (ending: Ending) => ({ endings: [ending, second], lines: [], me: 0, name: () => "Toad", list: String }); // prettier-ignore
  expect(title(result(BOTS))).toEqual({ id: "verdict-bot", values: { place: 1 } });
  expect(reasons(result(BOTS))[0]).toEqual({ id: "verdict-bot-turns", values: { bot: 11, turns: 12 } });
  expect(title(result(HALF)).id).toBe("verdict-escaped");
  expect(reasons(result(HALF)).at(-1)).toEqual({ id: "verdict-bot-some", values: { bot: 6, turns: 12 } });
  expect(reasons(result(MINE)).map(({ id }) => id)).not.toContain("verdict-bot-some");
});
