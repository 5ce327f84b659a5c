/** Classic: a castle, and what lies below it. */
import Attack from "../plain/Attack.svelte";
import { type World, together } from "../world";
import Cover from "./Cover.svelte";

export const world: World = {
  Cover,
  Attack,
  art: async () =>
    together(
      await Promise.all([import("./recipes.json"), import("./tokens.json"), import("virtual:art/classic")]),
    ),
};
