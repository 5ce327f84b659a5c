/** Verdict on a game for one seat, as message ids with values. Points, places and fates come from the server. */
import type { Ending } from "../net/wire";

export interface Said {
  id: string;
  values: Record<string, string | number>;
}

/** A line of the final count, by name, with the points of each seat. */
export interface Line {
  name: string;
  points: readonly number[];
  carried: readonly number[];
}

export interface Result {
  endings: readonly Ending[];
  lines: readonly Line[];
  me: number;
  name: (seat: number) => string;
  /** Several names as one. */
  list: (names: string[]) => string;
}

const NO_ENDING: Ending = {
  ...{ points: 0, place: 0, fate: "in-play", lost_by: "inside" },
  ...{ player: "person", turns: 0, bot_turns: 0 },
};

/** "You got out, second". */
export function title({ endings, me }: Result): Said {
  const { fate, place } = own(endings, me);
  if (stoodIn(own(endings, me))) return { id: "verdict-bot", values: { place } };
  const shared = place === 1 && endings.filter((other) => other.place === 1 && counts(other)).length > 1;
  if (shared) return { id: "verdict-shared", values: {} };
  return { id: `verdict-${fate}`, values: { place } };
}

/** One to three sentences: how far ahead or behind, where the difference lies, and what became of the others. */
export function reasons(result: Result): Said[] {
  const mine = own(result.endings, result.me);
  const played = { bot: mine.bot_turns, turns: mine.turns };
  if (stoodIn(mine)) return [{ id: "verdict-bot-turns", values: played }, ...others(result)];
  const helped = mine.bot_turns ? [{ id: "verdict-bot-some", values: played }] : [];
  return [...(counts(mine) ? compared(result) : lost(result)), ...others(result), ...helped];
}

/** Whether a bot played a person's game: then it counts for nobody. Endings of earlier versions do not say. */
export function stoodIn({ player, bot_turns }: Ending): boolean {
  return player === "bot" && bot_turns > 0;
}

/** Seats by place; those who share one in the order of the chairs. */
export function byPlace(endings: readonly Ending[]): number[] {
  return endings.map((_, seat) => seat).sort((a, b) => own(endings, a).place - own(endings, b).place);
}

/** How a fate is said beside a name. */
export function fateSaid({ fate, lost_by }: Pick<Ending, "fate" | "lost_by">, turn?: number): Said {
  if (fate === "lost" || fate === "in-play") return { id: `fate-${fate}-${lost_by}`, values: {} };
  return turn === undefined
    ? { id: `fate-${fate}`, values: {} }
    : { id: `fate-${fate}-turn`, values: { n: turn } };
}

export function counts({ fate }: Ending): boolean {
  return fate === "escaped" || fate === "rescued";
}

function own(endings: readonly Ending[], seat: number): Ending {
  return endings[seat] ?? NO_ENDING;
}

function lost({ endings, lines, me }: Result): Said[] {
  const points = lines.reduce((sum, line) => sum + (line.carried[me] ?? 0), 0);
  const why = { id: "verdict-nothing", values: { why: own(endings, me).lost_by } };
  return points > 0 ? [why, { id: "verdict-carried", values: { points } }] : [why];
}

/** With whoever won, or for the winner with whoever comes next. */
function compared({ endings, lines, me, name }: Result): Said[] {
  const { points, place } = own(endings, me);
  const rival = byPlace(endings).find((seat) => seat !== me && counts(own(endings, seat)));
  if (rival === undefined) return [{ id: "verdict-only", values: { points } }];
  const other = own(endings, rival);
  const gap = Math.abs(points - other.points);
  const values = { points, gap, name: name(rival) };
  if (gap === 0) return [{ id: place === other.place ? "verdict-even" : "verdict-level", values }];
  const ahead = points > other.points;
  return [{ id: ahead ? "verdict-ahead" : "verdict-behind", values }, ...largest(lines, me, rival, ahead)];
}

function largest(lines: readonly Line[], me: number, rival: number, ahead: boolean): Said[] {
  const lead = ({ points }: Line): number => ((points[me] ?? 0) - (points[rival] ?? 0)) * (ahead ? 1 : -1);
  const best = [...lines].sort((a, b) => lead(b) - lead(a))[0];
  if (!best || lead(best) <= 0) return [];
  const values = { line: best.name, mine: best.points[me] ?? 0, theirs: best.points[rival] ?? 0 };
  return [{ id: ahead ? "verdict-lead" : "verdict-lack", values }];
}

function others({ endings, me, name, list }: Result): Said[] {
  const said = (id: string, is: (ending: Ending) => boolean): Said[] => {
    const names = endings.flatMap((ending, seat) => (seat !== me && is(ending) ? [name(seat)] : []));
    return names.length ? [{ id, values: { n: names.length, names: list(names) } }] : [];
  };
  return [
    ...said("verdict-rescued-too", ({ fate }) => fate === "rescued"),
    ...said("verdict-lost-too", ({ fate }) => fate === "lost"),
  ];
}
