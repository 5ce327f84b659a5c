/** How tokens look: a silhouette for the kind, an icon for the thing. */
import { ICONS, type IconName } from "../icons";

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
const LAUREL = "M12 1 15.4 4.2 20 4 20.6 8.6 23.5 12 20.6 15.4 20 20 15.4 19.8 12 23 8.6 19.8 4 20 3.4 15.4 .5 12 3.4 8.6 4 4 8.6 4.2Z";

const KINDS: Record<string, TokenLook> = {
  artifact: { shape: HEXAGON, fill: "#e3ab3a", ink: "#241a12", icon: "jeweled-chalice", inset: 5.5, rim: "#fff0b8" },
  "minor-secret": { shape: DISC, fill: "#8a6d45", ink: "#fff3d6", icon: null, inset: 4.8, rim: "#e2c48f" },
  "major-secret": { shape: OCTAGON, fill: "#7b4bb0", ink: "#fff3ff", icon: "locked-chest", inset: 5, rim: "#d9baff" },
  "monkey-idol": { shape: SHIELD, fill: "#d9a83a", ink: "#2c1d04", icon: "monkey", inset: 5, rim: "#fff0b8" },
  mastery: { shape: LAUREL, fill: "#c9d2df", ink: "#1b2230", icon: "laurel-crown", inset: 5.4, rim: "#ffffff" },
  market: { shape: TAG, fill: "#1f7d78", ink: "#f2fffb", icon: "shop", inset: 5, rim: "#a9f0e2" },
  prisoner: { shape: CELL, fill: "#6a6f7d", ink: "#fffaf0", icon: "prisoner", inset: 4.6, rim: "#cfd8e6" },
};
const OTHER: TokenLook = { shape: DISC, fill: "#6b5232", ink: "#fff3d6", icon: null, inset: 5, rim: "#e2c48f" };
const SILVER = { fill: "#b9c4d2", rim: "#ffffff" };

/** For things of packs that nobody has drawn; those that come with Tiptoe are named in `art/tokens`. */
const THINGS: [RegExp, IconName][] = [
  [/skill/, "polar-star"], [/brilliance/, "candlebright"], [/spring/, "water-fountain"],
  [/key/, "skeleton-key"], [/backpack/, "light-backpack"], [/crown/, "queen-crown"], [/egg/, "egg-clutch"], [/chalice/, "jeweled-chalice"],
  [/heal|vampir/, "health-potion"], [/swift|speed|boot/, "standing-potion"], [/strength|potion|flask/, "round-potion"], [/monkey|idol/, "monkey"],
  [/gold|coin|treasure/, "two-coins"], [/ring/, "ring"], [/ankh/, "ankh"], [/vase|amphora/, "amphora"], [/banana/, "banana-bunch"],
  [/shield/, "templar-shield"], [/chestplate|armou?r|breastplate/, "breastplate"], [/thurible|orb|ball/, "crystal-ball"], [/lockpick/, "lockpicks"],
  [/prison/, "prisoner"], [/tome|book|library/, "bookshelf"], [/mastery/, "laurel-crown"],
];

/** The look of a token: `id` is what it is, if that is known, and `kind` what its back says. */
export function tokenLook(id: string, kind: string): TokenLook {
  const look = KINDS[kind] ?? OTHER;
  if (id === kind) return look;
  const exact = ICONS.find((icon) => icon === id);
  const metal = kind === "artifact" && id.startsWith("silver") ? SILVER : {};
  return { ...look, ...metal, icon: exact ?? THINGS.find(([name]) => name.test(id))?.[1] ?? look.icon };
}
