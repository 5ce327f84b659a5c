/** A file that was dropped on the page: kept until the screen that reads records has taken it. */
import { go, here, isHere, replayPath } from "./router.svelte";

const WELCOME = new Set(["lobby", "replay"]); // screens on which a record can be dropped
export const dropped: { file: File | null } = $state({ file: null });

/** Without this the browser would leave the page for the file. */
export function hover(event: DragEvent): void {
  if (WELCOME.has(here.place.screen) && event.dataTransfer?.types.includes("Files")) event.preventDefault();
}

export function drop(event: DragEvent): void {
  const file = event.dataTransfer?.files[0];
  if (!file || !WELCOME.has(here.place.screen)) return;
  event.preventDefault();
  dropped.file = file;
  if (!isHere(replayPath())) go(replayPath());
}
