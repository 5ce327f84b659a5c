/** Text split into pieces: bold parts, explained terms, rule references and search hits. */
import type { TermContent } from "./book";

export interface Piece {
  text: string;
  bold?: boolean;
  term?: TermContent;
  after?: string; // signs that close what a term ends: they never begin a line
  rule?: string;
  hit?: boolean;
}

const CLOSING = /^[\u00a0\u202f]?[.,;:!?…)»”]+/;
const RULE = /\b((?:CORE|RUL|[A-Z]{3})-\d+(?:\.\d+[a-z]?)?)\b/;

/** Bold parts between pairs of asterisks. */
export function bolded(text: string): Piece[] {
  return text
    .split("**")
    .map((part, n) => (n % 2 ? { text: part, bold: true } : { text: part }))
    .filter((piece) => piece.text);
}

/** References apart, as far as they are known here. */
export function referred(pieces: readonly Piece[], known: ReadonlySet<string>): Piece[] {
  return pieces.flatMap((piece) =>
    piece.text
      .split(RULE)
      .map((part, n) => ({ ...piece, text: part, ...(n % 2 && known.has(part) ? { rule: part } : {}) }))
      .filter((part) => part.text),
  );
}

/** What closes a sentence goes along with the term before it, also from behind bold letters. */
function closed(pieces: readonly Piece[]): Piece[] {
  const after = (n: number): string =>
    pieces[n]?.term ? (CLOSING.exec(pieces[n + 1]?.text ?? "")?.[0] ?? "") : "";
  return pieces
    .map((piece, n) => ({
      ...piece,
      text: piece.text.slice(after(n - 1).length),
      ...(after(n) ? { after: after(n) } : {}),
    }))
    .filter((piece) => piece.text);
}

/** Finds words of the game, in the singular or the plural, the longer name before the shorter. */
export class Terms {
  private readonly byName = new Map<string, TermContent>();
  private readonly pattern: RegExp;

  constructor(terms: readonly TermContent[]) {
    for (const term of terms)
      for (const name of term.name.replace(/\s*\(.*\)/, "").split(", "))
        if (!this.byName.has(name.toLowerCase())) this.byName.set(name.toLowerCase(), term);
    const names = [...this.byName.keys()].sort((a, b) => b.length - a.length);
    const any = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
    this.pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${any || "(?!)"})(?:s|es|x)?(?![\\p{L}\\p{N}])`, "giu");
  }

  /** Each term once: `seen` are those that were explained above. */
  in(pieces: readonly Piece[], seen: Set<string>): Piece[] {
    return closed(pieces.flatMap((piece) => this.split(piece, seen)));
  }

  private split(piece: Piece, seen: Set<string>): Piece[] {
    const found: Piece[] = [];
    let from = 0;
    for (const match of piece.text.matchAll(this.pattern)) {
      const term = this.byName.get((match[1] ?? "").toLowerCase());
      if (!term || seen.has(term.name)) continue;
      seen.add(term.name);
      if (match.index > from) found.push({ ...piece, text: piece.text.slice(from, match.index) });
      found.push({ ...piece, text: match[0], term });
      from = match.index + match[0].length;
    }
    const rest = piece.text.slice(from);
    return rest ? [...found, { ...piece, text: rest }] : found;
  }
}
