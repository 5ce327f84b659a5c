import { expect, test } from "vitest";

import type { TableInfo } from "../src/lib/net/wire";
import { LANGUAGES, sayIn } from "../src/lib/page/words.svelte";
import { luckWords, mixerWords } from "../src/lib/table/fairness";

type Source = TableInfo["luck"]["source"];
/** Total by type: a source that the server adds is missing here. */
const SOURCES: Record<Source, "fair" | "known" | "shown"> = {
  sealed: "fair",
  anew: "fair",
  "what-if": "fair",
  brought: "known",
  prepared: "shown",
  replay: "shown",
  told: "shown",
};
const info = (source: Source): TableInfo =>
  ({
    chairs: [{ name: "Eve" }, { name: "Bob" }],
    commitment: SOURCES[source] === "fair" ? "ab".repeat(32) : "",
    luck: { source, seats: SOURCES[source] === "fair" ? [0, 1] : [], by: 0 },
  }) as unknown as TableInfo;
const sources = Object.keys(SOURCES) as Source[];

test.each(sources)(
  "luck that is %s says what it is, and only luck of the table names its fingerprint",
  (source) => {
    const { label, why } = luckWords(info(source));
    expect(label).not.toBe(`luck-${source}`);
    expect(why.includes("abab")).toBe(SOURCES[source] === "fair");
    expect(why.includes("Eve and Bob")).toBe(SOURCES[source] === "fair");
  },
);

test("who brought a game is named", () => {
  for (const source of ["anew", "brought"] as const) expect(luckWords(info(source)).why).toContain("Eve");
});

test("only a deal of this table is called what a sealed one is called, in every language (finding 20)", () => {
  for (const tag of LANGUAGES) {
    const labels = sources.map((source) => sayIn(tag, `luck-${source}`));
    expect(labels.filter((label) => label === sayIn(tag, "luck-sealed"))).toHaveLength(1);
  }
});

test("a single number that is the own one is told of one browser, in every language", () => {
  for (const tag of LANGUAGES) {
    const only = sayIn(tag, "seal-own-only");
    expect(only).not.toContain(sayIn(tag, "seal-own-number"));
    expect(only).not.toBe(sayIn(tag, "seal-numbers", { n: 1 }));
  }
  expect(mixerWords(1, "mixed")).not.toContain("one of them");
  expect(mixerWords(2, "mixed")).toContain("one of them");
  expect(mixerWords(1, "late")).toContain("too late");
});
