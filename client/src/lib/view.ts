/** Names for what the page reads most of a message; their types are made from the server's. */
export type {
  Fact,
  LyingTile as Lying,
  OpenedLock as Lock,
  ScoreLine,
  ScorePart,
  Shown as View,
  ShownMap as MapView,
  ShownSeat as SeatView,
  ShownShip as ShipView,
} from "./wire";
