/** A language that is begun: what is not written in it is said in English, and how much is written can be told. */
import { cpSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

import { bundleOfTexts, filled } from "../src/lib/page/bundles";
import { LANGUAGES, languageLabel, setTranslatedShares, percentOf } from "../src/lib/page/words.svelte";
import { PACK_LANGUAGES } from "../src/lib/workshop/workshop.svelte";
import { foldersOfWords, percents } from "../tools/languages";

const GERMAN = "../tests/text/german/client/src";
const german = bundleOfTexts("de", readFileSync(join(GERMAN, "locale/de.ftl"), "utf8"));

test("a message is said where it is written, and not where it is not", () => {
  expect(filled(german, "round", { n: 3 })).toBe("Runde 3");
  expect(filled(german, "deal-tiles")).toBeUndefined();
  expect(filled(bundleOfTexts("de", "a = { -b } c"), "a")).toBeUndefined();
});

test("what one game calls otherwise goes before what another language says of all games", () => {
  const bundle = bundleOfTexts(
    "de",
    "-dragon = Drache\nroar = { -dragon } brüllt",
    undefined,
    "-dragon = Boss",
  );
  expect(filled(bundle, "roar")).toBe("Boss brüllt");
});

test("how much of the page is written is counted from its files", () => {
  const sources = mkdtempSync(join(tmpdir(), "begun-"));
  const folders = foldersOfWords("src");
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ftl"),
  );
  expect([...new Set(files.map(dirname))].sort()).toEqual(folders); // found: the box counted for nothing
  for (const folder of folders) cpSync(join("src", folder), join(sources, folder), { recursive: true });
  cpSync(GERMAN, sources, { recursive: true });
  const found = percents(sources);
  expect(found).toMatchObject({ en: 100, fr: 100, "pt-BR": 100 });
  expect(found["de"]).toBeGreaterThan(5);
  expect(found["de"]).toBeLessThan(15);
});

test("a language with less than enough says so beside its name", () => {
  for (const tag of LANGUAGES) expect(percentOf(tag)).toBe(0);
  expect(languageLabel("fr")).toBe("Français");
  setTranslatedShares({ fr: 94, "pt-BR": 95 });
  expect([percentOf("fr"), percentOf("pt-BR")]).toEqual([94, 0]);
  expect(languageLabel("fr")).toMatch(/^Français \(94\s%\)$/);
  setTranslatedShares({});
});

test("the form of a card has a line for each language of the page, English first", () => {
  expect(PACK_LANGUAGES[0]).toBe("en");
  expect([...PACK_LANGUAGES].sort()).toEqual(LANGUAGES.map((tag) => tag.slice(0, 2)).sort());
});
