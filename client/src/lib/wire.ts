/** What travels between page and server. Written after `server/wire.py`; generated as soon as its document is there. */

import type { Offer } from "./offers";

export interface Chair {
  name: string;
  kind: string; // open, person, bot
  held: boolean;
  here: boolean;
}

export interface TableInfo {
  table: string;
  spec: string;
  phase: string; // lobby, playing, over
  abandoned: boolean;
  chairs: Chair[];
  seq: number;
  commitment: string;
  turn_seconds: number;
  asked: number;
  rematch: string;
}

export interface Listed {
  table: string;
  spec: string;
  phase: string;
  names: string[];
  open: number;
  updated: number;
}

export interface Sat {
  table: string;
  seat: number;
}

export interface Question {
  decision: number;
  seat: number;
  prompt: string;
  choices: string[];
  texts: string[];
  text: string;
  undo: boolean;
  offers?: Offer[];
}

export interface Consent {
  asked: number;
  seat: number;
  what: string;
  choices: number;
  waiting: number[];
}

export interface Position {
  view: unknown;
  question: Question;
  consent: Consent | null;
}

export type Entry = { seq: number; at: number; type: string } & Record<string, unknown>;

export interface Hello {
  type: "hello";
  seat: number;
  info: TableInfo;
  missed: Entry[];
  position: Position | null;
}

export interface Told {
  type: "told";
  entry: Entry;
  info: TableInfo;
  position: Position | null;
}

export interface Present {
  type: "present";
  info: TableInfo;
}

export interface Done {
  type: "done";
  id: number;
  seq: number;
}

export interface Refusal {
  type: "refused";
  id: number;
  word: string;
  rule: string;
  text: string;
}

export type ServerMessage = Hello | Told | Present | Done | Refusal;

export type Command =
  | { type: "choose"; decision: number; key: string }
  | { type: "undo"; decision: number }
  | { type: "ask-undo"; choices: number }
  | { type: "ask-end" }
  | { type: "answer"; asked: number; yes: boolean }
  | { type: "seat-bot"; seat: number; bot: string }
  | { type: "unseat"; seat: number }
  | { type: "start" }
  | { type: "hold"; seat: number; bot: string }
  | { type: "return" }
  | { type: "say"; text: string }
  | { type: "nudge" };

export interface Ask {
  id: number;
  command: Command;
}

export interface NewTable {
  spec: string;
  seats: string[];
  name: string;
  listed?: boolean;
  turn_seconds?: number;
}

export interface Game {
  faces: string[];
  variants: string[];
}

export interface Catalog {
  version: string;
  games: Record<string, Game>;
  bots: string[];
  languages: string[];
}
