/** The carrier of requests, connections and pictures: the network, unless a house in this browser takes its place. */
import type { Dial } from "./socket";

export interface Carrier {
  ask(path: string, init?: RequestInit): Promise<Response>;
  dial?: Dial;
  /** Under which address a picture of the server is shown; nothing while it is being drawn. */
  picture(path: string): string | undefined;
}

export const carrier: Carrier = {
  ask: (path, init) => fetch(path, init),
  picture: (path) => path,
};
