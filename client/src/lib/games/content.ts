/** Content: all that a game is shown with and that does not change during play: docs/formats/content.md. Fetched once per language. */
import { bring } from "../../art/art.svelte";
import { enter } from "../../themes/current.svelte";
import { get, patiently } from "../net/api";
import { carrier } from "../net/transport";
import { say } from "../page/words.svelte";
import { parseSpec } from "./specs";
import type { Content } from "../net/wire";

export type {
  BoardContent,
  BoardMark,
  BoardRoom,
  BoardTunnel,
  CardContent,
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

/** The content of a game in a language, once its world is here too; its drawings may come later. */
export async function content(spec: string, language: string): Promise<Content> {
  const { game } = parseSpec(spec);
  void bring(game);
  const [answer] = await Promise.all([fetchOnce(spec, language), enter(game, language)]);
  return answer;
}

/** Content for as long as somebody waits for it: asked for until it is here or refused. The answer ends the waiting. */
export function awaited(
  spec: string,
  language: string,
  onhere: (content: Content) => void,
  ontrouble: (why: string) => void,
): () => void {
  let left = false;
  patiently(
    () => content(spec, language),
    () => !left,
    () => ontrouble(say("link-lost")),
  ).then(
    (answer) => {
      if (!left) onhere(answer);
    },
    (error: Error) => ontrouble(error.message),
  );
  return () => (left = true);
}

/** Asked for once, and again after a failure. */
function fetchOnce(spec: string, language: string): Promise<Content> {
  const path = `/api/content/${spec}?lang=${language}`;
  let answer = fetched.get(path);
  if (!answer) {
    answer = get<Content>(path);
    answer.catch(() => fetched.delete(path));
    fetched.set(path, answer);
  }
  return answer;
}

/** The address of a drawing in the theme of the page. */
export function themed(path: string, theme: string): string | undefined {
  if (path.startsWith("data:")) return path; // drawn for this page alone
  return carrier.picture(
    theme === "parchment" ? `${path}${path.includes("?") ? "&" : "?"}theme=parchment` : path,
  );
}
