/** Marks of the rooms and tiles of the catacombs. */
import bookshelf from "virtual:icon/bookshelf";
import shrine from "virtual:icon/crystal-shrine";
import ghost from "virtual:icon/ghost";
import chest from "virtual:icon/locked-chest";
import prisoner from "virtual:icon/prisoner";

import { disc, square, type MarkLook } from "../../map/marks";

const GHOST = disc(ghost, "#1c2c3c", "#9fd8ee", "#e6f0ff");

export const marks: Record<string, MarkLook> = {
  wayshrine: { ...disc(shrine, "#10332f", "#7fe8d8", "#a9f5e8"), spaces: true },
  chest: { ...square(chest, "#5a3413", "#f0b55a", "#ffd892"), lock: "lock" },
  library: { ...square(bookshelf, "#3a2a6b", "#bda6ff", "#e6dcff"), lock: "lock" },
  prison: { ...square(prisoner, "#33373f", "#c4ccd8", "#f2f4f7"), lock: "lock" },
  ghost: GHOST,
  haunted: { ...GHOST, zone: true, afar: "#2f6480" },
};
