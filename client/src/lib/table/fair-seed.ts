/** Own numbers in the luck of a table: committed before the deal, revealed for it, and one more for each new deal.
 *
 * The numbers of a seat are a hash chain, so that one commitment covers all of them. Their seed stays in this
 * browser.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

import { command } from "../net/api";
import type { ClientCommand, Command } from "../net/messages";
import type { TableInfo } from "../net/wire";

const KEY = "tiptoe.luck";
const MOST = 60;
const MISSING = "?"; // promised, and not shown in time
const LINKS = 64; // after the number that is shown for the deal

interface Kept {
  table: string;
  seat: number;
  seed: string;
  seals: string[]; // of all seats, as this browser was shown them before the deal
}

/** The number that stands so many links behind the first one; nothing where this browser has promised none. */
export function numberOf(table: string, seat: number, link = 0): string {
  const kept = keptFor(table, seat);
  return kept && link <= LINKS ? hashed(kept.seed, LINKS - link) : "";
}

/** What the numbers of a seat are made from; nothing where this browser has promised none. */
export const seedOf = (table: string, seat: number): string => keptFor(table, seat)?.seed ?? "";

/** The seed of a seat that came from another device. */
export const keepSeed = (table: string, seat: number, seed: string): boolean => keep(table, seat, { seed });

/** Whether the numbers in the luck of a finished game are those that an own seat showed, and saw promised. */
export function judge(table: string, own: readonly number[], numbers: readonly string[]): Mixed {
  let found: Mixed = "unseen";
  for (const seat of own) {
    const kept = keptFor(table, seat);
    if (!kept?.seals.length) continue;
    if (numbers.some((number, n) => isNumber(number) && sealOf(number) !== kept.seals[n])) return "other";
    if (numbers[seat] === MISSING) found = "late";
    else if (numbers[seat] !== numberOf(table, seat)) return "other";
    else if (found === "unseen") found = "mixed";
  }
  return found;
}

/** Mixed in; some other number instead; promised and shown too late; this browser was not there. */
export type Mixed = "mixed" | "other" | "late" | "unseen";

export const isNumber = (text: string): boolean => text.length === 64;

export const sealOf = (number: string): string => hashed(number, 1);

/** What an own seat has to do now so that its number is in the luck; nothing if there is nothing to do. */
export function due(info: TableInfo, seat: number): Command | null {
  const chair = info.chairs[seat];
  if (info.luck.source === "told") return null; // the real box deals
  if (info.phase !== "lobby" || chair?.kind !== "person" || chair.number) return null;
  if (!info.dealing) return chair.seal || !promised(info.table, seat) ? null : promise(info.table, seat);
  const number = numberOf(info.table, seat);
  if (!number || sealOf(number) !== chair.seal) return null;
  keep(info.table, seat, { seals: info.chairs.map(({ seal }) => seal) });
  return { type: "show-number", number };
}

/** A command with the own number for a new deal, where one is due. */
export function withNumber(table: string, seat: number, request: number, what: ClientCommand): ClientCommand {
  if (what.type !== "ask-undo" && !(what.type === "answer" && what.yes)) return what;
  const number = numberOf(table, seat, request);
  return number ? { ...what, number } : what;
}

/** Deals at a table of own people and bots, with the numbers of these people in its luck. */
export async function dealWithNumbers(
  table: string,
  seats: readonly number[],
  look: () => Promise<TableInfo>,
): Promise<void> {
  const each = async (): Promise<void> => {
    const info = await look();
    for (const seat of seats) {
      const what = due(info, seat);
      if (what) await command(table, what, seat);
    }
  };
  await each();
  await command(table, { type: "start" });
  await each();
}

function promise(table: string, seat: number): Command {
  return { type: "seal", seal: sealOf(numberOf(table, seat)) };
}

/** Whether there is a seed for a seat; without a browser that makes random numbers there is none. */
function promised(table: string, seat: number): boolean {
  if (keptFor(table, seat)) return true;
  try {
    const seed = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    return keep(table, seat, { seed });
  } catch {
    return false;
  }
}

/** SHA-256 by a library: pages that are not served over TLS have none of the browser's. */
function hashed(number: string, times: number): string {
  let bytes = hexToBytes(number);
  for (let n = 0; n < times; n++) bytes = sha256(bytes);
  return bytesToHex(bytes);
}

const keptFor = (table: string, seat: number): Kept | undefined =>
  all().find((one) => one.table === table && one.seat === seat);

/** Whether it could be kept: a number that is forgotten is better not promised. */
function keep(table: string, seat: number, what: Partial<Kept>): boolean {
  const before = keptFor(table, seat) ?? { table, seat, seed: "", seals: [] };
  const others = all().filter((one) => one.table !== table || one.seat !== seat);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ ...before, ...what }, ...others].slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}

function all(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}
