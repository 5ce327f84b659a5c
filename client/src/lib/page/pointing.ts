/** Hover that ignores elements which moved under a resting pointer, such as rooms when the map moves. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

type Drawn = HTMLElement | SVGElement;

/** Calls `come` once when the pointer enters and `go` when it leaves or the element is removed. */
export function hover(come: (event: PointerEvent) => void, go: () => void): Attachment<Drawn> {
  return (element) => {
    let there = false;
    const listen = (event: Event): void => {
      if (there || !isPointerMove(event as PointerEvent)) return;
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

/** Whether a pointer really moved: browsers also send events when another element appears under a resting one. */
export function isPointerMove({ type }: PointerEvent): boolean {
  return type !== "pointermove" || moved;
}
