/** Offers: choices, and the spots where they are shown and clicked. Legality and prices come from the server. */

import type { Content, Cost, Offer as Offered, Question, Walk } from "../net/wire";
import { say } from "../page/words.svelte";
import { asSpot, isSpotOf, spotFor, type Spot, type SpotKind } from "./spots";

export type { Cost };

type Spoken = "action" | "cost" | "gains" | "harms";

/** A choice, and where it is shown; or a walk of several `steps`, which are chosen one after the other, through `rooms`
 * by their tunnels. */
export type Offer = Omit<Offered, Spoken> & {
  spot: Spot;
  action: string;
  cost: Cost;
  gains: string[];
  harms: string[];
  steps?: readonly string[];
  rooms?: readonly string[];
  ways?: readonly string[];
};

/** What the content says of verbs: what they are called where an offer does not say it, and where what they name lies. */
export type Verbs = Pick<Content, "actions" | "spots">;
type Answers = Pick<Question, "offers" | "walks" | "prices" | "lines">;

/** The choices of a question, with all that they say. */
export function offersOf({ offers, lines }: Answers, { actions, spots }: Verbs): Offer[] {
  return offers.map((offer) => {
    const way = offer.way ?? offer.room;
    const spot = spotOf(offer, spots[offer.verb]);
    return { ...offer, spot, ...said(offer, lines, actions[offer.verb]), ...(way && { way }) };
  });
}

/** Its walks, as something that can be done in the room they lead to. */
export function walksOf({ offers, walks, prices, lines }: Answers, { actions }: Verbs): Offer[] {
  const found: Offer[] = [];
  const verbs: string[] = []; // of the steps of each walk
  for (const walk of walks) {
    const before = offers[walk.first ?? -1] ?? found[walk.after ?? -1];
    const verb = offers[walk.first ?? -1]?.verb ?? verbs[walk.after ?? -1] ?? "";
    verbs.push(verb);
    const steps = [...stepsOf(before), walk.key];
    const price = prices[walk.price ?? -1];
    found.push({
      key: steps.join(" "),
      verb: "walk",
      text: say("walk-far", { n: steps.length, price: price?.text ?? "" }),
      ...said(walk, lines, actions[verb]),
      cost: price?.cost ?? {},
      room: walk.room,
      spot: spotFor.room(walk.room),
      steps,
      rooms: [...(found[walk.after ?? -1]?.rooms ?? [before?.room ?? ""]), walk.room],
      ways: [...waysOf(before), walk.way ?? walk.room],
    });
  }
  return found.filter((_, n) => !walks[n]?.passing);
}

const stepsOf = (offer: Offered | Offer | undefined): readonly string[] =>
  offer && "steps" in offer ? (offer.steps ?? []) : offer ? [offer.key] : [];

/** The tunnels that an offer leads through, by their keys. */
export const waysOf = (offer: Offered | Offer | undefined): readonly string[] =>
  offer && "ways" in offer ? (offer.ways ?? []) : [offer?.way ?? offer?.room ?? ""];

function said(offer: Offered | Walk, lines: readonly string[], action = ""): Pick<Offer, Spoken> {
  const read = (numbers: readonly number[] = []): string[] => numbers.flatMap((n) => lines[n] ?? []);
  return {
    action: offer.action || action,
    cost: "cost" in offer ? (offer.cost ?? {}) : {},
    gains: read(offer.gains),
    harms: read(offer.harms),
  };
}

export type Offers = ReadonlyMap<Spot, readonly Offer[]>;

/** Whether it lays the tile in hand, or turns one that lies. */
export const turnsTile = (offer: Pick<Offered, "turn">): boolean => offer.turn !== undefined;

/** `lies` is where what its verb names lies, where the content says so. */
export function spotOf(offer: Offered, lies = ""): Spot {
  const { slot, pile, card, token, dare, room, cell } = offer;
  if (lies) return asSpot([lies, card ?? token ?? dare].filter(Boolean).join(":")) || "other";
  if (offer.turn !== undefined) return spotFor.turn(offer.turn);
  if (slot !== undefined) return spotFor.row(slot);
  if (pile !== undefined) return spotFor.pile(pile);
  if (room !== undefined) return spotFor.room(room);
  if (cell !== undefined) return spotFor.cell(cell.x, cell.y);
  return "other";
}

export const isInHand = ({ spot }: Offer): boolean => isSpotOf(spot, "hand");
export const isInMarket = ({ spot }: Offer): boolean => isSpotOf(spot, "market");
export const isNo = ({ spot }: Offer): boolean => spot === "no";

