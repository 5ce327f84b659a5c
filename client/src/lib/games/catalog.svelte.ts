/** Catalog of games, variants and bots, from the server in the language of the page. Cached; a failed request is
 * repeated on the next call. */
import { catalogIn } from "../net/api";
import type { Catalog } from "../net/wire";
import { hasMessage, language, setServerNames, setTranslatedShares } from "../page/words.svelte";
import { Loaded } from "../page/loaded.svelte";

const asked = new Map<string, Promise<Catalog>>();
let latest: { tag: string; catalog: Catalog } | null = $state.raw(null);

export function loadCatalog(): Promise<Catalog> {
  const tag = language();
  let answer = asked.get(tag);
  if (!answer) {
    answer = catalogIn(tag);
    asked.set(tag, answer);
  }
  if (latest?.tag !== tag) {
    answer.then(
      (catalog) => {
        latest = { tag, catalog };
        setServerNames(namesIn(catalog));
        setTranslatedShares(catalog.translated);
      },
      () => asked.delete(tag),
    );
  }
  return answer;
}

/** Keeps the catalog loaded while a component is shown. */
export function keepCatalog(): Loaded<Catalog> {
  return new Loaded(loadCatalog);
}

/** Asks for the catalog; after a failure the next call asks again. */
function refreshCatalog(): void {
  const tag = language();
  loadCatalog().catch(() => asked.delete(tag));
}

/** Names of bots, games and variants by the id of the message that the page has for built-in ones. */
function namesIn({ games, levels, styles }: Catalog): Record<string, string> {
  const names: Record<string, string> = {};
  for (const level of levels) {
    names[`bot-${level.name}`] = level.title;
    for (const style of styles)
      names[`bot-${styled(level.name, style.name)}`] = `${level.title}, ${style.title}`;
  }
  for (const [game, { title, about, variants }] of Object.entries(games)) {
    names[`game-${game}`] = title;
    names[`about-${game}`] = about;
    for (const { name, title, why } of variants) {
      names[`variant-${name.replaceAll(":", "-")}`] = title;
      names[`variant-why-${name.replaceAll(":", "-")}`] = why;
    }
  }
  return names;
}

/** Name of a bot level, with its style where it has one. */
export function styled(level: string, style: string): string {
  return style ? `${level}-${style}` : level;
}

/** Names of all bots that a seat may choose. */
export function everyBot({ levels, styles }: Catalog): string[] {
  return levels.flatMap(({ name }) => [name, ...styles.map((style) => styled(name, style.name))]);
}

/** Catalog loaded last, in the previous language while another one loads. */
export function loadedCatalog(): Catalog | null {
  return latest?.catalog ?? null;
}

/** Loads the catalog where the page has no messages for the names of a game or its variants. */
export function askForNames(game: string, variants: readonly string[]): void {
  const ours =
    hasMessage(`game-${game}`) &&
    variants.every((name) => hasMessage(`variant-${name.replaceAll(":", "-")}`));
  if (!ours && latest?.tag !== language()) refreshCatalog();
}

/** The name of a board, start tile or ship. */
export function faceName(game: string, face: string): string {
  if (latest?.tag !== language()) refreshCatalog();
  return latest?.catalog.games[game]?.faces.find(({ id }) => id === face)?.name ?? face;
}
