/** Focus that is kept: what has it often goes with what it did, and then what is to be done next has it, not the page. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const PARTS = ".question, .tile, .hand, .offer, .bar, .map, .actions, .seats, .log, header";
/** What is asked goes before what was done last. */
const ASKED = ".question [data-can], .tile [data-can], .bar [data-can][data-key]";
const REACHED = "button:not(:disabled), a[href], input, [tabindex='0']";
const TRAIL = 4; // parts in which it was lately

interface Was {
  part: string;
  at: number;
}

/** For the element around all parts. Whoever points with a hand sees where to go on: nothing is moved for them. */
export const kept: Attachment<HTMLElement> = (whole) => {
  let had: Element | null = null;
  let byHand = false;
  let trail: Was[] = [];
  const noted = ({ target }: Event): void => {
    had = target as Element;
    const was = placeOf(had);
    if (was) trail = [was, ...trail.filter(({ part }) => part !== was.part)].slice(0, TRAIL);
  };
  const mend = (): void => {
    if (!had || byHand || had.isConnected || document.activeElement !== document.body) return;
    next(whole, trail)?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(mend);
  watcher.observe(whole, { childList: true, subtree: true });
  const off = [
    on(whole, "focusin", noted),
    on(window, "pointerdown", () => (byHand = true)),
    on(window, "keydown", () => (byHand = false), { capture: true }),
  ];
  return () => {
    watcher.disconnect();
    off.forEach((stop) => stop());
  };
};

/** For whoever comes to a table by keys: the focus, which nothing has yet. */
export function enter(): void {
  const table = document.querySelector(".table");
  if (table && document.activeElement === document.body) next(table, [])?.focus({ preventScroll: true });
}

function placeOf(element: Element): Was | null {
  const part = element.closest(PARTS);
  if (!part) return null;
  return { part: nameOf(part), at: reached(part, REACHED).indexOf(element as HTMLElement) };
}

function nameOf(part: Element): string {
  return PARTS.split(", ").find((name) => part.matches(name)) ?? "";
}

/** What is asked; else what can be done where it was, where it was before, or anywhere; else what is next to it. */
function next(whole: Element, trail: readonly Was[]): HTMLElement | undefined {
  const lit = trail.map(({ part, at }) => near(whole, part, "[data-can]", at));
  const dark = trail.map(({ part, at }) => near(whole, part, REACHED, at));
  const found = [reached(whole, ASKED)[0], ...lit, reached(whole, "[data-can]")[0], ...dark];
  return found.find((one) => one !== undefined) ?? reached(whole, REACHED)[0];
}

function near(whole: Element, part: string, what: string, at: number): HTMLElement | undefined {
  const inside = [...whole.querySelectorAll(part)].flatMap((one) => reached(one, what));
  return inside[Math.min(Math.max(at, 0), inside.length - 1)];
}

function reached(part: Element, what: string): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility?.() ?? true);
}
