/** TOML as it stands in a text: every value with its place, so that one of them can be changed and the rest, comments included, stays as it was written. */

export interface Span {
  from: number;
  to: number;
}
export interface Scalar extends Span {
  type: "scalar";
  value: string | number | boolean;
}
export interface List extends Span {
  type: "list";
  items: Node[];
}
export interface Entry extends Span {
  key: string;
  node: Node;
}
/** In braces, below a heading (`[names.card]`, `[[card]]`), or the whole text. `to` is the end of what stands in it. */
export interface Table extends Span {
  type: "table";
  inline: boolean;
  entries: Entry[];
}
/** The tables below headings in double brackets. */
export interface Tables extends Span {
  type: "tables";
  items: Table[];
}
export type Node = Scalar | List | Table | Tables;
export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Path = readonly (string | number)[];

/** A text that is no TOML, and how far it could be read. */
export class Unreadable extends Error {
  constructor(readonly at: number) {
    super(`not TOML from ${at} on`);
  }
}

export function read(text: string): Table {
  return new Reader(text).whole();
}

export function entry(table: Table, key: string): Entry | undefined {
  return table.entries.find((each) => each.key === key);
}

/** What stands at a path, if anything does. */
export function at(node: Node | undefined, path: Path): Node | undefined {
  let found = node;
  for (const step of path) {
    if (found?.type === "table") found = entry(found, String(step))?.node;
    else if (found?.type === "list" || found?.type === "tables") found = found.items[Number(step)];
    else return undefined;
  }
  return found;
}

export function plain(node: Node): Value {
  if (node.type === "scalar") return node.value;
  if (node.type !== "table") return node.items.map(plain);
  return Object.fromEntries(node.entries.map(({ key, node: value }) => [key, plain(value)]));
}

/** A value on one line. */
export function written(value: Value): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  const entries = Object.entries(value).map(([key, each]) => `${keyed(key)} = ${written(each)}`);
  return entries.length ? `{ ${entries.join(", ")} }` : "{}";
}

/** The text with a value at a path: another one, a new one, or none. Tables on the way are made below headings. */
export function put(text: string, path: Path, value: Value | undefined): string {
  const root = read(text);
  const found = at(root, path);
  if (value === undefined) return found ? without(text, root, path) : text;
  if (found) return spliced(text, found, written(value));
  const [last, above] = [path[path.length - 1] ?? "", path.slice(0, -1)];
  const around = at(root, above);
  if (around?.type === "list") return withItem(text, around, written(value));
  if (around?.type === "table") return withEntry(text, around, `${keyed(String(last))} = ${written(value)}`);
  const heading = above.map((step) => keyed(String(step))).join(".");
  return `${text.trimEnd()}\n\n[${heading}]\n${keyed(String(last))} = ${written(value)}\n`;
}

