/** Images drawn by the local server, requested once each and shown by object URL. */
import { SvelteMap } from "svelte/reactivity";

import { request } from "./local-server.svelte";

const shown = new SvelteMap<string, string>();
const asked = new Set<string>();

export function picture(path: string): string | undefined {
  if (!asked.has(path)) {
    asked.add(path);
    void draw(path);
  }
  return shown.get(path);
}

async function draw(path: string): Promise<void> {
  try {
    const answer = await request("GET", path, "");
    if (answer.ok) return void shown.set(path, URL.createObjectURL(await answer.blob()));
  } catch {
    // the same as an answer that is none
  }
  asked.delete(path);
}
