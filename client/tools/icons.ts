import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

import { ICONS } from "../src/icons.ts";
import { shorter } from "./paths.ts";

const PAGE = "virtual:icons";
const GAME = "virtual:art/";
const ONE = "virtual:icon/";
const WORLDS = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "themes");

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}
interface Figures {
  main: string;
  sup: [string, ...number[]][];
}

/**
 * Only icons that are named reach the page: those of `src/icons.ts` with it, those of a game's recipes when the game is
 * shown. Each is a module of its own, so that none comes twice. An unknown name stops the build.
 */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === PAGE || id.startsWith(GAME) || id.startsWith(ONE) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0virtual:") ? source(id.slice(1)) : undefined),
  };
}

export function source(id: string): string | undefined {
  if (id === PAGE) return listed([...ICONS]);
  if (id.startsWith(GAME)) return listed(artIcons(id.slice(GAME.length)));
  if (id.startsWith(ONE)) return `export default ${JSON.stringify(body(id.slice(ONE.length)))};`;
  return undefined;
}

/** Every icon that cards and tokens of a game are drawn with. */
export function artIcons(game: string): string[] {
  const recipes = Object.values(read<Record<string, Figures>>(`${WORLDS}/${game}/recipes.json`));
  const tokens = Object.values(read<Record<string, string>>(`${WORLDS}/${game}/tokens.json`));
  const figures = recipes.flatMap((recipe) => [recipe.main, ...recipe.sup.map(([name]) => name)]);
  return [...new Set([...figures, ...tokens])].sort();
}

/** The icons of the page by name. */
export function bodies(): Record<string, string> {
  return Object.fromEntries(ICONS.map((name) => [name, body(name)]));
}

export function body(name: string): string {
  const set = (known ??= read<IconSet>(
    createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"),
  ));
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`there is no icon '${name}' in game-icons`);
  return shorter(icon.body);
}

let known: IconSet | undefined;

function read<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

function listed(names: string[]): string {
  const lines = names.map((name, n) => `import i${n} from ${JSON.stringify(ONE + name)};`);
  return `${lines.join("\n")}\nexport default {${names.map((name, n) => `${JSON.stringify(name)}: i${n}`).join(", ")}};`;
}
