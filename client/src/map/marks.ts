/**
 * Every mark of a map by the word that the content has for it: one table for boards, tiles, the tile in hand and lists,
 * and those of a game's own in its theme. A mark keeps its own ground and rim, so that it reads on any floor in either
 * theme; tests/marks.test.ts measures it and demands a mark for every word of the content.
 */
import icons from "virtual:icons";

import type { BoardRoom, TileRoomContent } from "../lib/games/content";
import { tableTheme } from "../themes/current.svelte";

export interface MarkLook {
  /** A silhouette in a square of 40 units. */
  shape: string;
  ground: string;
  rim: string;
  ink: string;
  /** An icon; none where it is empty. */
  glyph: string;
  /** The icon once it is open. */
  opened?: string;
  /** A resource that is drawn instead of an icon. */
  res?: string;
  /** How much wider than others it is drawn. */
  grown?: number;
  /** The mark of the lock before it: always, or where the room has that feature. */
  lock?: string;
  /** Cubes that are left here stand in spaces of their own. */
  spaces?: boolean;
  /** Rooms with it always say their names. */
  famous?: boolean;
  /** What a whole part of the map is, and its colour where the map is small. */
  zone?: boolean;
  afar?: string;
  /** No thing in the room: its floor, or a word for what stands there anyhow. */
  apart?: boolean;
  /** How it is drawn around what it gives. */
  around?: (gives: string, gift: MarkLook) => MarkLook;
}

/** The line around every mark. */
export const EDGE = "#0b0a0d";

const DISC = "M20 2A18 18 0 1 1 20 38 18 18 0 1 1 20 2Z";
const SQUARE = "M8 4H32A5 5 0 0 1 37 9V31A5 5 0 0 1 32 36H8A5 5 0 0 1 3 31V9A5 5 0 0 1 8 4Z";
const ARCH = "M4 37V18A16 16 0 0 1 36 18V37Z";
const HEXAGON = "M20 1.5 37 10.5V29.5L20 38.5 3 29.5V10.5Z";
const DROP = "M4 5H36L20 37Z";

type Drawn = (glyph: string, ground: string, rim: string, ink: string) => MarkLook;
export const disc: Drawn = (glyph, ground, rim, ink) => ({ shape: DISC, glyph, ground, rim, ink });
export const square: Drawn = (...drawn) => ({ ...disc(...drawn), shape: SQUARE });
export const arch: Drawn = (...drawn) => ({ ...disc(...drawn), shape: ARCH });

export const LOCK: MarkLook = {
  ...disc(icons["padlock"], "#e8ab3c", "#1c1102", "#2b1602"),
  opened: icons["padlock-open"],
};
const UNKNOWN = disc(icons["cave-entrance"], "#2a2622", "#f3e9d6", "#f3e9d6");

/** What a room is for. */
const ROOMS: Record<string, MarkLook> = {
  start: { ...arch(icons["dungeon-gate"], "#2b231a", "#f3e9d6", "#f3e9d6"), grown: 1.15, famous: true },
  fountain: { ...disc(icons["water-fountain"], "#4a1526", "#ff9bb0", "#ffc2ce"), grown: 1.4, famous: true },
  market: square(icons["shop"], "#4a2410", "#ffb27a", "#ffe0c2"),
  "monkey-shrine": { ...arch(icons["monkey"], "#3a2a16", "#f0cf7a", "#f0cf7a"), famous: true },
};

/** What a room gives. */
const GIFTS: Record<string, MarkLook> = {
  gold: { ...disc("", "#3a2a08", "#f9cf52", "#f9cf52"), res: "gold" },
  heal: { ...disc("", "#3b1220", "#ff9bb0", "#ff7f99"), res: "heart" },
  skill: { ...disc("", "#0f2440", "#66b0ff", "#66b0ff"), res: "skill" },
  draw: { ...disc("", "#33291a", "#f2e6ca", "#f2e6ca"), res: "draw" },
  clank: { ...disc("", "#33110f", "#ff9a80", "#ffc2f0"), res: "clank" },
};

/** What stands on the ways between rooms. */
const WAYS: Record<string, MarkLook> = {
  monster: disc(icons["fanged-skull"], "#b8231a", "#ffb19c", "#ffe9dc"),
  footprints: disc(icons["boot-prints"], "#e9dcbd", "#17120a", "#241a10"),
  lock: LOCK,
  portal: disc(icons["portal"], "#0a2b30", "#35cdc9", "#7ff0ec"),
  wrap: disc("", "#14100b", "#f6ecd4", "#f6ecd4"),
  arrow: { ...disc("", "#0a0a0c", "#f6ecd4", "#f6ecd4"), shape: "" },
};

