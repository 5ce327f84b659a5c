/** Loaded content: the latest request counts, and an unreachable server is asked again (review of the client, F14). */
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { Refused } from "../src/lib/net/api";
import { sourceOf } from "./loaded-source.svelte";

afterEach(() => vi.useRealTimers());

const settled = async (): Promise<void> => {
  for (let n = 0; n < 10; n++) await Promise.resolve();
  flushSync();
};

test("an answer that comes after another was asked for is left", async () => {
  const answers: Record<string, (text: string) => void> = {};
  const source = sourceOf((name) => new Promise<string>((done) => (answers[name] = done)));
  flushSync();
  source.name = "second";
  flushSync();
  answers["second"]?.("new");
  await settled();
  answers["first"]?.("old");
  await settled();
  expect(source.loaded.value).toBe("new");
  source.stop();
});

test("an unreachable server is asked again, and the trouble ends with the answer", async () => {
  vi.useFakeTimers();
  let tries = 0;
  const source = sourceOf(() => (tries++ ? Promise.resolve("here") : Promise.reject(new Error("offline"))));
  flushSync();
  await settled();
  expect(source.loaded.trouble).not.toBe("");
  await vi.advanceTimersByTimeAsync(1000);
  await settled();
  expect([source.loaded.value, source.loaded.trouble]).toEqual(["here", ""]);
  source.stop();
});

test("a refusal is final, and says why", async () => {
  const source = sourceOf(() => Promise.reject(new Refused(404, "no such rule", "", "")));
  flushSync();
  await settled();
  expect([source.loaded.value, source.loaded.trouble]).toEqual([null, "no such rule"]);
  source.stop();
});
