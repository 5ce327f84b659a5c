/** Theme of games without drawings: cards by their effects, a plain cover, defaults for the rest. */
import type { GameTheme } from "../theme";
import Cover from "./Cover.svelte";

export const theme: GameTheme = { Cover };
