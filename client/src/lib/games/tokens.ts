/** Looks of tokens: a silhouette for the kind, an icon for the thing. */
import icons from "virtual:icons";

import { ICONS, type IconName } from "../../icons";
import { tableTheme } from "../../themes/current.svelte";

export interface TokenLook {
  shape: string;
  fill: string;
  ink: string;
  /** Without an icon it is a question mark: only the back is known. */
  glyph: string;
  inset: number;
  /** A line inside the edge. */
  rim: string;
}

const DISC = "M12 1.5a10.5 10.5 0 1 0 .01 0Z";
const HEXAGON = "M12 .8 22 7V17L12 23.2 2 17V7Z";
const OCTAGON = "M8 1.5H16L22.5 8V16L16 22.5H8L1.5 16V8Z";
const SHIELD = "M12 1 21 5V15C21 20 16 23 12 23S3 20 3 15V5Z";
const TAG = "M6 2.5H18L22 8V21.5H2V8Z";
const LAUREL =
  "M12 1 15.4 4.2 20 4 20.6 8.6 23.5 12 20.6 15.4 20 20 15.4 19.8 12 23 8.6 19.8 4 20 3.4 15.4 .5 12 3.4 8.6 4 4 8.6 4.2Z";

const KINDS: Record<string, TokenLook> = {
  artifact: {
    shape: HEXAGON,
    fill: "#e3ab3a",
    ink: "#241a12",
    glyph: icons["jeweled-chalice"],
    inset: 5.5,
    rim: "#fff0b8",
  },
  "minor-secret": { shape: DISC, fill: "#8a6d45", ink: "#fff3d6", glyph: "", inset: 4.8, rim: "#e2c48f" },
  "major-secret": {
    shape: OCTAGON,
    fill: "#7b4bb0",
    ink: "#fff3ff",
    glyph: icons["locked-chest"],
    inset: 5,
    rim: "#d9baff",
  },
  "monkey-idol": {
    shape: SHIELD,
    fill: "#d9a83a",
    ink: "#2c1d04",
    glyph: icons["monkey"],
    inset: 5,
    rim: "#fff0b8",
  },
  mastery: {
    shape: LAUREL,
    fill: "#c9d2df",
    ink: "#1b2230",
    glyph: icons["laurel-crown"],
    inset: 5.4,
    rim: "#ffffff",
  },
  character: {
    shape: SHIELD,
    fill: "#3d4f73",
    ink: "#f1f5ff",
    glyph: icons["cowled"],
    inset: 5,
    rim: "#b9c9ef",
  },
  own: {
    shape: DISC,
    fill: "#3d4f73",
    ink: "#f1f5ff",
    glyph: icons["polar-star"],
    inset: 4.8,
    rim: "#b9c9ef",
  },
  market: { shape: TAG, fill: "#1f7d78", ink: "#f2fffb", glyph: icons["shop"], inset: 5, rim: "#a9f0e2" },
};
const OTHER: TokenLook = {
  shape: DISC,
  fill: "#6b5232",
  ink: "#fff3d6",
  glyph: "",
  inset: 5,
  rim: "#e2c48f",
};
/** Things of a market that have a silhouette of their own. */
const WARES: Record<string, Partial<TokenLook>> = {
  "master-key": { fill: "#b98a2c", ink: "#231705", rim: "#ffe9a8" },
};
const SILVER = { fill: "#b9c4d2", rim: "#ffffff" };

/** Icons for undrawn things of packs, by words in their ids; built-in games name theirs in their themes. */
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
  [/prisoner/, "prisoner"],
  [/tome|book/, "bookshelf"],
  [/mastery/, "laurel-crown"],
];

/** Whether tokens of a kind have a look here. */
export function isDrawn(kind: string): boolean {
  return kindLook(kind) !== undefined;
}

function kindLook(kind: string): TokenLook | undefined {
  return tableTheme().tokens?.[kind] ?? KINDS[kind];
}

/** The look of a token: `id` is what it is, if that is known, and `kind` what its back says. */
export function tokenLook(id: string, kind: string): TokenLook {
  const look = kindLook(kind) ?? OTHER;
  if (id === kind) return look;
  const icon = ICONS.find((name) => name === id) ?? THINGS.find(([name]) => name.test(id))?.[1];
  const metal = kind === "artifact" && id.startsWith("silver") ? SILVER : {};
  const ware = kind === "market" ? (tableTheme().wares?.[id] ?? WARES[id]) : {};
  return { ...look, ...metal, ...ware, ...(icon && { glyph: icons[icon] }) };
}
