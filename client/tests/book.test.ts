import { expect, test } from "vitest";

import { besides, examplesOf, goalOf, type BookContent } from "../src/lib/games/book";
import { bolded, referred, Terms } from "../src/lib/games/passages";
import { parseRoute } from "../src/lib/page/router.svelte";
import { entriesOf, likeness, marked, Search } from "../src/lib/games/search";

const line = (text: string, ...rules: string[]) => ({ kind: "text", cells: [text], rules, sign: "" });
const rule = (id: string, text: string) => ({
  id,
  game: "core",
  chapter: id.split(".")[0] ?? "",
  title: "Market",
  text,
  language: "en",
});
const BOOK: BookContent = {
  spec: "classic",
  language: "en",
  title: "The book",
  text_language: "en",
  chapters: [
    {
      id: "a-turn",
      title: "A turn",
      variant: "",
      sections: [
        {
          id: "market",
          title: "The Market",
          lines: [line("At the Market a Crown costs 7 gold.", "CORE-11.1")],
        },
      ],
    },
    {
      id: "surprises",
      title: "Surprises",
      variant: "",
      sections: [
        {
          id: "two",
          title: "May I carry two Artifacts?",
          lines: [line("Only with a Backpack, bought before the second one.", "CORE-11.4", "RUL-1")],
        },
      ],
    },
  ],
  terms: [{ name: "Backpack", text: "room for one more Artifact", rules: ["CORE-11.4"] }],
  rules: [
    rule("CORE-11.1", "An item costs 7 gold."),
    rule("CORE-11.4", "A Backpack holds one more Artifact (RUL-1)."),
    rule("RUL-1", "Précédence. What a book leaves open."),
  ],
  cards: {},
  tokens: { backpack: ["CORE-11.4"] },
  examples: [{ id: "classic.two", title: "Two", language: "en", rules: ["CORE-11.4"] }],
};

test("a rule opens the sentence that tells it, a section its chapter, and what is unknown the first page", () => {
  expect(goalOf(BOOK, "CORE-11.4")).toMatchObject({
    chapter: "surprises",
    section: "two",
    rule: "CORE-11.4",
  });
  expect(goalOf(BOOK, "RUL-1")).toMatchObject({ chapter: "surprises", rule: "RUL-1" });
  expect(goalOf(BOOK, "market")).toMatchObject({ chapter: "a-turn", section: "market" });
  expect(goalOf(BOOK, "token.backpack")).toMatchObject({ chapter: "cards", token: "backpack" });
  expect(goalOf(BOOK, "")).toMatchObject({ chapter: "a-turn", section: "" });
  expect(goalOf(BOOK, "nowhere")).toMatchObject({ chapter: "a-turn", rule: "" });
});

test("an example stands once in a chapter, where most of its rules are told, and has an address on the table", () => {
  const [turn, surprises] = BOOK.chapters;
  expect([...(turn ? examplesOf(BOOK, turn) : [])]).toEqual([]);
  expect([...(surprises ? examplesOf(BOOK, surprises).keys() : [])]).toEqual(["two"]);
  expect(parseRoute("/rules/space+promo/example.classic.two/3")).toEqual({
    screen: "example",
    spec: "space+promo",
    example: "classic.two",
    at: "3",
  });
});

test("a rule has its rulings beside it, and a ruling the rules that point at it", () => {
  expect(besides(BOOK, "CORE-11.4")).toEqual(["RUL-1"]);
  expect(besides(BOOK, "RUL-1")).toEqual(["CORE-11.4"]);
});

test("a thing is found by its name and by what it does", () => {
  const search = new Search(entriesOf(BOOK, null));
  const first = (sought: string): string => search.find(sought)[0]?.entry.at ?? "";
  expect(first("backpack")).toBe("CORE-11.4");
  expect(first("carry a second artifact")).toBe("CORE-11.4");
  expect(first("precedence")).toBe("RUL-1");
  expect(search.find("zeppelin")).toEqual([]);
  expect(search.find("  ")).toEqual([]);
});

test.each([
  ["artifact", "artifacts", true],
  ["porter", "portez", true],
  ["carregar", "carregue", true],
  ["sac", "sacs", true],
  ["boot", "book", false],
  ["a", "artifact", false],
])("%s and %s are forms of one word: %s", (one, other, same) => {
  expect(likeness(one, other) > 0).toBe(same);
});

test("what was sought is marked as it is written", () => {
  expect(marked("Éclair de génie", "eclair").filter(({ hit }) => hit)).toEqual([
    { text: "Éclair", hit: true },
  ]);
});

test("a word of the game is explained once, in either number, and references lead on", () => {
  const terms = new Terms(BOOK.terms);
  const pieces = terms.in(bolded("**Two** Backpacks, one backpack"), new Set());
  expect(pieces.map(({ text }) => text)).toEqual(["Two", " ", "Backpacks", " one backpack"]);
  expect(pieces.map(({ term }) => term?.name)).toEqual([undefined, undefined, "Backpack", undefined]);
  expect(
    referred([{ text: "see RUL-1, not RUL-2" }], new Set(["RUL-1"])).flatMap((one) => one.rule ?? []),
  ).toEqual(["RUL-1"]);
});

test("what closes a sentence stays with the word of the game that ends it, so that no line begins with it", () => {
  const terms = new Terms(BOOK.terms);
  const after = (text: string) => terms.in(bolded(text), new Set()).map(({ after }) => after);
  expect(after("Take a Backpack.")).toEqual([undefined, "."]);
  expect(after("Backpack\u202f; puis")).toEqual(["\u202f;", undefined]);
  expect(after("Take a **Backpack**.")).toEqual([undefined, "."]);
  expect(after("(a Backpack), then")).toEqual([undefined, "),", undefined]);
  expect(after("a Backpack holds")).toEqual([undefined, undefined, undefined]);
});
