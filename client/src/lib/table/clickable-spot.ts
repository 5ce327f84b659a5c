/** Clickable spot attachment: an element for a spot can be hovered, clicked, reached by keys and asked about. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { hover } from "../page/pointing";
import type { TableContext } from "./context.svelte";
import type { Spot } from "./spots";

type Drawn = HTMLElement | SVGElement;

/** For the element that stands for a spot; `card` is what lies there, to be read large. */
export function clickableSpot({ input, camera }: TableContext, spot: Spot, card = ""): Attachment<Drawn> {
  const tell = (): void => input.preview(spot);
  const rest = (): void => {
    if (input.hovered === spot) input.preview("");
  };
  return (element) => {
    const onMap = element instanceof SVGElement; // a map can be dragged, and nothing on it is a button by itself
    const off = [
      on(element, "focus", tell),
      on(element, "blur", rest),
      on(element, "click", () => {
        if (!onMap || !camera.moved) input.click(spot);
      }),
      ...(onMap
        ? [on(element, "keydown", (event) => entered(event as KeyboardEvent, () => input.click(spot)))]
        : []),
      ...(card ? [on(element, "contextmenu", (event) => instead(event, () => input.show(card, spot)))] : []),
    ];
    const unheard = hover(tell, rest)(element);
    return () => {
      unheard?.();
      off.forEach((stop) => stop());
    };
  };
}

function entered(event: KeyboardEvent, act: () => void): void {
  if (event.key === "Enter") instead(event, act);
}

function instead(event: Event, act: () => void): void {
  event.preventDefault();
  act();
}
