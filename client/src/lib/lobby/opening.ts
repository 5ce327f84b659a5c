/** Opens tables: quick games, configured games, rematches and games resumed from a record. */
import { ROUTES } from "../../routes";
import { goOnWith, join, openTable, ownSeats, Refused, rematch, tableInfo } from "../net/api";
import { go, tablePath } from "../page/router.svelte";
import { markOf } from "../table/seats.svelte";
import { settings } from "../page/settings.svelte";
import type { Sat, TableInfo } from "../net/wire";
import { say } from "../page/words.svelte";

export const ME = "me";
export const HERE = "here"; // another person at this device
export const FRIEND = ""; // somebody who comes by the link

/** Plan for a seat: oneself, another person here, a friend, or the bot of that name. */
export interface SeatPlan {
  who: string;
  name: string; // of another person here
}

export interface TableRequest {
  spec: string;
  seats: readonly SeatPlan[]; // the first is oneself
  listed: boolean;
  turn_seconds: number;
}

const TOO_LARGE = 413; // told before anybody has read in which language
const ALONE = 3; // seats at a table against bots
export const PEOPLE = [ME, HERE, FRIEND]; // everybody else is a bot

/** Opens a table against bots at once. Returns an error message, or an empty string. */
export function quickTable(game: string, bot: string): Promise<string> {
  const seats = Array.from({ length: ALONE }, (_, seat) => ({ who: seat ? bot : ME, name: "" }));
  return open({ spec: game, seats, listed: false, turn_seconds: 0 });
}

/** Opens a table and goes there; deals at once when no friend is expected. */
export async function open({ seats, ...wish }: TableRequest): Promise<string> {
  void ROUTES.table.load(); // fetched while the server lays the table
  try {
    const plans = seats.map(({ who }) => (PEOPLE.includes(who) ? "" : who));
    const { table } = await openTable({ ...wish, seats: plans, name: ownName() });
    arrival.trouble = await seatTheOthers(table, seats);
    if (!arrival.trouble && !seats.some(({ who }) => who === FRIEND))
      await deal(table, await ownSeats(table));
    go(tablePath(table));
    return "";
  } catch (error) {
    return sentence(error);
  }
}

/** Opens a rematch; deals at once when no other person is expected. Returns an error message, or an empty string. */
export async function openRematch(finished: string): Promise<string> {
  try {
    const { table } = await rematch(finished);
    const [info, own] = await Promise.all([tableInfo(table), ownSeats(table)]);
    if (info.phase === "lobby" && onlyOurs(info, own)) await deal(table, own);
    go(tablePath(table));
    return "";
  } catch (error) {
    return sentence(error);
  }
}

/** A table for the unfinished game of a record; it goes on at once for somebody who plays with bots alone. */
export async function resumeRecord(replay: string): Promise<Sat> {
  const sat = await goOnWith(replay);
  const own = await ownSeats(sat.table);
  if (own.length === 1) await deal(sat.table, own);
  return sat;
}

/** With the numbers of those who sit here in the luck. */
async function deal(table: string, own: readonly number[]): Promise<void> {
  const { dealWithNumbers } = await import("../table/fair-seed");
  await dealWithNumbers(table, own, () => tableInfo(table));
}

/** Whether only bots sit at a table beside the people of this browser. */
export function onlyOurs({ chairs }: TableInfo, own: readonly number[]): boolean {
  return chairs.every(({ kind }, seat) => kind === "bot" || own.includes(seat));
}

/** Why somebody could not sit down at the table that was opened last; it is said there, where they still can. And the
 * table that deals as soon as it is seen. */
export const arrival = { trouble: "", deals: "" };

async function seatTheOthers(table: string, seats: readonly SeatPlan[]): Promise<string> {
  try {
    for (const [seat, { who, name }] of seats.entries()) {
      if (who === HERE) await join(table, name.trim() || seatName(seat), seat, true);
    }
    return "";
  } catch (error) {
    return sentence(error);
  }
}

export function ownName(): string {
  return settings.name.trim() || say("somebody");
}

/** Default name of a seat. */
export function seatName(seat: number): string {
  return say(`seat-${markOf(seat)}`);
}

export function sentence(error: unknown): string {
  if (!(error instanceof Refused)) return say("no-server");
  return error.status === TOO_LARGE ? say("too-large") : error.message;
}
