/** Numbers that people read are printed as their language prints them: 7,6 in French and Portuguese. */
import { readdirSync, readFileSync } from "node:fs";

import { afterEach, expect, test } from "vitest";

import { changeSettings } from "../src/lib/page/settings.svelte";
import { rounded, signed } from "../src/lib/replay/stats-chart";

afterEach(() => changeSettings({ language: "en" }));

test.each([
  ["en", "7.6", "+3.6", "−3.0"],
  ["fr", "7,6", "+3,6", "−3,0"],
  ["pt-BR", "7,6", "+3,6", "−3,0"],
])("figures of a game in %s", (language, plain, more, less) => {
  changeSettings({ language });
  expect([rounded(7.6, 1), signed(3.6), signed(-3)]).toEqual([plain, more, less]);
});

test("no page prints a number with a point by itself", () => {
  const pages = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".svelte"),
  );
  const printed = pages.filter((name) => />\{[^}]*\.toFixed\(/.test(readFileSync(`src/${name}`, "utf8")));
  expect(printed).toEqual([]);
});
