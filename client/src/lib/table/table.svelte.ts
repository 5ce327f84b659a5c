/** One table as this browser knows it. Messages replace the position; what happened is played and then shown. */
import { attackOf } from "../story/attack";
import { Chronicle, factsOf, pauseOf, type LogItem } from "../story/log";
import { Queue } from "../story/queue";
import type { Step } from "../map/walks";
import { markOf } from "./seats";
import { settings, type Speed } from "../page/settings.svelte";
import {
  connectTo,
  type Connect,
  type Dial,
  type Link,
  type News,
  type Outcome,
  type Place,
  type Source,
} from "../net/socket";
import type { Fact, View } from "../net/view";
import { get } from "../net/api";
import { positionOf, type Asked, type Entry, type Position } from "../net/messages";
import { grouped, undoOf, type Group, type Undo } from "./undo";
import type { Question, Refusal, TableInfo, Why } from "../net/wire";
import { heardTime } from "../page/clock.svelte";
import { language, say } from "../page/words.svelte";

/** Whether a command may lead to a new deal, for which the own number is due. */
const dealsAnew = ({ type }: Asked): boolean => type === "ask-undo" || type === "answer";

interface Shown {
  entry: Entry;
  position: Position | null;
}

/** Told of facts before the picture follows them, and of the steps in which they happened. */
export type Teller = (facts: readonly Fact[], after: View | null, steps: readonly Step[]) => void;

/** Played before the picture, the log or anything else knows of the facts. */
export interface Scene {
  holds: (facts: readonly Fact[], after: Position | null) => boolean;
  play: (facts: readonly Fact[], after: Position | null) => Promise<void>;
}

export class TableStore {
  link: Link = $state("connecting");
  seat = $state(-1);
  info: TableInfo | null = $state.raw(null);
  position: Position | null = $state.raw(null); // as shown: the queue may be behind the server
  latest: Position | null = $state.raw(null);
  facts: Fact[] = $state.raw([]); // of the step that was shown last
  log: LogItem[] = $state.raw([]);
  read = $state(0); // how much of what others said was looked at
  refusal: Refusal | null = $state.raw(null);
  gone = $state(false); // the seat of this page went on at another device
  claimed = $state(-1); // the seat that this page asks for as a spectator
  handed = $state(false); // this page gave its own seat to a bot: nobody needs to tell it
  sending = $state(""); // the key that was sent and is not answered yet
  invited = $state(""); // to the table where the same people meet again: who plays again
  skips = $state(0); // how often somebody wanted to see the end at once
  acting = $state(false); // a scene is played, and everything else waits
  attacked = $state(false); // the scene is an attack
  acted = false; // what is told now was played as a scene
  readonly tellers = new Set<Teller>();
  readonly scenes: Scene[] = []; // one after another

  private groups: Group[] = $state.raw([]);
  private doing: Promise<unknown> = Promise.resolve(); // of clicks that make several choices
  private mixed = ""; // what was sent last for the luck
  protected answered = -1; // the decision that was answered last
  private readonly queue = new Queue<Shown>(
    (steps, told) => this.show(steps, told),
    () => this.speed,
    { holds: (shown) => this.holds(shown), play: (shown) => this.act(shown) },
  );
  private chronicle = new Chronicle();
  protected readonly source: Source;

  constructor(
    readonly table: string,
    connect: Connect,
  ) {
    this.source = connect({
      news: (news: News) => this.heard(news),
      link: (link: Link) => (this.link = link),
    });
  }

  /** Whether it is a table to learn at: nothing of it is kept, and there is nobody to ask or to tell. */
  get teaches(): boolean {
    return this.source.teaches ?? false;
  }

  /** Whether the game is played now, not looked at again. */
  get live(): boolean {
    return this.source.live;
  }

  /** Whether the connection was lost and is dialled again: what is shown may be old. */
  get reconnecting(): boolean {
    return this.link === "lost" || this.link === "full";
  }

