/** The connection to a table: reconnects by itself, and loses no answer.
 *
 * It dials again when the network is back, when a command is not answered in time, and when the server was silent for
 * longer than it ever is while the connection lives.
 *
 * A command is kept until it is done or refused. One that names its decision is sent again after a reconnect, because
 * the server recognises it; any other is given up, so that nothing is said twice.
 */
import ReconnectingWebSocket from "partysocket/ws";

import { carrier } from "./transport";
import type { Asked } from "./messages";
import { withNames } from "./person-names";
import { SilenceWatch } from "./silence";
import type {
  Done,
  Hello,
  KeptTrial,
  LessonMessage,
  Present,
  Reason,
  Refusal,
  ServerMessage,
  Taught,
  Told,
  TrialMessage,
  Tried,
} from "./wire";

export type Link = "connecting" | "open" | "lost" | "gone" | "shut" | "full";
export type Outcome = Done | Refusal | Reason | KeptTrial;
export type News = Hello | Told | Present | Taught | Tried;

/** Where to dial, and what is asked there each time. */
export interface Place {
  path: string;
  query: () => Record<string, string>;
}

export interface Listener {
  news(message: News): void;
  link(state: Link): void;
}

/** Where the news of a table come from and answers go: the server, or a game that is looked at again. */
export interface Source {
  /** Whether anything can still be done there. */
  readonly live: boolean;
  /** Whether it is there to learn from, and no game of anybody's. */
  readonly teaches?: boolean;
  ask(command: Asked): Promise<Outcome>;
  redial(): void;
  close(): void;
}

export type Connect = (listener: Listener) => Source;

interface Waiting {
  ask: { id: number; command: Asked };
  settle: (outcome: Outcome) => void;
  late: ReturnType<typeof setTimeout> | undefined;
}

/** What is used of a websocket, so that a test can give another. */
export interface Wire {
  readonly readyState: number;
  /** Whether the other end beats in silence. One that does not is never taken for dead. */
  readonly beats: boolean;
  send(text: string): void;
  close(): void;
  reconnect(): void;
  addEventListener(type: "open" | "close" | "message", heard: (event: never) => void): void;
}

export type Dial = (address: () => string) => Wire;

const OPEN = 1;
const NO_TABLE = 4404;
const DEALT_OTHERWISE = 4409; // with what the server no longer has
const TOO_MANY = 4429;
const PATIENCE = 8000; // milliseconds, for an answer
const ENDS: Record<number, Link> = { [NO_TABLE]: "gone", [DEALT_OTHERWISE]: "shut", [TOO_MANY]: "full" };
const NAMED = new Set<Asked["type"]>(["choose", "undo", "answer"]);

export class TableSocket implements Source {
  readonly live = true;
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly wire: Wire;
  private readonly silence = new SilenceWatch(() => this.redial());

  constructor(
    private readonly place: Place,
    private seen: number, // the last entry that is known here
    private readonly listener: Listener,
    dial: Dial = carrier.dial ?? dialled,
  ) {
    this.wire = dial(() => this.address());
    this.wire.addEventListener("open", () => this.opened());
    this.wire.addEventListener("close", (event: { code: number }) => this.closed(event.code));
    this.wire.addEventListener("message", (event: { data: string }) =>
      this.heard(withNames(JSON.parse(event.data))),
    );
    addEventListener("online", this.redial);
    addEventListener("offline", this.redial);
    document.addEventListener("visibilitychange", this.looked);
  }

  /** Sends a command once; the promise is settled by the server's answer, whenever it comes. */
  ask(command: Asked): Promise<Outcome> {
    const ask = { id: ++this.last, command };
    return new Promise((settle) => {
      this.waiting.set(ask.id, { ask, settle, late: undefined });
      if (this.wire.readyState === OPEN) this.send(ask);
    });
  }

  close(): void {
    removeEventListener("online", this.redial);
    removeEventListener("offline", this.redial);
    document.removeEventListener("visibilitychange", this.looked);
    this.silence.stop();
    this.waiting.forEach(({ late }) => clearTimeout(late));
    this.waiting.clear();
    this.wire.close();
  }

  /** Connects anew, at once. */
  readonly redial = (): void => this.wire.reconnect();

  private readonly looked = (): void => {
    if (!document.hidden && this.silence.overdue) this.redial();
  };

  private send(ask: Waiting["ask"]): void {
    const waiting = this.waiting.get(ask.id);
    if (!waiting) return;
    clearTimeout(waiting.late);
    waiting.late = setTimeout(this.redial, PATIENCE);
    this.wire.send(JSON.stringify(ask));
  }

  private address(): string {
    const address = new URL(this.place.path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("seen", String(this.seen));
    for (const [name, value] of Object.entries(this.place.query())) address.searchParams.set(name, value);
    return address.href;
  }

  private opened(): void {
    if (this.wire.beats) this.silence.start();
    this.listener.link("open");
    for (const { ask } of this.waiting.values()) this.send(ask);
  }

  private closed(code: number): void {
    const link = ENDS[code] ?? "lost";
    this.silence.stop();
    if (link === "gone" || link === "shut") this.close();
    this.listener.link(link);
    for (const { ask, late } of [...this.waiting.values()]) {
      clearTimeout(late);
      if (!NAMED.has(ask.command.type))
        this.settle({ type: "refused", id: ask.id, word: "lost", rule: "", text: "" });
    }
  }

  private heard(message: ServerMessage | LessonMessage | TrialMessage): void {
    this.silence.heard();
    switch (message.type) {
      case "done":
      case "refused":
      case "reason":
      case "kept":
        return this.settle(message);
      case "hello":
      case "told":
        this.seen = Math.max(this.seen, message.info.seq);
        return this.listener.news(message);
      case "present":
      case "taught":
      case "tried":
        return this.listener.news(message);
      case "beat":
        return;
      default:
        return unknown(message);
    }
  }

  private settle(outcome: Outcome): void {
    const waiting = this.waiting.get(outcome.id);
    if (!waiting) return;
    clearTimeout(waiting.late);
    this.waiting.delete(outcome.id);
    waiting.settle(outcome);
  }
}

/** A connection to a place, beginning with what happened after entry `seen`. */
export function connectTo(place: Place, seen = 0, dial?: Dial): Connect {
  return (listener) => new TableSocket(place, seen, listener, dial);
}

/** A newer server may say more than this page knows. */
function unknown(_message: never): void {
  return;
}

/** A connection that the network took away looks open for minutes: when the browser notices, it is dialled again. */
class Line extends ReconnectingWebSocket {
  readonly beats = true;
  private readonly again = (): void => this.reconnect();

  constructor(address: () => string) {
    super(address, [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 3000,
      connectionTimeout: 8000,
      maxEnqueuedMessages: 0, // what waits is kept here, and sent again by its number
    });
    window.addEventListener("offline", this.again);
    window.addEventListener("online", this.again);
  }

  override close(): void {
    window.removeEventListener("offline", this.again);
    window.removeEventListener("online", this.again);
    super.close();
  }
}

function dialled(address: () => string): Wire {
  return new Line(address) as unknown as Wire;
}
