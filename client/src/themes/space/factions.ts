/** Factions of cards. */
import type { Suit } from "../theme";

export const FACTIONS: Record<string, Suit> = {
  resistance: { fill: "#c8541f", sign: "M8 1 10 6H15L11 9 12.6 14.6 8 11.4 3.4 14.6 5 9 1 6H6Z" },
  outlaw: {
    fill: "#7a3fb0",
    sign: "M8 1.5C12 1.5 14 4 14 7.2 14 9 13 10 12 10.6V14H4V10.6C3 10 2 9 2 7.2 2 4 4 1.5 8 1.5ZM5.6 6.4a1.5 1.5 0 1 0 .1 0ZM10.4 6.4a1.5 1.5 0 1 0 .1 0Z",
  },
  science: {
    fill: "#0f7f86",
    sign: "M8 6.4a1.6 1.6 0 1 0 .1 0ZM8 3.6C12.4 3.6 15 5.8 15 8S12.4 12.4 8 12.4 1 10.2 1 8 3.6 3.6 8 3.6ZM8 5C4.6 5 2.5 6.6 2.5 8S4.6 11 8 11 13.5 9.4 13.5 8 11.4 5 8 5Z",
  },
};
