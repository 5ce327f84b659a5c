/** Current theme of the page: that of the shown game; none in the lobby. */
import { themeOf } from ".";
import type { TableTheme } from "./theme";

const NOTHING: TableTheme = {};
const shown = $state({ game: "" });
let tableThemes: Readonly<Record<string, TableTheme>> = $state.raw({});
let words: Readonly<Record<string, string>> = $state.raw({}); // by game and language
const asked = new Map<string, Promise<void>>();

/** Applies the theme and the words of a game to the page. */
export function setShownGame(game: string): void {
  shown.game = game;
  document.documentElement.dataset["game"] = game;
}

export function shownGame(): string {
  return shown.game;
}

/** Table theme of the shown game; empty while it loads, or where the game has none. */
export function tableTheme(): TableTheme {
  return tableThemes[shown.game] ?? NOTHING;
}

/** A game's own words in a language, once they are here. */
export function themeWords(game: string, language: string): string | undefined {
  return words[`${game} ${language}`];
}

/** Loads the table theme and the words of a game; failures fall back to the defaults. */
export async function loadTheme(game: string, language: string): Promise<void> {
  await Promise.all([
    once(game, async () => {
      const found = await themeOf(game).table?.();
      if (found) tableThemes = { ...tableThemes, [game]: found.table };
    }),
    loadThemeWords(game, language),
  ]);
}

export function loadThemeWords(game: string, language: string): Promise<void> {
  const name = `${game} ${language}`;
  return once(name, async () => {
    const text = await themeOf(game).words?.[language]?.();
    if (text !== undefined) words = { ...words, [name]: text };
  });
}

/** Runs `load` once for each name, and again after a failure. */
function once(name: string, load: () => Promise<void>): Promise<void> {
  const loading = asked.get(name) ?? load().catch(() => void asked.delete(name));
  asked.set(name, loading);
  return loading;
}