  /** The seat that is spoken to as "you"; in a game that is looked at again nobody is. */
  get reader(): number {
    return this.live ? this.seat : -1;
  }

  get view(): View | null {
    return this.position?.view ?? null;
  }

  /** The open question; none while the picture is behind. */
  get question(): Question | null {
    return this.behind ? null : (this.position?.question ?? null);
  }

  /** Whether the picture has yet to follow what happened. */
  get behind(): boolean {
    return this.position !== this.latest;
  }

  get mine(): boolean {
    return this.live && this.seat >= 0 && this.question?.seat === this.seat;
  }

  /** What a seat is called: bots by their seat, as in the log. */
  name(seat: number): string {
    const chair = this.info?.chairs[seat];
    return chair?.kind === "bot" ? say(`seat-${markOf(seat)}`) : (chair?.name ?? "");
  }

  /** What the others said and this seat has not looked at. */
  get unread(): number {
    return Math.max(0, this.heardOthers - this.read);
  }

  /** Everything that was said is known. */
  listen(): void {
    this.read = this.heardOthers;
  }

  private get heardOthers(): number {
    return this.log.filter((item) => item.kind === "said" && item.seat !== this.seat).length;
  }

  private get speed(): Speed {
    return document.hidden ? "instant" : settings.speed;
  }

  /** Whether a bot plays for this seat. */
  get held(): boolean {
    return this.info?.chairs[this.seat]?.held ?? false;
  }

  get watching(): boolean {
    return this.seat < 0;
  }

  /** Answers the open question; a second click does nothing, unless the first answer was refused. */
  async choose(key: string): Promise<void> {
    const { question } = this;
    if (
      !question ||
      this.answered === question.decision ||
      !question.offers.some((offer) => offer.key === key)
    )
      return;
    this.answered = question.decision;
    this.sending = key;
    await this.ask({ type: "choose", decision: question.decision, key });
    if (this.answered !== question.decision) return;
    this.sending = "";
    if (this.refusal) this.answered = -1;
  }

  /** What undo would be now. */
  get undoing(): Undo {
    return this.behind ? { face: "none" } : undoOf(this.position, this.seat, this.groups);
  }

  /** Takes back what one click did last, or everything that can be taken back. */
  async undo(everything = false): Promise<void> {
    await this.doing;
    const { question, undoing } = this;
    if (!question || undoing.face !== "alone") return;
    const choices = everything ? (undoing.all ?? undoing.to) : undoing.to;
    await this.ask({ type: "undo", decision: question.decision, choices });
  }

  /** Choices that one click makes: one undo takes them all back. */
  async together<T>(run: () => Promise<T>): Promise<T> {
    const before = this.latest?.question.undo_to ?? [];
    const done = run().finally(() => {
      const group = grouped(before, this.latest?.question.undo_to ?? []);
      if (group) this.groups = [...this.groups, group];
    });
    this.doing = Promise.allSettled([this.doing, done]);
    return done;
  }

  async ask(command: Asked): Promise<Outcome> {
    this.refusal = null;
    let outcome = await this.source.ask(dealsAnew(command) ? await this.numbered(command) : command);
    if (outcome.type === "refused" && outcome.word === "not-your-number")
      outcome = await this.source.ask(command); // what this browser kept is of no use: it goes without
    if (outcome.type === "refused") this.refusal = outcome;
    else if (command.type === "hold" && command.seat === this.seat) this.handed = true;
    else if (command.type === "return") this.handed = false;
    return outcome;
  }

  /** Why nothing can be done at a spot: what is meant by it is the server's business. */
  why(spot: string): Promise<Why> {
    const query = new URLSearchParams({ spot, lang: language(), seat: String(this.seat) });
    return get<Why>(`/api/tables/${this.table}/why?${query}`);
  }

  /** Before the deal: the own number is promised, and shown when it is asked for. */
  async mix(): Promise<void> {
    const { due } = await import("./luck");
    const what = this.info && this.seat >= 0 ? due(this.info, this.seat) : null;
    const done = JSON.stringify(what);
    if (!what || this.mixed === done) return;
    this.mixed = done;
    const outcome = await this.source.ask(what);
    if (outcome.type === "refused") this.mixed = "";
  }

