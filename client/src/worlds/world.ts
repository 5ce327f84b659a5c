/** A world: all that a game looks and sounds like on the page, and that differs from game to game. */
import type { Component } from "svelte";

import type { Recipe } from "../art/recipe";

/** Drawings of cards and tokens. */
export interface Art {
  recipes: Record<string, Recipe>;
  tokens: Record<string, string>;
  /** Icons as they come, coloured by `currentColor`. */
  icons: Record<string, string>;
}

/** A colour, and a sign 16 units square. */
export interface Suit {
  fill: string;
  sign: string;
}

export interface World {
  /** What the lobby shows of it, 240 units wide and 110 high. */
  Cover: Component;
  /** The sign of an attack, on its banner at the edge of a card. */
  Attack: Component;
  /** What it calls by its own names, by language, laid over the words of all games. */
  words?: Record<string, string>;
  suits?: Record<string, Suit>;
  /** Fetched with the game that needs them. */
  art?: () => Promise<Art>;
}

export function together([recipes, tokens, drawn]: [
  { default: unknown },
  { default: Record<string, string> },
  { default: Record<string, string> },
]): Art {
  return { recipes: recipes.default as Record<string, Recipe>, tokens: tokens.default, icons: drawn.default };
}

/** Files such as `./words/en.ftl` by their language. */
export function byLanguage(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.ftl$/g, ""), text]),
  );
}
