/** Marks of a ship's rooms. */
import capsule from "virtual:icon/apollo-capsule";
import camera from "virtual:icon/cctv-camera";
import elevator from "virtual:icon/elevator";
import helm from "virtual:icon/overlord-helm";
import rings from "virtual:icon/transportation-rings";

import { arch, disc, LOCK, square, type MarkLook } from "../../map/marks";

const CHIP = "M11 3H29L37 11V29L29 37H11L3 29V11Z";
const chip = (glyph: string, ground: string, rim: string, ink: string): MarkLook => ({
  ...disc(glyph, ground, rim, ink),
  shape: CHIP,
});

export const marks: Record<string, MarkLook> = {
  security: square(camera, "#4a1014", "#ff8a80", "#ffd9d4"),
  hyperlift: { ...square(elevator, "#3a2a05", "#ffcf4a", "#ffe7a8"), lock: "locked-lift" },
  "locked-lift": { ...LOCK, apart: true },
  teleporter: disc(rings, "#08303a", "#48d6e6", "#a8f4ff"),
  pod: { ...arch(capsule, "#24364f", "#dfe6ee", "#dfe6ee"), famous: true },
  command: { ...chip(helm, "#33103a", "#e0a0ff", "#f3d9ff"), zone: true },
  port: { ...chip("", "#0d2a28", "#35e0b8", "#35e0b8"), around: port },
};

/** A data port is a chip around what it gives; a loud one is rimmed in ember. */
function port(gives: string, gift: MarkLook): MarkLook {
  const [ground, rim] = gives === "clank" ? ["#33110f", "#ff9a8a"] : ["#0d2a28", "#35e0b8"];
  return { ...gift, shape: CHIP, ground, rim };
}

export const rewards: Record<string, string> = { crystal: "power-crystal" };
