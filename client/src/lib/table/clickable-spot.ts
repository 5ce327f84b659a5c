/** A lit thing: whatever stands for a spot of the table can be pointed at, clicked, reached by keys and asked about. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { pointing } from "../page/pointing";
import type { AtTable } from "./context.svelte";
import type { Spot } from "./offers";

type Drawn = HTMLElement | SVGElement;

/** For the element that stands for a spot; `card` is what lies there, to be read large. */
export function lit({ desk, camera }: AtTable, spot: Spot, card = ""): Attachment<Drawn> {
  const tell = (): void => desk.preview(spot);
  const rest = (): void => {
    if (desk.hovered === spot) desk.preview("");
  };
  return (element) => {
    const onMap = element instanceof SVGElement; // a map can be dragged, and nothing on it is a button by itself
    const off = [
      on(element, "focus", tell),
      on(element, "blur", rest),
      on(element, "click", () => {
        if (!onMap || !camera.moved) desk.pick(spot);
      }),
      ...(onMap
        ? [on(element, "keydown", (event) => entered(event as KeyboardEvent, () => desk.pick(spot)))]
        : []),
      ...(card ? [on(element, "contextmenu", (event) => instead(event, () => desk.show(card, spot)))] : []),
    ];
    const unheard = pointing(tell, rest)(element);
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
