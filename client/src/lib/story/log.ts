/** Game log: one line for each turn with gains and actions; attacks and headlines have lines of their own. Undone
 * choices are left out. */
import { attackOf, type Attack } from "./attack-summary";
import type { Entry } from "../net/messages";
import { pauseOfFact, roleOf, presentationOf, type Role } from "./event-presentation";
import type { Fact } from "../net/view";
import type { ToldUndone, TurnBegun } from "../net/wire";

/** One event of a line, to be read when it is opened. */
export interface Detail {
  id: string;
  text: string;
  rule: string;
}

/** A few words for what was done, and how often. */
export interface Deed {
  text: string;
  walk: boolean;
  n: number;
}

export type Gains = Record<"skill" | "swords" | "boots" | "gold", number>;

export interface TurnItem {
  kind: "turn";
  id: string;
  seat: number;
  turn: number;
  cards: number;
  gains: Gains;
  deeds: Deed[];
  details: Detail[];
  over: boolean; // it has ended
  grave: boolean; // somebody went out in it
}

export interface AttackItem {
  kind: "attack";
  id: string;
  attack: Attack;
  rule: string;
  details: Detail[];
}

export interface OwnItem {
  kind: "own";
  id: string;
  seat: number; // -1: nobody's
  hurts: number; // the seat that it is bad for; -1: nobody
  text: string;
  rule: string;
}

export interface SaidItem {
  kind: "said";
  id: string;
  seat: number;
  text: string;
}

/** A change at the table. Its message names the seat itself, and has a form of its own for the reader's seat. */
export interface NoteItem {
  kind: "note";
  id: string;
  seat: number; // -1: nobody's
  message: string;
  what: string; // the move that was undone, or the name of who may come back
  turn: number; // the note leaves the log with this turn; 0: it stays
}

export type LogItem = TurnItem | AttackItem | OwnItem | SaidItem | NoteItem;

/** Message and values of a note, for one reader. */
export function noteSaid(item: NoteItem, reader: number, name: string): Said {
  const who = item.seat >= 0 && item.seat === reader ? "you" : "other";
  return { id: item.message, values: { who, name, what: item.what } };
}

interface Said {
  id: string;
  values: Record<string, string>;
}

/** Entry types that are not logged. */
const UNTOLD = new Set(["linked", "sealed", "dealing", "numbered", "mark", "character"]);
/** Luck of a game that was begun elsewhere. */
const TAKEN_OVER = new Set(["anew", "what-if", "brought"]);
const HURTS = new Set(["KnockedOut", "DamageTaken"]);
const PAUSE = 260;
const OWN_PAUSE = 90; // own actions need no pause

/** How long an entry stays on the screen before the next, at calm speed. */
export function pauseOf(entry: Entry, seat: number): number {
  const longest = factsOf(entry).reduce((most, fact) => Math.max(most, pauseOfFact(fact)), 0);
  return Math.max(longest, seatOf(entry) === seat ? OWN_PAUSE : PAUSE);
}

export function factsOf(entry: Entry): Fact[] {
  return "events" in entry ? entry.events : [];
}

/** Whose entry it is; -1: nobody's. */
function seatOf(entry: Entry): number {
  return "seat" in entry ? entry.seat : -1;
}

/** Writes entries down, one after another. Lines that do not change stay the same objects: the page leaves them alone. */
export class Chronicle {
  items: LogItem[] = [];
  private entries: Entry[] = [];
  private struck: { item: AttackItem; facts: Fact[] } | null = null; // an attack that may go on
  private calls: Fact[] = []; // facts that called the next attack
  private readonly taken = new Map<number, string>(); // by entry: what was taken back

  constructor(private readonly most = 300) {}

  write(...entries: Entry[]): void {
    for (const entry of entries) this.add(entry);
    this.items = this.items.slice(-this.most);
    this.entries = this.entries.slice(-4 * this.most);
  }

  private add(entry: Entry): void {
    if (entry.type === "undone") this.forget(entry);
    this.entries.push(entry);
    if (entry.type === "started" && TAKEN_OVER.has(entry.luck ?? ""))
      this.items = [...this.items, this.spoken(entry)];
    if ("events" in entry) return entry.events.forEach((fact, n) => this.tell(fact, `${entry.seq}.${n}`));
    if (!UNTOLD.has(entry.type)) this.items = [...this.items, this.spoken(entry)];
  }

