/** Keys of the table: what each does, and how the page of keys calls it. */
import { closeTop } from "../page/overlay-stack";
import type { AtTable } from "./context.svelte";

/** What keys reach. */
export type Hands = Pick<AtTable, "desk" | "pages">;

interface Key {
  /** As an event names it, small letters; nothing where a part of the table listens itself. */
  on: readonly string[];
  /** As it is printed on a keyboard; a message where that has a name. */
  shows: readonly string[];
  /** The message that says what it does. */
  says: string;
  /** Whether it did something. */
  act: (hands: Hands, event: KeyboardEvent) => boolean;
  /** Also while somebody writes, or before a dialog. */
  always?: boolean;
}

const did = (done: unknown): boolean => (void done, true);
const elsewhere = (): boolean => false;

export const KEYS: readonly Key[] = [
  { on: ["a"], shows: ["A"], says: "play-all", act: ({ desk }) => did(desk.playAll()) },
  { on: ["z"], shows: ["Z"], says: "undo", act: ({ desk }, event) => did(desk.undo(event.shiftKey)) },
  { on: [], shows: ["⇧Z"], says: "keys-undo-turn", act: elsewhere },
  { on: ["e"], shows: ["E"], says: "end-turn", act: ({ desk }) => did(desk.endTurn()) },
  {
    on: ["1", "2", "3", "4", "5", "6"],
    shows: ["1–6"],
    says: "keys-row",
    act: ({ desk }, { key }) => did(desk.pick(`row:${Number(key) - 1}`, false)),
  },
  { on: ["m"], shows: ["M"], says: "keys-map", act: elsewhere },
  { on: ["arrowleft", "arrowright"], shows: ["←", "→", "↑", "↓"], says: "keys-arrows", act: turned },
  { on: ["enter"], shows: ["Enter"], says: "keys-enter", act: entered },
  { on: ["i"], shows: ["I"], says: "keys-read", act: ({ desk }) => did(desk.read(desk.pointed)) },
  { on: ["w"], shows: ["W"], says: "advice-ask", act: advised },
  { on: ["l"], shows: ["L"], says: "log", act: ({ pages }) => did(pages.toggle("log")) },
  { on: ["?"], shows: ["?"], says: "rules", act: ({ pages }) => did(pages.toggle("rules")) },
  {
    on: [" "],
    shows: ["key-space"],
    says: "keys-skip",
    act: skipped,
  },
  { on: ["escape"], shows: ["Esc"], says: "keys-escape", act: escaped, always: true },
  { on: [], shows: ["Tab"], says: "keys-tab", act: elsewhere },
  {
    on: ["f1"],
    shows: ["F1"],
    says: "keys-page",
    act: ({ pages }) => did(pages.toggle("keys")),
    always: true,
  },
];

/** Whether a key is meant for the table, not for a field or a dialog. */
export function forTable(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target);
}

/** Keys of a prompt, before anything that has the focus hears of them: what prints a key owns it. */
export function promptKeys(event: KeyboardEvent, { desk }: Hands): void {
  if (!forTable(event) || event.defaultPrevented) return;
  const { store, enters } = desk;
  if (store.acting) {
    store.skip(); // any key ends a scene, and does nothing else
    own(event);
  } else if (event.key === "Enter" && enters && !event.repeat) {
    void desk.choose(enters);
    own(event);
  }
}

/** Keeps a key from everything else, also from a button that would be pressed when it is let go. */
export function own(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
  const release = (up: KeyboardEvent): void => {
    if (up.key === event.key) up.preventDefault();
  };
  addEventListener("keyup", release, { capture: true, once: true });
}

export function tableKeys(event: KeyboardEvent, hands: Hands): void {
  const key = KEYS.find(({ on }) => on.includes(event.key.toLowerCase()));
  if (!key || !(key.always || forTable(event))) return;
  if (key.act(hands, event)) event.preventDefault();
}

function advised({ desk, pages }: Hands): boolean {
  return desk.store.question?.advice ? (pages.advice = true) : false;
}

/** Whatever is being told is told; a button under the key is pressed besides. */
function skipped({ desk }: Hands, { target }: KeyboardEvent): boolean {
  desk.store.skip();
  return !(target instanceof HTMLButtonElement);
}

/** Closes the topmost panel, or else clears the selection. The browser closes dialogs. */
function escaped({ desk }: Hands, { target }: KeyboardEvent): boolean {
  desk.store.skip();
  if (closeTop()) return false;
  if (desk.peek.card) desk.peek.end();
  else desk.rest();
  if (typing(target)) (target as HTMLElement).blur();
  return false;
}

function turned({ desk }: Hands, { key }: KeyboardEvent): boolean {
  if (!desk.turning) return false;
  desk.rotate(key === "ArrowLeft" ? -1 : 1);
  return true;
}

function entered({ desk }: Hands, { target }: KeyboardEvent): boolean {
  if (target instanceof Element && target.closest("button, a, [role=button]")) return false;
  if (!desk.pinned && !desk.turning) return false;
  desk.pick(desk.pinned || `turn:${desk.turned}`, false);
  return true;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, dialog *");
}
