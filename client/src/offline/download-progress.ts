/** Download progress of the engine, in transferred bytes where the host sends their number. */
import type { Progress } from "./worker-protocol";

const OFTEN = 100; // milliseconds between two words about it
const NEARLY = 0.95; // of the bytes: the rest is asked for when it starts

/** The same `fetch`, which tells how much of what it fetches has come; `sizes` has the files as they are unpacked. */
export function withProgress(
  ask: typeof fetch,
  sizes: Record<string, number>,
  tell: (progress: Progress) => void,
): typeof fetch {
  const all = sum(Object.values(sizes));
  let [unpacked, said, known, sent] = [0, 0, 0, 0];

  function note(bytes: number): void {
    unpacked += bytes;
    if (performance.now() - said < OFTEN && unpacked < all) return;
    said = performance.now();
    const smaller = known ? sent / known : 1; // as far as hosts have said
    const stage = unpacked >= all * NEARLY ? "starting" : "fetching";
    tell({ stage, done: Math.min(unpacked, all) * smaller, all: all * smaller });
  }

  return async (input, init) => {
    const answer = await ask(input, init);
    const size = sizes[answer.url.split("/").at(-1) ?? ""];
    if (!answer.body || !size) return answer;
    known += size;
    sent += Number(answer.headers.get("content-length")) || size;
    void count(answer.clone().body, note);
    return answer; // as it came: a browser keeps what it has compiled of a file that it knows by its address
  };
}

/** Read to its end beside whoever wants it; a failure is theirs to tell of. */
async function count(body: ReadableStream<Uint8Array> | null, note: (bytes: number) => void): Promise<void> {
  const parts = body?.getReader();
  try {
    for (let part = await parts?.read(); part && !part.done; part = await parts?.read())
      note(part.value.length);
  } catch {
    return;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
