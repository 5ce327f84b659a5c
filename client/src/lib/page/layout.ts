/** The layout of a table in the room that a window really has: its height counts as much as its width.
 *
 * Everything is in CSS pixels of the zoomed page. Nothing here knows the game: only numbers go in and come out.
 */

export type Kind = "desktop" | "tablet" | "phone";

export interface Room {
  width: number;
  height: number;
  seats: number;
  /** Panels in the column of seats besides them; in the line of a phone's seats each is a button. */
  panels?: number;
  /** Whether somebody holds cards here; without them their place is the map's. */
  hand: boolean;
  /** Pixels of the height that something else takes, below the table. */
  below?: number;
}

export interface Layout {
  kind: Kind;
  /** How much larger everything is drawn on a screen of very many pixels. */
  zoom: number;
  /** A phone on its side: the map has a column of its own. */
  lying: boolean;
  /** Seats are marks, and what there is to spend stands beside them. */
  folded: boolean;
  /** Captions below cards tell what a click does; otherwise keys on the cards. */
  captions: boolean;
  /** The reserve is a line of words and prices instead of cards. */
  chips: boolean;
  /** Panels of seats have two lines instead of three. */
  dense: boolean;
  /** The log has a place of its own. */
  log: boolean;
  /** How much air there is between things. */
  air: "roomy" | "close" | "tight";
  gap: number;
  top: number;
  /** Of everybody's line above the map, where there is one. */
  strip: number;
  /** Of a panel in the column of seats. */
  seat: number;
  /** Of a panel besides those of seats, at most. */
  panel: number;
  /** Of the column of seats; of their marks on a phone that lies on its side. */
  left: number;
  right: number;
  bottom: number;
  bar: number;
  acts: number;
  /** Widths of cards. */
  row: number;
  pile: number;
  hand: number;
  played: number;
  /** What is left for the map, without its bar. */
  map: { width: number; height: number };
}

/** The least width of what a finger touches. */
export const FINGER = 44;
/** Cards below this width show no sentences. */
export const TEXTLESS = 110;
/** Below this width a card is no longer told from another, and the reserve gives up its place. */
const LEAST_CARD = 84;
const LEAST_DESKTOP_CARD = 80; // then rather as on a phone
const MOST_CARD = 180;
const MOST_HAND = 138;
const LEAST_MAP = { desktop: 260, tablet: 280, phone: 220 };
const LEAST_MAP_WIDTH = 380;
const LEAST_LOG = 96;
const PANEL = { least: 300, most: 440 };
const LEAST_PLAYED = 64; // of a stack that opens under the pointer
const MOST_BESIDE = 4; // seats in one line of a tablet; more have two
const STEP = 12; // of a card that others cover
const FAN_AIR = 20;
const HIGH = 1.4; // of a card one wide
const CHIPS = 80; // two lines of two, with the air between
/** Two rows of the dungeon row, and a row of cards of the reserve that are seven tenths as wide. */
const ROWS = 2 * HIGH;
const ROWS_AND_RESERVE = ROWS + 0.7 * HIGH;

export function layoutOf(room: Room): Layout {
  const zoom = zoomOf(room.width, room.height);
  const inner = { ...room, width: room.width / zoom, height: (room.height - (room.below ?? 0)) / zoom };
  const { width, height } = inner;
  if (width >= 700 && height >= 900 && height > width) return { ...tablet(inner), zoom };
  const wide = desktop(inner);
  if (width >= 900 && wide.map.height >= LEAST_MAP.desktop && wide.row >= LEAST_DESKTOP_CARD)
    return { ...wide, zoom };
  return { ...(width > height ? lying(inner) : upright(inner)), zoom };
}

/** Up to 2560 x 1440 a larger window shows more; from there on the same, larger, twice as large at 3840 x 2160. */
export function zoomOf(width: number, height: number): number {
  return clamp(1, 1 + (Math.min(width / 2560, height / 1440) - 1) * 2, 2);
}