  private spoken(entry: Entry): SaidItem | NoteItem {
    const [id, seat] = [String(entry.seq), seatOf(entry)];
    if (entry.type === "said") return { kind: "said", id, seat, text: entry.text };
    const turn = entry.type === "undone" && !entry.redealt ? this.turn : 0;
    const what = entry.type === "let-back" ? entry.name : (this.taken.get(entry.seq) ?? "");
    return { kind: "note", id, seat, message: messageOf(entry, what), what, turn };
  }

  private get turn(): number {
    const last = this.items.findLast((item) => item.kind === "turn");
    return last?.kind === "turn" ? last.turn : 0;
  }

  /** The choices that were taken back leave the log; what they were is said for the rest of the turn. */
  private forget(entry: ToldUndone): void {
    const since = entry.since || Infinity;
    const gone = this.entries.filter((one) => one.type === "chosen" && one.seq >= since);
    const what = gone
      .flatMap(factsOf)
      .flatMap((fact) => briefOf(fact) ?? [])
      .at(-1);
    if (what) this.taken.set(entry.seq, what);
    const kept = this.entries.filter((one) => !gone.includes(one));
    this.entries = [];
    this.items = [];
    this.struck = null;
    for (const one of kept) this.addAgain(one);
  }

  private addAgain(entry: Entry): void {
    this.entries.push(entry);
    if ("events" in entry) entry.events.forEach((fact, n) => this.tell(fact, `${entry.seq}.${n}`));
    else if (!UNTOLD.has(entry.type)) this.items.push(this.spoken(entry));
  }

  private tell(fact: Fact, id: string): void {
    const role = roleOf(fact);
    if (fact.event === "AttackCalled") this.calls.push(fact);
    if (fact.event === "AttackBegun") return this.strike(fact, id);
    if (this.struck && (role === "attack" || fact.event === "DamageTaken")) return this.goOn(fact, id);
    if (role !== "drop" && role !== "detail") this.struck = null;
    if (fact.event === "TurnBegun") return this.begin(fact, id);
    if (role === "own" || this.hurtsAnother(fact)) return this.stand(fact, id);
    if (role !== "drop") this.extend(fact, id, role);
  }

  /** Whether somebody is hurt in another's turn, and not by an attack. */
  private hurtsAnother(fact: Fact): boolean {
    const turn = this.items.findLast((item) => item.kind === "turn");
    return fact.event === "DamageTaken" && turn?.kind === "turn" && turn.seat !== fact.seat;
  }

  private begin(fact: TurnBegun, id: string): void {
    const { turn } = fact;
    const gains = { skill: 0, swords: 0, boots: 0, gold: 0 };
    const before = this.items
      .filter((item) => item.kind !== "note" || !item.turn || item.turn === turn)
      .map((item) => (item.kind === "turn" && !item.over ? { ...item, over: true } : item));
    const begun: TurnItem = {
      kind: "turn",
      id,
      seat: fact.seat,
      turn,
      cards: 0,
      gains,
      deeds: [],
      details: [],
      over: false,
      grave: false,
    };
    this.items = [...before, begun];
    this.calls = [];
  }

  /** The line of the turn goes on; before the first turn there is none. */
  private extend(fact: Fact, id: string, role: Role): void {
    this.change((turn) => {
      const details = detailed(turn.details, fact, id);
      if (fact.seat !== turn.seat) return { ...turn, details };
      const cards = turn.cards + (role === "card" ? 1 : 0);
      const gains = role === "gain" ? summed(turn.gains, fact) : turn.gains;
      const deeds =
        role === "walk" || role === "deed" ? withDeed(turn.deeds, fact, role === "walk") : turn.deeds;
      return { ...turn, cards, gains, deeds, details };
    });
  }

  /** A line of its own; that the rage rises stands in the line of what woke her. */
  private stand(fact: Fact, id: string): void {
    const last = this.items.at(-1);
    const text = fact.text ?? "";
    if (fact.event === "MarkerAdvanced" && last?.kind === "own") {
      this.items = [...this.items.slice(0, -1), { ...last, text: `${last.text} ${text}` }];
      return;
    }
    const { seatGoesOut, tableWide } = presentationOf(fact);
    if (seatGoesOut) this.change((turn) => ({ ...turn, grave: true }));
    const seat = tableWide ? -1 : fact.seat;
    this.items = [
      ...this.items,
      { kind: "own", id, seat, hurts: HURTS.has(fact.event) ? fact.seat : -1, text, rule: fact.rule },
    ];
  }

