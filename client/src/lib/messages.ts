/** Names for parts of messages that the generated types have no name for. */
import type { Ask, Told } from "./wire";

export type Command = Ask["command"];

/** Something that happened at a table, without what a seat may not know. */
export type Entry = Told["entry"];
