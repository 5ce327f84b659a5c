/** Worker protocol between pages and the local server: all tabs share one channel, one worker answers. */

/** Messages of a page. `page` is its name; `id` and `line` are assigned by it. */
export type PageMessage =
  | { to: "house"; page: string; type: "who" | "bye" }
  | { to: "house"; page: string; type: "request"; id: number; method: string; target: string; body: string }
  | { to: "house"; page: string; type: "dial"; line: string; target: string }
  | { to: "house"; page: string; type: "say"; line: string; text: string }
  | { to: "house"; page: string; type: "hang"; line: string };

/** Messages of the local server to one page or to all. */
export type ServerMessage =
  | { to: "all"; type: "ready"; house: string }
  | { to: "all"; type: "loading"; progress: Progress }
  | { to: "all"; type: "failed"; why: string }
  | { to: string; type: "answer"; id: number; status: number; kind: string; body: string }
  | { to: string; type: "open" | "message" | "close"; line: string; text: string; code: number };

/** Progress of the engine: bytes done of all, or its start. */
export interface Progress {
  stage: "fetching" | "starting";
  done: number;
  all: number;
}

export const CHANNEL = "tiptoe-house";
export const LOCK = "tiptoe-house";
