/** How tokens look: a silhouette for the kind, an icon for the thing. */
import { ICONS, type IconName } from "../icons";

export interface TokenLook {
  shape: string;
  fill: string;
  ink: string;
  icon: IconName | null;
  inset: number;
}

const DISC = "M12 1.5a10.5 10.5 0 1 0 .01 0Z";
const HEXAGON = "M12 .8 22 7V17L12 23.2 2 17V7Z";
const OCTAGON = "M8 1.5H16L22.5 8V16L16 22.5H8L1.5 16V8Z";
const SHIELD = "M12 1 21 5V15C21 20 16 23 12 23S3 20 3 15V5Z";

const KINDS: Record<string, TokenLook> = {
  artifact: { shape: HEXAGON, fill: "#e3ab3a", ink: "#241a12", icon: "jeweled-chalice", inset: 5.5 },
  "minor-secret": { shape: DISC, fill: "#8a6d45", ink: "#fff3d6", icon: null, inset: 5 },
  "major-secret": { shape: OCTAGON, fill: "#7b4bb0", ink: "#fff3ff", icon: "locked-chest", inset: 6 },
  "monkey-idol": { shape: SHIELD, fill: "#d9a83a", ink: "#2c1d04", icon: "monkey", inset: 5 },
  mastery: { shape: SHIELD, fill: "#c9d2df", ink: "#1b2230", icon: "laurel-crown", inset: 5 },
};
const OTHER: TokenLook = { shape: DISC, fill: "#6b5232", ink: "#fff3d6", icon: null, inset: 5 };

const THINGS: [RegExp, IconName][] = [
  [/artifact-5$/, "ring"], [/artifact-7$/, "ankh"], [/artifact-10$/, "amphora"], [/artifact-15$/, "banana-bunch"],
  [/artifact-20$/, "templar-shield"], [/artifact-25$/, "breastplate"], [/artifact-30$/, "crystal-ball"],
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
  return { ...look, icon: exact ?? THINGS.find(([name]) => name.test(id))?.[1] ?? look.icon };
}
