/** The rules of a game as they are read: by chapter, searched, with references that can be followed. */

export interface Rule {
  id: string;
  game: string;
  chapter: string;
  title: string;
  text: string;
  language: string; // that it is in: English where nobody has translated it
}

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

/** Rules that hold the words looked for, all of them without any, under the headings of their chapters. */
export function chapters(rules: readonly Rule[], sought: string): Chapter[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const found: Chapter[] = [];
  for (const rule of rules) {
    const said = plain(`${rule.id} ${rule.title} ${rule.text}`);
    if (!words.every((word) => said.includes(word))) continue;
    if (found.at(-1)?.id !== rule.chapter) found.push({ id: rule.chapter, title: rule.title, rules: [] });
    found.at(-1)?.rules.push(rule);
  }
  return found;
}

/** Small letters without accents: nobody types them to search. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export interface Part {
  text: string;
  rule: string; // that the text is the id of
}

const REFERENCE = /\b((?:CORE|RUL|[A-Z]{3})-\d+(?:\.\d+[a-z]?)?)\b/;

/** A text in pieces, references apart. */
export function cited(text: string): Part[] {
  return text
    .split(REFERENCE)
    .map((piece, at) => ({ text: piece, rule: at % 2 ? piece : "" }))
    .filter((part) => part.text);
}
