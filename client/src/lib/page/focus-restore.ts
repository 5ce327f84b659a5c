/** Focus restore: when the focused button disappears, focus moves to the open question, else to the nearest enabled
 * control. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { focusQuietly, isByHand } from "./focus.svelte";
import { partAround, partElement, partElements, partOf, partSelector, type Part } from "./parts";

const PLACES: readonly Part[] = [
  ...(["question", "tile", "hand", "offer", "bar", "map", "actions", "seats", "log", "header"] as const),
];
/** Answers of the open question, tried before all else; of those in the bar the one that Enter gives. */
const ASKED = [
  `:is(${partSelector("question", "tile")}) [data-can]`,
  `${partSelector("go")}[data-can]`,
  `${partSelector("bar")} [data-can][data-key]`,
];
const REACHED = "button:not(:disabled), a[href], input, [tabindex='0']";
const TRAIL = 4; // parts in which it was lately

interface Was {
  part: Part;
  at: number;
}

/** Restores lost focus inside the element around all parts, unless the last input was a pointer. */
export const restoreFocus: Attachment<HTMLElement> = (whole) => {
  let had: Element | null = null;
  let trail: Was[] = [];
  const noted = ({ target }: Event): void => {
    had = target as Element;
    const was = placeOf(had);
    if (was) trail = [was, ...trail.filter(({ part }) => part !== was.part)].slice(0, TRAIL);
  };
  const mend = (): void => {
    if (!had || isByHand() || had.isConnected || document.activeElement !== document.body) return;
    const there = next(whole, trail);
    if (there) focusQuietly(there);
  };
  const watcher = new MutationObserver(mend);
  watcher.observe(whole, { childList: true, subtree: true });
  const off = on(whole, "focusin", noted);
  return () => {
    watcher.disconnect();
    off();
  };
};

const PATIENCE = 5000; // milliseconds

/** Focuses the first action of the table as soon as it is drawn, for keyboard users. */
export function focusFirstAction(until = performance.now() + PATIENCE): void {
  const table = partElement("table");
  const there = table ? next(table, []) : undefined;
  if (document.activeElement !== document.body) return;
  if (there) focusQuietly(there);
  else if (performance.now() < until) requestAnimationFrame(() => focusFirstAction(until));
}

function placeOf(element: Element): Was | null {
  const around = partAround(element, ...PLACES);
  const part = around && partOf(around);
  return part ? { part, at: reached(around, REACHED).indexOf(element as HTMLElement) } : null;
}

/** Next focus: the open question, else an action in the last parts with focus, else any action, else a neighbour. */
function next(whole: Element, trail: readonly Was[]): HTMLElement | undefined {
  const lit = trail.map(({ part, at }) => near(whole, part, "[data-can]", at));
  const dark = trail.map(({ part, at }) => near(whole, part, REACHED, at));
  const asked = ASKED.map((what) => reached(whole, what)[0]);
  const found = [...asked, ...lit, reached(whole, "[data-can]")[0], ...dark];
  return found.find((one) => one !== undefined) ?? reached(whole, REACHED)[0];
}

function near(whole: Element, part: Part, what: string, at: number): HTMLElement | undefined {
  const inside = partElements(part, whole).flatMap((one) => reached(one, what));
  return inside[Math.min(Math.max(at, 0), inside.length - 1)];
}

function reached(part: Element, what: string): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility?.() ?? true);
}
