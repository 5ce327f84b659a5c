/** SHA-256 in a few lines: pages that are not served over TLS have none of the browser's. */

const WORDS = 64;
const BLOCK = 64;

const primes = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.slice(0, WORDS).map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setUint32(padded.length - 4, message.length * 8);
  let state = START;
  for (let at = 0; at < padded.length; at += BLOCK) state = digested(state, scheduled(bytes, at));
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => hash.setInt32(4 * n, word));
  return new Uint8Array(hash.buffer);
}

function scheduled(bytes: DataView, at: number): Int32Array {
  const words = new Int32Array(WORDS);
  for (let n = 0; n < WORDS; n++) {
    if (n < 16) words[n] = bytes.getInt32(at + 4 * n);
    else {
      const [early, late] = [words[n - 15]!, words[n - 2]!];
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[n] = words[n - 16]! + first + words[n - 7]! + second;
    }
  }
  return words;
}

function digested(before: readonly number[], words: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = before as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < WORDS; n++) {
    const first = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + first + choice + ROUNDS[n]! + words[n]!) | 0;
    const second = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + second + most) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + before[n]!) | 0);
}
