/** The diary of this browser: a line for every finished game that was played here alone, and what they add up to.
 *
 * Nothing of it is sent anywhere. A line is written when a game is over, and completed with habits when they are asked for. */
import { parseSpec } from "../games/specs";
import type { CourseHabit, TableInfo } from "../net/wire";
import { stoodIn } from "../story/verdict";

export interface Rival {
  name: string;
  bot: boolean;
}

export interface DiaryEntry {
  table: string;
  spec: string;
  at: number; // seconds
  seats: number;
  points: number;
  place: number;
  fate: string;
  rivals: Rival[];
  by_bot?: true; // a bot played most of it: it stands in the list, and counts nowhere
  habit?: CourseHabit;
}

const KEY = "tiptoe.diary";
const MOST = 500;

/** The latest first. */
export function diary(): DiaryEntry[] {
  try {
    const games = JSON.parse(localStorage.getItem(KEY) ?? "[]") as DiaryEntry[];
    return Array.isArray(games) ? games.filter((game) => Array.isArray(game.rivals)) : [];
  } catch {
    return [];
  }
}

/** A finished game that one seat of this browser sat at; those shared at one device, watched or given up are nobody's. */
export function recordGame(info: TableInfo, seats: readonly number[]): void {
  const [seat = -1] = seats;
  const ending = info.endings[seat];
  if (seats.length !== 1 || !ending || info.abandoned) return;
  if (isTold(info.table)) return stoodIn(ending) ? disown(info.table) : undefined;
  const line: DiaryEntry = {
    table: info.table,
    spec: info.spec,
    at: info.since,
    seats: info.chairs.length,
    points: ending.points,
    place: ending.place,
    fate: ending.fate,
    rivals: info.chairs.flatMap(({ name, kind }, other) =>
      other === seat ? [] : [{ name, bot: kind === "bot" }],
    ),
    ...(stoodIn(ending) ? { by_bot: true } : {}),
  };
  keep([...diary(), line].sort((a, b) => b.at - a.at).slice(0, MOST));
}

export function learnHabit(table: string, habit: CourseHabit): void {
  keep(diary().map((game) => (game.table === table ? { ...game, habit } : game)));
}

/** A line of an earlier version, which did not know that a bot played the game. */
function disown(table: string): void {
  keep(
    diary().map(({ habit, ...game }) =>
      game.table === table ? { ...game, by_bot: true } : { ...game, ...(habit ? { habit } : {}) },
    ),
  );
}

export function erase(table: string): void {
  keep(diary().filter((game) => game.table !== table));
}

export function eraseAll(): void {
  keep([]);
}

const isTold = (table: string): boolean => diary().some((game) => game.table === table);

function keep(games: DiaryEntry[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    return;
  }
}

export const isWon = ({ place, fate, by_bot }: DiaryEntry): boolean =>
  !by_bot && place === 1 && (fate === "escaped" || fate === "rescued");
/** Games that count as one's own. */
export const counted = (games: readonly DiaryEntry[]): DiaryEntry[] => games.filter(({ by_bot }) => !by_bot);
export const gameOf = ({ spec }: DiaryEntry): string => parseSpec(spec).game;

export interface DiaryTotals {
  games: number;
  won: number;
  escaped: number;
  best: number;
  mean: number;
}

export function sumOf(all: readonly DiaryEntry[]): DiaryTotals {
  const games = counted(all);
  const points = games.map((game) => game.points);
  return {
    games: games.length,
    won: games.filter(isWon).length,
    escaped: games.filter(({ fate }) => fate === "escaped").length,
    best: Math.max(0, ...points),
    mean: games.length ? Math.round(points.reduce((sum, n) => sum + n, 0) / games.length) : 0,
  };
}

/** Sums for each of what games have in common; a game may count for several. The most played first. */
export function sumsBy(
  games: readonly DiaryEntry[],
  common: (game: DiaryEntry) => string[],
): [string, DiaryTotals][] {
  const groups = new Map<string, DiaryEntry[]>();
  for (const game of counted(games))
    for (const name of new Set(common(game))) groups.set(name, [...(groups.get(name) ?? []), game]);
  return [...groups]
    .map(([name, some]): [string, DiaryTotals] => [name, sumOf(some)])
    .sort(([, a], [, b]) => b.games - a.games);
}

/** What was got or gone most over several games, by its key. */
export function favourites(counts: readonly Record<string, number>[], most: number): [string, number][] {
  const sums = new Map<string, number>();
  for (const some of counts)
    for (const [key, n] of Object.entries(some)) sums.set(key, (sums.get(key) ?? 0) + n);
  return [...sums].sort(([, a], [, b]) => b - a).slice(0, most);
}

const ARROW = ">";
/** How often a game went each road, either way. */
export function roadsOf({ habit }: DiaryEntry): Record<string, number> {
  const gone: Record<string, number> = {};
  for (const { out, into, n } of habit?.roads ?? []) {
    const road = [out, into].sort().join(ARROW);
    gone[road] = (gone[road] ?? 0) + n;
  }
  return gone;
}
export const endsOf = (road: string): string[] => road.split(ARROW);

const COLUMNS = ["at", "spec", "seats", "points", "place", "fate", "rivals", "table", "player"] as const;

/** For spreadsheets: one line a game. */
export function asCsv(games: readonly DiaryEntry[]): string {
  const cell = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;
  const rows = games.map((game) =>
    COLUMNS.map((name) => {
      if (name === "at") return cell(new Date(game.at * 1000).toISOString());
      if (name === "player") return cell(game.by_bot ? "bot" : "person");
      return cell(name === "rivals" ? game.rivals.map((rival) => rival.name).join(" ") : game[name]);
    }).join(),
  );
  return [COLUMNS.join(), ...rows].join("\n");
}
