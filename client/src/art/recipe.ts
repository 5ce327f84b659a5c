/** Recipes: how a card is drawn, from a place, a light, one figure, and what stands beside it. */
import type { CardContent } from "../lib/games/content";
import type { CardPicture } from "../lib/net/wire";
import type { IconName } from "../icons";
import { HUES, type Hue } from "./hues";

export const SCENES = ["cave", "vault", "hall", "forest", "night", "rays", "fire", "treasure"] as const;
export type Scene = (typeof SCENES)[number];

/** Icon, middle, size, turn in degrees, opacity. What is not seen through stands before the figure. */
export type Beside = [icon: string, x: number, y: number, size: number, turn: number, opacity: number];

/** In units of the card; y counts from the top of the window. Its scene is one of these, or of a game's theme. */
export interface Recipe {
  scene: string;
  hue: Hue;
  main: string;
  sup: Beside[];
  x: number;
  y: number;
  s: number;
}

interface Plain {
  scene: Scene;
  hue: Hue;
  main: IconName;
}
const OF_KIND: Record<string, Plain> = {
  starter: { scene: "hall", hue: "slate", main: "boot-prints" },
  reserve: { scene: "vault", hue: "brass", main: "rule-book" },
  action: { scene: "vault", hue: "blue", main: "scroll-unfurled" },
  item: { scene: "treasure", hue: "teal", main: "light-backpack" },
  companion: { scene: "forest", hue: "green", main: "cowled" },
  gem: { scene: "rays", hue: "rose", main: "ring" },
  device: { scene: "hall", hue: "violet", main: "crystal-shrine" },
  monster: { scene: "cave", hue: "red", main: "fanged-skull" },
};
const OTHER: Plain = { scene: "vault", hue: "slate", main: "scroll-unfurled" };

const OF_GAIN: Record<string, IconName> = {
  skill: "polar-star",
  swords: "broadsword",
  boots: "leather-boot",
  gold: "two-coins",
  lockpicks: "lockpicks",
  clank: "ringing-bell",
  draw: "rule-book",
  heal: "health-potion",
  teleport: "portal",
};

/** Whoever is a person, a stone or a beast looks like one; other cards look like what they do first. */
const BODILY = new Set(["companion", "gem", "monster"]);

export const PLAIN_ICONS: IconName[] = [
  ...new Set([OTHER, ...Object.values(OF_KIND)].map(({ main }) => main).concat(Object.values(OF_GAIN))),
];

/** The drawing of a card that nobody has drawn: its kind's place, and the icon of its first effect. */
export function plainRecipe(card: Pick<CardContent, "kind" | "deck" | "gains" | "lines">): Recipe {
  const plain = OF_KIND[card.deck === "reserve" ? "reserve" : card.kind] ?? OTHER;
  const first = BODILY.has(card.kind)
    ? undefined
    : (card.gains[0]?.what ?? marked(card.lines[0]?.marked ?? ""));
  return { ...plain, main: OF_GAIN[first ?? ""] ?? plain.main, sup: [], x: 70, y: 43, s: 60 };
}

/** As the author of a pack wants it; what was left open stays as it would be. */
export function chosenRecipe({ scene, hue, figure, beside }: CardPicture, otherwise: Recipe): Recipe {
  return {
    ...otherwise,
    scene: scene || otherwise.scene,
    hue: hue in HUES ? (hue as Hue) : otherwise.hue,
    main: figure || otherwise.main,
    sup: beside ? [[beside, 112, 32, 32, 0, 0.6]] : figure ? [] : otherwise.sup,
  };
}

function marked(line: string): string | undefined {
  return /\{([a-z]+):/.exec(line)?.[1];
}
