/** The world that the page shows: that of a table or of the cards of a game; none in the lobby. */
import { worldOf } from ".";
import type { Inside } from "./theme";

const NOTHING: Inside = {};
const shown = $state({ game: "" });
let insides: Readonly<Record<string, Inside>> = $state.raw({});
let words: Readonly<Record<string, string>> = $state.raw({}); // by game and language
const asked = new Map<string, Promise<void>>();

/** From now on the page looks like this game, and speaks in its words. */
export function show(game: string): void {
  shown.game = game;
  document.documentElement.dataset["game"] = game;
}

export function shownGame(): string {
  return shown.game;
}

/** What is inside the world that is shown; nothing of its own where it is not here yet, or nobody has drawn it. */
export function inside(): Inside {
  return insides[shown.game] ?? NOTHING;
}

/** A game's own words in a language, once they are here. */
export function ownWords(game: string, language: string): string | undefined {
  return words[`${game} ${language}`];
}

/** Fetches a world and its words; what cannot be had is shown as in all games. */
export async function enter(game: string, language: string): Promise<void> {
  await Promise.all([
    once(game, async () => {
      const found = await worldOf(game).inside?.();
      if (found) insides = { ...insides, [game]: found.inside };
    }),
    learnWords(game, language),
  ]);
}

export function learnWords(game: string, language: string): Promise<void> {
  const name = `${game} ${language}`;
  return once(name, async () => {
    const text = await worldOf(game).words?.[language]?.();
    if (text !== undefined) words = { ...words, [name]: text };
  });
}

/** Asked for once, and again after a failure. */
function once(name: string, load: () => Promise<void>): Promise<void> {
  const loading = asked.get(name) ?? load().catch(() => void asked.delete(name));
  asked.set(name, loading);
  return loading;
}
