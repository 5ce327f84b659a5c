/** Workshop store: one pack as text, its form, and the server's check of it. The text is the source of truth. */
import { sentence } from "../lobby/opening";
import { checkPack, workshopWords } from "../net/api";
import type {
  MapBegun,
  WorkshopWords,
  WrittenCard,
  WrittenMap,
  WrittenMistake,
  WrittenScenario,
} from "../net/wire";
import { settings } from "../page/settings.svelte";
import { ENGLISH, LANGUAGES, say } from "../page/words.svelte";
import { FIRST_ID, firstPack, readSavedPacks, slug, writeSavedPacks, type SavedPack } from "./saved-packs";
import {
  at,
  entry,
  lineOf,
  plain,
  put,
  read,
  Unreadable,
  withTable,
  type Path,
  type Table,
  type Value,
} from "./toml";

/** Languages as packs call them (`pt`, not `pt-BR`), English first, which every name needs. */
export const PACK_LANGUAGES: readonly string[] = [
  ...new Set([ENGLISH, ...LANGUAGES.map((tag) => tag.split("-")[0] ?? tag)]),
];
const PAUSE = 350; // ms after the last letter
const UNDONE = 100; // steps back
const CARD = "card";

export interface Placed extends WrittenMistake {
  from: number;
  to: number;
  at: number; // line
  card: number; // -1: none
}

/** A map of a pack: the kind of entry, and which of them. */
export interface Seen {
  kind: string;
  n: number;
}

export class Workshop {
  text = $state("");
  chosen = $state(0);
  /** The map that is looked at, instead of a card. */
  private looked: Seen | null = $state.raw(null);
  /** The last drawing of it. */
  drawn: WrittenMap | null = $state.raw(null);
  words: WorkshopWords | null = $state.raw(null);
  mistakes: WrittenMistake[] = $state.raw([]);
  /** The last right look of every card, by id. */
  cards: Record<string, WrittenCard> = $state.raw({});
  /** Ids that are right as they are written now. */
  right: ReadonlySet<string> = $state.raw(new Set());
  /** What must happen, as it was run last. */
  scenarios: WrittenScenario[] = $state.raw([]);
  game = $state("");
  /** Whether what is shown belongs to the text as it is. */
  settled = $state(false);
  trouble = $state("");
  saved = $state(true);
  packs: SavedPack[] = $state.raw([]);
  private key = $state("");
  private past: string[] = $state.raw([]);
  private timer = 0;
  private asked = 0;

  readonly root: Table | null = $derived.by(() => {
    try {
      return read(this.text);
    } catch {
      return null;
    }
  });
  /** The last root that could be read: the form stands still while a line is half written. */
  readonly shown: Table = $derived.by(() => (this.root ? (this.lastRoot = this.root) : this.lastRoot));
  private lastRoot: Table = read("");
  readonly tables: Table[] = $derived.by(() => {
    const found = at(this.shown, [CARD]);
    return found?.type === "tables" ? found.items : [];
  });
  readonly maps: (Seen & { table: Table })[] = $derived(
    (this.words?.maps ?? []).flatMap(({ kind }) => {
      const found = at(this.shown, [kind]);
      return found?.type === "tables" ? found.items.map((table, n) => ({ kind, n, table })) : [];
    }),
  );
  readonly seen: Seen | null = $derived(
    this.maps.find(({ kind, n }) => kind === this.looked?.kind && n === this.looked?.n) ?? null,
  );
  readonly card: Table | undefined = $derived(this.tables[Math.min(this.chosen, this.tables.length - 1)]);
  readonly place = $derived(Math.max(0, Math.min(this.chosen, this.tables.length - 1)));
  readonly id: string = $derived(idOf(this.card));
  readonly placed: Placed[] = $derived(this.mistakes.map((one) => this.located(one)));
  readonly canUndo = $derived(this.past.length > 0);

  open(brought: string): void {
    const { current, packs } = readSavedPacks();
    this.packs = packs;
    const known = packs.find(({ text }) => text === brought)?.key;
    if (brought && !known) return this.add(brought);
    const kept = packs.find(({ key }) => key === (known ?? current)) ?? packs[0];
    if (kept) this.take(kept);
  }

