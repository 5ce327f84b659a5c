/** Theme of a game: its look, sounds and words on the page.
 *
 * The lobby part is bundled with the page; the table part is fetched with the game (docs/adr/0029).
 */
import type { Component } from "svelte";

import type { Recipe } from "../art/recipe";
import type { Backdrop } from "../art/scenes";
import type { BoardContent } from "../lib/games/content";
import type { TokenLook } from "../lib/games/tokens";
import type { Obstacles } from "../lib/map/rect-placement";
import type { EventName } from "../lib/net/names";
import type { Face } from "../lib/net/wire";
import type { Presentation } from "../lib/story/event-presentation";
import type { MarkLook } from "../map/marks";

/** Drawings of cards and tokens. */
export interface Art {
  recipes: Record<string, Recipe>;
  tokens: Record<string, string>;
  /** Icons as they come, coloured by `currentColor`. */
  icons: Record<string, string>;
  /** Places of its own behind the figures. */
  scenes?: Record<string, Backdrop>;
}

/** A colour, and a sign 16 units square. */
export interface Suit {
  fill: string;
  sign: string;
}

/** Which face of a game is played on. */
export interface FaceChoice {
  faces: readonly Face[];
  face: string;
  onchange: (id: string) => void;
}

/** Props of the overlay on a printed board. */
export interface BoardOverlayProps {
  board: BoardContent;
  /** Areas that must stay visible, in pixels. */
  ground: Obstacles;
  /** How much of the module where nobody walks the market takes, in pixels. */
  stall: number;
}

/** Pieces that stand in a room, by their numbers: on the side where no pawns are. */
export interface StandingFigures {
  figures: readonly number[];
  side: 1 | -1;
}

export interface GameTheme {
  /** Cover in the lobby, 240 units wide and 110 high. */
  Cover: Component;
  /** Puts a board together by hand, where a list of all would be long. */
  builder?: () => Promise<{ default: Component<FaceChoice> }>;
  table?: () => Promise<{ table: TableTheme }>;
  /** Messages of the game by language, overriding those of all games. */
  words?: Record<string, () => Promise<string>>;
  /** Icons of the signs that its two minutes explain. */
  signs?: () => Promise<{ signs: Record<string, string> }>;
  art?: () => Promise<{ art: Art }>;
}

/** Table part of a theme. Omitted fields use the defaults of all games. */
export interface TableTheme {
  /** The sign of an attack, on its banner at the edge of a card. */
  Attack?: Component;
  /** Figure woken by noise, more awake the further the rage marker is. */
  Watcher?: Component<{ marker: number; most: number }>;
  BoardOverlay?: Component<BoardOverlayProps>;
  Figures?: Component<StandingFigures>;
  suits?: Record<string, Suit>;
  /** Marks of rooms and tunnels. */
  marks?: Record<string, MarkLook>;
  /** Rewards of rooms that are drawn as the back of a token. */
  rewards?: Record<string, string>;
  /** Tokens by their kinds, and things of its market by their names. */
  tokens?: Record<string, TokenLook>;
  wares?: Record<string, Partial<TokenLook>>;
  /** Rules that explain a word of its cards. */
  terms?: Record<string, string>;
  /** Presentations of the game's own events. */
  presentations?: Partial<Record<EventName, Presentation>>;
}

/** Files such as `./words/en.ftl` by their language. */
export function byLanguage<File>(files: Record<string, File>): Record<string, File> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.ftl$/g, ""), file]),
  );
}
