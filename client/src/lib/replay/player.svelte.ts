/** Replay player: a `TableSource` for a finished game.
 *
 * A step forward is animated as during play; a jump shows the position at once. Turns are fetched whole and cached.
 */
import { replayedTurn } from "../net/api";
import { PROTOCOL } from "../net/names";
import type { ClientCommand, Entry } from "../net/messages";
import type { TableListener, Outcome, TableSource } from "../net/socket";
import type {
  Replay,
  ReplayedTurn,
  ReplayMark,
  ReplayMoment,
  ReplayTurn,
  TableInfo,
  TurningPoint,
} from "../net/wire";
import { factsOf, pauseOf } from "../story/log";
import { TableStore } from "../table/table.svelte";

/** Eyes: a seat's, a spectator's, or everybody's at once. */
export const WATCHER = -1;
export const EVERYBODY = -2;
export const SPEEDS = [0.5, 1, 2, 4] as const;
const READING = 1.6; // times as long as at a table of calm pace: nobody waits here
const SENTENCES = 2;
const LOOK = 60; // milliseconds between two looks whether a scene is over

export class Player implements TableSource {
  readonly live = false;
  readonly store: TableStore;
  at = $state(0);
  eyes = $state(EVERYBODY);
  speed: number = $state(1);
  playing = $state(false);
  trouble = $state("");
  entry: Entry | null = $state.raw(null); // what led to this moment
  turning: readonly TurningPoint[] = $state.raw([]); // moments that decided, once somebody has looked back
  private readonly turns = new Map<string, Promise<ReplayedTurn>>();
  private readonly info: TableInfo;
  private tell: TableListener["onMessage"] = () => undefined;
  private wanted = 0; // counts up: only the latest jump arrives
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    private readonly load = replayedTurn,
    readonly isPractice = false,
  ) {
    const chairs = replay.info.chairs.map((chair) => ({ ...chair, held: false, here: true }));
    this.info = { ...replay.info, chairs, rematch: "" };
    this.store = new TableStore(replay.info.table, (listener) => {
      this.tell = (news) => listener.onMessage(news);
      listener.onState("open");
      return this;
    });
  }

  /** The sentences of this moment; of many the last ones say what came of it. */
  get told(): string {
    const facts = this.entry ? factsOf(this.entry) : [];
    const texts = facts.flatMap((fact) => fact.text?.trim() || []);
    return this.trouble || texts.slice(-SENTENCES).join(" ");
  }

  /** The turn that a moment belongs to. */
  turnOf(at: number): ReplayTurn {
    const { turns } = this.replay;
    return turns[
      Math.max(
        0,
        turns.findLastIndex((turn) => turn.at <= at),
      )
    ] as ReplayTurn;
  }

  /** The first and the last moment of a turn. */
  spanOf(turn: number): [number, number] {
    const { turns, last } = this.replay;
    return [turns[turn - 1]?.at ?? 0, (turns[turn]?.at ?? last + 1) - 1];
  }

  async jump(at: number): Promise<void> {
    const wanted = ++this.wanted;
    const target = Math.max(0, Math.min(at, this.replay.last));
    const turn = await this.turn(this.turnOf(target).turn);
    const moment = turn?.moments.find((one) => one.at === target);
    if (!turn || !moment || wanted !== this.wanted) return;
    const before = turn.moments.filter((one) => one.at <= target).map(({ entry }) => entry);
    this.at = target;
    this.entry = moment.entry;
    this.tell({
      type: "hello",
      protocol: PROTOCOL,
      seat: moment.seat,
      info: this.infoAt(moment),
      missed: [...turn.before, ...before],
      position: moment.position,
    });
  }

  /** An event forward or back. */
  async step(by: 1 | -1): Promise<void> {
    if (by < 0) return this.jump(this.at - 1);
    this.store.skip(); // what is still being told
    await this.forward();
  }

  /** To the start of this turn or the one before; to that of the next one. */
  async stepTurn(by: 1 | -1): Promise<void> {
    const { turn, at } = this.turnOf(this.at);
    if (by < 0) return this.jump(this.at > at ? at : this.spanOf(turn - 1)[0]);
    const [, last] = this.spanOf(turn);
    return this.jump(last + 1);
  }

  /** The next mark after this moment, or the one before. */
  async stepMark(by: 1 | -1): Promise<void> {
    const marks: ReplayMark[] = this.replay.marks;
    const mark = by > 0 ? marks.find(({ at }) => at > this.at) : marks.findLast(({ at }) => at < this.at);
    if (mark) await this.jump(mark.at);
  }

  async look(eyes: number): Promise<void> {
    this.eyes = eyes;
    await this.jump(this.at);
  }

  play(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    void (this.at >= this.replay.last ? this.jump(0) : Promise.resolve()).then(() => this.goOn());
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  ask(command: ClientCommand): Promise<Outcome> {
    return Promise.resolve({ type: "refused", id: 0, word: command.type, rule: "", text: "" });
  }

  /** Everything is told again, as in another language. */
  reconnect(): void {
    this.turns.clear();
    void this.jump(this.at);
  }

  close(): void {
    this.pause();
  }

  private async goOn(): Promise<void> {
    if (!this.playing) return;
    if (this.store.behind || this.store.inCutscene) return this.soon(LOOK);
    const moment = await this.forward();
    if (!moment) return this.pause();
    this.soon((pauseOf(moment.entry, WATCHER) * READING) / this.speed);
  }

  private soon(ms: number): void {
    clearTimeout(this.timer);
    if (this.playing) this.timer = setTimeout(() => void this.goOn(), ms);
  }

  private async forward(): Promise<ReplayMoment | null> {
    if (this.at >= this.replay.last) return null;
    const wanted = ++this.wanted;
    const next = this.at + 1;
    const { turn } = this.turnOf(next);
    const told = await this.turn(turn);
    const moment = told?.moments.find((one) => one.at === next);
    if (!moment || wanted !== this.wanted) return null;
    if (turn < this.replay.turns.length) void this.turn(turn + 1); // it is soon wanted
    this.at = next;
    this.entry = moment.entry;
    this.store.seat = moment.seat;
    this.tell({
      type: "told",
      entry: moment.entry,
      info: this.infoAt(moment),
      position: moment.position,
    });
    return moment;
  }

  private turn(turn: number): Promise<ReplayedTurn | null> {
    const name = `${this.eyes} ${turn}`;
    const told = this.turns.get(name) ?? this.load(this.replay.replay, turn, this.eyes);
    this.turns.set(name, told);
    return told.then(
      (answer) => {
        this.trouble = "";
        return answer;
      },
      (error: Error) => {
        this.turns.delete(name);
        this.trouble = error.message;
        return null;
      },
    );
  }

  private infoAt({ at, position }: ReplayMoment): TableInfo {
    const phase = position.view.over ? "over" : "playing";
    return { ...this.info, phase, seq: at + 1, asked: position.question.seat, endings: [] };
  }
}
