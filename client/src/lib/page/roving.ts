/** Roving focus: a list is one tab stop, and arrow keys move between its lines. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Its buttons have `tabindex="-1"`, itself `tabindex="0"`. */
export const roving: Attachment<HTMLElement> = (list) =>
  on(list, "keydown", (event) => {
    const inside = [...list.querySelectorAll<HTMLElement>("button, a[href]")];
    const here = inside.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key] ?? 0;
    const next = here < 0 && step < 0 ? inside.at(-1) : inside[here + step];
    if (!step || !next) return;
    event.preventDefault();
    next.focus();
  });
