/** The house as a page sees it: asked for when it is wanted, in this tab's worker or in that of another tab.
 *
 * One tab has the lock and with it the worker; when it is closed, the next one that wants a house starts its own, reads
 * what was kept, and every line is dialled anew. A house that cannot be started is told of and not asked again: whoever
 * loads the page anew tries it anew. */
import type { Wire } from "../lib/net/socket";
import { Cupboard } from "./indexeddb-store";
import { newName } from "./unique-name";
import { CHANNEL, LOCK, type Answering, type Asking, type Progress } from "./worker-protocol";

type State = "none" | "loading" | "ready" | "failed";
type Said = Asking extends infer A ? (A extends Asking ? Omit<A, "to" | "page"> : never) : never;

const page = newName();
const channel = new BroadcastChannel(CHANNEL);
const shown: { state: State; progress: Progress } = $state({
  state: "none",
  progress: { stage: "fetching", done: 0, all: 0 },
});
const unsent: Said[] = [];
const asked = new Map<number, { settle: (answer: Response) => void; lose: (why: Error) => void }>();
const lines = new Map<string, Line>();
const GOING_AWAY = 1012;
let [last, house] = [0, ""];
let moveOut = (): void => undefined;

/** How far the house has come. */
export const houseState = (): { state: State; progress: Progress } => shown;

/** Somebody wants to play: the engine is fetched unless it is here, or another tab has it. */
export function want(): void {
  if (shown.state !== "none") return;
  shown.state = "loading";
  send({ type: "who" });
  if (navigator.locks) void navigator.locks.request(LOCK, moveIn);
  else void moveIn();
}

/** For as long as this tab is open, or until it fails: then the lock is let go, and another tab may try. */
function moveIn(): Promise<void> {
  shown.state = "loading"; // whatever house was there is gone
  return new Promise((leave) => {
    const worker = new Worker(new URL("./server-worker.ts", import.meta.url), { type: "module" });
    moveOut = () => {
      worker.terminate();
      leave();
    };
    worker.onerror = () => {
      if (shown.state !== "ready") failed();
    };
  });
}

function failed(): void {
  moveOut();
  [shown.state, house] = ["failed", "none"]; // should another tab have one later, every line is dialled there
  unsent.length = 0;
  lost(new Set());
}

/** As when a network is gone: whoever is patient asks again. */
function lost(still: ReadonlySet<number>): void {
  for (const [id, { lose }] of [...asked]) {
    if (still.has(id)) continue;
    asked.delete(id);
    lose(new TypeError("no house"));
  }
}

/** A request of the page, as a server would answer it. */
export function request(method: string, target: string, body: string): Promise<Response> {
  want();
  if (shown.state === "failed") return Promise.reject(new TypeError("no house"));
  const id = ++last;
  return new Promise((settle, lose) => {
    asked.set(id, { settle, lose });
    say({ type: "request", id, method, target, body });
  });
}

export function dial(address: () => string): Wire {
  want();
  return new Line(address);
}

class Line implements Wire {
  readyState = 0;
  readonly beats = false; // a channel inside the browser does not die in silence, and a busy engine is no dead one
  private readonly name = newName();
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
    if (this.readyState !== 0) this.call(); // one that is dialled already is waited for
  }

  addEventListener(type: "open" | "close" | "message", heard: (event: never) => void): void {
    this.heard[type]?.push(heard);
  }

  /** What comes from the house. */
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

/** Now, or as soon as there is a house. */
function say(message: Said): void {
  if (shown.state === "ready") send(message);
  else if (shown.state !== "failed") unsent.push(message);
}

function send(message: Said): void {
  channel.postMessage({ to: "house", page, ...message });
}

channel.onmessage = ({ data }: MessageEvent<Answering | Asking>) => {
  if (data.to === "house" || (data.to !== "all" && data.to !== page)) return;
  heard(data as Answering);
};

function heard(message: Answering): void {
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

/** A house is there. If it is another one than before, nobody there knows of what was open or asked. */
function ready(name: string): void {
  const another = house !== "" && house !== name;
  const waiting = unsent.splice(0);
  [house, shown.state] = [name, "ready"];
  if (another) {
    lost(new Set(waiting.flatMap((message) => (message.type === "request" ? [message.id] : []))));
    for (const line of [...lines.values()]) line.tell("close", "", GOING_AWAY);
  }
  waiting.filter(({ type }) => !another || type === "request").forEach(send); // lines were dialled anew just now
}

addEventListener("pagehide", () => send({ type: "bye" }));
addEventListener("pageshow", (event) => {
  if (event.persisted) for (const line of [...lines.values()]) line.tell("close", "", GOING_AWAY);
});

let cupboard: Promise<Cupboard> | undefined;

/** What is known of a table without a house: nothing is loaded to show a list. */
export async function knownInfo(table: string): Promise<Response> {
  cupboard ??= Cupboard.open();
  const info = await (await cupboard).info(table);
  if (info) return new Response(info, { headers: { "content-type": "application/json" } });
  return Response.json({}, { status: (await (await cupboard).has(table)) ? 503 : 404 });
}
