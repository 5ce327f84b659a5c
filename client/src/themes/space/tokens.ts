/** Tokens of a ship, and what its market sells: told apart by silhouette and colour. */
import exit from "virtual:icon/exit-door";
import shrine from "virtual:icon/crystal-shrine";
import open from "virtual:icon/padlock-open";

import type { TokenLook } from "../../lib/games/tokens";

const CRYSTAL = "M12 .8 19.5 7.5 17.5 18 12 23.2 6.5 18 4.5 7.5Z";
const POD = "M12 .8C17.5 4 19 8.5 19 13.5L22.5 19V22.5H1.5V19L5 13.5C5 8.5 6.5 4 12 .8Z";
const CHIP = "M5 1.5H19L22.5 5V9.5L20.5 12 22.5 14.5V19L19 22.5H5L1.5 19V14.5L3.5 12 1.5 9.5V5Z";
const PASS = "M9 1.5H15V4H20V22.5H4V4H9Z";
const CRATE = "M1.5 5.5H6L8 2.5H16L18 5.5H22.5V22H1.5Z";
const CASE =
  "M7.5 1.5H16.5V5.5H20A2.5 2.5 0 0 1 22.5 8V19.5A2.5 2.5 0 0 1 20 22H4A2.5 2.5 0 0 1 1.5 19.5V8A2.5 2.5 0 0 1 4 5.5H7.5Z";

export const tokens: Record<string, TokenLook> = {
  "power-crystal": {
    shape: CRYSTAL,
    fill: "#2fb7d8",
    ink: "#04222b",
    glyph: shrine,
    inset: 5.6,
    rim: "#e6fbff",
  },
  "command-code": { shape: CHIP, fill: "#22406e", ink: "#bfe6ff", glyph: open, inset: 4.8, rim: "#7fb4ff" },
  "escape-pod": { shape: POD, fill: "#dfe6ee", ink: "#24364f", glyph: exit, inset: 5.6, rim: "#ffffff" },
};

export const wares: Record<string, Partial<TokenLook>> = {
  telepass: { shape: PASS, fill: "#5a4fc0", ink: "#f4f1ff", inset: 5.4, rim: "#c9c2ff" },
  contraband: { shape: CRATE, fill: "#8c3a2c", ink: "#ffe7d4", inset: 5.2, rim: "#ffb694" },
  medkit: { shape: CASE, fill: "#eef3f4", ink: "#c0202c", inset: 5.4, rim: "#ffffff" },
};
