/** The size of words on cards: as large as fits on a card in every language. Everything is in em of a fourteenth of its width. */
import type { CardContent } from "./content";
import { moments, pieces, tied } from "./gains";
import { TEXTLESS } from "../page/layout";

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

/** Of a card's width. */
const EMS = 14;
/** In pixels. */
const LEAST_TEXT = 10.6;
/** Stands for a mark among letters. */
const MARK = "\u0001";
const WIDE = 12.55;
const HIGH = { tall: 6.65, short: 8.8 };
const SEALED = 0.4;
const LEADING = 1.15;
/** How much higher a line with a mark is. */
const MARKED = 0.26;
const GAP = { roomy: 0.3, tight: 0.2 };
/** Below this size of the text, gains are smaller and lines closer. */
export const TIGHT = 1.1;
const ROOMY: Fit = { short: false, text: 1.18 };
const STEPS: Fit[] = [
  ROOMY,
  { short: false, text: 1.08 },
  ...[1.18, 1.08, 1, 0.94, 0.88, 0.82, 0.76, 0.7].map((text) => ({ short: true, text })),
];

/** The first step, from roomy to tight, at which everything that the card says fits. */
export function fit(card: CardContent): Fit {
  return STEPS.find((step) => height(card, step) <= room(card, step)) ?? (STEPS.at(-1) as Fit);
}

/** Whether a card of this width, in pixels, is too small for its words: they would be under the least size. */
export function textless(card: CardContent, wide: number): boolean {
  const words = paragraphs(card).length > 0 || !card.gains.length; // one that gives nothing says what it is worth
  return wide < TEXTLESS || (words && (fit(card).text * wide) / EMS < LEAST_TEXT);
}

/** The size and number of lines of a name on a plate that is `wide` em wide. Never cut: the last step takes any name. */
export function fitName(name: string, wide: number, mini: boolean): NameFit {
  const sizes = mini
    ? { one: [1.5, 1.35, 1.22], two: [1.12, 1.02, 0.92, 0.84] }
    : { one: [1.26, 1.14], two: [1.02, 0.94, 0.86, 0.78] };
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
  const rows = parts.map((part, n) =>
    n === 0 ? mainRow(part.gains.length, part.lead, words.length > 0 && text < TIGHT) : 1.9,
  );
  const lines = words.map(
    (paragraph) =>
      (wrapped(paragraph, WIDE / text, TEXT) * LEADING +
        (paragraph.some((word) => word.includes(MARK)) ? MARKED : 0)) *
      text,
  );
  const all = [...rows, ...lines];
  return all.reduce((sum, part) => sum + part, 0) + (text < TIGHT ? GAP.tight : GAP.roomy) * (all.length - 1);
}

/** The largest gains stand in one row; a lead word that does not fit beside them stands above. */
function mainRow(gains: number, lead: string, tight: boolean): number {
  const row = tight ? 1.95 : 2.35;
  return lead && gains > 2 ? row + 1 : row;
}

function paragraphs(card: CardContent): string[][] {
  const lines = card.lines.map((line) => [
    ...(line.lead ? [line.lead.toUpperCase()] : []),
    ...split(line.marked),
  ]);
  return [...lines, ...[card.points_text, card.where].filter(Boolean).map((text) => tied(text).split(" "))];
}

/** Words as they wrap: a mark and its number stay together. */
function split(marked: string): string[] {
  const solid = pieces(marked).map((piece) => (typeof piece === "string" ? piece : `${piece.n}${MARK}`));
  return solid.join("").split(" ").filter(Boolean);
}

/** Lines that words take when they are filled in from the left. */
function wrapped(words: string[], wide: number, widths: Widths): number {
  let lines = 1;
  let filled = 0;
  for (const word of words) {
    const own = width(word, widths);
    const next = filled ? filled + widths.space / 100 + own : own;
    if (filled && next > wide) {
      lines += 1;
      filled = own;
    } else filled = next;
    if (own > wide) lines += 1;
  }
  return lines;
}

interface Widths {
  space: number;
  /** Of a to z. */
  small: number[];
  /** Of A to Z. */
  large: number[];
  digit: number;
  stop: number;
  other: number;
}
/** Hundredths of an em, as measured: Atkinson Hyperlegible Next at 500, Alegreya at 750. */
const TEXT: Widths = {
  space: 29,
  digit: 60,
  stop: 25,
  other: 55,
  small: [
    54, 58, 49, 58, 55, 33, 57, 56, 27, 25, 52, 28, 86, 56, 56, 58, 58, 36, 49, 35, 55, 49, 71, 50, 48, 48,
  ],
  large: [
    65, 62, 65, 68, 58, 56, 70, 70, 40, 53, 64, 54, 84, 70, 73, 61, 74, 63, 60, 58, 69, 61, 87, 65, 60, 61,
  ],
};
const TITLE: Widths = {
  space: 17,
  digit: 49,
  stop: 27,
  other: 51,
  small: [
    49, 51, 43, 54, 47, 34, 51, 54, 29, 28, 52, 27, 84, 57, 52, 54, 52, 42, 41, 33, 55, 47, 75, 50, 47, 46,
  ],
  large: [
    64, 63, 61, 69, 60, 54, 65, 74, 37, 33, 66, 54, 84, 73, 67, 58, 67, 65, 54, 57, 65, 63, 97, 69, 61, 58,
  ],
};

function width(word: string, widths: Widths): number {
  let sum = 0;
  for (const letter of word.normalize("NFD")) sum += letterWidth(letter, widths);
  return sum / 100;
}

function letterWidth(letter: string, widths: Widths): number {
  const code = letter.charCodeAt(0);
  if (letter === MARK) return 145;
  if (/[ \u00a0\u202f]/.test(letter)) return widths.space;
  if (code >= 97 && code <= 122) return widths.small[code - 97] ?? widths.other;
  if (code >= 65 && code <= 90) return widths.large[code - 65] ?? widths.other;
  if (code >= 48 && code <= 57) return widths.digit;
  if (code >= 0x300 && code < 0x370) return 0;
  return /[.,:;!'’|]/.test(letter) ? widths.stop : widths.other;
}
