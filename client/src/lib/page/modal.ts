/** Modal dialog attachment. On close, focus returns to the element that had it before. */
import type { Attachment } from "svelte/attachments";

import { pushOverlay } from "./overlay-stack";

export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const before = document.activeElement;
  if (!dialog.open) dialog.showModal?.();
  dialog.scrollTop = 0; // the first button may be its last line: what it says is read from the top
  const gone = pushOverlay();
  return () => {
    gone();
    if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected)
      before.focus({ preventScroll: true });
  };
};
