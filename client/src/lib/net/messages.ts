/** Names for parts of messages that have none in the generated types. */
import { viewOf, type View } from "./view";
import type { Ask, LessonAsk, Position as Sent, Told, TrialAsk } from "./wire";

export type Command = Ask["command"];
/** Of a table, of a lesson, or of a card that is tried out. */
export type ClientCommand = Command | LessonAsk["command"] | TrialAsk["command"];

/** Something that happened at a table, without what a seat may not know. */
export type Entry = Told["entry"];

/** The game as one seat may see it, with everything that the server left out as nothing. */
export type Position = Omit<Sent, "view"> & { view: View };

export function positionOf(sent: Sent | null): Position | null {
  return sent && { ...sent, view: viewOf(sent.view) };
}
