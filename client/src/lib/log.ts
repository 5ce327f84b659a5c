/** Entries as lines of the log. Sentences about the game come with the entry; the rest is the page's own. */
import type { Fact } from "./view";
import type { Entry } from "./messages";
import { say } from "./words.svelte";

export interface LogLine {
  id: string;
  seat: number;
  text: string;
  tone: "play" | "attack" | "turn" | "said" | "note";
  rule: string;
  event: string; // empty for what is not of the game
}

const PAUSES: Record<string, number> = {
  AttackBegun: 1800, TurnBegun: 450, TunnelWalked: 380, TilePlaced: 600, TokenTaken: 500, KnockedOut: 900, Escaped: 900,
};
const HURTS = /^(Attack|CubeDrawn|WildCube|DamageTaken|KnockedOut|DungeonDeck|BagEmptied|MarkerAdvanced)/;
const SMALL = new Set(["CardPlayed", "CardDrawn", "CardDiscarded", "DeckShuffled", "GoldGained", "ClankMade", "ClankRemoved", "AbilityKept", "OptionPicked", "CardRevealed", "TurnBegun", "CubeDrawn", "LatentPaid"]);
const PAUSE = 260;
const OWN_PAUSE = 90; // what oneself did needs no telling

export function logLines(entry: Entry): LogLine[] {
  const facts = entry["events"] as Fact[] | undefined;
  if (facts) return together(facts.filter((fact) => fact.text?.trim()).map((fact, n) => line(entry, fact, n)));
  const seat = typeof entry["seat"] === "number" ? entry["seat"] : -1;
  if (entry.type === "said") return [own(entry, seat, String(entry["text"]), "said")];
  return [own(entry, seat, say(wordOf(entry)), "note")];
}

function wordOf(entry: Entry): string {
  switch (entry.type) {
    case "asked":
      return `entry-asked-${String(entry["what"])}`;
    case "answered":
      return entry["yes"] ? "entry-agreed" : "entry-disagreed";
    case "undone":
      return entry["redealt"] ? "entry-redealt" : "entry-undone";
    default:
      return `entry-${entry.type}`;
  }
}

/** How long an entry stays on the screen before the next, at calm speed. */
export function pauseOf(entry: Entry, seat: number): number {
  const facts = (entry["events"] as Fact[] | undefined) ?? [];
  const longest = facts.reduce((most, fact) => Math.max(most, PAUSES[fact.event] ?? 0), 0);
  return Math.max(longest, entry["seat"] === seat ? OWN_PAUSE : PAUSE);
}

/** Whether a line belongs into a short account of what happened. */
export function weighty(line: LogLine): boolean {
  return !SMALL.has(line.event);
}

/** Lines that say the same one after another become one: "draws a card ×5". */
function together(lines: LogLine[]): LogLine[] {
  const merged: { line: LogLine; n: number }[] = [];
  for (const line of lines) {
    const last = merged.at(-1);
    if (last && last.line.text === line.text && last.line.seat === line.seat) last.n += 1;
    else merged.push({ line, n: 1 });
  }
  return merged.map(({ line, n }) => (n > 1 ? { ...line, text: `${line.text} ×${n}` } : line));
}

function line(entry: Entry, fact: Fact, n: number): LogLine {
  const tone = HURTS.test(fact.event) ? "attack" : fact.event === "TurnBegun" ? "turn" : "play";
  return { id: `${entry.seq}.${n}`, seat: fact.seat, text: fact.text ?? "", tone, rule: fact.rule, event: fact.event };
}

function own(entry: Entry, seat: number, text: string, tone: LogLine["tone"]): LogLine {
  return { id: String(entry.seq), seat, text, tone, rule: "", event: "" };
}
