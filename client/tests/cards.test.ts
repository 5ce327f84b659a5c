import { mount, tick, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { ANY_SET, finds, grouped, inOrder } from "../src/cards/find";
import CardList from "../src/cards/CardList.svelte";
import TokenList from "../src/cards/TokenList.svelte";
import { fit, fitName } from "../src/lib/games/textfit";
import { pieces } from "../src/lib/games/gains";
import { parseRoute } from "../src/lib/page/router.svelte";
import { changeSettings } from "../src/lib/page/settings.svelte";
import { LANGUAGES, sayIn } from "../src/lib/page/words.svelte";
import Card from "../src/ui/Card.svelte";
import TokenMark from "../src/ui/TokenMark.svelte";
import { GAMES, printed, RULES } from "./games";

const everywhere = GAMES.flatMap(([name, game]) =>
  LANGUAGES.map((language) => [name, language, game] as const),
);

beforeEach(() => {
  changeSettings({ language: "en" });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
});

test.each(everywhere)("every card of %s in %s is drawn, large and small", (_, language, game) => {
  changeSettings({ language });
  for (const card of printed(game, language)) {
    for (const mini of [false, true]) {
      const target = document.createElement("div");
      const drawn = mount(Card, { target, props: { card, mini } });
      expect(target.querySelector(".name")?.textContent).toBe(card.name);
      if (card.points !== null)
        expect(target.querySelector(".points")?.textContent).toBe(String(card.points));
      void unmount(drawn);
    }
  }
});

test.each(everywhere)("names and words of %s in %s fit at a size that can be read", (_, language, game) => {
  changeSettings({ language });
  for (const card of printed(game, language)) {
    expect(fit(card).text, card.id).toBeGreaterThanOrEqual(0.7);
    for (const mini of [false, true])
      expect(fitName(card.name, 10.2, mini).size, card.name).toBeGreaterThanOrEqual(mini ? 0.84 : 0.78);
  }
});

test.each(everywhere)("lead words of %s in %s are the server's", (_, language, game) => {
  const told = language === "en" ? game.moments : game.spoken[language]?.moments;
  for (const moment of ["use", "defeat", "acquire", "arrive"])
    expect(sayIn(language, `moment-${moment}`)).toBe(told?.[moment]);
});

test.each(GAMES)("every token of %s is drawn, and every kind of which only the back is known", (_, game) => {
  for (const token of [...Object.keys(game.tokens), ...Object.keys(game.kinds)]) {
    const target = document.createElement("div");
    const drawn = mount(TokenMark, { target, props: { token, content: game } });
    expect(target.querySelector("title")?.textContent).toBeTruthy();
    void unmount(drawn);
  }
});

test.each(GAMES)("rules that are named beside cards of %s exist", (_, game) => {
  for (const card of Object.values(game.cards)) {
    expect(
      card.rules.filter((id) => !RULES.has(id)),
      card.id,
    ).toEqual([]);
    expect(card.rules.length, card.id).toBeGreaterThan(0);
  }
});

test.each(GAMES)("the list of %s is filtered by kind and by words, and opens a card", async (_, game) => {
  const target = document.body.appendChild(document.createElement("div"));
  const drawn = mount(CardList, { target, props: { content: game } });
  const shown = (): number => target.querySelectorAll("li button").length;
  expect(shown()).toBe(Object.keys(game.cards).length);
  const [search, kind] = [target.querySelector("input"), target.querySelector("select")];
  if (!search || !kind) throw new Error("no filters");
  const monsters = Object.values(game.cards).filter((card) => card.kind === "monster");
  kind.value = "monster";
  kind.dispatchEvent(new Event("change", { bubbles: true }));
  await tick();
  expect(shown()).toBe(monsters.length);
  search.value = monsters.at(-1)?.name.toUpperCase() ?? "";
  search.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
  expect(shown()).toBe(1);
  target.querySelector<HTMLButtonElement>("li button")?.click();
  await tick();
  expect(target.querySelector("dialog")?.textContent).toContain("CORE-9.4");
  await unmount(drawn);
  target.remove();
});

test.each(GAMES)("tokens of %s are told with their words", async (_, game) => {
  const target = document.createElement("div");
  const drawn = mount(TokenList, { target, props: { content: game } });
  for (const token of Object.values(game.tokens)) expect(target.textContent).toContain(token.name);
  await unmount(drawn);
});

test("no line begins with a stop", () => {
  expect(pieces("Choisissez : {gold:2} ; ou rien !")).toEqual([
    "Choisissez\u00a0: ",
    { what: "gold", n: 2 },
    "\u00a0; ou rien\u00a0!",
  ]);
});

test("words are found without accents and capitals, in any order", () => {
  const [card] = printed(GAMES[0]![1], "fr").filter(({ id }) => id === "treasure-hunter");
  if (!card) throw new Error("no such card");
  expect(finds(card, { kind: "", set: ANY_SET, text: "tresors CHASSEUSE" })).toBe(true);
  expect(finds(card, { kind: "", set: "promo", text: "" })).toBe(false);
});

test("an apostrophe is found as it is typed", () => {
  const [card] = printed(GAMES[0]![1], "fr").filter(({ id }) => id === "bracers-of-agility");
  if (!card) throw new Error("no such card");
  expect(card.name).toBe("Bracelets d’agilité");
  expect(finds(card, { kind: "", set: ANY_SET, text: "d'agilite" })).toBe(true);
});

test("starters come first, then the reserve, then kind by kind", () => {
  const decks = grouped(inOrder(Object.values(GAMES[0]![1].cards)), (card) => card.deck).map(
    ([deck]) => deck,
  );
  expect(decks).toEqual(["starter", "reserve", "dungeon"]);
});

test("cards have an address", () => {
  expect(parseRoute("/cards/catacombs:b+party-cards")).toEqual({
    screen: "cards",
    spec: "catacombs:b+party-cards",
  });
  expect(parseRoute("/cards/")).toEqual({ screen: "lobby" });
});
