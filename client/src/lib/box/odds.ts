/** Odds of a bag: cubes are drawn one after the other and not put back (ADR 0074). */

/** Chance of each number of hits, from 0 on, when `drawn` of `all` cubes are drawn and `mine` of them hit. */
export function hitChances(mine: number, all: number, drawn: number): number[] {
  const draws = Math.min(drawn, all);
  let chances = [1];
  for (let draw = 0; draw < draws; draw++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    chances.forEach((chance, hits) => {
      const hit = (mine - hits) / (all - draw);
      next[hits] = (next[hits] ?? 0) + chance * (1 - hit);
      next[hits + 1] = (next[hits + 1] ?? 0) + chance * hit;
    });
    chances = next;
  }
  return chances.slice(0, Math.min(mine, draws) + 1);
}

/** What an attack may do to one seat. */
export interface Odds {
  /** Chance of at least one hit. */
  hit: number;
  /** Mean number of hits. */
  mean: number;
  /** Chance of so many hits as there are free health spaces. */
  down: number;
}

export function oddsOf(mine: number, all: number, drawn: number, left: number): Odds {
  const chances = hitChances(mine, all, drawn);
  const sum = (from: number): number => chances.slice(from).reduce((total, chance) => total + chance, 0);
  const mean = all ? (Math.min(drawn, all) * mine) / all : 0;
  return { hit: sum(1), mean, down: left > 0 ? sum(left) : 0 };
}

/** Draws `drawn` cubes from piles of these sizes, and returns how many came of each. */
export function drawCubes(
  piles: readonly number[],
  drawn: number,
  below: (n: number) => number = randomBelow,
): number[] {
  const left = [...piles];
  const came = piles.map(() => 0);
  let all = left.reduce((sum, n) => sum + n, 0);
  for (let draw = 0; draw < drawn && all > 0; draw++) {
    let at = below(all);
    const pile = left.findIndex((n) => (at -= n) < 0);
    left[pile] = (left[pile] ?? 0) - 1;
    came[pile] = (came[pile] ?? 0) + 1;
    all -= 1;
  }
  return came;
}

const RANGE = 2 ** 32;

/** A fair number below `n`: those beyond the last whole multiple are drawn again. */
export function randomBelow(n: number): number {
  const limit = RANGE - (RANGE % n);
  const [found = 0] = crypto.getRandomValues(new Uint32Array(1));
  return found < limit ? found % n : randomBelow(n);
}
