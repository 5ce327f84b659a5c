/** In Space: stars instead of torches, and its own names for what all games have. */
import { type World, byLanguage, together } from "../world";
import "./colours.css";
import Cover from "./Cover.svelte";
import Attack from "./Attack.svelte";
import { FACTIONS } from "./factions";

const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true });

export const world: World = {
  Cover,
  Attack,
  suits: FACTIONS,
  words: byLanguage(WORDS),
  art: async () =>
    together(
      await Promise.all([import("./recipes.json"), import("./tokens.json"), import("virtual:art/space")]),
    ),
};
