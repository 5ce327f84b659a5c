import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { worldOf } from "../src/worlds";
import { GAMES } from "./games";

const NAMES = /["'`](classic|catacombs|space)["'`]/;

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : /\.(svelte|ts|css)$/.test(path) ? [path] : [];
  });
}

test("only worlds name games", () => {
  const others = files("src").filter((path) => !path.startsWith(join("src", "worlds")));
  const naming = others.filter((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .some((line) => NAMES.test(line) && !/class="space"|href="#/.test(line)),
  );
  expect(naming).toEqual([]);
});

test.each(GAMES)("%s has a world of its own", (game) => {
  expect(worldOf(game)).not.toBe(worldOf("somebody's game"));
});

test("a game that nobody has drawn has a cover and no art", () => {
  const { Cover, Attack, art, words } = worldOf("somebody's game");
  expect([Cover, Attack, art, words].map(Boolean)).toEqual([true, true, false, false]);
});
