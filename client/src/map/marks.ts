/**
 * Every mark of a map by the word that the content has for it: one table for boards, tiles, the tile in hand and lists.
 * A mark keeps its own ground and rim, so that it reads on any floor in either theme; tests/marks.test.ts measures it
 * and demands a mark for every word of the content.
 */
import type { IconName } from "../icons";
import type { BoardRoom, TileRoomContent } from "../lib/games/content";

export interface MarkLook {
  /** A silhouette in a square of 40 units. */
  shape: string;
  ground: string;
  rim: string;
  ink: string;
  icon: IconName | null;
  /** A resource that is drawn instead of an icon. */
  res?: string;
  /** How much wider than others it is drawn. */
  grown?: number;
}

/** The line around every mark. */
export const EDGE = "#0b0a0d";

const DISC = "M20 2A18 18 0 1 1 20 38 18 18 0 1 1 20 2Z";
const SQUARE = "M8 4H32A5 5 0 0 1 37 9V31A5 5 0 0 1 32 36H8A5 5 0 0 1 3 31V9A5 5 0 0 1 8 4Z";
const ARCH = "M4 37V18A16 16 0 0 1 36 18V37Z";
const HEXAGON = "M20 1.5 37 10.5V29.5L20 38.5 3 29.5V10.5Z";
const CHIP = "M11 3H29L37 11V29L29 37H11L3 29V11Z";
const DROP = "M4 5H36L20 37Z";

const disc = (icon: IconName | null, ground: string, rim: string, ink: string): MarkLook => ({
  shape: DISC,
  icon,
  ground,
  rim,
  ink,
});
const square = (icon: IconName | null, ground: string, rim: string, ink: string): MarkLook => ({
  ...disc(icon, ground, rim, ink),
  shape: SQUARE,
});
const arch = (icon: IconName | null, ground: string, rim: string, ink: string): MarkLook => ({
  ...disc(icon, ground, rim, ink),
  shape: ARCH,
});

/** What a room is for. */
const ROOMS: Record<string, MarkLook> = {
  start: { ...arch("dungeon-gate", "#2b231a", "#f3e9d6", "#f3e9d6"), grown: 1.15 },
  fountain: { ...disc("water-fountain", "#4a1526", "#ff9bb0", "#ffc2ce"), grown: 1.4 },
  market: square("shop", "#4a2410", "#ffb27a", "#ffe0c2"),
  "monkey-shrine": arch("monkey", "#3a2a16", "#f0cf7a", "#f0cf7a"),
  wayshrine: disc("crystal-shrine", "#10332f", "#7fe8d8", "#a9f5e8"),
  chest: square("locked-chest", "#5a3413", "#f0b55a", "#ffd892"),
  library: square("bookshelf", "#3a2a6b", "#bda6ff", "#e6dcff"),
  prison: square("prisoner", "#33373f", "#c4ccd8", "#f2f4f7"),
  security: square("cctv-camera", "#4a1014", "#ff8a80", "#ffd9d4"),
  hyperlift: square("elevator", "#3a2a05", "#ffcf4a", "#ffe7a8"),
  teleporter: disc("transportation-rings", "#08303a", "#48d6e6", "#a8f4ff"),
  pod: arch("apollo-capsule", "#24364f", "#dfe6ee", "#dfe6ee"),
};

/** What a room or a data port gives. */
const GIFTS: Record<string, MarkLook> = {
  gold: { ...disc(null, "#3a2a08", "#f9cf52", "#f9cf52"), res: "gold" },
  heal: { ...disc(null, "#3b1220", "#ff9bb0", "#ff7f99"), res: "heart" },
  skill: { ...disc(null, "#0f2440", "#66b0ff", "#66b0ff"), res: "skill" },
  draw: { ...disc(null, "#33291a", "#f2e6ca", "#f2e6ca"), res: "draw" },
  clank: { ...disc(null, "#33110f", "#ff9a80", "#ffc2f0"), res: "clank" },
};

