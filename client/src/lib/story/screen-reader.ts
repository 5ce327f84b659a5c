/** Screen reader output: sentences of the log one by one, in the order of the game. */
import { say } from "../page/words.svelte";
import { noteSaid, type Detail, type LogItem } from "./log";

type Names = (seat: number) => string;

const LINES = 12;

/** The lines in which something can be new: the last ones, from that of the turn that goes on. */
export function latest(items: readonly LogItem[]): readonly LogItem[] {
  const turn = items.findLastIndex((item) => item.kind === "turn");
  return items.slice(turn < 0 ? -LINES : Math.min(turn, Math.max(0, items.length - LINES)));
}

const YOUR_TURN = "your-turn"; // asked after everything that is done, which is read

interface Asked {
  prompt: string;
  decision: number;
  text: string;
}

/** Another question in the same words: nothing on the page says that the first is answered. */
export function asksAgain(question: Asked, before: Asked | null): boolean {
  const other = !!before && question.decision !== before.decision;
  return other && question.text === before.text && question.prompt !== YOUR_TURN;
}

/** Every sentence of some lines; lines that only sum others up have none of their own. */
export function sentencesOf(
  items: readonly LogItem[],
  name: Names,
  reader: number,
): Pick<Detail, "id" | "text">[] {
  return items.flatMap((item) => linesOf(item, name, reader)).sort((one, other) => order(one.id, other.id));
}

/** Those of them that came after one; all where there was none. */
export function after<Line extends { id: string }>(lines: readonly Line[], id: string): Line[] {
  return id ? lines.filter((line) => order(line.id, id) > 0) : [...lines];
}

function linesOf(item: LogItem, name: Names, reader: number): Pick<Detail, "id" | "text">[] {
  switch (item.kind) {
    case "turn":
    case "attack":
      return [...item.details];
    case "own":
      return [{ id: item.id, text: item.text }];
    case "said":
      return [
        { id: item.id, text: `${item.seat === reader ? say("log-you") : name(item.seat)}: ${item.text}` },
      ];
    case "note": {
      const { id, values } = noteSaid(item, reader, name(item.seat));
      return [{ id: item.id, text: say(id, values) }];
    }
  }
}

/** By the entry, and in it by the event. */
function order(one: string, other: string): number {
  const [[entry = 0, event = 0], [otherEntry = 0, otherEvent = 0]] = [numbers(one), numbers(other)];
  return entry - otherEntry || event - otherEvent;
}

const numbers = (id: string): number[] => id.split(".").map(Number);
