/** A game that nobody has drawn: cards by what they do, a plain cover, and everything else as in all games. */
import type { World } from "../theme";
import Cover from "./Cover.svelte";

export const world: World = { Cover };
