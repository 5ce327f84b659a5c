/** Store of one table. Messages replace the position; events are queued, played and then shown. */
import { attackOf } from "../story/attack-summary";
import { Chronicle, factsOf, pauseOf, type LogItem } from "../story/log";
import { Queue } from "../story/queue";
import type { Step } from "../map/walks";
import { markOf, sitAs } from "./seats.svelte";
import { settings, type Speed } from "../page/settings.svelte";
import {
  connectTo,
  type Connect,
  type Connector,
  type ConnectionState,
  type TableMessage,
  type Outcome,
  type Endpoint,
  type TableSource,
} from "../net/socket";
import type { Fact, View } from "../net/view";
import { Refused, whyNot } from "../net/api";
import { positionOf, type ClientCommand, type Entry, type Position } from "../net/messages";
import { Teller } from "./teller.svelte";
import { grouped, undoOf, type Group, type Undo } from "./undo";
import type { Question, Refusal, TableInfo, Why } from "../net/wire";
import { heardTime } from "../page/clock.svelte";
import { language, say } from "../page/words.svelte";

/** Whether a command may lead to a new deal, for which the own number is due. */
const MOST_AT_ONCE = 24; // further choices in one message, as the server allows
const dealsAnew = ({ type }: ClientCommand): boolean => type === "ask-undo" || type === "answer";

interface Shown {
  entry: Entry;
  position: Position | null;
}

/** Listener for facts and their steps, called before the new position is drawn. */
export type FactListener = (facts: readonly Fact[], after: View | null, steps: readonly Step[]) => void;

/** Cutscene; the new position is applied when the promise of `play` resolves. */
export interface Cutscene {
  holds: (facts: readonly Fact[], after: Position | null) => boolean;
  play: (facts: readonly Fact[], after: Position | null) => Promise<void>;
}

export class TableStore {
  connection: ConnectionState = $state("connecting");
  seat = $state(-1);
  info: TableInfo | null = $state.raw(null);
  position: Position | null = $state.raw(null); // as shown: the queue may be behind the server
  latest: Position | null = $state.raw(null);
  facts: Fact[] = $state.raw([]); // of the step that was shown last
  log: LogItem[] = $state.raw([]);
  read = $state(0); // how much of what others said was looked at
  refusal: Refusal | null = $state.raw(null);
  seatMovedAway = $state(false); // this page's seat continues on another device
  claimed = $state(-1); // the seat that this page asks for as a spectator
  gaveSeatToBot = $state(false); // by this page, so that no notice is needed
  sending = $state(""); // the key that was sent and is not answered yet
  invited = $state(""); // to the table where the same people meet again: who plays again
  skips = $state(0); // counts the requests to skip animations
  inCutscene = $state(false); // a cutscene plays, and the queue waits
  inAttack = $state(false); // that cutscene is an attack
  seenAsCutscene = false; // the current facts were shown as a cutscene
  readonly listeners = new Set<FactListener>();
  readonly cutscenes: Cutscene[] = []; // one after another

  readonly teller = new Teller();
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
  protected readonly source: TableSource;

  constructor(
    readonly table: string,
    connect: Connect,
  ) {
    this.source = connect({
      onMessage: (news: TableMessage) => this.heard(news),
      onState: (link: ConnectionState) => (this.connection = link),
    });
  }

  /** Whether the table is for practice: not stored, and without other players. */
  get isPractice(): boolean {
    return this.source.isPractice ?? false;
  }

  /** Whether the game is played now and not a replay. */
  get live(): boolean {
    return this.source.live;
  }

  /** Whether the connection is lost and the shown position may be old. */
  get reconnecting(): boolean {
    return this.connection === "lost" || this.connection === "rate-limited";
  }

  /** Seat that messages address as "you"; none in a replay. */
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

  /** Whether the shown position is older than the latest one. */
  get behind(): boolean {
    return this.position !== this.latest;
  }

  get mine(): boolean {
    return this.live && this.seat >= 0 && this.question?.seat === this.seat;
  }

  /** Name of a seat; bots are named after their mark, as in the log. */
  name(seat: number): string {
    const chair = this.info?.chairs[seat];
    return chair?.kind === "bot" ? say(`seat-${markOf(seat)}`) : (chair?.name ?? "");
  }

