/** Classic: a castle, and what lies below it. */
import type { GameTheme } from "../theme";
import Cover from "./Cover.svelte";

export const theme: GameTheme = {
  Cover,
  art: () => import("./art"),
};
