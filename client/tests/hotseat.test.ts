import { expect, test } from "vitest";

import { curtained, NOBODY, whoLooks } from "../src/lib/table/hotseat";

const ANA = 0;
const BOT = 1;
const BEA = 2;
const OWN = [ANA, BEA];
const at = (
  asked: number,
  waiting: number[] = [],
  over = false,
): { asked: number; waiting: number[]; over: boolean } => ({ asked, waiting, over });

test("whoever is alone at a device looks, and there is no curtain", () => {
  for (const moment of [at(ANA), at(BOT), at(BOT, [ANA]), at(NOBODY, [], true)]) {
    expect(whoLooks([ANA], NOBODY, moment)).toBe(ANA);
    expect(curtained([ANA], NOBODY, moment)).toBe(false);
  }
  expect(whoLooks([], NOBODY, at(BOT))).toBe(NOBODY);
  expect(curtained([], NOBODY, at(BOT))).toBe(false);
});

test("between two choices of one person there is no curtain, nor while others play", () => {
  expect(curtained(OWN, ANA, at(ANA))).toBe(false);
  expect(curtained(OWN, ANA, at(BOT))).toBe(false);
  expect(curtained(OWN, ANA, at(BOT, [BOT]))).toBe(false);
});

test("the device changes hands when the other is asked", () => {
  expect(curtained(OWN, ANA, at(BEA))).toBe(true);
  expect(whoLooks(OWN, ANA, at(BEA))).toBe(BEA);
});

test("consent is asked of whoever looks first, then of the other", () => {
  expect(curtained(OWN, ANA, at(BEA, [ANA, BEA]))).toBe(false);
  expect(whoLooks(OWN, ANA, at(ANA, [BEA]))).toBe(BEA);
  expect(curtained(OWN, BEA, at(ANA, [BEA]))).toBe(false);
  expect(whoLooks(OWN, BEA, at(ANA))).toBe(ANA);
});

test("after a reload somebody must say who they are, unless the game is over", () => {
  for (const moment of [at(ANA), at(BEA), at(BOT), at(ANA, [BEA])])
    expect(curtained(OWN, NOBODY, moment)).toBe(true);
  expect(whoLooks(OWN, NOBODY, at(BOT))).toBe(ANA);
  expect(curtained(OWN, NOBODY, at(NOBODY, [], true))).toBe(false);
  expect(whoLooks(OWN, BEA, at(NOBODY, [], true))).toBe(BEA);
});
