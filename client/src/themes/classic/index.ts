/** Classic: a castle, and what lies below it. */
import { type GameTheme, artOf } from "../theme";
import Cover from "./Cover.svelte";

export const theme: GameTheme = {
  Cover,
  art: async () =>
    artOf(
      await Promise.all([import("./recipes.json"), import("./tokens.json"), import("virtual:art/classic")]),
    ),
};
