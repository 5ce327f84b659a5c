/** Notebook worker: its own engine, which runs one cell after another. */
import { loadEngine } from "./engine";
import type { Progress } from "./worker-protocol";

export interface Cell {
  id: number;
  code: string;
}
export interface Output {
  kind: "text" | "svg" | "error";
  body: string;
}
export type Told =
  | { type: "progress"; progress: Progress }
  | { type: "done"; id: number; outputs: Output[] }
  | { type: "failed" };

interface Cells {
  run(code: string): string;
}

const tell = (told: Told): void => self.postMessage(told);
const ready = loadEngine((progress) => tell({ type: "progress", progress })).then(
  (python) => python.pyimport("tiptoe.browser.cells") as Cells,
);
ready.catch((error: unknown) => {
  console.error(String(error).slice(-2000));
  tell({ type: "failed" });
});

self.onmessage = async ({ data: { id, code } }: MessageEvent<Cell>) => {
  const cells = await ready;
  tell({ type: "done", id, outputs: JSON.parse(cells.run(code)) as Output[] });
};
