import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

import { ICONS } from "../src/icons.ts";

const NAME = "virtual:icons";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** Only the icons that are named in `src/icons.ts` reach the page; an unknown name stops the build. */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(bodies())};` : undefined),
  };
}

export function bodies(): Record<string, string> {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(path, "utf8")) as IconSet;
  return Object.fromEntries(ICONS.map((name) => [name, body(set, name)]));
}

function body(set: IconSet, name: string): string {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`there is no icon '${name}' in game-icons`);
  return icon.body;
}