  /** Number of unread chat messages from other seats. */
  get unread(): number {
    return Math.max(0, this.heardOthers - this.read);
  }

  /** Marks all chat messages as read. */
  markRead(): void {
    this.read = this.heardOthers;
  }

  private get heardOthers(): number {
    return this.log.filter((item) => item.kind === "said" && item.seat !== this.seat).length;
  }

  private get speed(): Speed {
    return document.hidden ? "instant" : settings.speed;
  }

  /** Whether a bot plays for this seat. */
  get playedByBot(): boolean {
    return this.info?.chairs[this.seat]?.held ?? false;
  }

  get watching(): boolean {
    return this.seat < 0;
  }

  /** Answers the open question, then those that follow while `then` is offered; returns how many choices were made. A
   * second click does nothing, unless the first answer was refused. */
  async choose(key: string, then: readonly string[] = []): Promise<number> {
    const { question } = this;
    if (
      !question ||
      this.answered === question.decision ||
      !question.offers.some((offer) => offer.key === key)
    )
      return 0;
    this.answered = question.decision;
    this.sending = key;
    const more = then.length ? { then: then.slice(0, MOST_AT_ONCE) } : {};
    const told = this.tellsLuck ? await this.tell(key) : {};
    const command = { type: "choose" as const, decision: question.decision, key, ...more, ...told };
    const outcome = told && (await this.ask(command));
    if (this.answered === question.decision) {
      this.sending = "";
      if (this.refusal || !told) this.answered = -1;
    }
    return outcome?.type === "done" ? (outcome.made ?? 1) : 0;
  }

  /** Whether people play with the real box here, and say what luck brings. */
  get tellsLuck(): boolean {
    return this.info?.luck.source === "told";
  }

  /** What a choice or the deal brought, as part of its command; null if the scribe gave it up, or it was refused. */
  private async tell(key = ""): Promise<{ luck?: string[] } | null> {
    try {
      const luck = await this.teller.ask(this.table, this.seat, key);
      return luck && { luck };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { word, rule, message: text } = error;
      this.refusal = { type: "refused", id: 0, word, rule, text };
      return null;
    }
  }

  /** Deals the cards, also to seats that are absent; null if the scribe gave it up. */
  async deal(absent?: number[]): Promise<Outcome | null> {
    const told = this.tellsLuck ? await this.tell() : {};
    return told && this.ask({ type: "start", ...(absent && { absent }), ...told });
  }

  /** Undo possible now. */
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

  /** Runs several choices of one click as one undo step. */
  async asOneUndo<T>(run: () => Promise<T>): Promise<T> {
    const before = this.latest?.question.undo_to ?? [];
    const done = run().finally(() => {
      const group = grouped(before, this.latest?.question.undo_to ?? []);
      if (group) this.groups = [...this.groups, group];
    });
    this.doing = Promise.allSettled([this.doing, done]);
    return done;
  }

  async ask(command: ClientCommand): Promise<Outcome> {
    this.refusal = null;
    let outcome = await this.source.ask(dealsAnew(command) ? await this.numbered(command) : command);
    if (outcome.type === "refused" && outcome.word === "not-your-number")
      outcome = await this.source.ask(command); // what this browser kept is of no use: it goes without
    if (outcome.type === "refused") this.refusal = outcome;
    else if (command.type === "hold" && command.seat === this.seat) this.gaveSeatToBot = true;
    else if (command.type === "return") this.gaveSeatToBot = false;
    return outcome;
  }

  /** Why nothing can be done at a spot: what is meant by it is the server's business. */
  why(spot: string): Promise<Why> {
    return whyNot(this.table, this.seat, spot);
  }

  /** Sends the own luck number before the deal: first its commitment, then the number. */
  async sendLuckNumber(): Promise<void> {
    const { due } = await import("./fair-seed");
    const what = this.info && this.seat >= 0 ? due(this.info, this.seat) : null;
    const done = JSON.stringify(what);
    if (!what || this.mixed === done) return;
    this.mixed = done;
    const outcome = await this.source.ask(what);
    if (outcome.type === "refused") this.mixed = "";
  }

