/** Routes: one table, whose first parts the server answers too. */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { parseRoute, ROUTES, screenKey } from "../src/routes";

const TABLE = "0123456789abcdef01234567";

test.each([
  ["/", { screen: "lobby" }],
  ["/nowhere", { screen: "lobby" }],
  [`/t/${TABLE}`, { screen: "table", table: TABLE }],
  [`/t/${TABLE}/`, { screen: "table", table: TABLE }],
  [`#/t/${TABLE}#secret`, { screen: "table", table: TABLE }],
  ["/t/short", { screen: "lobby" }],
  ["/cards/catacombs:b+party", { screen: "cards", spec: "catacombs:b+party" }],
  ["/learn/space", { screen: "learn", game: "space" }],
  ["/lesson/first-steps", { screen: "lesson", lesson: "first-steps" }],
  ["/rules/classic", { screen: "rules", spec: "classic", at: "" }],
  ["/rules/classic/CORE-7.4", { screen: "rules", spec: "classic", at: "CORE-7.4" }],
  ["/rules/classic/example.two/3", { screen: "example", spec: "classic", example: "two", at: "3" }],
  ["/rules/classic/example.two", { screen: "example", spec: "classic", example: "two", at: "" }],
  ["/replay", { screen: "replay", replay: "", at: "", eyes: "" }],
  [`/replay/${TABLE}/turn-8/seat-1`, { screen: "replay", replay: TABLE, at: "turn-8", eyes: "seat-1" }],
  [
    `/replay/file-${TABLE}/look-back`,
    { screen: "replay", replay: `file-${TABLE}`, at: "look-back", eyes: "" },
  ],
  ["/stored", { screen: "stored" }],
  ["/diary/", { screen: "diary" }],
  ["/workshop", { screen: "workshop" }],
  ["/box", { screen: "box" }],
  ["/notebook", { screen: "lobby" }], // only where the page has the engine
])("%s is a route", (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});

test("another table is another screen, another moment of a replay is not", () => {
  const key = (path: string): string => screenKey(parseRoute(path));
  expect(key(`/t/${TABLE}`)).not.toBe(key(`/t/${TABLE.replace("0", "f")}`));
  expect(key(`/replay/${TABLE}/1`)).toBe(key(`/replay/${TABLE}/2`));
});

test("the server answers the address of every screen, and no other", () => {
  const pages = readFileSync("../src/tiptoe/web/routes/pages.py", "utf8");
  const listed = /PAGES: Final = \(([^)]*)\)/.exec(pages.replaceAll(/#.*$/gm, ""))?.[1] ?? "";
  const served = [...listed.matchAll(/"([a-z]+)"/g)].map((found) => found[1]);
  const firsts = Object.values(ROUTES).flatMap(({ first, offline }) => (first && !offline ? [first] : []));
  expect([...new Set(firsts)].sort()).toEqual(served.sort());
});
