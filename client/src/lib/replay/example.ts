/** Worked example as a replay: one turn with all its steps and every hand open. */
import { example, type ExampleContent } from "../games/book";
import type { ExampleMoment, Replay, ReplayedTurn } from "../net/wire";
import { language } from "../page/words.svelte";
import { factsOf } from "../story/log";
import { Player } from "./player.svelte";
import { barOf, type Shape } from "./timeline-layout";

/** Pixels of a line of an example's words. */
export const LINE = 20;
const EDGES = 13; // above and below the words
const WORDS: Record<Shape, { least: number; share: number }> = {
  wide: { least: 4, share: 0.13 },
  narrow: { least: 5, share: 0.2 },
  flat: { least: 2, share: 0 },
};

/** Something that happened in a step, how often in a row, and by which rule. */
export interface Happened {
  text: string;
  rule: string;
  n: number;
}

/** How the words below the table of an example are laid out in a window: always whole lines, more where it is high. */
export function wordsIn(width: number, height: number): { shape: Shape; below: number } {
  const { shape } = barOf(width, height);
  const { least, share } = WORDS[shape];
  const lines = Math.max(least, Math.floor((share * height - EDGES) / LINE));
  return { shape, below: EDGES + lines * LINE };
}

export function examplePlayer(told: ExampleContent): Player {
  return new Player(replayOf(told), async () => turnOf(await example(told.id, language())), true);
}

/** What happened in a step, in order; the same several times in a row is said once. */
export function happened({ moment }: ExampleMoment): Happened[] {
  const lines: Happened[] = [];
  for (const { text, rule } of factsOf(moment.entry)) {
    const last = lines.at(-1);
    if (!text?.trim()) continue;
    if (last?.text === text && last.rule === rule) last.n += 1;
    else lines.push({ text, rule, n: 1 });
  }
  return lines;
}

/** The rules that are at work in a step: by what happened, and by what cannot be done. */
export function atWork(step: ExampleMoment): Set<string> {
  return new Set([...happened(step), ...step.refused].map(({ rule }) => rule));
}

function replayOf({ id, info, steps }: ExampleContent): Replay {
  return {
    replay: id,
    info,
    last: steps.length - 1,
    turns: [{ turn: 1, round: 1, seat: 0, at: 0 }],
    marks: [],
  };
}

const turnOf = ({ steps }: ExampleContent): ReplayedTurn => ({
  turn: 1,
  before: [],
  moments: steps.map(({ moment }) => moment),
});
