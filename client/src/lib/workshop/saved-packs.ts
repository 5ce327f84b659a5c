/** Saved packs of the workshop, stored in this browser and sent nowhere. */

export interface SavedPack {
  key: string;
  text: string;
}
interface SavedPacks {
  current: string;
  packs: SavedPack[];
}

const KEY = "tiptoe.workshop";
export const FIRST_ID = "new-card"; // of a card whose name has no letters of ids

export function readSavedPacks(): SavedPacks {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "") as Partial<SavedPacks>;
    const packs = (found.packs ?? []).filter(
      ({ key, text }) => typeof key === "string" && typeof text === "string",
    );
    return { current: String(found.current ?? ""), packs };
  } catch {
    return { current: "", packs: [] };
  }
}

/** Writes the packs, and returns whether that worked. */
export function writeSavedPacks(shelf: SavedPacks): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(shelf));
    return true;
  } catch {
    return false;
  }
}

/** A pack to begin with: it is right as it is, and shows what can be written. */
export function firstPack(game: string, id: string, title: string, name: string): string {
  const card = slug(name) || FIRST_ID;
  return `# ${title}
tiptoe-pack = 1

[pack]
id = ${JSON.stringify(id)}
game = ${JSON.stringify(game)}
version = "1"
title = { en = ${JSON.stringify(title)} }

[[card]]
id = "${card}"
kind = "companion"
copies = 2
cost = 3
points = 1
play = [
  { skill = 2 },
]

[names.card]
${card} = { en = ${JSON.stringify(name)} }
`;
}

/** Id from a name: small letters, digits and hyphens. */
export function slug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-+|-+$/g, "");
}