  /** What everybody agrees to may deal anew: the own number goes along. */
  private async numbered(what: Asked): Promise<Asked> {
    if (what.type === "answer" && this.position?.consent?.what !== "undo") return what;
    const { withNumber } = await import("./luck");
    return withNumber(this.table, this.seat, this.latest?.request ?? 0, what);
  }

  skip(): void {
    this.skips += 1;
    this.acting = this.attacked = false;
    this.queue.skip();
  }

  /** Tells the server anew how somebody likes to follow. */
  redial(): void {
    this.source.redial();
  }

  close(): void {
    this.source.close();
  }

  protected heard(news: News): void {
    if (news.type === "taught" || news.type === "tried") return;
    this.info = news.info;
    if (this.live) heardTime(news.info.now);
    if (news.type === "present") return;
    this.latest = positionOf(news.position);
    if (news.type === "told") {
      if (news.entry.type === "moved" && news.entry.seat === this.seat) this.gone = true;
      return this.told(news.entry, this.latest);
    }
    this.gone = this.seat >= 0 && news.seat < 0; // it went while this page was asleep
    this.seat = news.seat;
    this.queue.skip();
    if (!this.live) this.chronicle = new Chronicle(); // another moment has another past
    this.write(...news.missed);
    if (!this.position) this.listen(); // what was said before one came is no news
    this.position = this.latest;
  }

  private holds(shown: Shown): boolean {
    if (this.speed === "instant") return false;
    const facts = factsOf(shown.entry);
    return this.scenes.some((scene) => scene.holds(facts, shown.position));
  }

  /** Plays the scenes of a step, until somebody has seen enough. */
  private async act(shown: Shown): Promise<void> {
    const { skips } = this;
    const facts = factsOf(shown.entry);
    this.acting = this.acted = true;
    this.attacked = attackOf(facts) !== null;
    for (const scene of this.scenes) {
      if (this.skips === skips && scene.holds(facts, shown.position)) await scene.play(facts, shown.position);
    }
    this.acting = this.attacked = false;
  }

  /** Whoever is asked sees everything now: what can be clicked is there as soon as it is offered. */
  private told(entry: Entry, position: Position | null): void {
    if (entry.type === "undone") this.groups = this.groups.filter((group) => group.last < entry.choices);
    this.queue.add({ value: { entry, position }, lasts: pauseOf(entry, this.seat) });
    if (this.live && this.seat >= 0 && position?.question.seat === this.seat && !this.held)
      this.queue.hurry();
  }

  private show(steps: readonly Shown[], told: boolean): void {
    const position = steps.at(-1)?.position ?? null;
    this.facts = told ? steps.flatMap((step) => factsOf(step.entry)) : [];
    const passed = steps.map((step) => ({ entry: step.entry, view: step.position?.view ?? null }));
    if (this.facts.length) this.tellers.forEach((tell) => tell(this.facts, position?.view ?? null, passed));
    this.acted = false;
    this.position = position;
    this.write(...steps.map((step) => step.entry));
  }

  /** Everything is told anew. */
  protected forget(): void {
    this.chronicle = new Chronicle();
  }

  private write(...entries: Entry[]): void {
    this.chronicle.write(...entries);
    this.log = this.chronicle.items;
  }
}

/** A table on the server, told of what happened after entry `seen`, as one of several own seats if one is wanted. */
export function liveTable(table: string, seen = 0, wanted: number | null = null, dial?: Dial): TableStore {
  return new TableStore(table, connectTo(placeAt(table, wanted), seen, dial));
}

function placeAt(table: string, seat: number | null): Place {
  const own = seat === null ? {} : { seat: String(seat) }; // without a seat: the first own one
  return {
    path: `/api/tables/${table}/live`,
    query: () => ({ lang: language(), pace: settings.speed, ...own }),
  };
}
