/** Setting up a game: which variants go together, for how many seats. All of it is read from the catalog. */
import type { Face, Game } from "../net/wire";

/** What somebody has chosen: variants, and how many sit down. */
export interface Setup {
  chosen: readonly string[]; // by hand; the number of seats may bring others
  seats: number;
}

/** The numbers of seats for which these variants can be played together; none if they cannot be. */
export function seatsOf(game: Game, variants: readonly string[]): number[] {
  const fits = game.variants.filter(({ name }) => variants.includes(name));
  const together = fits.every(
    (fit) =>
      fit.needs.every((name) => variants.includes(name)) &&
      !fit.excludes.some((name) => variants.includes(name)),
  );
  const changed = fits.filter(({ seats }) => seats.length);
  const all = changed[0]?.seats ?? game.seats;
  return together ? all.filter((seats) => changed.every((fit) => fit.seats.includes(seats))) : [];
}

/** The variants that are played: those chosen, and the fewest others without which so many could not sit. */
export function played(game: Game, { chosen, seats }: Setup): string[] | null {
  const all = game.variants.map(({ name }) => name);
  const others = game.variants
    .filter(({ name, seats: changed }) => changed.length && !chosen.includes(name))
    .map(({ name }) => name);
  for (const more of subsets(others)) {
    const variants = all.filter((name) => chosen.includes(name) || more.includes(name));
    if (seatsOf(game, variants).includes(seats)) return variants;
  }
  return null;
}

/** The setup with another number of seats. What was chosen stays, unless it rests on what that number takes away; what is
 * usual with that number comes along. */
export function withSeats(game: Game, before: Setup, seats: number): Setup | null {
  const { chosen } = before;
  const needs = (name: string): string[] => game.variants.find((fit) => fit.name === name)?.needs ?? [];
  const resting = chosen.filter((name) => needs(name).every((other) => chosen.includes(other)));
  const found = [chosen, resting]
    .map((some) => ({ chosen: some, seats }))
    .find((setup) => played(game, setup));
  return found ? withUsual(game, played(game, before) ?? [], found) : null;
}

/** The setup with the usual variants whose needs are met now and were not among the variants played before. */
export function withUsual(game: Game, before: readonly string[], setup: Setup): Setup {
  const on = played(game, setup) ?? [];
  const usual = game.variants.filter(
    ({ usual, needs, name, excludes }) =>
      usual &&
      !on.includes(name) &&
      needs.every((other) => on.includes(other)) &&
      !needs.every((other) => before.includes(other)) &&
      !excludes.some((other) => on.includes(other)),
  );
  return { ...setup, chosen: [...setup.chosen, ...usual.map(({ name }) => name)] };
}

/** The setup with a variant on or off; as many seats as before, or the nearest number that goes with it. */
export function switched(game: Game, setup: Setup, name: string): Setup {
  const on = !played(game, setup)?.includes(name);
  const fits = new Map(game.variants.map((fit) => [fit.name, fit]));
  const goes = (other: string): boolean =>
    on ? !fits.get(name)?.excludes.includes(other) : other !== name && !fits.get(other)?.needs.includes(name);
  const chosen = [...setup.chosen.filter((other) => goes(other)), ...(on ? [name] : [])];
  const seats = everyNumber(game)
    .sort((a, b) => Math.abs(a - setup.seats) - Math.abs(b - setup.seats))
    .find((count) => played(game, { chosen, seats: count })?.includes(name) === on);
  return seats === undefined ? setup : withUsual(game, played(game, setup) ?? [], { chosen, seats });
}

/** Variants that can be switched on or off now: those that need others appear with them. */
export function offered(game: Game, setup: Setup): string[] {
  const on = played(game, setup) ?? [];
  return game.variants
    .filter(({ needs }) => needs.every((name) => on.includes(name)))
    .map(({ name }) => name);
}

/** Every number of seats that the game can be played with, whatever it takes. */
export function everyNumber(game: Game): number[] {
  const all = new Set([...game.seats, ...game.variants.flatMap(({ seats }) => seats)]);
  return [...all].filter((seats) => played(game, { chosen: [], seats })).sort((a, b) => a - b);
}

export const ANY_FACE = "*";

/** The board that is played on: the first one unless another, or a random one, is chosen. */
export function faceOf(faces: readonly Face[], chosen: string): string {
  const random = faces[Math.floor(Math.random() * faces.length)];
  const face = chosen === ANY_FACE ? random : faces.find(({ id }) => id === chosen);
  return (face ?? faces[0])?.id ?? "";
}

/** All subsets, small ones first. */
function subsets(names: readonly string[]): string[][] {
  let all: string[][] = [[]];
  for (const name of names) all = [...all, ...all.map((some) => [...some, name])];
  return all.sort((a, b) => a.length - b.length);
}
