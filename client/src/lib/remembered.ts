/** Tables that this browser has sat at or watched, the latest first. Who sits where is proved by a cookie, not by this. */

export interface Remembered {
  table: string;
  spec: string;
  seats: number[]; // of those who share this browser; none: as a spectator
  at: number;
}

const KEY = "tiptoe.tables";
const MOST = 30;

export function remembered(): Remembered[] {
  try {
    const games = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Remembered[];
    return games.filter(({ seats }) => Array.isArray(seats));
  } catch {
    return [];
  }
}

export function remember(game: Remembered): void {
  keep([game, ...remembered().filter((other) => other.table !== game.table)].slice(0, MOST));
}

export function forget(table: string): void {
  keep(remembered().filter((game) => game.table !== table));
}

function keep(games: Remembered[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    return;
  }
}
