/** A deck mixed of the cards of several games (RUL-130): what is written into the spec, and what the deck would be like. */
import type { MixedSet } from "../net/wire";

export const MIX = "cards:"; // before a set, in a spec

/** How many cards of each set are played with, by game. */
export type Counts = Readonly<Record<string, number>>;

/** All of the game's own cards, and none of another. */
export function plainCounts(sets: readonly MixedSet[]): Counts {
  return Object.fromEntries(sets.map(({ game, cards }, place) => [game, place === 0 ? cards : 0]));
}

/** The counts that these parts of a spec mean. */
export function countsOf(sets: readonly MixedSet[], parts: readonly string[]): Counts {
  const told = sets.flatMap(({ game, cards }) => {
    const part = parts.find((one) => homeOf(one) === game);
    return part ? [[game, Number(part.split(":")[2] ?? cards)] as const] : [];
  });
  return { ...plainCounts(sets), ...Object.fromEntries(told) };
}

/** The parts of a spec for these counts: `cards:classic`, or `cards:classic:40` for so many by lot. */
export function partsOf(sets: readonly MixedSet[], counts: Counts): string[] {
  return sets.flatMap(({ game, cards }, place) => {
    const n = counts[game] ?? 0;
    if (place === 0) return n < cards ? [`${MIX}${game}:${n}`] : [];
    return n === 0 ? [] : [n < cards ? `${MIX}${game}:${n}` : MIX + game];
  });
}

/** The game whose cards a part of a spec brings. */
export function homeOf(part: string): string {
  return part.slice(MIX.length).split(":")[0] ?? "";
}

type Numbers = "cards" | "attacks" | "dangers" | "monsters" | "companions" | "skill";

/** What the deck would be like: its size, shares in hundredths, and the mean cost in tenths. */
export function sharesOf(sets: readonly MixedSet[], counts: Counts): Record<Numbers, number> {
  const cards = sets.reduce((sum, { game }) => sum + (counts[game] ?? 0), 0);
  const drawn = (of: Exclude<Numbers, "cards">): number =>
    sets.reduce((sum, set) => sum + (set[of] * (counts[set.game] ?? 0)) / (set.cards || 1), 0);
  const share = (of: Exclude<Numbers, "cards">): number =>
    cards ? Math.round((100 * drawn(of)) / cards) : 0;
  const dear = cards - drawn("monsters");
  return {
    cards,
    attacks: share("attacks"),
    dangers: share("dangers"),
    monsters: share("monsters"),
    companions: share("companions"),
    skill: dear ? Math.round((10 * drawn("skill")) / dear) : 0,
  };
}

export interface Warning {
  what: string;
  n: number;
  least: number;
  most: number;
}

/** The numbers of a deck that are outside of what printed decks are like. */
export function warningsOf(
  found: Readonly<Record<string, number>>,
  bounds: Readonly<Record<string, readonly [number, number]>>,
): Warning[] {
  return Object.entries(bounds).flatMap(([what, [least, most]]) => {
    const n = found[what] ?? 0;
    return n < least || n > most ? [{ what, n, least, most }] : [];
  });
}
