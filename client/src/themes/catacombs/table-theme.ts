/** Table theme of Catacombs. */
import type { TableTheme } from "../theme";
import Figures from "./Figures.svelte";
import { marks } from "./marks";
import { presentations } from "./presentations";
import { tokens } from "./tokens";

export const table: TableTheme = { Figures, marks, tokens, presentations };
