/** Source of the current focus: a pointer, keys that walk (Tab, arrows, M), or the page itself.
 *
 * A control that somebody walked to owns Enter and Space. One that has the focus because it was clicked, or because the
 * page gave it the focus, does not: a prompt that prints a key owns that key then. */
const STEPS = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "m", "M"]);
const CONTROL = "button, a[href], [role=button], [tabindex]";
const FIELD = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select";

import { spotOfElement, type MaybeSpot } from "../table/spots";
/** A control that was walked to, by what it stands for. */
interface Walked {
  spot: MaybeSpot;
  key: string;
}

let last: "pointer" | "step" | "key" | "page" = "page";
let byKeys = true;
const focus = $state<{ walked: Walked | null }>({ walked: null });

/** The control that has the focus and was walked to; nothing where the focus came by a pointer. */
export const walkedTo = (): Walked | null => focus.walked;

/** Whether the focus came by keys, or is still where keys had brought it. */
export const isByKeys = (): boolean => byKeys;

/** Whether the focus just moved by a keyboard step, not by the page. */
export const justWalked = (): boolean => last === "step";

/** Whether a target is a text field. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(FIELD);

/** Focuses an element without marking it as reached by keyboard. */
export function focusQuietly(element: HTMLElement): void {
  last = "page";
  element.focus({ preventScroll: true });
}

function look(): void {
  const control = byKeys ? document.activeElement?.closest<HTMLElement>(CONTROL) : null;
  focus.walked = control ? { spot: spotOfElement(control), key: control.dataset["key"] ?? "" } : null;
}

const lookSoon = (): void => queueMicrotask(look); // focus also moves while the page is being changed

addEventListener(
  "pointerdown",
  () => {
    last = "pointer";
    byKeys = false;
    look();
  },
  { capture: true },
);
addEventListener(
  "keydown",
  ({ key, target }) => {
    last = STEPS.has(key) && !isField(target) ? "step" : "key";
  },
  { capture: true },
);
addEventListener(
  "focusin",
  () => {
    if (last === "step") byKeys = true;
    if (last === "pointer") byKeys = false;
    lookSoon();
  },
  { capture: true },
);
addEventListener("focusout", lookSoon, { capture: true });
