import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";

const CLIENT = join(dirname(fileURLToPath(import.meta.url)), "..");
const TEXTS = join(CLIENT, "tools", "licences"); // of packages that come without one
const ICONS = "@iconify-json/game-icons"; // drawn into the page by `icons`, so no module of the page is theirs

export interface Part {
  name: string;
  version: string;
  licence: string;
}

/**
 * Everything of others that the page is made of, found in what was bundled: `packages.json` for programs and
 * `licences.txt` with all texts for people. A package without a licence stops the build.
 */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const parts = [...new Set([ICONS, ...Object.values(bundle).flatMap(origins)])].sort().map(partOf);
      this.emitFile({ type: "asset", fileName: "packages.json", source: JSON.stringify(parts, null, 1) });
      this.emitFile({ type: "asset", fileName: "licences.txt", source: parts.map(told).join("\n\n") });
    },
  };
}

/** The packages that a file of the page was made from. */
function origins(file: Rollup.OutputAsset | Rollup.OutputChunk): string[] {
  const sources = file.type === "chunk" ? Object.keys(file.modules) : file.originalFileNames;
  return sources.flatMap((source) => packageOf(source) ?? []);
}

/** The innermost package that a source belongs to; none: it is ours. */
export function packageOf(source: string): string | undefined {
  return /^.*node_modules\/((?:@[^/]+\/)?[^/.][^/]*)\//.exec(source)?.[1];
}

export function partOf(name: string): Part {
  const said = JSON.parse(readFileSync(join(CLIENT, "node_modules", name, "package.json"), "utf8")) as {
    version: string;
    license?: string;
  };
  if (!said.license) throw new Error(`${name} does not say under which licence it is`);
  return { name, version: said.version, licence: said.license };
}

function told(part: Part): string {
  return `${part.name} ${part.version} (${part.licence})\n${"=".repeat(72)}\n\n${textOf(part).trim()}`;
}

/** The text that a package brings, or the one that we keep for its licence. */
export function textOf({ name, licence }: Part): string {
  const folder = join(CLIENT, "node_modules", name);
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(one));
  if (file) return readFileSync(join(folder, file), "utf8");
  const ours = join(TEXTS, `${licence}.txt`);
  if (!existsSync(ours)) throw new Error(`${name} comes without the text of its licence, ${licence}`);
  return readFileSync(ours, "utf8");
}
