/** Person names from the server, made safe for any sentence and any box.
 *
 * All answers and messages pass through `withNames`, so components need not care: control characters that change the
 * text direction are removed, right-to-left names are isolated as in a `<bdi>`, and long names are cut.
 */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ALONE, END] = ["\u2068", "\u2069"];
const LONGEST = 24; // letters, as many as can be typed

export function isolated(name: string): string {
  const letters = [...name.replace(TURNS, "")];
  const cut = letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : letters.join("");
  return FROM_THE_RIGHT.test(cut) ? `${ALONE}${cut}${END}` : cut;
}

/** A name as its person typed it, for a command that names somebody. */
export function asTyped(name: string): string {
  return name.replace(TURNS, "");
}

interface People {
  type?: string;
  name?: string;
  chairs?: { name: string; kind?: string }[];
  names?: string[];
  sent_away?: string[];
  table?: string;
}

/** Entries that name a person. */
const NAMING = new Set(["seated", "let-back"]);
/** Parts of messages in which people are named. */
const PARTS = ["info", "entry", "missed", "before", "moment", "moments", "steps"];

/** An answer or a message with every person's name isolated. */
export function withNames<T>(told: T): T {
  if (Array.isArray(told)) told.forEach(withNames);
  else if (told && typeof told === "object") isolateIn(told);
  return told;
}

function isolateIn(told: People): void {
  if (Array.isArray(told.chairs)) for (const chair of told.chairs) chair.name = isolated(chair.name);
  if (Array.isArray(told.names) && typeof told.table === "string") told.names = told.names.map(isolated);
  if (Array.isArray(told.sent_away)) told.sent_away = told.sent_away.map(isolated);
  if (told.name !== undefined && NAMING.has(told.type ?? "")) told.name = isolated(told.name);
  for (const part of PARTS) if (part in told) withNames((told as Record<string, unknown>)[part]);
}
