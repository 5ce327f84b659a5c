/** Names for parts of messages that the generated types have no name for. */
import type { Ask } from "./wire";

export type Command = Ask["command"];

/** Something that happened at a table, as `table/entries.py` has it, without what a seat may not know. */
export type Entry = { seq: number; at: number; type: string } & Record<string, unknown>;

export function entryOf(told: object): Entry {
  return told as Entry;
}
