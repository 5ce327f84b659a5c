import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { themeOf } from "../src/themes";
import { GAMES } from "./games";

const MADE = join("src", "lib", "net", "names.ts");
const NAMES = /["'`](classic|catacombs|space)["'`]/;

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : /\.(svelte|ts|css)$/.test(path) ? [path] : [];
  });
}

test("only worlds name games", () => {
  const others = files("src").filter((path) => !path.startsWith(join("src", "themes")) && path !== MADE);
  const naming = others.filter((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .some((line) => NAMES.test(line) && !/class="space"|href="#/.test(line)),
  );
  expect(naming).toEqual([]);
});

test.each(GAMES)("%s has a world of its own", (game) => {
  expect(themeOf(game)).not.toBe(themeOf("somebody's game"));
});

test("a game that nobody has drawn has a cover, and nothing else of its own", () => {
  expect(Object.keys(themeOf("somebody's game"))).toEqual(["Cover"]);
});

test("what is inside a world stays out of the lobby: it is fetched when somebody goes in", () => {
  const named =
    readFileSync("src/themes/index.ts", "utf8") +
    GAMES.map(([game]) => readFileSync(`src/themes/${game}/index.ts`, "utf8")).join("");
  const brought = [...named.matchAll(/^import (?!type).*from "(.*)";$/gm)].map((found) => found[1]);
  expect(new Set(brought)).toEqual(
    new Set(["./catacombs", "./classic", "./plain", "./space", "../theme", "./Cover.svelte"]),
  );
});
