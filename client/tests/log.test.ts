import { beforeEach, expect, test } from "vitest";

import { Chronicle, digest, hurts, sinceMine, type LogItem, type TurnItem } from "../src/lib/story/log";
import type { Entry } from "../src/lib/net/messages";
import type { Fact } from "../src/lib/net/view";

let log: Chronicle;
let seq: number;
const fact = (event: string, seat: number, more: object = {}): Fact =>
  ({ event, seat, rule: "CORE-1", text: `${event} ${seat}.`, ...more }) as Fact;
const begun = (seat: number, turn: number): Fact => fact("TurnBegun", seat, { turn });
const chosen = (...events: Fact[]): Entry => ({ type: "chosen", seq: ++seq, events }) as unknown as Entry;
const undone = (since: number, more: object = {}): Entry =>
  ({ type: "undone", seq: ++seq, seat: 0, since, ...more }) as unknown as Entry;
const turn = (): TurnItem => log.items.findLast((item): item is TurnItem => item.kind === "turn") as TurnItem;
const kinds = (): string[] => log.items.map((item) => item.kind);

beforeEach(() => {
  log = new Chronicle();
  seq = 0;
});

test("a turn is one line: cards, what they gave, and what was done in order (S2.1)", () => {
  log.write(
    chosen(begun(1, 4)),
    chosen(fact("CardPlayed", 1), fact("ResourcesGained", 1, { skill: 2, swords: 0, boots: 0 })),
    chosen(
      fact("CardPlayed", 1),
      fact("ResourcesGained", 1, { skill: 0, swords: 0, boots: 1 }),
      fact("GoldGained", 1, { n: 2 }),
    ),
    chosen(fact("TunnelWalked", 1, { brief: "to the library" })),
    chosen(fact("TunnelWalked", 1, { brief: "to the cistern" })),
    chosen(fact("CardAcquired", 1, { brief: "bought Explore" })),
    chosen(fact("CardAcquired", 1, { brief: "bought Explore" })),
  );
  expect(kinds()).toEqual(["turn"]);
  expect(turn()).toMatchObject({ seat: 1, cards: 2, gains: { skill: 2, swords: 0, boots: 1, gold: 2 } });
  expect(turn().deeds.map(({ text, n }) => [text, n])).toEqual([
    ["to the cistern", 1],
    ["bought Explore", 2],
  ]);
  expect(turn().details.map((detail) => detail.text)).toContain("CardPlayed 1.");
});

test("draws, shuffles and new cards of the row are not told", () => {
  log.write(
    chosen(begun(0, 1)),
    chosen(
      fact("CardDrawn", 0),
      fact("DeckShuffled", 0, { n: 5 }),
      fact("CardRevealed", 0),
      fact("CardDiscarded", 0),
    ),
  );
  expect(turn().details).toEqual([]);
});

test("an attack is a line of its own: who called it, the cubes in their order, everybody hurt once", () => {
  log.write(
    chosen(
      begun(1, 4),
      fact("AttackCalled", 1, { source: "kobold" }),
      fact("AttackBegun", 1, { n: 3, extra: 0 }),
      fact("CubeDrawn", 1, { owner: 0 }),
      fact("WildCubeDrawn", 1),
      fact("DamageTaken", 0, { n: 1 }),
      fact("DamageTaken", 0, { n: 1 }),
      begun(0, 5),
    ),
  );
  expect(kinds()).toEqual(["turn", "attack", "turn"]);
  expect(log.items[1]).toMatchObject({
    attack: { calls: ["kobold"], draws: [0, "wild"], hurt: [{ seat: 0, n: 2 }] },
  });
  expect([0, 1].map((seat) => hurts(log.items[1] as LogItem, seat))).toEqual([true, false]);
});

test("damage that comes after a question still belongs to its attack", () => {
  log.write(
    chosen(begun(1, 4), fact("AttackBegun", 1, { n: 1, extra: 0 }), fact("WildCubeDrawn", 1)),
    chosen(fact("CardDiscarded", 0), fact("DamagePrevented", 0), fact("DamageTaken", 1, { n: 1 })),
  );
  expect(kinds()).toEqual(["turn", "attack"]);
  expect(log.items[1]).toMatchObject({ attack: { hurt: [{ seat: 1, n: 1 }] } });
});

