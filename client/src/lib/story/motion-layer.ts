/** Motion layer: moves cards, cubes and tokens between spots of the table when an event happens. Pawns move on the
 * map.
 *
 * Positions are read from the page by `data-spot`, before and after the new position is drawn.
 */
import { presentationOf } from "./event-presentation";
import type { Fact } from "../net/view";
import { spotSelector, type Spot } from "../table/spots";
import type { Flight } from "./motions";

export type { Flight };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MOST = 16; // at once

/** The flights of some facts, as this seat sees them. */
export function flightsOf(facts: readonly Fact[], me: number): Flight[] {
  return facts.flatMap((fact) => presentationOf(fact).motion?.(fact, me) ?? []).slice(0, MOST);
}

/** The element at a spot, or at the first of several; `nth` counts from the last of those that share it. */
export function elementAt(spots: readonly Spot[], nth = 0): Element | null {
  for (const spot of spots) {
    const found = [...document.querySelectorAll(spotSelector(spot))].filter((element) => boxOf(element));
    if (found.length) return found[Math.max(0, found.length - 1 - nth)] ?? null;
  }
  return null;
}

/** Where an element is on the screen; nothing for one that is not shown. */
export function boxOf(element: Element): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width && height ? { x: left, y: top, width, height } : null;
}
