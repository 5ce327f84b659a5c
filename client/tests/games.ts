/** Games as the server tells them, recorded by tools/record_content.py. */
import type { BoardContent, CardContent, Content } from "../src/lib/content";
import recorded from "./data/content.json";

type Spoken = Record<string, { moments: Record<string, string>; cards: Record<string, Partial<CardContent>> }>;
type Recorded = Content & { spoken: Spoken };

export const GAMES = Object.entries(recorded.games as unknown as Record<string, Recorded>);
export const BOARDS = Object.entries(recorded.boards as unknown as Record<string, BoardContent>);
export const RULES = new Set(recorded.rules);

/** Every card as it is printed in a language. */
export function printed(game: Recorded, language: string): CardContent[] {
  return Object.values(game.cards).map((card) => ({ ...card, ...game.spoken[language]?.cards[card.id] }));
}
