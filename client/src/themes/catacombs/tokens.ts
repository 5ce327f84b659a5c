/** Tokens of the catacombs. */
import prisoner from "virtual:icon/prisoner";

import type { TokenLook } from "../../lib/games/tokens";

const CELL = "M3 22.5V10C3 4.5 7 1.5 12 1.5S21 4.5 21 10V22.5Z";

export const tokens: Record<string, TokenLook> = {
  prisoner: { shape: CELL, fill: "#6a6f7d", ink: "#fffaf0", glyph: prisoner, inset: 4.6, rim: "#cfd8e6" },
};
