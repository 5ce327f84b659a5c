import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TableSocket, type Link, type News, type Wire } from "../src/lib/net/socket";

class FakeWire implements Wire {
  readyState = 0;
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
    this.lose(1000);
    this.open();
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
let news: News[];
let links: Link[];
let address: () => string;
let socket: TableSocket;

beforeEach(() => {
  wire = new FakeWire();
  news = [];
  links = [];
  const listener = {
    news: (message: News) => void news.push(message),
    link: (link: Link) => void links.push(link),
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

afterEach(() => socket.close());

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
  vi.advanceTimersByTime(60_000);
  expect(wire.sent).toHaveLength(2);
  vi.useRealTimers();
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
  expect(links).toEqual(["gone"]);
});

test("a table that was dealt with other cards is not asked for again", () => {
  wire.open();
  wire.lose(4409);
  expect(wire.closed).toBe(true);
  expect(links).toEqual(["open", "shut"]);
});
