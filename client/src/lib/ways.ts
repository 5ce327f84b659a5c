/** The ways that things take across the table, from spot to spot; which event takes which one is told in `story`. */
import type { Fact } from "./view";

export type Thing =
  { card: string } | { back: true } | { cube: number } | { token: string } | { pawn: number };

export interface Flight {
  thing: Thing;
  from: string; // spots
  to: string;
  drops?: boolean; // with a small overshoot
}

export type Way = (fact: Fact, me: number) => Flight[];

/** Where a card comes from or goes to: a pile of its seat, its place in the offer, or a pile of the dungeon. */
type CardPlace = "hand" | "deck" | "discard" | "played" | "offered" | "dungeon:deck" | "dungeon:discard";
const MOST_CUBES = 6; // of one clank

export function carded(from: CardPlace, to: CardPlace): Way {
  return (fact, me) => [{ thing: card(fact), from: cardSpot(from, fact, me), to: cardSpot(to, fact, me) }];
}

/** Cubes of a seat, as many as the fact says, or so many. */
export function cubed(from: string, to: string, always = 0): Way {
  return (fact) => {
    const n = always || Math.min(MOST_CUBES, Number(fact["n"]) || 0);
    return Array.from({ length: n }, () => ({
      thing: { cube: fact.seat },
      from: `${from}:${fact.seat}`,
      to: `${to}:${fact.seat}`,
      drops: true,
    }));
  };
}

export function pawned(fact: Fact): Flight[] {
  return [{ thing: { pawn: fact.seat }, from: `pawn:${fact.seat}`, to: `pawn:${fact.seat}` }];
}

/** A token from the room, or from the market, to whoever takes it. */
export function tokened(fact: Fact): Flight[] {
  const token = text(fact, "token");
  return [{ thing: { token }, from: `market:${token}|pawn:${fact.seat}`, to: `seat:${fact.seat}` }];
}

function cardSpot(place: CardPlace, fact: Fact, me: number): string {
  const id = text(fact, "card");
  if (place === "played") return `played:${id}`;
  if (place === "offered") return `row:${String(fact["slot"])}|pile:${id}`;
  if (place === "hand" && fact.seat === me) return `hand:${id}`;
  return place.startsWith("dungeon:") ? place : `seat:${fact.seat}:${place}`;
}

function card(fact: Fact): Thing {
  const id = text(fact, "card");
  return id ? { card: id } : { back: true };
}

function text(fact: Fact, name: string): string {
  const value = fact[name];
  return typeof value === "string" ? value : "";
}
