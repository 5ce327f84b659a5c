/** The catalog: games and variants that can be played, as the server tells them in the language of the page. Asked for once, and again after a failure. */
import { get } from "../net/api";
import type { Catalog } from "../net/wire";
import { knows, language, learn, learnTranslated } from "../page/words.svelte";

const asked = new Map<string, Promise<Catalog>>();
let latest: { tag: string; catalog: Catalog } | null = $state.raw(null);

export function catalog(): Promise<Catalog> {
  const tag = language();
  let answer = asked.get(tag);
  if (!answer) {
    answer = get<Catalog>(`/api/catalog?lang=${tag}`);
    asked.set(tag, answer);
  }
  if (latest?.tag !== tag) {
    answer.then(
      (catalog) => {
        latest = { tag, catalog };
        learn(namesIn(catalog));
        learnTranslated(catalog.translated);
      },
      () => asked.delete(tag),
    );
  }
  return answer;
}

/** What bots, and what packages call what they bring, by the name of the message that the page would have for it. */
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

/** What a seat calls a bot of a level, in a style or none. */
export function styled(level: string, style: string): string {
  return style ? `${level}-${style}` : level;
}

/** Every bot that a seat may name. */
export function everyBot({ levels, styles }: Catalog): string[] {
  return levels.flatMap(({ name }) => [name, ...styles.map((style) => styled(name, style.name))]);
}

/** What is known of it now; while another language is on its way, in the one before. */
export function known(): Catalog | null {
  return latest?.catalog ?? null;
}

/** Names that the page has no words for are the server's to tell. */
export function askForNames(game: string, variants: readonly string[]): void {
  const ours =
    knows(`game-${game}`) && variants.every((name) => knows(`variant-${name.replaceAll(":", "-")}`));
  if (!ours && latest?.tag !== language()) catalog().catch(() => undefined);
}

/** The name of a board, start tile or ship. */
export function faceName(game: string, face: string): string {
  if (latest?.tag !== language()) catalog().catch(() => undefined);
  return latest?.catalog.games[game]?.faces.find(({ id }) => id === face)?.name ?? face;
}
