/** Flights: things that move when something happens, from one place of the table to another.
 *
 * Places are read from the page by their `data-spot`: where a thing was before the picture follows, where it is after.
 */
import type { Content } from "../games/content";
import { tellingOf } from "./story";
import type { Fact, View } from "../net/view";
import type { Flight } from "./ways";

export type { Flight };

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

const MOST = 16; // at once

/** The flights of some facts, as this seat sees them. */
export function flightsOf(facts: readonly Fact[], me: number): Flight[] {
  return facts.flatMap((fact) => tellingOf(fact).moves?.(fact, me) ?? []).slice(0, MOST);
}

/** The element at a spot, or at the first of several; `nth` counts from the last of those that share it. */
export function elementAt(spots: string, nth = 0): Element | null {
  for (const spot of spots.split("|")) {
    const found = [...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)].filter((element) =>
      boxOf(element),
    );
    if (found.length) return found[Math.max(0, found.length - 1 - nth)] ?? null;
  }
  return null;
}

/** Where an element is on the screen; nothing for one that is not shown. */
export function boxOf(element: Element): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width && height ? { x: left, y: top, width, height } : null;
}

const SAMPLES = 12;

/** The points of the tunnel that a pawn went through, in the units of the board; none where nothing is printed. */
export function tunnelBetween(
  content: Content,
  before: View | null,
  after: View | null,
  seat: number,
): Point[] {
  const [from, to] = [before?.seats[seat]?.room, after?.seats[seat]?.room];
  const tunnel = content.board?.tunnels.find(
    (one) => (one.from === from && one.to === to) || (one.from === to && one.to === from),
  );
  if (!tunnel || from === to) return [];
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", tunnel.path);
  const length = path.getTotalLength();
  const points = Array.from({ length: SAMPLES - 1 }, (_, n) =>
    path.getPointAtLength((length * (n + 1)) / SAMPLES),
  );
  return tunnel.from === from ? points : points.reverse();
}
