/** The ways that things take across the table, from spot to spot; which event takes which one is told in `story`. */

export type Thing = { card: string } | { back: true } | { cube: number } | { token: string };

export interface Flight {
  thing: Thing;
  from: string; // spots
  to: string;
  drops?: boolean; // with a small overshoot
}

/** What of a fact may move: every fact is one of these. */
export interface Moving {
  seat: number;
  card?: string | null;
  token?: string;
  slot?: number;
  n?: number;
}

export type Way = (fact: Moving, me: number) => Flight[];

/** Where a card comes from or goes to: a pile of its seat, its place in the offer, or a pile of the dungeon. */
type CardPlace = "hand" | "deck" | "discard" | "played" | "offered" | "dungeon:deck" | "dungeon:discard";
const MOST_CUBES = 6; // of one clank

export function carded(from: CardPlace, to: CardPlace): Way {
  return (fact, me) => [{ thing: card(fact), from: cardSpot(from, fact, me), to: cardSpot(to, fact, me) }];
}

/** Cubes of a seat, as many as the fact says, or so many. */
export function cubed(from: string, to: string, always = 0): Way {
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

/** A token from the room, or from the market, to whoever takes it. */
export function tokened(fact: Moving): Flight[] {
  const token = fact.token ?? "";
  return [{ thing: { token }, from: `market:${token}|pawn:${fact.seat}`, to: `seat:${fact.seat}` }];
}

function cardSpot(place: CardPlace, fact: Moving, me: number): string {
  const id = fact.card ?? "";
  if (place === "played") return `played:${id}`;
  if (place === "offered") return `row:${fact.slot}|pile:${id}`;
  if (place === "hand" && fact.seat === me) return `hand:${id}`;
  return place.startsWith("dungeon:") ? place : `seat:${fact.seat}:${place}`;
}

function card(fact: Moving): Thing {
  return fact.card ? { card: fact.card } : { back: true };
}
