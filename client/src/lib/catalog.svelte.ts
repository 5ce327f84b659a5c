/** What can be played, as the server tells it in the language of the page. Asked for once, and again after a failure. */
import { get } from "./api";
import type { Catalog } from "./wire";
import { language } from "./words.svelte";

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
      (catalog) => (latest = { tag, catalog }),
      () => asked.delete(tag),
    );
  }
  return answer;
}

/** What is known of it now; while another language is on its way, in the one before. */
export function known(): Catalog | null {
  return latest?.catalog ?? null;
}

/** The name of a board, start tile or ship. */
export function faceName(game: string, face: string): string {
  if (latest?.tag !== language()) catalog().catch(() => undefined);
  return latest?.catalog.games[game]?.faces.find(({ id }) => id === face)?.name ?? face;
}
