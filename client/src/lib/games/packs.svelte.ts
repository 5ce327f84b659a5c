/** Packs: cards beside a game's own, offered by the server or uploaded by a player. A spec names them by digest. */
import { loadCatalog } from "./catalog.svelte";
import { bringPack, packNamed } from "../net/api";
import type { Brought, PackContent, PackInfo } from "../net/wire";
import { allOf, language, say } from "../page/words.svelte";

export const PACK = "pack:";

/** The digests of the packs that a spec names. */
export function packsIn(spec: string): string[] {
  return spec
    .split("+")
    .filter((part) => part.startsWith(PACK))
    .map((part) => part.slice(PACK.length));
}

const asked = new Set<string>();
let told: Record<string, PackContent | null> = $state.raw({});

/** Pack in the language of the page; null while it loads, or where the server no longer has it. */
export function pack(digest: string): PackContent | null {
  const key = `${language()} ${digest}`;
  if (!asked.has(key)) {
    asked.add(key);
    packNamed(digest).then(
      (answer) => (told = { ...told, [key]: answer }),
      () => (told = { ...told, [key]: null }),
    );
  }
  return told[key] ?? null;
}

export function packTitle(digest: string): string {
  return pack(digest)?.info.title ?? say("pack-some");
}

/** The pack of a spec that a card or token says it comes from, by its title. */
export function titleOf(spec: string, id: string): string {
  return (
    packsIn(spec)
      .map(pack)
      .find((one) => one?.info.id === id)?.info.title ?? id
  );
}

/** Summary of a pack: the numbers of its cards and tokens, and whether it has maps. */
export function packSummary({ cards, tokens, places }: PackInfo): string {
  return allOf([
    ...(cards ? [say("pack-cards", { n: cards })] : []),
    ...(tokens ? [say("pack-tokens", { n: tokens })] : []),
    ...(places ? [say("pack-places")] : []),
  ]);
}

/** In the language of the page, such as "English" for en. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames([language()], { type: "language" }).of(tag) ?? tag;
}

const READ = /\.(toml|json)$/;

/** Uploads a pack from one file or the files of a folder, and remembers it in this browser. */
export async function uploadPack(files: readonly File[]): Promise<Brought> {
  const chosen = files.length > 1 ? files.filter(({ name }) => READ.test(name)) : files;
  const most = (await loadCatalog()).pack_bytes;
  const texts = await Promise.all(
    // one byte more than a pack has: the server says that it is too large, and nobody reads a film first
    chosen.map(async (file) => [file.name, await file.slice(0, most + 1).text()] as const),
  );
  const brought = await bringPack(Object.fromEntries(texts));
  if (brought.pack) remember(brought.pack.info.digest);
  return brought;
}

const KEY = "tiptoe.packs";
const MOST = 12;

/** Packs uploaded from this browser, the latest first. */
export function rememberedPacks(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}

function remember(digest: string): void {
  keep([digest, ...rememberedPacks().filter((other) => other !== digest)].slice(0, MOST));
}

export function forget(digest: string): void {
  keep(rememberedPacks().filter((other) => other !== digest));
}

function keep(digests: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(digests));
  } catch {
    return;
  }
}
