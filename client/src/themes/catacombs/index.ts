/** Catacombs: a dungeon of tiles, and with Sub Terra what hunts in it. */
import { type World, byLanguage, together } from "../theme";
import Cover from "./Cover.svelte";

const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

export const world: World = {
  Cover,
  inside: () => import("./table-theme"),
  words: byLanguage(WORDS),
  signs: () => import("./signs"),
  art: async () =>
    together(
      await Promise.all([import("./recipes.json"), import("./tokens.json"), import("virtual:art/catacombs")]),
    ),
};
