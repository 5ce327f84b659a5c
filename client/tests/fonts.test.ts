/** Fonts: what our own texts are written with is among the letters that a first visit loads. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { LATIN, LETTERS, characters } from "../tools/fonts";

const texts = ["src", "../src/tiptoe"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ftl|toml|md)$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8")),
);

test("texts in our languages need no second file of a font", () => {
  expect(texts.length).toBeGreaterThan(100);
  const letters = characters(LETTERS);
  const used = [...new Set(texts.join(""))].filter((letter) => characters(LATIN).includes(letter));
  expect(used.filter((letter) => !letters.includes(letter))).toEqual([]);
});
