/** Messages of the page in the reader's language. Names of cards, rooms and rules come from the server.
 *
 * A language may be translated in part: messages that are missing in it are shown in English.
 */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import percents from "virtual:languages";

import { bundleOfTexts, filled } from "./bundles";
import { loadThemeWords, themeWords, shownGame } from "../../themes/current.svelte";
import { settings } from "./settings.svelte";

/** Message files by language; messages of one game alone are in its theme. */
const FILES = import.meta.glob<string>("../../locale/*.ftl", { query: "?raw", import: "default" });
const fileOf = (tag: Language): string => `../../locale/${tag}.ftl`;

export type Language = string;
export const LANGUAGES: readonly Language[] = Object.keys(FILES)
  .map((path) => path.replace(/^.*\/|\.ftl$/g, ""))
  .sort();

/** The words of the languages that were asked for, the latest last. */
let texts: Readonly<Record<Language, string>> = $state.raw({});

export const ENGLISH: Language = "en";
const WHOLE = 100;
const ENOUGH = 95; // percent; of a language with less the page says so

/** Whether a language lacks some messages of the page. */
export const isPartial = (tag: Language): boolean => (percents[tag] ?? 0) < WHOLE;

/** Fetches the words of a language; until they are here the page goes on in the one before. */
export async function loadWords(tag: Language): Promise<void> {
  if (isPartial(tag)) await loadWords(ENGLISH);
  const [text] = await Promise.all([texts[tag] ?? FILES[fileOf(tag)]?.(), loadThemeWords(shownGame(), tag)]);
  if (text !== undefined && texts[tag] === undefined) texts = { ...texts, [tag]: text };
}

/** Translated share of the game texts by language, from the server. */
let translated: Record<Language, number> = $state.raw({});

export function setTranslatedShares(shares: Record<Language, number>): void {
  translated = shares;
}

/** Translated percentage of the page or the game, whichever is less; 0 where it is nearly complete. */
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

/** Messages of rarely opened screens by language, loaded with the screen. */
let screenWords: Readonly<Record<Language, string>> = $state.raw({});

export function addScreenWords(tag: Language, text: string): void {
  const known = screenWords[tag] ?? "";
  if (!known.includes(text)) screenWords = { ...screenWords, [tag]: `${known}\n${text}` };
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

/** Negotiated language, cached because it is needed for every message. */
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
  return said ?? (isPartial(ready) ? filled(bundleOf(ENGLISH, game), id, values) : undefined) ?? id;
}

export function hasMessage(id: string, game = ""): boolean {
  const ready = readyOf(language());
  return bundleOf(ready, game).hasMessage(id) || (isPartial(ready) && bundleOf(ENGLISH, game).hasMessage(id));
}

/** Names of games and variants from packages, sent by the server; the page has messages only for built-in ones. */
let serverNames: Record<string, string> = $state.raw({});

export function setServerNames(words: Record<string, string>): void {
  serverNames = words;
}

/** Name from a message of the page or from the server, else the id itself. */
export function nameOf(prefix: string, id: string): string {
  return nameOrEmpty(prefix, id) || id;
}

/** Name from a message of the page or from the server, else an empty string. */
export function nameOrEmpty(prefix: string, id: string): string {
  const message = `${prefix}-${id.replaceAll(":", "-")}`;
  return hasMessage(message) ? say(message) : (serverNames[message] ?? "");
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
  const own = themeWords(game, tag);
  const english = isPartial(tag) ? themeWords(game, ENGLISH) : undefined; // a game's own word goes before another one
  const name = `${tag}${own ? ` ${game}` : ""}${english ? ` ${game} en` : ""}${screenWords[tag]?.length ?? ""}`;
  let bundle = bundles.get(name);
  if (!bundle) {
    bundle = bundleOfTexts(tag, texts[tag], screenWords[tag], english, own);
    bundles.set(name, bundle);
  }
  return bundle;
}
