/** Drawings of the cards and tokens of the game, in one file of the built page. */
import icons from "virtual:art/classic";

import type { Art } from "../theme";
import recipes from "./recipes.json";
import tokens from "./tokens.json";

export const art: Art = { recipes: recipes as unknown as Art["recipes"], tokens, icons };
