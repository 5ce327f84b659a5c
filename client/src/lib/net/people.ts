/** Names of people as the server tells them, made fit to stand in any sentence and any box.
 *
 * Both doors of the page, answers and messages, pass them through here, so no component has to think of it: what turns
 * text round is left out, a name that reads from right to left keeps to itself, as in a `<bdi>`, and a long one is cut.
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

interface People {
  chairs?: { name: string; kind?: string }[];
  info?: People | null;
  names?: string[];
  table?: string;
}

/** An answer or a message with every person's name isolated. */
export function withNames<T>(told: T): T {
  if (Array.isArray(told)) told.forEach(withNames);
  else if (told && typeof told === "object") isolateIn(told);
  return told;
}

function isolateIn(told: People): void {
  if (Array.isArray(told.chairs)) for (const chair of told.chairs) chair.name = isolated(chair.name);
  if (Array.isArray(told.names) && typeof told.table === "string") told.names = told.names.map(isolated);
  if (told.info) withNames(told.info);
}
