/** Start of the offline build: requests, connections and images go to the local server. */
import { transport } from "../lib/net/transport";
import { connect, serverState, knownInfo, request } from "./local-server.svelte";
import { picture } from "./pictures.svelte";

const WRITTEN = /^\/api\/(catalog|lessons|primer\/[a-z0-9-]+)\?lang=([\w-]+)$/; // answers that lie on the host
const EMPTY = /^\/api\/(tables|packs\?lang=[\w-]+)$/; // lists of what only a server has
const INFO = /^\/api\/tables\/([0-9a-f]{24})(?:\?.*)?$/;

export function useLocalServer(): void {
  transport.request = ask;
  transport.connect = connect;
  transport.imageUrl = picture;
}

/** From the host or from what this browser keeps, as far as that goes: an engine is loaded for playing. */
async function ask(asked: Request): Promise<Response> {
  const { pathname, search } = new URL(asked.url);
  const path = pathname + search;
  const [, name, lang] = WRITTEN.exec(path) ?? [];
  if (name) return fetch(`data/${lang}/${name}.json`);
  if (asked.method === "GET" && EMPTY.test(path)) return Response.json([]);
  const table = INFO.exec(path)?.[1];
  if (table && serverState().state === "none") return knownInfo(table);
  return request(asked.method, path, await asked.text());
}
