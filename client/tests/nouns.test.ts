/** Things of one game are named in its world only (docs/architecture.md): a list of who still names one, that shrinks. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const WORLDS = ["src/worlds/", "src/locale/"];
/** Written by a tool, with the words of every game. */
const MADE = ["src/lib/net/wire.ts", "src/lib/net/names.ts"];
const NOUNS =
  /(?<![a-z])(?:ships?|pods?|beam(?:s|ed)?|ports?|command-?code|blockade|hunters?|factions?)(?![a-z])/gi;

/** Who still names a thing of In Space, and which. Lines may only go. */
const STILL: Record<string, string> = {
  "src/learn/TwoMinutes.svelte": "pod port",
  "src/lib/games/terms.ts": "faction",
  "src/lib/games/tokens.ts": "command-code pod",
  "src/lib/lobby/ships.ts": "ship ships",
  "src/lib/story/banners.ts": "pod",
  "src/lib/story/log.ts": "blockade pod",
  "src/lib/story/story.ts": "beam beamed blockade faction pod port",
  "src/lib/story/voices.ts": "beam",
  "src/lobby/Faces.svelte": "ship ships",
  "src/lobby/ShipBuilder.svelte": "ship ships",
  "src/map/BoardMap.svelte": "pod ship",
  "src/map/Dragon.svelte": "hunter hunters",
  "src/map/Mark.svelte": "port",
  "src/map/Ship.svelte": "blockade ship",
  "src/map/Things.svelte": "port",
  "src/map/marks.ts": "pod port",
  "src/ui/Cube.svelte": "hunter",
  "src/ui/Symbols.svelte": "hunter",
};

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => /\.(svelte|ts|css)$/.test(path))
    .filter((path) => !MADE.includes(path) && !WORLDS.some((world) => path.startsWith(world)));
}

/** The code without what it says of itself. */
function bare(path: string): string {
  const text = readFileSync(path, "utf8").replace(/\/\*[^]*?\*\/|<!--[^]*?-->/g, "");
  return text.replace(/(^|\s)\/\/.*$/gm, "$1");
}

/** `portLook` and `ShipBuilder` are words too. */
function nouns(path: string): string[] {
  const words = bare(path).replace(/([a-z])([A-Z])/g, "$1 $2");
  return [...new Set([...words.matchAll(NOUNS)].map(([noun]) => noun.toLowerCase()))].sort();
}

test.each(files("src"))("%s names no thing of In Space but those that are listed", (path) => {
  expect(nouns(path).join(" ")).toBe(STILL[path] ?? "");
});

test("who no longer names a thing of In Space is not excused", () => {
  expect(Object.keys(STILL).filter((path) => !files("src").includes(path))).toEqual([]);
});