/** The text with one more table below a heading in double brackets, after the others of that name. */
export function withTable(text: string, name: string, body: string): string {
  const root = read(text);
  const others = at(root, [name]);
  const block = `\n[[${name}]]\n${body.trimEnd()}\n`;
  if (others?.type === "tables") return spliced(text, empty(lineEnd(text, others.to)), block);
  const names = /^\[names\b/m.exec(text);
  return names ? spliced(text, empty(names.index), `${block.trimStart()}\n`) : `${text.trimEnd()}\n${block}`;
}

/** A document that a program wrote as JSON, as a person would have written it; any other text stays as it is. */
export function asToml(text: string): string {
  if (!text.trimStart().startsWith("{")) return text;
  try {
    const found = JSON.parse(text) as Record<string, Value>;
    return `${Object.entries(found)
      .flatMap(([key, value]) => section(key, value))
      .join("\n")}\n`;
  } catch {
    return text;
  }
}

function section(key: string, value: Value): string[] {
  const inner = (table: Value): string[] =>
    Object.entries(table as Record<string, Value>).map(([name, one]) => `${keyed(name)} = ${written(one)}`);
  if (Array.isArray(value)) return value.flatMap((row) => ["", `[[${key}]]`, ...inner(row)]);
  if (typeof value !== "object") return [`${keyed(key)} = ${written(value)}`];
  const parts = Object.entries(value);
  if (!parts.length || !parts.every(([, one]) => typeof one === "object" && !Array.isArray(one)))
    return ["", `[${key}]`, ...inner(value)];
  return parts.flatMap(([name, one]) => ["", `[${key}.${keyed(name)}]`, ...inner(one)]);
}

/** The line of a place, from one on. */
export function lineOf(text: string, place: number): number {
  return text.slice(0, place).split("\n").length;
}

function withEntry(text: string, table: Table, line: string): string {
  const last = table.entries.at(-1);
  if (table.inline)
    return last
      ? spliced(text, empty(last.to), `, ${line}`)
      : spliced(text, { from: table.from + 1, to: table.to - 1 }, ` ${line} `);
  const end = lineEnd(text, last && ownLast(table) ? ownLast(table)!.to : table.from);
  return table.from === 0 && !ownLast(table)
    ? `${line}\n${text}`
    : spliced(text, empty(end), `${text[end - 1] === "\n" || end === 0 ? "" : "\n"}${line}\n`);
}

/** The last entry that is written in a table itself and not below a heading of its own. */
function ownLast(table: Table): Entry | undefined {
  return table.entries
    .filter(({ node }) => node.type !== "tables" && (node.type !== "table" || node.inline))
    .at(-1);
}

function withItem(text: string, list: List, item: string): string {
  const last = list.items.at(-1);
  if (!last) return spliced(text, { from: list.from + 1, to: list.to - 1 }, item);
  const lineStart = text.lastIndexOf("\n", last.from) + 1;
  const lead = text.slice(lineStart, last.from);
  const ownLine = /^\s*$/.test(lead) && lineStart > list.from;
  const after = afterComma(text, last.to);
  const comma = after > last.to ? "" : ",";
  const between = ownLine ? `\n${lead}` : " ";
  const trailing = ownLine && after > last.to ? "," : "";
  return spliced(text, empty(after), `${comma}${between}${item}${trailing}`);
}

function without(text: string, root: Table, path: Path): string {
  const around = at(root, path.slice(0, -1));
  const last = path[path.length - 1] ?? "";
  if (around?.type === "list") return withoutItem(text, around.items, Number(last));
  if (around?.type === "tables") return withoutTable(text, around, Number(last));
  if (around?.type !== "table") return text;
  const place = around.entries.findIndex(({ key }) => key === last);
  if (around.inline) return withoutItem(text, around.entries, place);
  const { from, to } = around.entries[place]!;
  return spliced(text, { from: text.lastIndexOf("\n", from) + 1, to: lineEnd(text, to) }, "");
}

/** Something between commas, with one of them. */
function withoutItem(text: string, items: Span[], place: number): string {
  const item = items[place]!;
  const next = items[place + 1];
  const before = items[place - 1];
  if (next) return spliced(text, { from: item.from, to: next.from }, "");
  if (before) return spliced(text, { from: before.to, to: item.to }, "");
  return spliced(text, { from: item.from, to: afterComma(text, item.to) }, "");
}

function withoutTable(text: string, tables: Tables, place: number): string {
  const table = tables.items[place]!;
  const to = lineEnd(text, table.to);
  const blank = /^\s*\n/.exec(text.slice(to))?.[0].length ?? 0;
  return spliced(text, { from: table.from, to: to + blank }, "");
}

function afterComma(text: string, from: number): number {
  const comma = /^\s*,/.exec(text.slice(from));
  return from + (comma?.[0].length ?? 0);
}

/** The end of a line, its break and its comment included. */
function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end + 1;
}

function spliced(text: string, { from, to }: Span, by: string): string {
  return text.slice(0, from) + by + text.slice(to);
}

const empty = (place: number): Span => ({ from: place, to: place });
const keyed = (key: string): string => (/^[A-Za-z0-9_-]+$/.test(key) ? key : JSON.stringify(key));

