/** Tellings of what happens in the catacombs, and of what hunts there. */
import type { EventOf } from "../../lib/net/names";
import { tell, type Telling } from "../../lib/story/event-presentation";

export const story: Record<EventOf<"catacombs">, Telling> = {
  LockOpened: tell("deed", { sound: "lock" }),
  TileRevealed: tell("drop", { sound: "card" }),
  TilePlaced: tell("deed", { pause: 600, sound: "tile" }),
  TileTurned: tell("detail", { sound: "tile" }),
  ArtifactPlaced: tell("detail"),
  OfferingMade: tell("deed", { pause: 380, sound: "coin" }),
  LockpicksGained: tell("deed", { sound: "lock" }),
  IdolReturned: tell("deed", { pause: 500, sound: "token" }),
  FigureAppeared: tell("own", { pause: 380, sound: "rage", nobodys: true }),
  FigureMoved: tell("detail", { pause: 260, sound: "boot" }),
  FigureLost: tell("detail"),
  FigureDefeated: tell("deed", { pause: 380, sound: "metal" }),
};
