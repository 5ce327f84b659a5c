/** Presentations of the events of Catacombs. */
import type { EventOf } from "../../lib/net/names";
import { present, type Presentation } from "../../lib/story/event-presentation";

export const presentations: Record<EventOf<"catacombs">, Presentation> = {
  LockOpened: present("deed", { sound: "lock" }),
  TileRevealed: present("drop", { sound: "card" }),
  TilePlaced: present("deed", { pause: 600, sound: "tile" }),
  TileTurned: present("detail", { sound: "tile" }),
  ArtifactPlaced: present("detail"),
  OfferingMade: present("deed", { pause: 380, sound: "coin" }),
  LockpicksGained: present("deed", { sound: "lock" }),
  IdolReturned: present("deed", { pause: 500, sound: "token" }),
  FigureAppeared: present("own", { pause: 380, sound: "rage", tableWide: true }),
  FigureMoved: present("detail", { pause: 260, sound: "boot" }),
  FigureLost: present("detail"),
  FigureDefeated: present("deed", { pause: 380, sound: "metal" }),
};
