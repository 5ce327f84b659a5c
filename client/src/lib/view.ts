/** The position as `view/data.py` writes it: names instead of numbers. */

export interface SeatView {
  status: "in-play" | "escaped" | "knocked-out";
  /** How it ended: out alive, knocked out and rescued with all it has, or lost. */
  fate: "in-play" | "escaped" | "rescued" | "lost";
  room: string;
  leaving: boolean;
  skill: number;
  swords: number;
  boots: number;
  teleports: number;
  gold: number;
  lockpicks: number;
  offerings: number;
  prisoners_freed: number;
  supply: number;
  clank: number;
  damage: number;
  credit: number;
  blocked: boolean;
  in_play: (string | null)[];
  discard: (string | null)[];
  tokens: string[];
  hand_size: number;
  deck_size: number;
  deck_known: (string | null)[];
  hand: string[] | null;
  deck: string[] | null;
}

export interface Lying {
  tile: string;
  x: number;
  y: number;
  turn: number | null;
}

export interface Lock {
  tile: string;
  from?: string;
  to?: string;
  room?: string;
  feature?: string;
}

export interface MapView {
  tiles: Lying[];
  tiles_left: number;
  surface_left: number;
  revealed: Lying[];
  opened: Lock[];
  offerings: { room: string; seat: number }[];
  figures: string[];
  artifacts: string[];
  pools: Record<string, number>;
  ghosts: { bank: number; clank: number; bag: number | null };
}

/** What belongs to a ship and changes. */
export interface ShipView {
  ports: { room: string; seat: number }[];
  crystals: number;
  hunters: { track: number; clank: number; bag: number | null };
  blockade: boolean;
  lone_rounds: number;
}

export interface View {
  rules: string;
  seat: number;
  active: number;
  first: number;
  turn: number;
  round: number;
  over: boolean;
  row: (string | null)[];
  reserve: Record<string, number>;
  deck_size: number;
  dungeon_discard: (string | null)[];
  trashed: (string | null)[];
  market: string[];
  room_tokens: Record<string, string[]>;
  box: string[];
  marker: number;
  attack_cubes: number; // that an attack would draw now
  bag_size: number;
  black_in_bag: number | null;
  black_aside: number;
  countdown: number;
  out_order: number[];
  kept: string[];
  latents: { card: string; paid: number }[]; // texts of cards in play that wait for something, and how often they came true
  asked: number;
  prompt: string;
  about: string | null;
  seats: SeatView[];
  worth?: number; // of the own seat, if it were out now
  scores: number[];
  winners: number[];
  hands?: string[][];
  score_lines?: ScoreLine[];
  map?: MapView;
  ship?: ShipView;
}

/** A line of the final count: for each seat its points, what it carried even if it was lost, and what that is made of. */
export interface ScoreLine {
  id: string;
  name: string;
  points: number[];
  carried: number[];
  parts: ScorePart[][];
}

/** So many alike: a card, a token, or neither; points are those of each. */
export interface ScorePart {
  card: string | null;
  token: string | null;
  points: number;
  n: number;
}

/** A fact of an entry: its name, seat and rule, its numbers by name, and its sentence. */
export interface Fact {
  event: string;
  seat: number;
  rule: string;
  text?: string;
  [number: string]: unknown;
}
