/** Bot worker: the same engine, answering one question after another. */
import { loadEngine } from "./engine";
import type { Question, Thought } from "./bot-worker-client";

interface Second {
  think(asked: Uint8Array): Uint8Array;
}

const ready = loadEngine(() => undefined).then(
  (python) => python.pyimport("tiptoe.browser.bot_worker") as Second,
);
ready.catch((error: unknown) => {
  setTimeout(() => {
    throw error; // heard by whoever started this worker
  });
});

self.onmessage = async ({ data: { id, asked } }: MessageEvent<Question>) => {
  const second = await ready;
  self.postMessage(thought(second, id, asked));
};

function thought(second: Second, id: number, asked: Uint8Array): Thought {
  try {
    return { id, answer: second.think(asked) };
  } catch (error) {
    console.error(String(error).slice(-2000));
    return { id };
  }
}
