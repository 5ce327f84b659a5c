/** Presentations of the events of In Space. */
import type { EventOf } from "../../lib/net/names";
import { present, type Presentation } from "../../lib/story/event-presentation";
import { moveCubes } from "../../lib/story/motions";

export const presentations: Record<EventOf<"space">, Presentation> = {
  BlockadeSet: present("own", { pause: 600, sound: "tile", tableWide: true }),
  LiftRidden: present("walk", { pause: 380, jumps: true, sound: "engine" }),
  Beamed: present("walk", { pause: 380, jumps: true, sound: "teleport" }),
  PortHacked: present("deed", { pause: 500, motion: moveCubes("seat", "pawn", 1), sound: "lock" }),
  FactionActivated: present("deed", { sound: "card" }),
  ReserveTurned: present("own", { sound: "card", tableWide: true }),
  PodBoarded: present("own", {
    pause: 900,
    jumps: true,
    sound: "out",
    seatGoesOut: true,
    allowsLeaving: true,
  }),
};
