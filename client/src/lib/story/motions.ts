/** Motions of cards, cubes and tokens from spot to spot; `event-presentation` assigns them to events. */

export type Thing = { card: string } | { back: true } | { cube: number } | { token: string };

export interface Flight {
  thing: Thing;
  from: string; // spots
  to: string;
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
type CardPlace = "hand" | "deck" | "discard" | "played" | "offered" | "dungeon:deck" | "dungeon:discard";
const MOST_CUBES = 6; // of one clank

export function moveCard(from: CardPlace, to: CardPlace): Motion {
  return (fact, me) => [{ thing: card(fact), from: cardSpot(from, fact, me), to: cardSpot(to, fact, me) }];
}

/** Cubes of a seat: `always`, or the number of the fact. */
export function moveCubes(from: string, to: string, always = 0): Motion {
  return (fact) => {
    const n = always || Math.min(MOST_CUBES, fact.n ?? 0);
    return Array.from({ length: n }, () => ({
      thing: { cube: fact.seat },
      from: `${from}:${fact.seat}`,
      to: `${to}:${fact.seat}`,
      drops: true,
    }));
  };
}

/** Token from a room or the market to the seat that takes it. */
export function moveToken(fact: MovableFact): Flight[] {
  const token = fact.token ?? "";
  return [{ thing: { token }, from: `market:${token}|pawn:${fact.seat}`, to: `seat:${fact.seat}` }];
}

function cardSpot(place: CardPlace, fact: MovableFact, me: number): string {
  const id = fact.card ?? "";
  if (place === "played") return `played:${id}`;
  if (place === "offered") return `row:${fact.slot}|pile:${id}`;
  if (place === "hand" && fact.seat === me) return `hand:${id}`;
  return place.startsWith("dungeon:") ? place : `seat:${fact.seat}:${place}`;
}

function card(fact: MovableFact): Thing {
  return fact.card ? { card: fact.card } : { back: true };
}
