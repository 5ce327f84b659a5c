import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:languages";
const SOURCES = join(dirname(fileURLToPath(import.meta.url)), "..", "src");

/** How much of the page is written in each language, in percent: one that is begun says so, and the rest is English. */
export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(percents(SOURCES))};` : undefined),
  };
}

/** The percents of every language that has a file of the page's own words, rounded down. */
export function percents(sources: string): Record<string, number> {
  const tags = readdirSync(join(sources, "locale")).map((file) => file.replace(/\.ftl$/, ""));
  const folders = foldersOfWords(sources);
  const english = folders.map((folder) => messages(join(sources, folder, "en.ftl")));
  const all = english.reduce((sum, ids) => sum + ids.size, 0);
  const written = (tag: string): number =>
    folders.reduce((sum, folder, n) => {
      const own = messages(join(sources, folder, `${tag}.ftl`));
      return sum + [...(english[n] ?? [])].filter((id) => own.has(id)).length;
    }, 0);
  return Object.fromEntries(tags.map((tag) => [tag, Math.floor((100 * written(tag)) / all)]));
}

/** The folders of message files: those of the page, and of each screen or game with words of its own. */
export function foldersOfWords(sources: string): string[] {
  const all = readdirSync(sources, { recursive: true, encoding: "utf8" });
  return all.filter((folder) => ["locale", "words"].includes(basename(folder))).sort();
}

function messages(file: string): Set<string> {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return new Set([...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((found) => found[1] ?? ""));
}
