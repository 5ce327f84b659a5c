/** Searching all that can be looked up about a game: sentences, exact rules, rulings, terms, cards and tokens.
 *
 * Nobody types accents or knows the exact word: accents and endings do not matter, rare words weigh more than common
 * ones, and the heading of a sentence counts as part of it ("May I carry two Artifacts?" tells what a Backpack does). */
import { cardAt, exampleAt, isRuling, tokenAt, type BookContent } from "./book";
import type { Content } from "./content";
import { tokenWords } from "./gains";
import { plain } from "../page/normalize-text";

export type Kind = "line" | "rule" | "ruling" | "term" | "card" | "token" | "example";

/** Something that can be found: where it is opened, what it is called and says, and what stands over it. */
export interface Entry {
  kind: Kind;
  at: string;
  title: string;
  text: string;
  over: string;
}

export interface Found {
  entry: Entry;
  score: number;
}

export function entriesOf(book: BookContent, content: Content | null): Entry[] {
  const lines = book.chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) =>
      section.lines.flatMap((line): Entry[] => {
        if (line.kind === "term" || line.kind === "head") return [];
        const over = section.title || chapter.title;
        const text = line.cells.join(" · ").replaceAll("**", "");
        return [{ kind: "line", at: line.rules[0] ?? section.id, title: "", text, over }];
      }),
    ),
  );
  const rules = book.rules.map((rule): Entry => {
    const kind = isRuling(rule.id) ? "ruling" : "rule";
    return { kind, at: rule.id, title: rule.id, text: rule.text, over: rule.title };
  });
  const terms = book.terms.map((term): Entry => ({
    kind: "term",
    at: term.rules[0] ?? "",
    title: term.name,
    text: term.text,
    over: "",
  }));
  const examples = book.examples.map((one): Entry => ({
    kind: "example",
    at: exampleAt(one.id),
    title: one.title,
    text: "",
    over: "",
  }));
  return [...terms, ...lines, ...piecesIn(content), ...rules, ...examples];
}

function piecesIn(content: Content | null): Entry[] {
  const cards = Object.values(content?.cards ?? {}).map((card): Entry => ({
    kind: "card",
    at: cardAt(card.id),
    title: card.name,
    text: [...card.full, card.where, card.points_text].filter(Boolean).join(" "),
    over: `${card.kind_name} ${card.suit_name}`,
  }));
  const tokens = Object.values(content?.tokens ?? {}).map((token): Entry => ({
    kind: "token",
    at: tokenAt(token.id),
    title: token.name,
    text: tokenWords(token).join(" "),
    over: `${token.kind_name} ${token.type_name}`,
  }));
  return [...cards, ...tokens];
}

export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}.!-]*[\p{L}\p{N}]/gu) ?? [];
}

const WEIGHTS = { title: 2.4, text: 1, over: 0.8 };
const ENOUGH = 0.6; // of what was sought, by weight
const PHRASE = 1.5; // as a whole, word for word

interface Indexed {
  entry: Entry;
  said: string;
  words: [keyof typeof WEIGHTS, Set<string>][];
}

export class Search {
  private readonly indexed: Indexed[];

  constructor(entries: readonly Entry[]) {
    this.indexed = entries.map((entry) => ({
      entry,
      said: plain(`${entry.title} ${entry.text}`),
      words: (["title", "text", "over"] as const).map((field) => [field, new Set(wordsOf(entry[field]))]),
    }));
  }

  /** The best first; nothing that lacks most of what was sought. */
  find(sought: string): Found[] {
    const words = [...new Set(wordsOf(sought))];
    if (!words.length) return [];
    const hits = words.map((word) => this.indexed.map((one) => strength(word, one)));
    const rare = hits.map((hit) => Math.log(1 + this.indexed.length / (1 + hit.filter(Boolean).length)));
    const all = rare.reduce((sum, weight) => sum + weight, 0);
    const phrase = plain(sought).trim();
    return this.indexed
      .flatMap((one, n): Found[] => {
        const covered = rare.reduce((sum, weight, word) => sum + (hits[word]?.[n] ? weight : 0), 0) / all;
        if (covered < ENOUGH) return [];
        const worth = rare.reduce((sum, weight, word) => sum + weight * (hits[word]?.[n] ?? 0), 0) / all;
        return [{ entry: one.entry, score: worth * covered * (one.said.includes(phrase) ? PHRASE : 1) }];
      })
      .sort((a, b) => b.score - a.score);
  }
}

/** How well a word is met by the best of an entry's words. */
function strength(word: string, { words }: Indexed): number {
  let best = 0;
  for (const [field, said] of words)
    for (const other of said) best = Math.max(best, likeness(word, other) * WEIGHTS[field]);
  return best;
}

const STEM = 4; // letters that two forms of a word share at least

/** 1 for the same word, less for another form of it or a longer one, 0 for another word. */
export function likeness(word: string, other: string): number {
  if (word === other) return 1;
  if (word.length >= 3 && other.startsWith(word)) return 0.85;
  let shared = 0;
  while (shared < word.length && word[shared] === other[shared]) shared++;
  const shorter = Math.min(word.length, other.length);
  return shared >= STEM && shared >= shorter * 0.75 && Math.max(word.length, other.length) - shared <= 4
    ? 0.7
    : 0;
}

/** A text with what was sought in it apart. */
export function marked(text: string, sought: string): { text: string; hit: boolean }[] {
  const words = wordsOf(sought).filter((word) => word.length > 2);
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, hit: words.some((word) => likeness(word, plain(part)) > 0) }));
}
