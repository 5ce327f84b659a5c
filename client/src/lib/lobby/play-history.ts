/** Tables of this browser for the lobby: their order and totals. */
import type { Remembered } from "./remembered-tables";
import type { TableInfo } from "../net/wire";
import { stoodIn } from "../story/verdict";

export interface OwnGame {
  mine: Remembered;
  info: TableInfo | null; // none while the server does not answer
}

export const isTurn = ({ mine, info }: OwnGame): boolean =>
  info?.phase === "playing" && mine.seats.includes(info.asked);
export const isOver = ({ info }: OwnGame): boolean => info?.phase === "over";

/** One's turn first, what is over last, the latest of each first. */
export function inOrder(games: readonly OwnGame[]): OwnGame[] {
  const rank = (game: OwnGame): number => (isTurn(game) ? 0 : isOver(game) ? 2 : 1);
  const moved = ({ mine, info }: OwnGame): number => info?.since ?? mine.at / 1000;
  return [...games].sort((a, b) => rank(a) - rank(b) || moved(b) - moved(a));
}

export interface PlayTotals {
  finished: number;
  won: number;
  best: number;
}

/** Whether this browser has played a game to its end: not watched it, nor left it to a bot. */
export function hasFinished(games: readonly Remembered[]): boolean {
  return games.some(({ seats, over }) =>
    seats.some((seat) => over?.endings[seat] && !stoodIn(over.endings[seat])),
  );
}

/** Whether a bot played the own game at a table. */
export function leftToBot({ mine, info }: OwnGame): boolean {
  const ending = mine.seats.length === 1 ? info?.endings[mine.seats[0] ?? 0] : undefined;
  return ending !== undefined && stoodIn(ending);
}

/** Of finished games that one sat at alone; those shared at one device, or left to a bot, are nobody's own. */
export function playTotals(games: readonly OwnGame[]): PlayTotals {
  const endings = games.flatMap(({ mine, info }) => {
    const ending = mine.seats.length === 1 ? info?.endings[mine.seats[0] ?? 0] : undefined;
    return ending && !stoodIn(ending) ? [ending] : [];
  });
  const won = endings.filter(({ place, points, fate }) => place === 1 && (points > 0 || fate === "escaped"));
  return {
    finished: endings.length,
    won: won.length,
    best: Math.max(0, ...endings.map(({ points }) => points)),
  };
}
