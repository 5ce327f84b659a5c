/** Classic: a castle, and what lies below it. */
import { type World, together } from "../theme";
import Cover from "./Cover.svelte";

export const world: World = {
  Cover,
  art: async () =>
    together(
      await Promise.all([import("./recipes.json"), import("./tokens.json"), import("virtual:art/classic")]),
    ),
};
