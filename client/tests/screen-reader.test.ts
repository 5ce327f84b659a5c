import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { Chronicle, noteSaid } from "../src/lib/story/log";
import { after, asksAgain, latest, sentencesOf } from "../src/lib/story/screen-reader";
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
  const first = sentencesOf(log.items, name, -1);
  expect(first.map(({ text }) => text)).toEqual(["Mina plays Burgle."]);
  log.write(chosen(10, fact("TokenTaken", 0, "Mina takes an artifact.", { kind: "artifact" })));
  log.write(chosen(11, fact("ClankMade", 0, "Mina makes 1 Clank!.")));
  log.write({ type: "said", seq: 12, seat: 1, text: "Well done!" } as unknown as Entry);
  const news = after(sentencesOf(log.items, name, -1), first.at(-1)?.id ?? "");
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
  expect(sentencesOf(latest(log.items), name, -1).at(-1)?.text).toBe("Mina plays Burgle.");
});

test("another question in the same words is read again, the same one is not", () => {
  const question = { prompt: "hunt", decision: 7, text: "Where does the monster go?" };
  expect(asksAgain({ ...question, decision: 8 }, question)).toBe(true);
  expect(asksAgain(question, question)).toBe(false);
  expect(asksAgain(question, null)).toBe(false);
  expect(asksAgain({ ...question, decision: 8, text: "Take it?" }, question)).toBe(false);
});

/** What a table can write down, with the fields that choose the message; total by type. Null: no line of the log. */
const NOTES: Record<Entry["type"], object[] | null> = {
  opened: [{ seat: undefined }],
  seated: [{}],
  "bot-seated": [{}],
  unseated: [{}],
  moved: [{}],
  linked: null,
  sealed: null,
  character: null,
  mark: null,
  dealing: null,
  numbered: null,
  started: ["anew", "what-if", "brought"].map((luck) => ({ luck, events: [], seat: undefined })),
  chosen: null,
  said: null,
  undone: [{ since: 0 }, { since: 0, redealt: 1 }],
  asked: [{ what: "undo" }, { what: "end" }, { what: "advice" }],
  answered: [{ yes: true }, { yes: false }],
  abandoned: [{}],
  advisable: [{}],
  held: [{}, { once: true }],
  "seat-asked": [{ what: "hold" }, { what: "claim" }],
  "seat-answered": [{ yes: true }, { yes: false }],
  "let-back": [{ seat: undefined, name: "Cauã" }],
  returned: [{}],
  nudged: [{}],
  rematched: [{}],
};

function notes(): ReturnType<typeof noteSaid>[] {
  const log = new Chronicle();
  let seq = 0;
  for (const [type, kinds] of Object.entries(NOTES))
    for (const kind of kinds ?? []) log.write({ type, seq: ++seq, seat: 0, ...kind } as unknown as Entry);
  log.write(chosen(90, fact("TurnBegun", 0, "", { turn: 1 })));
  log.write(chosen(91, fact("CardAcquired", 0, "", { brief: "acquired Explore" })));
  log.write({ type: "undone", seq: 92, seat: 0, since: 91 } as unknown as Entry);
  return log.items.flatMap((item) => (item.kind === "note" ? [noteSaid(item, 0, "Mina")] : []));
}

test.each(["en", "fr", "pt-BR"])(
  "every live sentence has a form of its own for the reader (issue 25, point 9; %s)",
  (tag) => {
    const bundle = new FluentBundle(tag, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(`src/locale/${tag}.ftl`, "utf8")));
    const told = (id: string, values: Record<string, string>): string => {
      const pattern = bundle.getMessage(id)?.value;
      expect(pattern, id).toBeTruthy();
      return bundle.formatPattern(pattern ?? "", values);
    };
    const personal = new Set<string>();
    for (const { id, values } of notes()) {
      expect(values.who, id).toBe(/^entry-(opened|started|let-back)/.test(id) ? "other" : "you");
      const [mine, other] = [told(id, values), told(id, { ...values, who: "other" })];
      expect(mine, id).not.toContain("Mina");
      if (!other.includes("Mina")) continue; // it tells of the table
      personal.add(id);
      expect(mine, id).not.toBe(other);
    }
    expect(personal.size).toBeGreaterThanOrEqual(14);
  },
);
