/** Registry of game themes: the only module of the page that names games. */
import { theme as catacombs } from "./catacombs";
import { theme as classic } from "./classic";
import { theme as plain } from "./plain";
import { theme as space } from "./space";
import type { GameTheme } from "./theme";

const THEMES: Record<string, GameTheme> = { classic, catacombs, space };

/** The game whose page a newcomer is shown until the list of games is there. */
export const FIRST_GAME = Object.keys(THEMES)[0] ?? "";

/** Theme of a game; a plain one for games without drawings. */
export function themeOf(game: string): GameTheme {
  return THEMES[game] ?? plain;
}