  /** What everybody agrees to may deal anew: the own number goes along. */
  private async numbered(what: ClientCommand): Promise<ClientCommand> {
    if (what.type === "answer" && this.position?.consent?.what !== "undo") return what;
    const { withNumber } = await import("./fair-seed");
    return withNumber(this.table, this.seat, this.latest?.request ?? 0, what);
  }

  skip(): void {
    this.skips += 1;
    this.inCutscene = this.inAttack = false;
    this.queue.skip();
  }

  /** Reconnects, so that the server gets the new pace and language. */
  reconnect(): void {
    this.source.reconnect();
  }

  close(): void {
    sitAs([]);
    this.source.close();
  }

  protected heard(news: TableMessage): void {
    if (news.type === "taught" || news.type === "tried") return;
    this.info = news.info;
    sitAs(news.info.chairs.map(({ mark }) => mark));
    if (this.live) heardTime(news.info.now);
    if (news.type === "present") return;
    this.latest = positionOf(news.position);
    if (news.type === "told") {
      if (news.entry.type === "moved" && news.entry.seat === this.seat) this.seatMovedAway = true;
      return this.told(news.entry, this.latest);
    }
    this.seatMovedAway = this.seat >= 0 && news.seat < 0; // it went while this page was asleep
    this.seat = news.seat;
    this.queue.skip();
    if (!this.live) this.chronicle = new Chronicle(); // another moment has another past
    this.write(...news.missed);
    if (!this.position) this.markRead(); // what was said before one came is no news
    this.position = this.latest;
  }

  private holds(shown: Shown): boolean {
    if (this.speed === "instant") return false;
    const facts = factsOf(shown.entry);
    return this.cutscenes.some((scene) => scene.holds(facts, shown.position));
  }

  /** Plays the cutscenes of a step until skipped. */
  private async act(shown: Shown): Promise<void> {
    const { skips } = this;
    const facts = factsOf(shown.entry);
    this.inCutscene = this.seenAsCutscene = true;
    this.inAttack = attackOf(facts) !== null;
    for (const scene of this.cutscenes) {
      if (this.skips === skips && scene.holds(facts, shown.position)) await scene.play(facts, shown.position);
    }
    this.inCutscene = this.inAttack = false;
  }

  /** Queues an entry. A question to this seat flushes the queue, so that its offers are clickable at once. */
  private told(entry: Entry, position: Position | null): void {
    if (entry.type === "undone") this.groups = this.groups.filter((group) => group.last < entry.choices);
    this.queue.add({ value: { entry, position }, lasts: pauseOf(entry, this.seat) });
    if (this.live && this.seat >= 0 && position?.question.seat === this.seat && !this.playedByBot)
      this.queue.hurry();
  }

  private show(steps: readonly Shown[], told: boolean): void {
    const position = steps.at(-1)?.position ?? null;
    this.facts = told ? steps.flatMap((step) => factsOf(step.entry)) : [];
    const passed = steps.map((step) => ({ entry: step.entry, view: step.position?.view ?? null }));
    if (this.facts.length) this.listeners.forEach((tell) => tell(this.facts, position?.view ?? null, passed));
    this.seenAsCutscene = false;
    this.position = position;
    this.write(...steps.map((step) => step.entry));
  }

  /** Clears the log before it is sent again. */
  protected forget(): void {
    this.chronicle = new Chronicle();
  }

  private write(...entries: Entry[]): void {
    this.chronicle.write(...entries);
    this.log = this.chronicle.items;
  }
}

/** A table on the server, told of what happened after entry `seen`, as one of several own seats if one is wanted. */
export function liveTable(
  table: string,
  seen = 0,
  wanted: number | null = null,
  dial?: Connector,
): TableStore {
  return new TableStore(table, connectTo(placeAt(table, wanted), seen, dial));
}

function placeAt(table: string, seat: number | null): Endpoint {
  const own = seat === null ? {} : { seat: String(seat) }; // without a seat: the first own one
  return {
    path: `/api/tables/${table}/live`,
    query: () => ({ lang: language(), pace: settings.speed, ...own }),
  };
}
