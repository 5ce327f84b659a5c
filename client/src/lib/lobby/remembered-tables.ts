/** Tables that this browser has sat at or watched, the latest first. Who sits where is proved by a cookie, not by this. */
import { recordGame } from "./diary";
import type { TableInfo } from "../net/wire";

export interface Remembered {
  table: string;
  spec: string;
  seats: number[]; // of those who share this browser; none: as a spectator
  at: number;
  over?: TableInfo; // how it ended: it changes no more, and needs not be asked for again
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
  const known = remembered().find(({ table }) => table === game.table);
  const over = game.over ?? known?.over;
  const kept = over ? { ...game, over } : game;
  keep([kept, ...remembered().filter((other) => other.table !== game.table)].slice(0, MOST));
}

/** Whether an ending says who played; those that an earlier version has stored do not. */
export function toldInFull({ endings }: TableInfo): boolean {
  return endings.every(({ player }) => player !== undefined);
}

/** How a game ended, in its place in the list. */
export function rememberEnd(table: string, over: TableInfo): void {
  const known = remembered().find((game) => game.table === table);
  if (known) recordGame(over, known.seats);
  keep(remembered().map((game) => (game.table === table ? { ...game, over } : game)));
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
