/** The table in every window: by its height as much as by its width. */
import { expect, test } from "vitest";

import { layoutOf, TEXTLESS, zoomOf, type Layout } from "../src/lib/page/layout";

const at = (width: number, height: number, seats = 4, hand = true): Layout =>
  layoutOf({ width, height, seats, hand });

test.each([
  [1920, 940, 44, 222, 136, 1198, 642],
  [1707, 860, 44, 203, 120, 1061, 581],
  [1536, 730, 40, 172, 120, 924, 494],
  [2560, 1300, 44, 222, 180, 1708, 1002],
  [1366, 768, 40, 181, 127, 743, 523],
  [1366, 640, 36, 151, 102, 817, 429],
  [1280, 593, 36, 150, 90, 768, 383],
  [1112, 834, 44, 197, 115, 518, 561],
])("%i x %i has the sizes of the design", (width, height, top, bottom, card, mapWidth, mapHeight) => {
  const layout = at(width, height);
  expect(layout).toMatchObject({ kind: "desktop", top, bottom, row: card, zoom: 1 });
  expect(Math.abs(layout.map.width - mapWidth)).toBeLessThan(8);
  expect(Math.abs(layout.map.height + layout.bar - mapHeight)).toBeLessThan(4);
});

/** Every window from the smallest phone to a wall, in steps that hit no designed size twice. */
const WINDOWS = Array.from({ length: 44 }, (_, n) => 320 + n * 83)
  .flatMap((width) => Array.from({ length: 31 }, (_, n) => [width, 320 + n * 61] as const))
  .filter(([width, height]) => width >= 320 && Math.max(width, height) >= 480);

/** The lowest window that a phone held upright has. */
const UPRIGHT = 540;
const LEAST: Record<Layout["kind"], number> = { desktop: 260, tablet: 280, phone: 220 };

test("in every window the map has its height, and the parts add up to the window", () => {
  for (const [width, height] of WINDOWS) {
    const layout = at(width, height);
    const [inner, high] = [width / layout.zoom, height / layout.zoom];
    const where = `${width} x ${height} ${layout.kind}`;
    const least = high >= UPRIGHT || layout.lying ? LEAST[layout.kind] : high - UPRIGHT + LEAST.phone;
    expect(layout.map.height, where).toBeGreaterThanOrEqual(least);
    expect(layout.map.width, where).toBeGreaterThan(
      layout.kind === "desktop" ? 360 : layout.lying ? 60 : 300,
    );
    expect(
      layout.map.width +
        (layout.kind === "desktop" ? layout.right + layout.left : layout.lying ? layout.right : 0),
      where,
    ).toBeLessThanOrEqual(inner);
  }
});

test("a panel beside those of seats has its height, and the log its own or none", () => {
  for (const [width, height] of WINDOWS) {
    const [layout, without] = [
      layoutOf({ width, height, seats: 1, panels: 1, hand: true }),
      at(width, height, 1),
    ];
    expect(without.panel).toBe(0);
    if (layout.kind !== "desktop") continue;
    const middle = height / layout.zoom - layout.top - layout.bottom - 4 * layout.gap;
    const log = layout.log ? 96 + layout.gap : 0;
    expect(layout.panel, `${width} x ${height}`).toBeGreaterThanOrEqual(240);
    expect(layout.seat + layout.gap + layout.panel + log, `${width} x ${height}`).toBeLessThanOrEqual(middle);
  }
});

test("row and reserve are never higher than their place, nor cards too small to be told apart", () => {
  for (const [width, height] of WINDOWS) {
    const layout = at(width, height);
    if (layout.kind !== "desktop") continue;
    const middle = height / layout.zoom - layout.top - layout.bottom - 4 * layout.gap;
    const caps = layout.captions ? 25 : 0;
    const reserve = layout.chips ? 80 - 17 : layout.pile * 1.4 + caps;
    expect(
      2 * (layout.row * 1.4 + caps) + reserve + (layout.captions ? 44 : 34),
      `${width} x ${height}`,
    ).toBeLessThanOrEqual(middle);
    expect(layout.row, `${width} x ${height}`).toBeGreaterThanOrEqual(80);
  }
});

test("a tablet upright is a tablet, a phone on its side has the map beside the rest", () => {
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
    [1024, 1366],
  ] as const)
    expect(at(width, height).kind).toBe("tablet");
  for (const [width, height] of [
    [568, 320],
    [667, 375],
    [844, 390],
    [683, 384],
    [915, 412],
  ] as const)
    expect(at(width, height)).toMatchObject({ kind: "phone", lying: true });
  for (const [width, height] of [
    [1024, 768],
    [960, 540],
    [1112, 834],
  ] as const)
    expect(at(width, height).kind).toBe("desktop");
  expect(at(390, 664)).toMatchObject({ kind: "phone", folded: false, lying: false });
  expect(at(320, 568)).toMatchObject({ kind: "phone", folded: true });
});

test("the place of an empty hand is the map's", () => {
  const [held, empty] = [at(1366, 768), at(1366, 768, 4, false)];
  expect(empty.map.height).toBe(held.map.height + held.bottom + held.gap);
});

test("a log without its height is a button", () => {
  expect(at(1920, 940).log).toBe(true);
  expect(at(1366, 640, 6).log).toBe(false);
});

test("screens of very many pixels show the same table larger, and never smaller steps of it", () => {
  expect(zoomOf(1920, 1080)).toBe(1);
  expect(zoomOf(2560, 1440)).toBe(1);
  expect(zoomOf(3840, 2160)).toBe(2);
  expect(at(3840, 2160).row * 2).toBeGreaterThan(300);
  expect(TEXTLESS).toBeLessThan(at(1366, 768).row);
});
