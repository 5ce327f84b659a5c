/** Things of one game are named in its world only (docs/adr/0029): what tests/architecture/test_nouns.py asks of the server. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const WORLDS = ["src/themes/", "src/locale/"];
/** Written by a tool, with the words of every game. */
const MADE = ["src/lib/net/wire.ts", "src/lib/net/names.ts"];
const NOUNS = {
  "In Space":
    "ships?|aboard|pods?|cargo|(?:hyper|locked )lifts?|ridden|beam(?:s|ed|ing)?|teleporters?|telepass|ports?|hack(?:s|ed|ing)?|data cubes?|command (?:codes?|modules?)|security|blockade[sd]?|bounty|hunters?|boss|factions?|allied|multipass|power crystals?",
  Catacombs:
    "wayshrines?|offerings?|ghosts?|haunted|chests?|librar(?:y|ies)|prisons?|puzzle box(?:es)?|coupons?",
  "Sub Terra": "sub ?terra|fight monsters?|appear at|hunt to|figure(?:s|d)? (?:appeared|moved|lost|defeated)",
};
/** Where such a word means something else. Lines may only go. */
const ELSEWHERE: Record<string, string> = {
  "Catacombs src/icons.ts": "chest", // how a lock's picture is called in its collection
  "Catacombs src/lib/games/tokens.ts": "chest",
};

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => /\.(svelte|ts|css)$/.test(path))
    .filter((path) => !MADE.includes(path) && !WORLDS.some((world) => path.startsWith(world)));
}

/** Everything in small letters, the words of a name apart: `portLook` and `locked-lift` are words too. */
function words(text: string): string {
  return text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]/g, " ")
    .toLowerCase();
}

/** The code without what it says of itself. */
function bare(path: string): string {
  const text = readFileSync(path, "utf8").replace(/\/\*[^]*?\*\/|<!--[^]*?-->/g, "");
  return text.replace(/(^|\s)\/\/.*$/gm, "$1");
}

function nouns(pattern: string, text: string): string[] {
  const noun = new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`, "g");
  return [...new Set([...words(text).matchAll(noun)].map(([found]) => found))].sort();
}

test.each(Object.entries(NOUNS))("nothing outside its world names a thing of %s", (game, pattern) => {
  const found = files("src").flatMap((path) => {
    const named = nouns(pattern, bare(path)).join(" ");
    return named ? [[`${game} ${path}`, named]] : [];
  });
  const excused = Object.entries(ELSEWHERE).filter(([place]) => place.startsWith(game));
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(excused));
});

test("the law would find them, however they are written", () => {
  for (const written of ["ESCAPE_POD", "escapePods", "portLook", "data-blockade", "locked-lift", "Beamed"])
    expect(nouns(NOUNS["In Space"], written), written).not.toEqual([]);
  for (const written of ["teleport", "viewport", "import", "shipped", "crystal-cave", "lifted"])
    expect(nouns(NOUNS["In Space"], written), written).toEqual([]);
});
