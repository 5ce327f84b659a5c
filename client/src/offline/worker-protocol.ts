/** Talk between pages and the worker with the house: all tabs of a browser speak on one channel, one worker answers. */

/** What a page says. `page` is its name, `id` and `line` its own numbers. */
export type Asking =
  | { to: "house"; page: string; type: "who" | "bye" }
  | { to: "house"; page: string; type: "request"; id: number; method: string; target: string; body: string }
  | { to: "house"; page: string; type: "dial"; line: string; target: string }
  | { to: "house"; page: string; type: "say"; line: string; text: string }
  | { to: "house"; page: string; type: "hang"; line: string };

/** What the house says, to one page or to all. */
export type Answering =
  | { to: "all"; type: "ready"; house: string }
  | { to: "all"; type: "loading"; progress: Progress }
  | { to: "all"; type: "failed"; why: string }
  | { to: string; type: "answer"; id: number; status: number; kind: string; body: string }
  | { to: string; type: "open" | "message" | "close"; line: string; text: string; code: number };

/** How far the engine has come: so many bytes of so many, or that it is being started. */
export interface Progress {
  stage: "fetching" | "starting";
  done: number;
  all: number;
}

export const CHANNEL = "tiptoe-house";
export const LOCK = "tiptoe-house";
