import { expect, test } from "vitest";

import { needsHandover, NOBODY, activeViewer } from "../src/lib/table/hotseat";

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
    expect(activeViewer([ANA], NOBODY, moment)).toBe(ANA);
    expect(needsHandover([ANA], NOBODY, moment)).toBe(false);
  }
  expect(activeViewer([], NOBODY, at(BOT))).toBe(NOBODY);
  expect(needsHandover([], NOBODY, at(BOT))).toBe(false);
});

test("between two choices of one person there is no curtain, nor while others play", () => {
  expect(needsHandover(OWN, ANA, at(ANA))).toBe(false);
  expect(needsHandover(OWN, ANA, at(BOT))).toBe(false);
  expect(needsHandover(OWN, ANA, at(BOT, [BOT]))).toBe(false);
});

test("the device changes hands when the other is asked", () => {
  expect(needsHandover(OWN, ANA, at(BEA))).toBe(true);
  expect(activeViewer(OWN, ANA, at(BEA))).toBe(BEA);
});

test("consent is asked of whoever looks first, then of the other", () => {
  expect(needsHandover(OWN, ANA, at(BEA, [ANA, BEA]))).toBe(false);
  expect(activeViewer(OWN, ANA, at(ANA, [BEA]))).toBe(BEA);
  expect(needsHandover(OWN, BEA, at(ANA, [BEA]))).toBe(false);
  expect(activeViewer(OWN, BEA, at(ANA))).toBe(ANA);
});

test("after a reload somebody must say who they are, unless the game is over", () => {
  for (const moment of [at(ANA), at(BEA), at(BOT), at(ANA, [BEA])])
    expect(needsHandover(OWN, NOBODY, moment)).toBe(true);
  expect(activeViewer(OWN, NOBODY, at(BOT))).toBe(ANA);
  expect(needsHandover(OWN, NOBODY, at(NOBODY, [], true))).toBe(false);
  expect(activeViewer(OWN, BEA, at(NOBODY, [], true))).toBe(BEA);
});
