/** Catacombs: a dungeon of tiles, and with Sub Terra what hunts in it. */
import { type GameTheme, byLanguage } from "../theme";
import Cover from "./Cover.svelte";

const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const theme: GameTheme = {
  Cover,
  table: () => import("./table-theme"),
  words: byLanguage(WORDS),
  signs: () => import("./signs"),
  art: () => import("./art"),
};
