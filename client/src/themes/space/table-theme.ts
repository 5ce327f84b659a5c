/** Table theme of In Space. */
import type { TableTheme } from "../theme";
import Attack from "./Attack.svelte";
import { FACTIONS } from "./factions";
import { marks, rewards } from "./marks";
import Ship from "./Ship.svelte";
import { presentations } from "./presentations";
import { tokens, wares } from "./tokens";
import Visor from "./Visor.svelte";

export const table: TableTheme = {
  Attack,
  Watcher: Visor,
  BoardOverlay: Ship,
  suits: FACTIONS,
  marks,
  rewards,
  tokens,
  wares,
  terms: { suit: "SPA-3.1" },
  presentations,
};
