/** Numbers of each command of path data; the fourth and fifth of an arc are flags that may stand without a space. */
const NUMBERS: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

/** The same drawing with one decimal, which in a picture of 512 units nobody sees. What is lost is carried on. */
export function shorter(body: string): string {
  return body.replaceAll(/ d="([^"]+)"/g, (_, data: string) => ` d="${short(data)}"`);
}

function short(data: string): string {
  let written = "";
  let rest = [0, 0];
  let start = rest;
  for (const [, command = "", text = ""] of data.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d+[^a-z]*)*)/gi)) {
    const kind = command.toLowerCase();
    const numbers = parse(kind, text);
    const size = NUMBERS[kind] ?? 0;
    written += command;
    if (kind === "z") rest = start;
    for (let from = 0; from < numbers.length; from += size) {
      const group = numbers.slice(from, from + size);
      rest = command === kind ? carry(kind, group, rest) : [0, 0];
      if (kind === "m" && from === 0) start = rest;
      written += group.map((value, n) => spaced(value, n === 0 && from === 0)).join("");
    }
  }
  return written;
}

/** Rounds a relative group in place; its end takes what earlier ends lost, and what it loses itself is returned. */
function carry(kind: string, group: number[], rest: number[]): number[] {
  const lost = [...rest];
  const ends = kind === "h" ? [0] : kind === "v" ? [1] : [0, 1];
  ends.forEach((axis, n) => {
    const place = group.length - ends.length + n;
    const exact = (group[place] ?? 0) + (rest[axis] ?? 0);
    group[place] = tenth(exact);
    lost[axis] = exact - tenth(exact);
  });
  return lost;
}

function parse(kind: string, text: string): number[] {
  const numbers: number[] = [];
  let at = 0;
  for (;;) {
    const place = numbers.length % 7;
    const pattern = kind === "a" && (place === 3 || place === 4) ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) return numbers;
    numbers.push(Number(found[1]));
    at = pattern.lastIndex;
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function spaced(value: number, first: boolean): string {
  const text = String(tenth(value) || 0).replace(/^(-?)0\./, "$1.");
  return first || text.startsWith("-") ? text : ` ${text}`;
}
