/** How large words may be so that they fit on a card in every language. Everything is in em of a fourteenth of its width. */
import type { CardContent } from "./content";
import { moments, pieces } from "./gains";

export interface Fit {
  /** The window ends higher, for the words' sake. */
  short: boolean;
  /** Of the running text. */
  text: number;
}
export interface NameFit {
  size: number;
  lines: 1 | 2;
}

const WIDE = 12.5;
const HIGH = { tall: 6.6, short: 8.75 };
const SEALED = 0.45;
const LEADING = 1.16;
const GAP = 0.3;
const ROOMY: Fit = { short: false, text: 1.18 };
const STEPS: Fit[] = [ROOMY, { short: false, text: 1.08 }, ...[1.18, 1.08, 1, 0.94, 0.88, 0.82, 0.76, 0.7].map((text) => ({ short: true, text }))];

/** The first step, from roomy to tight, at which everything that the card says fits. */
export function fit(card: CardContent): Fit {
  return STEPS.find((step) => height(card, step) <= room(card, step)) ?? (STEPS.at(-1) as Fit);
}

/** The size and number of lines of a name on a plate that is `wide` em wide. Never cut: the last step takes any name. */
export function fitName(name: string, wide: number, mini: boolean): NameFit {
  const sizes = mini ? { one: [1.5, 1.35, 1.22], two: [1.12, 1.02, 0.92, 0.84] } : { one: [1.26, 1.14], two: [1.02, 0.94, 0.86, 0.78] };
  const one = sizes.one.find((size) => width(name, TITLE) * size <= wide);
  if (one) return { size: one, lines: 1 };
  const two = sizes.two.find((size) => wrapped(name.split(" "), wide / size, TITLE) <= 2);
  return { size: two ?? 0.74, lines: 2 };
}

function room(card: CardContent, step: Fit): number {
  const sealed = card.points !== null || card.points_text !== "";
  return (step.short ? HIGH.short : HIGH.tall) - (sealed ? SEALED : 0);
}

function height(card: CardContent, { text }: Fit): number {
  const words = paragraphs(card);
  const parts = moments(card);
  const rows = parts.map((part, n) => (n === 0 ? mainRow(part.gains.length, part.lead, words.length > 0) : 1.75));
  const lines = words.map((paragraph) => wrapped(paragraph, WIDE / text, TEXT) * text * LEADING);
  const all = [...rows, ...lines];
  return all.reduce((sum, part) => sum + part, 0) + GAP * (all.length - 1);
}

/** The largest gains stand in one row; a lead word that does not fit beside them stands above. */
function mainRow(gains: number, lead: string, beside: boolean): number {
  const row = beside ? 2.35 : 2.9;
  return lead && gains > 2 ? row + 1 : row;
}

function paragraphs(card: CardContent): string[][] {
  const lines = card.lines.map((line) => [...(line.lead ? [line.lead.toUpperCase()] : []), ...split(line.marked)]);
  return [...lines, ...[card.points_text, card.where].filter(Boolean).map((text) => text.split(" "))];
}

/** Words as they wrap: a mark and its number stay together. */
function split(marked: string): string[] {
  const solid = pieces(marked).map((piece) => (typeof piece === "string" ? piece : `${piece.n}${MARK}`));
  return solid.join("").split(" ").filter(Boolean);
}

/** Lines that words take when they are filled in from the left. */
export function wrapped(words: string[], wide: number, widths: Widths): number {
  let lines = 1;
  let filled = 0;
  for (const word of words) {
    const own = width(word, widths);
    const next = filled ? filled + widths.space + own : own;
    if (filled && next > wide) {
      lines += 1;
      filled = own;
    } else filled = next;
    if (own > wide) lines += 1;
  }
  return lines;
}

/** Stands for a mark among letters. */
const MARK = "\u0001";

interface Widths {
  space: number;
  narrow: number;
  slim: number;
  plain: number;
  wide: number;
  capital: number;
}
/** Of Atkinson Hyperlegible Next at 500 and Alegreya at 750, rounded up. */
const TEXT: Widths = { space: 0.23, narrow: 0.29, slim: 0.38, plain: 0.56, wide: 0.86, capital: 0.66 };
const TITLE: Widths = { space: 0.23, narrow: 0.28, slim: 0.38, plain: 0.51, wide: 0.78, capital: 0.63 };

export function width(word: string, widths: Widths): number {
  let sum = 0;
  for (const letter of word) sum += letterWidth(letter, widths);
  return sum;
}

function letterWidth(letter: string, widths: Widths): number {
  if (letter === MARK) return 1.5;
  if (letter === " ") return widths.space;
  if (/[iíîïjlI.,:;!'’|]/.test(letter)) return widths.narrow;
  if (/[frt()\-−]/.test(letter)) return widths.slim;
  if (/[mwMW%œæ]/.test(letter)) return widths.wide;
  return letter !== letter.toLowerCase() ? widths.capital : widths.plain;
}
