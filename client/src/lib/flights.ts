/** What moves when something happens: a thing, from one place of the table to another.
 *
 * Places are read from the page by their `data-spot`: where a thing was before the picture follows, where it is after.
 */
import type { Content } from "./content";
import type { Fact, View } from "./view";

export type Thing = { card: string } | { back: true } | { cube: number } | { token: string } | { pawn: number };

export interface Flight {
  thing: Thing;
  from: string; // spots
  to: string;
  drops?: boolean; // with a small overshoot
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

const MOST = 16; // at once
const MOST_CUBES = 6; // of one clank

/** The flights of some facts, as this seat sees them. */
export function flightsOf(facts: readonly Fact[], me: number): Flight[] {
  return facts.flatMap((fact) => WAYS[fact.event]?.(fact, me) ?? []).slice(0, MOST);
}

type Way = (fact: Fact, me: number) => Flight[];

const WAYS: Record<string, Way> = {
  CardPlayed: (fact, me) => one(card(fact), hand(fact, me), `played:${text(fact, "card")}`),
  CardDrawn: (fact, me) => one(card(fact), `seat:${fact.seat}:deck`, hand(fact, me)),
  CardDiscarded: (fact, me) => one(card(fact), hand(fact, me), discard(fact)),
  CardAcquired: (fact) => one(card(fact), offered(fact), discard(fact)),
  DeviceUsed: (fact) => one(card(fact), offered(fact), "dungeon:discard"),
  MonsterDefeated: (fact) => one(card(fact), offered(fact), "dungeon:discard"),
  RowCardReplaced: (fact) => one(card(fact), offered(fact), "dungeon:discard"),
  CardRevealed: (fact) => one(card(fact), "dungeon:deck", offered(fact)),
  TunnelWalked: pawn,
  Teleported: pawn,
  TokenTaken: token,
  SecretRevealed: token,
  ItemBought: (fact) => one({ token: text(fact, "token") }, `market:${text(fact, "token")}`, `seat:${fact.seat}`),
  ClankMade: (fact) => cubes(fact, `seat:${fact.seat}`, `area:${fact.seat}`),
  ClankRemoved: (fact) => cubes(fact, `area:${fact.seat}`, `seat:${fact.seat}`),
};

function one(thing: Thing, from: string, to: string): Flight[] {
  return [{ thing, from, to }];
}

function pawn(fact: Fact): Flight[] {
  return one({ pawn: fact.seat }, `pawn:${fact.seat}`, `pawn:${fact.seat}`);
}

function token(fact: Fact): Flight[] {
  return one({ token: text(fact, "token") }, `pawn:${fact.seat}`, `seat:${fact.seat}`);
}

function cubes(fact: Fact, from: string, to: string): Flight[] {
  const n = Math.min(MOST_CUBES, Number(fact["n"]) || 0);
  return Array.from({ length: n }, () => ({ thing: { cube: fact.seat }, from, to, drops: true }));
}

function card(fact: Fact): Thing {
  const id = text(fact, "card");
  return id ? { card: id } : { back: true };
}

function hand(fact: Fact, me: number): string {
  return fact.seat === me ? `hand:${text(fact, "card")}` : `seat:${fact.seat}:hand`;
}

function discard(fact: Fact): string {
  return `seat:${fact.seat}:discard`;
}

/** Where a card is offered: in the row by its slot, otherwise on its pile. */
function offered(fact: Fact): string {
  return `row:${String(fact["slot"])}|pile:${text(fact, "card")}`;
}

function text(fact: Fact, name: string): string {
  const value = fact[name];
  return typeof value === "string" ? value : "";
}

/** The element at a spot, or at the first of several; `nth` counts from the last of those that share it. */
export function elementAt(spots: string, nth = 0): Element | null {
  for (const spot of spots.split("|")) {
    const found = [...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)].filter((element) => boxOf(element));
    if (found.length) return found[Math.max(0, found.length - 1 - nth)] ?? null;
  }
  return null;
}

/** Where an element is on the screen; nothing for one that is not shown. */
export function boxOf(element: Element): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width && height ? { x: left, y: top, width, height } : null;
}

const SAMPLES = 12;

/** The points of the tunnel that a pawn went through, in the units of the board; none where nothing is printed. */
export function tunnelBetween(content: Content, before: View | null, after: View | null, seat: number): Point[] {
  const [from, to] = [before?.seats[seat]?.room, after?.seats[seat]?.room];
  const tunnel = content.board?.tunnels.find((one) => (one.from === from && one.to === to) || (one.from === to && one.to === from));
  if (!tunnel || from === to) return [];
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", tunnel.path);
  const length = path.getTotalLength();
  const points = Array.from({ length: SAMPLES - 1 }, (_, n) => path.getPointAtLength((length * (n + 1)) / SAMPLES));
  return tunnel.from === from ? points : points.reverse();
}
