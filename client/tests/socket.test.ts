import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TableSocket, type ConnectionState, type TableMessage, type Socket } from "../src/lib/net/socket";

class FakeWire implements Socket {
  readyState = 0;
  beats = true;
  dials = 0;
  dead = false; // nobody answers there
  sent: { id: number; command: { type: string } }[] = [];
  closed = false;
  private readonly heard = new Map<string, (event: never) => void>();

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  reconnect(): void {
    this.dials += 1;
    this.lose(1000);
    if (!this.dead) this.open();
  }
  addEventListener(type: string, heard: (event: never) => void): void {
    this.heard.set(type, heard);
  }
  open(): void {
    this.readyState = 1;
    this.heard.get("open")?.({} as never);
  }
  lose(code = 1006): void {
    this.readyState = 0;
    this.heard.get("close")?.({ code } as never);
  }
  say(message: object): void {
    this.heard.get("message")?.({ data: JSON.stringify(message) } as never);
  }
}

let wire: FakeWire;
let news: TableMessage[];
let links: ConnectionState[];
let address: () => string;
let socket: TableSocket;

beforeEach(() => {
  wire = new FakeWire();
  news = [];
  links = [];
  const listener = {
    onMessage: (message: TableMessage) => void news.push(message),
    onState: (link: ConnectionState) => void links.push(link),
  };
  socket = new TableSocket(
    { path: `/api/tables/${"ab".repeat(12)}/live`, query: () => ({ lang: "fr", pace: "calm" }) },
    0,
    listener,
    (dialled) => {
      address = dialled;
      return wire;
    },
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test("a choice is kept until it is answered, and sent again after a reconnect", async () => {
  wire.open();
  const outcome = socket.ask({ type: "choose", decision: 7, key: "end-turn" });
  wire.lose();
  wire.open();
  expect(wire.sent.map((ask) => ask.id)).toEqual([1, 1]);
  wire.say({ type: "done", id: 1, seq: 8 });
  expect(await outcome).toEqual({ type: "done", id: 1, seq: 8 });
  wire.lose();
  wire.open();
  expect(wire.sent).toHaveLength(2);
});

test("a choice that is not answered in time is sent over a new connection, under the same number", () => {
  vi.useFakeTimers();
  wire.open();
  void socket.ask({ type: "choose", decision: 7, key: "end-turn" });
  vi.advanceTimersByTime(10_000);
  expect(wire.sent.map((ask) => ask.id)).toEqual([1, 1]);
  expect(links).toEqual(["open", "lost", "open"]);
  wire.say({ type: "done", id: 1, seq: 8 });
  vi.advanceTimersByTime(20_000);
  expect(wire.sent).toHaveLength(2);
});

test("when the network is back nobody waits for the next try", () => {
  wire.open();
  wire.lose();
  dispatchEvent(new Event("online"));
  expect(links).toEqual(["open", "lost", "lost", "open"]);
});

test("words of a newer server are passed over", () => {
  wire.open();
  wire.say({ type: "sung", song: "la" });
  expect(news).toEqual([]);
});

test("what is said in the chat is not said twice", async () => {
  wire.open();
  const outcome = socket.ask({ type: "say", text: "hm" });
  wire.lose();
  expect((await outcome).type).toBe("refused");
  wire.open();
  expect(wire.sent).toHaveLength(1);
});

test("what is asked without a connection is sent when there is one", () => {
  void socket.ask({ type: "undo", decision: 3, choices: null });
  expect(wire.sent).toEqual([]);
  wire.open();
  expect(wire.sent).toEqual([{ id: 1, command: { type: "undo", decision: 3, choices: null } }]);
});

test("a reconnect asks for what happened since the last message, in the language of the page", () => {
  wire.open();
  wire.say({ type: "told", entry: { seq: 41 }, info: { seq: 41 }, position: null });
  const { protocol, searchParams } = new URL(address());
  expect(protocol).toBe("ws:");
  expect(searchParams.get("seen")).toBe("41");
  expect(searchParams.get("lang")).toBe("fr");
  expect(searchParams.get("pace")).toBe("calm");
  expect(news).toHaveLength(1);
});

test("a table that is not there is not asked for again", () => {
  wire.lose(4404);
  expect(wire.closed).toBe(true);
  expect(links).toEqual(["not-found"]);
});

test("a table that was dealt with other cards is not asked for again", () => {
  wire.open();
  wire.lose(4409);
  expect(wire.closed).toBe(true);
  expect(links).toEqual(["open", "incompatible"]);
});

// Issue 25, point 3: a connection that dies in silence.

/** Time that passes while the server beats as it promises. */
function alive(seconds: number): void {
  for (let past = 0; past < seconds; past += 10) {
    vi.advanceTimersByTime(10_000);
    wire.say({ type: "beat" });
  }
}

test("a connection without any frame for 25 seconds is dialled anew", () => {
  vi.useFakeTimers();
  wire.open();
  alive(30);
  vi.advanceTimersByTime(24_900);
  expect(links).toEqual(["open"]);
  vi.advanceTimersByTime(200);
  expect(links).toEqual(["open", "lost", "open"]);
  expect(wire.dials).toBe(1);
});

test("a connection that beats is kept for hours, and a beat is no news", () => {
  vi.useFakeTimers();
  wire.open();
  alive(2 * 3600);
  expect(wire.dials).toBe(0);
  expect(news).toEqual([]);
});

test("while nobody answers the state stays lost, and nothing is dialled twice", () => {
  vi.useFakeTimers();
  wire.open();
  wire.dead = true;
  vi.advanceTimersByTime(120_000);
  expect(wire.dials).toBe(1); // the websocket itself tries on
  expect(links.at(-1)).toBe("lost");
  wire.open();
  expect(links.at(-1)).toBe("open");
  alive(60);
  expect(wire.dials).toBe(1);
});

test("a connection that opens and then says nothing at all is dialled anew", () => {
  vi.useFakeTimers();
  wire.open();
  vi.advanceTimersByTime(25_000);
  vi.advanceTimersByTime(25_000);
  expect(wire.dials).toBe(2);
});

test("an answer under way when the connection freezes follows the law of resending", async () => {
  vi.useFakeTimers();
  wire.open();
  vi.advanceTimersByTime(20_000);
  void socket.ask({ type: "choose", decision: 7, key: "end-turn" });
  const said = socket.ask({ type: "say", text: "hm" });
  vi.advanceTimersByTime(5_000); // the silence is noticed before the answer is late
  expect(wire.dials).toBe(1);
  expect((await said).type).toBe("refused");
  expect(wire.sent.map((ask) => ask.command.type)).toEqual(["choose", "say", "choose"]);
});

/** The page stands still, as in a tab that is frozen or a laptop that is shut: time passes, and no timer runs. */
function asleep(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

test("a page that wakes reads first what came while it slept, and dials only if that was nothing", () => {
  vi.useFakeTimers();
  wire.open();
  asleep(3600);
  vi.advanceTimersByTime(5_000);
  expect(wire.dials).toBe(0);
  wire.say({ type: "beat" }); // it was in the browser's queue
  alive(60);
  expect(wire.dials).toBe(0);
});

test("a laptop that wakes after an hour dials anew within ten seconds", () => {
  vi.useFakeTimers();
  wire.open();
  alive(30);
  asleep(3600);
  vi.advanceTimersByTime(10_000);
  expect(wire.dials).toBe(1);
});

test("a hidden tab whose timers run once a minute notices all the same", () => {
  vi.useFakeTimers();
  wire.open();
  alive(30);
  wire.dead = true;
  for (let minute = 0; minute < 4; minute += 1) {
    asleep(55);
    vi.advanceTimersByTime(5_000);
  }
  expect(wire.dials).toBe(1);
});

test("a tab that is looked at again after a silence dials at once", () => {
  vi.useFakeTimers();
  wire.open();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(wire.dials).toBe(0);
  asleep(26);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(wire.dials).toBe(1);
});

test("a clock that is set back does not stop the watch", () => {
  vi.useFakeTimers();
  wire.open();
  asleep(-7200);
  vi.advanceTimersByTime(31_000);
  expect(wire.dials).toBe(1);
});

test("a house in this browser does not beat, and its silence is no sign of anything", () => {
  vi.useFakeTimers();
  wire.beats = false;
  wire.open();
  vi.advanceTimersByTime(600_000);
  expect(wire.dials).toBe(0);
});

test("a connection that was closed here is not watched", () => {
  vi.useFakeTimers();
  wire.open();
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(wire.dials).toBe(0);
});
