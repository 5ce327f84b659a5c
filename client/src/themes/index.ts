/** Every world: the one place of the page that names games. */
import { world as catacombs } from "./catacombs";
import { world as classic } from "./classic";
import { world as plain } from "./plain";
import { world as space } from "./space";
import type { World } from "./theme";

const WORLDS: Record<string, World> = { classic, catacombs, space };

/** The game whose page a newcomer is shown until the list of games is there. */
export const FIRST_GAME = Object.keys(WORLDS)[0] ?? "";

/** The world of a game; a plain one for games that nobody has drawn. */
export function worldOf(game: string): World {
  return WORLDS[game] ?? plain;
}
