/** Game records opened from a file: read, sent to the server, and kept in this tab so that it can be reloaded. */
import { replayOf, Refused, showRecord } from "../net/api";
import type { Replay } from "../net/wire";
import { go, replayPath } from "../page/router.svelte";
import { say } from "../page/words.svelte";

const LARGEST = 200_000; // bytes, as the server has it
const KEPT = "tiptoe.record.";
const FILE = "file-";

/** Why a record cannot be looked at, with the line where that is known. */
export class BadRecord extends Error {}

/** Shows a file and goes there. */
export async function bring(file: File): Promise<void> {
  if (file.size > LARGEST) throw new BadRecord(say("record-too-long"));
  const { replay } = await shown(await file.text());
  go(replayPath(replay));
}

/** A replay by its name; a record that the server has forgotten is shown to it again. */
export async function replayNamed(name: string): Promise<Replay> {
  try {
    return await replayOf(name);
  } catch (error) {
    const text = name.startsWith(FILE) ? sessionStorage.getItem(KEPT + name) : null;
    if (!text || !(error instanceof Refused) || error.status !== 404) throw error;
    return shown(text);
  }
}

async function shown(text: string): Promise<Replay> {
  try {
    const replay = await showRecord(text);
    keep(replay.replay, text);
    return replay;
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 409) throw error;
    throw new BadRecord(say("record-unreadable", { line: error.line, why: error.message }));
  }
}

/** Only the latest: a tab has little room. */
function keep(name: string, text: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEPT)) sessionStorage.removeItem(key);
    sessionStorage.setItem(KEPT + name, text);
  } catch {
    return;
  }
}
