/** Focus restore: when the control that somebody walked to disappears, the focus moves to an answer of the open question,
 * from a played card to the next one, else to a place where Enter only explains: nothing is done that was not meant. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { focusQuietly, isByKeys } from "./focus.svelte";
import { partAround, partElement, partElements, partOf, partSelector, type Part } from "./parts";

const PLACES: readonly Part[] = [
  ...(["question", "tile", "hand", "offer", "bar", "map", "actions", "seats", "log", "header"] as const),
];
/** Answers of the open question, tried before all else; of those in the bar the one that Enter gives. Potions and the
 * like wait in the bar as well: they answer nothing. */
const ASKED = [
  `:is(${partSelector("question", "tile")}) [data-can]`,
  `${partSelector("go")}[data-can]`,
  `${partSelector("bar")} [data-answers]`,
];
const REACHED = "button:not(:disabled), a[href], input, [tabindex='0']";
/** Places where nothing can be done: Enter says why. */
const EXPLAINED = ":is(button:not(:disabled), [tabindex='0'])[data-spot]:not([data-can])";
const TRAIL = 4; // parts in which it was lately

interface Was {
  part: Part;
  at: number;
}

/** Restores lost focus inside the element around all parts, for whoever walks by keys. */
export const restoreFocus: Attachment<HTMLElement> = (whole) => {
  let had: Element | null = null;
  let trail: Was[] = [];
  const noted = ({ target }: Event): void => {
    had = target as Element;
    const was = placeOf(had);
    if (was) trail = [was, ...trail.filter(({ part }) => part !== was.part)].slice(0, TRAIL);
  };
  const mend = (): void => {
    if (!had || !isByKeys() || had.isConnected || document.activeElement !== document.body) return;
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
  const there = table ? next(table, [{ part: "hand", at: 0 }]) : undefined;
  if (document.activeElement !== document.body) return;
  if (there) focusQuietly(there);
  else if (performance.now() < until) requestAnimationFrame(() => focusFirstAction(until));
}

function placeOf(element: Element): Was | null {
  const around = partAround(element, ...PLACES);
  const part = around && partOf(around);
  return part ? { part, at: reached(around, REACHED).indexOf(element as HTMLElement) } : null;
}

/** Next focus: an answer of the open question, else a card in the hand after another, else a place nearby that only
 * explains, else the map. */
function next(whole: Element, trail: readonly Was[]): HTMLElement | undefined {
  const last = trail[0];
  const found = [
    ...ASKED.map((what) => reached(whole, what)[0]),
    last?.part === "hand" ? near(whole, "hand", "[data-can]", last.at) : undefined,
    ...trail.map(({ part, at }) => near(whole, part, EXPLAINED, at)),
    partElement("map", whole) ?? undefined,
  ];
  return found.find((one) => one !== undefined) ?? reached(whole, REACHED)[0];
}

function near(whole: Element, part: Part, what: string, at: number): HTMLElement | undefined {
  const inside = partElements(part, whole).flatMap((one) => reached(one, what));
  return inside[Math.min(Math.max(at, 0), inside.length - 1)];
}

function reached(part: Element, what: string): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility?.() ?? true);
}
