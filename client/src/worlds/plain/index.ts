/** A game that nobody has drawn: cards by what they do, a plain cover, the words of all games. */
import type { World } from "../world";
import Attack from "./Attack.svelte";
import Cover from "./Cover.svelte";

export const world: World = { Cover, Attack };
