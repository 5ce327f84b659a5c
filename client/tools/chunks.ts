import { join } from "node:path";
import type { Rolldown } from "vite";

type Context = Rolldown.ChunkingContext;
type Group = "page" | "table";

const source = (path: string): string => join(import.meta.dirname, "..", "src", path);
const MAIN = source("main.ts");
const SCREENS = source("routes.ts");
const LOBBY = source("lobby/Lobby.svelte");
const TABLE = [source("table/TableScreen.svelte"), source("table/Table.svelte")];

/**
 * Puts modules that visitors need together into one file: `page` for all screens, `table` for all screens with a table.
 * What one screen alone needs, each dialog that is fetched on demand and the drawings of each game are files of their own.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  groups: [{ name: (id, context) => groupsOf(context).get(id) ?? null, debugName: "chunks" }],
};

let known: Map<string, Group> | undefined;

function groupsOf(context: Context): Map<string, Group> {
  return (known ??= new Map([
    ...[...tableModules(context)].map((id) => [id, "table"] as const),
    ...[...pageModules(context)].map((id) => [id, "page"] as const),
  ]));
}

/** Modules that `main` needs, and those that the lobby shares with another screen. */
function pageModules(context: Context): Set<string> {
  const others = (context.getModuleInfo(SCREENS)?.dynamicallyImportedIds ?? []).filter((id) => id !== LOBBY);
  const elsewhere = reached(others, context, LOBBY);
  const shared = [...reached([LOBBY], context)].filter((id) => elsewhere.has(id));
  const page = new Set([...reached([MAIN], context), ...shared]);
  page.delete(MAIN);
  return page;
}

const tableModules = (context: Context): Set<string> => reached(TABLE, context);

/** All modules that are loaded with some; with all that they fetch later, but for what `besides` alone needs. */
function reached(roots: readonly string[], context: Context, besides?: string): Set<string> {
  const found = new Set(roots);
  for (const id of found) {
    const module = context.getModuleInfo(id);
    const later = besides ? (module?.dynamicallyImportedIds ?? []) : [];
    for (const next of [...(module?.importedIds ?? []), ...later]) if (next !== besides) found.add(next);
  }
  return found;
}
