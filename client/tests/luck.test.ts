/** The own number in the luck: promised by its hash, shown when the deal was asked for, a chain for new deals (ADR 0036). */
import { createHash } from "node:crypto";

import { beforeEach, expect, test } from "vitest";

import type { TableInfo } from "../src/lib/net/wire";
import { due, judge, numberOf, sealOf, withNumber } from "../src/lib/table/fair-seed";

const hash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const TABLE = "0".repeat(24);
const chair = { name: "Ana", kind: "person", held: false, here: true, seal: "", number: "" };
const info = (dealing: boolean, seal = ""): TableInfo =>
  ({
    table: TABLE,
    phase: "lobby",
    dealing,
    chairs: [{ ...chair, seal }],
    luck: { source: "sealed" },
  }) as unknown as TableInfo;

beforeEach(() => localStorage.clear());

test("a seal is the SHA-256 of its number", () => {
  for (let n = 0; n < 20; n++) {
    const number = Uint8Array.from({ length: 32 }, (_, at) => (at * 37 + n) & 255);
    expect(sealOf(Buffer.from(number).toString("hex"))).toBe(hash(number));
  }
});

test("a seat promises once, and shows its number only when the deal was asked for", () => {
  const first = due(info(false), 0);
  expect(first).toMatchObject({ type: "seal" });
  expect(due(info(false), 0)).toEqual(first);
  const seal = sealOf(numberOf(TABLE, 0));
  expect(first).toEqual({ type: "seal", seal });
  expect(due(info(false, seal), 0)).toBeNull();
  expect(due(info(true, seal), 0)).toEqual({ type: "show-number", number: numberOf(TABLE, 0) });
  expect(due(info(true, "f".repeat(64)), 0)).toBeNull();
});

test("each number is the hash of the next, and goes along with what may deal anew", () => {
  due(info(false), 0);
  for (let link = 0; link < 64; link++)
    expect(sealOf(numberOf(TABLE, 0, link + 1))).toBe(numberOf(TABLE, 0, link));
  expect(numberOf(TABLE, 0, 65)).toBe("");
  expect(withNumber(TABLE, 0, 2, { type: "ask-undo", choices: 3 })).toEqual({
    type: "ask-undo",
    choices: 3,
    number: numberOf(TABLE, 0, 2),
  });
  expect(withNumber(TABLE, 0, 2, { type: "answer", asked: 9, yes: false })).not.toHaveProperty("number");
});

test("other numbers than those that were promised are found out", () => {
  due(info(false), 0);
  const number = numberOf(TABLE, 0);
  due(info(true, sealOf(number)), 0);
  expect(judge(TABLE, [0], [number])).toBe("mixed");
  expect(judge(TABLE, [0], ["?"])).toBe("late");
  expect(judge(TABLE, [0], ["-"])).toBe("other");
  expect(judge(TABLE, [0], ["a".repeat(64)])).toBe("other");
  expect(judge(TABLE, [1], [number])).toBe("unseen");
});
