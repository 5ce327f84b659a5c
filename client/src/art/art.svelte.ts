/** Drawings of the cards and tokens of games, fetched with the game that needs them. */
import icons from "virtual:icons";

import { worldOf } from "../themes";
import type { Art } from "../themes/theme";
import { PLAIN_ICONS } from "./recipe";
import type { Backdrop } from "./scenes";

const PLAIN: Art = {
  recipes: {},
  tokens: {},
  icons: Object.fromEntries(PLAIN_ICONS.map((name) => [name, icons[name] ?? ""])),
};

let brought: Record<string, Art> = $state.raw({});
let shown = $state("");
let awaited = $state(0);
const asked = new Map<string, Promise<void>>();
const known: Required<Art> = $derived.by(() => {
  const games = [PLAIN, ...Object.values(brought)];
  const first = brought[shown];
  return {
    recipes: Object.assign({}, ...games.map(({ recipes }) => recipes), first?.recipes) as Art["recipes"],
    tokens: Object.assign({}, ...games.map(({ tokens }) => tokens), first?.tokens) as Art["tokens"],
    icons: Object.assign({}, ...games.map(({ icons }) => icons)) as Art["icons"],
    scenes: Object.assign({}, ...games.map(({ scenes }) => scenes)) as Record<string, Backdrop>,
  };
});

/** Everything that is here so far; where games have the same name for two things, as the game that was last asked for has it. */
export function art(): Required<Art> {
  return known;
}

/** Whether drawings are on their way: a card without a recipe waits for them instead of changing its figure. */
export function coming(): boolean {
  return awaited > 0;
}

/** Fetches the drawings of a game once and puts them first; a game that has none, or that cannot be had, is shown plainly. */
export function bring(game: string): Promise<void> {
  shown = game;
  const load = worldOf(game).art;
  const fetching = asked.get(game) ?? (load ? fetched(game, load) : Promise.resolve());
  asked.set(game, fetching);
  return fetching;
}

async function fetched(game: string, load: () => Promise<Art>): Promise<void> {
  awaited += 1;
  try {
    const more = await load();
    brought = { ...brought, [game]: more };
  } catch {
    asked.delete(game);
  } finally {
    awaited -= 1;
  }
}
