/** Opening tables. */
import { command, openTable, Refused } from "./api";
import { go, tablePath } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { NewTable } from "./wire";
import { say } from "./words.svelte";

const BOT = "greedy";

/** A table alone against bots, at once. The answer is why it could not be, or nothing. */
export function quickTable(): Promise<string> {
  return open({ spec: "classic", seats: ["", BOT, BOT], name: ownName(), listed: false, turn_seconds: 0 });
}

/** Opens a table and goes there. When nobody is to come, the cards are dealt at once. */
export async function open(wish: NewTable): Promise<string> {
  try {
    const { table } = await openTable(wish);
    if (!wish.seats.slice(1).includes("")) await command(table, { type: "start" });
    go(tablePath(table));
    return "";
  } catch (error) {
    return error instanceof Refused ? error.message : say("no-server");
  }
}

export function ownName(): string {
  return settings.name.trim() || say("somebody");
}