const ESCAPES: Record<string, string> = {
  b: "\b",
  t: "\t",
  n: "\n",
  f: "\f",
  r: "\r",
  e: "\x1b",
  '"': '"',
  "\\": "\\",
};
const INTEGER = /^[+-]?(?:0|[1-9](?:_?\d)*)$/;
const ROOTED = /^0(?:x[\da-fA-F](?:_?[\da-fA-F])*|o[0-7](?:_?[0-7])*|b[01](?:_?[01])*)$/;
const FLOAT = /^[+-]?(?:(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][+-]?\d(?:_?\d)*)?|inf|nan)$/;

class Reader {
  private place = 0;
  constructor(private readonly text: string) {}

  whole(): Table {
    const root: Table = { type: "table", inline: false, entries: [], from: 0, to: 0 };
    let table = root;
    for (this.skip(); this.place < this.text.length; this.skip()) {
      if (this.text[this.place] === "[") table = this.heading(root);
      else {
        this.pair(table);
        table.to = this.place;
        this.grow(root, table);
      }
      this.restOfLine();
    }
    return root;
  }

  /** `[a.b]` or `[[a.b]]`: the table that follows. */
  private heading(root: Table): Table {
    const from = this.place;
    const several = this.text.startsWith("[[", from);
    this.place += several ? 2 : 1;
    const keys = this.keys();
    this.expect(several ? "]]" : "]");
    const above = keys.slice(0, -1).reduce((table, key) => this.below(table, key, from), root);
    const table: Table = { type: "table", inline: false, entries: [], from, to: this.place };
    this.hang(above, keys.at(-1)!, table, several);
    this.grow(root, table);
    return table;
  }

  private hang(above: Table, key: string, table: Table, several: boolean): void {
    const there = entry(above, key)?.node;
    if (!several) {
      if (there) throw new Unreadable(table.from);
      above.entries.push({ key, node: table, from: table.from, to: table.to });
    } else if (there?.type === "tables") there.items.push(table);
    else if (there) throw new Unreadable(table.from);
    else {
      const node: Tables = { type: "tables", items: [table], from: table.from, to: table.to };
      above.entries.push({ key, node, from: table.from, to: table.to });
    }
  }

  /** Tables in double brackets end where the last of them does. */
  private grow(root: Table, table: Table): void {
    for (const { node } of root.entries)
      if (node.type === "tables" && node.items.includes(table)) node.to = table.to;
  }

  private below(table: Table, key: string, from: number): Table {
    const there = entry(table, key)?.node;
    if (there?.type === "tables") return there.items.at(-1)!;
    if (there?.type === "table" && !there.inline) return there;
    if (there) throw new Unreadable(from);
    const node: Table = { type: "table", inline: false, entries: [], from, to: from };
    table.entries.push({ key, node, from, to: from });
    return node;
  }

  private pair(table: Table): void {
    const from = this.place;
    const keys = this.keys();
    this.blank();
    this.expect("=");
    this.blank();
    const node = this.value();
    let around = table;
    for (const key of keys.slice(0, -1)) around = this.dotted(around, key, from);
    const key = keys.at(-1)!;
    if (entry(around, key)) throw new Unreadable(from);
    around.entries.push({ key, node, from, to: this.place });
  }

  private dotted(table: Table, key: string, from: number): Table {
    const there = entry(table, key)?.node;
    if (there && there.type !== "table") throw new Unreadable(from);
    if (there) return there as Table;
    const node: Table = { type: "table", inline: true, entries: [], from, to: this.place };
    table.entries.push({ key, node, from, to: this.place });
    return node;
  }

  private keys(): string[] {
    const keys: string[] = [];
    do {
      this.blank();
      const mark = this.text[this.place];
      keys.push(mark === '"' || mark === "'" ? this.quoted() : this.match(/[A-Za-z0-9_-]+/y));
      this.blank();
    } while (this.text[this.place] === "." && ++this.place);
    return keys;
  }

