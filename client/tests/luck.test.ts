/** The own number in the luck: promised by its hash, shown when the deal was asked for, a chain for new deals (ADR 0036). */
import { createHash } from "node:crypto";

import { beforeEach, expect, test } from "vitest";

import type { TableInfo } from "../src/lib/net/wire";
import { due, judge, numberOf, sealOf, withNumber } from "../src/lib/table/luck";
import { sha256 } from "../src/lib/table/sha256";

const hash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const TABLE = "0".repeat(24);
const chair = { name: "Ana", kind: "person", held: false, here: true, seal: "", number: "" };
const info = (dealing: boolean, seal = ""): TableInfo =>
  ({ table: TABLE, phase: "lobby", dealing, chairs: [{ ...chair, seal }] }) as unknown as TableInfo;

beforeEach(() => localStorage.clear());

test("hashes are those of SHA-256", () => {
  for (const length of [0, 1, 3, 32, 55, 56, 63, 64, 65, 119, 200]) {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 37 + length) & 255);
    expect(Buffer.from(sha256(bytes)).toString("hex")).toBe(hash(bytes));
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