const OTHERS: Record<string, MarkLook> = {
  depths: { ...disc("", "#3a0f08", "#ff8a68", "#ff8a68"), shape: DROP, zone: true },
  artifact: {
    ...disc(icons["jeweled-chalice"], "#3a2804", "#ffdf7a", "#ffdf7a"),
    shape: HEXAGON,
    grown: 1.13,
  },
  "crystal-cave": { ...disc("", "#12303f", "#d6f5ff", "#8fe3ff"), shape: "", apart: true },
  unknown: UNKNOWN,
};

const SHARED: Record<string, MarkLook> = { ...ROOMS, ...GIFTS, ...WAYS, ...OTHERS };

/** Marks of the shown theme. */
export function looks(): Record<string, MarkLook> {
  return { ...SHARED, ...tableTheme().marks };
}

/** How a mark looks; nothing for what nobody has drawn here. */
export function lookOf(what: string): MarkLook | undefined {
  return tableTheme().marks?.[what] ?? SHARED[what];
}

/** How something looks that gives something. */
export function givingLook(what: string, gives: string): MarkLook {
  const gift = GIFTS[gives] ?? UNKNOWN;
  return lookOf(what)?.around?.(gives, gift) ?? gift;
}

/** Words for parts of the map. */
export function zoneWords(): string[] {
  return Object.entries(looks()).flatMap(([word, look]) => (look.zone ? [word] : []));
}

const REWARD = "reward";
/** Rewards that are tokens: drawn as their backs. */
const TOKENS: Record<string, string> = {
  "minor-secret": "minor-secret",
  "major-secret": "major-secret",
  "monkey-idol": "monkey-idol",
};

/** Something that stands or lies in a room. */
export interface Thing {
  /** The word that the content has for it. */
  mark: string;
  look: "mark" | "giving" | "token" | "socket";
  /** The token, or what it gives. */
  token: string;
  n: number;
  /** The mark of the lock before it. */
  lock: string;
}

type Room = Pick<BoardRoom, "features" | "gives"> & Partial<Pick<TileRoomContent, "artifact">>;
const PLAIN = { look: "mark", token: "", n: 0, lock: "" } as const;

/** Everything in a room, in the order in which it stands there: what the room is for, what it gives, what lies there. */
export function thingsIn(
  room: Room,
  tokens: readonly string[],
  isArtifact: (token: string) => boolean,
): Thing[] {
  const socket = room.artifact != null && !tokens.some(isArtifact);
  return [
    ...room.features.filter(isThing).map((mark) => ({ ...PLAIN, mark, lock: lockBefore(mark, room) })),
    ...givingIn(room),
    ...rewardIn(room, tokens),
    ...(socket ? [{ ...PLAIN, mark: "artifact", look: "socket", n: room.artifact ?? 0 } as const] : []),
    ...tokens.map((token): Thing => ({
      ...PLAIN,
      mark: isArtifact(token) ? "artifact" : token,
      look: "token",
      token,
    })),
  ];
}

function isThing(feature: string): boolean {
  const look = lookOf(feature);
  return feature !== REWARD && !look?.zone && !look?.apart && !look?.around;
}

function lockBefore(mark: string, { features }: Room): string {
  const lock = lookOf(mark)?.lock ?? "";
  return lock in SHARED || features.includes(lock) ? lock : "";
}

function givingIn({ gives }: Room): Thing[] {
  return Object.entries(gives).flatMap(([mark, { what, n }]): Thing[] =>
    lookOf(mark)?.around ? [{ ...PLAIN, mark, look: "giving", token: what, n }] : [],
  );
}

function rewardIn({ gives: { reward } }: Room, tokens: readonly string[]): Thing[] {
  if (!reward || (reward.what === "monkey-idol" && tokens.length)) return [];
  const token = TOKENS[reward.what] ?? tableTheme().rewards?.[reward.what] ?? "";
  const drawn = token ? ({ look: "token", token } as const) : { n: reward.n };
  return [{ ...PLAIN, mark: reward.what, ...drawn }];
}

/** How bright a colour is, from 0 to 1, and how far two are apart: WCAG 2. */
function brightness(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [brightness(a), brightness(b)].sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}
