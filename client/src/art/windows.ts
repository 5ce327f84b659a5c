/** The window of a card says its kind by its lower edge. Where the words need the room, it ends higher. */

/** How far a wordy card's window is shortened. */
export const SHORTENED = 22;

interface Window {
  tall: string;
  short: string;
}

function window(draw: (low: number) => string): Window {
  return { tall: draw(107), short: draw(107 - SHORTENED) };
}

export const WINDOWS: Record<string, Window> = {
  starter: window((y) => `M5 25H135V${y}H5Z`),
  action: window((y) => `M5 25H135V${y - 10}L124 ${y}H16L5 ${y - 10}Z`),
  item: window((y) => `M5 25H135V${y - 13}H128V${y - 6.5}H121V${y}H19V${y - 6.5}H12V${y - 13}H5Z`),
  companion: window(
    (y) => `M5 25H135V${y - 16}C135 ${y - 16} 118 ${y} 70 ${y}C22 ${y} 5 ${y - 16} 5 ${y - 16}Z`,
  ),
  gem: window((y) => `M5 25H135V${y - 24}L111 ${y}H29L5 ${y - 24}Z`),
  device: window(
    (y) =>
      `M5 25H135V${y - 11}H124L119 ${y}H103L98 ${y - 11}H79L74 ${y}H66L61 ${y - 11}H42L37 ${y}H21L16 ${y - 11}H5Z`,
  ),
  monster: window(
    (y) =>
      `M5 25H135V${y - 7}L125 ${y - 14} 116 ${y} 104 ${y - 11} 93 ${y + 1} 81 ${y - 10} 70 ${y + 1} 59 ${y - 10} 47 ${y + 1} 36 ${y - 11} 24 ${y} 15 ${y - 14} 5 ${y - 7}Z`,
  ),
};

/** The two lower corners of the parchment, filled in the colour of the plate. Drawn for the left; the right is its mirror. */
export const CORNERS: Record<string, string> = {
  starter: "M5 183H9V187H13V191H11A6 6 0 0 1 5 186Z",
  action: "M5 180L16 191H11A6 6 0 0 1 5 186Z",
  item: "M5 179H8V183H11.5V187H16V191H11A6 6 0 0 1 5 186Z",
  companion: "M5 178Q6.5 189.5 18 191H11A6 6 0 0 1 5 186Z",
  gem: "M5 177L9 185 19 191H11A6 6 0 0 1 5 186Z",
  device: "M5 179H8.5L10.5 182.5 8.5 184 11 187 13 185.5 16.5 187.5V191H11A6 6 0 0 1 5 186Z",
  monster: "M5 175L8 183 11 180 12 186.5 17 184.5 20 191H11A6 6 0 0 1 5 186Z",
};
