/** The inside of Catacombs. */
import type { Inside } from "../world";
import Figures from "./Figures.svelte";
import { marks } from "./marks";
import { story } from "./story";
import { tokens } from "./tokens";

export const inside: Inside = { Figures, marks, tokens, story };
