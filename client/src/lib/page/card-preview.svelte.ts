/** Card preview: enlarges a small card under the pointer; a long press opens the card to read. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import { spotOfElement, type MaybeSpot } from "../table/spots";
import { justWalked } from "./focus.svelte";
import { hover } from "./pointing";
import { partAround, type Part } from "./parts";

const SOON = 420; // milliseconds
const PRESSED = 480;
const REGIONS: readonly Part[] = ["offer", "hand", "played"];
const LARGE = 220; // pixels: what is as wide as this can be read where it lies

/** Where the card lies that is pointed at, and the part of the table around it. */
export interface PreviewedCard {
  beside: DOMRect;
  region: DOMRect;
  spot: MaybeSpot;
}

export class CardPreview {
  card = $state("");
  at: PreviewedCard | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private byFocus = false;

  /** `waits` while something else is looked at: nothing becomes large then. */
  constructor(private readonly waits: () => boolean = () => false) {}

  /** For the element that shows a card. `onread` is called when a finger rests on it. */
  of(card: string, onread: () => void): Attachment<HTMLElement> {
    return (element) => {
      let pressing: ReturnType<typeof setTimeout> | undefined;
      let read = false;
      const listeners: Record<string, (event: Event) => void> = {
        focus: () => {
          if (justWalked() && element.matches(":focus-visible")) this.soon(card, element, true);
        },
        blur: () => this.end(),
        pointerdown: (event) => {
          this.end();
          read = false;
          if ((event as PointerEvent).pointerType !== "mouse")
            pressing = setTimeout(() => ((read = true), onread()), PRESSED);
        },
        pointerup: () => clearTimeout(pressing),
        pointercancel: () => clearTimeout(pressing),
      };
      const spare = (event: Event): void => {
        if (!read) return;
        read = false;
        event.stopImmediatePropagation();
      };
      const pointed = hover(
        ({ pointerType }) => pointerType === "mouse" && this.soon(card, element),
        () => (clearTimeout(pressing), this.end()),
      );
      const off = [
        pointed(element),
        ...Object.entries(listeners).map(([name, listen]) => on(element, name, listen)),
        on(element, "click", spare, { capture: true }),
      ];
      return () => {
        clearTimeout(pressing);
        clearTimeout(this.timer);
        queueMicrotask(() => this.card === card && this.end()); // also where keys had brought it up
        off.forEach((stop) => stop?.());
      };
    };
  }

  /** Also when the card is taken away while it has the focus: its blur comes in the middle of that. */
  end(): void {
    clearTimeout(this.timer);
    this.byFocus = false;
    untrack(() => {
      this.card = "";
      this.at = null;
    });
  }

  /** A hand that moves is not interested in what keys have brought up. */
  moved(): void {
    if (this.byFocus) this.end();
  }

  private soon(card: string, element: HTMLElement, byFocus = false): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.waits()) return;
      this.byFocus = byFocus;
      const box = element.getBoundingClientRect();
      if (box.width >= LARGE) return;
      const region = partAround(element, ...REGIONS)?.getBoundingClientRect() ?? box;
      this.card = card;
      this.at = { beside: box, region, spot: spotOfElement(element) };
    }, SOON);
  }
}
