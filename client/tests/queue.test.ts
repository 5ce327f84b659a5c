import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Queue } from "../src/lib/queue";
import type { Speed } from "../src/lib/settings.svelte";

let shown: number[];
let speed: Speed;
let queue: Queue<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  speed = "brisk";
  queue = new Queue((value) => shown.push(value), () => speed);
});
afterEach(() => vi.useRealTimers());

test("steps are shown one after another", () => {
  [1, 2, 3].forEach((value) => queue.add({ value, lasts: 300 }));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(300);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(600);
  expect(shown).toEqual([1, 2, 3]);
  expect(queue.running).toBe(false);
});

test("many steps never run far behind", () => {
  for (let value = 0; value < 100; value++) queue.add({ value, lasts: 400 });
  vi.advanceTimersByTime(8000);
  expect(shown).toHaveLength(100);
});

test("skipping shows the end at once, in order", () => {
  [1, 2, 3].forEach((value) => queue.add({ value, lasts: 300 }));
  queue.skip();
  expect(shown).toEqual([1, 2, 3]);
  queue.add({ value: 4, lasts: 300 });
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("at once means at once", () => {
  speed = "instant";
  [1, 2].forEach((value) => queue.add({ value, lasts: 300 }));
  expect(shown).toEqual([1, 2]);
  expect(queue.running).toBe(false);
});