test("what changes the game is never folded, and only a seat's own is signed with its mark", () => {
  log.write(
    chosen(
      begun(1, 4),
      fact("TokenTaken", 1, { kind: "artifact" }),
      fact("MarkerAdvanced", 1, { space: 3 }),
      fact("TokenTaken", 1, { kind: "secret", brief: "took it" }),
      fact("KnockedOut", 0),
      fact("CountdownAdvanced", 1),
    ),
  );
  expect(kinds()).toEqual(["turn", "own", "own", "own"]);
  expect(log.items.slice(1).map((item) => "seat" in item && item.seat)).toEqual([1, 0, -1]);
  expect(log.items[1]).toMatchObject({ text: "TokenTaken 1. MarkerAdvanced 1." });
  expect(turn()).toMatchObject({ grave: true, deeds: [{ text: "took it" }] });
});

test("choices that were taken back leave the log, exactly those; what they were is said until the turn is over", () => {
  log.write(
    chosen(begun(0, 1)),
    chosen(fact("CardPlayed", 0)),
    chosen(fact("TunnelWalked", 0, { brief: "to the library" })),
  );
  log.write(undone(3));
  expect(turn()).toMatchObject({ cards: 1, deeds: [] });
  expect(log.items.at(-1)).toMatchObject({ kind: "note", seat: 0 });
  log.write(chosen(fact("CardAcquired", 0, { brief: "bought Explore" })), undone(2));
  expect(turn()).toMatchObject({ cards: 0, deeds: [] });
  log.write(chosen(begun(1, 2)));
  expect(kinds()).toEqual(["turn", "turn"]);
});

test("that the unseen was dealt anew is remembered", () => {
  log.write(
    chosen(begun(0, 1)),
    chosen(fact("CardPlayed", 0)),
    undone(2, { redealt: 1 }),
    chosen(begun(1, 2)),
  );
  expect(kinds()).toEqual(["turn", "note", "turn"]);
});

test("lines that do not change stay the same objects", () => {
  log.write(chosen(begun(0, 1)), chosen(begun(1, 2)));
  const [first] = log.items;
  log.write(chosen(fact("CardPlayed", 1)));
  expect(log.items[0]).toBe(first);
});

test("since my last turn is everything after its line; its account keeps what hurt me", () => {
  const attack = (seat: number): Fact[] => [
    fact("AttackBegun", 1, { n: 1, extra: 0 }),
    fact("DamageTaken", seat, { n: 1 }),
  ];
  log.write(
    chosen(begun(0, 1)),
    chosen(...attack(0), begun(1, 2)),
    chosen(...attack(1), fact("CardPlayed", 1), begun(2, 3)),
    chosen(fact("KnockedOut", 1), begun(0, 4)),
  );
  const from = sinceMine(log.items, 0);
  expect(from).toBe(1);
  const told = digest(log.items.slice(from), 0, 3);
  expect(told).toHaveLength(3);
  expect(told.some((item) => hurts(item, 0))).toBe(true);
  expect(told.map((item) => item.kind)).toContain("own");
  expect(told.map((item) => log.items.indexOf(item))).toEqual(
    [...told.map((item) => log.items.indexOf(item))].sort((a, b) => a - b),
  );
});

test.each(["anew", "what-if", "brought"])(
  "a game that goes on from elsewhere says so: %s (finding 20)",
  (luck) => {
    log.write({ type: "started", seq: ++seq, events: [], active: 0, luck } as unknown as Entry);
    expect(kinds()).toEqual(["note"]);
    expect(log.items[0]).toMatchObject({ seat: -1, message: `entry-started-${luck}` });
  },
);

test("a deal of this table needs no such note", () => {
  log.write({ type: "started", seq: ++seq, events: [], active: 0, luck: "sealed" } as unknown as Entry);
  expect(kinds()).toEqual([]);
});
