/** A dialog that stands before everything else while it is there. Whoever came by key goes back to where they were. */
import type { Attachment } from "svelte/attachments";

import { opened } from "./overlay-stack";

export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const before = document.activeElement;
  if (!dialog.open) dialog.showModal?.();
  dialog.scrollTop = 0; // the first button may be its last line: what it says is read from the top
  const gone = opened();
  return () => {
    gone();
    if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected)
      before.focus({ preventScroll: true });
  };
};