/** What stands on the ways between rooms. */
const WAYS: Record<string, MarkLook> = {
  monster: disc("fanged-skull", "#b8231a", "#ffb19c", "#ffe9dc"),
  footprints: disc("boot-prints", "#e9dcbd", "#17120a", "#241a10"),
  lock: disc("padlock", "#e8ab3c", "#1c1102", "#2b1602"),
  portal: disc("portal", "#0a2b30", "#35cdc9", "#7ff0ec"),
  ghost: disc("ghost", "#1c2c3c", "#9fd8ee", "#e6f0ff"),
  wrap: disc(null, "#14100b", "#f6ecd4", "#f6ecd4"),
  arrow: { ...disc(null, "#0a0a0c", "#f6ecd4", "#f6ecd4"), shape: "" },
};

/** What a whole part of the map is. */
const ZONES: Record<string, MarkLook> = {
  depths: { ...disc(null, "#3a0f08", "#ff8a68", "#ff8a68"), shape: DROP },
  haunted: WAYS["ghost"] as MarkLook,
  command: { ...disc("overlord-helm", "#33103a", "#e0a0ff", "#f3d9ff"), shape: CHIP },
};

const OTHERS: Record<string, MarkLook> = {
  artifact: { ...disc("jeweled-chalice", "#3a2804", "#ffdf7a", "#ffdf7a"), shape: HEXAGON, grown: 1.13 },
  "locked-lift": WAYS["lock"] as MarkLook,
  "crystal-cave": { ...disc(null, "#12303f", "#d6f5ff", "#8fe3ff"), shape: "" },
  unknown: disc("cave-entrance", "#2a2622", "#f3e9d6", "#f3e9d6"),
};

export const LOOKS: Readonly<Record<string, MarkLook>> = { ...ROOMS, ...GIFTS, ...WAYS, ...ZONES, ...OTHERS };

/** Data ports: a chip around what they give; loud ones are rimmed in ember. */
export function portLook(gives: string): MarkLook {
  const gift = GIFTS[gives] ?? OTHERS["unknown"];
  return {
    ...(gift as MarkLook),
    shape: CHIP,
    ground: gives === "clank" ? "#33110f" : "#0d2a28",
    rim: gives === "clank" ? "#ff9a8a" : "#35e0b8",
  };
}

/** Features that are no thing in the room: a part of the map, its floor, or a word for what lies there anyhow. */
export const ZONE_WORDS: readonly string[] = Object.keys(ZONES);
const ELSEWHERE = new Set([...ZONE_WORDS, "crystal-cave", "port", "reward", "locked-lift"]);
const BEHIND_A_LOCK = new Set(["chest", "library", "prison"]);
/** Rewards that are tokens: drawn as their backs. */
const TOKENS: Record<string, string> = {
  "minor-secret": "minor-secret",
  "major-secret": "major-secret",
  "monkey-idol": "monkey-idol",
  crystal: "power-crystal",
};

/** Something that stands or lies in a room. */
export interface Thing {
  /** The word that the content has for it. */
  mark: string;
  look: "mark" | "port" | "token" | "socket";
  /** The token, or what a port gives. */
  token: string;
  n: number;
  lock: boolean;
}

type Room = Pick<BoardRoom, "features" | "gives"> & Partial<Pick<TileRoomContent, "artifact">>;

/** Everything in a room, in the order in which it stands there: what the room is for, what it gives, what lies there. */
export function thingsIn(
  room: Room,
  tokens: readonly string[],
  isArtifact: (token: string) => boolean,
): Thing[] {
  const plain = { look: "mark", token: "", n: 0, lock: false } as const;
  const features = room.features.filter((feature) => !ELSEWHERE.has(feature));
  const things: Thing[] = features.map((mark) => ({
    ...plain,
    mark,
    lock: BEHIND_A_LOCK.has(mark) || (mark === "hyperlift" && room.features.includes("locked-lift")),
  }));
  const { port, reward } = room.gives;
  if (port) things.push({ ...plain, mark: "port", look: "port", token: port.what, n: port.n });
  if (reward && !(reward.what === "monkey-idol" && tokens.length)) {
    const token = TOKENS[reward.what] ?? "";
    things.push({
      ...plain,
      mark: reward.what,
      look: token ? "token" : "mark",
      token,
      n: token ? 0 : reward.n,
    });
  }
  if (room.artifact != null && !tokens.some(isArtifact))
    things.push({ ...plain, mark: "artifact", look: "socket", n: room.artifact });
  return [
    ...things,
    ...tokens.map((token): Thing => ({
      ...plain,
      mark: isArtifact(token) ? "artifact" : token,
      look: "token",
      token,
    })),
  ];
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
