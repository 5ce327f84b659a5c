/** Tellings of what happens aboard. */
import type { EventOf } from "../../lib/net/names";
import { tell, type Telling } from "../../lib/story/event-presentation";
import { cubed } from "../../lib/story/motions";

export const story: Record<EventOf<"space">, Telling> = {
  BlockadeSet: tell("own", { pause: 600, sound: "tile", nobodys: true }),
  LiftRidden: tell("walk", { pause: 380, jumps: true, sound: "engine" }),
  Beamed: tell("walk", { pause: 380, jumps: true, sound: "teleport" }),
  PortHacked: tell("deed", { pause: 500, moves: cubed("seat", "pawn", 1), sound: "lock" }),
  FactionActivated: tell("deed", { sound: "card" }),
  ReserveTurned: tell("own", { sound: "card", nobodys: true }),
  PodBoarded: tell("own", { pause: 900, jumps: true, sound: "out", grave: true, leaves: true }),
};
