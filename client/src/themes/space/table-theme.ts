/** The inside of In Space. */
import type { Inside } from "../theme";
import Attack from "./Attack.svelte";
import { FACTIONS } from "./factions";
import { marks, rewards } from "./marks";
import Ship from "./Ship.svelte";
import { story } from "./presentations";
import { tokens, wares } from "./tokens";
import Visor from "./Visor.svelte";

export const inside: Inside = {
  Attack,
  Watcher: Visor,
  Over: Ship,
  suits: FACTIONS,
  marks,
  rewards,
  tokens,
  wares,
  terms: { suit: "SPA-3.1" },
  story,
};
