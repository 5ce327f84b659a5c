/** Pointing: whatever a pointer comes to is pointed at, not what comes to lie under a still one, as rooms do when the map moves. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

type Drawn = HTMLElement | SVGElement;

/** Tells once of a pointer that comes, and that it is gone, also when what it came to goes away under it. */
export function pointing(come: (event: PointerEvent) => void, go: () => void): Attachment<Drawn> {
  return (element) => {
    let there = false;
    const listen = (event: Event): void => {
      if (there || !isMeant(event as PointerEvent)) return;
      there = true;
      come(event as PointerEvent);
    };
    const leave = (): void => {
      there = false;
      go();
    };
    const off = [
      on(element, "pointermove", listen),
      on(element, "pointerdown", listen),
      on(element, "pointerleave", leave),
    ];
    return () => {
      if (there) queueMicrotask(go); // the page is being changed: what it shows cannot be written now
      off.forEach((stop) => stop());
    };
  };
}

let last: PointerEvent | null = null;
let moved = false;
addEventListener(
  "pointermove",
  (event) => {
    moved = event.clientX !== last?.clientX || event.clientY !== last.clientY;
    last = event;
  },
  { capture: true },
);

/** Browsers also tell of a pointer that was left where it is, when something else lies under it. */
export function isMeant({ type }: PointerEvent): boolean {
  return type !== "pointermove" || moved;
}
