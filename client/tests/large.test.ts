import { expect, test } from "vitest";

import { placeBeside } from "../src/lib/page/popover-position";
import type { CardContent } from "../src/lib/games/content";
import { termsOf, type Term } from "../src/lib/games/terms";
import { hasMessage, LANGUAGES, sayIn } from "../src/lib/page/words.svelte";
import { setShownGame } from "../src/themes/current.svelte";
import recorded from "./data/content.json";
import { enterAll } from "./games";

await enterAll();

type Explained = CardContent & { terms: Term[] };
/** Every card, with its words as its own game explains them. */
const cards = Object.entries(recorded.games).flatMap(([game, content]) => {
  setShownGame(game);
  return (Object.values(content.cards) as unknown as CardContent[]).map((card): Explained => ({
    ...card,
    terms: termsOf(card),
  }));
});
const window = { width: 1366, height: 768 };
const large = { width: 440, height: 290 };

test("what a card says is explained, in every language, with a rule that there is", () => {
  const ids = new Set<string>(recorded.rules);
  const met = new Set(cards.flatMap((card) => card.terms).map((term) => term.id));
  expect([...met].filter((id) => !hasMessage(`term-${id}`) || !hasMessage(`term-${id}-why`))).toEqual([]);
  for (const tag of LANGUAGES) for (const id of met) expect(sayIn(tag, `term-${id}-why`)).toMatch(/[.!]$/);
  const rules = cards.flatMap((card) => card.terms).map((term) => term.rule);
  expect(rules.filter((rule) => !ids.has(rule))).toEqual([]);
  expect(met.size).toBeGreaterThan(12);
});

test("every word, moment and symbol of every card is among what is explained", () => {
  const WORDS: Record<string, RegExp> = {
    trash: /\btrash (?!a card this turn)/i,
    discard: /\bdiscard (a|from)/i,
    replace: /\breplace a card/i,
  };
  const silent = cards.flatMap((card) => {
    const told = new Set(card.terms.map((term) => term.id));
    const said = [...card.gains, ...card.lines].map(({ moment }) => moment);
    const meant = Object.keys(WORDS).filter((id) => WORDS[id]?.test(card.full.join(" ")));
    return [...said, ...meant, ...card.gains.map(({ what }) => what)]
      .filter((id) => id !== "play" && !told.has(id))
      .map((id) => `${card.id}: ${id}`);
  });
  expect(silent).toEqual([]);
});

test("every card but those that say nothing has a word to explain", () => {
  const mute = cards.filter((card) => card.full.length && !card.terms.length && card.gains.length);
  expect(mute.map((card) => card.id)).toEqual([]);
});

test("a large card lies beside the row, not over it, at its foot", () => {
  const row = { left: 970, top: 46, right: 1360, bottom: 570 };
  for (const left of [970, 1100, 1230]) {
    const place = placeBeside({ left, top: 60, right: left + 120, bottom: 228 }, row, large, window);
    expect(place.left + large.width).toBeLessThanOrEqual(row.left);
    expect(place.top + large.height).toBeLessThanOrEqual(row.bottom);
    expect(place.top).toBeGreaterThan(270); // below the dragon
  }
});

test("a large card of the hand lies above the hand, within the window", () => {
  const hand = { left: 400, top: 590, right: 1000, bottom: 768 };
  for (const left of [400, 640, 880]) {
    const place = placeBeside({ left, top: 600, right: left + 120, bottom: 768 }, hand, large, window);
    expect(place.top + large.height).toBeLessThanOrEqual(hand.top);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.left + large.width).toBeLessThanOrEqual(window.width);
  }
});
