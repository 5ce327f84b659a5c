import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Queue, type Stage } from "../src/lib/story/queue";
import type { Speed } from "../src/lib/page/settings.svelte";

let shown: number[];
let told: boolean[];
let speed: Speed;
let queue: Queue<number>;

const add = (...values: number[]): void => values.forEach((value) => queue.add({ value, lasts: 300 }));

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  told = [];
  speed = "calm";
  queue = new Queue(
    (values, aloud) => {
      shown.push(...values);
      told.push(aloud);
    },
    () => speed,
  );
});
afterEach(() => vi.useRealTimers());

test("steps are shown one after another, in their order", () => {
  add(1, 2, 3);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(300);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(600);
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.running).toBe(false);
});

test.each([
  ["calm", 300],
  ["brisk", 150],
  ["quick", 75],
] as const)("at %s speed a step lasts %d ms", (wanted, lasts) => {
  speed = wanted;
  add(1, 2);
  vi.advanceTimersByTime(lasts - 1);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
});

test.each([
  ["calm", 6000],
  ["brisk", 1200],
  ["quick", 500],
] as const)("at %s speed many steps are over soon after %d ms", (wanted, most) => {
  speed = wanted;
  for (let value = 0; value < 100; value++) add(value);
  vi.advanceTimersByTime(most * 5);
  expect(shown).toHaveLength(100);
});

test("skipping shows the end at once, in order, and tells nothing of it", () => {
  add(1, 2, 3);
  queue.skip();
  expect(shown).toEqual([1, 2, 3]);
  expect(told).toEqual([true, false]);
  expect(queue.running).toBe(false);
  add(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("whoever is asked sees everything at once, and is told all of it", () => {
  add(1, 2, 3);
  queue.hurry();
  expect(shown).toEqual([1, 2, 3]);
  expect(told).toEqual([true, true]);
});

test("without animation nothing waits, and everything is told", () => {
  speed = "instant";
  add(1, 2);
  expect(shown).toEqual([1, 2]);
  expect(told).toEqual([true, true]);
  expect(queue.running).toBe(false);
});

test("another speed counts from the next step on", () => {
  add(1, 2, 3);
  speed = "instant";
  vi.advanceTimersByTime(300);
  expect(shown).toEqual([1, 2, 3]);
});

/** A stage on which even numbers are scenes, each over when it is said to be. */
function theatre(): { over: () => void; played: number[] } {
  const played: number[] = [];
  const acts: (() => void)[] = [];
  const stage: Stage<number> = {
    holds: (value) => value % 2 === 0,
    play: (value) => (played.push(value), new Promise((settle) => acts.push(settle))),
  };
  queue = new Queue(
    (values) => void shown.push(...values),
    () => speed,
    stage,
  );
  return { over: () => acts.pop()?.(), played };
}

test("a scene is played before its step is shown, and everything behind it waits (S2.4)", async () => {
  const { over, played } = theatre();
  add(2, 3);
  expect([played, shown]).toEqual([[2], []]);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([]);
  over();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual([2, 3]);
});

test("who is asked sees everything up to the scene at once, the rest when it is over", async () => {
  const { over, played } = theatre();
  add(1, 3, 4, 5);
  queue.hurry();
  expect([shown, played]).toEqual([[1, 3], [4]]);
  over();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1, 3, 4, 5]);
  expect(queue.running).toBe(false);
});

test("who skips a scene sees the end at once, and the scene shows nothing twice", async () => {
  const { over } = theatre();
  add(2, 3, 4, 5);
  queue.skip();
  expect(shown).toEqual([2, 3, 4, 5]);
  over();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual([2, 3, 4, 5]);
});