  private strike(fact: Fact, id: string): void {
    const facts = [...this.calls.splice(0), fact];
    const attack = attackOf(facts);
    if (!attack) return;
    const item: AttackItem = { kind: "attack", id, attack, rule: fact.rule, details: detailed([], fact, id) };
    this.struck = { item, facts };
    this.items = [...this.items, item];
  }

  private goOn(fact: Fact, id: string): void {
    if (!this.struck) return;
    const facts = [...this.struck.facts, fact];
    const old = this.struck.item;
    const item = { ...old, attack: attackOf(facts) ?? old.attack, details: detailed(old.details, fact, id) };
    this.items = this.items.map((other) => (other === old ? item : other));
    this.struck = { item, facts };
  }

  private change(how: (turn: TurnItem) => TurnItem): void {
    const at = this.items.findLastIndex((item) => item.kind === "turn");
    const turn = this.items[at];
    if (turn?.kind === "turn") this.items = this.items.map((item) => (item === turn ? how(turn) : item));
  }
}

function messageOf(entry: Entry, undone: string): string {
  switch (entry.type) {
    case "asked":
      return `entry-asked-${entry.what}`;
    case "seat-asked":
      return `entry-seat-asked-${entry.what}`;
    case "held":
      return entry.once ? "entry-held-once" : "entry-held";
    case "answered":
    case "seat-answered":
      return entry.yes ? "entry-agreed" : "entry-disagreed";
    case "undone":
      if (entry.redealt) return "entry-redealt";
      return undone ? "entry-took-back" : "entry-undone";
    case "started":
      return `entry-started-${entry.luck ?? ""}`;
    default:
      return `entry-${entry.type}`;
  }
}

function briefOf(fact: Fact): string | undefined {
  return fact.brief || undefined;
}

function summed(gains: Gains, fact: Fact): Gains {
  if (fact.event === "GoldGained") return { ...gains, gold: gains.gold + fact.n };
  if (fact.event !== "ResourcesGained") return gains;
  const { skill, swords, boots } = fact;
  return { ...gains, skill: gains.skill + skill, swords: gains.swords + swords, boots: gains.boots + boots };
}

/** Of a walk through several rooms the last one is told; what is done twice is told once. */
function withDeed(deeds: readonly Deed[], fact: Fact, walk: boolean): Deed[] {
  const text = briefOf(fact);
  const last = deeds.at(-1);
  if (!text) return [...deeds];
  if (walk && last?.walk) return [...deeds.slice(0, -1), { text, walk, n: 1 }];
  if (last?.text === text) return [...deeds.slice(0, -1), { ...last, n: last.n + 1 }];
  return [...deeds, { text, walk, n: 1 }];
}

function detailed(details: readonly Detail[], fact: Fact, id: string): Detail[] {
  const text = fact.text?.trim();
  return text ? [...details, { id, text, rule: fact.rule }] : [...details];
}

/** Where the own last turn ended: what stands after it happened since. 0 where there is none. */
export function sinceMine(items: readonly LogItem[], me: number): number {
  return items.findLastIndex((item) => item.kind === "turn" && item.seat === me && item.over) + 1;
}

/** Whether a line tells of something that hurt a seat. */
export function hurts(item: LogItem, seat: number): boolean {
  if (item.kind === "attack") return item.attack.hurt.some((one) => one.seat === seat);
  return item.kind === "own" && item.hurts === seat;
}

/** The lines that matter most of what happened, in their order: what hurt, what changed the game, then the turns. */
/** Something that a seat did, in contrast to what befell it. */
const isDeed = (item: LogItem): item is Extract<LogItem, { kind: "turn" | "own" }> =>
  item.kind === "turn" || item.kind === "own";

export function digest(items: readonly LogItem[], me: number, most: number): LogItem[] {
  const weight = (item: LogItem): number =>
    hurts(item, me) ? 3 : item.kind === "own" ? 2 : item.kind === "turn" ? 1 : 0;
  const told = items.filter(
    (item) => item.kind !== "note" && item.kind !== "said" && !(isDeed(item) && item.seat === me),
  );
  const kept = new Set(
    told
      .map((item, n) => ({ item, n }))
      .sort((a, b) => weight(b.item) - weight(a.item) || b.n - a.n)
      .slice(0, most)
      .map(({ item }) => item),
  );
  return told.filter((item) => kept.has(item));
}
