/** Parts: elements are found by `data-part`, never by a class, which is for style alone (review of the client, F9). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { partAround, partElement, partElements, partOf, partSelector, PARTS } from "../src/lib/page/parts";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith("net/wire.ts"))
  .map((file) => [file, readFileSync(join("src", file), "utf8")] as const);

test("every part is worn by a component, and every worn part is known", () => {
  const markup = sources.map(([, text]) => text.replace(/<style>[\s\S]*/, ""));
  const written = /data-part=(?:"([a-z-]+)"|\{[^"}]*"([a-z-]+)")/g;
  const worn = markup.flatMap((text) => [...text.matchAll(written)].map((found) => found[1] ?? found[2]));
  expect([...new Set(worn)].sort()).toEqual([...PARTS].sort());
});

test("no module finds an element by a class", () => {
  const calls =
    /(?:querySelector(?:All)?(?:<[^>]*>)?|closest|matches)\(\s*["'`][^)]*?(?:^|[\s,("'`>])\.[a-z][\w-]*/;
  const selectors = /["']\.[a-z][\w-]+(?: [^"'`]*)?["']/; // as a constant
  const found = sources.filter(([, text]) => {
    const script = text.replace(/<style>[\s\S]*/, "");
    return calls.test(script) || selectors.test(script.replace(/\bimport\([^)]*\)/g, ""));
  });
  expect(found.map(([file]) => file)).toEqual([]);
});

test("parts are found around and within", () => {
  document.body.innerHTML = `<main data-part="table"><p data-part="hand"><i id="card"></i></p><p data-part="hand"></p></main>`;
  const card = document.getElementById("card") as Element;
  expect(partOf(partAround(card, "hand", "table") as Element)).toBe("hand");
  expect(partOf(partAround(card, "table") as Element)).toBe("table");
  expect(partElements("hand", document)).toHaveLength(2);
  expect(partElement("bar")).toBeNull();
  expect(partSelector("hand", "bar")).toBe('[data-part="hand"], [data-part="bar"]');
  document.body.innerHTML = "";
});