  private value(): Node {
    const from = this.place;
    const mark = this.text[from];
    if (mark === "[") return this.list(from);
    if (mark === "{") return this.braces(from);
    const value = mark === '"' || mark === "'" ? this.quoted() : this.bare();
    return { type: "scalar", value, from, to: this.place };
  }

  private list(from: number): List {
    const items: Node[] = [];
    this.place += 1;
    for (this.skip(); this.text[this.place] !== "]"; this.skip()) {
      items.push(this.value());
      this.skip();
      if (this.text[this.place] !== "]") this.expect(",");
    }
    this.place += 1;
    return { type: "list", items, from, to: this.place };
  }

  private braces(from: number): Table {
    const table: Table = { type: "table", inline: true, entries: [], from, to: from };
    this.place += 1;
    this.blank();
    while (this.text[this.place] !== "}") {
      this.pair(table);
      this.blank();
      if (this.text[this.place] === "}") break;
      this.expect(",");
      this.blank();
      if (this.text[this.place] === "}") throw new Unreadable(this.place);
    }
    this.place += 1;
    table.to = this.place;
    return table;
  }

  private bare(): number | boolean {
    const from = this.place;
    const word = this.match(/[A-Za-z0-9_+.:-]+/y);
    if (word === "true" || word === "false") return word === "true";
    const digits = word.replaceAll("_", "");
    if (INTEGER.test(word) || ROOTED.test(word)) return Number(digits);
    if (FLOAT.test(word)) return Number(digits.replace("inf", "Infinity").replace("nan", "NaN"));
    throw new Unreadable(from);
  }

  private quoted(): string {
    const mark = this.text[this.place]!;
    const long = this.text.startsWith(mark.repeat(3), this.place);
    const end = long ? mark.repeat(3) : mark;
    this.place += end.length;
    if (long && /^\r?\n/.test(this.text.slice(this.place, this.place + 2)))
      this.place = this.text.indexOf("\n", this.place) + 1;
    let said = "";
    while (!this.text.startsWith(end, this.place)) said += this.letter(mark, long);
    this.place += end.length;
    for (; long && this.text[this.place] === mark; this.place += 1) said += mark;
    return said;
  }

  private letter(mark: string, long: boolean): string {
    const letter = this.text[this.place];
    if (letter === undefined || (letter === "\n" && !long)) throw new Unreadable(this.place);
    if (letter !== "\\" || mark === "'") return ((this.place += 1), letter);
    const code = /^\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8}))/.exec(
      this.text.slice(this.place, this.place + 10),
    );
    if (code)
      return ((this.place += code[0].length), String.fromCodePoint(parseInt(code[1] ?? code[2]!, 16)));
    const folded = long ? /^\\[ \t]*\r?\n\s*/.exec(this.text.slice(this.place)) : null;
    if (folded) return ((this.place += folded[0].length), "");
    const meant = ESCAPES[this.text[this.place + 1] ?? ""];
    if (meant === undefined) throw new Unreadable(this.place);
    return ((this.place += 2), meant);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.place;
    const found = pattern.exec(this.text)?.[0];
    if (!found) throw new Unreadable(this.place);
    this.place += found.length;
    return found;
  }

  private expect(word: string): void {
    if (!this.text.startsWith(word, this.place)) throw new Unreadable(this.place);
    this.place += word.length;
  }

  /** Over blanks. */
  private blank(): void {
    while (this.text[this.place] === " " || this.text[this.place] === "\t") this.place += 1;
  }

  /** Over blanks, ends of lines and comments. */
  private skip(): void {
    const nothing = /(?:[ \t\r\n]+|#[^\n]*)*/y;
    nothing.lastIndex = this.place;
    this.place += nothing.exec(this.text)?.[0].length ?? 0;
  }

  private restOfLine(): void {
    this.blank();
    const rest = /(?:#[^\n]*)?(?:\r?\n|$)/y;
    rest.lastIndex = this.place;
    if (!rest.test(this.text)) throw new Unreadable(this.place);
  }
}
