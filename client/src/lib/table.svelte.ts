/** One table as this browser knows it. Messages replace the position; what happened is played and then shown. */
import { logLines, pauseOf, type LogLine } from "./log";
import { Queue } from "./queue";
import { markOf } from "./seats";
import { settings } from "./settings.svelte";
import { TableSocket, type Dial, type Link, type News } from "./socket";
import type { Fact, View } from "./view";
import { entryOf, type Command, type Entry } from "./messages";
import { undoOf, type Undo } from "./undo";
import type { Position, Question, Refusal, TableInfo } from "./wire";
import { language, say } from "./words.svelte";

const MOST_LINES = 400;

interface Shown {
  entry: Entry;
  position: Position | null;
}

export class TableStore {
  link: Link = $state("connecting");
  seat = $state(-1);
  info: TableInfo | null = $state.raw(null);
  position: Position | null = $state.raw(null); // as shown: the queue may be behind the server
  latest: Position | null = $state.raw(null);
  facts: Fact[] = $state.raw([]); // of the step that is being played
  lines: LogLine[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  sending = $state(""); // the key that was sent and is not answered yet
  playing = $state(false);

  private answered = -1; // the decision that was answered last
  private readonly queue = new Queue<Shown>(
    (step, last) => this.show(step, last),
    () => settings.speed,
  );
  private readonly socket: TableSocket;

  constructor(
    readonly table: string,
    seen = 0,
    wanted: number | null = null, // for which of several own seats
    dial?: Dial,
  ) {
    const listener = { news: (news: News) => this.heard(news), link: (link: Link) => (this.link = link) };
    this.socket = new TableSocket({ table, seat: wanted }, seen, language, listener, dial);
  }

  get view(): View | null {
    return (this.position?.view as View | undefined) ?? null;
  }

  /** The open question, once everything before it has been shown. */
  get question(): Question | null {
    return this.playing ? null : (this.position?.question ?? null);
  }

  get mine(): boolean {
    return this.seat >= 0 && this.question?.seat === this.seat;
  }

  /** What a seat is called: bots by their seat, as in the log. */
  name(seat: number): string {
    const chair = this.info?.chairs[seat];
    return chair?.kind === "bot" ? say(`seat-${markOf(seat)}`) : (chair?.name ?? "");
  }

  get watching(): boolean {
    return this.seat < 0;
  }

  /** Answers the open question; a second click does nothing, unless the first answer was refused. */
  async choose(key: string): Promise<void> {
    this.skip();
    const question = this.position?.question;
    if (!question || this.answered === question.decision || !question.choices.includes(key)) return;
    this.answered = question.decision;
    this.sending = key;
    await this.ask({ type: "choose", decision: question.decision, key });
    if (this.answered !== question.decision) return;
    this.sending = "";
    if (this.refusal) this.answered = -1;
  }

  /** What undo would be now. */
  get undoing(): Undo {
    return this.playing ? { face: "none" } : undoOf(this.position, this.seat);
  }

  undo(): Promise<void> {
    this.skip();
    const question = this.position?.question;
    return question?.undo ? this.ask({ type: "undo", decision: question.decision }) : Promise.resolve();
  }

  async ask(command: Command): Promise<void> {
    this.refusal = null;
    const outcome = await this.socket.ask(command);
    if (outcome.type === "refused") this.refusal = outcome;
  }

  skip(): void {
    this.queue.skip();
    this.playing = false;
    this.position = this.latest;
  }

  close(): void {
    this.socket.close();
  }

  private heard(news: News): void {
    this.info = news.info;
    if (news.type === "present") return;
    this.latest = news.position;
    if (news.type === "told") return this.told(entryOf(news.entry), news.position);
    this.seat = news.seat;
    this.queue.skip();
    for (const entry of news.missed) this.write(entryOf(entry));
    this.playing = false;
    this.position = news.position;
  }

  private told(entry: Entry, position: Position | null): void {
    this.playing = true;
    this.queue.add({ value: { entry, position }, lasts: pauseOf(entry, this.seat) });
    if (!this.queue.running) this.playing = false;
  }

  private show(step: Shown, last: boolean): void {
    this.position = step.position;
    this.facts = (step.entry["events"] as Fact[] | undefined) ?? [];
    this.write(step.entry);
    if (last) this.playing = false;
  }

  private write(entry: Entry): void {
    this.lines = [...this.lines, ...logLines(entry)].slice(-MOST_LINES);
  }
}
