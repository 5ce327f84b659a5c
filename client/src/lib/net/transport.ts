/** Transport for requests, connections and images: the network, unless the offline build answers in a worker. */
import type { Connector } from "./socket";

export interface Transport {
  request(request: Request): Promise<Response>;
  connect?: Connector;
  /** URL of an image of the server; undefined while the local server draws it. */
  imageUrl(path: string): string | undefined;
}

export const transport: Transport = {
  request: (request) => fetch(request),
  imageUrl: (path) => path,
};
