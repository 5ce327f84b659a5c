/** Local server as a page sees it: started on demand, in a worker of this tab or of another tab.
 *
 * One tab holds the lock and with it the worker. When it closes, the next tab that needs a server starts its own,
 * loads the stored tables, and every socket reconnects. A failed start is reported and not repeated until the page is
 * reloaded.
 */
import type { Socket } from "../lib/net/socket";
import { IndexedDbStore } from "./indexeddb-store";
import { uniqueName } from "./unique-name";
import { CHANNEL, LOCK, type ServerMessage, type PageMessage, type Progress } from "./worker-protocol";

type State = "none" | "loading" | "ready" | "failed";
type Said = PageMessage extends infer A ? (A extends PageMessage ? Omit<A, "to" | "page"> : never) : never;

const page = uniqueName();
const channel = new BroadcastChannel(CHANNEL);
const shown: { state: State; progress: Progress } = $state({
  state: "none",
  progress: { stage: "fetching", done: 0, all: 0 },
});
const unsent: Said[] = [];
const asked = new Map<number, { settle: (answer: Response) => void; lose: (why: Error) => void }>();
const lines = new Map<string, ServerSocket>();
const GOING_AWAY = 1012;
let [last, house] = [0, ""];
let stopWorker = (): void => undefined;

/** State of the local server and progress of its download. */
export const serverState = (): { state: State; progress: Progress } => shown;

/** Starts the server unless it runs here or in another tab. */
export function startServer(): void {
  if (shown.state !== "none") return;
  shown.state = "loading";
  send({ type: "who" });
  if (navigator.locks) void navigator.locks.request(LOCK, runWorker);
  else void runWorker();
}

/** Runs the worker until this tab closes or it fails; then the lock is released for another tab. */
function runWorker(): Promise<void> {
  shown.state = "loading"; // a server of another tab is gone
  return new Promise((leave) => {
    const worker = new Worker(new URL("./server-worker.ts", import.meta.url), { type: "module" });
    stopWorker = () => {
      worker.terminate();
      leave();
    };
    worker.onerror = () => {
      if (shown.state !== "ready") failed();
    };
  });
}

function failed(): void {
  stopWorker();
  [shown.state, house] = ["failed", "none"]; // sockets reconnect if another tab starts one later
  unsent.length = 0;
  lost(new Set());
}

/** Rejects open requests as a lost network would; callers that retry ask again. */
function lost(still: ReadonlySet<number>): void {
  for (const [id, { lose }] of [...asked]) {
    if (still.has(id)) continue;
    asked.delete(id);
    lose(new TypeError("no house"));
  }
}

/** Request to the local server. */
export function request(method: string, target: string, body: string): Promise<Response> {
  startServer();
  if (shown.state === "failed") return Promise.reject(new TypeError("no house"));
  const id = ++last;
  return new Promise((settle, lose) => {
    asked.set(id, { settle, lose });
    say({ type: "request", id, method, target, body });
  });
}

export function connect(address: () => string): Socket {
  startServer();
  return new ServerSocket(address);
}

class ServerSocket implements Socket {
  readyState = 0;
  readonly beats = false; // a channel inside the browser does not die in silence, and a busy engine is no dead one
  private readonly name = uniqueName();
  private readonly heard = { open: [], close: [], message: [] } as Record<string, ((event: never) => void)[]>;

  constructor(private readonly address: () => string) {
    lines.set(this.name, this);
    queueMicrotask(() => this.call());
  }

  send(text: string): void {
    say({ type: "say", line: this.name, text });
  }

  close(): void {
    lines.delete(this.name);
    say({ type: "hang", line: this.name });
  }

  reconnect(): void {
    if (this.readyState !== 0) this.call(); // otherwise it is connecting already
  }

  addEventListener(type: "open" | "close" | "message", heard: (event: never) => void): void {
    this.heard[type]?.push(heard);
  }

  /** Handles an event from the server. */
  tell(type: "open" | "close" | "message", text: string, code: number): void {
    if (type !== "message") this.readyState = type === "open" ? 1 : 3;
    for (const heard of this.heard[type] ?? []) heard({ data: text, code } as never);
    if (type === "close" && code === GOING_AWAY && lines.has(this.name)) this.call();
  }

  private call(): void {
    if (!lines.has(this.name)) return;
    this.readyState = 0;
    const { pathname, search } = new URL(this.address());
    say({ type: "dial", line: this.name, target: pathname + search });
  }
}

/** Sends a message now, or as soon as a server is ready. */
function say(message: Said): void {
  if (shown.state === "ready") send(message);
  else if (shown.state !== "failed") unsent.push(message);
}

function send(message: Said): void {
  channel.postMessage({ to: "house", page, ...message });
}

channel.onmessage = ({ data }: MessageEvent<ServerMessage | PageMessage>) => {
  if (data.to === "house" || (data.to !== "all" && data.to !== page)) return;
  heard(data as ServerMessage);
};

function heard(message: ServerMessage): void {
  if (message.to === "all" && shown.state === "none") return; // this tab wants none yet
  switch (message.type) {
    case "loading":
      [shown.state, shown.progress] = ["loading", message.progress];
      return;
    case "failed":
      return failed();
    case "ready":
      return ready(message.house);
    case "answer": {
      const headers = { "content-type": message.kind };
      asked.get(message.id)?.settle(new Response(message.body, { status: message.status, headers }));
      asked.delete(message.id);
      return;
    }
    default:
      lines.get(message.line)?.tell(message.type, message.text, message.code);
  }
}

/** Handles a ready server. A different one than before knows no open sockets or requests. */
function ready(name: string): void {
  const another = house !== "" && house !== name;
  const waiting = unsent.splice(0);
  [house, shown.state] = [name, "ready"];
  if (another) {
    lost(new Set(waiting.flatMap((message) => (message.type === "request" ? [message.id] : []))));
    for (const line of [...lines.values()]) line.tell("close", "", GOING_AWAY);
  }
  waiting.filter(({ type }) => !another || type === "request").forEach(send); // sockets have just reconnected
}

addEventListener("pagehide", () => send({ type: "bye" }));
addEventListener("pageshow", (event) => {
  if (event.persisted) for (const line of [...lines.values()]) line.tell("close", "", GOING_AWAY);
});

let cupboard: Promise<IndexedDbStore> | undefined;

/** Stored table info, readable without a server: lists of games load no engine. */
export async function knownInfo(table: string): Promise<Response> {
  cupboard ??= IndexedDbStore.open();
  const info = await (await cupboard).info(table);
  if (info) return new Response(info, { headers: { "content-type": "application/json" } });
  return Response.json({}, { status: (await (await cupboard).has(table)) ? 503 : 404 });
}
