/** Content of a game: cards, tokens, boards and names, constant during play (docs/formats/content.md). Fetched once
 * per language. */
import { loadArt } from "../../art/art.svelte";
import { loadTheme } from "../../themes/current.svelte";
import { contentOf } from "../net/api";
import { transport } from "../net/transport";
import { parseSpec } from "./specs";
import type { Content } from "../net/wire";

export type {
  BoardContent,
  BoardMark,
  BoardRoom,
  BoardTunnel,
  CardContent,
  CharacterContent,
  Content,
  Gain,
  Line,
  ModuleContent,
  Mouth,
  ParamsContent,
  PartContent,
  TileContent,
  TileMark,
  TileRoomContent,
  TilesContent,
  TokenContent,
} from "../net/wire";
export type { Place as Point } from "../net/wire";

const fetched = new Map<string, Promise<Content>>();

/** Loads the content and the table theme of a game. Its drawings may arrive later. */
export async function loadContent(spec: string, language: string): Promise<Content> {
  const { game } = parseSpec(spec);
  void loadArt(game);
  const [answer] = await Promise.all([fetchOnce(spec, language), loadTheme(game, language)]);
  return answer;
}

/** Cached request; a failed one is repeated on the next call. */
function fetchOnce(spec: string, language: string): Promise<Content> {
  const key = `${spec} ${language}`;
  let answer = fetched.get(key);
  if (!answer) {
    answer = contentOf(spec, language);
    answer.catch(() => fetched.delete(key));
    fetched.set(key, answer);
  }
  return answer;
}

/** Image URL of a drawing in the colour theme of the page. */
export function themed(path: string, theme: string): string | undefined {
  if (path.startsWith("data:")) return path; // drawn by the local server
  return transport.imageUrl(
    theme === "parchment" ? `${path}${path.includes("?") ? "&" : "?"}theme=parchment` : path,
  );
}
