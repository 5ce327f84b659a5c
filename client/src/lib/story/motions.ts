/** Motions of cards, cubes and tokens from spot to spot; `event-presentation` assigns them to events. */

import { spotFor, type DungeonPile, type SeatPile, type Spot } from "../table/spots";

export type Thing = { card: string } | { back: true } | { cube: number } | { token: string };

export interface Flight {
  thing: Thing;
  /** Its place: the first of these spots that is shown. */
  from: readonly Spot[];
  to: readonly Spot[];
  drops?: boolean; // with a small overshoot
}

/** Fields of a fact that motions read. */
export interface MovableFact {
  seat: number;
  card?: string | null;
  token?: string;
  slot?: number;
  n?: number;
}

export type Motion = (fact: MovableFact, me: number) => Flight[];

/** Where a card comes from or goes to: a pile of its seat, its place in the offer, or a pile of the dungeon. */
type CardPlace = SeatPile | `dungeon:${DungeonPile}` | "played" | "offered";
/** The spot of a seat's cubes. */
type SeatSpot = "seat" | "pawn" | "area";
const MOST_CUBES = 6; // of one clank

export function moveCard(from: CardPlace, to: CardPlace): Motion {
  return (fact, me) => [{ thing: card(fact), from: cardSpots(from, fact, me), to: cardSpots(to, fact, me) }];
}

/** Cubes of a seat: `always`, or the number of the fact. */
export function moveCubes(from: SeatSpot, to: SeatSpot, always = 0): Motion {
  return (fact) => {
    const n = always || Math.min(MOST_CUBES, fact.n ?? 0);
    return Array.from({ length: n }, () => ({
      thing: { cube: fact.seat },
      from: [spotFor[from](fact.seat)],
      to: [spotFor[to](fact.seat)],
      drops: true,
    }));
  };
}

/** Token from a room or the market to the seat that takes it. */
export function moveToken(fact: MovableFact): Flight[] {
  const token = fact.token ?? "";
  return [
    {
      thing: { token },
      from: [spotFor.market(token), spotFor.pawn(fact.seat)],
      to: [spotFor.seat(fact.seat)],
    },
  ];
}

function cardSpots(place: CardPlace, fact: MovableFact, me: number): Spot[] {
  const id = fact.card ?? "";
  if (place === "played") return [spotFor.played(id)];
  if (place === "offered")
    return [...(fact.slot === undefined ? [] : [spotFor.row(fact.slot)]), spotFor.pile(id)];
  if (place === "hand" && fact.seat === me) return [spotFor.hand(id)];
  return place === "dungeon:deck" || place === "dungeon:discard"
    ? [place]
    : [spotFor.seatPile(fact.seat, place)];
}

function card(fact: MovableFact): Thing {
  return fact.card ? { card: fact.card } : { back: true };
}
