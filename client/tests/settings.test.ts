/** Settings outlive the version that wrote them: what this one does not know is as at first. */
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

async function kept(settings: unknown) {
  localStorage.setItem("tiptoe.settings", JSON.stringify(settings));
  return (await import("../src/lib/page/settings.svelte")).settings;
}

test("a word that is none leaves the first choice", async () => {
  const settings = await kept({ speed: "lightning", theme: "parchment", ask: 3, name: 7, silent: "no" });
  expect(settings).toMatchObject({
    speed: "brisk",
    theme: "parchment",
    ask: "waste",
    name: "",
    silent: false,
  });
});

test("volumes are numbers from none to all", async () => {
  const { volumes } = await kept({ volumes: { table: 0.1, moments: 40, bell: "loud", drums: 1 } });
  expect(volumes).toEqual({ table: 0.1, moments: 0.7, bell: 0.6 });
});

test("what is not JSON is forgotten", async () => {
  localStorage.setItem("tiptoe.settings", "{speed");
  expect((await import("../src/lib/page/settings.svelte")).settings.speed).toBe("brisk");
});
