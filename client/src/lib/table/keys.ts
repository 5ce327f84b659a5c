/** Keyboard shortcuts of the table, and their names on the help page. */
import { isByKeys, isField } from "../page/focus.svelte";
import { closeTopOverlay } from "../page/overlay-stack";
import type { TableContext } from "./context.svelte";
import { spotFor } from "./spots";

/** Parts of the table that shortcuts use. */
export type KeyTarget = Pick<TableContext, "input" | "panels">;

interface Key {
  /** As an event names it, small letters; nothing where a part of the table listens itself. */
  on: readonly string[];
  /** As it is printed on a keyboard; a message where that has a name. */
  shows: readonly string[];
  /** The message that says what it does. */
  says: string;
  /** Runs the shortcut, and returns whether it did anything. */
  act: (hands: KeyTarget, event: KeyboardEvent) => boolean;
  /** Also while somebody writes, or before a dialog. */
  always?: boolean;
}

const did = (done: unknown): boolean => (void done, true);
const elsewhere = (): boolean => false;

export const KEYS: readonly Key[] = [
  { on: ["a"], shows: ["A"], says: "play-all", act: ({ input }) => did(input.playAll()) },
  { on: ["z"], shows: ["Z"], says: "undo", act: ({ input }, event) => did(input.undo(event.shiftKey)) },
  { on: [], shows: ["⇧Z"], says: "keys-undo-turn", act: elsewhere },
  { on: ["e"], shows: ["E"], says: "end-turn", act: ({ input }) => did(input.endTurn()) },
  {
    on: ["1", "2", "3", "4", "5", "6"],
    shows: ["1–6"],
    says: "keys-row",
    act: ({ input }, { key }) => did(input.click(spotFor.row(Number(key) - 1), false)),
  },
  { on: ["m"], shows: ["M"], says: "keys-map", act: elsewhere },
  { on: ["arrowleft", "arrowright"], shows: ["←", "→", "↑", "↓"], says: "keys-arrows", act: turned },
  { on: ["enter"], shows: ["Enter"], says: "keys-enter", act: entered },
  { on: ["i"], shows: ["I"], says: "keys-read", act: ({ input }) => did(input.read(input.pointed)) },
  { on: ["w"], shows: ["W"], says: "advice-ask", act: advised },
  { on: ["l"], shows: ["L"], says: "log", act: ({ panels }) => did(panels.toggle("log")) },
  { on: ["?"], shows: ["?"], says: "rules", act: ({ panels }) => did(panels.toggle("rules")) },
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
    act: ({ panels }) => did(panels.toggle("keys")),
    always: true,
  },
];

/** Whether a key is meant for the table, not for a field or a dialog. */
export function forTable(event: KeyboardEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target);
}

const PRESSES = ["Enter", " "];
const ACTION = "[data-can], [data-undo]";

/** Whether a control that would act has the focus because it was clicked or because the page gave it: no key presses it. */
const isLeftBehind = (target: EventTarget | null): boolean =>
  !isByKeys() && target instanceof Element && target.closest(ACTION) !== null;

/** Whether a key may do something, in a dialog too that opened while it was held. */
const acts = (event: KeyboardEvent): boolean =>
  PRESSES.includes(event.key) || (/^[a-z1-6]$/i.test(event.key) && forTable(event));

/** Keys of a prompt, before anything that has the focus hears of them: what prints a key owns it. A key that is held
 * acts once. */
export function promptKeys(event: KeyboardEvent, { input }: KeyTarget): void {
  if (event.defaultPrevented) return;
  if (event.repeat && acts(event) && !isField(event.target)) return own(event);
  if (!forTable(event)) return;
  const { store, enterOffer: enters } = input;
  if (store.inCutscene) {
    store.skip(); // any key ends a scene, and does nothing else
    own(event);
  } else if (event.key === "Enter" && enters) {
    void input.choose(enters);
    own(event);
  } else if (PRESSES.includes(event.key) && isLeftBehind(event.target)) {
    if (event.key === " ") store.skip();
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

export function tableKeys(event: KeyboardEvent, hands: KeyTarget): void {
  const key = KEYS.find(({ on }) => on.includes(event.key.toLowerCase()));
  if (!key || !(key.always || forTable(event))) return;
  if (key.act(hands, event)) event.preventDefault();
}

function advised({ input, panels }: KeyTarget): boolean {
  return input.store.question?.advice ? (panels.advice = true) : false;
}

/** Skips animations; a focused button is pressed as well. */
function skipped({ input }: KeyTarget, { target }: KeyboardEvent): boolean {
  input.store.skip();
  return !(target instanceof HTMLButtonElement);
}

/** Closes the topmost panel, or else clears the selection. The browser closes dialogs. */
function escaped({ input }: KeyTarget, { target }: KeyboardEvent): boolean {
  input.store.skip();
  if (closeTopOverlay()) return false;
  if (input.cardPreview.card) input.cardPreview.end();
  else input.clear();
  if (typing(target)) (target as HTMLElement).blur();
  return false;
}

function turned({ input }: KeyTarget, { key }: KeyboardEvent): boolean {
  if (!input.isTurningTile) return false;
  input.rotate(key === "ArrowLeft" ? -1 : 1);
  return true;
}

function entered({ input }: KeyTarget, { target }: KeyboardEvent): boolean {
  if (target instanceof Element && target.closest("button, a, [role=button]")) return false;
  if (!input.pinned && !input.isTurningTile) return false;
  input.click(input.pinned || spotFor.turn(input.tileTurn), false);
  return true;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, dialog, dialog *");
}
