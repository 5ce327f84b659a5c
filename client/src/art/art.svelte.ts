/** Drawings of cards and tokens, fetched with the first game that needs them. */
import icons from "virtual:icons";

import { themeOf } from "../themes";
import type { Art } from "../themes/theme";
import { PLAIN_ICONS } from "./recipe";
import type { Backdrop } from "./scenes";

const PLAIN: Art = {
  recipes: {},
  tokens: {},
  icons: Object.fromEntries(PLAIN_ICONS.map((name) => [name, icons[name] ?? ""])),
};

let loadedArt: Record<string, Art> = $state.raw({});
let shown = $state("");
let awaited = $state(0);
const asked = new Map<string, Promise<void>>();
const known: Required<Art> = $derived.by(() => {
  const games = [PLAIN, ...Object.values(loadedArt)];
  const first = loadedArt[shown];
  return {
    recipes: Object.assign({}, ...games.map(({ recipes }) => recipes), first?.recipes) as Art["recipes"],
    tokens: Object.assign({}, ...games.map(({ tokens }) => tokens), first?.tokens) as Art["tokens"],
    icons: Object.assign({}, ...games.map(({ icons }) => icons)) as Art["icons"],
    scenes: Object.assign({}, ...games.map(({ scenes }) => scenes)) as Record<string, Backdrop>,
  };
});

/** Drawings loaded so far; on name clashes those of the last requested game. */
export function art(): Required<Art> {
  return known;
}

/** Whether drawings are loading: a card without a recipe waits for them instead of changing its figure. */
export function artIsLoading(): boolean {
  return awaited > 0;
}

/** Loads the drawings of a game once and gives them priority; without them cards are drawn plainly. */
export function loadArt(game: string): Promise<void> {
  shown = game;
  const load = themeOf(game).art;
  const fetching = asked.get(game) ?? (load ? fetched(game, load) : Promise.resolve());
  asked.set(game, fetching);
  return fetching;
}

async function fetched(game: string, load: () => Promise<{ art: Art }>): Promise<void> {
  awaited += 1;
  try {
    const { art: more } = await load();
    loadedArt = { ...loadedArt, [game]: more };
  } catch {
    asked.delete(game);
  } finally {
    awaited -= 1;
  }
}
