/** Strokes that places are drawn with. */
export interface Stroke {
  d: string;
  /** Which tone of the place: light, air or dark. */
  tone: 0 | 1 | 2;
  opacity: number;
  /** Width of a line; without it the shape is filled. */
  line?: number;
}
export type Chance = () => number;

export function blob(x: number, y: number, rx: number, ry = rx): string {
  return `M${r(x - rx)} ${r(y)}a${r(rx)} ${r(ry)} 0 1 0 ${r(2 * rx)} 0a${r(rx)} ${r(ry)} 0 1 0 ${r(-2 * rx)} 0`;
}

export function spark(x: number, y: number, size: number): string {
  const [s, t] = [r(size), r(size / 5)];
  return `M${r(x)} ${r(y - size)}l${t} ${r(s - t)} ${r(s - t)} ${t} ${r(t - s)} ${t} ${-t} ${r(s - t)} ${-t} ${r(t - s)} ${r(t - s)} ${-t} ${r(s - t)} ${-t}Z`;
}

export function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

export function between(chance: Chance, low: number, high: number): number {
  return low + (high - low) * chance();
}

export function r(value: number): number {
  return Math.round(value * 10) / 10;
}
