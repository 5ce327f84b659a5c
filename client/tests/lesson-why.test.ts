import { expect, test } from "vitest";

import { sentenceOf, type BookContent } from "../src/lib/games/book";

const line = (kind: string, rule: string, ...cells: string[]): object => ({
  kind,
  cells,
  rules: [rule],
  sign: "",
});
const chapter = (id: string, ...lines: object[]): object => ({ id, sections: [{ id, lines }] });
const book = {
  chapters: [
    chapter("two-minutes", line("text", "CORE-1.1", "In short."), line("text", "CORE-1.2", "Only here.")),
    chapter("news", {
      kind: "item",
      cells: ["Boots, bags and keys."],
      rules: ["CORE-1.1", "CORE-1.5"],
      sign: "",
    }),
    chapter("turns", line("row", "CORE-1.1", "a", "b"), line("item", "CORE-1.1", "At **length**.")),
    chapter("words", line("term", "CORE-1.3", "Boot", "It walks.")),
  ],
  rules: [{ id: "CORE-1.4", text: "Word for word." }],
} as unknown as BookContent;

test("a rule is told in one sentence, the most precise one, that of its chapter before that of the two minutes", () => {
  expect(sentenceOf(book, "CORE-1.1")).toBe("At length.");
  expect(sentenceOf(book, "CORE-1.2")).toBe("Only here.");
});

test("else by the glossary, or not at all", () => {
  expect(sentenceOf(book, "CORE-1.3")).toBe("It walks.");
  expect(sentenceOf(book, "CORE-1.4")).toBe("");
});
