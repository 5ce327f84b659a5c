/** Games as the server tells them, recorded by tools/record_content.py. */
import type { BoardContent, CardContent, Content } from "../src/lib/games/content";
import { loadTheme } from "../src/themes/current.svelte";
import recorded from "./data/content.json";

type Spoken = Record<
  string,
  { moments: Record<string, string>; cards: Record<string, Partial<CardContent>> }
>;
type Recorded = Content & { spoken: Spoken };

export const GAMES = Object.entries(recorded.games as unknown as Record<string, Recorded>);
type Maps = Record<string, Pick<Content, "board" | "tiles">>;
/** Every board and every tile, by the spec of a game that has it. */
export const MAPS = Object.entries(recorded.maps as unknown as Maps);
export const BOARDS = MAPS.flatMap(([spec, { board }]): [string, BoardContent][] =>
  board && !board.modules.length ? [[spec, board]] : [],
);

/** A game with one of its maps. */
export function played(spec: string): Content {
  const game = GAMES.find(([name]) => name === spec.split(":")[0])?.[1];
  const map = MAPS.find(([name]) => name === spec)?.[1];
  if (!game || !map) throw new Error(`${spec} is not recorded`);
  return { ...game, ...map };
}
export const RULES = new Set(recorded.rules);

/** From now on every world can be shown. */
export async function enterAll(): Promise<void> {
  for (const [game] of GAMES) await loadTheme(game, "en");
}

/** Every card as it is printed in a language. */
export function printed(game: Recorded, language: string): CardContent[] {
  return Object.values(game.cards).map((card) => ({ ...card, ...game.spoken[language]?.cards[card.id] }));
}
