/** File dropped on the page, kept until the replay screen has read it. */
import { go, route, isCurrent, replayPath } from "./router.svelte";

const WELCOME = new Set(["lobby", "replay"]); // screens on which a record can be dropped
export const dropped: { file: File | null } = $state({ file: null });

/** Without this the browser would leave the page for the file. */
export function hover(event: DragEvent): void {
  if (WELCOME.has(route.current.screen) && event.dataTransfer?.types.includes("Files"))
    event.preventDefault();
}

export function drop(event: DragEvent): void {
  const file = event.dataTransfer?.files[0];
  if (!file || !WELCOME.has(route.current.screen)) return;
  event.preventDefault();
  dropped.file = file;
  if (!isCurrent(replayPath())) go(replayPath());
}
