/** A pack's text and the form are the same thing: what the form changes is changed in place, and nothing else is. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { asToml, at, lineOf, plain, put, read, Unreadable, withTable } from "../src/lib/workshop/toml";

const PACK = `# my pack
id = "night"
game = "classic"  # where it belongs

[[card]]
id = "scout"
cost = 3
play = [
  { boots = 2 },  # fast
  { when = { another = "companion" }, do = [{ draw = 1 }] },
]

[[card]]
id = "hush"
play = [{ clank = -1 }]

[names.card]
scout = { en = "Night Scout" }
`;

test("a text is read with comments, tables of all forms and every place", () => {
  const root = read(PACK);
  expect(plain(root)).toEqual({
    id: "night",
    game: "classic",
    card: [
      {
        id: "scout",
        cost: 3,
        play: [{ boots: 2 }, { when: { another: "companion" }, do: [{ draw: 1 }] }],
      },
      { id: "hush", play: [{ clank: -1 }] },
    ],
    names: { card: { scout: { en: "Night Scout" } } },
  });
  expect(lineOf(PACK, at(root, ["card", 0, "play", 1, "when"])!.from)).toBe(10);
});

test("the packs that come with the game can be read", () => {
  for (const pack of ["classic", "catacombs", "space"])
    for (const file of ["cards", "names", "pack", "tokens", "places"]) {
      const text = readFileSync(`../src/tiptoe/games/${pack}/content/${file}.toml`, "utf8");
      expect(Object.keys(plain(read(text))).length, `${pack}/${file}`).toBeGreaterThan(0);
    }
});

test("strings and numbers of every form", () => {
  const text = String.raw`a = "q\"\u00e9\n"
b = 'c:\x'
c = """
one \
   two"""
d = 1_000
e = 0xff
f = -2.5e3
"g h".i = true
`;
  expect(plain(read(text))).toEqual({
    a: 'q"é\n',
    b: "c:\\x",
    c: "one two",
    d: 1000,
    e: 255,
    f: -2500,
    "g h": { i: true },
  });
});

test.each([
  ["id = ", 5],
  ["id = nothing", 5],
  ['id = "open', 10],
  ["a = 1 b = 2", 6],
  ["a = [1, 2", 9],
  ["a = 1\na = 2", 6],
  ["[a]\n[a]", 4],
])("%s cannot be read, and it is said from where", (text, place) => {
  expect(() => read(text)).toThrow(Unreadable);
  try {
    read(text);
  } catch (error) {
    expect((error as Unreadable).at).toBe(place);
  }
});

/** One edit: the lines that went and those that came. */
function changed(before: string, after: string): [string[], string[]] {
  const [old, young] = [before.split("\n"), after.split("\n")];
  return [old.filter((line) => !young.includes(line)), young.filter((line) => !old.includes(line))];
}

test.each([
  [["card", 0, "cost"], 5, ["cost = 3"], ["cost = 5"]],
  [["card", 0, "points"], 1, [], ["points = 1"]],
  [["card", 0, "cost"], undefined, ["cost = 3"], []],
  [["card", 0, "play", 0, "boots"], 3, ["  { boots = 2 },  # fast"], ["  { boots = 3 },  # fast"]],
  [["card", 0, "play", 2], { skill: 1 }, [], ["  { skill = 1 },"]],
  [
    ["card", 1, "play", 1],
    { skill: 1 },
    ["play = [{ clank = -1 }]"],
    ["play = [{ clank = -1 }, { skill = 1 }]"],
  ],
  [
    ["names", "card", "scout", "fr"],
    "Éclaireuse",
    ['scout = { en = "Night Scout" }'],
    ['scout = { en = "Night Scout", fr = "Éclaireuse" }'],
  ],
  [["names", "card", "hush"], { en: "Hush" }, [], ['hush = { en = "Hush" }']],
  [["names", "token", "x"], { en: "X" }, [], ["[names.token]", 'x = { en = "X" }']],
  [["version"], "2", [], ['version = "2"']],
] as const)("put %j: only that changes", (path, value, gone, come) => {
  const after = put(PACK, path, value as never);
  expect(changed(PACK, after)).toEqual([gone, come]);
  const found = at(read(after), path);
  expect(found && plain(found)).toEqual(value);
});

test("an effect, a card, and the last of both can go", () => {
  const one = put(PACK, ["card", 0, "play", 0], undefined);
  expect(plain(at(read(one), ["card", 0, "play"])!)).toHaveLength(1);
  expect(plain(at(read(put(one, ["card", 0, "play", 0], undefined)), ["card", 0, "play"])!)).toEqual([]);
  const fewer = put(PACK, ["card", 0], undefined);
  expect(plain(at(read(fewer), ["card"])!)).toEqual([{ id: "hush", play: [{ clank: -1 }] }]);
  expect(plain(read(put(fewer, ["card", 0], undefined)))).not.toHaveProperty("card");
});

test("a new card stands after the others, a first one before the names", () => {
  const more = withTable(PACK, "card", 'id = "third"');
  expect((plain(read(more)) as { card: unknown[] }).card).toHaveLength(3);
  expect((plain(read(more)) as { names: unknown }).names).toEqual({ card: { scout: { en: "Night Scout" } } });
  const first = withTable('id = "x"\n\n[names.card]\na = { en = "A" }\n', "card", 'id = "a"');
  expect(plain(read(first))).toEqual({ id: "x", card: [{ id: "a" }], names: { card: { a: { en: "A" } } } });
  expect(plain(read(withTable('id = "x"\n', "card", 'id = "a"')))).toEqual({ id: "x", card: [{ id: "a" }] });
});

test("a pack that a program wrote as JSON is read as text", () => {
  const { card, names, ...rest } = plain(read(PACK)) as Record<string, unknown>;
  const document = { "tiptoe-pack": 1, pack: { ...rest, title: { en: "Night" } }, names, card };
  expect(plain(read(asToml(JSON.stringify(document))))).toEqual(document);
  expect(asToml(PACK)).toBe(PACK);
});
