import { expect, test } from "vitest";

import { Chronicle } from "../src/lib/story/log";
import { after, asksAgain, latest, sentencesOf } from "../src/lib/story/voice";
import type { Entry } from "../src/lib/net/messages";
import type { Fact } from "../src/lib/net/view";

const fact = (event: string, seat: number, text: string, more: object = {}): Fact =>
  ({ event, seat, rule: "CORE-1", text, ...more }) as Fact;
const chosen = (seq: number, ...events: Fact[]): Entry =>
  ({ type: "chosen", seq, events }) as unknown as Entry;
const name = (seat: number): string => ["Mina", "Bea"][seat] ?? "";

test("every sentence of a turn is read by itself, once, in the order of the game", () => {
  const log = new Chronicle();
  log.write(
    chosen(9, fact("TurnBegun", 0, "Turn 3.", { turn: 3 }), fact("CardPlayed", 0, "Mina plays Burgle.")),
  );
  const first = sentencesOf(log.items, name);
  expect(first.map(({ text }) => text)).toEqual(["Mina plays Burgle."]);
  log.write(chosen(10, fact("TokenTaken", 0, "Mina takes an artifact.", { kind: "artifact" })));
  log.write(chosen(11, fact("ClankMade", 0, "Mina makes 1 Clank!.")));
  log.write({ type: "said", seq: 12, seat: 1, text: "Well done!" } as unknown as Entry);
  const news = after(sentencesOf(log.items, name), first.at(-1)?.id ?? "");
  expect(news.map(({ text }) => text)).toEqual([
    "Mina takes an artifact.",
    "Mina makes 1 Clank!.",
    "Bea: Well done!",
  ]);
});

test("what is done late in a turn of many lines is read, too", () => {
  const log = new Chronicle();
  log.write(chosen(1, fact("TurnBegun", 0, "Turn 3.", { turn: 3 })));
  for (let seq = 2; seq < 20; seq += 1)
    log.write({ type: "said", seq, seat: 1, text: "Well done!" } as unknown as Entry);
  log.write(chosen(20, fact("CardPlayed", 0, "Mina plays Burgle.")));
  expect(sentencesOf(latest(log.items), name).at(-1)?.text).toBe("Mina plays Burgle.");
});

test("another question in the same words is read again, the same one is not", () => {
  const question = { prompt: "hunt", decision: 7, text: "Where does the monster go?" };
  expect(asksAgain({ ...question, decision: 8 }, question)).toBe(true);
  expect(asksAgain(question, question)).toBe(false);
  expect(asksAgain(question, null)).toBe(false);
  expect(asksAgain({ ...question, decision: 8, text: "Take it?" }, question)).toBe(false);
});