function desktop({ width, height, seats, panels = 0, hand }: Room): Layout {
  const gap = height >= 800 ? 8 : 6;
  const top = height >= 800 ? 44 : height >= 680 ? 40 : 36;
  const bar = height >= 800 ? 54 : height >= 680 ? 48 : 44;
  const bottom = Math.round(clamp(150, 0.236 * height, 222));
  const middle = height - top - bottom - 4 * gap;
  const left = Math.round(clamp(200, 0.138 * width, 264));
  const captions = height >= 800;
  const widest = (width - left - 4 * gap - 16 - LEAST_MAP_WIDTH) / 3;
  const { row, chips } = cardsBeside(middle, widest, captions);
  const right = 3 * row + 16;
  const seat = seats > 4 ? 64 : height >= 800 ? 88 : height >= 680 ? 74 : 66;
  const below = middle - seats * (seat + gap); // the seats, in their column
  const log = below - panels * (PANEL.least + gap) >= LEAST_LOG;
  const acts = Math.round(clamp(168, 0.13 * width, 250));
  const beside = right - acts - gap - FAN_AIR; // of what was played
  const handCard = Math.floor(Math.min(MOST_HAND, (bottom - 30) / HIGH));
  return {
    ...FLAT,
    kind: "desktop",
    air: captions ? "roomy" : height >= 680 ? "close" : "tight",
    captions,
    chips,
    gap,
    top,
    left,
    right,
    bottom,
    bar,
    seat,
    row,
    dense: middle < seats * (seat + 4),
    log,
    panel: panels && Math.min(PANEL.most, Math.floor((log ? below - LEAST_LOG - gap : below) / panels)),
    pile: Math.floor(0.7 * row),
    acts,
    hand: handCard,
    played: Math.floor(clamp(LEAST_PLAYED, beside - 4 * STEP, handCard - 6)),
    map: { width: width - left - right - 4 * gap, height: (hand ? middle : middle + bottom + gap) - bar },
  };
}

/** How wide a card of the row is, so that the row and the reserve are never higher than what is left for them. */
function cardsBeside(middle: number, widest: number, captions: boolean): { row: number; chips: boolean } {
  const labels = captions ? 44 : 34;
  const caps = captions ? 25 : 0;
  const roomy = (middle - labels - 6 - 3 * caps) / ROWS_AND_RESERVE;
  const chips = roomy < LEAST_CARD;
  const high = chips ? (middle - labels / 2 - 6 - 2 * caps - CHIPS) / ROWS : roomy;
  return { row: Math.floor(Math.min(high, widest, MOST_CARD)), chips };
}

function tablet({ width, height, seats }: Room): Layout {
  const dense = seats > MOST_BESIDE;
  const [top, strip, bar, chips, actions] = [48, dense ? 100 : 88, 64, 52, 70];
  const words = 24 + 29 + 26; // a label, captions, and the air around the hand
  const left = height - top - strip - bar - chips - actions - words;
  const row = Math.floor(Math.min((width - 24 - 5 * 8) / 6, (left - LEAST_MAP.tablet) / ROWS, 140));
  return {
    ...FLAT,
    kind: "tablet",
    dense,
    captions: true,
    chips: true,
    top,
    strip,
    bar,
    row,
    pile: row,
    played: row,
    hand: Math.min(row, Math.floor((width - 190 - 24 - 4 * 8) / 5)),
    gap: 0,
    left: 0,
    right: width,
    bottom: actions,
    map: { width, height: left - ROWS * row },
  };
}

function upright({ width, height }: Room): Layout {
  const rows = { top: 44, strip: 50, bar: 58, bottom: 44 + 146 + 56 };
  const open = height - rows.top - rows.strip - rows.bar - rows.bottom;
  const folded = open < LEAST_MAP.phone;
  const { top, strip, bar, bottom } = folded ? { top: 44, strip: 44, bar: 54, bottom: 126 + 52 } : rows;
  const card = folded ? 70 : 84;
  return {
    ...FLAT,
    kind: "phone",
    folded,
    captions: true,
    top,
    strip,
    bar,
    bottom,
    right: width,
    row: card,
    pile: card,
    hand: card,
    played: card,
    map: { width, height: height - top - strip - bar - bottom },
  };
}

function lying({ width, height, seats, panels = 0 }: Room): Layout {
  const [top, strip, bar, actions] = [44, 44, 44, 52];
  const right = Math.round(clamp(272, 0.42 * width, 400));
  const tray = height - top - strip - actions;
  const five = right - 16 - 4 * FINGER; // so that a hand of five is seen without scrolling
  const card = Math.floor(clamp(66, Math.min((tray - 44) / HIGH, five), 120));
  return {
    ...FLAT,
    kind: "phone",
    lying: true,
    left: Math.min(seats * 37 + panels * (FINGER + 3) + 56, right - 140),
    folded: true,
    captions: true,
    top,
    strip,
    bar,
    right,
    bottom: tray + actions,
    row: card,
    pile: card,
    hand: card,
    played: card,
    map: { width: width - right, height: height - top - bar },
  };
}

const FLAT = {
  zoom: 1,
  air: "roomy" as const,
  lying: false,
  folded: false,
  captions: false,
  chips: false,
  dense: false,
  log: false,
  gap: 0,
  strip: 0,
  seat: 0,
  panel: 0,
  left: 0,
  acts: 0,
};

function clamp(least: number, wanted: number, most: number): number {
  return Math.max(least, Math.min(wanted, most));
}
