/** Seal of a table's luck: stored before the deal and compared after the game. */

const KEY = "tiptoe.seals";
const MOST = 60;

/** Keeps the first seal that was shown for a table; a later one changes nothing. */
export function keepSeal(table: string, seal: string): void {
  const seals = kept();
  if (seals.some(([other]) => other === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, seal], ...seals].slice(0, MOST)));
  } catch {
    return;
  }
}

/** The seal that was shown first; none if this browser saw the table only afterwards. */
export function firstSeal(table: string): string {
  return kept().find(([other]) => other === table)?.[1] ?? "";
}

/** Its beginning and its end, never on two lines. */
export function shortSeal(seal: string): string {
  return `${seal.slice(0, 4)}…\u2060${seal.slice(-4)}`;
}

function kept(): [string, string][] {
  try {
    const seals: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(seals) ? (seals as [string, string][]) : [];
  } catch {
    return [];
  }
}
