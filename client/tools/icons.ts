import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import type { Plugin } from "vite";

import { ICONS } from "../src/icons.ts";

const PAGE = "virtual:icons";
const GAME = "virtual:art/";
const ONE = "virtual:icon/";
const PAGE_ICONS = new Set<string>(ICONS);
const OPEN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">`;
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
 * shown. An icon of two games is in both, so that each game is one file. An unknown name stops the build.
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
  if (id.startsWith(ONE)) return `export default ${drawing(id.slice(ONE.length))};`;
  return undefined;
}

/** Icons by name: those of the page are modules of their own, so that a game has them by reference. */
function listed(names: string[]): string {
  const shared = names.filter((name) => PAGE_ICONS.has(name));
  const lines = shared.map((name, n) => `import i${n} from ${JSON.stringify(ONE + name)};`);
  const entries = names.map((name) => {
    const n = shared.indexOf(name);
    return `${JSON.stringify(name)}: ${n < 0 ? drawing(name) : `i${n}`}`;
  });
  return `${lines.join("\n")}\nexport default {${entries.join(", ")}};`;
}

const drawing = (name: string): string => JSON.stringify(body(name));

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
  return compact(icon.body);
}

/** The same drawing in whole units of 512: nobody sees the difference at the size of a card. */
function compact(drawing: string): string {
  const { data } = optimize(`${OPEN}${drawing}</svg>`, { floatPrecision: 0, plugins: ["preset-default"] });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

let known: IconSet | undefined;

function read<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T;
}
