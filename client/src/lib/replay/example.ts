/** A worked example as a game that is looked at again: one turn with all its steps, every hand open. */
import { example, type ExampleContent } from "../games/book";
import type { ExampleMoment, Replay, ReplayedTurn } from "../net/wire";
import { language } from "../page/words.svelte";
import { factsOf } from "../story/log";
import { Player } from "./player.svelte";

/** Something that happened in a step, how often in a row, and by which rule. */
export interface Happened {
  text: string;
  rule: string;
  n: number;
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
