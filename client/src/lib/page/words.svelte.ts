/** The page's own words, in the language of the reader. Words about the game come from the server.
 *
 * A language may be begun: what nobody has written in it yet is said in English.
 */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import percents from "virtual:languages";

import { bundleOfTexts, filled } from "./bundles";
import { learnWords, ownWords, shownGame } from "../../themes/current.svelte";
import { settings } from "./settings.svelte";

/** Every language that has a file here; what a game calls by its own names is in its world. */
const FILES = import.meta.glob<string>("../../locale/*.ftl", { query: "?raw", import: "default" });
const fileOf = (tag: Language): string => `../../locale/${tag}.ftl`;

export type Language = string;
export const LANGUAGES: readonly Language[] = Object.keys(FILES)
  .map((path) => path.replace(/^.*\/|\.ftl$/g, ""))
  .sort();

/** The words of the languages that were asked for, the latest last. */
let texts: Readonly<Record<Language, string>> = $state.raw({});

const ENGLISH = "en";
const WHOLE = 100;
const ENOUGH = 95; // percent; of a language with less the page says so

/** Whether some of the page's words are not written in a language. */
export const isBegun = (tag: Language): boolean => (percents[tag] ?? 0) < WHOLE;

/** Fetches the words of a language; until they are here the page goes on in the one before. */
export async function loadWords(tag: Language): Promise<void> {
  if (isBegun(tag)) await loadWords(ENGLISH);
  const [text] = await Promise.all([texts[tag] ?? FILES[fileOf(tag)]?.(), learnWords(shownGame(), tag)]);
  if (text !== undefined && texts[tag] === undefined) texts = { ...texts, [tag]: text };
}

/** How much of the game is written in languages that are begun, as the server tells it. */
let translated: Record<Language, number> = $state.raw({});

export function learnTranslated(shares: Record<Language, number>): void {
  translated = shares;
}

/** How much is written in a language where that is worth a word, else 0: of the page or of the game, whichever is less. */
export function percentOf(tag: Language): number {
  const percent = Math.min(percents[tag] ?? WHOLE, translated[tag] ?? WHOLE);
  return percent < ENOUGH ? percent : 0;
}

/** A language by its name, with how much is written in it where that is not nearly everything. */
export function languageLabel(tag: Language): string {
  const percent = percentOf(tag);
  return percent ? `${languageName(tag)} (${formatted(percent, tag)})` : languageName(tag);
}

const formatted = (percent: number, tag: Language): string =>
  new Intl.NumberFormat(tag, { style: "percent" }).format(percent / WHOLE);

/** The words of a screen that few people open, by language; they come with it. */
let more: Readonly<Record<Language, string>> = $state.raw({});

export function addWords(tag: Language, text: string): void {
  more = { ...more, [tag]: text };
}

/** The language itself once its words are here, else the one before. */
const readyOf = (tag: Language): Language => (tag in texts ? tag : (Object.keys(texts).at(-1) ?? tag));

/** A language by the name that its speakers give it. */
export function languageName(tag: Language): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const bundles = new Map<string, FluentBundle>();

/** The language of the page: the one that was chosen, or the first of the browser's that we speak. */
export function language(): Language {
  return settings.language ? negotiated(settings.language) : negotiated(...navigator.languages);
}

const spoken = new Map<string, Language>();

/** Asked with every word of the page, so it is worked out once. */
function negotiated(...wanted: string[]): Language {
  const name = wanted.join();
  const known =
    spoken.get(name) ?? negotiateLanguages(wanted, [...LANGUAGES], { defaultLocale: "en" })[0] ?? "en";
  spoken.set(name, known);
  return known;
}

/** A message in the language of the page. A message that is missing shows its name, so that it is found. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  return sayIn(language(), id, values);
}

/** The same in the words of a game that is not shown. */
export function sayOf(game: string, id: string, values: Record<string, FluentVariable> = {}): string {
  return sayIn(language(), id, values, game);
}

export function sayIn(
  tag: Language,
  id: string,
  values: Record<string, FluentVariable> = {},
  game = shownGame(),
): string {
  const ready = readyOf(tag);
  const said = filled(bundleOf(ready, game), id, values);
  return said ?? (isBegun(ready) ? filled(bundleOf(ENGLISH, game), id, values) : undefined) ?? id;
}

export function knows(id: string, game = ""): boolean {
  const ready = readyOf(language());
  return bundleOf(ready, game).hasMessage(id) || (isBegun(ready) && bundleOf(ENGLISH, game).hasMessage(id));
}

/** What packaged games and variants are called, as the server tells it; the page has words only for ours. */
let told: Record<string, string> = $state.raw({});

export function learn(words: Record<string, string>): void {
  told = words;
}

/** A word for something that has a message, or that the server has told, or else the thing's own name. */
export function nameOf(prefix: string, id: string): string {
  return saidOf(prefix, id) || id;
}

/** The same, or nothing. */
export function saidOf(prefix: string, id: string): string {
  const message = `${prefix}-${id.replaceAll(":", "-")}`;
  return knows(message) ? say(message) : (told[message] ?? "");
}

/** "Owl, Toad and Hare", as the language says it. */
export function allOf(things: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(things);
}

/** "5 or 6", as the language says it. */
export function eitherOf(things: string[]): string {
  return new Intl.ListFormat(language(), { type: "disjunction" }).format(things);
}

function bundleOf(tag: Language, game: string): FluentBundle {
  const own = ownWords(game, tag);
  const english = isBegun(tag) ? ownWords(game, ENGLISH) : undefined; // a game's own word goes before another one
  const name = `${tag}${own ? ` ${game}` : ""}${english ? ` ${game} en` : ""}${more[tag] ? " more" : ""}`;
  let bundle = bundles.get(name);
  if (!bundle) {
    bundle = bundleOfTexts(tag, texts[tag], more[tag], english, own);
    bundles.set(name, bundle);
  }
  return bundle;
}