/** What can be done in each place, what hurts least first: that is what a click does. Nobody is asked about a way that
 * only costs more. */
export function bySpot(offers: readonly Offer[]): Offers {
  const spots = new Map<Spot, Offer[]>();
  for (const offer of offers) {
    const { spot } = offer;
    const there = spots.get(spot) ?? [];
    if (there.some((other) => isTwin(offer, other) || isDearer(offer, other))) continue;
    const kept = there.filter((other) => !isDearer(other, offer));
    spots.set(
      spot,
      [...kept, offer].sort((one, other) => wounds(one) - wounds(other)),
    );
  }
  return spots;
}

/** Two ways to the same room at the same price, with the same outcome: nobody is asked which one. */
function isTwin(one: Offer, other: Offer): boolean {
  return (
    one.text === other.text && isDetour(one, other) && JSON.stringify(one.cost) === JSON.stringify(other.cost)
  );
}

/** Another way to the same room with the same outcome, at no lower price in anything and at a higher one in something. */
function isDearer(one: Offer, other: Offer): boolean {
  if (!isDetour(one, other)) return false;
  const [costs, than] = [one.cost, other.cost] as Record<string, number>[];
  const parts = Object.keys({ ...costs, ...than });
  const more = parts.map((what) => (costs?.[what] ?? 0) - (than?.[what] ?? 0));
  return more.every((n) => n >= 0) && more.some((n) => n > 0);
}

function isDetour(one: Offer, other: Offer): boolean {
  const [path, others] = [pathOf(one), pathOf(other)];
  return one.verb === other.verb && !!path && !!others && path !== others && comesTo(one) === comesTo(other);
}

const pathOf = ({ way, ways }: Offer): string => (ways ?? [way]).join(" ");
const comesTo = ({ gains, harms }: Offer): string => JSON.stringify([gains, harms]);

/** What of a price is not in another one; null where nothing is. */
export function otherwise(cost: Cost, than: Cost): Cost | null {
  const parts = Object.entries(cost).filter(([what, n]) => than[what as keyof Cost] !== n);
  return parts.length ? Object.fromEntries(parts) : null;
}

/** Whether a click knows what is meant: there is one price, or all others are paid with wounds. */
export function obvious([first, ...others]: readonly Offer[]): boolean {
  if (!first || !others.length) return true;
  return !wounds(first) && others.every((offer) => wounds(offer) > 0);
}

/** Whether a choice uses what is lost with the end of the turn. */
export function spends(offer: Offer): boolean {
  return isInHand(offer) || !!(offer.cost.skill || offer.cost.swords || offer.cost.boots);
}

const wounds = (offer: Offer): number => offer.cost.damage ?? 0;

const IN_PLACES: readonly SpotKind[] = ["room", "cell", "row", "pile", "turn"];

/** How a question is answered: where its answers lie, with a word in the bar, or from a list of them. */
export function answeredBy(answers: readonly Offer[]): "places" | "bar" | "list" {
  const real = answers.filter((offer) => !isNo(offer));
  if (real.every((offer) => isSpotOf(offer.spot, ...IN_PLACES))) return "places";
  const short = real.length === 1 || (real.length === 2 && real.every((offer) => offer.token_kind));
  return short && !real.some(isInHand) ? "bar" : "list";
}

/** Offers of tokens that lie in a room; of one that lies face down the offer and the room tell only the kind. */
export function lyingAmong(
  offers: readonly Offer[],
  tokens: readonly string[],
  kindOf: (token: string) => string | undefined,
): Offer[] {
  const named = new Set(tokens.flatMap((token) => [token, kindOf(token) ?? token]));
  return offers.filter(
    ({ spot, token, token_kind }) => spot === "other" && named.has(token ?? token_kind ?? ""),
  );
}

const SEEN_ELSEWHERE: readonly SpotKind[] = ["end", "hand", "row", "pile", "cell", "turn"];

/** Choices that no card, room or cell stands for: they are listed in words above the preview bar. A verb that `walks`
 * is done by a click on the room. */
export function inWords(offers: readonly Offer[], walks: readonly string[]): Offer[] {
  return offers.filter(({ spot, verb }) => !isSpotOf(spot, ...SEEN_ELSEWHERE) && !walks.includes(verb));
}

/** The part of a cost that has a mark of its own, in the order in which prices are read. */
export function marksOf(cost: Cost): { what: string; n: number }[] {
  const order = ["skill", "boots", "swords", "gold", "lockpicks", "damage"] as const;
  return order.flatMap((what) =>
    cost[what] ? [{ what: what === "damage" ? "heart" : what, n: cost[what] ?? 0 }] : [],
  );
}
