/** Lookups in the rulebook of a game: chapters, rules, worked examples and the addresses that open them. */
import { bookOf, exampleNamed } from "../net/api";
import { EXAMPLE } from "../page/router.svelte";
import type {
  BookChapterContent,
  BookContent,
  BookLineContent,
  BookSectionContent,
  ExampleContent,
  ExampleNamed,
} from "../net/wire";

export type {
  BookChapterContent,
  BookContent,
  BookLineContent,
  BookSectionContent,
  ExampleContent,
  RuleContent,
  TermContent,
} from "../net/wire";

/** Chapters that are not text: every rule word for word, and all that a game is played with. */
export const EXACT = "all-rules";
export const PIECES = "cards";
export const EXAMPLES = "examples";
const RULING = "RUL-";

const fetched = new Map<string, Promise<unknown>>();

/** Cached request by key; a failed one is repeated on the next call. */
function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  let answer = fetched.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = ask();
    answer.catch(() => fetched.delete(key));
    fetched.set(key, answer);
  }
  return answer;
}

export const book = (spec: string, language: string): Promise<BookContent> =>
  once(`book ${spec} ${language}`, () => bookOf(spec, language));
export const example = (id: string, language: string): Promise<ExampleContent> =>
  once(`example ${id} ${language}`, () => exampleNamed(id, language));

export const isRuling = (id: string): boolean => id.startsWith(RULING);
export const cardAt = (id: string): string => `card.${id}`;
export const exampleAt = (id: string): string => `${EXAMPLE}${id}`;
/** Whether an address leads to a worked example, which is shown on a table instead of in the book. */
export const isExample = (at: string): boolean => at.startsWith(EXAMPLE);
export const tokenAt = (id: string): string => `token.${id}`;

/** Line of the book with its chapter and section. */
export interface Told {
  chapter: BookChapterContent;
  section: BookSectionContent;
  line: BookLineContent;
}

export function everyLine(book: BookContent): Told[] {
  return book.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) => section.lines.map((line) => ({ chapter, section, line }))),
  );
}

/** Opened page of the book: a chapter or list, and the highlighted section, rule, card or token. */
export interface Goal {
  chapter: string;
  section: string;
  rule: string;
  card: string;
  token: string;
}

const NOWHERE: Goal = { chapter: "", section: "", rule: "", card: "", token: "" };

/** The last part of an address: a chapter, a section, a rule, a card or a token. What is unknown opens the first page. */
export function goalOf(book: BookContent, at: string): Goal {
  const first = book.chapters[0]?.id ?? EXACT;
  if (!at) return { ...NOWHERE, chapter: first };
  const [kind, id = ""] = at.split(/\.(.*)/s);
  if (kind === "card" && book.cards[id]) return { ...NOWHERE, chapter: PIECES, card: id };
  if (kind === "token" && book.tokens[id]) return { ...NOWHERE, chapter: PIECES, token: id };
  if ([EXACT, PIECES, EXAMPLES].includes(at)) return { ...NOWHERE, chapter: at };
  if (book.rules.some((rule) => rule.id === at)) return { ...NOWHERE, ...placeOf(book, at), rule: at };
  const chapter = book.chapters.find((one) => one.id === at);
  if (chapter) return { ...NOWHERE, chapter: chapter.id };
  const within = book.chapters.find(({ sections }) => sections.some((section) => section.id === at));
  return within ? { ...NOWHERE, chapter: within.id, section: at } : { ...NOWHERE, chapter: first };
}

/** First section that explains a rule, after the introduction and before the glossary; else the exact rules. */
function placeOf(book: BookContent, rule: string): { chapter: string; section: string } {
  const [first] = book.chapters;
  const told = whereTold(book, rule);
  const best = told.find(({ chapter, line }) => chapter !== first && line.kind !== "term") ?? told[0];
  return best ? { chapter: best.chapter.id, section: best.section.id } : { chapter: EXACT, section: "" };
}

export function whereTold(book: BookContent, rule: string): Told[] {
  return everyLine(book).filter(({ line }) => line.rules.includes(rule));
}

const SENTENCES = ["text", "item", "step"]; // kinds of lines that are one

/** A rule in one sentence of the book, the one that tells the least besides; empty where only the exact rules tell it. */
export function sentenceOf(book: BookContent, rule: string): string {
  const [first] = book.chapters;
  const told = whereTold(book, rule);
  const [best] = told
    .filter(({ line }) => SENTENCES.includes(line.kind))
    .map((one) => ({ ...one, rank: one.line.rules.length + (one.chapter === first ? 0.5 : 0) }))
    .sort((a, b) => a.rank - b.rank);
  return ((best ?? told[0])?.line.cells.at(-1) ?? "").replaceAll("**", "");
}

/** Worked examples of a chapter, each at the section that tells most of its rules; words that are explained are none. */
export function examplesOf(book: BookContent, chapter: BookChapterContent): Map<string, ExampleNamed[]> {
  const found = new Map<string, ExampleNamed[]>();
  for (const one of book.examples) {
    const [best] = chapter.sections
      .map((section) => ({ id: section.id, n: overlap(section, one) }))
      .filter(({ n }) => n > 0)
      .sort((a, b) => b.n - a.n);
    if (best) found.set(best.id, [...(found.get(best.id) ?? []), one]);
  }
  return found;
}

function overlap(section: BookSectionContent, { rules }: ExampleNamed): number {
  const told = new Set(section.lines.flatMap((line) => (line.kind === "term" ? [] : line.rules)));
  return rules.filter((id) => told.has(id)).length;
}

const REFERENCE = /\b(?:CORE|RUL|[A-Z]{3})-\d+(?:\.\d+[a-z]?)?\b/g;

/** Rules that a rule points at or that point at it, or that stand beside it in a sentence; rulings first. */
export function besides(book: BookContent, rule: string): string[] {
  const known = new Set(book.rules.map(({ id }) => id));
  const own = book.rules.find(({ id }) => id === rule)?.text.match(REFERENCE) ?? [];
  const from = book.rules.filter(({ id, text }) => id !== rule && text.match(REFERENCE)?.includes(rule));
  const beside = whereTold(book, rule).flatMap(({ line }) => line.rules.filter(isRuling));
  const all = [...own, ...from.map(({ id }) => id), ...beside].filter((id) => id !== rule && known.has(id));
  return [...new Set(all)].sort((a, b) => Number(isRuling(b)) - Number(isRuling(a)));
}

export function cardsOn(book: BookContent, rule: string): string[] {
  return Object.keys(book.cards).filter((id) => book.cards[id]?.includes(rule));
}

export function tokensOn(book: BookContent, rule: string): string[] {
  return Object.keys(book.tokens).filter((id) => book.tokens[id]?.includes(rule));
}
