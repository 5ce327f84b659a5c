/** Window size, and the table layout for it. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

import { layoutOf, zoomOf, type Layout, type Room } from "./layout";

const USUAL = { width: 1366, height: 768 };

/** The layout of a table in this window. */
export function layoutNow(room: Omit<Room, "width" | "height">): Layout {
  return layoutOf({
    ...room,
    width: innerWidth.current ?? USUAL.width,
    height: innerHeight.current ?? USUAL.height,
  });
}

/** How much larger than designed everything is drawn on this screen. */
export function zoomNow(): number {
  return zoomOf(innerWidth.current ?? USUAL.width, innerHeight.current ?? USUAL.height);
}

/** The layout as lengths that every style sheet of the table may use, above so many pixels of something else. */
export function lengths(layout: Layout, below = 0): string {
  const px = (n: number): string => `${Math.round(n * 100) / 100}px`;
  const named: Record<string, number> = {
    below: below / layout.zoom,
    gap: layout.gap,
    top: layout.top,
    strip: layout.strip,
    seat: layout.seat,
    "panel-high": layout.panel,
    left: layout.left,
    offer: layout.right,
    bottom: layout.bottom,
    bar: layout.bar,
    acts: layout.acts,
    "row-card": layout.row,
    "pile-card": layout.pile,
    "hand-card": layout.hand,
    "played-card": layout.played,
  };
  return Object.entries(named)
    .map(([name, n]) => `--${name}: ${px(n)}`)
    .join("; ");
}
