/** How tokens look: a silhouette for the kind, an icon for the thing. */
import { ICONS, type IconName } from "../../icons";

export interface TokenLook {
  shape: string;
  fill: string;
  ink: string;
  /** Without an icon it is a question mark: only the back is known. */
  icon: IconName | null;
  inset: number;
  /** A line inside the edge. */
  rim: string;
}

const DISC = "M12 1.5a10.5 10.5 0 1 0 .01 0Z";
const HEXAGON = "M12 .8 22 7V17L12 23.2 2 17V7Z";
const OCTAGON = "M8 1.5H16L22.5 8V16L16 22.5H8L1.5 16V8Z";
const SHIELD = "M12 1 21 5V15C21 20 16 23 12 23S3 20 3 15V5Z";
const TAG = "M6 2.5H18L22 8V21.5H2V8Z";
const CELL = "M3 22.5V10C3 4.5 7 1.5 12 1.5S21 4.5 21 10V22.5Z";
const CRYSTAL = "M12 .8 19.5 7.5 17.5 18 12 23.2 6.5 18 4.5 7.5Z";
const POD = "M12 .8C17.5 4 19 8.5 19 13.5L22.5 19V22.5H1.5V19L5 13.5C5 8.5 6.5 4 12 .8Z";
const CHIP = "M5 1.5H19L22.5 5V9.5L20.5 12 22.5 14.5V19L19 22.5H5L1.5 19V14.5L3.5 12 1.5 9.5V5Z";
const PASS = "M9 1.5H15V4H20V22.5H4V4H9Z";
const CRATE = "M1.5 5.5H6L8 2.5H16L18 5.5H22.5V22H1.5Z";
const CASE =
  "M7.5 1.5H16.5V5.5H20A2.5 2.5 0 0 1 22.5 8V19.5A2.5 2.5 0 0 1 20 22H4A2.5 2.5 0 0 1 1.5 19.5V8A2.5 2.5 0 0 1 4 5.5H7.5Z";
const LAUREL =
  "M12 1 15.4 4.2 20 4 20.6 8.6 23.5 12 20.6 15.4 20 20 15.4 19.8 12 23 8.6 19.8 4 20 3.4 15.4 .5 12 3.4 8.6 4 4 8.6 4.2Z";

const KINDS: Record<string, TokenLook> = {
  artifact: {
    shape: HEXAGON,
    fill: "#e3ab3a",
    ink: "#241a12",
    icon: "jeweled-chalice",
    inset: 5.5,
    rim: "#fff0b8",
  },
  "minor-secret": { shape: DISC, fill: "#8a6d45", ink: "#fff3d6", icon: null, inset: 4.8, rim: "#e2c48f" },
  "major-secret": {
    shape: OCTAGON,
    fill: "#7b4bb0",
    ink: "#fff3ff",
    icon: "locked-chest",
    inset: 5,
    rim: "#d9baff",
  },
  "monkey-idol": { shape: SHIELD, fill: "#d9a83a", ink: "#2c1d04", icon: "monkey", inset: 5, rim: "#fff0b8" },
  mastery: {
    shape: LAUREL,
    fill: "#c9d2df",
    ink: "#1b2230",
    icon: "laurel-crown",
    inset: 5.4,
    rim: "#ffffff",
  },
  market: { shape: TAG, fill: "#1f7d78", ink: "#f2fffb", icon: "shop", inset: 5, rim: "#a9f0e2" },
  "power-crystal": {
    shape: CRYSTAL,
    fill: "#2fb7d8",
    ink: "#04222b",
    icon: "crystal-shrine",
    inset: 5.6,
    rim: "#e6fbff",
  },
  "command-code": {
    shape: CHIP,
    fill: "#22406e",
    ink: "#bfe6ff",
    icon: "padlock-open",
    inset: 4.8,
    rim: "#7fb4ff",
  },
  "escape-pod": {
    shape: POD,
    fill: "#dfe6ee",
    ink: "#24364f",
    icon: "exit-door",
    inset: 5.6,
    rim: "#ffffff",
  },
  prisoner: { shape: CELL, fill: "#6a6f7d", ink: "#fffaf0", icon: "prisoner", inset: 4.6, rim: "#cfd8e6" },
};
const OTHER: TokenLook = {
  shape: DISC,
  fill: "#6b5232",
  ink: "#fff3d6",
  icon: null,
  inset: 5,
  rim: "#e2c48f",
};
/** Things of a market that have a silhouette of their own. */
const WARES: Record<string, Partial<TokenLook>> = {
  "master-key": { fill: "#b98a2c", ink: "#231705", rim: "#ffe9a8" },
  telepass: { shape: PASS, fill: "#5a4fc0", ink: "#f4f1ff", inset: 5.4, rim: "#c9c2ff" },
  contraband: { shape: CRATE, fill: "#8c3a2c", ink: "#ffe7d4", inset: 5.2, rim: "#ffb694" },
  medkit: { shape: CASE, fill: "#eef3f4", ink: "#c0202c", inset: 5.4, rim: "#ffffff" },
};
const SILVER = { fill: "#b9c4d2", rim: "#ffffff" };

/** For things of packs that nobody has drawn; those that come with Tiptoe are named in their worlds. */
const THINGS: [RegExp, IconName][] = [
  [/skill/, "polar-star"],
  [/brilliance/, "candlebright"],
  [/spring/, "water-fountain"],
  [/key/, "skeleton-key"],
  [/backpack/, "light-backpack"],
  [/crown/, "queen-crown"],
  [/egg/, "egg-clutch"],
  [/chalice/, "jeweled-chalice"],
  [/heal|vampir/, "health-potion"],
  [/swift|speed|boot/, "standing-potion"],
  [/strength|potion|flask/, "round-potion"],
  [/monkey|idol/, "monkey"],
  [/gold|coin|treasure/, "two-coins"],
  [/ring/, "ring"],
  [/ankh/, "ankh"],
  [/vase|amphora/, "amphora"],
  [/banana/, "banana-bunch"],
  [/shield/, "templar-shield"],
  [/chestplate|armou?r|breastplate/, "breastplate"],
  [/thurible|orb|ball/, "crystal-ball"],
  [/lockpick/, "lockpicks"],
  [/prison/, "prisoner"],
  [/tome|book|library/, "bookshelf"],
  [/mastery/, "laurel-crown"],
];

/** Whether tokens of a kind have a look here. */
export function isDrawn(kind: string): boolean {
  return kind in KINDS;
}

/** The look of a token: `id` is what it is, if that is known, and `kind` what its back says. */
export function tokenLook(id: string, kind: string): TokenLook {
  const look = KINDS[kind] ?? OTHER;
  if (id === kind) return look;
  const exact = ICONS.find((icon) => icon === id);
  const metal = kind === "artifact" && id.startsWith("silver") ? SILVER : {};
  const ware = kind === "market" ? WARES[id] : {};
  return {
    ...look,
    ...metal,
    ...ware,
    icon: exact ?? THINGS.find(([name]) => name.test(id))?.[1] ?? look.icon,
  };
}
