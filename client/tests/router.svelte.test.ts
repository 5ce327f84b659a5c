/** @vitest-environment jsdom */
import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { go, route } from "../src/lib/page/router.svelte";

const REPLAY = "0".repeat(24);

/** A closed book is a step back to the same address; a table that was told so as another one connected anew. */
test("what reads one parameter of the address does not hear of the others", () => {
  go(`/replay/${REPLAY}/1`);
  let read = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      if (route.current.screen === "replay") read += route.current.replay.length / REPLAY.length;
    });
  });
  flushSync();
  go(`/replay/${REPLAY}/2`);
  flushSync();
  dispatchEvent(new PopStateEvent("popstate"));
  flushSync();
  expect(route.current).toMatchObject({ screen: "replay", at: "2" });
  expect(read).toBe(1);
  go("/diary");
  flushSync();
  expect(route.current).toEqual({ screen: "diary" });
  stop();
});
