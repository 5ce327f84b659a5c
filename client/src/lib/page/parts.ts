/** Parts of the table: names by which modules find elements of others (`data-part`); classes are for style alone. */

export const PARTS = [
  "actions",
  "bar", // what the pointed spot costs, below the map
  "character", // that a seat plays
  "chart", // the picture of the map
  "clock", // of the night, in Hours
  "countdown",
  "dragon",
  "eye", // of the dragon, where all of her has no place
  "fan", // the cards of the hand
  "go", // the button of the bar that Enter presses
  "hand",
  "header",
  "health",
  "lair", // of the dragon, in a sheet
  "lit-rule", // of the book
  "log",
  "map",
  "market",
  "night", // of a seat that plays alone
  "night-chip", // all of it behind one button
  "offer", // the dungeon row and the reserve
  "played",
  "question",
  "reserve",
  "resources",
  "room-list",
  "row",
  "score", // while a lesson tells of it
  "seats",
  "table",
  "tile", // in hand
  "tokens", // of a seat
  "world", // what the camera moves
] as const;

export type Part = (typeof PARTS)[number];

/** Selector of elements that are one of some parts. */
export const partSelector = (...parts: readonly Part[]): string =>
  parts.map((part) => `[data-part="${part}"]`).join(", ");

/** The first element that is a part. */
export const partElement = (part: Part, within: ParentNode = document): HTMLElement | null =>
  within.querySelector<HTMLElement>(partSelector(part));

/** All elements that are a part. */
export const partElements = (part: Part, within: ParentNode): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(partSelector(part)),
];

/** The innermost of some parts around an element. */
export const partAround = (element: Element, ...parts: readonly Part[]): Element | null =>
  element.closest(partSelector(...parts));

/** The part that an element is. */
export function partOf(element: Element): Part | undefined {
  const name = element.getAttribute("data-part");
  return PARTS.find((part) => part === name);
}
