/** Modal dialog attachment. On close, focus returns to the element that had it before.
 *
 * The dialog itself has the focus where it says `autofocus`: somebody else opened it, and a key that was meant for the
 * table must answer nothing. */
import type { Attachment } from "svelte/attachments";

import { pushOverlay } from "./overlay-stack";

export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const before = document.activeElement;
  if (!dialog.open) dialog.showModal?.();
  if (dialog.autofocus) dialog.focus(); // some browsers take the first button, whatever it says
  dialog.scrollTop = 0; // the first button may be its last line: what it says is read from the top
  const gone = pushOverlay();
  return () => {
    gone();
    if ((before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected)
      before.focus({ preventScroll: true });
  };
};
