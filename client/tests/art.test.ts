import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { expect, test } from "vitest";

import { art, loadArt } from "../src/art/art.svelte";
import { HUES } from "../src/art/hues";
import { chosenRecipe, PLAIN_ICONS, plainRecipe, SCENES, type Recipe } from "../src/art/recipe";
import { scene } from "../src/art/scenes";
import { scenes } from "../src/themes/space/scenes";
import { ICONS } from "../src/icons";
import { WINDOWS } from "../src/art/windows";
import { tokenLook } from "../src/lib/games/tokens";
import { setShownGame } from "../src/themes/current.svelte";
import { artIcons, body, source } from "../tools/icons";
import { enterAll, GAMES } from "./games";

await enterAll();

const read = <T>(path: string): T => JSON.parse(readFileSync(`src/themes/${path}.json`, "utf8")) as T;
const recipes = (game: string): Record<string, Recipe> => read(`${game}/recipes`);

test.each(GAMES)("every card of %s is drawn, and nothing else", (game, { cards }) => {
  expect(Object.keys(recipes(game)).sort()).toEqual(Object.keys(cards).sort());
});

test.each(GAMES)("no two cards of %s have the same figure", (game) => {
  const figures = Object.values(recipes(game)).map(({ main }) => main);
  expect(figures.filter((figure, n) => figures.indexOf(figure) !== n)).toEqual([]);
});

test.each(GAMES)("recipes of %s use places, hues and sizes that there are", (game) => {
  for (const [id, { scene: place, hue, sup, x, y, s }] of Object.entries(recipes(game))) {
    expect([...SCENES, ...(game === "space" ? Object.keys(scenes) : [])], id).toContain(place);
    expect(Object.keys(HUES), id).toContain(hue);
    expect(sup.length, id).toBeLessThanOrEqual(2);
    expect(s >= 56 && s <= 70, id).toBe(true);
    expect(x >= 50 && x <= 90 && y >= 36 && y <= 50, id).toBe(true);
  }
});

test.each(GAMES)("every token of %s has a glyph", (game, { tokens }) => {
  expect(Object.keys(read<Record<string, string>>(`${game}/tokens`)).sort()).toEqual(
    Object.keys(tokens).sort(),
  );
});

test("what is carried off a ship is told apart by silhouette and colour", () => {
  setShownGame("space");
  const kinds = [
    "power-crystal",
    "command-code",
    "escape-pod",
    "artifact",
    "minor-secret",
    "major-secret",
  ].map((kind) => tokenLook(kind, kind));
  const wares = ["master-key", "contraband", "medkit", "telepass"].map((id) => tokenLook(id, "market"));
  for (const aspect of ["shape", "fill"] as const)
    expect(new Set([...kinds, ...wares].map((look) => look[aspect])).size).toBe(10);
});

test.each(GAMES)("icons of %s exist and are credited", (game) => {
  const credits = readFileSync("CREDITS.md", "utf8");
  for (const name of artIcons(game)) {
    expect(body(name), name).toContain("currentColor");
    expect(credits, name).toContain(`\`${name}\``);
  }
});

test("a card whose name several games have looks as the game that was asked for last draws it", async () => {
  for (const game of ["space", "classic", "space", "catacombs"]) {
    await loadArt(game);
    expect(art().recipes["stumble"]).toEqual(recipes(game)["stumble"]);
    expect(art().tokens["artifact-5"]).toBe(read<Record<string, string>>(`${game}/tokens`)["artifact-5"]);
  }
});

test("an unknown icon stops the build", () => {
  expect(() => source("virtual:icon/unicorn-tamer")).toThrow("unicorn-tamer");
});

test("every kind of card has a window, and a place for cards that nobody has drawn", () => {
  for (const [, { cards, card_kinds }] of GAMES) {
    expect(Object.keys(WINDOWS)).toEqual(expect.arrayContaining(Object.keys(card_kinds)));
    for (const card of Object.values(cards)) expect(SCENES).toContain(plainRecipe(card).scene);
  }
});

test("a card that nobody has drawn shows its first effect, or what it is", () => {
  const gain = { moment: "play", what: "teleport", n: 1 };
  expect(plainRecipe({ kind: "action", deck: "dungeon", gains: [gain], lines: [] }).main).toBe("portal");
  expect(plainRecipe({ kind: "monster", deck: "dungeon", gains: [gain], lines: [] }).main).toBe(
    "fanged-skull",
  );
  const line = { moment: "use", lead: "", text: "", marked: "Choose one: {gold:2}; or wait." };
  expect(plainRecipe({ kind: "device", deck: "dungeon", gains: [], lines: [line] }).main).toBe("two-coins");
});

test.each([...SCENES, ...Object.keys(scenes)])(
  "%s is the same for the same card, and another for another",
  (name) => {
    const drawn = (card: string): unknown => scene(name, card, scenes);
    expect(drawn("kobold")).toEqual(drawn("kobold"));
    expect(drawn("kobold")).not.toEqual(drawn("ogre"));
    expect(JSON.stringify(drawn("kobold"))).not.toContain("NaN");
  },
);

test("an icon is drawn in whole units, in the colour of its place, and all of them are small (F6)", () => {
  const names = ["classic", "catacombs", "space"].flatMap(artIcons);
  const drawn = [...new Set([...ICONS, ...names])].map((name) => body(name));
  for (const one of drawn) {
    expect(one).toMatch(/^<(path|g)[^>]* fill="currentColor"/);
    expect(one).not.toMatch(/\d\.\d/);
  }
  expect(brotliCompressSync(drawn.join("\n")).length).toBeLessThan(90_000);
});

interface Pictures {
  scenes: string[];
  hues: string[];
  figures: string[];
  packs: Record<string, { scenes: string[]; figures: string[] }>;
}

test("packs may name what the page can draw, all of it and nothing else (docs/adr/0042)", () => {
  const offered = JSON.parse(readFileSync("../src/tiptoe/packs/pictures.json", "utf8")) as Pictures;
  expect(offered.scenes).toEqual(SCENES);
  expect(offered.hues).toEqual(Object.keys(HUES));
  expect(offered.figures).toEqual([...PLAIN_ICONS].sort());
  expect(Object.keys(offered.packs)).toEqual(GAMES.map(([game]) => game).sort());
  for (const [game, { scenes: places, figures }] of Object.entries(offered.packs)) {
    const drawn = Object.values(recipes(game)).flatMap(({ main, sup }) => [
      main,
      ...sup.map(([name]) => name),
    ]);
    expect([...new Set([...figures, ...PLAIN_ICONS])].sort(), game).toEqual(
      [...new Set([...drawn, ...PLAIN_ICONS])].sort(),
    );
    expect(places, game).toEqual(game === "space" ? Object.keys(scenes).sort() : []);
  }
});

test("a chosen picture stands for the drawn one, and what was left open stays", () => {
  const drawn = recipes("classic")["burgle"]!;
  const chosen = chosenRecipe({ scene: "fire", hue: "", figure: "cowled", beside: "" }, drawn);
  expect([chosen.scene, chosen.hue, chosen.main, chosen.sup]).toEqual(["fire", drawn.hue, "cowled", []]);
});
