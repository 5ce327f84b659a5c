/** The offline lobby tells how to get a server: each command on its own line, copied whole, none by a name of an index (finding people-1). */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import AboutOffline from "../src/offline/AboutOffline.svelte";

const written: string[] = [];
let shown: Record<string, unknown> | undefined;

beforeEach(() => {
  vi.stubEnv("VITE_VERSION", "9.8.7");
  vi.stubEnv("VITE_DISTRIBUTION", "tiptoe_game");
  vi.stubEnv("VITE_ENGINE_SIZES", "{}");
  written.length = 0;
  const writeText = (text: string): Promise<void> => Promise.resolve(void written.push(text));
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.unstubAllEnvs();
});

function lobby(releases = ""): HTMLElement {
  vi.stubEnv("VITE_RELEASES", releases);
  shown = mount(AboutOffline, { target: document.body });
  flushSync();
  return document.body;
}

test("every command has a line and a button of its own, and is copied as it stands", async () => {
  const lines = [...lobby().querySelectorAll<HTMLElement>("[data-shows=commands] > *")];
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) line.querySelector("button")?.click();
  await vi.waitFor(() => expect(written).toHaveLength(lines.length));
  expect(written).toEqual(lines.map((line) => line.querySelector("code")?.textContent));
});

test("what is installed is the file of this version", () => {
  const commands = [...lobby().querySelectorAll("code")].map((one) => one.textContent);
  expect(commands.filter((one) => one.includes("install"))).toEqual([
    "tiptoe/bin/pip install ./tiptoe_game-9.8.7.tar.gz",
  ]);
});

test("where the build knows an address of releases, the lobby links it", () => {
  expect(lobby().querySelector("a")).toBeNull();
  document.body.replaceChildren();
  const link = lobby("https://example.org/releases").querySelector("a");
  expect(link?.href).toBe("https://example.org/releases");
});
