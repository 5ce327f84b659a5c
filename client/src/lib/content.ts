/** What a game is shown with and what does not change during play: docs/formats/content.md. Fetched once per language. */
import { bring } from "../art/art.svelte";
import { get } from "./api";
import { parseSpec } from "./specs";

export interface Gain {
  moment: string;
  what: string;
  n: number;
}
export interface Line {
  moment: string;
  lead: string;
  text: string;
  marked: string;
}
export interface CardContent {
  id: string;
  name: string;
  kind: string;
  kind_name: string;
  deck: "starter" | "reserve" | "dungeon";
  set: string;
  origin: string;
  copies: number;
  cost: number;
  paid_in: "skill" | "swords" | "none";
  also: { gold: number; lockpicks: number };
  points: number | null;
  points_text: string;
  attack: boolean;
  danger: boolean;
  where: string;
  gains: Gain[];
  lines: Line[];
  full: string[];
}
export interface TokenContent {
  id: string;
  name: string;
  kind: string;
  kind_name: string;
  type: string;
  type_name: string;
  set: string;
  origin: string;
  copies: number;
  points: number | null;
  points_text: string;
  needs_damage: number;
  usable: boolean;
  gains: Gain[];
  lines: Line[];
  full: string[];
}
export interface Point {
  x: number;
  y: number;
}
export interface BoardRoom extends Point {
  name: string;
  rx: number;
  ry: number;
  features: string[];
  label: Point;
  secrets: string[];
  laid: string[];
}
export interface BoardMark extends Point {
  what: string;
  angle: number;
  text: string;
  upright: boolean;
}
export interface BoardTunnel {
  from: string;
  to: string;
  keys: [string, string];
  path: string;
  boots: number;
  monsters: number;
  locks: number;
  arrow: boolean;
  marks: BoardMark[];
}
export interface BoardContent {
  id: string;
  name: string;
  picture: string;
  width: number;
  height: number;
  depths: number | null;
  ground: number | null;
  eye: { x: number; y: number; size: number } | null;
  rooms: Record<string, BoardRoom>;
  tunnels: BoardTunnel[];
}
export interface TileRoom extends Point {
  id: string;
  room: string;
  name: string;
  rx: number;
  ry: number;
  features: string[];
  reward: { what: string; n: number } | null;
  artifact: number | null;
}
export interface TilePart {
  from: string;
  to: string;
  path: string;
  footprints: boolean;
  monsters: number;
  lock: boolean;
  arrow: boolean;
}
export interface TileMark extends Point {
  what: string;
  angle: number;
  upright: boolean;
  part: number | null;
  room: string | null;
}
export interface Mouth extends Point {
  name: string;
  dx: number;
  dy: number;
}
export interface TileContent {
  id: string;
  name: string;
  set: "start" | "surface" | "depths";
  origin: string;
  haunted: boolean;
  width: number;
  height: number;
  picture: string;
  rooms: TileRoom[];
  parts: TilePart[];
  mouths: Mouth[];
  portal: Point | null;
  plate: Point;
  marks: TileMark[];
}
export interface TilesContent {
  size: number;
  start: string;
  backs: Record<string, string>;
  tiles: Record<string, TileContent>;
}
export interface Params {
  seats: number[];
  hand: number;
  cubes: number;
  black_cubes: number;
  health_spaces: number;
  market_price: number;
  rage: number[];
  countdown: number[];
  row: number;
  reserve: string[];
  starter: string[];
  bag_open: boolean;
  wild_cubes: number;
  wayshrine_spaces: number;
  lockpicks: number;
}
export interface Content {
  spec: string;
  language: string;
  version: string;
  cards: Record<string, CardContent>;
  tokens: Record<string, TokenContent>;
  kinds: Record<string, { name: string; one: string }>;
  card_kinds: Record<string, string>;
  features: Record<string, string>;
  marks: Record<string, string>;
  moments: Record<string, string>;
  seats: string[];
  params: Params;
  board: BoardContent | null;
  tiles: TilesContent | null;
}

const fetched = new Map<string, Promise<Content>>();

/** The content of a game in a language; asked for once, and again after a failure. */
export function content(spec: string, language: string): Promise<Content> {
  const path = `/api/content/${spec}?lang=${language}`;
  let answer = fetched.get(path);
  if (!answer) {
    void bring(parseSpec(spec).game);
    answer = get<Content>(path);
    answer.catch(() => fetched.delete(path));
    fetched.set(path, answer);
  }
  return answer;
}

/** The address of a drawing in the theme of the page. */
export function themed(path: string, theme: string): string {
  return theme === "parchment" ? `${path}${path.includes("?") ? "&" : "?"}theme=parchment` : path;
}
