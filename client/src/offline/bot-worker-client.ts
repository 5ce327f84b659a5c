/** Client of the bot worker, a second worker for long bot searches. Started with its first question. */
export interface Question {
  id: number;
  asked: Uint8Array;
}
export interface Thought {
  id: number;
  answer?: Uint8Array;
}

export class BotWorkerClient {
  private worker: Worker | undefined;
  private last = 0;
  private readonly waiting = new Map<
    number,
    { settle: (answer: Uint8Array) => void; lose: (why: Error) => void }
  >();

  /** Answer to a serialized bot question. On failure the caller searches in its own worker. */
  think(asked: Uint8Array): Promise<Uint8Array> {
    this.worker ??= this.begin();
    const id = ++this.last;
    return new Promise((settle, lose) => {
      this.waiting.set(id, { settle, lose });
      this.worker?.postMessage({ id, asked } satisfies Question);
    });
  }

  private begin(): Worker {
    const worker = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Thought>) => this.settle(data);
    worker.onerror = () => this.end();
    return worker;
  }

  private settle({ id, answer }: Thought): void {
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    if (answer) one?.settle(answer);
    else one?.lose(new Error("no thought"));
  }

  /** The next question starts another one. */
  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const id of [...this.waiting.keys()]) this.settle({ id });
  }
}
