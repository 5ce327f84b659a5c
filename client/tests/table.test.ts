import { mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";

import type { CardContent } from "../src/lib/games/content";
import { changeSettings } from "../src/lib/page/settings.svelte";
import type { Socket } from "../src/lib/net/socket";
import { liveTable, type TableStore } from "../src/lib/table/table.svelte";
import type { Told } from "../src/lib/net/wire";
import Card from "../src/ui/Card.svelte";
import recorded from "./data/classic.json";

let heard: Map<string, (event: never) => void>;
let sent: { id: number; command: { type: string; key?: string; decision?: number } }[];
let store: TableStore;

const tell = (message: object): void => heard.get("message")?.({ data: JSON.stringify(message) } as never);

beforeEach(() => {
  changeSettings({ speed: "instant" });
  heard = new Map();
  sent = [];
  const wire: Socket = {
    readyState: 1,
    beats: true,
    send: (text) => void sent.push(JSON.parse(text)),
    close: () => undefined,
    reconnect: () => undefined,
    addEventListener: (type, listener) => void heard.set(type, listener),
  };
  store = liveTable(recorded.table, 1, null, () => wire);
  recorded.messages.forEach(tell);
});

test("the last message is what is shown", () => {
  expect(store.seat).toBe(0);
  expect(store.mine).toBe(true);
  expect(store.view?.seats[0]?.hand).toHaveLength(5);
  expect(store.question?.offers.length).toBeGreaterThan(1);
  expect(store.log.length).toBeGreaterThan(0);
});

test("a decision is answered once, however often one clicks", () => {
  const key = store.question?.offers[0]?.key ?? "";
  void store.choose(key);
  void store.choose(key);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.command).toEqual({ type: "choose", decision: store.question?.decision, key });
});

test("a whole hand is one message, and its answer says how much of it was played", async () => {
  const [key = "", ...then] = store.question?.offers.map((offer) => offer.key) ?? [];
  const playing = store.choose(key, then);
  expect(sent.map(({ command }) => command)).toEqual([
    { type: "choose", decision: store.question?.decision, key, then },
  ]);
  tell({ type: "done", id: sent[0]?.id, seq: 9, made: 3 });
  expect(await playing).toBe(3);
});

/** The game goes on to where so many choices can be taken back. */
function goesOn(undo_to: number[], entry: object = { type: "chosen" }): void {
  const { info, position } = recorded.messages.at(-1) as unknown as Told;
  const question = { ...position!.question, undo_to };
  tell({ type: "told", entry: { seq: 1, events: [], ...entry }, info, position: { ...position, question } });
}

/** The undo that is sent, as soon as it is. */
const undone = (choices: number): Promise<void> =>
  vi.waitFor(() => expect(sent.at(-1)?.command).toMatchObject({ type: "undo", choices }));

test("what was done together is taken back together, once", async () => {
  goesOn([3]);
  await store.asOneUndo(() => Promise.resolve(goesOn([3, 4, 5, 6])));
  void store.undo();
  await undone(4);
  goesOn([3], { type: "undone", choices: 4 });
  goesOn([3, 4, 5, 6]);
  void store.undo();
  await undone(6);
  void store.undo(true);
  await undone(3);
});

test("whoever goes back while a click is still at it takes back all of it", async () => {
  goesOn([3]);
  let end = (): void => undefined;
  const clicked = store.asOneUndo(() => new Promise<void>((resolve) => (end = resolve)));
  goesOn([3, 4, 5, 6]);
  void store.undo();
  end();
  await clicked;
  await undone(4);
});

test("what is not offered is not sent", () => {
  void store.choose("acquire:the-moon");
  expect(sent).toEqual([]);
});

test("a refusal is kept, and the decision may be answered again", async () => {
  const key = store.question?.offers[0]?.key ?? "";
  const first = store.choose(key);
  tell({ type: "refused", id: 1, word: "stale", rule: "", text: "Too late." });
  await first;
  expect(store.refusal?.text).toBe("Too late.");
  void store.choose(key);
  expect(sent).toHaveLength(2);
});

test.each(Object.values(recorded.cards) as CardContent[])(
  "$name is drawn with its name, its price and its kind",
  (card) => {
    const target = document.createElement("div");
    const drawn = mount(Card, { target, props: { card, light: "can" as const } });
    expect(target.querySelector(".name")?.textContent).toBe(card.name);
    expect(target.querySelector(".cost")?.textContent ?? "0").toBe(String(card.cost));
    expect(target.textContent).toContain(card.kind_name);
    void unmount(drawn);
  },
);
