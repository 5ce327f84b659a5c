/** Drawings of the cards and tokens of the game, in one file of the built page. */
import icons from "virtual:art/space";

import type { Art } from "../theme";
import recipes from "./recipes.json";
import { scenes } from "./scenes";
import tokens from "./tokens.json";

export const art: Art = { recipes: recipes as unknown as Art["recipes"], tokens, icons, scenes };
