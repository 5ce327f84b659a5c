/** In Space: stars instead of torches, and its own names for what all games have. */
import { type GameTheme, byLanguage } from "../theme";
import "./colours.css";
import Cover from "./Cover.svelte";

const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const theme: GameTheme = {
  Cover,
  builder: () => import("./ShipBuilder.svelte"),
  table: () => import("./table-theme"),
  words: byLanguage(WORDS),
  signs: () => import("./signs"),
  art: () => import("./art"),
};
