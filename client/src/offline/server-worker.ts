/** The worker with the house: Pyodide, the engine, and the tables of this browser behind the wire of a server. */
import { Cupboard } from "./indexeddb-store";
import { engine } from "./engine";
import { Mind } from "./bot-worker-client";
import { newName } from "./unique-name";
import { CHANNEL, type Answering, type Asking } from "./worker-protocol";

interface HomeModule {
  move_in(cupboard: Cupboard, mind: Mind, pause: number): Promise<Door>;
}
/** The door of the house, as tiptoe/browser/main.py has it. */
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
const house = newName();
const channel = new BroadcastChannel(CHANNEL);
const tell = (message: Answering): void => channel.postMessage(message);

async function answer(door: Door, asked: Asking): Promise<void> {
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

/** A mistake of ours is an answer too: somebody waits for it. */
function broken(error: unknown): [number, string, string] {
  console.error(String(error).slice(-2000));
  return [
    500,
    "application/json",
    JSON.stringify({ status_code: 500, detail: "Something went wrong here." }),
  ];
}

/** Drawing takes long: whoever must choose is told first. */
const isPicture = (asked: Asking): boolean => asked.type === "request" && PICTURE.test(asked.target);

async function moveIn(): Promise<void> {
  const waiting: Asking[] = [];
  channel.onmessage = ({ data }: MessageEvent<Asking>) => void (data.to === "house" && waiting.push(data));
  const loading = engine((progress) => tell({ to: "all", type: "loading", progress }));
  const [cupboard, python] = await Promise.all([Cupboard.open(), loading]);
  const home = python.pyimport("tiptoe.browser.main") as HomeModule;
  const door = await home.move_in(cupboard, new Mind(), BOT_PAUSE);
  const heard = (asked: Asking): void => {
    const now = (): void => void answer(door, asked).catch((error: unknown) => broken(error));
    if (isPicture(asked)) setTimeout(now, PICTURES_WAIT);
    else now();
  };
  channel.onmessage = ({ data }: MessageEvent<Asking>) => {
    if (data.to === "house") heard(data);
  };
  tell({ to: "all", type: "ready", house });
  waiting.filter(({ type }) => type !== "who").forEach(heard);
}

moveIn().catch((error: unknown) => {
  console.error(error);
  tell({ to: "all", type: "failed", why: String(error).slice(-300) });
});