  take({ key, text }: SavedPack): void {
    [this.looked, this.drawn] = [null, null];
    [this.key, this.past, this.chosen] = [key, [], 0];
    [this.cards, this.mistakes, this.right, this.scenarios] = [{}, [], new Set(), []];
    this.write(text);
  }

  /** One more pack on the shelf, and the one that is shown. */
  add(text: string): void {
    const kept = { key: crypto.randomUUID?.() ?? String(Math.random()), text };
    this.packs = [...this.packs, kept];
    this.take(kept);
  }

  create(game: string): void {
    const titles = this.packs.map(({ text }) => titleOf(text));
    let title = say("workshop-new-pack");
    for (let n = 2; titles.includes(title); n++) title = `${say("workshop-new-pack")} ${n}`;
    this.add(firstPack(game, slug(title) || "my-pack", title, say("workshop-new-card")));
  }

  drop(): void {
    this.packs = this.packs.filter(({ key }) => key !== this.key);
    writeSavedPacks({ current: "", packs: this.packs });
    const [next] = this.packs;
    if (next) this.take(next);
    else [this.text, this.key] = ["", ""];
  }

  get current(): string {
    return this.key;
  }

  /** Somebody wrote; the rest of the page follows. */
  type(text: string): void {
    this.remember();
    this.write(text);
  }

  /** The form changed one value of the chosen card; of the pack where the path begins above it. */
  change(path: Path, value: Value | undefined): void {
    this.edit((text) => put(text, [CARD, this.place, ...path], value));
  }

  changePack(path: Path, value: Value | undefined): void {
    this.edit((text) => put(text, path, value));
  }

  addCard(): void {
    const ids = this.tables.map(idOf);
    const first = slug(say("workshop-new-card")) || FIRST_ID;
    let id = first;
    for (let n = 2; ids.includes(id); n++) id = `${first}-${n}`;
    this.edit((text) => {
      const more = withTable(
        text,
        CARD,
        `id = "${id}"\nkind = "item"\ncost = 2\nplay = [\n  { skill = 1 },\n]`,
      );
      return put(more, ["names", CARD, id], { en: say("workshop-new-card") });
    });
    this.chooseCard(this.tables.length - 1);
  }

  chooseCard(n: number): void {
    [this.chosen, this.looked] = [n, null];
  }

  look(map: Seen): void {
    if (map.kind === this.looked?.kind && map.n === this.looked.n) return;
    [this.looked, this.drawn] = [map, null];
    this.again();
  }

  /** One more map: an empty one, or like one of the game's own. */
  addMap(kind: string, { id, text: body }: MapBegun): void {
    const ids = this.maps.map(({ table }) => idOf(table));
    let free = id;
    for (let n = 2; ids.includes(free); n++) free = `${id}-${n}`;
    const n = this.maps.filter((map) => map.kind === kind).length;
    this.edit((text) => withTable(text, kind, `id = "${free}"\n${body}`));
    this.look({ kind, n });
  }

  dropMap(): void {
    const { seen } = this;
    if (seen) this.changePack([seen.kind, seen.n], undefined);
    this.looked = null;
  }

  /** One more thing that must happen, as the server wrote it. */
  addScenario(lines: string): void {
    this.edit((text) => withTable(text, "scenario", lines));
  }

  dropCard(): void {
    const { id, place } = this;
    this.edit((text) => put(put(text, [CARD, place], undefined), ["names", CARD, id], undefined));
    this.chosen = Math.max(0, place - 1);
  }

  nameIn(language: string): string {
    const found = at(this.shown, ["names", CARD, this.id, language]);
    return found?.type === "scalar" ? String(found.value) : "";
  }

  /** A new name; the id goes along as long as it is the name in small letters. */
  rename(language: string, name: string): void {
    const { id, place } = this;
    const next =
      language === "en" && slug(this.nameIn("en")) === withoutNumber(id) ? this.freeId(slug(name)) : id;
    this.edit((text) => {
      const names = at(this.shown, ["names", CARD, id]);
      const all = { ...(names ? (plain(names) as Record<string, Value>) : {}), [language]: name };
      if (!name) delete all[language];
      if (next === id && names?.type === "table")
        return put(text, ["names", CARD, id, language], name || undefined);
      const renamed = put(put(text, [CARD, place, "id"], next), ["names", CARD, id], undefined);
      return put(renamed, ["names", CARD, next], all);
    });
  }

