/** Drawings of the cards and tokens of games, fetched with the game that needs them. */
import icons from "virtual:icons";

import { PLAIN_ICONS, type Recipe } from "./recipe";

interface Art {
  recipes: Record<string, Recipe>;
  tokens: Record<string, string>;
  /** Icons as they come, coloured by `currentColor`. */
  icons: Record<string, string>;
}

const GAMES: Record<string, () => Promise<Art>> = {
  classic: async () =>
    together(
      await Promise.all([
        import("./recipes/classic.json"),
        import("./tokens/classic.json"),
        import("virtual:art/classic"),
      ]),
    ),
  catacombs: async () =>
    together(
      await Promise.all([
        import("./recipes/catacombs.json"),
        import("./tokens/catacombs.json"),
        import("virtual:art/catacombs"),
      ]),
    ),
  space: async () =>
    together(
      await Promise.all([
        import("./recipes/space.json"),
        import("./tokens/space.json"),
        import("virtual:art/space"),
      ]),
    ),
};

const PLAIN: Art = {
  recipes: {},
  tokens: {},
  icons: Object.fromEntries(PLAIN_ICONS.map((name) => [name, icons[name] ?? ""])),
};

let brought: Record<string, Art> = $state.raw({});
let shown = $state("");
let awaited = $state(0);
const asked = new Map<string, Promise<void>>();
const known: Art = $derived.by(() => {
  const games = [PLAIN, ...Object.values(brought)];
  const first = brought[shown];
  return {
    recipes: Object.assign({}, ...games.map(({ recipes }) => recipes), first?.recipes) as Art["recipes"],
    tokens: Object.assign({}, ...games.map(({ tokens }) => tokens), first?.tokens) as Art["tokens"],
    icons: Object.assign({}, ...games.map(({ icons }) => icons)) as Art["icons"],
  };
});

/** Everything that is here so far; where games have the same name for two things, as the game that was last asked for has it. */
export function art(): Art {
  return known;
}

/** Whether drawings are on their way: a card without a recipe waits for them instead of changing its figure. */
export function coming(): boolean {
  return awaited > 0;
}

/** Fetches the drawings of a game once and puts them first; a game that has none, or that cannot be had, is shown plainly. */
export function bring(game: string): Promise<void> {
  shown = game;
  const fetching = asked.get(game) ?? (GAMES[game] ? fetched(game, GAMES[game]) : Promise.resolve());
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

function together([recipes, tokens, drawn]: [
  { default: unknown },
  { default: Record<string, string> },
  { default: Record<string, string> },
]): Art {
  return { recipes: recipes.default as Record<string, Recipe>, tokens: tokens.default, icons: drawn.default };
}
