/** The inside of Catacombs. */
import type { Inside } from "../theme";
import Figures from "./Figures.svelte";
import { marks } from "./marks";
import { story } from "./presentations";
import { tokens } from "./tokens";

export const inside: Inside = { Figures, marks, tokens, story };
