/** The connection to a table: reconnects by itself, and loses no answer.
 *
 * It dials again when the network is back, when a command is not answered in time, and when the server was silent for
 * longer than it ever is while the connection lives.
 *
 * A command is kept until it is done or refused. One that names its decision is sent again after a reconnect, because
 * the server recognises it; any other is given up, so that nothing is said twice.
 */
import ReconnectingWebSocket from "partysocket/ws";

import { transport } from "./transport";
import type { ClientCommand } from "./messages";
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

export type ConnectionState = "connecting" | "open" | "lost" | "not-found" | "incompatible" | "rate-limited";
export type Outcome = Done | Refusal | Reason | KeptTrial;
export type TableMessage = Hello | Told | Present | Taught | Tried;

/** Endpoint of a connection: its path, and the query of each attempt. */
export interface Endpoint {
  path: string;
  query: () => Record<string, string>;
}

export interface TableListener {
  onMessage(message: TableMessage): void;
  onState(state: ConnectionState): void;
}

/** Source of table messages and target of commands: the server, or a replay. */
export interface TableSource {
  /** Whether commands are possible. */
  readonly live: boolean;
  /** Whether the table is for practice and belongs to no game. */
  readonly isPractice?: boolean;
  ask(command: ClientCommand): Promise<Outcome>;
  reconnect(): void;
  close(): void;
}

export type Connect = (listener: TableListener) => TableSource;

interface Waiting {
  ask: { id: number; command: ClientCommand };
  settle: (outcome: Outcome) => void;
  late: ReturnType<typeof setTimeout> | undefined;
}

/** Subset of a websocket, so that tests can substitute it. */
export interface Socket {
  readonly readyState: number;
  /** Whether the other end sends beats. A socket without beats is never taken for dead. */
  readonly beats: boolean;
  send(text: string): void;
  close(): void;
  reconnect(): void;
  addEventListener(type: "open" | "close" | "message", heard: (event: never) => void): void;
}

export type Connector = (address: () => string) => Socket;

const OPEN = 1;
const NO_TABLE = 4404;
const DEALT_OTHERWISE = 4409; // with what the server no longer has
const TOO_MANY = 4429;
const PATIENCE = 8000; // milliseconds, for an answer
const ENDS: Record<number, ConnectionState> = {
  [NO_TABLE]: "not-found",
  [DEALT_OTHERWISE]: "incompatible",
  [TOO_MANY]: "rate-limited",
};
const NAMED = new Set<ClientCommand["type"]>(["choose", "undo", "answer"]);

export class TableSocket implements TableSource {
  readonly live = true;
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly wire: Socket;
  private readonly silence = new SilenceWatch(() => this.reconnect());

  constructor(
    private readonly place: Endpoint,
    private seen: number, // the last entry that is known here
    private readonly listener: TableListener,
    dial: Connector = transport.connect ?? openSocket,
  ) {
    this.wire = dial(() => this.address());
    this.wire.addEventListener("open", () => this.opened());
    this.wire.addEventListener("close", (event: { code: number }) => this.closed(event.code));
    this.wire.addEventListener("message", (event: { data: string }) =>
      this.heard(withNames(JSON.parse(event.data))),
    );
    addEventListener("online", this.reconnect);
    addEventListener("offline", this.reconnect);
    document.addEventListener("visibilitychange", this.looked);
  }

  /** Sends a command once; the promise is settled by the server's answer, whenever it comes. */
  ask(command: ClientCommand): Promise<Outcome> {
    const ask = { id: ++this.last, command };
    return new Promise((settle) => {
      this.waiting.set(ask.id, { ask, settle, late: undefined });
      if (this.wire.readyState === OPEN) this.send(ask);
    });
  }

  close(): void {
    removeEventListener("online", this.reconnect);
    removeEventListener("offline", this.reconnect);
    document.removeEventListener("visibilitychange", this.looked);
    this.silence.stop();
    this.waiting.forEach(({ late }) => clearTimeout(late));
    this.waiting.clear();
    this.wire.close();
  }

  /** Reconnects at once. */
  readonly reconnect = (): void => this.wire.reconnect();

  private readonly looked = (): void => {
    if (!document.hidden && this.silence.overdue) this.reconnect();
  };

  private send(ask: Waiting["ask"]): void {
    const waiting = this.waiting.get(ask.id);
    if (!waiting) return;
    clearTimeout(waiting.late);
    waiting.late = setTimeout(this.reconnect, PATIENCE);
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
    this.listener.onState("open");
    for (const { ask } of this.waiting.values()) this.send(ask);
  }

  private closed(code: number): void {
    const link = ENDS[code] ?? "lost";
    this.silence.stop();
    if (link === "not-found" || link === "incompatible") this.close();
    this.listener.onState(link);
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
        return this.listener.onMessage(message);
      case "present":
      case "taught":
      case "tried":
        return this.listener.onMessage(message);
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

/** Connects to an endpoint, starting after entry `seen`. */
export function connectTo(place: Endpoint, seen = 0, dial?: Connector): Connect {
  return (listener) => new TableSocket(place, seen, listener, dial);
}

/** Ignores message types of a newer server. */
function unknown(_message: never): void {
  return;
}

/** Websocket that reconnects when the browser goes on- or offline: a lost connection looks open for minutes. */
class ReconnectingSocket extends ReconnectingWebSocket {
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

function openSocket(address: () => string): Socket {
  return new ReconnectingSocket(address) as unknown as Socket;
}
