/** Server worker: Pyodide, the engine, and the tables of this browser behind the wire protocol of a server. */
import { IndexedDbStore } from "./indexeddb-store";
import { loadEngine } from "./engine";
import { BotWorkerClient } from "./bot-worker-client";
import { uniqueName } from "./unique-name";
import { CHANNEL, type ServerMessage, type PageMessage } from "./worker-protocol";

interface HomeModule {
  move_in(cupboard: IndexedDbStore, mind: BotWorkerClient, pause: number): Promise<Door>;
}
/** Entry point of the server in tiptoe/browser/main.py. */
interface Door {
  request(method: string, target: string, body: string): Promise<[number, string, string]>;
  dial(
    line: string,
    target: string,
    send: (text: string) => void,
    close: (code: number) => void,
  ): Promise<void>;
  say(line: string, text: string): Promise<void>;
  hang_up(line: string): Promise<void>;
  gone(page: string): Promise<void>;
}

const BOT_PAUSE = 0.3; // seconds before a bot's answer, at a middle pace
const PICTURES_WAIT = 50; // milliseconds
const PICTURE = /^\/api\/pictures\//;
const house = uniqueName();
const channel = new BroadcastChannel(CHANNEL);
const tell = (message: ServerMessage): void => channel.postMessage(message);

async function answer(door: Door, asked: PageMessage): Promise<void> {
  const { page } = asked;
  switch (asked.type) {
    case "who":
      return tell({ to: "all", type: "ready", house });
    case "bye":
      return door.gone(`${page}.`);
    case "request": {
      const [status, kind, body] = await door
        .request(asked.method, asked.target, asked.body)
        .catch((error: unknown) => broken(error));
      return tell({ to: page, type: "answer", id: asked.id, status, kind, body });
    }
    case "dial": {
      const { line } = asked;
      tell({ to: page, type: "open", line, text: "", code: 0 });
      const send = (text: string): void => tell({ to: page, type: "message", line, text, code: 0 });
      const close = (code: number): void => tell({ to: page, type: "close", line, text: "", code });
      return door.dial(`${page}.${line}`, asked.target, send, close);
    }
    case "say":
      return door.say(`${page}.${asked.line}`, asked.text);
    case "hang":
      return door.hang_up(`${page}.${asked.line}`);
  }
}

/** Logs an internal error, and answers the waiting request with status 500. */
function broken(error: unknown): [number, string, string] {
  console.error(String(error).slice(-2000));
  return [
    500,
    "application/json",
    JSON.stringify({ status_code: 500, detail: "Something went wrong here." }),
  ];
}

/** Whether a message requests an image: drawing is slow, so other requests go first. */
const isPicture = (asked: PageMessage): boolean => asked.type === "request" && PICTURE.test(asked.target);

async function moveIn(): Promise<void> {
  const waiting: PageMessage[] = [];
  channel.onmessage = ({ data }: MessageEvent<PageMessage>) =>
    void (data.to === "house" && waiting.push(data));
  const loading = loadEngine((progress) => tell({ to: "all", type: "loading", progress }));
  const [cupboard, python] = await Promise.all([IndexedDbStore.open(), loading]);
  const home = python.pyimport("tiptoe.browser.main") as HomeModule;
  const door = await home.move_in(cupboard, new BotWorkerClient(), BOT_PAUSE);
  const heard = (asked: PageMessage): void => {
    const now = (): void => void answer(door, asked).catch((error: unknown) => broken(error));
    if (isPicture(asked)) setTimeout(now, PICTURES_WAIT);
    else now();
  };
  channel.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.to === "house") heard(data);
  };
  tell({ to: "all", type: "ready", house });
  waiting.filter(({ type }) => type !== "who").forEach(heard);
}

moveIn().catch((error: unknown) => {
  console.error(error);
  tell({ to: "all", type: "failed", why: String(error).slice(-300) });
});