  private freeId(id: string): string {
    const others = this.tables.filter((_, n) => n !== this.place).map(idOf);
    const first = id || FIRST_ID;
    let free = first;
    for (let n = 2; others.includes(free); n++) free = `${first}-${n}`;
    return free;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.write(before);
  }

  /** The word that was probably meant, in the place of the one that nobody knows. */
  fix(mistake: Placed): void {
    const part = this.text.slice(mistake.from, mistake.to);
    const place = part.search(new RegExp(`(?<![\\w-])${escaped(mistake.word)}(?![\\w-])`));
    if (place < 0) return;
    const from = mistake.from + place;
    this.type(this.text.slice(0, from) + mistake.near + this.text.slice(from + mistake.word.length));
  }

  async learn(game: string): Promise<void> {
    try {
      this.words = await workshopWords(game);
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  /** Asks again, for example in another language. */
  again(): void {
    this.settled = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  /** One step, however much it changes. */
  edit(how: (text: string) => string): void {
    if (!this.root) return;
    this.remember();
    this.write(how(this.text));
  }

  private remember(): void {
    this.past = [...this.past, this.text].slice(-UNDONE);
  }

  private write(text: string): void {
    this.text = text;
    this.packs = this.packs.map((kept) => (kept.key === this.key ? { ...kept, text } : kept));
    this.saved = writeSavedPacks({ current: this.key, packs: this.packs });
    this.again();
  }

  private async check(): Promise<void> {
    const mine = ++this.asked;
    const map = this.looked;
    try {
      const answer = await checkPack(this.text, map, settings.theme);
      if (mine !== this.asked) return;
      [this.mistakes, this.trouble, this.settled] = [answer.mistakes, "", true];
      this.right = new Set(Object.keys(answer.cards));
      if (!answer.mistakes.length) this.scenarios = answer.scenarios;
      this.cards = { ...this.cards, ...answer.cards };
      if (answer.map && map === this.looked) this.drawn = answer.map;
      if (answer.game) this.game = answer.game;
    } catch (error) {
      if (mine === this.asked) this.trouble = sentence(error);
    }
  }

  /** A mistake with its place in the text: what is wrong itself, or the nearest around it that is there. */
  private located(mistake: WrittenMistake): Placed {
    const { place } = mistake;
    const card = place[0] === CARD && place.length > 1 ? Number(place[1]) : this.cardNamed(place);
    const found = this.root ? around(this.root, place) : this.unread(mistake);
    return { ...mistake, ...found, at: lineOf(this.text, found.from), card };
  }

  private cardNamed(place: readonly (string | number)[]): number {
    return place[0] === "names" && place[1] === CARD
      ? this.tables.findIndex((one) => idOf(one) === place[2])
      : -1;
  }

  private unread({ line, column }: WrittenMistake): { from: number; to: number } {
    let from = this.text.length;
    try {
      read(this.text);
    } catch (error) {
      if (error instanceof Unreadable) from = error.at;
    }
    if (line)
      from =
        this.text
          .split("\n")
          .slice(0, line - 1)
          .join("\n").length +
        (line > 1 ? 1 : 0) +
        column -
        1;
    return { from, to: from };
  }
}

function around(root: Table, place: Path): { from: number; to: number } {
  for (let length = place.length; length > 0; length--) {
    const above = at(root, place.slice(0, length - 1));
    const key = String(place[length - 1]);
    const found = above?.type === "table" ? entry(above, key) : at(above, [place[length - 1] ?? 0]);
    if (found)
      return { from: found.from, to: "node" in found ? Math.max(found.to, found.node.to) : found.to };
  }
  return { from: 0, to: 0 };
}

export function idOf(card: Table | undefined): string {
  const found = at(card, ["id"]);
  return found?.type === "scalar" ? String(found.value) : "";
}

/** What a pack calls itself, for the list of packs. */
export function titleOf(text: string): string {
  try {
    const about = at(read(text), ["pack"]);
    const { title, id } = about ? (plain(about) as { title?: { en?: string }; id?: string }) : {};
    return String(title?.en ?? id ?? "");
  } catch {
    return /^title\s*=.*?en\s*=\s*"([^"]*)"/m.exec(text)?.[1] ?? "";
  }
}

const withoutNumber = (id: string): string => id.replace(/-\d+$/, "");
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
